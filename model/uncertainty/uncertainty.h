// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluate.h"
#include "model/uncertainty/drawoptions.h"
#include "model/uncertainty/inputs.h"
#include "model/uncertainty/statistics.h"

#include <array>
#include <optional>
#include <vector>

namespace slipway {

/// How an amount lies when the plan is drawn many times. Percentiles of parts never add up to that of the whole.
struct CostRange
{
    Total p10;
    Total p50;
    Total p90;
    Total mean;
    /// Standard errors of these, since they were drawn.
    Money p10Error;
    Money p50Error;
    Money p90Error;
    Money meanError;

    friend bool operator==(const CostRange &, const CostRange &) = default;
};

/// A deadline, the window of a batch or the latency target of a deployment.
struct TargetChance
{
    enum class Kind : std::uint8_t { Deadline, Window, Latency };

    Kind kind = Kind::Deadline;
    QString field; ///< JSON pointer
    QString workload; ///< id
    QString name; ///< of the workload
    QString deployment; ///< id; empty unless Latency
    Chance kept;
    bool keptAsPlanned = false; ///< at the likely values

    friend bool operator==(const TargetChance &, const TargetChance &) = default;
};

/// What one input moves when all others stand at their P50.
struct Swing
{
    std::size_t input = 0; ///< index into Uncertainty::inputs
    double p10 = 0; ///< of the input
    double p90 = 0;
    Total atP10; ///< the plan's total
    Total atP90;

    [[nodiscard]] Money width() const;
};

/// What becomes of a plan when its uncertain figures are drawn. A value, as Evaluation is.
struct Uncertainty
{
    int draws = 0;
    std::vector<UncertainInput> inputs; ///< what was drawn; exact figures are left out
    CostRange total;
    Histogram totals; ///< how often the total came out where; in the smallest unit of its currency
    CostRange averageMonth; ///< that of the total, by the number of months
    CostRange peakMonth; ///< of the dearest month of each draw
    std::vector<CostRange> months;
    std::vector<CostRange> cumulative; ///< from the start to the end of each month
    ByStage<CostRange> stages;
    Total atMedians; ///< the total where every input stands at its P50
    Chance
        abovePlanned; ///< that the total is above that of the evaluation; of what has a price, where something has none
    std::optional<Chance>
        overBudget; ///< that the plan's budget is exceeded, a bound where something has no price; none: it has none that reads as an amount
    Chance incomplete; ///< that something has no price: all totals are "at least" where it is not 0
    std::vector<TargetChance> targets;
    std::vector<Swing> swings; ///< largest first; what moves nothing is left out

    /// How many of `swings`, from the first on, move the total by a hundredth or more from their P10 to their P90: what moves it less tells
    /// nobody what the cost hangs on.
    [[nodiscard]] std::size_t telling() const;
    /// Whether anything is uncertain at all.
    [[nodiscard]] bool isExact() const { return inputs.empty(); }
};

/// `planned` is the total that evaluate() gives for the plan. The same plan, context and options give the same result, on any number of threads.
[[nodiscard]] Uncertainty drawCosts(const Plan &plan, const Context &context, const Total &planned,
                                    const DrawOptions &options = {});

/// Why `planned` lies outside of P10 to P90 of what was drawn, as one or two sentences: the likely figures may meet just where instances or nodes
/// jump. Empty where it lies within, or where one of these misses a price.
[[nodiscard]] QString whyOutside(const Total &planned, const Uncertainty &uncertainty);

} // namespace slipway
