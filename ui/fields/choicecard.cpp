// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/choicecard.h"

#include "ui/support/theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>

namespace slipway {

ChoiceCard::ChoiceCard(const QString &title, const QString &line, QWidget *parent)
    : QAbstractButton(parent)
    , m_line(line)
{
    setText(title);
    setAccessibleName(title);
    setAccessibleDescription(line);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QFont ChoiceCard::titleFont() const
{
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    return strong;
}

QSize ChoiceCard::sizeHint() const
{
    const int width = fontMetrics().averageCharWidth() * 36;
    return {width, heightForWidth(width)};
}

QSize ChoiceCard::minimumSizeHint() const
{
    const int width = fontMetrics().averageCharWidth() * 24;
    return {width, heightForWidth(width)};
}

int ChoiceCard::heightForWidth(int width) const
{
    const int inner = width - 2 * space::block;
    const QRect unbounded(0, 0, inner, 10'000);
    const int title = QFontMetrics(titleFont()).boundingRect(unbounded, Qt::TextWordWrap, text()).height();
    const int line = fontMetrics().boundingRect(unbounded, Qt::TextWordWrap, m_line).height();
    return title + space::group + line + 2 * (space::field + space::group);
}

void ChoiceCard::paintEvent(QPaintEvent *)
{
    const Colors &colors = Colors::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool pointed = underMouse() || isDown();
    painter.setBrush(pointed ? colors.hover : colors.card);
    painter.setPen(hasFocus() ? QPen(colors.accent, 2) : QPen(colors.line, 1));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);

    const int padding = space::field + space::group;
    const QRect inner = rect().adjusted(space::block, padding, -space::block, -padding);
    painter.setFont(titleFont());
    painter.setPen(colors.text);
    QRect used;
    painter.drawText(inner, Qt::TextWordWrap | Qt::AlignLeading, text(), &used);
    painter.setFont(font());
    painter.setPen(colors.secondary);
    painter.drawText(inner.adjusted(0, used.height() + space::group, 0, 0),
                     Qt::TextWordWrap | Qt::AlignLeading, m_line);
}

void ChoiceCard::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        click();
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

bool ChoiceCard::event(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    return QAbstractButton::event(event);
}

} // namespace slipway
