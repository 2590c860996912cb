// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/tradeoffchart.h"

#include "model/base/format.h"
#include "model/items/searchnames.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr double dotGap = 8;
constexpr double reach = 9; ///< pixels around a mark in which it can be pointed at
constexpr double frontRadius = 4.5;
constexpr double otherRadius = 3;
constexpr double currentRadius = 8;
constexpr double cardEdge = 10;
constexpr double cardRound = 6;

/// Times that people tell the time by, in seconds.
constexpr std::array roundTimes = {0.001,   0.002,   0.005,    0.01,     0.02,     0.05,      0.1,       0.2,       0.5,
                                   1.0,     2.0,     5.0,      10.0,     20.0,     30.0,      60.0,      120.0,     300.0,
                                   900.0,   1800.0,  3600.0,   7200.0,   14400.0,  28800.0,   57600.0,   86400.0,   172800.0,
                                   345600.0, 691200.0, 1382400.0, 2764800.0, 5529600.0};

double secondsPerUnit(search::Measure measure)
{
    return measure == search::Measure::LatencyMilliseconds ? 0.001 : 3600;
}

QFont boldOf(QFont font)
{
    font.setBold(true);
    return font;
}

bool sameChoice(const search::Candidate &a, const search::Candidate &b)
{
    return a.size == b.size && a.region == b.region && a.type == b.type && a.nodes == b.nodes;
}

} // namespace

bool isDrawable(const search::Result &result, const search::Candidate &candidate)
{
    return candidate.measure > 0 && std::isfinite(candidate.measure)
        && result.monthly(candidate).known().minor() > 0 && !candidate.has(Exclusion::NoPrice);
}

std::vector<search::Candidate> besidesFront(const search::Result &result)
{
    std::vector<search::Candidate> found;
    for (const search::Candidate &each : result.ranked) {
        const auto same = [&each](const search::Candidate &other) { return sameChoice(each, other); };
        if (std::none_of(result.front.begin(), result.front.end(), same))
            found.push_back(each);
    }
    found.insert(found.end(), result.others.begin(), result.others.end());
    return found;
}

TradeoffChart::TradeoffChart(Tradeoff values, const slipway::ChartTheme &theme)
    : PickableChart(theme)
    , m_values(std::move(values))
{
    fill();
}

void TradeoffChart::setValues(Tradeoff values)
{
    const std::optional<search::Candidate> before
        = current() >= 0 && current() < m_front ? std::optional(candidate(current())) : std::nullopt;
    setCurrent(-1);
    stopPointing();
    m_values = std::move(values);
    fill();
    place();
    for (int mark = 0; before && mark < m_front; ++mark) {
        if (sameChoice(candidate(mark), *before))
            setCurrent(mark);
    }
    redraw();
}

void TradeoffChart::setStale(bool stale)
{
    m_values.stale = stale;
    redraw();
}

const search::Candidate &TradeoffChart::candidate(int mark) const
{
    return m_marks[static_cast<std::size_t>(mark)].candidate;
}

void TradeoffChart::fill()
{
    const search::Result &result = *m_values.result;
    m_marks.clear();
    const auto add = [&](const search::Candidate &candidate) {
        if (isDrawable(result, candidate))
            m_marks.push_back({candidate, candidate.measure, result.monthly(candidate).known().toDouble()});
    };
    for (const search::Candidate &each : result.front)
        add(each);
    m_front = static_cast<int>(m_marks.size());
    for (const search::Candidate &each : besidesFront(result))
        add(each);
    const std::size_t before = m_marks.size();
    if (result.current)
        add(*result.current);
    m_hasCurrent = m_marks.size() > before;

    const auto range = [this](auto member, int most) {
        if (m_marks.empty())
            return LogAxis();
        const auto [low, high]
            = std::minmax_element(m_marks.begin(), m_marks.end(),
                                  [member](const Mark &a, const Mark &b) { return a.*member < b.*member; });
        return logAxis((*low).*member, (*high).*member, most);
    };
    m_time = range(&Mark::measure, 8);
    m_cost = range(&Mark::cost, 6);
    fillTime();
}

