// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

/// A comment may speak of Money total.
struct Found
{
    Money cost;
    std::optional<Money> cheapest; ///< Money text
    const std::vector<Money> &months;
    Money saving;
    QString words = "Money words";
};
Money costOf(const Found &found);
