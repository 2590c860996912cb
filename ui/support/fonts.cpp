// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/fonts.h"

#include <QCoreApplication>
#include <QFontDatabase>
#include <QFontMetrics>
#include <QTextLayout>

#include <array>

namespace slipway {

using namespace Qt::StringLiterals;

Result<QString> loadFonts()
{
    static constexpr std::array files
        = {":/slipway/fonts/SlipwaySans-Regular.ttf"_L1, ":/slipway/fonts/SlipwaySans-Bold.ttf"_L1};
    const QString family = u"Slipway Sans"_s;
    if (QFontDatabase::families().contains(family))
        return family;
    for (const QLatin1StringView file : files) {
        const int id = QFontDatabase::addApplicationFont(file);
        if (id < 0 || !QFontDatabase::applicationFontFamilies(id).contains(family)) {
            return Error{
                ErrorCode::Unreadable,
                QCoreApplication::translate("slipway::loadFonts", "The built-in font could not be loaded."),
                file};
        }
    }
    return family;
}

bool fitsInto(const QString &text, const QFont &font, int width)
{
    return QFontMetricsF(font).horizontalAdvance(text) <= width;
}

QFont narrowedToFit(const QString &text, const QFont &font, int width)
{
    constexpr int leastStretch = 73; // percent
    QFont narrowed = font;
    for (int stretch = 100; stretch >= leastStretch; stretch -= 3) {
        narrowed.setStretch(stretch);
        if (fitsInto(text, narrowed, width))
            return narrowed;
    }
    return font;
}

QFont stretchToFit(const QString &text, const QFont &font, int width)
{
    QFont whole = font;
    whole.setStretch(QFont::Unstretched);
    QFont stretched;
    stretched.setStretch(narrowedToFit(text, whole, width).stretch());
    return stretched;
}

QStringList wrappedLines(const QString &text, const QFont &font, int width)
{
    if (width <= 0 || fitsInto(text, font, width))
        return {text};
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WordWrap);
    layout.setTextOption(option);
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        lines << text.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    return lines;
}

} // namespace slipway
