// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/exports/azureml/layout.h"

#include "model/exports/azureml/layoutbuilder.h"
#include "model/exports/azureml/yamlwriter.h"

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace Qt::StringLiterals;

namespace slipway::azureml {

namespace {

constexpr double weeksPerMonth = 365.0 / 84.0;
constexpr double daysPerMonth = 365.0 / 12.0;

QStringList spreadDays(int count)
{
    static const QStringList week{u"monday"_s, u"tuesday"_s,  u"wednesday"_s, u"thursday"_s,
                                  u"friday"_s, u"saturday"_s, u"sunday"_s};
    QStringList days;
    for (int i = 0; i < count; ++i)
        days << week[i * 7 / count];
    return days;
}

/// The last day that every month has.
constexpr int lastDayOfEveryMonth = 28;

/// From the first on, as evenly over a month of 30.4 days as the days go that every month has: the 1st and the 16th.
QList<int> spreadMonthDays(int count)
{
    const double apart = std::min(daysPerMonth / count, (lastDayOfEveryMonth - 1.0) / std::max(count - 1, 1));
    QList<int> days;
    for (int i = 0; i < count; ++i)
        days << 1 + static_cast<int>(std::lround(i * apart));
    return days;
}

QList<int> spreadMinutes(int count)
{
    QList<int> minutes;
    for (int i = 0; i < count; ++i)
        minutes << i * 60 / count;
    return minutes;
}

QList<int> spreadHours(int count)
{
    QList<int> hours;
    for (int i = 0; i < count; ++i)
        hours << (2 + i * 24 / count) % 24;
    std::sort(hours.begin(), hours.end());
    return hours;
}

} // namespace

QString titleOf(const Workload &workload)
{
    const QString name = oneLine(workload.name);
    return name.isEmpty() ? oneLine(workload.id) : name;
}

std::vector<int> wholeShares(const std::vector<double> &shares)
{
    std::vector<int> whole(shares.size(), 0);
    double total = 0;
    for (const double share : shares)
        total += std::max(share, 0.0);
    if (total <= 0)
        return whole;
    std::vector<std::pair<double, std::size_t>> remainders;
    int given = 0;
    for (std::size_t i = 0; i < shares.size(); ++i) {
        const double exact = std::max(shares[i], 0.0) * 100 / total;
        whole[i] = static_cast<int>(std::floor(exact));
        given += whole[i];
        remainders.emplace_back(exact - whole[i], i);
    }
    std::stable_sort(remainders.begin(), remainders.end(),
                     [](const auto &a, const auto &b) { return a.first > b.first; });
    for (std::size_t i = 0; given < 100; ++i, ++given)
        ++whole[remainders[i % remainders.size()].second];
    return whole;
}

namespace {

/// Times a month of what begins with the first of `months` months and comes every `interval` of them.
double timesAMonth(int interval, int months)
{
    return months > 0 ? static_cast<double>((months + interval - 1) / interval) / months : 1.0 / interval;
}

/// The same of what comes every `interval` of their `days`.
double timesAMonth(int interval, int months, int days)
{
    return months > 0 ? static_cast<double>((days + interval - 1) / interval) / months
                      : daysPerMonth / interval;
}

/// Less than once a month: every so many months, or days where those come nearer. Of days that come as often the fewest, which are the most even.
Recurrence rareRecurrence(double runs, int months, int days)
{
    constexpr int mostMonths = 12;
    constexpr int mostDays = 365;
    std::vector<Recurrence> choices;
    for (int interval = 1; interval <= mostMonths; ++interval)
        choices.push_back({u"month"_s, interval, {2}, {}, spreadMonthDays(1), timesAMonth(interval, months)});
    for (int interval = 2; interval <= mostDays; ++interval)
        choices.push_back({u"day"_s, interval, {2}, {}, {}, timesAMonth(interval, months, days)});
    return *std::ranges::min_element(
        choices, {}, [runs](const Recurrence &each) { return std::abs(std::log(each.runsPerMonth / runs)); });
}

} // namespace

Recurrence nearestRecurrence(double runs, int months, int lastingDays)
{
    if (runs < 1)
        return rareRecurrence(runs, months,
                              lastingDays > 0 ? lastingDays
                                              : static_cast<int>(std::lround(months * daysPerMonth)));
    // On so many days of each month: what comes by the week or the day comes 4.35 or 30.4 times in one, and never twice.
    if (const int days = static_cast<int>(std::lround(std::min(runs, lastDayOfEveryMonth + 1.0)));
        days <= lastDayOfEveryMonth && qFuzzyCompare(runs, static_cast<double>(days)))
        return {u"month"_s, 1, {2}, {}, spreadMonthDays(days), static_cast<double>(days)};
    constexpr double near = 0.1;
    std::vector<Recurrence> choices;
    for (int interval = 1; interval <= 12; ++interval)
        choices.push_back({u"month"_s, interval, {2}, {}, spreadMonthDays(1), timesAMonth(interval, months)});
    for (int weeks = 1; weeks <= 3; ++weeks)
        choices.push_back({u"week"_s, weeks, {2}, spreadDays(1), {}, weeksPerMonth / weeks});
    for (int days = 2; days <= 6; ++days)
        choices.push_back({u"week"_s, 1, {2}, spreadDays(days), {}, weeksPerMonth * days});
    for (int times = 1; times <= 24; ++times)
        choices.push_back({u"day"_s, 1, spreadHours(times), {}, {}, daysPerMonth * times});
    const auto distance = [runs](const Recurrence &each) { return std::abs(std::log(each.runsPerMonth / runs)); };
    const auto nearest = [&] { return *std::ranges::min_element(choices, {}, distance); };
    if (const Recurrence plain = nearest(); distance(plain) <= near)
        return plain;
    // More often than each hour: as often in each hour where that comes near enough, else in those of which no fewer than half of a day make it
    // even.
    constexpr int minutesPerHour = 60;
    constexpr double nearEnough = 0.05;
    for (int times = 24; runs > daysPerMonth * 24 && times >= 12; --times) {
        for (int minutes = 2; minutes <= minutesPerHour; ++minutes)
            choices.push_back({u"day"_s,
                               1,
                               spreadHours(times),
                               {},
                               {},
                               daysPerMonth * times * minutes,
                               spreadMinutes(minutes)});
        if (const Recurrence each = nearest(); times == 24 && distance(each) <= nearEnough)
            return each;
    }
    for (int times = 1; times <= 24; ++times) {
        for (int days = 2; times > 1 && days <= 6; ++days)
            choices.push_back({u"week"_s, 1, spreadHours(times), spreadDays(days), {}, weeksPerMonth * days * times});
        for (int interval = 1; interval <= 3; ++interval) {
            for (int days = 2; days <= lastDayOfEveryMonth; ++days)
                choices.push_back({u"month"_s,
                                   interval,
                                   spreadHours(times),
                                   {},
                                   spreadMonthDays(days),
                                   days * times * timesAMonth(interval, months)});
        }
    }
    return nearest();
}

Recurrence recurrenceTogether(double runs, int months)
{
    constexpr double near = 0.1;
    constexpr int minutesPerHour = 60;
    constexpr int firstHour = 2;
    constexpr int lastHour = 23;
    constexpr double most = (lastHour - firstHour + 1) * minutesPerHour;
    runs = std::min(runs, most);
    Recurrence result{u"month"_s, 1, {}, {}, {1}, 0, {}};
    int count = 1;
    for (result.interval = 1; result.interval < 12; ++result.interval) {
        const double wanted = runs / timesAMonth(result.interval, months);
        count = std::max(1, static_cast<int>(std::round(wanted)));
        if (std::abs(std::log(count / wanted)) <= near)
            break;
    }
    const int hours = std::clamp((count + minutesPerHour - 1) / minutesPerHour, 1, lastHour - firstHour + 1);
    const int perHour = std::clamp(static_cast<int>(std::round(double(count) / hours)), 1, minutesPerHour);
    for (int hour = 0; hour < hours; ++hour)
        result.hours << firstHour + hour;
    for (int minute = 0; minute < perHour; ++minute)
        result.minutes << minute;
    result.runsPerMonth = double(hours) * perHour * timesAMonth(result.interval, months);
    return result;
}

bool hasRuns(const JobResource &job)
{
    return job.detail->runsPerMonth.likely > 0;
}

bool isScheduled(const Layout &layout, const QString &job)
{
    return std::ranges::any_of(layout.schedules,
                               [&](const ScheduleResource &schedule) { return schedule.job == job; });
}

std::vector<StartedRun> startedRuns(const Layout &layout)
{
    std::vector<StartedRun> left;
    QHash<QString, QString> runOf; // by the id of a workload
    for (const JobResource &job : layout.jobs) {
        if (isScheduled(layout, job.name) || !hasRuns(job))
            continue;
        StartedRun run{job.name, {job.workload}, {}, job.elsewhere};
        for (const QString &name : job.after)
            (isScheduled(layout, name) ? run.waits : run.before) << name;
        left.push_back(std::move(run));
        runOf.insert(job.workload->id, job.name);
    }
    for (const PipelineResource &pipeline : layout.pipelines) {
        if (isScheduled(layout, pipeline.name) || std::ranges::none_of(pipeline.steps, hasRuns))
            continue;
        StartedRun run{pipeline.name, {}, {}, {}};
        for (const JobResource &step : pipeline.steps) {
            run.workloads.push_back(step.workload);
            run.waits << step.elsewhere;
            runOf.insert(step.workload->id, pipeline.name);
        }
        run.waits.removeDuplicates();
        left.push_back(std::move(run));
    }
    // What another run of these does is waited for by its name.
    for (StartedRun &run : left) {
        QStringList others;
        for (const QString &id : run.waits) {
            const QString of = runOf.value(id);
            if (!of.isEmpty() && of != run.name)
                run.before << of;
            else
                others << id;
        }
        run.waits = others;
        run.before.removeDuplicates();
    }
    std::vector<StartedRun> ordered;
    const auto isBefore = [&ordered](const QString &name) {
        return std::ranges::any_of(ordered, [&](const StartedRun &run) { return run.name == name; });
    };
    while (!left.empty()) {
        auto next = std::ranges::find_if(
            left, [&](const StartedRun &run) { return std::ranges::all_of(run.before, isBefore); });
        if (next == left.end()) {
            next = left.begin();
            const auto later = std::stable_partition(next->before.begin(), next->before.end(), isBefore);
            next->waits << QStringList(later, next->before.end());
            next->before.erase(later, next->before.end());
        }
        ordered.push_back(std::move(*next));
        left.erase(next);
    }
    return ordered;
}

Layout layoutOf(const Plan &plan, const Catalog &catalog, const GivenNames &earlier)
{
    LayoutBuilder builder(plan, catalog, earlier);
    return builder.build();
}

bool isInFiles(const Plan &plan, const Workload &workload)
{
    return workload.enabled && workload.startMonth < plan.months;
}

} // namespace slipway::azureml
