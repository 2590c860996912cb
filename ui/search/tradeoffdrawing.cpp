// SPDX-License-Identifier: GPL-3.0-or-later
// How time against cost is drawn; what its marks stand for is in tradeoffchart.cpp.
#include "ui/search/tradeoffchart.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr double dotGap = 8;
constexpr double legendSign = 22; ///< width of the line in the key
constexpr double frontRadius = 4.5;
constexpr double otherRadius = 3;
constexpr double currentRadius = 8;
constexpr double cardEdge = 10;
constexpr double cardRound = 6;
constexpr double rowGap = 3; ///< between the lines of the card

QFont boldOf(QFont font)
{
    font.setBold(true);
    return font;
}

} // namespace

void TradeoffChart::place()
{
    const QFontMetricsF metrics(look().font);
    double labels = 0;
    for (const double tick : m_cost.ticks)
        labels = std::max(labels, metrics.horizontalAdvance(m_cost.label(tick, look().locale)));
    m_plot = QRectF(QPointF(0, 0), size())
                 .adjusted(labels + dotGap, metrics.height() + dotGap / 2, -dotGap,
                           -(metrics.height() + dotGap));
}

void TradeoffChart::drawZone(QPainter &painter) const
{
    if (!hasLimit())
        return;
    const QFontMetricsF metrics(look().font);
    const double x
        = std::floor(m_plot.left() + std::max(0.0, m_time.shareOf(m_values.limit)) * m_plot.width());
    const QRectF zone(QPointF(x, m_plot.top()), m_plot.bottomRight() - QPointF(0, 1)); // above the axis
    painter.fillRect(zone, mixed(look().ground, look().secondary, 0.1));
    painter.setPen(QPen(look().secondary, 1.5, Qt::DashLine));
    painter.drawLine(zone.topLeft(), zone.bottomLeft());
    painter.setPen(look().secondary);
    const QRectF words = limitPlace();
    double y = words.top() + metrics.ascent();
    const bool isBehind = words.left() > x;
    for (const QString &line : {m_values.limitName, timeText(m_values.limit)}) {
        const double wide = metrics.horizontalAdvance(line);
        if (isBehind || x - wide - dotGap > m_plot.left())
            painter.drawText(QPointF(isBehind ? words.left() : words.right() - wide, y), line);
        y += metrics.height();
    }
}

QRectF TradeoffChart::limitPlace() const
{
    if (!hasLimit())
        return {};
    const QFontMetricsF metrics(look().font);
    const double x
        = std::floor(m_plot.left() + std::max(0.0, m_time.shareOf(m_values.limit)) * m_plot.width());
    const double wide = std::max(metrics.horizontalAdvance(m_values.limitName),
                                 metrics.horizontalAdvance(timeText(m_values.limit)));
    // Behind the line where there is room for both, else before it.
    const bool fits = wide + dotGap <= m_plot.right() - x;
    return {fits ? x + dotGap : x - dotGap - wide, m_plot.top() + 2, wide, 2 * metrics.height()};
}

void TradeoffChart::drawGrid(QPainter &painter) const
{
    const QFontMetricsF metrics(look().font);
    const QLocale &locale = look().locale;
    painter.setPen(look().secondary);
    painter.drawText(
        QPointF(0, metrics.ascent()),
        QCoreApplication::translate("slipway::Charts", "%1 a month").arg(m_values.result->currency.code()));
    double free = size().height();
    for (const double tick : m_cost.ticks) {
        const double y = std::floor(m_plot.bottom() - m_cost.shareOf(tick) * m_plot.height()) + 0.5;
        painter.setPen(QPen(look().grid, 1));
        painter.drawLine(QPointF(m_plot.left(), y), QPointF(m_plot.right(), y));
        if (y + metrics.height() / 2 > free)
            continue;
        const QString label = m_cost.label(tick, locale);
        painter.setPen(look().secondary);
        painter.drawText(
            QPointF(m_plot.left() - dotGap - metrics.horizontalAdvance(label), y + metrics.capHeight() / 2),
            label);
        free = y - metrics.height() / 2;
    }
    painter.setPen(QPen(mixed(look().ground, look().text, 0.5), 1));
    painter.drawLine(m_plot.bottomLeft(), m_plot.bottomRight());
    drawTimes(painter);
}

