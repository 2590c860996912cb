// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparison.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace slipway {

inline constexpr int diffSchemaVersion = 1;

/// What a comparison is held to.
struct DiffLimits
{
    /// Of the average month, alone and with what is owed after the plan spread over it; none: it may rise by anything.
    std::optional<double> maxIncreasePercent;
    bool findingsMayGetWorse = false;
};

/// One sentence for each limit that is not kept.
[[nodiscard]] QStringList limitsBroken(const Comparison &comparison, const DiffLimits &limits);

/// For a pull request or a wiki, UTF-8. Names are shown, whatever they hold: no markup, no link, nobody is mentioned.
[[nodiscard]] QByteArray writeComparisonMarkdown(const Comparison &comparison, const DiffLimits &limits);

/// Schema `slipway.diff`: UTF-8, money as decimal strings in the currency of the first plan.
[[nodiscard]] QByteArray writeComparisonJson(const Comparison &comparison, const DiffLimits &limits);

// How differences read for a person, in the C locale.

/// "+279.24", "at least +279.24", "not known; +279.24 of what has a price".
[[nodiscard]] QString differenceText(const CostDifference &difference);
/// "+279.24", "0.00", "-81.12".
[[nodiscard]] QString signedAmount(const Total &amount);
/// " (+5.5 %)"; empty: nobody knows, or from nothing.
[[nodiscard]] QString riseText(const std::optional<double> &percent);
/// What the causes explain, where that is not the whole difference because something has no price; empty: it is.
[[nodiscard]] QString causesRemark(const Comparison &comparison);
/// What one cause is: "another price or discount of the same thing".
[[nodiscard]] QString causeWords(CostCause cause);
/// "float8 -> int8", "new: Training", "gone: blue".
[[nodiscard]] QString fieldText(const FieldDifference &field);
/// "train", "answer, blue": whose figure it is.
[[nodiscard]] QString ownerOf(const FigureDifference &figure);
/// "5 h 40 min"; "-" for none.
[[nodiscard]] QString figureText(const std::optional<double> &value, const QString &unit);
/// The lines that differ, those that move most first.
[[nodiscard]] std::vector<const LineDifference *> movedLines(const Comparison &comparison);
/// "gained: warning", "eased: blocker to warning".
[[nodiscard]] QString changeWords(const FindingDifference &difference);

} // namespace slipway
