// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/labels.h"

#include <QEvent>
#include <QStyle>

namespace slipway {

ElidedLabel::ElidedLabel(const QString &text, QWidget *parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setFullText(text);
}

void ElidedLabel::setFullText(const QString &text)
{
    m_full = text;
    setAccessibleName(text);
    updateGeometry();
    elide();
}

void ElidedLabel::setElideMode(Qt::TextElideMode mode)
{
    m_mode = mode;
    elide();
}

bool ElidedLabel::isElided() const
{
    return text() != m_full;
}

QSize ElidedLabel::sizeHint() const
{
    const QMargins margins = contentsMargins();
    // One pixel more, or rounding of the advance cuts a text that just fits.
    return {fontMetrics().horizontalAdvance(m_full) + margins.left() + margins.right() + 1,
            fontMetrics().height() + margins.top() + margins.bottom()};
}

QSize ElidedLabel::minimumSizeHint() const
{
    return {qMin(sizeHint().width(), fontMetrics().averageCharWidth() * 6), sizeHint().height()};
}

void ElidedLabel::resizeEvent(QResizeEvent *event)
{
    QLabel::resizeEvent(event);
    elide();
}

void ElidedLabel::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        updateGeometry();
        elide();
    }
}

void ElidedLabel::elide()
{
    const QString shown = fontMetrics().elidedText(m_full, m_mode, contentsRect().width());
    if (shown != text())
        setText(shown);
    setToolTip(isElided() ? m_full : QString());
}

LinkButton::LinkButton(const QString &text, QWidget *parent)
    : QPushButton(text, parent)
{
    setProperty("link", true);
    setAutoDefault(false);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

QSize LinkButton::sizeHint() const
{
    ensurePolished();
    // Border 2 and padding 1 of the style sheet, on both sides.
    constexpr int frame = 2 * 3;
    const QSize content = fontMetrics().size(Qt::TextShowMnemonic, text());
    const int picture = icon().isNull() ? 0 : iconSize().width() + 4;
    return {content.width() + picture + frame, qMax(content.height(), picture ? iconSize().height() : 0) + 4};
}

QSize LinkButton::minimumSizeHint() const
{
    return sizeHint();
}

} // namespace slipway
