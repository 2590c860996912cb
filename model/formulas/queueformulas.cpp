// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/formulas/queueing.h"
#include "model/formulas/registry.h"
#include "model/formulas/serving.h"

#include <cmath>

namespace slipway::formulas {

using namespace Qt::StringLiterals;

namespace {

constexpr Range serverCount{1, maxServers};
constexpr Source erlang{"Erlang, Solution of some problems in the theory of probabilities", "1917"};
constexpr Source kimura{"Kimura, Approximations for multi-server queues: system interpolations", "1994"};
constexpr Source cosmetatos{"Cosmetatos, Some approximate equilibrium results for the multi-server queue",
                            "1976"};

const std::vector<Input> arrivalsInputs = {{"arrivals_per_s", "requests/s", zeroOrMore},
                                           {"mean_service_s", "s", positive},
                                           {"servers", "servers", serverCount, ValueKind::Whole}};
const std::vector<Input> utilizationInputs
    = {{"servers", "servers", serverCount, ValueKind::Whole}, {"utilization", "share", shareBelowOne}};

std::vector<Input> joined(std::vector<Input> first, const std::vector<Input> &more)
{
    first.insert(first.end(), more.begin(), more.end());
    return first;
}

Queue queueOf(const Arguments &in)
{
    return {PerSecond(in.number("arrivals_per_s"_L1)), Seconds(in.number("mean_service_s"_L1)),
            in.whole("servers"_L1)};
}

Queue queueOfUtilization(const Arguments &in, QLatin1StringView service)
{
    return Queue::ofUtilization(in.whole("servers"_L1), in.number("utilization"_L1),
                                Seconds(in.number(service)));
}

/// An Error where the queue would grow without end.
Result<void> checkStable(const Queue &queue)
{
    // Both can round to 1, each at its own inputs.
    if (queue.utilization() < 1 && queue.spareRate() > 0)
        return {};
    return outOfRange(
        u"arrivals_per_s",
        u"asks more of %1 servers than they can do: arrivals_per_s * mean_service_s / servers must be "
        "below 1, not %2, or the queue grows without end"_s.arg(queue.servers)
            .arg(numberText(queue.utilization())));
}

Formula little()
{
    return {"queue.little",
            "Little's law",
            "in_system = throughput_per_s * residence_s",
            {{"throughput_per_s", "requests/s", zeroOrMore}, {"residence_s", "s", zeroOrMore}},
            {{"in_system", "requests"}},
            "any distribution, in steady state",
            {{"Little, A proof for the queuing formula L = lambda W", "1961"}},
            [](const Arguments &in) -> Outcome {
                return std::vector<Value>{PerSecond(in.number("throughput_per_s"_L1))
                                          * Seconds(in.number("residence_s"_L1))};
            }};
}

Formula mmc()
{
    return {"queue.mmc",
            "Waiting for the first free server (M/M/c)",
            "a = arrivals_per_s * mean_service_s; utilization = a / servers\n"
            "B(0) = 1; B(k) = a * B(k-1) / (k + a * B(k-1))\n"
            "prob_wait = servers * B / (servers - a * (1 - B))\n"
            "mean_wait_s = prob_wait / (servers / mean_service_s - arrivals_per_s)\n"
            "service_level = 1 - prob_wait * exp(-(servers / mean_service_s - arrivals_per_s) * sla_wait_s)\n"
            "1 / p0 = sum over k < servers of a^k / k!, + a^servers / servers! / (1 - utilization)",
            joined(arrivalsInputs, {{"sla_wait_s", "s", zeroOrMore, ValueKind::Number, true}}),
            {{"prob_wait", "share"},
             {"mean_wait_s", "s"},
             {"service_level", "share"},
             {"utilization", "share"},
             {"p0", "share"}},
            "random arrivals, exponential service times, utilization below 1; service_level needs sla_wait_s",
            {erlang},
            [](const Arguments &in) -> Outcome {
                const Queue queue = queueOf(in);
                if (const Result<void> stable = checkStable(queue); !stable)
                    return stable.error();
                Value level = std::monostate();
                if (in.has("sla_wait_s"_L1))
                    level = 1 - waitTail(queue, Seconds(in.number("sla_wait_s"_L1)));
                return std::vector<Value>{erlangC(queue.load(), queue.servers), meanWait(queue).value, level,
                                          queue.utilization(), emptyShare(queue)};
            }};
}

Formula mmcPercentiles()
{
    return {
        "queue.mmc_percentiles",
        "Slowest waits and responses (M/M/c)",
        "r = servers / mean_service_s - arrivals_per_s; C = prob_wait of queue.mmc\n"
        "wait(p) = max(0, ln(C / (1 - p)) / r)\n"
        "response(p) solves e^-x + C * (e^-x - e^-(r t)) / (servers - 1 - a) = 1 - p with x = t / "
        "mean_service_s",
        arrivalsInputs,
        {{"wait_p95", "s"}, {"wait_p99", "s"}, {"response_p95", "s"}, {"response_p99", "s"}},
        "random arrivals, exponential service times, utilization below 1; a response percentile is not the "
        "wait percentile plus the service time",
        {erlang, {"Kleinrock, Queueing Systems, volume 1", "1975"}},
        [](const Arguments &in) -> Outcome {
            const Queue queue = queueOf(in);
            if (const Result<void> stable = checkStable(queue); !stable)
                return stable.error();
            return std::vector<Value>{waitPercentile(queue, 0.95).value, waitPercentile(queue, 0.99).value,
                                      responsePercentile(queue, 0.95).value,
                                      responsePercentile(queue, 0.99).value};
        }};
}

Outcome evaluateRequiredServers(const Arguments &in)
{
    const PerSecond arrivals(in.number("arrivals_per_s"_L1));
    const Seconds service(in.number("mean_service_s"_L1));
    if (!(arrivals * service <= maxServers / 2))
        return outOfRange(u"arrivals_per_s",
                          u"times mean_service_s must be at most 500000 busy servers, not %1"_s.arg(
                              numberText(arrivals * service)));
    const int servers = requiredServers(arrivals, service, Seconds(in.number("sla_wait_s"_L1)),
                                        in.number("sla_prob"_L1), in.number("max_utilization"_L1));
    if (servers == 0)
        return outOfRange(u"max_utilization", u"would need more than 1000000 servers"_s);
    return std::vector<Value>{double(servers), roundUp(servers / (1 - in.number("shrinkage"_L1)))};
}

Formula mmcRequiredServers()
{
    return {
        "queue.mmc_required_servers",
        "Servers for a wait target (M/M/c)",
        "a = arrivals_per_s * mean_service_s\n"
        "servers = smallest c with a / c <= max_utilization and service_level(c, sla_wait_s) >= sla_prob\n"
        "servers_with_shrinkage = roundUp(servers / (1 - shrinkage))",
        {{"arrivals_per_s", "requests/s", zeroOrMore},
         {"mean_service_s", "s", positive},
         {"sla_wait_s", "s", zeroOrMore},
         {"sla_prob", "share", shareBelowOne},
         {"max_utilization", "share", shareAboveZero},
         {"shrinkage", "share", shareBelowOne}},
        {{"servers", "servers"}, {"servers_with_shrinkage", "servers"}},
        "as queue.mmc; shrinkage is the share of servers that is not there",
        {erlang},
        evaluateRequiredServers};
}

Formula mmck()
{
    return {"queue.mmck",
            "A queue that turns requests away (M/M/c/K)",
            "w(0) = 1; w(n) = w(n-1) * arrivals_per_s * mean_service_s / min(n, servers)\n"
            "p0 = w(0) / sum of w(0) to w(capacity); pK = w(capacity) / the same sum",
            joined(arrivalsInputs, {{"capacity", "requests", serverCount, ValueKind::Whole}}),
            {{"p0", "share"}, {"pK", "share"}},
            "any utilization; capacity counts those in service, too, and is at least servers",
            {{"Kleinrock, Queueing Systems, volume 1", "1975"}},
            [](const Arguments &in) -> Outcome {
                const Queue queue = queueOf(in);
                const int capacity = in.whole("capacity"_L1);
                if (capacity < queue.servers)
                    return outOfRange(
                        u"capacity",
                        u"must be at least servers, %1, not %2"_s.arg(queue.servers).arg(capacity));
                if (!std::isfinite(queue.load()))
                    return outOfRange(u"arrivals_per_s", u"times mean_service_s is too large for a number"_s);
                const FiniteQueue finite = finiteQueue(queue, capacity);
                return std::vector<Value>{finite.emptyShare, finite.rejectedShare};
            }};
}

Formula mdcMeanWaitFormula()
{
    return {"queue.mdc_mean_wait",
            "Mean wait for fixed service times (M/D/c)",
            "WM = mean wait of queue.mmc for servers, utilization and service_time\n"
            "Wq = WM * min(1, 0.5 * (1 + (1 - utilization) * (servers - 1) * (sqrt(4 + 5 * servers) - 2)\n"
            "                            / (16 * utilization * servers)))",
            joined(utilizationInputs, {{"service_time", "any unit of time", positive}}),
            {{"Wq", "unit of service_time"}},
            "within about 1 % of exact for up to 20 servers and a utilization of 0.5 to 0.9",
            {cosmetatos},
            [](const Arguments &in) -> Outcome {
                return std::vector<Value>{mdcMeanWait(queueOfUtilization(in, "service_time"_L1)).value};
            }};
}

Formula mgc()
{
    return {"queue.mgc",
            "Waiting with any spread of service times (M/G/c)",
            "WM = mean wait of queue.mmc for servers, utilization and mean_service\n"
            "WD = Wq of queue.mdc_mean_wait; C = prob_wait of queue.mmc\n"
            "Wq = (1 + cs2) / (2 * cs2 / WM + (1 - cs2) / WD)\n"
            "wait(p) = max(0, Wq / C * ln(C / (1 - p)))",
            joined(utilizationInputs,
                   {{"mean_service", "any unit of time", positive},
                    {"cs2", "variance over squared mean", zeroOrMore}}),
            {{"Wq", "unit of mean_service"},
             {"p95_wait", "unit of mean_service"},
             {"p99_wait", "unit of mean_service"}},
            "Wq within 1 % of simulation for cs2 of 0 to 4; percentiles 3 to 8 % high for cs2 up to 1, 5 to "
            "13 % low "
            "at cs2 = 4",
            {kimura, cosmetatos},
            [](const Arguments &in) -> Outcome {
                const Queue queue = queueOfUtilization(in, "mean_service"_L1);
                const double cs2 = in.number("cs2"_L1);
                return std::vector<Value>{mgcMeanWait(queue, cs2).value,
                                          mgcWaitPercentile(queue, cs2, 0.95).value,
                                          mgcWaitPercentile(queue, cs2, 0.99).value};
            }};
}

Formula allenCunneen()
{
    return {"queue.allen_cunneen",
            "Mean wait with any spread of arrivals and service times (G/G/c)",
            "Wq = (ca2 + cs2) / 2 * mean wait of queue.mmc for servers, utilization and mean_service",
            joined(utilizationInputs,
                   {{"mean_service", "any unit of time", positive},
                    {"ca2", "variance over squared mean", zeroOrMore},
                    {"cs2", "variance over squared mean", zeroOrMore}}),
            {{"Wq", "unit of mean_service"}},
            "3 % below simulation for cs2 below 1, up to 9 % above at cs2 = 4",
            {{"Allen, Probability, Statistics and Queueing Theory", "1990"}},
            [](const Arguments &in) -> Outcome {
                const Queue queue = queueOfUtilization(in, "mean_service"_L1);
                return std::vector<Value>{
                    allenCunneenMeanWait(queue, in.number("ca2"_L1), in.number("cs2"_L1)).value};
            }};
}

Formula sakasegawa()
{
    return {"queue.sakasegawa",
            "Mean wait, quick estimate (G/G/c)",
            "Wq = (ca2 + cs2) / 2 * utilization^(sqrt(2 * (servers + 1)) - 1) / (servers * (1 - "
            "utilization)) * mean_service",
            {{"servers", "servers", oneOrMore},
             {"utilization", "share", shareBelowOne},
             {"mean_service", "any unit of time", positive},
             {"ca2", "variance over squared mean", zeroOrMore},
             {"cs2", "variance over squared mean", zeroOrMore}},
            {{"Wq", "unit of mean_service"}},
            "servers may be fractional; exact for one server with ca2 = cs2 = 1",
            {{"Sakasegawa, An approximation formula for the average queue length", "1977"}},
            [](const Arguments &in) -> Outcome {
                return std::vector<Value>{sakasegawaMeanWait(in.number("servers"_L1),
                                                             in.number("utilization"_L1),
                                                             Seconds(in.number("mean_service"_L1)),
                                                             in.number("ca2"_L1), in.number("cs2"_L1))
                                              .value};
            }};
}

Formula squareRoot()
{
    return {"queue.square_root_staffing",
            "Servers for a large pool",
            "servers = max(1, roundUp(load + beta * sqrt(load)))",
            {{"load", "busy servers", zeroOrMore}, {"beta", "ratio", zeroOrMore}},
            {{"servers", "servers"}},
            "large pools; beta 1 to 2",
            {{"Halfin and Whitt, Heavy-traffic limits for queues with many exponential servers", "1981"}},
            [](const Arguments &in) -> Outcome {
                return std::vector<Value>{squareRootStaffing(in.number("load"_L1), in.number("beta"_L1))};
            }};
}

} // namespace

std::vector<Formula> queueFormulas()
{
    return {little(), mmc(),          mmcPercentiles(), mmcRequiredServers(), mmck(), mdcMeanWaitFormula(),
            mgc(),    allenCunneen(), sakasegawa(),     squareRoot()};
}

} // namespace slipway::formulas
