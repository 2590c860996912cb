// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/formulas/queueing.h"

#include "model/formulas/logsum.h"

#include <algorithm>
#include <cmath>

namespace slipway::formulas {

namespace {

/// The share that waits, where the share that finds all servers busy is known.
double waitShare(double blocked, double load, int servers) noexcept
{
    return servers * blocked / (servers - load * (1 - blocked));
}

} // namespace

double erlangB(double load, int servers) noexcept
{
    // Of the inverse share: no division waits for the one before it. Too large for a double is a share of 0.
    const double each = 1 / load;
    double inverse = 1;
    for (int k = 1; k <= servers; ++k)
        inverse = 1 + k * each * inverse;
    return 1 / inverse;
}

double erlangC(double load, int servers) noexcept
{
    return waitShare(erlangB(load, servers), load, servers);
}

Seconds meanWait(const Queue &queue) noexcept
{
    return Seconds(erlangC(queue.load(), queue.servers) / queue.spareRate());
}

double waitTail(const Queue &queue, Seconds time) noexcept
{
    return erlangC(queue.load(), queue.servers) * std::exp(-queue.spareRate() * time.value);
}

Seconds waitPercentile(const Queue &queue, double p) noexcept
{
    const double waiting = erlangC(queue.load(), queue.servers);
    if (waiting <= 1 - p)
        return Seconds(0);
    return Seconds(std::log(waiting / (1 - p)) / queue.spareRate());
}

namespace {

double responseTail(double waiting, double difference, double x) noexcept
{
    // (e^-x - e^-(d+1)x) / d. Near d = 0 the two terms cancel; far from it e^-dx alone could overflow.
    const double dx = difference * x;
    const double both = std::abs(dx) < 1
        ? std::exp(-x) * (difference == 0 ? x : -std::expm1(-dx) / difference)
        : (std::exp(-x) - std::exp(-(difference + 1) * x)) / difference;
    return std::exp(-x) + waiting * both;
}

} // namespace

double responseTail(const Queue &queue, Seconds time) noexcept
{
    return responseTail(queue, erlangC(queue.load(), queue.servers), time);
}

double responseTail(const Queue &queue, double waiting, Seconds time) noexcept
{
    return responseTail(waiting, queue.servers - 1 - queue.load(), time / queue.service);
}

Seconds responsePercentile(const Queue &queue, double p) noexcept
{
    const double load = queue.load();
    const double waiting = erlangC(load, queue.servers);
    const double difference = queue.servers - 1 - load;
    const double allowed = 1 - p;
    double low = 0;
    double high = 1;
    while (high < 1e18 && responseTail(waiting, difference, high) > allowed)
        high *= 2;
    for (int step = 0; step < 200 && high - low > 1e-15 * high; ++step) {
        const double middle = low + (high - low) / 2;
        (responseTail(waiting, difference, middle) > allowed ? low : high) = middle;
    }
    return high * queue.service;
}

double emptyShare(const Queue &queue) noexcept
{
    const double load = queue.load();
    if (load == 0)
        return 1;
    LogSum sum;
    double term = 0;
    for (int k = 0; k < queue.servers; ++k) {
        sum.add(term);
        term += std::log(load / (k + 1));
    }
    sum.add(term + std::log(queue.servers / (queue.servers - load)));
    return std::exp(-sum.logarithm());
}

int requiredServers(PerSecond arrivals, Seconds service, Seconds wait, double share,
                    double maxUtilization) noexcept
{
    const double load = arrivals * service;
    double fewest = std::max(1.0, roundUp(load / maxUtilization));
    if (fewest <= load)
        fewest = std::floor(load) + 1;
    double blocked = 1;
    for (int servers = 1; servers <= maxServers; ++servers) {
        blocked = load * blocked / (servers + load * blocked);
        if (servers < fewest)
            continue;
        const double spare = servers / service.value - arrivals.value;
        const double late = waitShare(blocked, load, servers) * std::exp(-spare * wait.value);
        if (1 - late >= share)
            return servers;
    }
    return 0;
}

FiniteQueue finiteQueue(const Queue &queue, int capacity) noexcept
{
    FiniteQueue result;
    const double load = queue.load();
    if (load == 0) {
        result.emptyShare = 1;
        result.meanResponse = queue.service;
        return result;
    }
    LogSum all;
    LogSum weighted; // by the number in the system
    double term = 0;
    for (int n = 0; n <= capacity; ++n) {
        if (n > 0) {
            term += std::log(load / std::min(n, queue.servers));
            weighted.add(term + std::log(n));
        }
        all.add(term);
    }
    const double total = all.logarithm();
    result.emptyShare = std::exp(-total);
    result.rejectedShare = std::exp(term - total);
    result.inSystem = std::exp(weighted.logarithm() - total);
    result.accepted = queue.arrivals * (1 - result.rejectedShare);
    // Far beyond its capacity a queue accepts what its servers finish; 1 - rejected has lost its digits then.
    if (load > 1e6 * queue.servers)
        result.accepted = PerSecond(queue.servers / queue.service.value);
    result.meanResponse = Seconds(result.inSystem / result.accepted.value);
    result.meanWait = std::max(Seconds(0), result.meanResponse - queue.service);
    return result;
}

namespace {

/// The wait for fixed service times as a share of that for exponential ones.
double fixedShare(int servers, double utilization) noexcept
{
    const double factor = (1 - utilization) * (servers - 1) * (std::sqrt(4 + 5.0 * servers) - 2)
        / (16 * utilization * servers);
    return std::min(1.0, 0.5 * (1 + factor));
}

double kimuraShare(int servers, double utilization, double cs2) noexcept
{
    return (1 + cs2) / (2 * cs2 + (1 - cs2) / fixedShare(servers, utilization));
}

} // namespace

Seconds mdcMeanWait(const Queue &queue) noexcept
{
    const double utilization = queue.utilization();
    return utilization == 0 ? Seconds(0) : fixedShare(queue.servers, utilization) * meanWait(queue);
}

Seconds mgcMeanWait(const Queue &queue, double cs2) noexcept
{
    return mgcMeanWait(queue, erlangC(queue.load(), queue.servers), cs2);
}

Seconds mgcMeanWait(const Queue &queue, double waiting, double cs2) noexcept
{
    const double utilization = queue.utilization();
    return utilization == 0
        ? Seconds(0)
        : kimuraShare(queue.servers, utilization, cs2) * Seconds(waiting / queue.spareRate());
}

Seconds mgcWaitPercentile(const Queue &queue, double cs2, double p) noexcept
{
    const double utilization = queue.utilization();
    // Kimura's mean over the share that waits is his factor over the spare rate: the share cancels out.
    return utilization == 0 ? Seconds(0)
                            : kimuraShare(queue.servers, utilization, cs2) * waitPercentile(queue, p);
}

Seconds allenCunneenMeanWait(const Queue &queue, double ca2, double cs2) noexcept
{
    return (ca2 + cs2) / 2 * meanWait(queue);
}

Seconds sakasegawaMeanWait(double servers, double utilization, Seconds service, double ca2,
                           double cs2) noexcept
{
    return (ca2 + cs2) / 2 * std::pow(utilization, std::sqrt(2 * (servers + 1)) - 1)
        / (servers * (1 - utilization)) * service;
}

} // namespace slipway::formulas
