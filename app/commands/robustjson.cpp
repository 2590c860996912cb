// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/robustoutput.h"
#include "app/commands/searchjsonparts.h"
#include "app/commands/searchoutput.h"
#include "model/exports/exportnames.h"

#include <array>
#include <cmath>

namespace slipway {

using namespace Qt::StringLiterals;
using namespace searchjson;

using nlohmann::ordered_json;

namespace {

constexpr std::array constraintKinds = {"budget", "deadline", "window", "latency"};
static_assert(constraintKinds.size() == std::size_t(ConstraintChance::Kind::Latency) + 1);

ordered_json constraintJson(const ConstraintChance &constraint)
{
    return {{"kind", constraintKinds[static_cast<std::size_t>(constraint.kind)]},
            {"field", text(constraint.field)},
            {"workload", text(constraint.workload)},
            {"name", text(constraint.name)},
            {"deployment", text(constraint.deployment)},
            {"kept",
             {{"share", constraint.kept.share},
              {"error", constraint.kept.error},
              {"bound", text(QString(names::chanceBound[static_cast<std::size_t>(constraint.kept.bound)]))}}},
            {"keptAsPlanned", constraint.keptAsPlanned},
            {"met", constraint.met}};
}

ordered_json rangeJson(const Uncertainty &uncertainty)
{
    const CostRange &total = uncertainty.total;
    return {{"p10", text(total.p10.known().toDecimal())},
            {"p50", text(total.p50.known().toDecimal())},
            {"p90", text(total.p90.known().toDecimal())},
            {"mean", text(total.mean.known().toDecimal())}};
}

/// The difference of two totals as text, null where they cannot be compared.
ordered_json moreJson(const Total &total, const Total &than)
{
    const std::optional<Total> more = total.less(than);
    return more && more->isComplete() ? ordered_json(text(more->known().toDecimal())) : ordered_json();
}

ordered_json drawnChoiceJson(const DrawnChoice &choice, const DrawnChoice &likely, const Context &context)
{
    ordered_json json;
    setTotal(json, "total", choice.total);
    json["more"] = moreJson(choice.total, likely.total);
    json["range"] = rangeJson(choice.uncertainty);
    json["blockers"] = choice.blockers;
    json.update(robustnessJson(choice.robustness));
    json["taken"] = ordered_json::array();
    for (const TakenCandidate &taken : choice.taken) {
        ordered_json each = candidateJson(taken.candidate, context, taken.measure, taken.total());
        json["taken"].push_back({{"compute", text(taken.compute)}, {"candidate", std::move(each)}});
    }
    json["edit"] = choice.edit ? editJson(*choice.edit) : ordered_json();
    return json;
}

ordered_json optionalChoiceJson(const std::optional<DrawnChoice> &choice, const DrawnChoice &likely,
                                const Context &context)
{
    return choice ? drawnChoiceJson(*choice, likely, context) : ordered_json();
}

ordered_json flipJson(const Flip &flip)
{
    ordered_json json{
        {"place", text(flip.input.place)},
        {"field", text(flip.input.field)},
        {"name", text(flip.input.name)},
        {"owner", text(flip.input.owner)},
        {"unit", text(flip.input.unit)},
        {"origin", text(QString(names::rangeOrigin[static_cast<std::size_t>(flip.input.origin)]))},
        {"likely", flip.likely},
        {"at", flip.at},
        {"above", flip.isAbove()},
        {"because", flip.byConstraint ? "constraint" : "cost"}};
    json["distance"] = std::isfinite(flip.distance) ? ordered_json(flip.distance) : ordered_json();
    json["chance"] = flip.chance ? ordered_json(*flip.chance) : ordered_json();
    return json;
}

ordered_json flipsJson(const std::vector<ComputeFlips> &all, const Context &context,
                       const DrawnChoice &chosen)
{
    ordered_json list = ordered_json::array();
    for (const ComputeFlips &each : all) {
        ordered_json runnerUp
            = candidateJson(each.runnerUp.candidate, context, search::Measure::None, each.runnerUp.total);
        runnerUp.erase("measure");
        ordered_json json{{"compute", text(each.runnerUp.compute)},
                          {"runnerUp", std::move(runnerUp)},
                          {"more", moreJson(each.runnerUp.total, chosen.total)}};
        json["inputs"] = ordered_json::array();
        for (const Flip &flip : each.flips)
            json["inputs"].push_back(flipJson(flip));
        list.push_back(std::move(json));
    }
    return list;
}

ordered_json frontJson(const std::vector<ConfidencePoint> &front)
{
    ordered_json list = ordered_json::array();
    for (const ConfidencePoint &point : front) {
        ordered_json json{{"confidence", point.confidence}};
        setTotal(json, "total", point.total);
        list.push_back(std::move(json));
    }
    return list;
}

} // namespace

ordered_json robustnessJson(const Robustness &robustness)
{
    ordered_json json{{"robust", robustness.isRobust()},
                      {"confidence", robustness.confidence()},
                      {"required", robustness.required},
                      {"draws", robustness.draws}};
    json["constraints"] = ordered_json::array();
    for (const ConstraintChance &constraint : robustness.constraints)
        json["constraints"].push_back(constraintJson(constraint));
    return json;
}

ordered_json drawnJson(const DrawnSummary &summary)
{
    ordered_json json{{"range", rangeJson(summary.uncertainty)}};
    json.update(robustnessJson(summary.robustness));
    return json;
}

QByteArray robustPlanJson(const RobustAnswer &answer, const Context &context)
{
    const RobustPlan &plan = answer.plan;
    ordered_json json = ordered_json::parse(bestPlanJson(plan.best, context).toStdString());
    ordered_json robust{{"chosen",
                         plan.robust        ? "robust"
                             : plan.nearest ? "nearest"
                                            : "likely"},
                        {"candidates", plan.candidates},
                        {"screeningDraws", plan.screeningDraws}};
    robust["robust"] = optionalChoiceJson(plan.robust, plan.likely, context);
    robust["nearest"] = optionalChoiceJson(plan.nearest, plan.likely, context);
    robust["likely"] = drawnChoiceJson(plan.likely, plan.likely, context);
    robust["knee"] = optionalChoiceJson(plan.knee, plan.likely, context);
    robust["kneeIs"] = plan.kneeIsRobust ? ordered_json(plan.robust ? "robust" : "nearest")
        : plan.kneeIsLikely              ? ordered_json("likely")
                                         : ordered_json();
    robust["typedSpeeds"] = ordered_json::array();
    for (const TypedSpeed &each : answer.typedSpeeds)
        robust["typedSpeeds"].push_back({{"workload", text(each.workload)},
                                         {"milliseconds", each.milliseconds},
                                         {"edit", editJson(each.edit)}});
    robust["front"] = frontJson(plan.front);
    robust["flips"] = flipsJson(answer.flips, context, plan.chosen());
    addAfterwards(robust, answer, context);
    json["underUncertainty"] = std::move(robust);
    return printed(json);
}

} // namespace slipway
