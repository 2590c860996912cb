// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/labels.h"

#include "model/base/plaintext.h"
#include "ui/support/fonts.h"
#include "ui/support/owndirection.h"

#include <QEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOption>
#include <QStylePainter>
#include <QToolTip>

namespace slipway {

namespace {

// Wider than any heading of the program itself.
constexpr int lettersOfWord = 40;
constexpr int linkFrame = 2 * 3; ///< border 2 and padding 1 of the style sheet, on both sides
constexpr int lettersOfLink = 80;

} // namespace

PlainLabel::PlainLabel(QWidget *parent)
    : PlainLabel(QString(), parent)
{
}

PlainLabel::PlainLabel(const QString &text, QWidget *parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setText(text);
}

int PlainLabel::mostWidth() const
{
    return fontMetrics().averageCharWidth() * (wordWrap() ? lettersOfWord : 2 * lettersOfWord);
}

QSize PlainLabel::sizeHint() const
{
    const QSize size = QLabel::sizeHint();
    return wordWrap() ? size : QSize(qMin(size.width(), 2 * mostWidth()), size.height());
}

QSize PlainLabel::minimumSizeHint() const
{
    const QSize size = QLabel::minimumSizeHint();
    return {qMin(size.width(), mostWidth()), size.height()};
}

int PlainLabel::heightForWidth(int width) const
{
    if (!wordWrap() || text().isEmpty())
        return QLabel::heightForWidth(width);
    ensurePolished();
    const Broken now{text(),   font(),        contentsMargins(), margin(),
                     indent(), logicalDpiY(), textFormat(),      textInteractionFlags()};
    if (now != m_broken) {
        m_broken = now;
        m_heights = {};
    }
    for (const HeightAt &each : m_heights) {
        if (each.width == width)
            return each.height;
    }
    HeightAt &kept = m_heights.at(m_oldest);
    m_oldest = (m_oldest + 1) % m_heights.size();
    kept = {width, QLabel::heightForWidth(width)};
    return kept.height;
}

QFont PlainLabel::shownFont() const
{
    const bool controlled
        = textInteractionFlags() & (Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    const int room = contentsRect().width();
    if (textFormat() != Qt::PlainText || wordWrap() || controlled || room <= 0 || text().contains(u'\n')
        || QLabel::minimumSizeHint().width() <= width() + 1)
        return font();
    QString plain = text();
    if (buddy())
        plain.remove(u'&');
    return narrowedToFit(plain, font(), room);
}

QString PlainLabel::shownText() const
{
    const QFontMetrics metrics = fontMetrics();
    const QString all = text();
    const int room = contentsRect().width();
    const bool controlled
        = textInteractionFlags() & (Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    if (textFormat() != Qt::PlainText || all.isEmpty() || controlled || room <= 0 || buddy())
        return all;
    if (!wordWrap()) {
        // Only what cannot fit at all: a pixel too little is not worth a cut.
        return all.contains(u'\n') || QLabel::minimumSizeHint().width() <= width() + 1 || shownFont() != font()
            ? all
            : metrics.elidedText(all, Qt::ElideMiddle, room);
    }
    if (QLabel::minimumSizeHint().width() <= width())
        return all;
    QString shown;
    qsizetype start = 0;
    for (qsizetype at = 0; at <= all.size(); ++at) {
        if (at < all.size() && !all.at(at).isSpace())
            continue;
        shown += metrics.elidedText(all.sliced(start, at - start), Qt::ElideMiddle, room);
        if (at < all.size())
            shown += all.at(at);
        start = at + 1;
    }
    return shown;
}

bool PlainLabel::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && toolTip().isEmpty() && shownText() != text()) {
        QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), toolTipText(text()), this);
        return true;
    }
    return QLabel::event(event);
}

void PlainLabel::paintEvent(QPaintEvent *event)
{
    const QString shown = shownText();
    // QLabel puts a text to the side that its letters begin at. In a mirrored window a name or a figure in Latin letters
    // belongs to the right all the same, and keeps its own order ("2 x NC4as T4 v3").
    // A picture and a text with marks are QLabel's own to draw.
    const bool plain = textFormat() == Qt::PlainText && pixmap(Qt::ReturnByValue).isNull();
    const bool mirrored = plain && isRightToLeft() && textInteractionFlags() == Qt::LinksAccessibleByMouse;
    const QFont drawn = shownFont();
    if (shown == text() && !mirrored && drawn == font()) {
        QLabel::paintEvent(event);
        return;
    }
    QPainter painter(this);
    drawFrame(&painter);
    painter.setFont(drawn);
    painter.setLayoutDirection(shown.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    QStyleOption option;
    option.initFrom(this);
    const Qt::Alignment side = QStyle::visualAlignment(layoutDirection(), alignment());
    const int flags = static_cast<int>(side.toInt()) | (wordWrap() ? Qt::TextWordWrap : 0)
        | (buddy() ? Qt::TextShowMnemonic : 0);
    style()->drawItemText(&painter, contentsRect(), flags, option.palette, isEnabled(), shown,
                          foregroundRole());
}

ElidedLabel::ElidedLabel(const QString &text, QWidget *parent)
    : PlainLabel(parent)
{
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
    setToolTip(isElided() ? toolTipText(m_full) : QString());
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
    QSize content = fontMetrics().size(Qt::TextShowMnemonic, text());
    content.setWidth(qMin(content.width(), mostTextWidth()));
    const int picture = icon().isNull() ? 0 : iconSize().width() + 4;
    return {content.width() + picture + linkFrame,
            qMax(content.height(), picture ? iconSize().height() : 0) + 4};
}

QSize LinkButton::minimumSizeHint() const
{
    return sizeHint();
}

int LinkButton::mostTextWidth() const
{
    return fontMetrics().averageCharWidth() * lettersOfLink;
}

QString LinkButton::shownText() const
{
    const int picture = icon().isNull() ? 0 : iconSize().width() + 4;
    const int room = qMin(mostTextWidth(), width() - picture - linkFrame);
    return fontMetrics().size(Qt::TextShowMnemonic, text()).width() > room
        ? fontMetrics().elidedText(text(), Qt::ElideMiddle, room, Qt::TextShowMnemonic)
        : text();
}

bool LinkButton::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && toolTip().isEmpty() && shownText() != text()) {
        QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), toolTipText(text()), this);
        return true;
    }
    return QPushButton::event(event);
}

void LinkButton::paintEvent(QPaintEvent * /*event*/)
{
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text = inOwnDirection(painter, shownText());
    painter.drawControl(QStyle::CE_PushButton, option);
}

void makeSelectable(QLabel *label, Qt::TextInteractionFlags by)
{
    label->setTextInteractionFlags(by);
    const Qt::Alignment upright = label->alignment() & Qt::AlignVertical_Mask;
    if (label->isRightToLeft())
        label->setAlignment(Qt::AlignRight | Qt::AlignAbsolute | upright);
}

} // namespace slipway
