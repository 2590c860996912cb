// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/tally.h"
#include "model/evaluation/evaluate.h"
#include "model/uncertainty/drawoptions.h"
#include "model/uncertainty/inputs.h"
#include "model/uncertainty/sampler.h"

#include <cstdint>
#include <span>
#include <vector>

namespace slipway {

/// What the plan promises in time.
struct DrawnTarget
{
    enum class Kind : std::uint8_t { Deadline, Window, Latency };

    Kind kind = Kind::Deadline;
    std::size_t workload = 0;
    std::size_t deployment = 0; ///< of an endpoint
};

/// Where a price is found among the inputs.
[[nodiscard]] QString placeOf(const cost::TallyPrice &price);

/// The plan with figures that were drawn. Each thread has one of its own.
class DrawnPlan
{
public:
    DrawnPlan(const Plan &plan, const Context &context, const DrawOptions &options);

    /// All that is drawn, exact figures left out, always in the same order.
    [[nodiscard]] const std::vector<UncertainInput> &inputs() const { return m_inputs; }
    [[nodiscard]] const std::vector<DrawnTarget> &targets() const { return m_targets; }
    [[nodiscard]] double quantile(std::size_t input, double u) const { return m_samplers[input].quantile(u); }

    /// Draw number `trial` of every input: the same for the same input in any plan.
    void draw(std::uint64_t trial);
    /// The same without costs, which takes a fraction of the time: enough for keeps().
    void drawTimes(std::uint64_t trial);
    /// Sets one value for each input and computes the plan.
    void set(std::span<const double> values);

    [[nodiscard]] const cost::Tally &tally() const { return m_tally; }
    /// As it was drawn: evaluate() finds the same, at the prices that were drawn.
    [[nodiscard]] const Plan &plan() { return m_tally.plan(); }
    [[nodiscard]] std::span<cost::TallyPrice> prices() { return m_tally.prices(); }
    /// In time with the wait for nodes that other runs have, see cost::PlayedRuns::waits.
    [[nodiscard]] bool keeps(const DrawnTarget &target);

private:
    /// The time of a job that is computed and not quite known.
    struct ComputedTime
    {
        std::size_t workload = 0;
        std::size_t input = 0;
        sizing::TrainingTask task;
        sizing::Machine machine;
        double measuredHours = 0; ///< as planned
    };

    void findEstimates(bool statedOnly);
    void findTimes(const Plan &plan, const Context &context);
    void findPrices();
    void findTargets();
    void setLevels();
    void add(UncertainInput input);
    void sample(std::uint64_t trial);
    void setFigures(std::span<const double> values);
    void setTimes(std::span<const double> values);

    std::uint64_t m_seed = 0;
    std::vector<UncertainInput> m_inputs;
    std::vector<Sampler> m_samplers;
    std::vector<std::uint64_t> m_drivers; ///< by input: what its draws are a function of
    cost::Tally m_tally;
    std::vector<Estimate *> m_estimates; ///< of the first inputs, in the tally's plan
    std::vector<ComputedTime> m_times;
    std::size_t m_firstPrice = 0; ///< of the inputs
    std::vector<std::size_t> m_drawnPrices; ///< of the tally, in the order of the inputs
    std::vector<DrawnTarget> m_targets;
    std::vector<double> m_values;
};

} // namespace slipway
