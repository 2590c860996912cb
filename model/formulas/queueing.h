// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/formulas/units.h"

namespace slipway::formulas {

// Queues of requests in front of servers, in steady state. Nothing here checks its inputs: arrivals are 0 or more, service
// times above 0, servers from 1 to maxServers, and where a queue can grow without end its utilization is below 1. The
// registry (registry.h) refuses everything else.
// Sources: Erlang 1917; Kleinrock, Queueing Systems, 1975; Cosmetatos, Some approximate equilibrium results for the
// multi-server queue M/G/r, 1976; Kimura, Approximations for multi-server queues: system interpolations, 1994;
// Allen, Probability, Statistics and Queueing Theory, 1990; Sakasegawa, An approximation formula, 1977.

constexpr int maxServers = 1'000'000;

/// Requests that arrive at random (Poisson) and wait for the first free of `servers`.
struct Queue
{
    PerSecond arrivals;
    Seconds service; ///< mean
    int servers = 1;

    /// Mean number of busy servers, in erlang.
    [[nodiscard]] constexpr double load() const { return arrivals * service; }
    [[nodiscard]] constexpr double utilization() const { return load() / servers; }
    /// How much faster all servers together are than the arrivals, in requests a second.
    [[nodiscard]] constexpr double spareRate() const { return servers / service.value - arrivals.value; }

    [[nodiscard]] static constexpr Queue ofUtilization(int servers, double utilization, Seconds service)
    {
        return {PerSecond(utilization * servers / service.value), service, servers};
    }
};

/// Share of requests that find all servers busy and go away. Any load and, here and below, up to 2 x 10^9 servers: by recursion for few,
/// in closed form for many (within 1e-11 of the recursion), so that the time does not depend on their number.
[[nodiscard]] double erlangB(double load, int servers) noexcept;
/// Share of requests that have to wait (M/M/c).
[[nodiscard]] double erlangC(double load, int servers) noexcept;

// Exponential service times (M/M/c).
[[nodiscard]] Seconds meanWait(const Queue &queue) noexcept;
/// Share of requests that wait longer than `time`.
[[nodiscard]] double waitTail(const Queue &queue, Seconds time) noexcept;
/// The wait that the share `p` (0 to below 1) of requests stays within.
[[nodiscard]] Seconds waitPercentile(const Queue &queue, double p) noexcept;
/// Share of requests that need longer than `time` from arrival to answer.
[[nodiscard]] double responseTail(const Queue &queue, Seconds time) noexcept;
/// The same where erlangC() of the queue is known: it takes most of the work and is the same at all times.
[[nodiscard]] double responseTail(const Queue &queue, double waiting, Seconds time) noexcept;
[[nodiscard]] Seconds responsePercentile(const Queue &queue, double p) noexcept;
/// Share of the time in which nobody is being served.
[[nodiscard]] double emptyShare(const Queue &queue) noexcept;

/// The smallest number of servers that keeps the utilization at or below `maxUtilization` and lets at least `share` of
/// the requests wait no longer than `wait`. `load` is at most maxServers / 2. 0 where maxServers do not do.
[[nodiscard]] int requiredServers(PerSecond arrivals, Seconds service, Seconds wait, double share,
                                  double maxUtilization) noexcept;

/// M/M/c/K: at most `capacity` requests in the system; what comes then is turned away. Any utilization.
struct FiniteQueue
{
    double emptyShare = 0;
    double rejectedShare = 0;
    double inSystem = 0; ///< mean
    PerSecond accepted;
    Seconds meanResponse; ///< of those accepted; the service time where nothing arrives
    Seconds meanWait;
};
/// `capacity` from the number of servers to maxServers.
[[nodiscard]] FiniteQueue finiteQueue(const Queue &queue, int capacity) noexcept;

/// Fixed service times (M/D/c) by Cosmetatos: within about 1 % of exact for up to 20 servers and a utilization of 0.5 to
/// 0.9. Never above the wait of M/M/c, which the formula alone exceeds for many idle servers.
[[nodiscard]] Seconds mdcMeanWait(const Queue &queue) noexcept;
/// Service times of squared coefficient of variation `cs2` (0 fixed, 1 exponential) by Kimura: within 1 % for 0 to 4.
[[nodiscard]] Seconds mgcMeanWait(const Queue &queue, double cs2) noexcept;
/// The same where erlangC() of the queue is known.
[[nodiscard]] Seconds mgcMeanWait(const Queue &queue, double waiting, double cs2) noexcept;
/// 3 to 8 % above simulation for cs2 of at most 1, 5 to 13 % below at 4.
[[nodiscard]] Seconds mgcWaitPercentile(const Queue &queue, double cs2, double p) noexcept;
/// Arrivals of squared coefficient of variation `ca2` as well; up to 9 % off at cs2 = 4.
[[nodiscard]] Seconds allenCunneenMeanWait(const Queue &queue, double ca2, double cs2) noexcept;
/// As above without a sum over servers, which may be fractional: for quick estimates.
[[nodiscard]] Seconds sakasegawaMeanWait(double servers, double utilization, Seconds service, double ca2,
                                         double cs2) noexcept;

} // namespace slipway::formulas
