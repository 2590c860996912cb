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

constexpr double reach = 9; ///< pixels around a mark in which it can be pointed at

/// Times that people tell the time by, in seconds.
constexpr std::array roundTimes = {0.001,   0.002,   0.005,    0.01,     0.02,     0.05,      0.1,       0.2,       0.5,
                                   1.0,     2.0,     5.0,      10.0,     20.0,     30.0,      60.0,      120.0,     300.0,
                                   900.0,   1800.0,  3600.0,   7200.0,   14400.0,  28800.0,   57600.0,   86400.0,   172800.0,
                                   345600.0, 691200.0, 1382400.0, 2764800.0, 5529600.0};

double secondsPerUnit(search::Measure measure)
{
    return measure == search::Measure::LatencyMilliseconds ? 0.001 : 3600;
}

} // namespace

bool sameChoice(const search::Candidate &a, const search::Candidate &b)
{
    return a.size == b.size && a.region == b.region && a.type == b.type && a.nodes == b.nodes;
}

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

int TradeoffChart::readMark() const
{
    const int mark = pointed() >= 0 ? pointed() : isFocusShown() ? current() : -1;
    return mark < markCount() ? mark : -1;
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
