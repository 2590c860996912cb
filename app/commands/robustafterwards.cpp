// SPDX-License-Identifier: GPL-3.0-or-later
// What comes with a choice: fallbacks where its machines are not to be had, the load from which own machines pay, and growth.
#include "app/commands/robustoutput.h"
#include "app/commands/searchjsonparts.h"
#include "app/commands/searchwords.h"
#include "model/base/format.h"
#include "model/base/table.h"
#include "model/catalog/catalogwords.h"
#include "model/decision/keptwords.h"
#include "model/items/breakevenmodel.h"

#include <QLocale>

#include <algorithm>
#include <array>

namespace slipway {

using namespace Qt::StringLiterals;
using namespace searchjson;

using nlohmann::ordered_json;

namespace {

constexpr std::size_t shownModels = 12; ///< of a break-even table; --json has all

constexpr std::array growthKinds
    = {"instances", "size", "region", "target", "commitment", "quota", "blocker"};
static_assert(growthKinds.size() == std::size_t(GrowthChange::Kind::Blocker) + 1);

ordered_json evidenceJson(const CapacityEvidence &evidence)
{
    ordered_json json{
        {"family", text(evidence.family)}, {"vcpusNeeded", evidence.needed}, {"vcpusHeld", evidence.held}};
    json["facts"] = ordered_json::array();
    for (const Fact &fact : evidence.facts)
        json["facts"].push_back({{"text", text(fact.value)}, {"source", sourceJson(fact.source)}});
    return json;
}

ordered_json fallbackJson(const Fallback &fallback, search::Measure measure, const Context &context)
{
    ordered_json json{{"candidate", candidateJson(fallback.candidate, context, measure, fallback.total)},
                      {"otherSize", fallback.otherSize},
                      {"otherRegion", fallback.otherRegion}};
    json["moving"] = fallback.moving.isComplete() ? amountJson(fallback.moving) : ordered_json();
    json["evidence"] = evidenceJson(fallback.evidence);
    json["edit"] = editJson(fallback.edit);
    return json;
}

ordered_json fallbacksJson(const std::vector<ComputeFallbacks> &all, const Context &context)
{
    ordered_json list = ordered_json::array();
    for (const ComputeFallbacks &each : all) {
        ordered_json json{{"compute", text(each.compute)}, {"size", text(each.size)}};
        setTotal(json, "total", each.total);
        json["evidence"] = evidenceJson(each.evidence);
        json["ranked"] = ordered_json::array();
        for (const Fallback &fallback : each.ranked)
            json["ranked"].push_back(fallbackJson(fallback, each.measure, context));
        list.push_back(std::move(json));
    }
    return list;
}

ordered_json breakEvensJson(const std::vector<BreakEvenTable> &tables)
{
    ordered_json list = ordered_json::array();
    for (const BreakEvenTable &table : tables) {
        ordered_json json{{"compute", text(table.compute)},
                          {"workload", text(table.workload)},
                          {"requestsPerSecond", table.load},
                          {"tokensPerRequest", table.tokensPerRequest}};
        json["models"] = ordered_json::array();
        for (const BreakEven &row : table.models) {
            ordered_json model{{"model", text(row.model)},
                               {"regional", row.reach == HostedReach::Region},
                               {"dataZone", row.reach == HostedReach::DataZone},
                               {"byToken", text(row.byToken.known().toDecimal())},
                               {"ownIsCheaperAsPlanned", row.planned}};
            model["breakEven"] = row.load ? ordered_json(*row.load) : ordered_json();
            model["size"] = row.load ? ordered_json(text(row.size)) : ordered_json();
            json["models"].push_back(std::move(model));
        }
        json["own"] = ordered_json::array();
        for (const OwnCost &own : table.own)
            json["own"].push_back({{"requestsPerSecond", own.load},
                                   {"total", text(own.total.known().toDecimal())},
                                   {"size", text(own.size)}});
        list.push_back(std::move(json));
    }
    return list;
}

ordered_json growthJson(const std::vector<GrowthChange> &changes)
{
    ordered_json list = ordered_json::array();
    for (const GrowthChange &change : changes) {
        ordered_json json{{"kind", growthKinds[static_cast<std::size_t>(change.kind)]},
                          {"compute", text(change.compute)},
                          {"before", text(change.before)},
                          {"after", text(change.after)}};
        json["when"] = change.when ? ordered_json(text(change.when->toText())) : ordered_json();
        json["month"] = change.month ? amountJson(*change.month) : ordered_json();
        list.push_back(std::move(json));
    }
    return list;
}

QString changeText(const GrowthChange &change, const Plan &plan)
{
    QString text = u"  "_s;
    if (change.when)
        text += change.when->toText() + u' ';
    if (!change.compute.isEmpty())
        text += namedCompute(plan, change.compute) + u": "_s;
    text += change.before.isEmpty() ? change.after : u"%1, before %2"_s.arg(change.after, change.before);
    if (change.month)
        text += u", %1 a month"_s.arg(formatTotal(*change.month, QLocale::c()));
    return text + u'\n';
}

/// Each constraint at that load, with the plan as it is and at its best: which of them breaks is said.
QString keptText(const GrowthStage &stage)
{
    const auto share = [](const Robustness &robustness, const ConstraintChance &chance) -> QString {
        if (chance.isOpen(robustness.required))
            return u"in a number of cases that nobody knows: not all is done, or has a price"_s;
        return inCases(chance.kept) + (chance.met || !chance.kept.isKnown() ? QString() : u" (too seldom)"_s);
    };
    QString text;
    for (const ConstraintChance &asIs : stage.asPlannedKeeps.constraints) {
        const auto best = std::ranges::find_if(
            stage.bestKeeps.constraints, [&](const ConstraintChance &each) { return each.isSameAs(asIs); });
        text
            += u"  %1: as it is %2%3\n"_s.arg(keptName(asIs), share(stage.asPlannedKeeps, asIs),
                                              best == stage.bestKeeps.constraints.end()
                                                  ? QString()
                                                  : u", at its best %1"_s.arg(share(stage.bestKeeps, *best)));
    }
    return text;
}

QString growthText(const GrowthPath &growth, const Plan &plan)
{
    QString text;
    if (!growth.alongThePlan.empty())
        text += u"\nAs the load grows with the plan\n"_s;
    for (const GrowthChange &change : growth.alongThePlan)
        text += changeText(change, plan);
    for (const GrowthStage &stage : growth.stages) {
        if (stage.factor == 1)
            continue;
        const QString owed = stage.bestOwed.isZero()
            ? QString()
            : u" and %1 owed after that"_s.arg(formatTotal(stage.bestOwed, QLocale::c()));
        const QString asIs = stage.asPlanned.isComplete()
            ? u"%1 as it is"_s.arg(formatTotal(stage.asPlanned, QLocale::c()))
            : u"as it is nobody can say (%1)"_s.arg(stage.asPlanned.missing().join(u", "_s));
        text += u"\nAt %1 times the load: %2, %3 at its best%5%4\n"_s.arg(
            formatNumber(stage.factor, QLocale::c()), asIs,
            formatTotal(stage.best, QLocale::c()), owed,
            stage.bestIsRobust() ? QString() : u", which is not robust"_s);
        text += keptText(stage);
        for (const GrowthChange &change : stage.forced)
            text += changeText(change, plan);
        if (!stage.chosen.empty())
            text += u"  the best plan then changes\n"_s;
        for (const GrowthChange &change : stage.chosen)
            text += u"  "_s + changeText(change, plan);
    }
    if (!growth.withoutLoad.isEmpty())
        text += (growth.stages.size() > 1 ? u"\nWhatever the load, as much is done of: %1\n"_s
                                          : u"\nNothing of the plan depends on a load: %1\n"_s)
                    .arg(growth.withoutLoad.join(u", "_s));
    return text;
}

QString evidenceText(const CapacityEvidence &evidence)
{
    QStringList parts;
    if (evidence.needed > 0)
        parts << u"%1 of %2 vCPUs of quota held"_s.arg(evidence.held).arg(evidence.needed);
    for (const Fact &fact : evidence.facts)
        parts << fact.value;
    return parts.join(u"; "_s);
}

/// ", and USD 18.27 at the most to move the data, once"; empty where nothing moves.
QString andMoving(const Total &moving)
{
    if (!moving.isComplete())
        return u", and what moving the data costs is not known"_s;
    return moving.isZero() ? QString()
                           : u", and %1 at the most to move the data, once"_s.arg(formatTotal(moving, QLocale::c()));
}

QString fallbacksText(const std::vector<ComputeFallbacks> &all, const Plan &plan, const Context &context)
{
    QString text;
    for (const ComputeFallbacks &each : all) {
        text += u"\nWhere %1 is not to be had for %2\n"_s.arg(sizeName(context.catalog, each.size),
                                                              namedCompute(plan, each.compute));
        const QString own = evidenceText(each.evidence);
        if (!own.isEmpty())
            text += u"  for it: %1\n"_s.arg(own);
        if (each.ranked.empty())
            text += u"  nothing else does the work\n"_s;
        for (std::size_t i = 0; i < each.ranked.size(); ++i) {
            const QString evidence = evidenceText(each.ranked[i].evidence);
            const Fallback &one = each.ranked[i];
            text += u"  %1. %2: %3 in all%4%5\n"_s.arg(
                QString::number(i + 1), search::words(context, one.candidate),
                formatTotal(one.total, QLocale::c()),
                andMoving(one.moving),
                evidence.isEmpty() ? QString() : u"; "_s + evidence);
        }
    }
    return text;
}

QString breakEvensText(const std::vector<BreakEvenTable> &tables, const Plan &plan, const Context &context)
{
    QString text;
    for (const BreakEvenTable &each : tables) {
        text
            += u"\nFrom what load on machines of one's own cost no more than tokens: %1, planned %2 requests/s\n"_s
                   .arg(namedCompute(plan, each.compute), formatNumber(each.load, QLocale::c()));
        Table table;
        table.columns = {{u"hosted model"_s},
                         {u"by token as planned"_s, Table::Kind::Number},
                         {u"requests/s"_s, Table::Kind::Number},
                         {u"own machines then"_s}};
        for (std::size_t i = 0; i < std::min(shownModels, each.models.size()); ++i) {
            const BreakEven &row = each.models[i];
            table.rows.push_back({hostedName(row), formatAmount(row.byToken, QLocale::c()),
                                  row.load ? formatNumber(*row.load, QLocale::c(), 4) : u"-"_s,
                                  sizeName(context.catalog, row.size)});
        }
        text += table.toText();
    }
    return text;
}

} // namespace

QString afterwardsText(const RobustAnswer &answer, const Context &context)
{
    const Plan &plan = answer.plan.chosen().plan;
    return fallbacksText(answer.fallbacks, plan, context) + breakEvensText(answer.breakEvens, plan, context)
        + growthText(answer.growth, plan);
}

void addAfterwards(ordered_json &json, const RobustAnswer &answer, const Context &context)
{
    json["fallbacks"] = fallbacksJson(answer.fallbacks, context);
    json["breakEven"] = breakEvensJson(answer.breakEvens);
    ordered_json growth{{"alongThePlan", growthJson(answer.growth.alongThePlan)}};
    growth["stages"] = ordered_json::array();
    for (const GrowthStage &stage : answer.growth.stages) {
        ordered_json at{{"factor", stage.factor}};
        at["asPlanned"] = amountJson(stage.asPlanned);
        at["best"] = amountJson(stage.best);
        at["bestIsRobust"] = stage.bestIsRobust();
        at["asPlannedKeeps"] = robustnessJson(stage.asPlannedKeeps);
        at["bestKeeps"] = robustnessJson(stage.bestKeeps);
        at["bestOwed"] = amountJson(stage.bestOwed);
        at["forced"] = growthJson(stage.forced);
        at["chosen"] = growthJson(stage.chosen);
        growth["stages"].push_back(std::move(at));
    }
    growth["withoutLoad"] = ordered_json::array();
    for (const QString &each : answer.growth.withoutLoad)
        growth["withoutLoad"].push_back(text(each));
    json["growth"] = std::move(growth);
}

} // namespace slipway
