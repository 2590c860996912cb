// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exports/exports.h"

#include "model/base/jsonreader.h"
#include "model/base/jsontext.h"
#include "model/exports/exportnames.h"
#include "model/plan/planjson.h"
#include "model/plan/plannames.h"

#include <nlohmann/json.hpp>

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

Json byStage(const ByStage<Money> &amounts)
{
    Json json = Json::object();
    for (std::size_t stage = 0; stage < costStageCount; ++stage)
        appendMember(json, QString(names::costStage[stage]), money(amounts[stage]));
    return json;
}

Json costLine(const CostLine &line)
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
        {"priceSource", jsonText(line.origin.source)},
        {"priceDate", date(line.origin.date)},
        {"priceFlag", jsonText(priceFlagId(line.origin.flag))},
        {"priceRegion", jsonText(line.priceRegion)},
        {"estimated", line.estimated},
        {"note", jsonText(line.note)},
        {"formula", jsonText(line.formula)},
        {"missing", jsonText(line.missing)},
        {"totalQuantity", jsonText(line.totalQuantity.toDecimal())},
        {"total", money(line.total)},
        {"quantities", listOf(line.quantities, [](Quantity q) { return jsonText(q.toDecimal()); })},
        {"amounts", listOf(line.amounts, money)},
    };
}

Json monthCost(const MonthCost &month)
{
    return {{"month", jsonText(month.month.toText())},
            {"byStage", byStage(month.byStage)},
            {"total", money(month.total)},
            {"cumulative", money(month.cumulative)}};
}

Json fix(const PlanEdit &edit)
{
    return {{"label", jsonText(edit.label)},
            {"step", word(names::step, edit.step)},
            {"changes", listOf(edit.changes, [](const PlanEdit::Change &change) -> Json {
                 auto value = parseJson(change.value.toUtf8());
                 return {{"pointer", jsonText(change.pointer)},
                         {"value", value ? std::move(value).value() : Json(nullptr)}};
             })}};
}

Json finding(const Finding &found)
{
    return {{"rule", jsonText(found.rule)},
            {"severity", word(names::severity, found.severity)},
            {"step", word(names::step, found.step)},
            {"field", jsonText(found.field)},
            {"subject", jsonText(found.subject)},
            {"title", jsonText(found.title)},
            {"detail", jsonText(found.detail)},
            {"source", source(found.source)},
            {"fix", found.fix ? fix(*found.fix) : Json(nullptr)}};
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
            {"reasons", texts(given.reasons)}};
}

Json quotaNeed(const QuotaNeed &need)
{
    return {{"pool", word(names::quotaPool, need.pool)},
            {"family", jsonText(need.family)},
            {"region", jsonText(need.region)},
            {"needed", need.needed},
            {"owned", need.owned},
            {"toRequest", need.toRequest()},
            {"by", jsonText(need.by.toText())},
            {"formula", jsonText(need.formula)},
            {"computes", texts(need.computes)}};
}

Json retirement(const RetirementNotice &notice)
{
    return {{"subject", jsonText(notice.subject)},
            {"date", date(notice.date)},
            {"replacements", texts(notice.replacements)},
            {"source", source(notice.source)}};
}

Json assumptions(const std::vector<Assumption> &list)
{
    Json json = Json::array();
    for (const Assumption &assumption : list)
        json.push_back({{"number", jsonText(u'A' + QString::number(json.size() + 1))},
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
            {"total", money(evaluation.peakMonth)}};
}

Json evaluationJson(const Evaluation &evaluation)
{
    return {
        {"currency", jsonText(evaluation.currency.code())},
        {"complete", evaluation.complete},
        {"unpriced", texts(evaluation.unpriced)},
        {"total", money(evaluation.total)},
        {"averageMonth", money(evaluation.averageMonth)},
        {"peakMonth", peakMonth(evaluation)},
        {"byStage", byStage(evaluation.stageTotals)},
        {"months", listOf(evaluation.months, monthCost)},
        {"lines", listOf(evaluation.lines, costLine)},
        {"findings", listOf(evaluation.findings, finding)},
        {"steps", steps(evaluation)},
        {"verdicts", listOf(evaluation.verdicts, verdict)},
        {"quota", listOf(evaluation.quota, quotaNeed)},
        {"retirements", listOf(evaluation.retirements, retirement)},
        {"assumptions", assumptions(evaluation.assumptions)},
        {"notIncluded", texts(evaluation.notIncluded)},
    };
}

Json provenanceJson(const Provenance &provenance)
{
    return {{"catalogVersion", jsonText(provenance.catalogVersion)},
            {"pricesId", jsonText(provenance.pricesId)},
            {"pricesSha256", jsonText(provenance.pricesSha256)},
            {"oldestPrice", date(provenance.oldestPrice)},
            {"newestPrice", date(provenance.newestPrice)},
            {"currency", jsonText(provenance.currency)},
            {"exchange", jsonText(provenance.exchange)},
            {"exchangeDate", date(provenance.exchangeDate)},
            {"asOf", date(provenance.asOf)}};
}

} // namespace

QByteArray writeReportJson(const Plan &plan, const Evaluation &evaluation)
{
    auto planJson = parseJson(writePlan(plan));
    Q_ASSERT(planJson.ok()); // what writePlan() writes can be read
    Json json = Json::object();
    json["schema"] = "slipway.report";
    json["version"] = reportSchemaVersion;
    json["plan"] = std::move(planJson).value();
    json["evaluation"] = evaluationJson(evaluation);
    json["provenance"] = provenanceJson(evaluation.provenance);
    return formatJson(json);
}

} // namespace slipway
