// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stages/keytiles.h"

#include "model/base/plaintext.h"
#include "ui/explain/explainbutton.h"
#include "ui/support/fonts.h"
#include "ui/support/icons.h"
#include "ui/support/labels.h"
#include "ui/support/owndirection.h"
#include "ui/support/theme.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr int tileEdge = 12;
constexpr int barHeight = 3;
constexpr int lettersOfLine = 17; ///< of the words of a tile: with less room they take two lines

/// Letters on the screen may be wider than they are measured without it.
int safeRoom(int room)
{
    return room - room / 12;
}

bool isNarrow(const QFont &font, int width)
{
    return width - 2 * tileEdge < lettersOfLine * QFontMetrics(font).averageCharWidth();
}

int heightOfTile(const QFont &font, int width)
{
    return qRound(76 * textScaleOf(font)) + (isNarrow(font, width) ? 2 * QFontMetrics(font).height() : 0);
}

std::optional<IconId> signOf(KeyFigure::Tone tone)
{
    switch (tone) {
    case KeyFigure::Tone::Good:
        return IconId::Done;
    case KeyFigure::Tone::Caution:
        return IconId::Warning;
    case KeyFigure::Tone::Bad:
        return IconId::Attention;
    case KeyFigure::Tone::Plain:
        break;
    }
    return std::nullopt;
}

QColor colorOf(KeyFigure::Tone tone, const Colors &colors, const QColor &plain)
{
    switch (tone) {
    case KeyFigure::Tone::Good:
        return colors.good;
    case KeyFigure::Tone::Caution:
        return colors.caution;
    case KeyFigure::Tone::Bad:
        return colors.bad;
    case KeyFigure::Tone::Plain:
        break;
    }
    return plain;
}

/// Narrower, and where that is not enough smaller as well: what a figure is held to says the opposite without its end.
QFont fittingFont(const QString &text, const QFont &font, int room)
{
    constexpr qreal smaller = 0.85;
    QFont fitting = narrowedToFit(text, font, room);
    if (fitsInto(text, fitting, room))
        return fitting;
    fitting.setPointSizeF(font.pointSizeF() * smaller);
    return narrowedToFit(text, fitting, room);
}

} // namespace

KeyTile::KeyTile(QColor Colors::*stage, QWidget *parent)
    : QWidget(parent)
    , m_stage(stage)
    , m_link(new LinkButton({}, this))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_link->hide();
    connect(m_link, &QPushButton::clicked, this, [this] { Q_EMIT fieldWanted(m_figure.field); });
}

QSize KeyTile::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 18, heightOfTile(font(), width())};
}

QFont KeyTile::valueFont() const
{
    QFont large = font();
    large.setPointSizeF(font().pointSizeF() * 18 / 13);
    large.setBold(true);
    return large;
}

void KeyTile::showFigure(const KeyFigure &figure)
{
    m_figure = figure;
    m_link->setText(captionText(figure.detail));
    m_link->setAccessibleName(u"%1: %2"_s.arg(figure.caption, figure.detail));
    setShown(m_link, !figure.field.isEmpty());
    placeLink();
    const QString value = u"%1 %2"_s.arg(figure.value, figure.unit).trimmed();
    setAccessibleName(u"%1: %2, %3"_s.arg(figure.caption, value, figure.detail));
    setToolTip(toolTipText(u"%1\n%2\n%3"_s.arg(figure.caption, value, figure.detail)));
    update();
}

void KeyTile::placeLink()
{
    const int line = fontMetrics().height();
    const int wide = std::min(m_link->sizeHint().width(), width() - 2 * tileEdge + 6);
    const QRect place(tileEdge - 3, height() - barHeight - 6 - line - 2, wide, line + 4);
    m_link->setGeometry(QStyle::visualRect(layoutDirection(), rect(), place));
}

QStringList KeyTile::linesOf(const QString &text, int room) const
{
    const int safe = safeRoom(room);
    const bool fits = fitsInto(text, fittingFont(text, font(), safe), safe);
    if (fits || !isNarrow(font(), width()))
        return {text};
    QStringList lines;
    for (const int stretch : {100, 91, 82, 73}) {
        QFont narrowed = font();
        narrowed.setStretch(stretch);
        lines = wrappedLines(text, narrowed, safe);
        const bool whole
            = std::ranges::all_of(lines, [&](const QString &line) { return fitsInto(line, narrowed, safe); });
        if (lines.size() <= 2 && whole)
            return lines;
    }
    while (lines.size() > 2) { // what is cut all the same says so at its end
        const QString last = lines.takeLast();
        lines.last() += u' ' + last;
    }
    return lines;
}

void KeyTile::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (isNarrow(font(), event->size().width()) != isNarrow(font(), event->oldSize().width()))
        updateGeometry();
    placeLink();
}

