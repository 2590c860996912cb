// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluation.h"
#include "ui/support/theme.h"

#include <QColor>
#include <QFont>
#include <QLocale>

namespace slipway {

/// Everything a chart looks like. Screen and print make their own chart from the same values with different themes,
/// so that an export never touches what is on the screen.
struct ChartTheme
{
    QColor ground; ///< behind the chart: the card's colour
    QColor text;
    QColor secondary; ///< labels of axes
    QColor grid;
    QColor accent; ///< single lines
    QColor band; ///< range around a line, opaque, against `ground`
    QColor limit; ///< a budget; what becomes dearer
    QColor less; ///< what becomes cheaper
    ByStage<QColor> stages;
    QFont font; ///< of all labels; sizes in pixels, because charts are laid out in pixels
    double outline = 1; ///< width of the outlines of marks, pixels
    QLocale locale; ///< of figures and month names

    [[nodiscard]] static ChartTheme of(const Colors &colors, const QFont &font);
    /// Colours by the palette, the application's font one step smaller than body text.
    [[nodiscard]] static ChartTheme of(const QPalette &palette);
    /// For paper and for pictures that leave the window: always light, in English, 12 px of `family`.
    [[nodiscard]] static ChartTheme print(const QString &family);

    /// Outline of marks: between the mark's colour and the text's, so that it is seen on either side.
    [[nodiscard]] QColor outlineOf(const QColor &mark) const;

    friend bool operator==(const ChartTheme &, const ChartTheme &) = default;
};

/// What marks a stage wherever it is shown: in charts, lists and on paper.
[[nodiscard]] QColor Colors::*colorOfStage(CostStage stage);
[[nodiscard]] QColor stageColor(CostStage stage, const Colors &colors);

/// `share` (0 to 1) of `over` mixed into `under`; opaque.
[[nodiscard]] QColor mixed(const QColor &under, const QColor &over, double share);

} // namespace slipway
