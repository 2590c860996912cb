// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparison.h"
#include "model/uncertainty/uncertainty.h"

#include <QString>

#include <optional>

namespace slipway {

/// One of the plans that are set side by side.
struct ComparedPlan
{
    QString name; ///< of the scenario, of the file without folder; empty: the plan itself
    QString scenario; ///< empty: the plan itself, or a file
    QString path; ///< of a file; empty: of the open plan
    QString book; ///< SHA-256 of the price book that it has in place of the open plan's; empty: that one
    Plan plan;
    Evaluation evaluation;
    std::optional<Uncertainty> uncertainty; ///< none: not drawn yet
    std::optional<Comparison> comparison; ///< with the first of all; none for itself
    QString failure; ///< why it could not be evaluated; then there is nothing else

    [[nodiscard]] bool isThere() const { return failure.isEmpty(); }
};

} // namespace slipway