void TradeoffChart::drawTimes(QPainter &painter) const
{
    const QFontMetricsF metrics(look().font);
    const double base = m_plot.bottom() + dotGap / 2 + metrics.ascent();
    const QString title = axisTitle();
    const double titleLeft = m_plot.right() - metrics.horizontalAdvance(title);
    double free = 0;
    for (const double tick : m_time.ticks) {
        const double x = std::floor(m_plot.left() + m_time.shareOf(tick) * m_plot.width()) + 0.5;
        painter.setPen(QPen(mixed(look().ground, look().text, 0.5), 1));
        painter.drawLine(QPointF(x, m_plot.bottom()), QPointF(x, m_plot.bottom() + 4));
        const QString label = timeText(tick);
        const double width = metrics.horizontalAdvance(label);
        if (x - width / 2 < free || x + width / 2 + dotGap > titleLeft)
            continue;
        painter.setPen(look().secondary);
        painter.drawText(QPointF(x - width / 2, base), label);
        free = x + width / 2 + dotGap;
    }
    painter.setPen(look().secondary);
    painter.drawText(QPointF(titleLeft, base), title);
}

void TradeoffChart::drawDot(QPainter &painter, const QPointF &at, double radius, const QColor &color) const
{
    // An underlay of the ground keeps neighbours apart.
    painter.setBrush(color);
    painter.setPen(QPen(look().ground, 1));
    painter.drawEllipse(at, radius, radius);
}

void TradeoffChart::drawMarks(QPainter &painter) const
{
    const int own = currentMark();
    painter.setOpacity(m_values.stale ? 0.5 : 1);
    const QColor grey = mixed(look().ground, look().secondary, 0.75);
    for (int mark = m_front; mark < markCount(); ++mark) {
        if (mark != own)
            drawDot(painter, placeOf(mark), otherRadius, grey);
    }
    QPolygonF line;
    for (int mark = 0; mark < m_front; ++mark)
        line << placeOf(mark);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(frontColor(), 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
    for (int mark = 0; mark < m_front; ++mark)
        drawDot(painter, placeOf(mark), frontRadius, frontColor());
    if (own >= 0)
        drawDot(painter, placeOf(own), currentRadius, look().accent);
    painter.setOpacity(1);
    if (const int read = readMark(); read >= 0) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(look().text, 2));
        const double radius = read == own ? currentRadius + 2 : frontRadius + 2;
        painter.drawEllipse(placeOf(read), radius, radius);
    }
}

bool TradeoffChart::hitsMark(const QRectF &place, int besides) const
{
    const QRectF wide = place.adjusted(-frontRadius, -frontRadius, frontRadius, frontRadius);
    for (int mark = 0; mark < markCount(); ++mark) {
        if (mark != besides && wide.contains(placeOf(mark)))
            return true;
    }
    return false;
}

bool TradeoffChart::hitsFront(const QRectF &place) const
{
    constexpr double around = 3; // half of the line, and a gap
    const QRectF wide = place.adjusted(-around, -around, around, around);
    const std::array edges
        = {QLineF(wide.topLeft(), wide.topRight()), QLineF(wide.topRight(), wide.bottomRight()),
           QLineF(wide.bottomRight(), wide.bottomLeft()), QLineF(wide.bottomLeft(), wide.topLeft())};
    for (int mark = 1; mark < m_front; ++mark) {
        const QLineF part(placeOf(mark - 1), placeOf(mark));
        const bool crosses = std::ranges::any_of(edges, [&part](const QLineF &edge) {
            return part.intersects(edge) == QLineF::BoundedIntersection;
        });
        if (crosses || wide.contains(part.p1()) || wide.contains(part.p2()))
            return true;
    }
    return false;
}

QRectF TradeoffChart::limitLine() const
{
    if (!hasLimit())
        return {};
    const double x = m_plot.left() + m_time.shareOf(m_values.limit) * m_plot.width();
    return {x - 2, m_plot.top(), 4, m_plot.height()};
}

std::optional<QRectF> TradeoffChart::roomFor(const QSizeF &text, int mark, const QList<QRectF> &taken) const
{
    const auto isTaken = [&taken](const QRectF &place) {
        return std::ranges::any_of(taken, [&place](const QRectF &each) { return each.intersects(place); });
    };
    const QPointF at = placeOf(mark);
    const double away = (mark == currentMark() ? currentRadius : frontRadius) + 5;
    const std::array places = {
        QRectF(QPointF(at.x() + away, at.y() - text.height() - 1), text),
        QRectF(QPointF(at.x() + away, at.y() - text.height() / 2), text),
        QRectF(QPointF(at.x() - away - text.width(), at.y() - text.height() / 2), text),
        QRectF(QPointF(at.x() - text.width() / 2, at.y() - away - text.height()), text),
        QRectF(QPointF(at.x() - text.width() / 2, at.y() + away), text),
    };
    const QRectF room = m_plot.adjusted(0, -2, 0, 0);
    for (const QRectF &place : places) {
        if (room.contains(place) && !isTaken(place) && !hitsMark(place, mark))
            return place;
    }
    return std::nullopt;
}

void TradeoffChart::drawWords(QPainter &painter, const QRectF &place, const QString &text) const
{
    // On a ground of its own: lines that cross it would strike it out.
    QColor ground = look().ground;
    ground.setAlphaF(0.8F);
    painter.fillRect(place, ground);
    painter.drawText(place, static_cast<int>(Qt::AlignCenter), text);
}

