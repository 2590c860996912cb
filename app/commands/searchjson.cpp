// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/searchjsonparts.h"
#include "app/commands/searchoutput.h"
#include "app/commands/searchwords.h"
#include "app/commands/words.h"

#include <nlohmann/json.hpp>

namespace slipway {

using namespace Qt::StringLiterals;

using nlohmann::ordered_json;
using search::Candidate;
using namespace searchjson;

namespace {

ordered_json listJson(const std::vector<Candidate> &candidates, const SearchedCompute &searched,
                      const Context &context)
{
    const search::Result &result = searched.result;
    ordered_json list = ordered_json::array();
    for (const Candidate &candidate : candidates) {
        ordered_json json = candidateJson(candidate, context, result.measure, result.total(candidate));
        json["month"] = text(result.monthly(candidate).known().toDecimal());
        json["warnings"] = ordered_json::array();
        for (const QString &title : searched.objectionsTo(candidate))
            json["warnings"].push_back(text(title));
        if (const std::optional<double> confidence = searched.confidenceOf(candidate)) {
            json["confidence"] = *confidence;
            json["robust"] = isConfident(*confidence, searched.required);
        }
        list.push_back(std::move(json));
    }
    return list;
}

ordered_json computeJson(const SearchedCompute &searched, const Context &context, bool frontOnly)
{
    const search::Result &result = searched.result;
    ordered_json json{{"compute", text(result.query.compute)},
                      {"stage", text(searched.stage)},
                      {"workload", text(result.workload)},
                      {"measure", text(measureId(result.measure))},
                      {"currency", text(result.currency.code())},
                      {"months", result.months},
                      {"scanned", result.scanned},
                      {"excluded", result.excluded},
                      {"costed", result.costed},
                      {"eligible", result.eligible}};
    ordered_json by = ordered_json::object();
    for (std::size_t e = 0; e < exclusionCount; ++e)
        by[text(QString::fromLatin1(exclusionRecords[e].id))] = result.excludedBy[e];
    json["excludedBy"] = std::move(by);
    json["rest"] = text(result.rest.known().toDecimal());
    json["current"] = result.current
        ? candidateJson(*result.current, context, result.measure, result.total(*result.current))
        : ordered_json();
    if (!frontOnly)
        json["ranked"] = listJson(result.ranked, searched, context);
    json["front"] = listJson(result.front, searched, context);
    json["givenUp"] = ordered_json::array();
    for (const search::GivenUp &way : result.givenUp) {
        ordered_json drops = ordered_json::array();
        for (const search::Relaxation &drop : way.drops)
            drops.push_back(
                {{"id", text(drop.id)}, {"name", text(drop.name)}, {"edit", editJson(drop.edit)}});
        json["givenUp"].push_back(
            {{"constraint",
              way.constraint ? ordered_json(text(QString::fromLatin1(recordOf(*way.constraint).id)))
                             : ordered_json()},
             {"candidate",
              candidateJson(way.candidate, context, result.measure, result.total(way.candidate))},
             {"drops", std::move(drops)}});
    }
    return json;
}

ordered_json choiceJson(const search::BestChoice &choice, const Context &context)
{
    const auto candidate = [&](const Candidate &each) {
        return candidateJson(each, context, choice.measure, choice.total(each));
    };
    ordered_json json{{"compute", text(choice.compute)},
                      {"stage", text(stageWord(choice.stage))},
                      {"measure", text(measureId(choice.measure))}};
    json["before"] = choice.before ? candidate(*choice.before) : ordered_json();
    json["after"] = candidate(choice.after);
    json["beforeCost"] = text(choice.beforeCost.known().toDecimal());
    json["beforeMissing"] = stringsJson(choice.beforeCost.missing());
    json["afterCost"] = text(choice.afterCost.known().toDecimal());
    json["afterMissing"] = stringsJson(choice.afterCost.missing());
    json["runnersUp"] = ordered_json::array();
    for (const Candidate &each : choice.runnersUp)
        json["runnersUp"].push_back(candidate(each));
    json["deciding"] = choice.deciding
        ? ordered_json(text(QString::fromLatin1(recordOf(*choice.deciding).id)))
        : ordered_json();
    json["decidedAgainst"] = choice.decidedAgainst ? candidate(*choice.decidedAgainst) : ordered_json();
    return json;
}

} // namespace

QByteArray searchJson(const std::vector<SearchedCompute> &computes, const Context &context, bool frontOnly)
{
    ordered_json list = ordered_json::array();
    for (const SearchedCompute &searched : computes)
        list.push_back(computeJson(searched, context, frontOnly));
    return printed(list);
}

QByteArray bestPlanJson(const search::BestPlan &best, const Context &context)
{
    const Currency currency = best.after.currency();
    ordered_json json{{"currency", text(currency.code())},
                      {"before", text(best.before.known().toDecimal())},
                      {"after", text(best.after.known().toDecimal())},
                      {"beforeOwed", text(best.beforeOwed.known().toDecimal())},
                      {"afterOwed", text(best.afterOwed.known().toDecimal())},
                      {"moving", best.isPlaceKnown ? ordered_json(text(best.moving.known().toDecimal())) : ordered_json()},
                      {"beforeComplete", best.before.isComplete()},
                      {"beforeMissing", stringsJson(best.before.missing())},
                      {"complete", best.after.isComplete()},
                      {"missing", stringsJson(best.after.missing())},
                      {"overBudget",
                       best.overBudget ? ordered_json(text(best.overBudget->known().toDecimal()))
                                       : ordered_json()},
                      {"beforeBlockers", best.beforeBlockers},
                      {"afterBlockers", best.afterBlockers}};
    json["moves"] = ordered_json::array();
    for (const search::TargetMove &move : best.moves)
        json["moves"].push_back({{"compute", text(move.compute)},
                                 {"before", text(context.catalog.target(move.before).id)},
                                 {"after", text(context.catalog.target(move.after).id)}});
    json["choices"] = ordered_json::array();
    for (const search::BestChoice &choice : best.choices)
        json["choices"].push_back(choiceJson(choice, context));
    json["room"] = ordered_json::array();
    for (const search::MoreNodes &more : best.room)
        json["room"].push_back(
            {{"compute", text(more.compute)}, {"before", more.before}, {"after", more.after}});
    json["without"] = stringsJson(best.without);
    json["constraints"] = ordered_json::array();
    for (const search::ConstraintPrice &price : best.constraints)
        json["constraints"].push_back(
            {{"id", text(price.id)},
             {"name", text(price.name)},
             {"field", text(price.field)},
             {"total", text(price.total.known().toDecimal())},
             {"owed", text(price.owed.known().toDecimal())},
             {"moving",
              best.isPlaceKnown ? ordered_json(text(price.moving.known().toDecimal())) : ordered_json()},
             {"price", price.price ? ordered_json(text(price.price->toDecimal())) : ordered_json()},
             {"stands", price.stands},
             {"complete", price.total.isComplete()},
             {"missing", stringsJson(price.total.missing())}});
    json["edit"] = best.edit ? editJson(*best.edit) : ordered_json();
    json["leftOut"] = stringsJson(best.leftOut);
    return printed(json);
}

namespace {

/// Null where nobody can say it.
ordered_json movingJson(const Total &moving)
{
    return moving.isComplete() ? ordered_json(text(moving.known().toDecimal())) : ordered_json();
}

} // namespace

QByteArray whyNotJson(const search::WhyNot &why, const QString &compute)
{
    ordered_json json{{"subject", text(why.subject)}, {"compute", text(compute)}};
    json["reasons"] = ordered_json::array();
    for (const search::Reason &reason : why.reasons)
        json["reasons"].push_back({{"rule", text(reason.rule)},
                                   {"text", text(reason.text)},
                                   {"warns", reason.warns},
                                   {"source", sourceJson(reason.source)}});
    json["wayOut"] = ordered_json();
    if (why.wayOut) {
        ordered_json way{{"text", text(why.wayOut->text)}};
        setTotal(way, "total", why.wayOut->total);
        way["assumed"] = text(why.wayOut->assumed);
        way["moving"] = movingJson(why.wayOut->moving);
        way["warnings"] = stringsJson(why.wayOut->warnings);
        way["edit"] = editJson(why.wayOut->edit);
        json["wayOut"] = std::move(way);
    }
    json["edit"] = why.edit ? editJson(*why.edit) : ordered_json();
    json["leftOut"] = stringsJson(why.leftOut);
    json["total"] = ordered_json();
    if (why.total) {
        setTotal(json, "total", *why.total);
        json["assumed"] = text(why.assumed);
        json["moving"] = movingJson(why.moving);
    }
    return printed(json);
}

QByteArray targetsJson(const std::vector<search::TargetCost> &costs, const Context &context)
{
    ordered_json list = ordered_json::array();
    for (const search::TargetCost &cost : costs) {
        ordered_json json{{"target", text(context.catalog.target(cost.target).id)},
                          {"name", text(context.catalog.target(cost.target).name)},
                          {"current", cost.current},
                          {"possible", cost.total.has_value()},
                          {"paid", cost.paid}};
        json["reasons"] = ordered_json::array();
        for (const search::Reason &reason : cost.reasons)
            json["reasons"].push_back({{"rule", text(reason.rule)},
                                       {"text", text(reason.text)},
                                       {"source", sourceJson(reason.source)}});
        json["candidate"] = cost.candidate
            ? candidateJson(*cost.candidate, context, cost.measure, cost.total.value_or(Total()))
            : ordered_json();
        json["leftOut"] = stringsJson(cost.leftOut);
        json["warnings"] = stringsJson(cost.warnings);
        json["blockers"] = stringsJson(cost.blockers);
        json["total"] = json["compute"] = ordered_json();
        if (cost.total)
            setTotal(json, "total", *cost.total);
        json["owed"] = cost.owed ? ordered_json(text(cost.owed->known().toDecimal())) : ordered_json();
        if (cost.ofCompute)
            json["compute"] = amountJson(*cost.ofCompute);
        json["edit"] = cost.edit.changes.empty() ? ordered_json() : editJson(cost.edit);
        list.push_back(std::move(json));
    }
    return printed(list);
}

QByteArray regionsJson(const std::vector<search::RegionCost> &costs, const Context &context)
{
    ordered_json list = ordered_json::array();
    for (const search::RegionCost &cost : costs) {
        ordered_json json{{"region", text(context.catalog.region(cost.region).id)},
                          {"name", text(context.catalog.region(cost.region).name)},
                          {"currency", text(cost.total.currency().code())},
                          {"total", text(cost.total.known().toDecimal())},
                          {"complete", cost.total.isComplete()},
                          {"unpriced", stringsJson(cost.total.missing())},
                          {"allowed", cost.allowed},
                          {"blockers", cost.blockers},
                          {"current", cost.current}};
        json["leftOut"] = stringsJson(cost.leftOut);
        json["moving"] = isPlaceKnown(costs) ? amountJson(cost.moving) : ordered_json();
        json["latencyMs"] = cost.latencyMs ? ordered_json(*cost.latencyMs) : ordered_json();
        json["carbonKgPerKwh"] = ordered_json();
        if (cost.carbon)
            json["carbonKgPerKwh"]
                = {{"low", cost.carbon->low}, {"likely", cost.carbon->likely}, {"high", cost.carbon->high}};
        list.push_back(std::move(json));
    }
    return printed(list);
}

} // namespace slipway
