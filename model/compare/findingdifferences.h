// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluation.h"
#include "model/plan/plan.h"

#include <optional>
#include <vector>

namespace slipway {

/// What became of a finding from one plan to another.
struct FindingDifference
{
    /// Eased: found in both, less severe in the second. Worsened: the other way round. Changed: as severe, with other figures.
    enum class Kind : std::uint8_t { Gained, Worsened, Eased, Lost, Changed, Kept };

    Kind kind = Kind::Kept;
    std::optional<Finding> before; ///< none: Gained
    std::optional<Finding> after; ///< none: Lost

    /// As it is now, or was.
    [[nodiscard]] const Finding &finding() const { return after ? *after : *before; }
    /// Something new to resolve: more than a piece of advice was gained, or became more severe.
    [[nodiscard]] bool isWorse() const
    {
        return (kind == Kind::Gained || kind == Kind::Worsened) && after->severity != Severity::Advice;
    }
};

/// Findings are the same where the rule and the place are: the entry by its id, or the subject where no entry has one. In the order
/// of the kinds, within one in the order of the evaluations.
[[nodiscard]] std::vector<FindingDifference> findingDifferences(const Plan &before,
                                                                const std::vector<Finding> &found,
                                                                const Plan &after,
                                                                const std::vector<Finding> &foundAfter);

} // namespace slipway