void TradeoffChart::drawOwnName(QPainter &painter, QList<QRectF> &taken) const
{
    const int own = currentMark();
    const QFont bold = boldOf(look().font);
    const QString text = ownText();
    const QSizeF size(QFontMetricsF(bold).horizontalAdvance(text), QFontMetricsF(bold).height());
    QList<QRectF> others = taken;
    if (const QRectF legend = legendPlace(taken); !legend.isNull())
        others << legend;
    std::optional<QRectF> place = roomFor(size, own, others);
    if (!place)
        place = roomFor(size, own, taken); // rather than the key to the line
    if (!place) {
        // Its name stands on the spot all the same.
        const QPointF at = placeOf(own);
        const bool right = at.x() + currentRadius + 5 + size.width() <= m_plot.right();
        const double x = right ? at.x() + currentRadius + 5 : at.x() - currentRadius - 5 - size.width();
        place = QRectF(QPointF(x, std::max(m_plot.top(), at.y() - size.height() - 2)), size);
        if (place->intersects(cardOnShow()))
            return;
    }
    painter.setFont(bold);
    painter.setPen(look().accent);
    drawWords(painter, *place, text);
    painter.setFont(look().font);
    taken << *place;
}

void TradeoffChart::drawLabels(QPainter &painter) const
{
    const int own = currentMark();
    QList<QRectF> taken = {cardOnShow(), limitPlace(), limitLine()};
    if (own >= 0)
        drawOwnName(painter, taken);
    drawLegend(painter, taken);
    // The ends of the front only: more names would be a thicket.
    const QFontMetricsF metrics(look().font);
    std::vector<int> ends;
    if (m_front > 0)
        ends.push_back(0);
    if (m_front > 1)
        ends.push_back(m_front - 1);
    for (const int end : ends) {
        const QString text = endText(end);
        const bool isOwn = own >= 0 && sameChoice(candidate(end), candidate(own));
        if (text.isEmpty() || isOwn)
            continue;
        const QSizeF size(metrics.horizontalAdvance(text), metrics.height());
        if (const std::optional<QRectF> place = roomFor(size, end, taken)) {
            painter.setPen(look().text);
            drawWords(painter, *place, text);
            taken << *place;
        }
    }
}

QRectF TradeoffChart::legendPlace(const QList<QRectF> &taken) const
{
    if (m_front == 0)
        return {};
    const QFontMetricsF metrics(look().font);
    const QSizeF size(legendSign + 6 + metrics.horizontalAdvance(frontText()), metrics.height());
    const double left = m_plot.left() + dotGap;
    const double right = m_plot.right() - dotGap - size.width();
    const double bottom = m_plot.bottom() - size.height() - 3;
    if (right < left)
        return {};
    // Down at the left lies what would be better than the front: mostly nothing is there but the line itself, where the words are long.
    for (const QPointF &corner : {QPointF(left, bottom), QPointF(right, m_plot.top()),
                                  QPointF(left, m_plot.top()), QPointF(right, bottom)}) {
        const QRectF place(corner, size);
        const bool isTaken
            = std::ranges::any_of(taken, [&place](const QRectF &each) { return each.intersects(place); });
        if (!isTaken && !hitsMark(place, -1) && !hitsFront(place))
            return place;
    }
    return {};
}

void TradeoffChart::drawLegend(QPainter &painter, QList<QRectF> &taken) const
{
    const QRectF place = legendPlace(taken);
    if (place.isNull())
        return;
    const double y = place.center().y();
    painter.setPen(QPen(frontColor(), 2));
    painter.drawLine(QPointF(place.left(), y), QPointF(place.left() + legendSign, y));
    drawDot(painter, {place.left() + legendSign / 2, y}, frontRadius, frontColor());
    painter.setPen(look().secondary);
    painter.drawText(place.adjusted(legendSign + 6, 0, 1, 0),
                     static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter), frontText());
    taken << place;
}

QRectF TradeoffChart::cardOnShow() const
{
    const int mark = readMark();
    return m_values.card && mark >= 0 ? cardPlace(m_values.card(candidate(mark)), mark) : QRectF();
}

QSizeF TradeoffChart::cardSize(const TradeoffCard &card) const
{
    const QFontMetricsF metrics(look().font);
    const QFontMetricsF bold(boldOf(look().font));
    const double gap = 2 * dotGap;
    const double wide
        = std::max({bold.horizontalAdvance(card.title) + gap + metrics.horizontalAdvance(card.place),
                    metrics.horizontalAdvance(card.time) + gap + bold.horizontalAdvance(card.cost),
                    metrics.horizontalAdvance(card.faster) + gap + bold.horizontalAdvance(card.cheaper),
                    metrics.horizontalAdvance(card.changes)});
    const int rows
        = 3 + (card.faster.isEmpty() && card.cheaper.isEmpty() ? 0 : 1) + (card.changes.isEmpty() ? 0 : 1);
    return {wide + 2 * cardEdge, rows * (metrics.height() + rowGap) + 2 * cardEdge - 4};
}

