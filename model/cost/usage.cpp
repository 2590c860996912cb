// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/usage.h"

#include "model/cost/loads.h"
#include "model/cost/timeline.h"
#include "model/cost/wholeup.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numeric>

namespace slipway::cost {

void addPeople(InstanceDemand &demand, const Experimentation &team, double growth)
{
    const double people = team.people.likely * growth;
    demand.people += people;
    demand.peopleAtFirst += team.people.likely;
    demand.personHoursPerWeek += people * team.hoursPerDay.likely * team.daysPerWeek;
    demand.daysPerWeek = std::max(demand.daysPerWeek, team.daysPerWeek);
}

InstanceMonth instanceMonth(const InstanceDemand &demand, const InstanceRules &rules)
{
    InstanceMonth month;
    const double people = demand.people;
    const bool grown = people > demand.peopleAtFirst;
    month.instances = std::max(rules.instances, grown ? wholeUp(people) : 0);
    if (month.instances == 0)
        return month;

    // People beyond the instances share them; a rule objects, but the hours are worked all the same.
    const double used = std::min<double>(people, month.instances);
    const double activePerWeek = demand.people > 0 && used > 0 ? demand.personHoursPerWeek / used : 0;
    double most = hoursPerMonth;
    if (rules.scheduledHoursPerWeek && !demand.serving)
        most = std::min(most, *rules.scheduledHoursPerWeek * weeksPerMonth);
    double perInstance = most;
    double perSpare = most;
    if (rules.idleHours && !demand.serving) {
        // Nobody starts an instance that neither people nor runs use.
        perSpare = (demand.runHoursPerMonth + *rules.idleHours * demand.runsPerMonth) / month.instances;
        perInstance = (activePerWeek + *rules.idleHours * demand.daysPerWeek) * weeksPerMonth + perSpare;
        perSpare = std::min(most, perSpare);
        perInstance = std::min(most, perInstance);
    }

    month.used = demand.serving ? hoursPerMonth * month.instances
                                : std::min(activePerWeek * weeksPerMonth * used + demand.runHoursPerMonth,
                                           hoursPerMonth * month.instances);
    month.running = perInstance * used + perSpare * (month.instances - used);
    month.unattended = hoursPerMonth * month.instances;
    // Counting ends somewhere, hours do not: those of people beyond it are too large to have a price.
    const double beyond = grown ? std::max(1.0, people / mostCounted) : 1;
    month.used *= beyond;
    month.running *= beyond;
    month.unattended *= beyond;
    month.inUse = used;
    month.hoursInUse = perInstance * beyond;
    month.hoursSpare = perSpare * beyond;
    return month;
}

namespace {

/// Minutes from midnight of "HH:MM"; -1 where it is none. Plans are computed thousands of times: a parser of any time takes too long.
int minutesOf(const QString &time)
{
    const auto digit = [&](qsizetype at) {
        const int value = time[at].unicode() - u'0';
        return value >= 0 && value <= 9 ? value : 100;
    };
    if (time.size() != 5 || time[2] != u':')
        return -1;
    const int hours = 10 * digit(0) + digit(1);
    const int minutes = 10 * digit(3) + digit(4);
    return hours < 24 && minutes < 60 ? 60 * hours + minutes : -1;
}

} // namespace

std::optional<double> scheduledHoursPerWeek(const Schedule &schedule)
{
    if (!schedule.enabled)
        return std::nullopt;
    const int start = minutesOf(schedule.start);
    const int stop = minutesOf(schedule.stop);
    if (start < 0 || stop <= start)
        return std::nullopt;
    return (stop - start) / 60.0 * schedule.daysPerWeek;
}

double hoursOfSchedule(const Schedule &schedule)
{
    const std::optional<double> weekly = scheduledHoursPerWeek(schedule);
    return weekly ? std::min(hoursPerMonth, *weekly * weeksPerMonth) : hoursPerMonth;
}

int autoscaledInstances(double requestsPerSecond, double perInstance, int min, int max)
{
    if (!(perInstance > 0))
        return max;
    return std::clamp(wholeUp(requestsPerSecond / perInstance), min, std::max(min, max));
}

double requestsPerInstance(const Deployment &deployment, const RealtimeEndpoint &endpoint,
                           const sizing::ServiceProfile &profile, double targetUtilization)
{
    // What was measured is all that an instance can do: the plan keeps the same distance from it.
    if (deployment.requestsPerSecondPerInstance)
        return *deployment.requestsPerSecondPerInstance * targetUtilization;
    const double service = sizing::isSpeedDerived(endpoint) ? profile.serviceSeconds
                                                            : endpoint.serviceMilliseconds.likely / 1000;
    return service > 0 ? endpoint.concurrency / service * targetUtilization : 0;
}

namespace {

/// Those of a deployment that follows the load, where one carries `each` at its utilisation: more where the latency target takes more, since answers
/// that are late add instances as well (azureml::autoscale), with those that outlast a failure, as far as the highest number leaves room for them. A
/// target that no number keeps adds none.
int autoscaled(const Deployment &deployment, const sizing::CapacityTable &table, double requestsPerSecond,
               double each)
{
    const int lowest = std::max(1, deployment.minInstances);
    const double load = requestsPerSecond * deployment.trafficPercent / 100;
    const int byUse = table.withSpare(autoscaledInstances(load, each, 1, deployment.maxInstances));
    const int needed = table.possible() ? std::max(byUse, table.instances(load)) : byUse;
    return std::clamp(needed, lowest, std::max(lowest, deployment.maxInstances));
}

int derivedInstances(const Deployment &deployment, const sizing::CapacityTable &table,
                     double requestsPerSecond)
{
    return std::max(
        {1, deployment.minInstances, table.instances(requestsPerSecond * deployment.trafficPercent / 100)});
}

} // namespace

bool isUncounted(const Deployment &deployment, const sizing::CapacityTable &table,
                 double peakRequestsPerSecond)
{
    return !statedInstances(deployment)
        && table.instances(peakRequestsPerSecond * deployment.trafficPercent / 100)
        >= sizing::CapacityTable::mostInstances;
}

bool carriesPeak(const Deployment &deployment, const sizing::CapacityTable &table,
                 double peakRequestsPerSecond)
{
    const int wanted = table.instances(peakRequestsPerSecond * deployment.trafficPercent / 100);
    const std::optional<int> stated = statedInstances(deployment);
    return wanted < sizing::CapacityTable::mostInstances && (!stated || std::max(1, *stated) >= wanted);
}

int deploymentInstances(const Deployment &deployment, const RealtimeEndpoint &endpoint,
                        const sizing::CapacityTable &table, double peakRequestsPerSecond,
                        double targetUtilization)
{
    if (deployment.sizing == InstanceSizing::Fixed)
        return std::max(1, deployment.instances);
    if (!statedInstances(deployment))
        return derivedInstances(deployment, table, peakRequestsPerSecond);
    return autoscaled(deployment, table, peakRequestsPerSecond,
                      requestsPerInstance(deployment, endpoint, table.profile(), targetUtilization));
}

DayInstances instancesOfDay(const Deployment &deployment, const RealtimeEndpoint &endpoint,
                            const sizing::CapacityTable &table, double lagMinutes,
                            double peakRequestsPerSecond, double targetUtilization)
{
    DayInstances day{};
    if (deployment.sizing == InstanceSizing::Derived) {
        day.fill(derivedInstances(deployment, table, peakRequestsPerSecond));
        return day;
    }
    if (deployment.sizing == InstanceSizing::DerivedAutoscale) {
        for (std::size_t hour = 0; hour < day.size(); ++hour) {
            const double percent = sizing::loadAhead(endpoint.dayProfile, hour, lagMinutes);
            day[hour] = derivedInstances(deployment, table, peakRequestsPerSecond * percent / 100);
        }
        return day;
    }
    if (deployment.sizing == InstanceSizing::Fixed) {
        day.fill(std::max(1, deployment.instances));
        return day;
    }
    const double each = requestsPerInstance(deployment, endpoint, table.profile(), targetUtilization);
    for (std::size_t hour = 0; hour < day.size(); ++hour)
        day[hour]
            = autoscaled(deployment, table, peakRequestsPerSecond * endpoint.dayProfile[hour] / 100, each);
    return day;
}

DeploymentHours::DeploymentHours(const Deployment &deployment, const RealtimeEndpoint &endpoint,
                                 const sizing::CapacityTable &table, double lagMinutes,
                                 double targetUtilization)
    : m_deployment(deployment)
    , m_endpoint(endpoint)
    , m_table(table)
    , m_lagMinutes(lagMinutes)
    , m_utilization(targetUtilization)
    , m_followsDay(deployment.sizing == InstanceSizing::Autoscale
                   || deployment.sizing == InstanceSizing::DerivedAutoscale)
{
    if (m_followsDay)
        findLimits();
}

void DeploymentHours::addLimit(double load, int more)
{
    // What dividing in another order may change of a load.
    constexpr double doubt = 1e-12;
    m_limits[m_limitCount++] = {load * (1 - doubt), load * (1 + doubt), more};
}

/// The same limits as instancesOfDay() finds each hour's number by.
void DeploymentHours::findLimits()
{
    const bool derived = m_deployment.sizing == InstanceSizing::DerivedAutoscale;
    for (std::size_t hour = 0; hour < m_shares.size(); ++hour) {
        const double percent = derived ? sizing::loadAhead(m_endpoint.dayProfile, hour, m_lagMinutes)
                                       : m_endpoint.dayProfile[hour];
        m_shares[hour] = percent / 100 * m_deployment.trafficPercent / 100;
    }
    std::ranges::sort(m_shares, std::ranges::greater());
    if (derived) {
        const auto instances = [&](int needed) {
            return std::max({1, m_deployment.minInstances, m_table.withSpare(needed)});
        };
        m_least = instances(1);
        for (int needed = 1; m_table.possible() && needed <= static_cast<int>(m_limits.size()); ++needed)
            addLimit(m_table.limit(needed) / (1 - sizing::CapacityTable::tolerance),
                     instances(needed + 1) - instances(needed));
        return;
    }
    const double each = requestsPerInstance(m_deployment, m_endpoint, m_table.profile(), m_utilization);
    m_least = autoscaled(m_deployment, m_table, 0, each);
    const int lowest = std::max(1, m_deployment.minInstances);
    const int highest = std::max(lowest, m_deployment.maxInstances);
    const auto kept = [&](int needed) { return std::clamp(m_table.withSpare(needed), lowest, highest); };
    for (int needed = 1; needed < m_deployment.maxInstances && m_limitCount < m_limits.size(); ++needed) {
        const int more = kept(needed + 1) - kept(needed);
        if (more == 0)
            continue;
        const double byUse = (needed + countTolerance) * each;
        const double byLatency = m_table.limit(needed) / (1 - sizing::CapacityTable::tolerance);
        addLimit(m_table.possible() ? std::min(byUse, byLatency) : byUse, more);
    }
    if (m_limitCount < m_limits.size() && each > 0)
        addLimit(std::numeric_limits<double>::infinity(), 0);
}

std::optional<int> DeploymentHours::instancesByLimits(double peakRequestsPerSecond) const
{
    // Loads and limits are both in order: one walk down the loads counts for all limits.
    std::size_t beyond = m_shares.size();
    std::size_t perhaps = m_shares.size();
    int instances = m_least * static_cast<int>(m_shares.size());
    for (std::size_t i = 0; i < m_limitCount; ++i) {
        while (beyond > 0 && !(peakRequestsPerSecond * m_shares[beyond - 1] > m_limits[i].surelyBeyond))
            --beyond;
        while (perhaps > 0 && !(peakRequestsPerSecond * m_shares[perhaps - 1] >= m_limits[i].surelyWithin))
            --perhaps;
        if (beyond != perhaps)
            return std::nullopt;
        if (beyond == 0)
            return instances;
        instances += static_cast<int>(beyond) * m_limits[i].more;
    }
    return std::nullopt;
}

double DeploymentHours::at(double peakRequestsPerSecond) const
{
    if (isUncounted(m_deployment, m_table, peakRequestsPerSecond))
        return std::numeric_limits<double>::infinity();
    if (!m_followsDay)
        return hoursPerMonth / 24
            * (24.0
               * deploymentInstances(m_deployment, m_endpoint, m_table, peakRequestsPerSecond,
                                     m_utilization));
    if (const std::optional<int> instances = instancesByLimits(peakRequestsPerSecond))
        return hoursPerMonth / 24 * static_cast<double>(*instances);
    const DayInstances day = instancesOfDay(m_deployment, m_endpoint, m_table, m_lagMinutes,
                                            peakRequestsPerSecond, m_utilization);
    return hoursPerMonth / 24 * std::accumulate(day.begin(), day.end(), 0.0);
}

double deploymentHours(const Deployment &deployment, const RealtimeEndpoint &endpoint,
                       const sizing::CapacityTable &table, double lagMinutes, double peakRequestsPerSecond,
                       double targetUtilization)
{
    return DeploymentHours(deployment, endpoint, table, lagMinutes, targetUtilization)
        .at(peakRequestsPerSecond);
}

JobRuns jobRuns(const TrainingJob &job, double hours, int atATime)
{
    JobRuns result;
    const double failed = std::clamp(job.failedPercent / 100, 0.0, 0.99);
    result.runs = job.runsPerMonth.likely / (1 - failed);
    const double trials = job.trials * (1 - job.earlyStoppedPercent / 200);
    const double waves = std::max(1.0, trials / atATime);
    result.hours = hours * waves;
    result.lasts = hours * std::ceil(waves * (1 - 1e-12));
    result.nodes = static_cast<int>(
        std::min<std::int64_t>(static_cast<std::int64_t>(job.nodesPerRun) * atATime, mostCounted));
    return result;
}

JobRuns jobRuns(const Workload &workload, const sizing::WorkloadSizing &sizing)
{
    if (const auto *job = std::get_if<TrainingJob>(&workload.detail)) {
        const auto &sized = std::get<sizing::TrainingSizing>(sizing);
        return jobRuns(*job, sized.hours.likely, sized.trialsAtATime);
    }
    if (const auto *batch = std::get_if<BatchScoring>(&workload.detail)) {
        const auto &sized = std::get<sizing::BatchSizing>(sizing);
        return {batch->runsPerMonth.likely, sized.hours.likely, sized.nodes, sized.hours.likely};
    }
    return {};
}

} // namespace slipway::cost
