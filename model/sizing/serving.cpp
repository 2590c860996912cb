// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sizing/serving.h"

#include "model/formulas/queueing.h"
#include "model/formulas/reliability.h"
#include "model/formulas/serving.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace slipway::sizing {

using formulas::PerSecond;
using formulas::Queue;
using formulas::Seconds;

namespace {

constexpr double endless = std::numeric_limits<double>::infinity();
/// Above this utilisation a queue counts as growing without end.
constexpr double mostUtilization = 1 - 1e-9;

/// Share of a gamma distribution beyond `time`, by Wilson and Hilferty: within 1 % of the quantile for a shape of 1, exact for a fixed
/// time.
double gammaTail(double mean, double variance, double time)
{
    if (variance <= 1e-12 * mean * mean)
        return time < mean ? 1 : 0;
    const double inverse = variance / (9 * mean * mean);
    const double z = (std::cbrt(time / mean) - 1 + inverse) / std::sqrt(inverse);
    return std::erfc(z / std::sqrt(2.0)) / 2;
}

double padded(double variation)
{
    return 1 + std::clamp(0.05 * (variation - 1), 0.0, 0.15);
}

struct Moments
{
    double mean = 0;
    double variance = 0;
};

/// Of the wait: the share `waiting` waits an exponential time, the mean over all is `mean`.
Moments waitMoments(double waiting, double mean)
{
    if (waiting <= 0 || mean <= 0)
        return {};
    const double each = mean / waiting;
    return {mean, 2 * waiting * each * each - mean * mean};
}

/// Late answers of one queue for all slots: what does not depend on the time is worked out once.
class PooledTail
{
public:
    PooledTail(const ServiceProfile &profile, const Queue &queue)
        : m_profile(profile)
        , m_queue(queue)
        , m_waiting(formulas::erlangC(queue.load(), queue.servers))
    {
        if (profile.variation == 1)
            return;
        m_asExponential = waitMoments(m_waiting, meanWait(1));
        m_own = waitMoments(m_waiting, meanWait(profile.variation));
    }

    [[nodiscard]] double meanWait(double variation) const
    {
        return formulas::mgcMeanWait(m_queue, m_waiting, variation).value;
    }

    [[nodiscard]] double late(double time) const
    {
        const double exact = formulas::responseTail(m_queue, m_waiting, Seconds(time));
        if (m_profile.variation == 1)
            return exact;
        const double asExponential = tail(m_asExponential, 1, time);
        const double own = tail(m_own, m_profile.variation, time);
        return asExponential > 0 ? std::clamp(own * std::clamp(exact / asExponential, 0.5, 2.0), 0.0, 1.0)
                                 : own;
    }

private:
    [[nodiscard]] double tail(const Moments &wait, double variation, double time) const
    {
        const double service = m_profile.serviceSeconds;
        return gammaTail(service + wait.mean, variation * service * service + wait.variance, time);
    }

