// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/sections.h"

#include "model/base/format.h"
#include "model/catalog/catalogwords.h"
#include "model/evaluation/machinerange.h"
#include "model/items/names.h"
#include "model/plan/planjson.h"
#include "model/plan/stages.h"
#include "resources/templates.h"
#include "ui/report/reporttable.h"

#include <algorithm>
#include <iterator>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// Keeps a figure and its unit on one line.
QString unbroken(QString figure)
{
    return figure.replace(u' ', QChar(QChar::Nbsp));
}

/// Remarks that came with the template tell of an example, and nobody who signs the plan wrote them.
bool isOfTemplate(const Plan &plan)
{
    if (plan.templateId.isEmpty())
        return false;
    const Result<LoadedPlan> original = readPlan(embeddedTemplate(plan.templateId + u".slipway"_s));
    return original && original->plan.notes.trimmed() == plan.notes.trimmed();
}

/// Words for what a plan holds.
class PlanWords
{
public:
    PlanWords(const ReportInput &input, const QLocale &locale)
        : m_input(input)
        , m_locale(locale)
    {
    }

    [[nodiscard]] ReportCell workload(const Workload &workload) const;
    [[nodiscard]] ReportCell deployments(const Workload &workload, const QString &compute) const;
    [[nodiscard]] ReportCell compute(const QString &id) const;
    [[nodiscard]] QString nodes(const Workload &workload, const QString &computeId) const;
    [[nodiscard]] QString use(const Workload &workload) const;

private:
    [[nodiscard]] QString number(double value, const QString &unit) const
    {
        return formatUnits(value, unit, m_locale);
    }
    [[nodiscard]] QString use(const Experimentation &detail) const;
    [[nodiscard]] QString use(const TrainingJob &detail) const;
    [[nodiscard]] QString use(const RealtimeEndpoint &detail) const;
    [[nodiscard]] QString use(const BatchScoring &detail) const;

    const ReportInput &m_input;
    const QLocale &m_locale;
};

ReportCell PlanWords::workload(const Workload &workload) const
{
    const Plan &plan = m_input.plan;
    QStringList when;
    if (workload.startMonth > 0)
        when << Report::tr("from %1").arg(formatMonth(plan.start.plusMonths(workload.startMonth), m_locale));
    if (workload.lengthMonths)
        when << Report::tr("for %1").arg(number(*workload.lengthMonths, u"month"_s));
    return {workload.shownName(), when.join(u", "_s)};
}

/// Which part of an endpoint runs on a further compute.
ReportCell PlanWords::deployments(const Workload &workload, const QString &compute) const
{
    QStringList ids;
    if (const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail)) {
        for (const Deployment &each : endpoint->deployments) {
            if (each.compute == compute)
                ids << each.id;
        }
    }
    return {
        Report::tr("%1 (%2)", "an endpoint, its deployments").arg(workload.shownName(), ids.join(u", "_s))};
}

ReportCell PlanWords::compute(const QString &id) const
{
    const Compute *compute = m_input.plan.compute(id);
    if (compute == nullptr)
        return {id.isEmpty() ? Report::tr("none chosen") : id, {}};
    QStringList parts = {targetTitle(m_input.catalog, compute->target)};
    if (!compute->size.isEmpty())
        parts << sizeTitle(compute->size);
    if (compute->tier == Tier::LowPriority)
        parts << Report::tr("low priority");
    else if (compute->tier == Tier::Spot)
        parts << Report::tr("spot");
    if (!compute->region.isEmpty())
        parts << regionName(m_input.catalog, compute->region);
    return {compute->id, parts.join(u", "_s)};
}

QString PlanWords::nodes(const Workload &workload, const QString &computeId) const
{
    const Compute *compute = m_input.plan.compute(computeId);
    if (compute == nullptr)
        return {};
    const MachineRange range = machineRange(m_input.catalog, m_input.evaluation, workload, *compute);
    return range.lowest == range.highest
        ? m_locale.toString(range.highest)
        : Report::tr("%1 to %2").arg(m_locale.toString(range.lowest), m_locale.toString(range.highest));
}

QString PlanWords::use(const Experimentation &detail) const
{
    return Report::tr("%1, %2 a day, %3 a week")
        .arg(number(detail.people.likely, u"person"_s), number(detail.hoursPerDay.likely, u"h"_s),
             number(detail.daysPerWeek, u"day"_s));
}

