// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/formulas/units.h"

#include <algorithm>
#include <limits>

namespace slipway::formulas {

// What more processors bring. `n` is 1 or more, shares are 0 to 1. Inputs are checked by the registry.

/// Amdahl, Validity of the single processor approach, 1967: a fixed job.
constexpr double amdahlSpeedup(double parallelShare, double n)
{
    return 1 / ((1 - parallelShare) + parallelShare / n);
}
/// The speed-up of endless processors; infinite where everything is parallel.
constexpr double amdahlLimit(double parallelShare)
{
    return parallelShare < 1 ? 1 / (1 - parallelShare) : std::numeric_limits<double>::infinity();
}

/// Gustafson, Reevaluating Amdahl's law, 1988: a job that grows with the processors.
constexpr double gustafsonSpeedup(double serialShare, double n)
{
    return n - serialShare * (n - 1);
}

/// The serial share that a measured speed-up means; n above 1. Negative where it is more than n.
/// Source: Karp and Flatt, Measuring parallel processor performance, 1990.
constexpr double karpFlatt(double speedup, double n)
{
    return (1 / speedup - 1 / n) / (1 - 1 / n);
}

/// Ring all-reduce; `bus` is one direction of what each GPU reaches (a duplex figure halved). Reduce-scatter and all-gather take
/// half. Source: NVIDIA nccl-tests, doc/PERFORMANCE.md, 2024.
constexpr Seconds allReduceTime(Bytes bytes, double ranks, BytesPerSecond bus, Seconds latency = Seconds(0))
{
    return 2 * (ranks - 1) / ranks * (bytes / bus) + 2 * (ranks - 1) * latency;
}

/// Computing and that part of the communication which is not hidden behind it.
constexpr Seconds stepTime(Seconds compute, Seconds communication, double overlap)
{
    return compute + (1 - overlap) * communication;
}

/// Idle time over ideal time. Source: Narayanan et al., Megatron-LM, arXiv 2104.04473, 2021.
constexpr double pipelineBubble(double stages, double microbatches, double interleave)
{
    return (stages - 1) / (interleave * microbatches);
}

} // namespace slipway::formulas
