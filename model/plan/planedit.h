// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"
#include "model/plan/plan.h"

#include <QString>

#include <vector>

namespace slipway {

/// One change to a plan as a value: a fix that a finding offers, a choice from a chart. Can be printed,
/// compared, put into a report and applied to the plan it was made for.
struct PlanEdit
{
    /// Sets the member at a JSON pointer of the plan's JSON to a JSON value (text). "null" takes an optional
    /// member away or removes a list's entry; "-" as the last part of the pointer is the place after a list's last entry.
    struct Change
    {
        QString pointer; ///< "/computes/0/maxNodes"
        QString value; ///< "4", "\"Standard_D4s_v3\""

        friend bool operator==(const Change &, const Change &) = default;
    };

    QString label; ///< what it does, for the button and the undo list: "Set highest nodes to 4"
    Step step = Step::Workload; ///< where its effect is seen
    std::vector<Change> changes;

    friend bool operator==(const PlanEdit &, const PlanEdit &) = default;
};

/// The plan with the edit's changes; an Error where a pointer leads nowhere or a value does not fit.
[[nodiscard]] Result<Plan> applied(const PlanEdit &edit, const Plan &plan);

} // namespace slipway