void TradeoffChart::fillTime()
{
    // A limit that is near is in the picture, with room for its zone.
    constexpr double near = 6;
    if (m_values.limit > 0 && m_values.limit <= m_time.high * near) {
        const double room = std::pow(std::max(m_time.high, m_values.limit) / m_time.low, 0.16);
        m_time.high = std::max(m_time.high, m_values.limit * std::max(1.6, room));
    }
    const double unit = secondsPerUnit(m_values.result->measure);
    std::vector<double> ticks;
    for (const double seconds : roundTimes) {
        if (seconds / unit >= m_time.low && seconds / unit <= m_time.high)
            ticks.push_back(seconds / unit);
    }
    // Where everything takes about as long there are no two round times: the axis has its own then.
    if (ticks.size() < 2)
        return;
    const std::size_t every = (ticks.size() + 7) / 8;
    m_time.ticks.clear();
    for (std::size_t i = 0; i < ticks.size(); i += every)
        m_time.ticks.push_back(ticks[i]);
}

QString TradeoffChart::timeText(double measure) const
{
    return formatDuration(measure * secondsPerUnit(m_values.result->measure), look().locale);
}

QString TradeoffChart::axisTitle() const
{
    switch (m_values.result->measure) {
    case search::Measure::LatencyMilliseconds:
        return QCoreApplication::translate("slipway::Charts", "to answer");
    case search::Measure::HoursPerBatch:
        return QCoreApplication::translate("slipway::Charts", "for one batch");
    case search::Measure::HoursPerRun:
    case search::Measure::None:
        break;
    }
    return QCoreApplication::translate("slipway::Charts", "for one run");
}

QString TradeoffChart::frontText() const
{
    return QCoreApplication::translate("slipway::Charts", "Nothing is both faster and cheaper");
}

QString TradeoffChart::ownText() const
{
    return m_hasCurrent && !m_marks.back().candidate.meetsPlan()
        ? QCoreApplication::translate("slipway::Charts", "Your choice, which does not meet the plan")
        : QCoreApplication::translate("slipway::Charts", "Your choice");
}

QString TradeoffChart::endText(int mark) const
{
    return m_values.card ? m_values.card(candidate(mark)).title : QString();
}

int TradeoffChart::currentMark() const
{
    return m_hasCurrent ? markCount() - 1 : -1;
}

QColor TradeoffChart::frontColor() const
{
    return look().stages[static_cast<std::size_t>(m_values.stage)];
}

QString TradeoffChart::reading(int mark) const
{
    const QString words = m_values.words(candidate(mark));
    return mark == currentMark()
        ? QCoreApplication::translate("slipway::Charts", "Your choice: %1").arg(words)
        : words;
}

QPointF TradeoffChart::placeOf(int mark) const
{
    const Mark &shown = m_marks[static_cast<std::size_t>(mark)];
    return {m_plot.left() + m_time.shareOf(shown.measure) * m_plot.width(),
            m_plot.bottom() - m_cost.shareOf(shown.cost) * m_plot.height()};
}

QStringList TradeoffChart::texts() const
{
    QStringList all;
    for (const double tick : m_cost.ticks)
        all << m_cost.label(tick, look().locale);
    for (const double tick : m_time.ticks)
        all << timeText(tick);
    all << axisTitle();
    if (hasLimit())
        all << m_values.limitName << timeText(m_values.limit);
    if (m_front > 0)
        all << frontText();
    if (m_hasCurrent)
        all << ownText();
    return all;
}

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
    const double x = std::floor(m_plot.left() + std::max(0.0, m_time.shareOf(m_values.limit)) * m_plot.width());
    const QRectF zone(QPointF(x, m_plot.top()), m_plot.bottomRight());
    painter.fillRect(zone, mixed(look().ground, look().secondary, 0.1));
    painter.setPen(QPen(look().secondary, 1.5, Qt::DashLine));
    painter.drawLine(zone.topLeft(), zone.bottomLeft());
    const QStringList lines{m_values.limitName, timeText(m_values.limit)};
    painter.setPen(look().secondary);
    double y = zone.top() + 2 + metrics.ascent();
    // Behind the line where there is room for both, else before it.
    const bool fits = std::max(metrics.horizontalAdvance(lines.at(0)), metrics.horizontalAdvance(lines.at(1)))
            + dotGap
        <= zone.width();
    for (const QString &line : lines) {
        const double wide = metrics.horizontalAdvance(line);
        if (fits || x - wide - dotGap > m_plot.left())
            painter.drawText(QPointF(fits ? x + dotGap : x - wide - dotGap, y), line);
        y += metrics.height();
    }
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

