// SPDX-License-Identifier: GPL-3.0-or-later
// What starts jobs: how often, and in which months. An export writes the first month as the start of a schedule and the month behind the last
// as its end; so they come back.
#include "model/imports/importer.h"
#include "model/imports/recurrence.h"

#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway {

using azureml::YamlNode;

namespace {

constexpr int mostMonths = 120; ///< of a plan

int monthsFrom(YearMonth from, YearMonth to)
{
    return (to.year() - from.year()) * 12 + to.month() - from.month();
}

} // namespace

/// The day of a time without a zone; nothing where there is none, or where it is none that a plan can hold, which is said.
std::optional<QDate> AzureMlImporter::dayAt(const ImportDocument &document, const YamlNode &trigger,
                                            QStringView key)
{
    const QString stated = text(trigger, key);
    if (stated.isEmpty())
        return {};
    const QDate day = QDate::fromString(stated.left(10), Qt::ISODate);
    if (day.isValid() && day.year() >= 2000 && day.year() < 2200)
        return day;
    remark(u"%1: its %2 (%3) is no day that a plan can have, and was left out."_s.arg(document.file, key,
                                                                                      stated.left(40)));
    return {};
}

/// The months between the two ends. A month that has begun counts as a whole.
AzureMlImporter::Scheduled AzureMlImporter::monthsOf(const ImportDocument &document, const YamlNode &trigger)
{
    Scheduled result{document.file, {}, {}, {}};
    const std::optional<QDate> first = dayAt(document, trigger, u"start_time");
    const std::optional<QDate> last = dayAt(document, trigger, u"end_time");
    const bool isMidnight = text(trigger, u"end_time").endsWith(u"T00:00:00"_s);
    if (first)
        result.start = YearMonth::of(*first);
    if (last)
        result.end = YearMonth::of(*last).plusMonths(last->day() == 1 && isMidnight ? 0 : 1);
    if (result.start && result.end && *result.end <= *result.start) {
        remark(u"%1: it ends before it starts; both were left out."_s.arg(document.file));
        return {document.file, {}, {}, {}};
    }
    if ((first && first->day() > 1) || (last && result.end != YearMonth::of(*last)))
        remark(u"%1: a plan has whole months, so that it counts %2%3."_s.arg(
            document.file, result.start ? u"from %1"_s.arg(result.start->toText()) : QString(),
            result.end ? (result.start ? u" to %1"_s : u"to %1"_s).arg(result.end->plusMonths(-1).toText())
                       : QString()));
    return result;
}

void AzureMlImporter::addSchedule(const ImportDocument &document)
{
    const YamlNode *trigger = document.node.find(u"trigger");
    const YamlNode *job = document.node.find(u"create_job");
    if (job && job->isMap())
        job = job->find(u"job");
    const QStringList workloads = job
        ? m_workloadsOfFile.value(QFileInfo(QString(job->text).remove(u"file:"_s)).fileName())
        : QStringList();
    if (!trigger || workloads.isEmpty()) {
        remark(u"%1: %2, so that the runs a month have to be entered."_s.arg(
            document.file, trigger ? u"its job is in none of the files"_s : u"it is no recurrence"_s));
        return;
    }
    const auto other = std::ranges::find(m_scheduled, workloads, &Scheduled::workloads);
    const bool isFirst = other == m_scheduled.end();
    Scheduled scheduled = monthsOf(document, *trigger);
    scheduled.workloads = workloads;
    if (isFirst) {
        m_scheduled.push_back(scheduled);
    } else {
        remark(
            u"%1 starts what %2 starts as well: their runs a month are added, over the months of both."_s.arg(
                document.file, other->file));
        other->start = std::min(other->start, scheduled.start); // none is the earliest
        other->end = other->end && scheduled.end ? std::max(other->end, scheduled.end) : std::nullopt;
    }
    const Result<double> runs = startsPerMonth(*trigger, scheduled.start);
    if (!runs) {
        remark(u"%1: %2, so that the runs a month have to be entered."_s.arg(document.file,
                                                                             runs.error().message));
        return;
    }
    for (const QString &id : workloads) {
        auto &training = std::get<TrainingJob>(m_plan.workload(id)->detail);
        training.runsPerMonth = std::min(*runs + (isFirst ? 0 : training.runsPerMonth.likely), 1e6);
    }
}

/// The plan starts with the first schedule and lasts until the last ends; without an end it goes on as long as the plan does.
void AzureMlImporter::settleMonths()
{
    std::optional<YearMonth> first;
    for (const Scheduled &each : m_scheduled) {
        if (each.start && (!first || *each.start < *first))
            first = each.start;
    }
    if (first)
        m_plan.start = *first;
    const YearMonth last = m_plan.start.plusMonths(mostMonths);
    int closed = 0; // months until the last of them has ended
    int open = 0;
    for (Scheduled &each : m_scheduled) {
        const auto isOutside = [&](const std::optional<YearMonth> &month, bool isStart) {
            return month && (isStart ? *month >= last : *month <= m_plan.start || *month > last);
        };
        if (isOutside(each.start, true) || isOutside(each.end, false)) {
            remark(
                u"%1: its months are not among the %2 that a plan from %3 on can have, and were left out."_s
                    .arg(each.file, QString::number(mostMonths), m_plan.start.toText()));
            each.start.reset();
            each.end.reset();
        }
        if (each.end)
            closed = std::max(closed, monthsFrom(m_plan.start, *each.end));
        else
            open = std::max(open, m_plan.months + (each.start ? monthsFrom(m_plan.start, *each.start) : 0));
    }
    if (closed > 0)
        m_plan.months = std::min(std::max(closed, open), mostMonths);
    else if (open > 0)
        m_plan.months = std::min(open, mostMonths);
    for (const Scheduled &each : m_scheduled) {
        for (const QString &id : each.workloads) {
            Workload &workload = *m_plan.workload(id);
            workload.startMonth = each.start ? monthsFrom(m_plan.start, *each.start) : 0;
            const int end = each.end ? monthsFrom(m_plan.start, *each.end) : m_plan.months;
            workload.lengthMonths.reset();
            if (end < m_plan.months)
                workload.lengthMonths = end - workload.startMonth;
        }
    }
}

} // namespace slipway
