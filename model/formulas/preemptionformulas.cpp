// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/formulas/preemption.h"
#include "model/formulas/registry.h"

namespace slipway::formulas {

using namespace Qt::StringLiterals;

namespace {

constexpr Source daly{"Daly, A higher order estimate of the optimum checkpoint interval", "2006"};
constexpr Source young{"Young, A first order approximation to the optimum checkpoint interval", "1974"};

Formula mtbfOfEviction()
{
    return {"train.eviction_mtbf",
            "Mean time between evictions",
            "mtbf_h = -1 / ln(1 - eviction_prob_per_hour)",
            {{"eviction_prob_per_hour", "share", {0, 1, true, true}}},
            {{"mtbf_h", "h"}},
            "evictions at a constant rate; n machines that must all stay: a n-th of it",
            {{"Use Azure Spot Virtual Machines", "2024"}},
            [](const Arguments &in) -> Outcome {
                return std::vector<Value>{evictionMtbf(in.number("eviction_prob_per_hour"_L1)).value};
            }};
}

Formula checkpointInterval()
{
    return {"train.checkpoint_interval",
            "Time between checkpoints",
            "young_s = sqrt(2 * checkpoint_s * mtbf_s)\n"
            "daly_s = young_s * (1 + sqrt(x) / 3 + x / 9) - checkpoint_s with x = checkpoint_s / (2 * "
            "mtbf_s); mtbf_s for x >= 1\n"
            "exact_s solves exact_s / mtbf_s + ln(1 - exact_s / mtbf_s) + checkpoint_s / mtbf_s = 0",
            {{"checkpoint_s", "s", positive}, {"mtbf_s", "s", positive}},
            {{"young_s", "s"}, {"daly_s", "s"}, {"exact_s", "s"}},
            "failures at a constant rate; young_s is good where checkpoint_s is much shorter than mtbf_s",
            {young, daly},
            [](const Arguments &in) -> Outcome {
                const Seconds checkpoint(in.number("checkpoint_s"_L1));
                const Seconds mtbf(in.number("mtbf_s"_L1));
                return std::vector<Value>{youngInterval(checkpoint, mtbf).value,
                                          dalyInterval(checkpoint, mtbf).value,
                                          exactInterval(checkpoint, mtbf).value};
            }};
}

Formula expected()
{
    return {"train.preempt_expected_time",
            "Expected time under preemption",
            "expected_h = mtbf_h * exp(restart_h / mtbf_h) * (exp((interval_h + checkpoint_h) / mtbf_h) - 1)"
            " * work_h / interval_h",
            {{"work_h", "h", zeroOrMore},
             {"checkpoint_h", "h", zeroOrMore},
             {"mtbf_h", "h", positive},
             {"restart_h", "h", zeroOrMore},
             {"interval_h", "h", positive}},
            {{"expected_h", "h"}},
            "failures at a constant rate, also while restarting; without checkpoints: interval_h = work_h, "
            "checkpoint_h = 0",
            {daly},
            [](const Arguments &in) -> Outcome {
                return std::vector<Value>{
                    expectedTime(Hours(in.number("work_h"_L1)), Hours(in.number("checkpoint_h"_L1)),
                                 Hours(in.number("mtbf_h"_L1)), Hours(in.number("restart_h"_L1)),
                                 Hours(in.number("interval_h"_L1)))
                        .value};
            }};
}

Formula spotRatio()
{
    return {"train.spot_cost_ratio",
            "Cost on spot over ordinary cost",
            "ratio = (1 - discount) * expected_h / work_h",
            {{"discount", "share", anyShare}, {"expected_h", "h", zeroOrMore}, {"work_h", "h", positive}},
            {{"ratio", "ratio"}},
            "spot pays below 1; the time spent waiting for capacity is not in it",
            {{"Slipway", "2026-11-21"}},
            [](const Arguments &in) -> Outcome {
                return std::vector<Value>{spotCostRatio(in.number("discount"_L1),
                                                        Hours(in.number("expected_h"_L1)),
                                                        Hours(in.number("work_h"_L1)))};
            }};
}

} // namespace

std::vector<Formula> preemptionFormulas()
{
    return {mtbfOfEviction(), checkpointInterval(), expected(), spotRatio()};
}

} // namespace slipway::formulas
