// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"
#include "model/plan/plan.h"

#include <QString>
#include <QStringList>

#include <nlohmann/json_fwd.hpp>

#include <variant>
#include <vector>

namespace slipway {

/// One change to a plan as a value: a fix that a finding offers, a choice from a chart. Can be printed,
/// compared, put into a report and applied to the plan it was made for.
struct PlanEdit
{
    /// What a field gets: a switch, a number, a text or the word of an enumeration (plannames.h), a list of texts, or one of numbers (the hours of a day). Nothing takes an
    /// optional member away, or removes a list's entry.
    using Value = std::variant<std::monostate, bool, int, double, QString, QStringList, std::vector<double>>;

    /// One field and what it gets.
    struct Change
    {
        QString
            pointer; ///< names the field as in the plan's JSON: "/computes/0/maxNodes"; "-" is the place after a list's last entry, and a field of it makes a new entry of those that have no id. "low", "likely" and
        ///< "high" name one figure of an estimate; an end that gets nothing is taken away
        Value value;

        friend bool operator==(const Change &, const Change &) = default;
    };

    QString label; ///< what it does, for the button and the undo list: "Set highest nodes to 4"
    Step step = Step::Workload; ///< where its effect is seen
    std::vector<Change> changes;

    friend bool operator==(const PlanEdit &, const PlanEdit &) = default;
};

/// The plan with the edit's changes, in their order; an Error where one names no field of it or a value does not fit.
[[nodiscard]] Result<Plan> applied(const PlanEdit &edit, const Plan &plan);

/// What gives the workspace of `plan` private endpoints: they themselves, and a container registry of the tier that takes one.
[[nodiscard]] std::vector<PlanEdit::Change> privateEndpointChanges(const Plan &plan);

/// As it stands in the plan's JSON; nothing is null.
[[nodiscard]] nlohmann::ordered_json toJson(const PlanEdit::Value &value);

} // namespace slipway