    const ServiceProfile &m_profile;
    const Queue &m_queue;
    double m_waiting = 0;
    Moments m_asExponential;
    Moments m_own;
};

Queue queueOf(const ServiceProfile &profile, int instances, double load)
{
    return {PerSecond(load), Seconds(profile.serviceSeconds), instances * profile.concurrency};
}

/// Response of one instance with a finite queue, from the probabilities of its states.
struct FiniteState
{
    double rejected = 0;
    double meanWait = 0; ///< of the accepted, exponential service
    double waitVariance = 0;
};

/// Share of requests that find `waiting` places in front of `slots` taken, of which `busy` are asked for each slot. Service that varies less
/// than exponential makes a queue act as if it were longer: 2 B / (2 + sqrt(busy) (variation - 1)) places (Kimura, Optimal buffer design of
/// an M/G/s queue with finite capacity, Stochastic Models 12, 1996; MacGregor Smith, M/G/c/K blocking probability models and system
/// performance, Performance Evaluation 52, 2003). Exact for exponential service.
double turnedAway(double busy, int slots, double waiting, double variation)
{
    const double root = std::sqrt(std::min(1.0, busy));
    const double places = 2 * waiting / (2 + root * (variation - 1));
    // States with fewer busy slots, as shares of that of all slots busy and nobody waiting.
    const double fewer = 1 / formulas::erlangB(busy * slots, slots) - 1;
    const double steps = (places + 1) * std::log(busy);
    if (std::abs(busy - 1) < 1e-12)
        return 1 / (fewer + places + 1);
    if (busy < 1)
        return std::exp(steps) / busy / (fewer - std::expm1(steps) / (1 - busy));
    return (busy - 1) / busy / (1 - (1 - fewer * (busy - 1)) * std::exp(-steps));
}

FiniteState finiteState(const ServiceProfile &profile, double load)
{
    const double offered = load * profile.serviceSeconds;
    const int slots = profile.concurrency;
    // Weights as shares of that of all slots busy and nobody waiting: Erlang tells how much all states up to that one weigh.
    double weight = 1;
    double sum = 1 / formulas::erlangB(offered, slots) - 1;
    double first = 0;
    double second = 0;
    const int places = queueLength(profile);
    for (int before = 1; before <= places; ++before) {
        sum += weight;
        first += weight * before;
        second += weight * before * (before + 1.0);
        weight *= offered / slots;
        // Only ratios count: what grows too large is brought back.
        if (weight > 1e200) {
            sum /= 1e200;
            first /= 1e200;
            second /= 1e200;
            weight /= 1e200;
        }
    }
    FiniteState state;
    const double step = profile.serviceSeconds / slots;
    state.rejected = turnedAway(offered / slots, slots, places, profile.variation);
    state.meanWait = first / sum * step;
    state.waitVariance = second / sum * step * step - state.meanWait * state.meanWait;
    return state;
}

double splitLate(const ServiceProfile &profile, const FiniteState &state, double time)
{
    const double scale = (1 + profile.variation) / 2;
    const double service = profile.serviceSeconds;
    return gammaTail(service + scale * state.meanWait,
                     profile.variation * service * service + scale * scale * state.waitVariance, time);
}

/// The time at which `tail` falls to `allowed`.
template <typename Tail> double timeOf(double start, double allowed, Tail tail)
{
    double low = 0;
    double high = start;
    while (high < 1e9 && tail(high) > allowed)
        high *= 2;
    for (int step = 0; step < 60 && high - low > 1e-9 * high; ++step) {
        const double middle = (low + high) / 2;
        (tail(middle) > allowed ? low : high) = middle;
    }
    return high;
}

bool singleCarries(const ServiceProfile &profile, double load)
{
    const SplitQueue split = splitQueue(profile, 1, load);
    return split.utilization <= profile.utilization + 1e-12 && split.missed() <= 1 - profile.percentile;
}

bool pooledCarries(const ServiceProfile &profile, int instances, double load)
{
    return pooledQueue(profile, instances, load).late <= 1 - profile.percentile;
}

/// The highest load from 0 to `most` for which `holds`.
template <typename Holds> double highestLoad(double most, Holds holds)
{
    if (!(most > 0) || holds(most))
        return std::max(0.0, most);
    double low = 0;
    double high = most;
    for (int step = 0; step < 40; ++step) {
        const double middle = (low + high) / 2;
        (holds(middle) ? low : high) = middle;
    }
    return low;
}

} // namespace

int queueLength(const ServiceProfile &profile) noexcept
{
    const double until = std::max(profile.targetSeconds, requestTimeoutSeconds);
    const double room = (until - profile.serviceSeconds) / profile.serviceSeconds;
    return static_cast<int>(std::clamp(std::floor(room * profile.concurrency + 1e-9), 1.0, 1000.0));
}

PooledQueue pooledQueue(const ServiceProfile &profile, int instances, double load) noexcept
{
    const Queue queue = queueOf(profile, instances, load);
    PooledQueue result;
    result.utilization = queue.utilization();
    if (result.utilization > mostUtilization) {
        result.meanWaitSeconds = endless;
        return result;
    }
    const PooledTail tail(profile, queue);
    result.meanWaitSeconds = tail.meanWait(profile.variation);
    result.late = tail.late(profile.targetSeconds / padded(profile.variation));
    return result;
}

SplitQueue splitQueue(const ServiceProfile &profile, int instances, double load) noexcept
{
    SplitQueue result;
    const double each = load / instances;
    const FiniteState state = finiteState(profile, each);
    result.rejected = state.rejected;
    result.utilization = each * (1 - state.rejected) * profile.serviceSeconds / profile.concurrency;
    result.meanWaitSeconds = state.meanWait * (1 + profile.variation) / 2;
    result.late = splitLate(profile, state, profile.targetSeconds / padded(profile.variation));
    return result;
}

