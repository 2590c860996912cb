// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/menubutton.h"

#include "ui/support/icons.h"
#include "ui/support/owndirection.h"
#include "ui/support/theme.h"

#include <QStyleOptionButton>
#include <QStylePainter>

#include <algorithm>

namespace slipway {

namespace {

// Pixels, as the style sheet has them for all buttons.
constexpr int buttonEdge = 15; ///< frame and padding
constexpr int gapAfterSign = 4; ///< between the sign and the words
constexpr int chevronGap = 8;

} // namespace

MenuButton::MenuButton(QWidget *parent)
    : QPushButton(parent)
{
    setAutoDefault(false);
}

int MenuButton::signWidth() const
{
    return icon().isNull() ? 0 : iconSize().width();
}

int MenuButton::contentWidth() const
{
    const int words = text().isEmpty() ? 0 : fontMetrics().size(Qt::TextShowMnemonic, text()).width() + 1;
    return signWidth() + (signWidth() > 0 && words > 0 ? gapAfterSign : 0) + words;
}

QSize MenuButton::sizeHint() const
{
    ensurePolished();
    const int chevron = fontMetrics().height();
    return {contentWidth() + chevronGap + chevron + 2 * buttonEdge, QPushButton::sizeHint().height()};
}

QRect MenuButton::chevronRect() const
{
    const int side = fontMetrics().height();
    const int end = std::max(width() - 2 * buttonEdge - contentWidth() - chevronGap - side, 0) / 2; // free room at both ends
    return QStyle::visualRect(layoutDirection(), rect(),
                              QRect(width() - buttonEdge - end - side, (height() - side) / 2, side, side));
}

QRect MenuButton::wordsRect() const
{
    const QRect chevron = QStyle::visualRect(layoutDirection(), rect(), chevronRect());
    const int end = chevron.left() - chevronGap;
    const int sign = signWidth() + (signWidth() > 0 && !text().isEmpty() ? gapAfterSign : 0);
    const int start = std::max(buttonEdge, end - contentWidth()) + sign;
    return QStyle::visualRect(layoutDirection(), rect(), QRect(start, 0, std::max(0, end - start), height()));
}

void MenuButton::paintEvent(QPaintEvent * /*event*/)
{
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text.clear();
    option.icon = {};
    option.features &= ~QStyleOptionButton::HasMenu;
    painter.drawControl(QStyle::CE_PushButton, option);

    const Colors &colors = Colors::of(palette());
    const QRect words = wordsRect();
    if (!icon().isNull()) {
        const QRect start = QStyle::visualRect(layoutDirection(), rect(), words);
        const int left = start.left() - signWidth() - (text().isEmpty() ? 0 : gapAfterSign);
        const QRect sign(left, (height() - iconSize().height()) / 2, signWidth(), iconSize().height());
        icon().paint(&painter, QStyle::visualRect(layoutDirection(), rect(), sign), Qt::AlignCenter,
                     isEnabled() ? QIcon::Normal : QIcon::Disabled);
    }
    if (!text().isEmpty()) {
        const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, words.width(), Qt::TextShowMnemonic);
        painter.setPen(isEnabled() ? colors.text : colors.secondary);
        painter.drawText(words,
                         static_cast<int>((QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft) | Qt::AlignVCenter
                                           | Qt::AlignAbsolute)
                                              .toInt())
                             | Qt::TextShowMnemonic,
                         inOwnDirection(painter, shown));
    }
    painter.drawPixmap(chevronRect().topLeft(),
                       iconPixmap(IconId::ChevronDown, fontMetrics().height(),
                                  isEnabled() ? colors.secondary : colors.fieldLine, devicePixelRatioF()));
}

} // namespace slipway
