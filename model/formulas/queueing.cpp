// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/formulas/queueing.h"

#include "model/formulas/logsum.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace slipway::formulas {

namespace {

/// The share that waits, where the share that finds all servers busy is known.
double waitShare(double blocked, double load, int servers) noexcept
{
    return servers * blocked / (servers - load * (1 - blocked));
}

/// Up to here the recursion takes less time than the closed form, and gives its digits.
constexpr int mostRecursion = 128;

double erlangBOfFew(double load, int servers) noexcept
{
    // Of the inverse share: no division waits for the one before it. Too large for a double is a share of 0.
    const double each = 1 / load;
    double inverse = 1;
    for (int k = 1; k <= servers; ++k)
        inverse = 1 + k * each * inverse;
    return 1 / inverse;
}

/// The inverse share is 1 + c / a + c (c - 1) / a^2 + ...: at a load of c or more every term is smaller than the one before it,
/// and those beyond about 9 sqrt(c) no longer count.
double erlangBOverloaded(double load, int servers) noexcept
{
    double term = 1;
    double inverse = 1;
    for (int k = servers; k > 0 && term > 1e-17 * inverse; --k) {
        term *= k / load;
        inverse += term;
    }
    return 1 / inverse;
}

/// Temme's expansion of the incomplete gamma function, uniform in the load (DLMF 8.12.7 to 8.12.14): coefficients of
/// eta^n c^-k, from their recurrences. With as many as these the error is below 1e-11 of the result from 129 servers on.
constexpr std::size_t temmeOrders = 5;
constexpr std::size_t temmeTerms = 18;
using TemmeTable = std::array<std::array<double, temmeTerms + 2 * temmeOrders>, temmeOrders>;

constexpr TemmeTable makeTemmeTable()
{
    constexpr std::size_t count = temmeTerms + 2 * temmeOrders;
    std::array<double, count + 3> alpha = {};
    alpha[1] = 1;
    for (std::size_t k = 2; k < alpha.size(); ++k) {
        double sum = alpha[k - 1];
        for (std::size_t j = 2; j < k; ++j)
            sum -= static_cast<double>(j) * alpha[j] * alpha[k - j + 1];
        alpha[k] = sum / static_cast<double>(k + 1);
    }
    constexpr std::array<double, temmeOrders> stirling
        = {1, 1.0 / 12, 1.0 / 288, -139.0 / 51'840, -571.0 / 2'488'320};
    TemmeTable table = {};
    for (std::size_t n = 0; n < count; ++n)
        table[0][n] = n == 0 ? -1.0 / 3 : static_cast<double>(n + 2) * alpha[n + 2];
    for (std::size_t k = 1; k < temmeOrders; ++k) {
        for (std::size_t n = 0; n + 2 * k < count; ++n) {
            table[k][n] = (k % 2 == 0 ? 1 : -1) * stirling[k] * table[0][n]
                + static_cast<double>(n + 2) * table[k - 1][n + 2];
        }
    }
    return table;
}

constexpr TemmeTable temme = makeTemmeTable();
/// Exponent from which on a Poisson share is below 1e-17 of one: what lies beyond it is nothing beside it.
constexpr double mostExponent = 40;

/// d - ln(1 + d), without the loss of digits near 0.
double logExcess(double d) noexcept
{
    if (std::abs(d) > 0.05)
        return d - std::log1p(d);
    double power = d * d;
    double sum = 0;
    for (int n = 2; n < 20; ++n, power *= -d)
        sum += power / n;
    return sum;
}

/// Gamma(c) over its first term of Stirling.
double stirlingFactor(double c) noexcept
{
    const double i = 1 / c;
    return 1 + i * (1.0 / 12 + i * (1.0 / 288 - i * (139.0 / 51'840 + i * (571.0 / 2'488'320))));
}

/// Of requests in the system where every one is served at once (Poisson).
struct PoissonShares
{
    double exactly = 0; ///< as many as servers
    double fewer = 1;

    [[nodiscard]] double blocked() const { return exactly / (exactly + fewer); }
    /// `spare` is the share of idle servers.
    [[nodiscard]] double waiting(double spare) const { return exactly / (exactly + spare * fewer); }
};

double spareShare(double load, int servers) noexcept
{
    return (servers - load) / servers;
}

/// Loads below `servers`, of which there are more than mostRecursion: in the time of a few exponentials however many.
PoissonShares poissonShares(double load, int servers) noexcept
{
    const double c = servers;
    const double exponent = c * logExcess(-spareShare(load, servers));
    const double normal = std::exp(-exponent) / std::sqrt(2 * std::numbers::pi * c);
    PoissonShares shares;
    shares.exactly = normal / stirlingFactor(c);
    if (exponent > mostExponent)
        return shares;
    const double eta = -std::sqrt(2 * exponent / c);
    double sum = 0;
    for (std::size_t k = temmeOrders; k-- > 0;) {
        double order = 0;
        for (std::size_t n = temmeTerms; n-- > 0;)
            order = order * eta + temme[k][n];
        sum = sum / c + order;
    }
    shares.fewer = std::erfc(-std::sqrt(exponent)) / 2 + normal * sum;
    return shares;
}

} // namespace

double erlangB(double load, int servers) noexcept
{
    if (servers <= mostRecursion)
        return erlangBOfFew(load, servers);
    if (load >= servers)
        return erlangBOverloaded(load, servers);
    return poissonShares(load, servers).blocked();
}

double erlangC(double load, int servers) noexcept
{
    if (servers > mostRecursion && load < servers)
        return poissonShares(load, servers).waiting(spareShare(load, servers));
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
