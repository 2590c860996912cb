// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/jsontext.h"
#include "model/exports/comparisons.h"
#include "model/exports/exportnames.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace slipway {

using namespace Qt::StringLiterals;
using DiffJson = nlohmann::ordered_json;

namespace {

DiffJson diffTexts(const QStringList &list)
{
    DiffJson json = DiffJson::array();
    for (const QString &text : list)
        json.push_back(jsonText(text));
    return json;
}

DiffJson diffTotal(const Total &total)
{
    return {{"amount", jsonText(total.known().toDecimal())},
            {"complete", total.isComplete()},
            {"missing", diffTexts(total.missing())}};
}

DiffJson diffOf(const CostDifference &difference)
{
    return {{"amount", jsonText(difference.known.toDecimal())},
            {"bound", jsonText(QString(names::differenceBound[static_cast<std::size_t>(difference.bound)]))}};
}

DiffJson diffPair(const CostPair &pair)
{
    return {{"before", diffTotal(pair.before)},
            {"after", diffTotal(pair.after)},
            {"difference", diffOf(pair.difference)}};
}

DiffJson diffCauses(const ByCause<Money> &causes)
{
    DiffJson json = DiffJson::object();
    for (std::size_t cause = 0; cause < costCauseCount; ++cause)
        appendMember(json, QString(names::costCause[cause]), jsonText(causes[cause].toDecimal()));
    return json;
}

DiffJson diffLine(const LineDifference &line)
{
    return {{"id", jsonText(line.id)},
            {"name", jsonText(line.name)},
            {"stage", jsonText(QString(names::costStage[static_cast<std::size_t>(line.stage)]))},
            {"before", line.before ? diffTotal(*line.before) : DiffJson(nullptr)},
            {"after", line.after ? diffTotal(*line.after) : DiffJson(nullptr)},
            {"difference", diffOf(line.difference)},
            {"causes", diffCauses(line.causes)}};
}

DiffJson diffSeverity(const std::optional<Finding> &finding)
{
    return finding ? jsonText(QString(severityWord(finding->severity))) : DiffJson(nullptr);
}

DiffJson diffFinding(const FindingDifference &each)
{
    const Finding &finding = each.finding();
    return {{"change", jsonText(QString(names::findingChange[static_cast<std::size_t>(each.kind)]))},
            {"rule", jsonText(finding.rule)},
            {"severityBefore", diffSeverity(each.before)},
            {"severityAfter", diffSeverity(each.after)},
            {"field", jsonText(finding.field)},
            {"subject", jsonText(finding.subject)},
            {"title", jsonText(finding.title)}};
}

/// JSON has no infinity: null for what has no end as well as for what the plan does not tell.
DiffJson diffFigure(const std::optional<double> &value)
{
    return value && std::isfinite(*value) ? jsonNumber(*value) : DiffJson(nullptr);
}

DiffJson diffFigures(const FigureDifference &figure)
{
    return {{"workload", jsonText(figure.workload)},
            {"deployment", jsonText(figure.deployment)},
            {"id", jsonText(figure.id)},
            {"name", jsonText(figure.name)},
            {"unit", jsonText(figure.unit)},
            {"before", diffFigure(figure.before)},
            {"after", diffFigure(figure.after)}};
}

DiffJson diffField(const FieldDifference &field)
{
    const auto value
        = [](const std::optional<QString> &text) { return text ? jsonText(*text) : DiffJson(nullptr); };
    return {{"field", jsonText(field.field)},
            {"before", value(field.before)},
            {"after", value(field.after)},
            {"entry", field.isEntry}};
}

template <typename List, typename Make> DiffJson diffList(const List &list, Make make)
{
    DiffJson json = DiffJson::array();
    for (const auto &entry : list)
        json.push_back(make(entry));
    return json;
}

DiffJson diffStages(const ByStage<CostPair> &stages)
{
    DiffJson json = DiffJson::object();
    for (std::size_t stage = 0; stage < costStageCount; ++stage)
        appendMember(json, QString(names::costStage[stage]), diffPair(stages[stage]));
    return json;
}

} // namespace

QByteArray writeComparisonJson(const Comparison &comparison, const DiffLimits &limits)
{
    const DiffJson json{
        {"schema", "slipway.diff"},
        {"version", diffSchemaVersion},
        {"before", {{"name", jsonText(comparison.nameBefore)}, {"months", comparison.monthsBefore}}},
        {"after", {{"name", jsonText(comparison.nameAfter)}, {"months", comparison.monthsAfter}}},
        {"currency", jsonText(comparison.currency.code())},
        {"afterInItsCurrency",
         comparison.afterInItsCurrency ? diffTotal(*comparison.afterInItsCurrency) : DiffJson(nullptr)},
        {"afterCurrency",
         comparison.afterInItsCurrency ? jsonText(comparison.afterInItsCurrency->currency().code())
                                       : jsonText(comparison.currency.code())},
        {"averageMonth", diffPair(comparison.averageMonth)},
        {"risePercent", diffFigure(comparison.risePercent())},
        {"total", diffPair(comparison.total)},
        {"owed", diffPair(comparison.owed)},
        {"averageMonthWithOwed", diffPair(comparison.committedMonth)},
        {"risePercentWithOwed", diffFigure(comparison.commitmentRisePercent())},
        {"stages", diffStages(comparison.stages)},
        {"causes", diffCauses(comparison.causes)},
        {"fields", diffList(comparison.fields, diffField)},
        {"lines", diffList(comparison.lines, diffLine)},
        {"findings", diffList(comparison.findings, diffFinding)},
        {"findingsGotWorse", comparison.findingsGotWorse()},
        {"figures", diffList(comparison.figures, diffFigures)},
        {"limitsBroken", diffTexts(limitsBroken(comparison, limits))}};
    return formatJson(json);
}

} // namespace slipway
