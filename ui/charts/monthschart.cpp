// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/monthschart.h"

#include "model/base/format.h"
#include "model/compare/costcauses.h"
#include "ui/charts/charttexts.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr double legendStroke = 26; ///< pixels
constexpr double legendGap = 8;
constexpr double bracketShift = 5; ///< pixels between the brackets of two lines over the same month
constexpr double bracketFoot = 2.5;

int monthsFrom(YearMonth first, YearMonth month)
{
    return (month.year() - first.year()) * 12 + month.month() - first.month();
}

} // namespace

MonthsChart::MonthsChart(Figures figures, const slipway::ChartTheme &theme)
    : PickableChart(theme)
{
    setFigures(std::move(figures));
}

void MonthsChart::setFigures(Figures figures)
{
    setCurrent(-1);
    stopPointing(); // while the mark that it was at is still there
    m_figures = std::move(figures);
    double highest = 0;
    m_first = m_figures.lines.empty() ? YearMonth() : m_figures.lines.front().start;
    for (const Line &line : m_figures.lines) {
        if (line.start < m_first)
            m_first = line.start;
        for (const Month &month : line.months)
            highest = std::max({highest, month.cost, month.range ? month.range->second : 0});
    }
    m_count = 1;
    for (const Line &line : m_figures.lines)
        m_count = std::max(m_count, monthsFrom(m_first, line.start) + static_cast<int>(line.months.size()));
    m_axis = niceAxis(highest, 4);
    place();
    redraw();
}

int MonthsChart::markCount() const
{
    int count = 0;
    for (const Line &line : m_figures.lines)
        count += static_cast<int>(line.months.size());
    return count;
}

MonthsChart::Place MonthsChart::placeAt(int mark) const
{
    auto rest = static_cast<std::size_t>(mark);
    for (std::size_t line = 0; line < m_figures.lines.size(); ++line) {
        const std::size_t months = m_figures.lines[line].months.size();
        if (rest < months)
            return {line, rest};
        rest -= months;
    }
    return {};
}

int MonthsChart::markOf(const Place &place) const
{
    std::size_t mark = place.month;
    for (std::size_t line = 0; line < place.line; ++line)
        mark += m_figures.lines[line].months.size();
    return static_cast<int>(mark);
}

QString MonthsChart::reading(int mark) const
{
    const Place place = placeAt(mark);
    const Line &line = m_figures.lines[place.line];
    const Month &month = line.months[place.month];
    const QLocale &locale = look().locale;
    const auto amount = [&](double value) { return formatNumber(value, locale, 0); };
    const QString cost
        = month.isComplete ? amount(month.cost) : ChartTexts::tr("at least %1").arg(amount(month.cost));
    const QString text
        = ChartTexts::tr("%1, %2: %3 %4", "a plan, a month, currency and amount")
              .arg(line.name, formatMonth(line.start.plusMonths(static_cast<int>(place.month)), locale),
                   m_figures.currency, cost);
    if (!month.range)
        return text;
    const auto end = [&](double value) -> QString {
        return month.isRangeComplete ? amount(value) : ChartTexts::tr("at least %1").arg(amount(value));
    };
    return ChartTexts::tr("%1, P10 %2, P90 %3").arg(text, end(month.range->first), end(month.range->second));
}

QStringList MonthsChart::texts() const
{
    QStringList all;
    for (const Line &line : m_figures.lines)
        all << line.name;
    return all;
}

void MonthsChart::place()
{
    const QFontMetricsF metrics(look().font);
    double labels = 0;
    for (const double tick : m_axis.ticks())
        labels = std::max(labels, metrics.horizontalAdvance(m_axis.label(tick, look().locale)));
    m_plot = QRectF(QPointF(0, 0), size())
                 .adjusted(labels + 10, metrics.height() * 2.4, -8, -(metrics.height() + 8));
}

double MonthsChart::yOf(double value) const
{
    return m_plot.bottom() - value / m_axis.top * m_plot.height();
}

QPointF MonthsChart::pointOf(const Place &place) const
{
    const Line &line = m_figures.lines[place.line];
    const double column = m_plot.width() / m_count;
    const int at = monthsFrom(m_first, line.start) + static_cast<int>(place.month);
    return {m_plot.left() + column * (at + 0.5), yOf(line.months[place.month].cost)};
}