void KeyTile::paintEvent(QPaintEvent *)
{
    const Colors &colors = Colors::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF card = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(QPen(colors.line, 1));
    painter.setBrush(colors.card);
    painter.drawRoundedRect(card, 8, 8);
    const auto mirrored = [this](const QRect &place) {
        return QStyle::visualRect(layoutDirection(), rect(), place);
    };
    const int align = static_cast<int>(
        QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter).toInt());
    const int room = width() - 2 * tileEdge;
    const int line = fontMetrics().height();
    painter.setPen(colors.secondary);
    QFont large = valueFont();
    // A long amount is drawn smaller, never cut: from the end on it would be another amount.
    while (large.pointSizeF() > font().pointSizeF() && !fitsInto(m_figure.value, large, room))
        large.setPointSizeF(std::max(font().pointSizeF(), large.pointSizeF() - 0.5));
    large = fittingFont(m_figure.value, large, room);
    const QFontMetrics largeMetrics(large);
    const QString value = largeMetrics.elidedText(m_figure.value, Qt::ElideRight, room);
    const int wide = largeMetrics.horizontalAdvance(value);
    // Beside an amount that takes the width, the unit goes to the caption.
    const int unitRoom = room - wide - 6;
    const bool unitFits = fitsInto(m_figure.unit, font(), unitRoom);
    const QString caption = unitFits || m_figure.unit.isEmpty() ? m_figure.caption
                                                                : u"%1, %2"_s.arg(m_figure.caption, m_figure.unit);
    const std::optional<IconId> sign = m_link->isHidden() ? signOf(m_figure.tone) : std::nullopt;
    const int side = std::min(16, line);
    const int indent = tileEdge + (sign ? side + 5 : 0);
    const int left = width() - tileEdge / 2 - indent;
    const QStringList above = linesOf(caption, room);
    const QStringList below = m_link->isHidden() ? linesOf(m_figure.detail, left) : QStringList{QString()};
    const auto draw = [&](const QStringList &lines, QRect place) {
        for (const QString &each : lines) {
            painter.setFont(fittingFont(each, font(), safeRoom(place.width())));
            painter.drawText(
                mirrored(place), align,
                inOwnDirection(painter,
                               painter.fontMetrics().elidedText(each, Qt::ElideRight, place.width())));
            place.translate(0, line);
        }
    };
    draw(above, QRect(tileEdge, 8, room, line));
    const auto linesAbove = static_cast<int>(above.size());
    const auto linesBelow = static_cast<int>(below.size());
    const int base = 8 + linesAbove * line
        + (height() - (linesAbove + linesBelow) * line - 17 - barHeight + largeMetrics.capHeight()) / 2 + 1;
    painter.setFont(large);
    painter.setPen(isEnabled() ? colors.text : colors.secondary);
    const int unitWide
        = unitFits && !m_figure.unit.isEmpty() ? fontMetrics().horizontalAdvance(m_figure.unit) + 6 : 0;
    // "5 h 40" and "min" are read one after the other: in a mirrored window both stand at the right, in the order of their letters.
    const int words = isRightToLeft() ? width() - tileEdge - wide - unitWide : tileEdge;
    const bool unitLeads = isRightToLeft() && m_figure.unit.isRightToLeft();
    painter.drawText(words + (unitLeads ? unitWide : 0), base, inOwnDirection(painter, value));
    painter.setFont(font());
    painter.setPen(colors.secondary);
    if (unitFits)
        painter.drawText(unitLeads ? words : words + wide + 6, base, inOwnDirection(painter, m_figure.unit));

    if (m_link->isHidden()) {
        const QColor color = colorOf(m_figure.tone, colors, colors.secondary);
        const int top = height() - barHeight - 6 - linesBelow * line;
        if (sign)
            painter.drawPixmap(mirrored(QRect(tileEdge, top + (line - side) / 2, side, side)).topLeft(),
                               iconPixmap(*sign, side, color, devicePixelRatioF()));
        painter.setPen(color);
        draw(below, QRect(indent, top, left, line));
    }
    if (!m_figure.share || !isEnabled())
        return;
    QPainterPath inside;
    inside.addRoundedRect(card.adjusted(0.5, 0.5, -0.5, -0.5), 7.5, 7.5);
    painter.setClipPath(inside);
    const QRect bar(1, height() - 1 - barHeight, width() - 2, barHeight);
    painter.fillRect(bar, colors.line);
    const int part = qRound(bar.width() * std::clamp(*m_figure.share, 0.0, 1.0));
    const KeyFigure::Tone tone
        = m_figure.tone == KeyFigure::Tone::Good ? KeyFigure::Tone::Plain : m_figure.tone;
    painter.fillRect(mirrored(QRect(bar.left(), bar.top(), part, barHeight)),
                     colorOf(tone, colors, colors.*m_stage));
}

KeyTiles::KeyTiles(QColor Colors::*stage, QWidget *parent)
    : QWidget(parent)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::field);
    for (std::size_t i = 0; i < m_tiles.size(); ++i) {
        m_tiles.at(i) = new KeyTile(stage, this);
        m_tiles.at(i)->setObjectName(u"keyFigure%1"_s.arg(i + 1));
        row->addWidget(m_tiles.at(i), 1);
        connect(m_tiles.at(i), &KeyTile::fieldWanted, this, &KeyTiles::fieldWanted);
    }
}

void KeyTiles::showFigures(const KeyFigures &figures, ExplainButton &explain)
{
    for (std::size_t i = 0; i < m_tiles.size(); ++i) {
        m_tiles.at(i)->showFigure(figures.at(i));
        if (figures.at(i).figure)
            explain.mark(m_tiles.at(i), *figures.at(i).figure);
        else
            ExplainButton::unmark(m_tiles.at(i));
    }
}

int KeyTiles::heightFor(const QFont &font, int width)
{
    return heightOfTile(font, (width - 3 * space::field) / 4);
}

} // namespace slipway