int TradeoffChart::readMark() const
{
    const int mark = pointed() >= 0 ? pointed() : isFocusShown() ? current() : -1;
    return mark < markCount() ? mark : -1;
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

std::optional<QRectF> TradeoffChart::roomFor(const QSizeF &text, int mark, const QRectF &taken) const
{
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
        if (room.contains(place) && !place.intersects(taken) && !hitsMark(place, mark))
            return place;
    }
    return std::nullopt;
}

void TradeoffChart::drawLabels(QPainter &painter) const
{
    const int own = currentMark();
    QRectF taken;
    const int read = readMark();
    if (m_values.card && read >= 0)
        taken = cardPlace(m_values.card(candidate(read)), read);
    if (own >= 0) {
        const QFont bold = boldOf(look().font);
        const QString text = ownText();
        const QSizeF size(QFontMetricsF(bold).horizontalAdvance(text), QFontMetricsF(bold).height());
        std::optional<QRectF> place = roomFor(size, own, taken);
        if (!place) {
            // Its name stands on the spot all the same, on a ground of its own.
            const QPointF at = placeOf(own);
            const bool right = at.x() + currentRadius + 5 + size.width() <= m_plot.right();
            const double x = right ? at.x() + currentRadius + 5 : at.x() - currentRadius - 5 - size.width();
            place = QRectF(QPointF(x, std::max(m_plot.top(), at.y() - size.height() - 2)), size);
            QColor ground = look().ground;
            ground.setAlphaF(0.8F);
            if (place->intersects(taken))
                place.reset();
            else
                painter.fillRect(*place, ground);
        }
        if (place) {
            painter.setFont(bold);
            painter.setPen(look().accent);
            painter.drawText(*place, static_cast<int>(Qt::AlignCenter), text);
            taken = taken.isNull() ? *place : taken;
            painter.setFont(look().font);
        }
    }
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
            painter.drawText(*place, static_cast<int>(Qt::AlignCenter), text);
        }
    }
}

void TradeoffChart::drawLegend(QPainter &painter) const
{
    if (m_front == 0)
        return;
    const QFontMetricsF metrics(look().font);
    const QString text = frontText();
    const double sign = 22;
    const QRectF place(m_plot.left() + dotGap, m_plot.bottom() - metrics.height() - 3,
                       sign + 6 + metrics.horizontalAdvance(text), metrics.height());
    // Down at the left lies what would be better than the front: mostly nothing is there.
    if (place.right() > m_plot.right() || hitsMark(place, -1))
        return;
    const double y = place.center().y();
    painter.setPen(QPen(frontColor(), 2));
    painter.drawLine(QPointF(place.left(), y), QPointF(place.left() + sign, y));
    drawDot(painter, {place.left() + sign / 2, y}, frontRadius, frontColor());
    painter.setPen(look().secondary);
    painter.drawText(place.adjusted(sign + 6, 0, 1, 0), static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter), text);
}

