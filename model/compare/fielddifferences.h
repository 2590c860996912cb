// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/plan.h"

#include <QString>

#include <optional>
#include <vector>

namespace slipway {

/// A field that two plans fill in otherwise, or an entry of a list that one of them alone has.
struct FieldDifference
{
    QString
        field; ///< as `slipway set` takes it: "/workloads/serve/realtime/servingPrecision", entries with an id by that
    std::optional<QString>
        before; ///< as in the plan's JSON, texts without their quotes; none: it is not there
    std::optional<QString> after;
    bool isEntry = false; ///< a whole compute, workload or other entry: its value is its name, else its id

    friend bool operator==(const FieldDifference &, const FieldDifference &) = default;
};

/// All of them in the order of the plan's fields, those that only `before` has last. Scenarios and the plan's own name are left out.
[[nodiscard]] std::vector<FieldDifference> fieldDifferences(const Plan &before, const Plan &after);

} // namespace slipway
