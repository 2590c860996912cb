// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1StringView>

#include <span>

namespace slipway {

/// Between what a kind of figure usually turns out that was typed as one number: factors of that number. Assumptions of Slipway,
/// 2026-11-22, see docs/uncertainty.md.
struct UsualRange
{
    QLatin1StringView place; ///< type and member of the plan, "realtime.peakRequestsPerSecond"
    double low = 1;
    double high = 1;
    QLatin1StringView why; ///< a clause

    [[nodiscard]] bool isExact() const { return low == high; }
};

/// One for each figure of a plan that may be a range.
[[nodiscard]] std::span<const UsualRange> usualRanges();
/// nullptr: none of that place.
[[nodiscard]] const UsualRange *usualRange(QLatin1StringView type, QLatin1StringView member);

/// Of the price of a machine that may be taken away.
[[nodiscard]] const UsualRange &usualSpotRange();
/// Of a price that is another region's, or doubtful otherwise.
[[nodiscard]] const UsualRange &usualDoubtfulRange();

} // namespace slipway
