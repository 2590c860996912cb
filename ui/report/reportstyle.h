// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/support/theme.h"

#include <QCoreApplication>
#include <QFont>
#include <QLocale>
#include <QPageSize>

#include <cstdint>

class QPaintDevice;

namespace slipway {

/// Translation context of everything printed.
struct Report
{
    Q_DECLARE_TR_FUNCTIONS(slipway::Report)
};

/// How much room is left between lines, rows and headings. Type stays as large.
enum class Density : std::uint8_t {
    Apart,
    Dense,
    Compact, ///< dense, and what else stands below something runs on behind it
};

/// How a piece of text is set.
struct TextStyle
{
    QFont font;
    QColor color;
    Qt::Alignment alignment = Qt::AlignLeft;
    double leading = 1.3; ///< line height in heights of the font's body

    [[nodiscard]] TextStyle with(Qt::Alignment other) const
    {
        TextStyle result = *this;
        result.alignment = other;
        return result;
    }
    [[nodiscard]] TextStyle in(const QColor &other) const
    {
        TextStyle result = *this;
        result.color = other;
        return result;
    }
};

/// Type, colours and measures of the report. Always the light theme. Lengths are in dots of the device.
struct ReportStyle
{
    /// `family` as loadFonts() gives it; `device` fixes what a point is.
    ReportStyle(const QString &family, QPaintDevice &device, bool letterPaper);

    [[nodiscard]] double points(double value) const { return value * dotsPerPoint; }
    [[nodiscard]] double millimetres(double value) const { return value * 72 / 25.4 * dotsPerPoint; }

    /// How near to one another the lines of running text stand. Type keeps its size.
    void setDensity(Density density);

    double dotsPerPoint = 1;
    QString family;
    /// Of the language that the words are in: English words beside German figures could be misread.
    QLocale locale = QLocale(Report::tr("en_US", "the locale of this translation, as de_DE"));
    const Colors &colors;
    QSizeF page; ///< whole sheet
    QRectF body; ///< where text may stand, without the footer
    double footerTop = 0;

    TextStyle title;
    TextStyle heading; ///< of a section
    TextStyle subheading;
    TextStyle text;
    TextStyle strong;
    TextStyle caption; ///< small, secondary
    TextStyle table;
    TextStyle tableStrong;
    TextStyle tableNote; ///< second line of a cell
    TextStyle tableHead;
    TextStyle figure; ///< the large numbers of the summary
};

} // namespace slipway
