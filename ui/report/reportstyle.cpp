// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/reportstyle.h"

#include <QPaintDevice>

namespace slipway {

ReportStyle::ReportStyle(const QString &fontFamily, QPaintDevice &device, bool letterPaper)
    : dotsPerPoint(device.logicalDpiX() / 72.0)
    , family(fontFamily)
    , colors(Colors::light())
{
    page = QPageSize::size(letterPaper ? QPageSize::Letter : QPageSize::A4, QPageSize::Point) * dotsPerPoint;
    const double side = millimetres(20);
    body = QRectF(side, millimetres(18), page.width() - 2 * side, page.height() - millimetres(18 + 24));
    footerTop = page.height() - millimetres(17.5);

    const auto make = [&](double size, QFont::Weight weight, const QColor &color) {
        QFont font(QFont(family), &device);
        font.setPointSizeF(size);
        font.setWeight(weight);
        font.setHintingPreference(QFont::PreferNoHinting);
        TextStyle style;
        style.font = font;
        style.color = color;
        return style;
    };
    title = make(24, QFont::Bold, colors.text);
    title.leading = 1.15;
    heading = make(14, QFont::Bold, colors.text);
    subheading = make(10, QFont::Bold, colors.text);
    text = make(9, QFont::Normal, colors.text);
    text.leading = 1.4;
    strong = make(9, QFont::Bold, colors.text);
    strong.leading = 1.4;
    caption = make(7.5, QFont::Normal, colors.secondary);
    table = make(8, QFont::Normal, colors.text);
    tableStrong = make(8, QFont::Bold, colors.text);
    tableNote = make(7, QFont::Normal, colors.secondary);
    tableHead = make(7.5, QFont::Bold, colors.secondary);
    figure = make(19, QFont::Bold, colors.text);
}

} // namespace slipway
