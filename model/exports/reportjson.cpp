// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exports/exports.h"

#include "model/base/jsonreader.h"
#include "model/base/jsontext.h"
#include "model/evaluation/assumptions.h"
#include "model/evaluation/linewords.h"
#include "model/evaluation/ownerroles.h"
#include "model/exports/exportnames.h"
#include "model/exports/uncertaintyjson.h"
#include "model/plan/planjson.h"
#include "model/plan/plannames.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace slipway {

using namespace Qt::StringLiterals;
using Json = nlohmann::ordered_json;

namespace {

template <typename Words, typename Enum> Json word(const Words &words, Enum value)
{
    return jsonText(QString(words[static_cast<std::size_t>(value)]));
}

Json date(const QDate &day)
{
    return day.isValid() ? jsonText(day.toString(Qt::ISODate)) : Json(nullptr);
}

Json money(const Money &amount)
{
    return jsonText(amount.toDecimal());
}

Json texts(const QStringList &list)
{
    Json json = Json::array();
    for (const QString &text : list)
        json.push_back(jsonText(text));
    return json;
}

Json source(const Source &from)
{
    return {{"title", jsonText(from.title)}, {"asOf", jsonText(from.asOf)}};
}

template <typename List, typename Make> Json listOf(const List &list, Make make)
{
    Json json = Json::array();
    for (const auto &entry : list)
        json.push_back(make(entry));
    return json;
}

Json known(const Total &total)
{
    return money(total.known());
}

Json byStage(const ByStage<Total> &totals)
{
    Json json = Json::object();
    for (std::size_t stage = 0; stage < costStageCount; ++stage)
        appendMember(json, QString(names::costStage[stage]), known(totals[stage]));
    return json;
}

/// The stages whose total is "at least".
Json incompleteStages(const ByStage<Total> &totals)
{
    Json json = Json::array();
    for (std::size_t stage = 0; stage < costStageCount; ++stage) {
        if (!totals[stage].isComplete())
            json.push_back(jsonText(QString(names::costStage[stage])));
    }
    return json;
}

Json rateSpread(const RateSpread &spread)
{
    return {{"low", jsonText(spread.low.toDecimal())}, {"high", jsonText(spread.high.toDecimal())}};
}

/// What is missing is null, never an amount of nothing.
Json amountsOf(const CostLine &line)
{
    Json amounts = Json::array();
    for (std::size_t month = 0; month < line.amounts.size(); ++month)
        amounts.push_back(line.pricedIn(month) ? money(line.amounts[month]) : Json(nullptr));
    return amounts;
}

/// What was announced for later months of the horizon.
Json laterRates(const CostLine &line, const std::vector<MonthCost> &months)
{
    Json json = Json::array();
    for (const RateFrom &each : line.later) {
        if (const auto month = static_cast<std::size_t>(each.month); month < months.size())
            json.push_back({{"month", jsonText(months[month].month.toText())},
                            {"rate", jsonText(each.rate.toDecimal())}});
    }
    return json;
}

/// What may stand for more than it says is no number to compute with.
Json quantity(Quantity quantity)
{
    return quantity.tooLarge() ? Json(nullptr) : jsonText(quantity.toDecimal());
}

Json quantities(const std::vector<Quantity> &each)
{
    return listOf(each, quantity);
}

Json coveredHours(const CoveredHours &covered)
{
    return {{"line", jsonText(u"commitment/%1"_s.arg(covered.commitment))}, {"quantities", quantities(covered.quantities)}};
}

Json costLine(const CostLine &line, const std::vector<CostLine> &bill, const std::vector<MonthCost> &months)
{
    return {
        {"id", jsonText(line.id)},
        {"name", jsonText(line.name)},
        {"stage", word(names::costStage, line.stage)},
        {"compute", jsonText(line.compute)},
        {"workloads", texts(line.workloads)},
        {"unit", jsonText(line.unit)},
        {"rate", line.rate ? jsonText(line.rate->toDecimal()) : Json(nullptr)},
        {"listRate", line.rate ? jsonText(line.listRate.toDecimal()) : Json(nullptr)},
        {"service", jsonText(line.service)},
        {"discountPercent", line.discountPercent},
        {"agreed", line.agreed},
        {"later", laterRates(line, months)},
        {"spread", line.rate && line.spread ? rateSpread(*line.spread) : Json(nullptr)},
        {"priceSource", jsonText(line.origin.source)},
        {"priceDate", date(line.origin.date)},
        {"priceFlag", jsonText(priceFlagId(line.origin.flag))},
        {"priceRegion", jsonText(line.priceRegion)},
        {"estimated", line.estimated},
        {"note", jsonText(noteOf(line, bill))},
        {"formula", jsonText(line.formula)},
        {"missing", jsonText(line.missing)},
        {"totalQuantity", quantity(line.totalQuantity)},
        {"total", line.hasAmount() ? money(line.total) : Json(nullptr)},
        {"owedMonths", line.owedMonths},
        {"owed", money(line.owed)},
        {"covered", listOf(line.covered, coveredHours)},
        {"used", quantities(line.used)},
        {"quantities", quantities(line.quantities)},
        {"amounts", amountsOf(line)},
    };
}

Json monthCost(const MonthCost &month)
{
    return {{"month", jsonText(month.month.toText())},
            {"byStage", byStage(month.byStage)},
            {"incompleteStages", incompleteStages(month.byStage)},
            {"total", known(month.total)},
            {"complete", month.total.isComplete()},
            {"cumulative", known(month.cumulative)},
            {"cumulativeComplete", month.cumulative.isComplete()}};
}

Json fix(const PlanEdit &edit)
{
    return {{"label", jsonText(edit.label)},
            {"step", word(names::step, edit.step)},
            {"changes", listOf(edit.changes, [](const PlanEdit::Change &change) -> Json {
                 return {{"pointer", jsonText(change.pointer)}, {"value", toJson(change.value)}};
             })}};
}

Json finding(const Finding &found, const Plan &plan)
{
    const OwnerRole role = roleOf(found);
    return {{"rule", jsonText(found.rule)},
            {"severity", word(names::severity, found.severity)},
            {"step", word(names::step, found.step)},
            {"field", jsonText(found.field)},
            {"subject", jsonText(found.subject)},
            {"title", jsonText(found.title)},
            {"detail", jsonText(found.detail)},
            {"source", source(found.source)},
            {"fix", found.fix ? fix(*found.fix) : Json(nullptr)},
            {"role", word(names::ownerRole, role)},
            {"owner", jsonText(plan.ownerOf(role))}};
}

Json steps(const Evaluation &evaluation)
{
    Json json = Json::array();
    for (std::size_t i = 0; i < evaluation.steps.size(); ++i) {
        const StepStatus &status = evaluation.steps[i];
        json.push_back({{"step", jsonText(QString(names::step[i]))},
                        {"state", word(names::stepState, status.state)},
                        {"summary", jsonText(status.summary)},
                        {"blockers", status.blockers},
                        {"others", status.others}});
    }
    return json;
}

Json verdict(const TargetVerdict &given)
{
    return {{"target", jsonText(given.target)},
            {"stage", word(names::lifecycleStage, given.stage)},
            {"verdict", word(names::verdict, given.verdict)},
            {"reasons", texts(given.reasons)},
            {"source", source(given.source)}};
}

Json quotaNeed(const QuotaNeed &need)
{
    return {{"pool", word(names::quotaPool, need.pool)},
            {"family", jsonText(need.family)},
            {"region", jsonText(need.region)},
            {"needed", need.needed},
            {"owned", need.owned},
            {"ownedOn", date(need.ownedOn)},
            {"defaultLimit", static_cast<int>(need.given)},
            {"toRequest", need.toRequest()},
            {"by", jsonText(need.by.toText())},
            {"formula", jsonText(need.formula)},
            {"computes", texts(need.computes)}};
}

Json quotaRequest(const Evaluation &evaluation, const QuotaRequest &request)
{
    const QuotaNeed &need = evaluation.quota[request.need];
    return {{"pool", word(names::quotaPool, need.pool)},
            {"family", jsonText(need.family)},
            {"region", jsonText(need.region)},
            {"from", need.owned},
            {"to", need.needed},
            {"by", jsonText(need.dueFrom(YearMonth::of(evaluation.provenance.asOf)).toText())},
            {"text", jsonText(request.text)}};
}

/// JSON has no infinity: what has no end is null.
Json number(double value)
{
    return std::isfinite(value) ? Json(value) : Json(nullptr);
}

Json sizedFigure(const SizedFigure &figure)
{
    return {{"id", jsonText(figure.id)}, {"name", jsonText(figure.name)},   {"unit", jsonText(figure.unit)},
            {"low", number(figure.low)}, {"likely", number(figure.likely)}, {"high", number(figure.high)}};
}

Json sizingInput(const SizingInput &input)
{
    return {{"figure", sizedFigure(input.figure)},
            {"field", jsonText(input.field)},
            {"source", source(input.source)}};
}

Json sizingResult(const SizingResult &result)
{
    return {{"kind", word(names::sizingKind, result.kind)},
            {"workload", jsonText(result.workload)},
            {"deployment", jsonText(result.deployment)},
            {"compute", jsonText(result.compute)},
            {"formulas", texts(result.formulas)},
            {"inputs", listOf(result.inputs, sizingInput)},
            {"outputs", listOf(result.outputs, sizedFigure)},
            {"remarks", texts(result.remarks)}};
}

Json retirement(const RetirementNotice &notice)
{
    return {{"subject", jsonText(notice.subject)},
            {"kind", word(names::retirementKind, notice.kind)},
            {"compute", jsonText(notice.compute)},
            {"date", date(notice.date)},
            {"ends", notice.ends},
            {"inTheWay", notice.inTheWay()},
            {"from", date(notice.from)},
            {"to", date(notice.to)},
            {"moveBy", date(notice.moveBy)},
            {"replacements", texts(notice.replacements)},
            {"note", jsonText(notice.note)},
            {"source", source(notice.source)}};
}

Json calendarEntry(const CalendarEntry &entry)
{
    return {{"kind", word(names::calendarKind, entry.kind)},
            {"date", date(entry.date)},
            {"due", date(entry.due)},
            {"title", jsonText(entry.title)},
            {"detail", jsonText(entry.detail)},
            {"late", entry.late},
            {"role", word(names::ownerRole, entry.role)},
            {"owner", jsonText(entry.owner)}};
}

Json fact(const Fact &stated)
{
    return {{"text", jsonText(stated.value)}, {"source", source(stated.source)}};
}

Json rejection(const Rejection &rejected)
{
    return {{"kind", word(names::rejectionKind, rejected.kind)},
            {"stage", word(names::lifecycleStage, rejected.stage)},
            {"compute", jsonText(rejected.compute)},
            {"names", texts(rejected.names)},
            {"reason", jsonText(rejected.reason)},
            {"source", source(rejected.source)}};
}

Json stageMove(const StageMove &move)
{
    return {{"from", word(names::lifecycleStage, move.from)},
            {"to", word(names::lifecycleStage, move.to)},
            {"fromComputes", texts(move.fromComputes)},
            {"toComputes", texts(move.toComputes)},
            {"title", jsonText(move.title)},
            {"detail", jsonText(move.detail)},
            {"follows", move.follows},
            {"source", source(move.source)}};
}

Json maintenance(const MaintenanceList &list)
{
    return {{"target", jsonText(list.target)},
            {"computes", texts(list.computes)},
            {"steps", listOf(list.steps, fact)}};
}

Json isolationChoice(const IsolationChoice &choice)
{
    return {{"option", jsonText(choice.id)},
            {"name", jsonText(choice.name)},
            {"description", jsonText(choice.description)},
            {"field", jsonText(choice.field)},
            {"state", word(names::isolationState, choice.state)},
            {"why", jsonText(choice.why)},
            {"demands", listOf(choice.demands, fact)},
            {"excludedTargets", texts(choice.excludedTargets)},
            {"excluded",
             listOf(choice.excluded,
                    [](const IsolationChoice::Exclusion &each) -> Json {
                        return {{"compute", jsonText(each.compute)},
                                {"reason", jsonText(each.reason)},
                                {"blocks", each.blocks}};
                    })},
            {"warning", jsonText(choice.warning)},
            {"monthly", choice.monthly ? known(*choice.monthly) : Json(nullptr)},
            {"unpriced", choice.monthly ? texts(choice.monthly->missing()) : Json::array()},
            {"costNote", jsonText(choice.costNote)},
            {"edit", choice.edit ? fix(*choice.edit) : Json(nullptr)},
            {"source", source(choice.source)}};
}

Json assumptions(const std::vector<Assumption> &list)
{
    Json json = Json::array();
    for (const Assumption &assumption : list)
        json.push_back({{"number", jsonText(assumptionNumber(json.size()))},
                        {"text", jsonText(assumption.text)},
                        {"effect", jsonText(assumption.effect)},
                        {"source", source(assumption.source)}});
    return json;
}

Json peakMonth(const Evaluation &evaluation)
{
    const auto index = static_cast<std::size_t>(evaluation.peakIndex);
    return {{"month",
             index < evaluation.months.size() ? jsonText(evaluation.months[index].month.toText())
                                              : Json(nullptr)},
            {"total", known(evaluation.peakMonth)},
            {"complete", evaluation.peakMonth.isComplete()}};
}

Json evaluationJson(const Plan &plan, const Evaluation &evaluation)
{
    return {
        {"currency", jsonText(evaluation.currency.code())},
        {"complete", evaluation.total.isComplete()},
        {"unpriced", texts(evaluation.total.missing())},
        {"owed", known(evaluation.owed)},
        {"owedComplete", evaluation.owed.isComplete()},
        {"total", known(evaluation.total)},
        {"averageMonth", known(evaluation.averageMonth)},
        {"peakMonth", peakMonth(evaluation)},
        {"byStage", byStage(evaluation.stageTotals)},
        {"incompleteStages", incompleteStages(evaluation.stageTotals)},
        {"months", listOf(evaluation.months, monthCost)},
        {"lines", listOf(evaluation.lines,
                         [&](const CostLine &line) { return costLine(line, evaluation.lines, evaluation.months); })},
        {"findings", listOf(evaluation.findings, [&](const Finding &each) { return finding(each, plan); })},
        {"steps", steps(evaluation)},
        {"verdicts", listOf(evaluation.verdicts, verdict)},
        {"rejections", listOf(evaluation.rejections, rejection)},
        {"quota", listOf(evaluation.quota, quotaNeed)},
        {"quotaRequests",
         listOf(evaluation.quotaRequests,
                [&](const QuotaRequest &request) { return quotaRequest(evaluation, request); })},
        {"isolation", listOf(evaluation.isolation, isolationChoice)},
        {"sizing", listOf(evaluation.sizing, sizingResult)},
        {"retirements", listOf(evaluation.retirements, retirement)},
        {"calendar", listOf(evaluation.calendar, calendarEntry)},
        {"moves", listOf(evaluation.moves, stageMove)},
        {"maintenance", listOf(evaluation.maintenance, maintenance)},
        {"assumptions", assumptions(evaluation.assumptions)},
        {"notIncluded", texts(evaluation.notIncluded)},
    };
}

Json additions(const AdditionsInUse &used)
{
    return {{"id", jsonText(used.id)},
            {"name", jsonText(used.name)},
            {"source", jsonText(used.source)},
            {"date", date(used.date)},
            {"sha256", jsonText(used.sha256)}};
}

Json provenanceJson(const Provenance &provenance)
{
    return {{"catalogVersion", jsonText(provenance.catalogVersion)},
            {"pricesId", jsonText(provenance.pricesId)},
            {"pricesSha256", jsonText(provenance.pricesSha256)},
            {"priceDate", date(provenance.priceDate)},
            {"oldestPrice", date(provenance.oldestPrice)},
            {"newestPrice", date(provenance.newestPrice)},
            {"currency", jsonText(provenance.currency)},
            {"exchange", jsonText(provenance.exchange)},
            {"exchangeDate", date(provenance.exchangeDate)},
            {"exchangeSource", jsonText(provenance.exchangeSource)},
            {"exchangeDoubt", jsonText(provenance.exchangeDoubt)},
            {"asOf", date(provenance.asOf)},
            {"additions", listOf(provenance.additions, additions)}};
}

} // namespace

QByteArray writeReportJson(const Plan &plan, const Evaluation &evaluation, const Uncertainty *uncertainty)
{
    auto planJson = parseJson(writePlan(plan));
    Q_ASSERT(planJson.ok()); // what writePlan() writes can be read
    Json json = Json::object();
    json["schema"] = "slipway.report";
    json["version"] = reportSchemaVersion;
    json["plan"] = std::move(planJson).value();
    json["evaluation"] = evaluationJson(plan, evaluation);
    json["uncertainty"] = uncertainty ? uncertaintyJson(plan, *uncertainty) : Json(nullptr);
    json["provenance"] = provenanceJson(evaluation.provenance);
    return formatJson(json);
}

} // namespace slipway