QString PlanWords::use(const TrainingJob &detail) const
{
    QString text = Report::tr("%1 a month on %2")
                       .arg(number(detail.runsPerMonth.likely, u"run"_s),
                            number(detail.nodesPerRun, u"node"_s));
    if (detail.trials > 1)
        text
            += Report::tr(", %1 each, %2 at a time")
                   .arg(number(detail.trials, u"trial"_s), m_locale.toString(detail.parallelTrials));
    return text;
}

QString PlanWords::use(const RealtimeEndpoint &detail) const
{
    return Report::tr("%1 requests/s at the peak; %2 % within %3")
        .arg(formatNumber(detail.peakRequestsPerSecond.likely, m_locale),
             formatNumber(detail.latencyPercentile, m_locale),
             unbroken(formatDuration(detail.latencyTargetMilliseconds / 1000, m_locale)));
}

QString PlanWords::use(const BatchScoring &detail) const
{
    return Report::tr("%1 a month of %2, to finish in %3")
        .arg(number(detail.runsPerMonth.likely, u"run"_s),
             Report::tr("%1 items").arg(formatNumber(detail.itemsPerRun.likely, m_locale)),
             unbroken(number(detail.windowHours, u"h"_s)));
}

QString PlanWords::use(const Workload &workload) const
{
    return std::visit([this](const auto &detail) { return use(detail); }, workload.detail);
}

ReportTable stageTable(const ReportInput &input, LifecycleStage stage, const QLocale &locale)
{
    const PlanWords words(input, locale);
    ReportTable table;
    table.columns = {{Report::tr("Workload"), false, 1.1},
                     {Report::tr("Runs on"), false, 1.4},
                     {Report::tr("Nodes"), true, 0},
                     {Report::tr("Use"), false, 1.4}};
    for (const Workload &workload : input.plan.workloads) {
        if (!workload.enabled || stageOf(workload) != stage)
            continue;
        QStringList computes = workload.computeIds();
        computes.removeDuplicates(); // of deployments beside each other
        if (computes.isEmpty())
            computes << QString();
        for (qsizetype i = 0; i < computes.size(); ++i) {
            ReportRow row;
            row.cells = {i == 0 ? words.workload(workload) : words.deployments(workload, computes[i]),
                         words.compute(computes[i]), words.nodes(workload, computes[i]),
                         i == 0 ? words.use(workload) : QString()};
            table.rows.push_back(std::move(row));
        }
    }
    return table;
}

/// Why the targets in use were chosen.
std::vector<PageFlow::Item> verdictsOf(const ReportInput &input, LifecycleStage stage)
{
    QStringList used;
    for (const Workload &workload : input.plan.workloads) {
        if (!workload.enabled || stageOf(workload) != stage)
            continue;
        for (const QString &id : workload.computeIds()) {
            if (const Compute *compute = input.plan.compute(id))
                used << compute->target;
        }
    }
    std::vector<PageFlow::Item> items;
    for (const TargetVerdict &verdict : input.evaluation.verdicts) {
        if (verdict.stage != stage)
            continue;
        const QString name = targetTitle(input.catalog, verdict.target);
        const QString reason = verdict.reasons.value(0);
        if (used.contains(verdict.target))
            items.push_back(
                {u"\u2013"_s,
                 Report::tr("%1: %2. %3").arg(name, displayName(verdict.verdict), reason).trimmed()});
    }
    return items;
}

} // namespace

void writePlanned(PageFlow &flow, const ReportInput &input)
{
    ReportTable table;
    for (const auto stage :
         {LifecycleStage::Experimentation, LifecycleStage::Training, LifecycleStage::Deployment}) {
        const ReportTable part = stageTable(input, stage, flow.style().locale);
        if (part.rows.empty())
            continue;
        table.columns = part.columns;
        table.add(ReportRow::Kind::Band, {{displayName(stage)}});
        table.rows.insert(table.rows.end(), part.rows.begin(), part.rows.end());
    }
    if (!table.rows.empty()) {
        flow.heading(1, Report::tr("What is planned"), tableStartHeight(flow, table));
        setTable(flow, table);
        std::vector<PageFlow::Item> verdicts;
        for (const auto stage :
             {LifecycleStage::Experimentation, LifecycleStage::Training, LifecycleStage::Deployment})
            std::ranges::move(verdictsOf(input, stage), std::back_inserter(verdicts));
        flow.items(verdicts, flow.style().text, flow.style().points(9));
    }
    if (!input.plan.notes.trimmed().isEmpty() && !isOfTemplate(input.plan)) {
        flow.heading(2, Report::tr("Remarks of the author"));
        for (const QString &line : input.plan.notes.split(u'\n', Qt::SkipEmptyParts))
            flow.paragraph(line.trimmed());
    }
}

} // namespace slipway