/// In one of the corners, before or beyond the limit, or beside the mark: never over the mark, and where it hides the least.
QRectF TradeoffChart::cardPlace(const TradeoffCard &card, int mark) const
{
    const QSizeF box = cardSize(card);
    const QPointF at = placeOf(mark);
    const double limit = hasLimit() ? m_plot.left() + m_time.shareOf(m_values.limit) * m_plot.width() - dotGap
                                    : m_plot.right();
    const double low = m_plot.bottom() - 3 - box.height();
    const std::array places = {
        QPointF(limit - box.width(), 2),
        QPointF(m_plot.left() + dotGap, low),
        QPointF(m_plot.right() - box.width(), 2),
        QPointF(m_plot.left() + dotGap, 2),
        QPointF(limit - box.width(), low),
        QPointF(at.x() - 20 - box.width(), 2),
        QPointF(std::min(at.x() + 20, m_plot.right() - box.width()), 2),
    };
    // The front is what is read: one of its marks counts for several others.
    constexpr int weightOfFront = 8;
    const QRectF around(at - QPointF(14, 14), QSizeF(28, 28));
    QRectF best(places.back(), box);
    int least = std::numeric_limits<int>::max();
    for (const QPointF &corner : places) {
        const QRectF place(QPointF(corner.x(), std::max(2.0, corner.y())), box);
        if (place.left() < m_plot.left() || place.intersects(around))
            continue;
        int hidden = 0;
        for (int other = 0; other < markCount(); ++other) {
            if (place.contains(placeOf(other)))
                hidden += other < m_front || other == currentMark() ? weightOfFront : 1;
        }
        if (hidden < least) {
            least = hidden;
            best = place;
        }
    }
    return best;
}

void TradeoffChart::drawCard(QPainter &painter) const
{
    const int mark = readMark();
    if (mark < 0 || !m_values.card)
        return;
    const TradeoffCard card = m_values.card(candidate(mark));
    const QRectF place = cardPlace(card, mark);
    const QPointF at = placeOf(mark);
    // From the ring to the nearest edge of the card.
    const QPointF to(std::clamp(at.x(), place.left() + cardRound, place.right() - cardRound),
                     std::clamp(at.y(), place.top() + cardRound, place.bottom() - cardRound));
    painter.setPen(QPen(look().text, 1));
    painter.drawLine(at + (to.y() > at.y() ? QPointF(0, frontRadius + 2) : QPointF(0, -frontRadius - 2)),
                     QPointF(to.x(), at.y() > place.bottom() ? place.bottom() : to.y()));
    painter.setPen(QPen(look().secondary, 1));
    painter.setBrush(look().ground);
    painter.drawRoundedRect(place, cardRound, cardRound);

    const QFontMetricsF metrics(look().font);
    QRectF row(place.left() + cardEdge, place.top() + cardEdge - 2, place.width() - 2 * cardEdge,
               metrics.height() + rowGap);
    const auto write = [&](const QString &left, const QString &right, bool strongLeft, const QColor &color) {
        painter.setFont(strongLeft ? boldOf(look().font) : look().font);
        painter.setPen(color);
        painter.drawText(row, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter), left);
        painter.setFont(boldOf(look().font));
        painter.setPen(look().text);
        painter.drawText(row, static_cast<int>(Qt::AlignRight | Qt::AlignVCenter), right);
        painter.setFont(look().font);
        row.translate(0, row.height());
    };
    painter.setPen(look().secondary);
    painter.drawText(row, static_cast<int>(Qt::AlignRight | Qt::AlignVCenter), card.place);
    write(card.title, {}, true, look().text);
    write(card.time, card.cost, false, look().secondary);
    if (!card.faster.isEmpty() || !card.cheaper.isEmpty())
        write(card.faster, card.cheaper, false, look().secondary);
    if (!card.changes.isEmpty())
        write(card.changes, {}, false, look().text);
    const bool own = m_hasCurrent && sameChoice(candidate(mark), m_marks.back().candidate);
    write(own ? ownText() : QCoreApplication::translate("slipway::Charts", "Click or Enter: use it"), {},
          false, look().accent);
}

void TradeoffChart::draw(QPainter &painter) const
{
    if (m_plot.width() < 40 || m_plot.height() < 30)
        return;
    drawGrid(painter); // first: its lines would strike out the words of the zone
    drawZone(painter);
    drawMarks(painter);
    drawLabels(painter);
    drawCard(painter);
}

} // namespace slipway
