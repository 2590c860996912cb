// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluation.h"
#include "model/plan/plan.h"

namespace slipway::test {

/// A plan and an Evaluation made by hand that belong together: three stages, shared services, growth over the
/// months, and findings of every severity. Amounts are rate x quantity, and the totals are their sums, so what holds
/// for real evaluations holds for this one. For tests of everything that shows an Evaluation.
struct Sample
{
    Plan plan;
    Evaluation evaluation;
};

struct SampleOptions
{
    int months = 12;
    bool blocker = true; ///< with a finding that blocks
    bool unpriced = true; ///< with a line that has no price, so that totals are "at least"
};

[[nodiscard]] Sample makeSample(const SampleOptions &options = {});

/// A plan without anything in it, as evaluate() would see it: no lines, every month zero.
[[nodiscard]] Sample makeEmptySample();

} // namespace slipway::test
