// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/formulas/registry.h"
#include "model/formulas/scaling.h"

namespace slipway::formulas {

using namespace Qt::StringLiterals;

namespace {

Formula amdahl()
{
    return {"train.amdahl",
            "Amdahl's law",
            "speedup = 1 / ((1 - parallel_fraction) + parallel_fraction / n); limit = 1 / (1 - "
            "parallel_fraction)",
            {{"parallel_fraction", "share", anyShare}, {"n", "processors", oneOrMore}},
            {{"speedup", "times"}, {"limit", "times"}},
            "a job of fixed size; there is no limit where everything is parallel",
            {{"Amdahl, Validity of the single processor approach", "1967"}},
            [](const Arguments &in) -> Outcome {
                const double parallel = in.number("parallel_fraction"_L1);
                Value limit = std::monostate();
                if (parallel < 1)
                    limit = amdahlLimit(parallel);
                return std::vector<Value>{amdahlSpeedup(parallel, in.number("n"_L1)), limit};
            }};
}

Formula gustafson()
{
    return {"train.gustafson",
            "Gustafson's law",
            "speedup = n - serial_fraction * (n - 1)",
            {{"serial_fraction", "share", anyShare}, {"n", "processors", oneOrMore}},
            {{"speedup", "times"}},
            "a job that grows with the processors",
            {{"Gustafson, Reevaluating Amdahl's law", "1988"}},
            [](const Arguments &in) -> Outcome {
                return std::vector<Value>{
                    gustafsonSpeedup(in.number("serial_fraction"_L1), in.number("n"_L1))};
            }};
}

Formula scalingEfficiency()
{
    return {"train.scaling_efficiency",
            "Scaling from two measurements",
            "speedup = thrN / thr1; efficiency = speedup / n; karp_flatt_serial = (1 / speedup - 1 / n) / (1 "
            "- 1 / n)",
            {{"n", "processors", {1, anyNumber.high, true}},
             {"thr1", "units of work/s", positive},
             {"thrN", "units of work/s", positive}},
            {{"speedup", "times"}, {"efficiency", "share"}, {"karp_flatt_serial", "share"}},
            "throughput of the same work on 1 and on n processors",
            {{"Karp and Flatt, Measuring parallel processor performance", "1990"}},
            [](const Arguments &in) -> Outcome {
                const double n = in.number("n"_L1);
                const double speedup = in.number("thrN"_L1) / in.number("thr1"_L1);
                return std::vector<Value>{speedup, speedup / n, karpFlatt(speedup, n)};
            }};
}

Formula allReduce()
{
    return {"train.allreduce_time",
            "Time of a ring all-reduce",
            "ms = 2 * (ranks - 1) / ranks * bytes / bus_bw_Bps * 1000",
            {{"bytes", "bytes", zeroOrMore},
             {"ranks", "GPUs", oneOrMore, ValueKind::Whole},
             {"bus_bw_Bps", "bytes/s", positive}},
            {{"ms", "ms"}},
            "large messages; bandwidth of one GPU in one direction, about 0.8 of what the link is rated at",
            {{"NVIDIA nccl-tests, performance", "2024"}},
            [](const Arguments &in) -> Outcome {
                return std::vector<Value>{allReduceTime(Bytes(in.number("bytes"_L1)), in.number("ranks"_L1),
                                                        BytesPerSecond(in.number("bus_bw_Bps"_L1)))
                                              .value
                                          * 1e3};
            }};
}

Formula stepTimeFormula()
{
    return {"train.step_time",
            "Step with partly hidden communication",
            "step_s = compute_s + (1 - overlap) * communication_s",
            {{"compute_s", "s", zeroOrMore},
             {"communication_s", "s", zeroOrMore},
             {"overlap", "share", anyShare}},
            {{"step_s", "s"}},
            "overlap 0.5 to 0.9 with data parallelism",
            {megatron},
            [](const Arguments &in) -> Outcome {
                return std::vector<Value>{stepTime(Seconds(in.number("compute_s"_L1)),
                                                   Seconds(in.number("communication_s"_L1)),
                                                   in.number("overlap"_L1))
                                              .value};
            }};
}

Formula bubble()
{
    return {"train.pipeline_bubble",
            "Idle time of a pipeline",
            "bubble = (stages - 1) / (interleave * microbatches)",
            {{"stages", "stages", oneOrMore, ValueKind::Whole},
             {"microbatches", "microbatches", oneOrMore, ValueKind::Whole},
             {"interleave", "parts of the model on each GPU", oneOrMore, ValueKind::Whole}},
            {{"bubble", "share of the ideal time"}},
            "of the ideal time, not of the total",
            {megatron},
            [](const Arguments &in) -> Outcome {
                return std::vector<Value>{pipelineBubble(in.number("stages"_L1), in.number("microbatches"_L1),
                                                         in.number("interleave"_L1))};
            }};
}

} // namespace

std::vector<Formula> scalingFormulas()
{
    return {amdahl(), gustafson(), scalingEfficiency(), allReduce(), stepTimeFormula(), bubble()};
}

} // namespace slipway::formulas
