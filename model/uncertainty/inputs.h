// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/plan.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace slipway {

enum class RangeOrigin : std::uint8_t {
    Stated, ///< the plan states it
    Usual, ///< typed as one number; the range of its kind
    Sizing, ///< what is computed from the plan is not exact either
    Price,
};

/// One thing that a plan rests on and nobody knows exactly. What several parts of a plan rest on is one input.
struct UncertainInput
{
    QString place; ///< tells it from others in any plan: as the pointer, with ids for indices; or its price
    QString field; ///< JSON pointer; of a computed time that of its workload; empty for a price
    QString name; ///< "Hours of one run"
    QString owner; ///< name of the workload; empty: the whole plan
    QString unit; ///< may be empty
    QString why; ///< where the range comes from, a clause; empty where the plan states it
    RangeOrigin origin = RangeOrigin::Stated;
    RangeShape shape = RangeShape::Pert;
    double low = 0;
    double likely = 0;
    double high = 0;
    double least = 0; ///< what the field may hold
    double most = 0;
    int workload = -1; ///< index in the plan; -1: none
    int levels = 0; ///< see Sampler::setLevels()

    [[nodiscard]] bool isExact() const { return low == high; }
};

/// Where the figure of an input is in a plan.
struct EstimatePlace
{
    UncertainInput input;
    Estimate *estimate = nullptr;
};

/// All figures of the plan that its cost or its targets rest on and that may be ranges, exact ones too, always in the same order.
[[nodiscard]] std::vector<EstimatePlace> estimatesOf(Plan &plan, bool statedOnly);

/// By workload: whether the figure is one that the cost of the workload or its targets rest on.
[[nodiscard]] std::vector<bool> reachOf(const Plan &plan, const UncertainInput &input);

/// Whether every figure of the work of a job is stated to be exact: then its time is.
[[nodiscard]] bool isWorkExact(const Plan &plan, const TrainingJob &job);

} // namespace slipway
