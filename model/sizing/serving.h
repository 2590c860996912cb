// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/sizing/range.h"

#include <array>
#include <cstdint>
#include <vector>

namespace slipway::sizing {

/// One machine with premium disks, a month (SLA for virtual machines, v1.9, 2024): a threshold for a refund, not a forecast.
inline constexpr double machineAvailability = 0.999;
/// Minutes over which the load is averaged before instances are added (Autoscale online endpoints, 2024-08-07).
inline constexpr double metricMinutes = 5;

/// What one kind of instance does with one kind of request, flat.
struct ServiceProfile
{
    double serviceSeconds = 0.05; ///< mean, of one request on one slot; above 0
    double variation = 1; ///< squared coefficient of variation
    int concurrency = 1; ///< slots of an instance
    double targetSeconds = 0.5; ///< from arrival to answer
    double percentile = 0.95; ///< share of requests that keep it
    double utilization = 0.7; ///< highest share of busy slots at the peak
    int spare = 0; ///< instances more than needed
    int zones = 1; ///< of which one may be lost

    friend bool operator==(const ServiceProfile &, const ServiceProfile &) = default;
};

/// A request that was not answered by then is given up (CLI (v2) managed online deployment YAML schema, request_timeout_ms, 2023-10-19).
inline constexpr double requestTimeoutSeconds = 5;

/// Requests that wait in front of one instance: as many as it works off before they are given up, or within a longer latency target;
/// from 1 to 1,000.
[[nodiscard]] int queueLength(const ServiceProfile &profile) noexcept;

/// All slots serve one queue: M/G/c by Kimura. The distribution of answers is that of M/M/c (exact), reshaped by the ratio of
/// two gamma distributions of the mean and variance at hand; padded by up to 15 % above a variation of 1, where the mean tail is
/// known to be too short.
struct PooledQueue
{
    double utilization = 0;
    double meanWaitSeconds = 0;
    double late = 1; ///< share of requests beyond the target; 1 where the queue grows without end
};
[[nodiscard]] PooledQueue pooledQueue(const ServiceProfile &profile, int instances, double load) noexcept;

/// The balancer sends each request to an instance at random; what finds its queue full is turned away (M/G/c/K for each: what is turned away by
/// the two moments of MacGregor Smith, Performance Evaluation 52, 2003, after Kimura, Stochastic Models 12, 1996; waits are those of M/M/c/K
/// scaled by (1 + variation) / 2).
struct SplitQueue
{
    double utilization = 0;
    double meanWaitSeconds = 0;
    double rejected = 0; ///< share of requests
    double late = 1; ///< share of the accepted ones

    /// Share of requests that are not answered in time: who is turned away has no answer.
    [[nodiscard]] double missed() const { return rejected + (1 - rejected) * late; }
};
[[nodiscard]] SplitQueue splitQueue(const ServiceProfile &profile, int instances, double load) noexcept;

/// The time that the share `p` of requests keep; infinite where the queue grows without end, or more are turned away.
[[nodiscard]] double pooledPercentile(const ServiceProfile &profile, int instances, double load,
                                      double p) noexcept;
[[nodiscard]] double splitPercentile(const ServiceProfile &profile, int instances, double load,
                                     double p) noexcept;
/// The longer of both: whichever way requests are sent.
[[nodiscard]] double worsePercentile(const ServiceProfile &profile, int instances, double load,
                                     double p) noexcept;

/// What ends the load that one instance carries.
enum class Binding : std::uint8_t {
    Utilization, ///< the share of busy slots that the plan allows
    Late, ///< answers that wait behind others on the same instance
    TurnedAway, ///< requests that find the queue of their instance full
};
[[nodiscard]] Binding bindingAt(const ServiceProfile &profile, double loadOfOne) noexcept;

/// Whether `instances` keep utilisation and latency at `load`, under both ways of sending requests. What is turned away counts as late.
[[nodiscard]] bool carries(const ServiceProfile &profile, int instances, double load) noexcept;

/// The load at which one more instance is needed: made once for a profile, then a look-up. Whatever needs a number of instances takes
/// it from here.
class CapacityTable
{
public:
    static constexpr int mostInstances = 10'000;
    /// What of a load exceeds a limit by this share of it needs no instance more: a rounding error.
    static constexpr double tolerance = 1e-9;

    CapacityTable() = default;
    explicit CapacityTable(const ServiceProfile &profile);
    /// Each instance is planned to carry `perInstance`.
    static CapacityTable measured(const ServiceProfile &profile, double perInstance);

    /// Even an idle instance misses the target: no number of them will do.
    [[nodiscard]] bool possible() const { return m_perInstance > 0; }
    /// Highest load of one instance among many, requests a second.
    [[nodiscard]] double perInstance() const { return m_perInstance; }
    /// Highest load that `needed` instances carry.
    [[nodiscard]] double limit(int needed) const noexcept;
    /// Fewest instances for the load, 1 or more; mostInstances where more would be needed or none will do.
    [[nodiscard]] int needed(double load) const noexcept;
    /// With the spare one, and enough that the loss of one zone leaves what is needed.
    [[nodiscard]] int instances(double load) const noexcept { return withSpare(needed(load)); }
    [[nodiscard]] int withSpare(int needed) const noexcept;

    [[nodiscard]] const ServiceProfile &profile() const { return m_profile; }

private:
    ServiceProfile m_profile;
    double m_perInstance = 0;
    /// Limits of the first few, which can lie below their number times perInstance: a small pool may need more than its share.
    std::array<double, 16> m_first = {};
};

/// Load that instances have to be there for in hour `hour`, when more come only `lagMinutes` after the load: the profile's rise to the
/// next hour is followed in advance. Shares of the peak.
[[nodiscard]] double loadAhead(const std::array<double, 24> &profile, std::size_t hour,
                               double lagMinutes) noexcept;

/// Availability of `needed` of `instances` machines of which each is up for `share` of the time, independently: an upper bound.
[[nodiscard]] double serviceAvailability(int needed, int instances, double share) noexcept;

} // namespace slipway::sizing