QRectF TradeoffChart::cardPlace(const TradeoffCard &card, int mark) const
{
    const QFontMetricsF metrics(look().font);
    const QFontMetricsF bold(boldOf(look().font));
    const double gap = 2 * dotGap;
    const double wide
        = std::max({bold.horizontalAdvance(card.title),
                    metrics.horizontalAdvance(card.time) + gap + bold.horizontalAdvance(card.cost),
                    metrics.horizontalAdvance(card.faster) + gap + bold.horizontalAdvance(card.cheaper)})
        + 2 * cardEdge;
    const int rows = 3 + (card.faster.isEmpty() && card.cheaper.isEmpty() ? 0 : 1);
    const double high = rows * (metrics.height() + 3) + 2 * cardEdge - 4;
    const double right = hasLimit()
        ? std::max(m_plot.left() + wide + 1,
                   m_plot.left() + m_time.shareOf(m_values.limit) * m_plot.width() - dotGap)
        : m_plot.right();
    QRectF place(right - wide, 2, wide, high);
    const QRectF around(placeOf(mark) - QPointF(14, 14), QSizeF(28, 28));
    if (place.intersects(around))
        place.moveLeft(placeOf(mark).x() - 20 - wide); // beside it, over what is slower or dearer
    if (place.left() < m_plot.left())
        place.moveLeft(std::min(placeOf(mark).x() + 20, m_plot.right() - wide));
    return place;
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
               metrics.height() + 3);
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
    write(card.title, {}, true, look().text);
    write(card.time, card.cost, false, look().secondary);
    if (!card.faster.isEmpty() || !card.cheaper.isEmpty())
        write(card.faster, card.cheaper, false, look().secondary);
    const bool own = m_hasCurrent && sameChoice(candidate(mark), m_marks.back().candidate);
    write(own ? ownText() : QCoreApplication::translate("slipway::Charts", "Click or Enter: use it"), {}, false,
          look().accent);
}

void TradeoffChart::draw(QPainter &painter) const
{
    if (m_plot.width() < 40 || m_plot.height() < 30)
        return;
    drawZone(painter);
    drawGrid(painter);
    drawMarks(painter);
    drawLegend(painter);
    drawLabels(painter);
    drawCard(painter);
}

int TradeoffChart::markAt(const QPointF &position) const
{
    // The front and the plan's own choice are met before what lies under them.
    const auto nearest = [&](int from, int to, double within) {
        int found = -1;
        double least = within * within;
        for (int mark = from; mark < to; ++mark) {
            const QPointF way = placeOf(mark) - position;
            const double distance = QPointF::dotProduct(way, way);
            if (distance <= least) {
                least = distance;
                found = mark;
            }
        }
        return found;
    };
    if (const int front = nearest(0, m_front, reach); front >= 0)
        return front;
    if (const int own = currentMark(); own >= 0 && nearest(own, own + 1, reach) >= 0)
        return own;
    return nearest(m_front, markCount() - (m_hasCurrent ? 1 : 0), reach - 3);
}

int TradeoffChart::markAfter(int key) const
{
    if (m_front == 0)
        return -1;
    // Left is faster, right is cheaper; up is dearer, so faster as well.
    int step = 0;
    switch (key) {
    case Qt::Key_Home:
        return 0;
    case Qt::Key_End:
        return m_front - 1;
    case Qt::Key_Left:
    case Qt::Key_Up:
        step = -1;
        break;
    case Qt::Key_Right:
    case Qt::Key_Down:
        step = 1;
        break;
    default:
        return -1;
    }
    if (current() >= 0 && current() < m_front)
        return std::clamp(current() + step, 0, m_front - 1);
    // From the plan's own choice, where it is on the front or beside it.
    if (m_hasCurrent) {
        const double own = m_marks.back().measure;
        int beside = 0;
        while (beside < m_front - 1 && m_marks[static_cast<std::size_t>(beside)].measure < own)
            ++beside;
        if (sameChoice(candidate(beside), m_marks.back().candidate))
            return std::clamp(beside + step, 0, m_front - 1);
        return beside;
    }
    return step > 0 ? 0 : m_front - 1;
}

std::unique_ptr<QChart> makeTradeoffChart(const Tradeoff &values, const ChartTheme &theme)
{
    return std::make_unique<TradeoffChart>(values, theme);
}

QString tradeoffSentence(const Tradeoff &values, const QLocale &locale)
{
    const search::Result &result = *values.result;
    QStringList parts = {countsText(result, locale) + u'.'};
    if (!result.front.empty()) {
        parts << QCoreApplication::translate("slipway::Charts", "Fastest: %1.")
                     .arg(values.words(result.front.front()));
        if (result.front.size() > 1)
            parts << QCoreApplication::translate("slipway::Charts", "Cheapest: %1.")
                         .arg(values.words(result.front.back()));
    }
    if (result.current)
        parts << QCoreApplication::translate("slipway::Charts", "Your choice: %1.")
                     .arg(values.words(*result.current));
    return parts.join(u' ');
}

} // namespace slipway
