// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/breakevenchart.h"

#include "model/base/format.h"
#include "model/catalog/catalogwords.h"
#include "model/items/breakevenmodel.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr double beyondCrossings = 4; ///< times the load of the outermost mark on either side
constexpr double strokeInLegend = 26; ///< pixels
constexpr double gapInLegend = 8;
constexpr double crossingRadius = 4;
constexpr double crossingReach = 14; ///< pixels from which a crossing is pointed at

QString loadText(double load, const QLocale &locale)
{
    return formatNumber(load, locale, load < 1 ? 4 : 2);
}

} // namespace

BreakEvenFigures figuresOf(const BreakEvenTable &table, const Catalog &catalog, int months)
{
    BreakEvenFigures figures;
    figures.months = months;
    figures.planned = table.load;
    for (const OwnCost &own : table.own) {
        figures.currency = own.total.currency().code();
        figures.own.emplace_back(own.load, own.total.known().toDouble());
    }
    std::vector<const BreakEven *> nearest;
    for (std::size_t i = 0; i < std::min(table.models.size(), mostHostedShown); ++i)
        nearest.push_back(&table.models[i]);
    std::ranges::stable_sort(nearest, {}, [](const BreakEven *each) {
        return each->load.value_or(std::numeric_limits<double>::max());
    });
    for (const BreakEven *each : nearest) {
        figures.hosted.push_back({hostedName(*each), each->byToken.known().toDouble() / table.load,
                                  each->load, sizeName(catalog, each->size)});
    }
    return figures;
}

QString breakEvenSentence(const BreakEvenTable &table, const QLocale &locale)
{
    const auto cheaper = std::ranges::count_if(table.models, &BreakEven::planned);
    return BreakEvenChart::tr(
               "At the planned %1 requests/s own machines cost no more than %2 of %3 hosted models.")
        .arg(loadText(table.load, locale), QString::number(cheaper), QString::number(table.models.size()));
}

BreakEvenChart::BreakEvenChart(BreakEvenFigures figures, const slipway::ChartTheme &theme)
    : PickableChart(theme)
{
    setFigures(std::move(figures));
}

void BreakEvenChart::setFigures(BreakEvenFigures figures)
{
    setCurrent(-1);
    stopPointing(); // while the mark that it was at is still there
    m_figures = std::move(figures);
    m_marks.clear();
    double first = m_figures.planned;
    double last = m_figures.planned;
    for (std::size_t i = 0; i < m_figures.hosted.size(); ++i) {
        if (const std::optional<double> load = m_figures.hosted[i].load) {
            m_marks.push_back(i);
            first = std::min(first, *load);
            last = std::max(last, *load);
        }
    }
    m_loads = logAxis(first / beyondCrossings, last * beyondCrossings);
    double least = 0;
    double most = 0;
    const auto cover = [&](double cost) {
        least = least > 0 ? std::min(least, cost) : cost;
        most = std::max(most, cost);
    };
    for (const QPointF &point : m_figures.own) {
        if (point.x() >= m_loads.low && point.x() <= m_loads.high)
            cover(point.y());
    }
    for (const std::size_t i : m_marks)
        cover(m_figures.hosted[i].perLoad * *m_figures.hosted[i].load);
    m_costs = logAxis(least / 2, most * 2, 5);
    place();
    redraw();
}

const BreakEvenFigures::Hosted &BreakEvenChart::hostedAt(int mark) const
{
    return m_figures.hosted[m_marks[static_cast<std::size_t>(mark)]];
}

QString BreakEvenChart::ownName() const
{
    return tr("own machines");
}

QString BreakEvenChart::reading(int mark) const
{
    const BreakEvenFigures::Hosted &hosted = hostedAt(mark);
    const QLocale &locale = look().locale;
    return tr("%1: from %2 requests/s on own machines (%3) cost no more, %4 %5 over %6 there")
        .arg(hosted.name, loadText(*hosted.load, locale), hosted.size, m_figures.currency,
             formatNumber(hosted.perLoad * *hosted.load, locale, 0),
             formatUnits(m_figures.months, u"month"_s, locale, 0));
}

QStringList BreakEvenChart::texts() const
{
    QStringList all{m_figures.currency, ownName()};
    for (const BreakEvenFigures::Hosted &each : m_figures.hosted)
        all << each.name;
    return all;
}

void BreakEvenChart::place()
{
    const QFontMetricsF metrics(look().font);
    double labels = 0;
    for (const double tick : m_costs.ticks)
        labels = std::max(labels, metrics.horizontalAdvance(m_costs.label(tick, look().locale)));
    m_plot = QRectF(QPointF(0, 0), size())
                 .adjusted(labels + 10, metrics.height() * 3.6, -8, -(2 * metrics.height() + 10));
}

QPointF BreakEvenChart::pointOf(double load, double cost) const
{
    return {m_plot.left() + m_loads.shareOf(load) * m_plot.width(),
            m_plot.bottom() - m_costs.shareOf(cost) * m_plot.height()};
}

QPointF BreakEvenChart::placeOf(int mark) const
{
    const BreakEvenFigures::Hosted &hosted = hostedAt(mark);
    return pointOf(*hosted.load, hosted.perLoad * *hosted.load);
}

QPen BreakEvenChart::strokeOf(std::size_t hosted) const
{
    constexpr std::array strokes = {Qt::DashLine, Qt::DotLine, Qt::DashDotLine, Qt::DashDotDotLine};
    return {look().stages[hosted % 4], 1.6, strokes[hosted % strokes.size()]};
}