double pooledPercentile(const ServiceProfile &profile, int instances, double load, double p) noexcept
{
    const Queue queue = queueOf(profile, instances, load);
    if (queue.utilization() > mostUtilization)
        return endless;
    const PooledTail tail(profile, queue);
    return padded(profile.variation)
        * timeOf(profile.serviceSeconds, 1 - p, [&](double time) { return tail.late(time); });
}

double splitPercentile(const ServiceProfile &profile, int instances, double load, double p) noexcept
{
    const FiniteState state = finiteState(profile, load / instances);
    const double allowed = (1 - p - state.rejected) / (1 - state.rejected);
    if (!(allowed > 0))
        return endless;
    return padded(profile.variation) * timeOf(profile.serviceSeconds, allowed, [&](double time) {
               return splitLate(profile, state, time);
           });
}

double worsePercentile(const ServiceProfile &profile, int instances, double load, double p) noexcept
{
    return std::max(pooledPercentile(profile, instances, load, p),
                    splitPercentile(profile, instances, load, p));
}

Binding bindingAt(const ServiceProfile &profile, double loadOfOne) noexcept
{
    const SplitQueue split = splitQueue(profile, 1, loadOfOne);
    if (split.missed() < (1 - profile.percentile) * (1 - 1e-3))
        return Binding::Utilization;
    return split.rejected > (1 - split.rejected) * split.late ? Binding::TurnedAway : Binding::Late;
}

bool carries(const ServiceProfile &profile, int instances, double load) noexcept
{
    return singleCarries(profile, load / instances) && pooledCarries(profile, instances, load);
}

CapacityTable::CapacityTable(const ServiceProfile &profile)
    : m_profile(profile)
{
    if (!(profile.serviceSeconds > 0) || profile.concurrency < 1)
        return;
    const double full = profile.concurrency / profile.serviceSeconds * profile.utilization;
    m_perInstance = highestLoad(full, [&](double load) { return singleCarries(profile, load); });
    for (std::size_t i = 0; i < m_first.size(); ++i) {
        const int count = static_cast<int>(i) + 1;
        const double limit = highestLoad(m_perInstance * count,
                                         [&](double load) { return pooledCarries(profile, count, load); });
        m_first[i] = i > 0 ? std::max(limit, m_first[i - 1]) : limit;
    }
}

CapacityTable CapacityTable::measured(const ServiceProfile &profile, double perInstance)
{
    CapacityTable table;
    table.m_profile = profile;
    table.m_perInstance = std::max(0.0, perInstance);
    for (std::size_t i = 0; i < table.m_first.size(); ++i)
        table.m_first[i] = table.m_perInstance * static_cast<double>(i + 1);
    return table;
}

double CapacityTable::limit(int needed) const noexcept
{
    if (needed < 1)
        return 0;
    const auto index = static_cast<std::size_t>(needed - 1);
    return index < m_first.size() ? m_first[index] : m_perInstance * needed;
}

int CapacityTable::needed(double load) const noexcept
{
    if (!possible())
        return mostInstances;
    const double asked = load * (1 - tolerance);
    for (std::size_t i = 0; i < m_first.size(); ++i) {
        if (asked <= m_first[i])
            return static_cast<int>(i) + 1;
    }
    const double count = std::max(17.0, std::ceil(asked / m_perInstance));
    return static_cast<int>(std::min<double>(count, mostInstances));
}

int CapacityTable::withSpare(int needed) const noexcept
{
    double count = needed;
    if (m_profile.zones > 1)
        count = formulas::withZoneSpare(count, m_profile.zones);
    // One zone's share is more than one instance: losing either is survived, not both at once.
    return static_cast<int>(std::max(count, static_cast<double>(needed + m_profile.spare)));
}

double loadAhead(const std::array<double, 24> &profile, std::size_t hour, double lagMinutes) noexcept
{
    const double now = profile[hour];
    const double next = profile[(hour + 1) % profile.size()];
    return now + std::max(0.0, next - now) * std::min(1.0, lagMinutes / 60);
}

double serviceAvailability(int needed, int instances, double share) noexcept
{
    return instances < needed || needed < 1 ? 0 : formulas::kOfN(instances, needed, share);
}

} // namespace slipway::sizing
