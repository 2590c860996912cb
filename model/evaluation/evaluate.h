// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluation.h"
#include "model/plan/plan.h"

#include <QDate>

namespace slipway {

/// Everything evaluate() may know besides the plan. Borrowed: the caller keeps catalog and prices alive.
struct Context
{
    const Catalog &catalog;
    const PriceSnapshot &prices;
    QDate asOf; ///< the day retirements and rules are judged on
};

/// The pure function everything shown comes from: same plan and context, same Evaluation. Never fails: what is wrong
/// with a plan are findings, what has no price is a line that says so.
[[nodiscard]] Evaluation evaluate(const Plan &plan, const Context &context);

/// What plans are weighed by, as evaluate() gives it: lines and totals, quota, findings. All else stays empty, which takes about half the time.
[[nodiscard]] Evaluation weigh(const Plan &plan, const Context &context);

} // namespace slipway