QPointF MonthsChart::placeOf(int mark) const
{
    return pointOf(placeAt(mark));
}

QPen MonthsChart::strokeOf(std::size_t line) const
{
    const std::array colors = {look().accent, look().stages[1], look().stages[2], look().stages[3]};
    constexpr std::array strokes = {Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};
    QPen pen(colors[line % colors.size()], 2, strokes[line % strokes.size()]);
    pen.setJoinStyle(Qt::RoundJoin);
    return pen;
}

void MonthsChart::drawAxes(QPainter &painter) const
{
    const QFontMetricsF metrics(look().font);
    for (const double tick : m_axis.ticks()) {
        const double y = yOf(tick);
        painter.setPen(QPen(look().grid, 1));
        painter.drawLine(QPointF(m_plot.left(), y), QPointF(m_plot.right(), y));
        painter.setPen(look().secondary);
        const QString label = m_axis.label(tick, look().locale);
        painter.drawText(
            QPointF(m_plot.left() - 8 - metrics.horizontalAdvance(label), y + metrics.capHeight() / 2),
            label);
    }
    const double column = m_plot.width() / m_count;
    const auto name = [&](int month) { return formatMonth(m_first.plusMonths(month), look().locale); };
    const int step = monthLabelStep(column, metrics.horizontalAdvance(name(0)) + 12);
    double free = 0;
    for (int month = 0; month < m_count; month += step) {
        const double middle = m_plot.left() + column * (month + 0.5);
        const double width = metrics.horizontalAdvance(name(month));
        const double left = std::clamp(middle - width / 2, 0.0, std::max(0.0, size().width() - width));
        if (left < free)
            continue; // pushed from the edge onto the one before
        free = left + width + 4;
        painter.drawText(QPointF(left, m_plot.bottom() + metrics.ascent() + 6), name(month));
    }
}

void MonthsChart::drawLegend(QPainter &painter) const
{
    const QFontMetricsF metrics(look().font);
    const double base = metrics.ascent();
    double x = 0;
    const QString unit = m_axis.unit(m_figures.currency);
    painter.setPen(look().secondary);
    painter.drawText(QPointF(x, base), unit);
    x += metrics.horizontalAdvance(unit) + 2 * legendGap;
    const double room
        = (size().width() - x) / static_cast<double>(std::max<std::size_t>(1, m_figures.lines.size()));
    for (std::size_t line = 0; line < m_figures.lines.size(); ++line) {
        painter.setPen(strokeOf(line));
        const double y = base - metrics.capHeight() / 2;
        painter.drawLine(QPointF(x, y), QPointF(x + legendStroke, y));
        painter.setPen(look().text);
        const double textRoom = room - legendStroke - 2 * legendGap;
        const QString name = metrics.elidedText(m_figures.lines[line].name, Qt::ElideMiddle, textRoom);
        painter.drawText(QPointF(x + legendStroke + legendGap, base), name);
        x += legendStroke + 2 * legendGap + metrics.horizontalAdvance(name) + legendGap;
    }
}

void MonthsChart::drawLine(QPainter &painter, std::size_t line) const
{
    const std::vector<Month> &months = m_figures.lines[line].months;
    QPolygonF points;
    for (std::size_t month = 0; month < months.size(); ++month)
        points << pointOf({line, month});
    QPen pen = strokeOf(line);
    // Side by side over the month, so that none hides another.
    const double shift
        = (static_cast<double>(line) - static_cast<double>(m_figures.lines.size() - 1) / 2) * bracketShift;
    painter.setPen(QPen(pen.color(), 1));
    // Those of all lines beside each other, and the next ones apart from them.
    const int step = monthLabelStep(
        m_plot.width() / m_count, static_cast<double>(m_figures.lines.size()) * bracketShift + bracketShift);
    for (std::size_t month = 0; month < months.size(); ++month) {
        if (!months[month].range || (months.size() - 1 - month) % static_cast<std::size_t>(step) != 0)
            continue;
        const double x = points[static_cast<qsizetype>(month)].x() + shift;
        const double low = yOf(months[month].range->first);
        const double high = yOf(months[month].range->second);
        painter.drawLine(QPointF(x, low), QPointF(x, high));
        for (const double y : {low, high})
            painter.drawLine(QPointF(x - bracketFoot, y), QPointF(x + bracketFoot, y));
    }
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(points);
    painter.setPen(Qt::NoPen);
    painter.setBrush(pen.color());
    for (const QPointF &point : points)
        painter.drawEllipse(point, 2.5, 2.5);
}