void BreakEvenChart::drawAxes(QPainter &painter) const
{
    const QFontMetricsF metrics(look().font);
    for (const double tick : m_costs.ticks) {
        const double y = pointOf(m_loads.low, tick).y();
        painter.setPen(QPen(look().grid, 1));
        painter.drawLine(QPointF(m_plot.left(), y), QPointF(m_plot.right(), y));
        painter.setPen(look().secondary);
        const QString label = m_costs.label(tick, look().locale);
        painter.drawText(
            QPointF(m_plot.left() - 8 - metrics.horizontalAdvance(label), y + metrics.capHeight() / 2),
            label);
    }
    const auto under = [&](double load, const QString &text, double row) {
        const double width = metrics.horizontalAdvance(text);
        const double left = std::clamp(pointOf(load, m_costs.low).x() - width / 2, 0.0,
                                       std::max(0.0, size().width() - width));
        painter.drawText(QPointF(left, m_plot.bottom() + metrics.ascent() + 5 + row * metrics.height()),
                         text);
    };
    for (const double tick : m_loads.ticks)
        under(tick, m_loads.label(tick, look().locale), 0);
    const double x = pointOf(m_figures.planned, m_costs.low).x();
    painter.setPen(QPen(look().secondary, 1, Qt::DashLine));
    painter.drawLine(QPointF(x, m_plot.top()), QPointF(x, m_plot.bottom()));
    painter.setPen(look().text);
    under(m_figures.planned, tr("planned: %1 requests/s").arg(loadText(m_figures.planned, look().locale)), 1);
}

void BreakEvenChart::drawLegend(QPainter &painter) const
{
    const QFontMetricsF metrics(look().font);
    painter.setPen(look().secondary);
    painter.drawText(
        QPointF(0, metrics.ascent()),
        tr("%1 over %2, by requests/s")
            .arg(m_figures.currency, formatUnits(m_figures.months, u"month"_s, look().locale, 0)));
    const double base = metrics.ascent() + metrics.height() * 1.3;
    const double room = size().width() / static_cast<double>(m_figures.hosted.size() + 1);
    double x = 0;
    const auto entry = [&](const QPen &pen, const QString &name) {
        painter.setPen(pen);
        const double y = base - metrics.capHeight() / 2;
        painter.drawLine(QPointF(x, y), QPointF(x + strokeInLegend, y));
        painter.setPen(look().text);
        const QString shown
            = metrics.elidedText(name, Qt::ElideMiddle, room - strokeInLegend - 2 * gapInLegend);
        painter.drawText(QPointF(x + strokeInLegend + gapInLegend, base), shown);
        x += strokeInLegend + 2 * gapInLegend + metrics.horizontalAdvance(shown);
    };
    entry(QPen(look().accent, 2), ownName());
    for (std::size_t i = 0; i < m_figures.hosted.size(); ++i)
        entry(strokeOf(i), m_figures.hosted[i].name);
}

void BreakEvenChart::drawLines(QPainter &painter) const
{
    painter.save();
    painter.setClipRect(m_plot);
    painter.setBrush(Qt::NoBrush);
    for (std::size_t i = 0; i < m_figures.hosted.size(); ++i) {
        const double each = m_figures.hosted[i].perLoad;
        painter.setPen(strokeOf(i));
        painter.drawLine(pointOf(m_loads.low, each * m_loads.low),
                         pointOf(m_loads.high, each * m_loads.high));
    }
    QPolygonF own;
    for (const QPointF &point : m_figures.own)
        own << pointOf(point.x(), point.y());
    painter.setPen(QPen(look().accent, 2));
    painter.drawPolyline(own);
    painter.restore();
    for (int mark = 0; mark < markCount(); ++mark) {
        painter.setPen(QPen(look().ground, 1));
        painter.setBrush(strokeOf(m_marks[static_cast<std::size_t>(mark)]).color());
        painter.drawEllipse(placeOf(mark), crossingRadius, crossingRadius);
    }
}

void BreakEvenChart::draw(QPainter &painter) const
{
    if (m_plot.width() < 60 || m_plot.height() < 30 || m_figures.own.empty())
        return;
    painter.setFont(look().font);
    painter.setRenderHint(QPainter::Antialiasing);
    drawAxes(painter);
    drawLegend(painter);
    drawLines(painter);
    for (const int mark : {pointed(), isFocusShown() ? current() : -1}) {
        if (mark < 0 || mark >= markCount())
            continue;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(look().text, 1.5));
        painter.drawEllipse(placeOf(mark), crossingRadius + 3, crossingRadius + 3);
    }
}

int BreakEvenChart::markAt(const QPointF &position) const
{
    int nearest = -1;
    double least = crossingReach;
    for (int mark = 0; mark < markCount(); ++mark) {
        const QPointF away = placeOf(mark) - position;
        if (const double distance = std::hypot(away.x(), away.y()); distance < least) {
            least = distance;
            nearest = mark;
        }
    }
    return nearest;
}

int BreakEvenChart::markAfter(int key) const
{
    const int last = markCount() - 1;
    if (last < 0)
        return -1;
    switch (key) {
    case Qt::Key_Left:
        return std::max(0, current() - 1);
    case Qt::Key_Right:
        return std::min(last, current() + 1);
    case Qt::Key_Home:
        return 0;
    case Qt::Key_End:
        return last;
    default:
        return -1;
    }
}

} // namespace slipway
