// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/sizingresult.h"
#include "model/plan/planedit.h"

#include <QLocale>
#include <QString>

#include <optional>
#include <vector>

namespace slipway {

struct Evaluation;

/// The likely value with its unit as a person reads it: "5 h 12 min", "61 %", "USD 163.41", "8 billion". What has no unit is a count,
/// a share (in percent) or a number of times. Without end: "no end".
[[nodiscard]] QString figureText(const SizedFigure &figure, const QLocale &locale);

/// The same with as many digits as it takes to tell it from `limit`, beside which it stands: "2.004 s" and not "2 s" where the
/// limit is "2 s". A figure that equals its limit reads like it.
[[nodiscard]] QString figureTextBeside(const SizedFigure &figure, const SizedFigure &limit,
                                       const QLocale &locale);

/// "3.6 to 7.9 h"; empty where low and high read like the likely value.
[[nodiscard]] QString rangeText(const SizedFigure &figure, const QLocale &locale);

/// Both: "5 h 12 min (3.6 to 7.9 h)".
[[nodiscard]] QString figureWithRange(const SizedFigure &figure, const QLocale &locale);

/// One row of the card that shows a sizing.
struct SizingLine
{
    enum class Tone : std::uint8_t { Plain, Good, Bad };

    QString caption; ///< "Time"
    QString text; ///< figureText() of the output; words where there is none
    QString detail; ///< range and what it means; may be empty
    QString output; ///< id of the output that `text` shows; empty: it is no computed figure
    Tone tone = Tone::Plain;
};

/// What the card of a training job, a deployment or a batch job shows, the most important first.
[[nodiscard]] std::vector<SizingLine> sizingLines(const SizingResult &result, const QLocale &locale);

/// Ranged figures of the plan's assumptions that the result rests on, in words: "Use of the GPU's peak 40 % (24 to 52 %)".
struct SizingAssumption
{
    QString text;
    QString field; ///< JSON pointer
};
[[nodiscard]] std::vector<SizingAssumption> sizingAssumptions(const SizingResult &result,
                                                              const QLocale &locale);

/// Puts derived numbers in the place of stated ones that differ, one edit each: those of findings where there are some, else the number
/// of instances or nodes. Empty where nothing differs or the plan asks for derived numbers.
[[nodiscard]] std::vector<PlanEdit> sizingEdits(const SizingResult &result, const Plan &plan,
                                                const Evaluation &evaluation);

} // namespace slipway
