// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/reportstyle.h"

#include <QPaintDevice>

#include <cmath>

namespace slipway {

ReportStyle::ReportStyle(const QString &fontFamily, QPaintDevice &device, bool letterPaper)
    : dotsPerPoint(device.logicalDpiX() / 72.0)
    , family(fontFamily)
    , colors(Colors::light())
{
    page = QPageSize::size(letterPaper ? QPageSize::Letter : QPageSize::A4, QPageSize::Point) * dotsPerPoint;
    const double side = millimetres(16);
    body = QRectF(side, points(42), page.width() - 2 * side, page.height() - points(42 + 52));
    footerTop = page.height() - points(42);

    const auto make = [&](double size, QFont::Weight weight, const QColor &color) {
        QFont font(QFont(family), &device);
        // Devices set type in whole dots, and round: 8 points would be printed as 7.98.
        font.setPointSizeF(std::ceil(size * dotsPerPoint - 1e-9) / dotsPerPoint);
        font.setWeight(weight);
        font.setHintingPreference(QFont::PreferNoHinting);
        TextStyle style;
        style.font = font;
        style.color = color;
        return style;
    };
    // Nothing is below 8 points: paper is read at arm's length, and copied.
    title = make(20, QFont::Bold, colors.text);
    title.leading = 1.2;
    heading = make(10, QFont::Bold, colors.text);
    heading.leading = 1.25;
    subheading = make(8.5, QFont::Bold, colors.text);
    text = make(8.5, QFont::Normal, colors.text);
    strong = make(8.5, QFont::Bold, colors.text);
    caption = make(8, QFont::Normal, colors.secondary);
    table = make(8, QFont::Normal, colors.text);
    tableStrong = make(8, QFont::Bold, colors.text);
    tableNote = make(8, QFont::Normal, colors.secondary);
    tableHead = make(8, QFont::Normal, colors.secondary);
    figure = make(18, QFont::Bold, colors.text);
    figure.leading = 1.2;
    setDensity(Density::Apart);
}

void ReportStyle::setDensity(Density density)
{
    const double leading = density == Density::Apart ? 1.25 : density == Density::Dense ? 1.14 : 1.1;
    for (TextStyle *style :
         {&text, &strong, &subheading, &caption, &table, &tableStrong, &tableNote, &tableHead})
        style->leading = leading;
}

} // namespace slipway
