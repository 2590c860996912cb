// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/tradeoffchart.h"

#include "model/base/format.h"
#include "model/items/searchnames.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr double dotGap = 8;
constexpr double reach = 9; ///< pixels around a mark in which it can be pointed at
constexpr double frontRadius = 4.5;
constexpr double otherRadius = 2.8;
constexpr double currentRadius = 7;

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

std::vector<TradeoffChart::LegendEntry> TradeoffChart::legend() const
{
    std::vector<LegendEntry> entries;
    if (m_hasCurrent) {
        const bool meets = m_marks.back().candidate.meetsPlan();
        entries.push_back({meets ? QCoreApplication::translate("slipway::Charts", "your choice")
                                 : QCoreApplication::translate("slipway::Charts",
                                                               "your choice, which does not meet the plan"),
                           look().accent, 6});
    }
    if (m_front > 0)
        entries.push_back(
            {m_values.result->measure == search::Measure::LatencyMilliseconds
                 ? QCoreApplication::translate("slipway::Charts", "nothing answers both faster and cheaper")
                 : QCoreApplication::translate("slipway::Charts", "nothing is both faster and cheaper"),
             frontColor(), frontRadius});
    if (markCount() - m_front - (m_hasCurrent ? 1 : 0) > 0)
        entries.push_back({QCoreApplication::translate("slipway::Charts", "others that meet the plan"),
                           mixed(look().ground, look().secondary, 0.6), 4});
    return entries;
}

QStringList TradeoffChart::texts() const
{
    QStringList all;
    for (const double tick : m_cost.ticks)
        all << m_cost.label(tick, look().locale);
    for (const double tick : m_time.ticks)
        all << m_time.label(tick, look().locale);
    all << displayName(m_values.result->measure).toLower();
    for (const LegendEntry &entry : legend())
        all << entry.text;
    return all;
}

void TradeoffChart::place()
{
    const QFontMetricsF metrics(look().font);
    double labels = 0;
    for (const double tick : m_cost.ticks)
        labels = std::max(labels, metrics.horizontalAdvance(m_cost.label(tick, look().locale)));
    const double legendRows = 1;
    m_plot = QRectF(QPointF(0, 0), size())
                 .adjusted(labels + dotGap, metrics.height() + dotGap, -2 * dotGap,
                           -(metrics.height() * (2 + legendRows) + 2.5 * dotGap));
}

void TradeoffChart::drawGrid(QPainter &painter) const
{
    const QFontMetricsF metrics(look().font);
    const QLocale &locale = look().locale;
    painter.setPen(look().secondary);
    painter.drawText(
        QPointF(0, metrics.ascent()),
        QCoreApplication::translate("slipway::Charts", "%1 a month").arg(m_values.result->currency.code()));
    for (const double tick : m_cost.ticks) {
        const double y = std::floor(m_plot.bottom() - m_cost.shareOf(tick) * m_plot.height()) + 0.5;
        painter.setPen(QPen(look().grid, 1));
        painter.drawLine(QPointF(m_plot.left(), y), QPointF(m_plot.right(), y));
        const QString label = m_cost.label(tick, locale);
        painter.setPen(look().secondary);
        painter.drawText(
            QPointF(m_plot.left() - dotGap - metrics.horizontalAdvance(label), y + metrics.capHeight() / 2),
            label);
    }
    double free = 0;
    for (const double tick : m_time.ticks) {
        const double x = std::floor(m_plot.left() + m_time.shareOf(tick) * m_plot.width()) + 0.5;
        painter.setPen(QPen(look().grid, 1));
        painter.drawLine(QPointF(x, m_plot.top()), QPointF(x, m_plot.bottom()));
        const QString label = m_time.label(tick, locale);
        const double width = metrics.horizontalAdvance(label);
        if (x - width / 2 < free)
            continue;
        painter.setPen(look().secondary);
        painter.drawText(QPointF(x - width / 2, m_plot.bottom() + dotGap / 2 + metrics.ascent()), label);
        free = x + width / 2 + dotGap;
    }
    painter.setPen(QPen(mixed(look().ground, look().text, 0.5), 1));
    painter.drawLine(m_plot.bottomLeft(), m_plot.bottomRight());
    const QString title = displayName(m_values.result->measure).toLower();
    painter.setPen(look().secondary);
    painter.drawText(QPointF(m_plot.center().x() - metrics.horizontalAdvance(title) / 2,
                             m_plot.bottom() + dotGap / 2 + metrics.height() + metrics.ascent()),
                     title);
}

void TradeoffChart::drawDot(QPainter &painter, const QPointF &at, double radius, const QColor &color) const
{
    painter.setBrush(color);
    painter.setPen(QPen(look().outlineOf(color), look().outline));
    painter.drawEllipse(at, radius, radius);
}

void TradeoffChart::drawMarks(QPainter &painter) const
{
    const int own = currentMark();
    QColor pale = look().secondary;
    pale.setAlphaF(0.4F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(pale);
    for (int mark = m_front; mark < markCount(); ++mark) {
        if (mark != own)
            painter.drawEllipse(placeOf(mark), otherRadius, otherRadius);
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
    for (const int mark : {pointed(), isFocusShown() ? current() : -1}) {
        if (mark < 0 || mark >= markCount())
            continue;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(look().text, 2));
        painter.drawEllipse(placeOf(mark), currentRadius + 3, currentRadius + 3);
    }
}

void TradeoffChart::drawLegend(QPainter &painter) const
{
    const QFontMetricsF metrics(look().font);
    const double base = size().height() - metrics.descent() - 2;
    double x = 2;
    for (const LegendEntry &entry : legend()) {
        drawDot(painter, {x + entry.radius, base - metrics.capHeight() / 2}, entry.radius, entry.color);
        x += 2 * entry.radius + 6;
        const QString text
            = metrics.elidedText(entry.text, Qt::ElideRight, std::max(0.0, size().width() - x));
        painter.setPen(look().secondary);
        painter.drawText(QPointF(x, base), text);
        x += metrics.horizontalAdvance(text) + 2 * dotGap;
    }
}

void TradeoffChart::draw(QPainter &painter) const
{
    if (m_plot.width() < 40 || m_plot.height() < 30)
        return;
    drawGrid(painter);
    drawMarks(painter);
    drawLegend(painter);
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
