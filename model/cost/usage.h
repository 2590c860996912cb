// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/plan.h"
#include "model/sizing/plansizing.h"

#include <array>
#include <cstddef>
#include <optional>

namespace slipway::cost {

/// People who use the machines of one compute-instance compute in one month.
struct InstanceDemand
{
    double people = 0;
    double personHoursPerWeek = 0; ///< active hours of all of them
    double daysPerWeek = 0; ///< of the busiest
    double runsPerMonth = 0; ///< jobs and batches that run on the instances beside the people
    double runHoursPerMonth = 0; ///< of all of those
    bool serving = false; ///< a web service on them answers at any hour
    double peopleAtFirst = 0; ///< before they became more
};

/// Puts a team into the demand, which has become `growth` times as many people since it began.
void addPeople(InstanceDemand &demand, const Experimentation &team, double growth);

/// When a compute instance runs, apart from who uses it.
struct InstanceRules
{
    int instances = 1; ///< in the first month
    std::optional<double> idleHours; ///< runs on this long after the last use of a day; none: until stopped
    std::optional<double> scheduledHoursPerWeek; ///< the schedule starts and stops it
};

struct InstanceMonth
{
    int instances = 0; ///< grows with the people: one each, never fewer than planned
    double used = 0; ///< instance-hours of active use
    double running = 0; ///< instance-hours billed
    double unattended = 0; ///< instance-hours of the same people if nobody ever stopped an instance
    double inUse = 0; ///< instances that people use
    double hoursInUse = 0; ///< billed of each of those
    double hoursSpare = 0; ///< billed of each of the others

    friend bool operator==(const InstanceMonth &, const InstanceMonth &) = default;
};

/// Hours of one month. An instance runs until it is stopped: by its schedule, by idle shutdown (one sitting a day),
/// by the earlier of both, else all 730 hours. Runs are spread over all instances; idle shutdown follows each of
/// them. Source: Azure ML documentation, compute instance (2024-08-21).
[[nodiscard]] InstanceMonth instanceMonth(const InstanceDemand &demand, const InstanceRules &rules);

/// Hours a week between start and stop of a schedule; nullopt where it is off or does not read as times.
[[nodiscard]] std::optional<double> scheduledHoursPerWeek(const Schedule &schedule);
/// Hours of a month that a machine is on by its schedule; all 730 without one.
[[nodiscard]] double hoursOfSchedule(const Schedule &schedule);

/// Instances that carry `requestsPerSecond`, when one carries `perInstance`: never below min, never above max.
[[nodiscard]] int autoscaledInstances(double requestsPerSecond, double perInstance, int min, int max);

/// Instances of one deployment at a peak of `peakRequestsPerSecond` of its endpoint; never 0, an online deployment
/// cannot scale to zero. `table` is looked at where the plan asks for derived numbers.
[[nodiscard]] int deploymentInstances(const Deployment &deployment, const RealtimeEndpoint &endpoint,
                                      const sizing::CapacityTable &table, double peakRequestsPerSecond,
                                      double targetUtilization);

/// Whether the load takes more derived instances than are counted: how many is then not known.
[[nodiscard]] bool isUncounted(const Deployment &deployment, const sizing::CapacityTable &table,
                               double peakRequestsPerSecond);
/// Whether the instances that the plan states keep the latency target at a peak of its endpoint; derived ones do as long as they are
/// counted.
[[nodiscard]] bool carriesPeak(const Deployment &deployment, const sizing::CapacityTable &table,
                               double peakRequestsPerSecond);
/// Instances of one deployment in each hour of the day at a peak of `peakRequestsPerSecond`.
using DayInstances = std::array<int, 24>;
[[nodiscard]] DayInstances instancesOfDay(const Deployment &deployment, const RealtimeEndpoint &endpoint,
                                          const sizing::CapacityTable &table, double lagMinutes,
                                          double peakRequestsPerSecond, double targetUtilization);

/// Instance-hours of one deployment in months of different loads. Borrows the deployment, the endpoint and the table.
class DeploymentHours
{
public:
    /// Derived numbers that follow the load are there `lagMinutes` before it.
    DeploymentHours(const Deployment &deployment, const RealtimeEndpoint &endpoint,
                    const sizing::CapacityTable &table, double lagMinutes, double targetUtilization);

    /// Of a month of 730 hours at a peak of `peakRequestsPerSecond`. Infinite where isUncounted().
    [[nodiscard]] double at(double peakRequestsPerSecond) const;

private:
    /// A load that is carried by so many instances fewer than a little more is.
    struct Limit
    {
        double surelyWithin = 0; ///< requests a second of the deployment
        double surelyBeyond = 0;
        int more = 0; ///< instances
    };
    void addLimit(double load, int more);
    void findLimits();
    /// Of all hours of the day, in any of which it may have another number; nullopt where that is too close to tell by limits.
    [[nodiscard]] std::optional<int> instancesByLimits(double peakRequestsPerSecond) const;

    const Deployment &m_deployment;
    const RealtimeEndpoint &m_endpoint;
    const sizing::CapacityTable &m_table;
    double m_lagMinutes;
    double m_utilization;
    bool m_followsDay; ///< else as many in every hour
    std::array<double, 24>
        m_shares{}; ///< of the peak, what the deployment has instances for in each hour, falling
    int m_least = 1; ///< instances
    std::array<Limit, 16> m_limits{}; ///< in rising order
    std::size_t m_limitCount = 0;
};

/// The same of one month.
[[nodiscard]] double deploymentHours(const Deployment &deployment, const RealtimeEndpoint &endpoint,
                                     const sizing::CapacityTable &table, double lagMinutes,
                                     double peakRequestsPerSecond, double targetUtilization);

/// Requests a second that the plan gives to one instance: what was measured, else concurrency / service time, each x target
/// utilisation (Little's law with headroom; Azure ML documentation, AKS v1 replica formula).
/// `profile`: the deployment's, which knows the service time where the plan leaves it to the speed of a language model.
[[nodiscard]] double requestsPerInstance(const Deployment &deployment, const RealtimeEndpoint &endpoint,
                                         const sizing::ServiceProfile &profile, double targetUtilization);

/// Runs a month, hours and nodes of a training job as its cluster sees them: failed runs run again in full (and may
/// fail again), `atATime` trials go on at a time, each on nodes of its own, early-stopped ones count half.
struct JobRuns
{
    double runs = 0;
    double hours = 0; ///< for which each of the nodes is held, on average
    int nodes = 1;
    /// Hours from its begin to its end: trials go on in waves, and the last takes as long as the others though some of its nodes are free
    /// again. Deadlines, windows and lifetimes are judged by it.
    double lasts = 0;
};
/// `hours` is the time of one trial on nodesPerRun nodes, `atATime` as sizing::trialsAtATime() tells.
[[nodiscard]] JobRuns jobRuns(const TrainingJob &job, double hours, int atATime);
/// Those of a workload at the likely figures of its sizing; no runs for people and endpoints.
[[nodiscard]] JobRuns jobRuns(const Workload &workload, const sizing::WorkloadSizing &sizing);

} // namespace slipway::cost
