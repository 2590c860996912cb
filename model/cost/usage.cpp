// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/usage.h"

#include "model/cost/timeline.h"

#include <QTime>

#include <algorithm>
#include <cmath>

namespace slipway::cost {

namespace {

/// Rounds up, but not for a rounding error: 70 x 0.02 / 0.7 is 2.0000000000000004 in binary.
int ceiling(double value)
{
    return static_cast<int>(std::ceil(std::clamp(value, 0.0, 1e6) - 1e-9));
}

} // namespace

InstanceMonth instanceMonth(const InstanceDemand &demand, const InstanceRules &rules, double peopleGrowth)
{
    InstanceMonth month;
    const double people = demand.people * peopleGrowth;
    month.instances = std::max(rules.instances, peopleGrowth > 1 ? ceiling(people) : 0);
    if (month.instances == 0)
        return month;

    // People beyond the instances share them; a rule objects, but the hours are worked all the same.
    const double used = std::min<double>(people, month.instances);
    const double activePerWeek
        = demand.people > 0 && used > 0 ? demand.personHoursPerWeek * peopleGrowth / used : 0;
    double perInstance = hoursPerMonth;
    if (rules.idleHours)
        perInstance
            = std::min(perInstance, (activePerWeek + *rules.idleHours * demand.daysPerWeek) * weeksPerMonth);
    if (rules.scheduledHoursPerWeek)
        perInstance = std::min(perInstance, *rules.scheduledHoursPerWeek * weeksPerMonth);

    // Nobody starts an instance that nobody uses, unless a schedule does or it was never stopped.
    double perSpare = hoursPerMonth;
    if (rules.scheduledHoursPerWeek)
        perSpare = *rules.scheduledHoursPerWeek * weeksPerMonth;
    if (rules.idleHours)
        perSpare = 0;

    month.used = std::min(activePerWeek * weeksPerMonth, hoursPerMonth) * used;
    month.running = perInstance * used + perSpare * (month.instances - used);
    month.unattended = hoursPerMonth * month.instances;
    return month;
}

std::optional<double> scheduledHoursPerWeek(const Schedule &schedule)
{
    if (!schedule.enabled)
        return std::nullopt;
    const QTime start = QTime::fromString(schedule.start, QStringLiteral("HH:mm"));
    const QTime stop = QTime::fromString(schedule.stop, QStringLiteral("HH:mm"));
    if (!start.isValid() || !stop.isValid() || stop <= start)
        return std::nullopt;
    return start.secsTo(stop) / 3600.0 * schedule.daysPerWeek;
}

int autoscaledInstances(double requestsPerSecond, double perInstance, int min, int max)
{
    if (!(perInstance > 0))
        return max;
    return std::clamp(ceiling(requestsPerSecond / perInstance), min, std::max(min, max));
}

double requestsPerInstance(const Deployment &deployment, const RealtimeEndpoint &endpoint,
                           double targetUtilization)
{
    if (deployment.requestsPerSecondPerInstance)
        return *deployment.requestsPerSecondPerInstance;
    const double service = endpoint.serviceMilliseconds.likely / 1000;
    return service > 0 ? endpoint.concurrency / service * targetUtilization : 0;
}

double deploymentHours(const Deployment &deployment, const RealtimeEndpoint &endpoint,
                       double peakRequestsPerSecond, double targetUtilization)
{
    if (deployment.sizing == InstanceSizing::Fixed)
        return hoursPerMonth * deployment.instances;
    const double perInstance = requestsPerInstance(deployment, endpoint, targetUtilization);
    const double share = deployment.trafficPercent / 100;
    int instanceHoursPerDay = 0;
    for (const double percent : endpoint.dayProfile)
        instanceHoursPerDay += autoscaledInstances(peakRequestsPerSecond * share * percent / 100, perInstance,
                                                   deployment.minInstances, deployment.maxInstances);
    return hoursPerMonth / 24 * instanceHoursPerDay;
}

JobRuns jobRuns(const TrainingJob &job)
{
    JobRuns result;
    const double failed = std::clamp(job.failedPercent / 100, 0.0, 0.99);
    result.runs = job.runsPerMonth.likely / (1 - failed);
    const int parallel = std::max(1, std::min(job.parallelTrials, job.trials));
    const double trials = job.trials * (1 - job.earlyStoppedPercent / 200);
    result.hours = job.work.measuredHours.likely * std::max(1.0, trials / parallel);
    result.nodes = job.nodesPerRun * parallel;
    return result;
}

JobRuns jobRuns(const BatchScoring &batch)
{
    JobRuns result;
    result.runs = batch.runsPerMonth.likely;
    result.nodes = batch.nodesPerRun;
    const double workers = static_cast<double>(batch.nodesPerRun) * batch.workersPerNode;
    result.hours = workers > 0 ? batch.itemsPerRun.likely * batch.secondsPerItem.likely / workers / 3600 : 0;
    return result;
}

} // namespace slipway::cost