void MonthsChart::draw(QPainter &painter) const
{
    if (m_plot.width() < 60 || m_plot.height() < 30 || m_figures.lines.empty())
        return;
    painter.setFont(look().font);
    painter.setRenderHint(QPainter::Antialiasing);
    drawAxes(painter);
    drawLegend(painter);
    // The basis last: it lies over the others.
    for (std::size_t line = m_figures.lines.size(); line-- > 0;)
        drawLine(painter, line);
    for (int mark : {pointed(), isFocusShown() ? current() : -1}) {
        if (mark < 0 || mark >= markCount())
            continue;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(look().text, 1.5));
        painter.drawEllipse(placeOf(mark), 6, 6);
    }
}

int MonthsChart::markAt(const QPointF &position) const
{
    constexpr double reach = 14;
    int nearest = -1;
    double least = reach;
    for (int mark = 0; mark < markCount(); ++mark) {
        const QPointF away = placeOf(mark) - position;
        const double distance = std::hypot(away.x(), away.y());
        if (distance < least) {
            least = distance;
            nearest = mark;
        }
    }
    return nearest;
}

int MonthsChart::markAfter(int key) const
{
    const int count = markCount();
    if (count == 0)
        return -1;
    if (current() < 0)
        return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Home || key == Qt::Key_End ? 0
                                                                                                        : -1;
    Place at = placeAt(current());
    const std::size_t last = m_figures.lines[at.line].months.size() - 1;
    switch (key) {
    case Qt::Key_Left:
        at.month -= at.month > 0 ? 1 : 0;
        break;
    case Qt::Key_Right:
        at.month += at.month < last ? 1 : 0;
        break;
    case Qt::Key_Home:
        at.month = 0;
        break;
    case Qt::Key_End:
        at.month = last;
        break;
    case Qt::Key_Up:
    case Qt::Key_Down:
        // From plan to plan, in the same month of its own horizon.
        at.line = (at.line + (key == Qt::Key_Down ? 1 : m_figures.lines.size() - 1)) % m_figures.lines.size();
        at.month = std::min(at.month, m_figures.lines[at.line].months.size() - 1);
        break;
    default:
        return -1;
    }
    return markOf(at);
}

MonthsChart::Figures monthsOf(const std::vector<ComparedPlan> &plans, const QStringList &names)
{
    MonthsChart::Figures figures;
    if (plans.empty() || !plans.front().isThere())
        return figures;
    const Evaluation &basis = plans.front().evaluation;
    figures.currency = basis.currency.code();
    for (std::size_t i = 0; i < plans.size(); ++i) {
        const ComparedPlan &plan = plans[i];
        if (!plan.isThere() || plan.evaluation.months.empty())
            continue;
        // As comparisons do: all in the currency of the first, by its factor.
        const double factor = plan.evaluation.currency == basis.currency
            ? 1
            : static_cast<double>(exchangeOf(basis).raw())
                / static_cast<double>(exchangeOf(plan.evaluation).raw());
        MonthsChart::Line line{names.value(static_cast<qsizetype>(i)), plan.plan.start, {}};
        for (std::size_t month = 0; month < plan.evaluation.months.size(); ++month) {
            const Total &cost = plan.evaluation.months[month].total;
            MonthsChart::Month &shown = line.months.emplace_back(
                MonthsChart::Month{cost.known().toDouble() * factor, cost.isComplete(), {}, true});
            if (plan.uncertainty && month < plan.uncertainty->months.size()) {
                const CostRange &range = plan.uncertainty->months[month];
                shown.range = {range.p10.known().toDouble() * factor, range.p90.known().toDouble() * factor};
                shown.isRangeComplete = range.p10.isComplete() && range.p90.isComplete();
            }
        }
        figures.lines.push_back(std::move(line));
    }
    return figures;
}

} // namespace slipway
