// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QStringView>

#include <optional>

namespace slipway {

/// What the fields of planfields.h tell of a number: what a page needs to edit it.
struct NumberRule
{
    double lowest = 0;
    double highest = 0;
    int decimals = 0; ///< offered to people; a plan may hold more
    QString unit; ///< as the description spells it, "percent a month"; empty: none
    bool isEstimate = false;
    bool isOptional = false; ///< may be absent

    friend bool operator==(const NumberRule &, const NumberRule &) = default;
};

/// The rule of the number at `pointer` ("/computes/3/maxNodes"), whether or not a plan has it. Decimal amounts that JSON
/// holds as text count as numbers. Nothing for what is no number.
[[nodiscard]] std::optional<NumberRule> numberRule(QStringView pointer);

/// Whether the field at `pointer` holds a text, amounts among them: "/budget/amount", "/name".
[[nodiscard]] bool isTextPlace(QStringView pointer);

/// The places of all numbers, sorted, with "*" for the index of a list.
[[nodiscard]] QStringList numberPlaces();

} // namespace slipway
