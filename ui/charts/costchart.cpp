// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/costchart.h"

#include "model/base/format.h"
#include "ui/charts/charttexts.h"

#include <QAreaSeries>
#include <QBarCategoryAxis>
#include <QBarSet>
#include <QLineSeries>
#include <QStackedBarSeries>
#include <QValueAxis>

#include <algorithm>

namespace slipway {

namespace {

/// Only for the scale; grid and labels are AnnotatedChart's.
template <typename Axis> Axis *axisOf(QChart &chart, Qt::Orientation orientation)
{
    const auto axes = chart.axes(orientation);
    Axis *axis = axes.isEmpty() ? nullptr : qobject_cast<Axis *>(axes.first());
    if (axis == nullptr) {
        axis = new Axis(&chart);
        axis->setVisible(false);
        chart.addAxis(axis, orientation == Qt::Vertical ? Qt::AlignLeft : Qt::AlignBottom);
    }
    return axis;
}

QString barReading(const MonthlyCostSeries &values, std::size_t part, int month, const QLocale &locale)
{
    const auto &shown = values.parts[part];
    return ChartTexts::tr("%1, %2: %3")
        .arg(formatMonth(values.start.plusMonths(month), locale), shown.name,
             formatTotal(shown.amounts[static_cast<std::size_t>(month)], locale));
}

/// For drawing only.
QList<double> heightsOf(const std::vector<Total> &totals)
{
    QList<double> heights;
    for (const Total &total : totals)
        heights << total.known().toDouble();
    return heights;
}

QStackedBarSeries *makeBars(const MonthlyCostSeries &values, AnnotatedChart &chart)
{
    auto *bars = new QStackedBarSeries(&chart);
    bars->setBarWidth(0.68);
    for (const MonthlyCostSeries::Part &part : values.parts) {
        auto *set = new QBarSet(part.name, bars);
        set->append(heightsOf(part.amounts));
        const QColor color = chart.look().stages[static_cast<std::size_t>(part.stage)];
        set->setBrush(color);
        set->setPen(QPen(chart.look().outlineOf(color), chart.look().outline));
        bars->append(set);
    }
    QObject::connect(bars, &QAbstractBarSeries::hovered, &chart,
                     [&chart, bars, values](bool over, int month, QBarSet *set) {
                         const auto part = bars->barSets().indexOf(set);
                         Q_EMIT chart.pointedAt(over && part >= 0
                                                    ? barReading(values, static_cast<std::size_t>(part),
                                                                 month, chart.look().locale)
                                                    : QString());
                     });
    return bars;
}

double highestOf(const QList<double> &heights)
{
    return heights.isEmpty() ? 0 : std::max(0.0, *std::max_element(heights.begin(), heights.end()));
}

std::vector<AnnotatedChart::EndLabel> barLabels(const MonthlyCostSeries &values, const ChartTheme &theme)
{
    std::vector<AnnotatedChart::EndLabel> labels;
    double below = 0;
    for (const MonthlyCostSeries::Part &part : values.parts) {
        const double height = part.amounts.empty() ? 0 : part.amounts.back().known().toDouble();
        labels.push_back({part.name, theme.stages[static_cast<std::size_t>(part.stage)], below + height / 2});
        below += height;
    }
    std::reverse(labels.begin(), labels.end());
    return labels;
}

QLineSeries *makeLine(const QList<double> &heights, QObject *parent)
{
    auto *line = new QLineSeries(parent);
    QList<QPointF> points = {{0, 0}};
    for (qsizetype i = 0; i < heights.size(); ++i)
        points << QPointF(static_cast<double>(i + 1), heights[i]);
    line->replace(points);
    return line;
}

} // namespace

void updateMonthlyCostChart(QChart &chart, const MonthlyCostSeries &values)
{
    auto &annotated = static_cast<AnnotatedChart &>(chart);
    const NiceAxis nice = niceAxis(std::max(highestOf(heightsOf(values.totals)), highestOf(heightsOf(values.high))));
    auto *amountAxis = axisOf<QValueAxis>(chart, Qt::Vertical);
    auto *monthAxis = axisOf<QBarCategoryAxis>(chart, Qt::Horizontal);
    chart.removeAllSeries();
    amountAxis->setRange(0, nice.top);
    QStringList months;
    for (int i = 0; i < values.months(); ++i)
        months << values.start.plusMonths(i).toText();
    if (monthAxis->categories() != months)
        monthAxis->setCategories(months);
    QStackedBarSeries *bars = makeBars(values, annotated);
    chart.addSeries(bars);
    bars->attachAxis(amountAxis);
    bars->attachAxis(monthAxis);
    annotated.annotate(nice, values.currency.code(), values.start, values.months(),
                       barLabels(values, annotated.look()));
    std::vector<AnnotatedChart::Bracket> brackets;
    for (std::size_t i = 0; i < std::min(values.low.size(), values.high.size()); ++i)
        brackets.push_back({values.low[i].known().toDouble(), values.high[i].known().toDouble()});
    annotated.setBrackets(brackets);
}

std::unique_ptr<QChart> makeMonthlyCostChart(const MonthlyCostSeries &values, const ChartTheme &theme,
                                             AnnotatedChart::Density density)
{
    auto chart = std::make_unique<AnnotatedChart>(theme, density);
    updateMonthlyCostChart(*chart, values);
    return chart;
}

void updateCumulativeChart(QChart &chart, const CumulativeSeries &values)
{
    auto &annotated = static_cast<AnnotatedChart &>(chart);
    const ChartTheme &theme = annotated.look();
    const auto months = static_cast<int>(values.cumulative.size());
    const double budget = values.budget ? values.budget->toDouble() : 0;
    const NiceAxis nice = niceAxis(
        std::max({highestOf(heightsOf(values.cumulative)), highestOf(heightsOf(values.high)), budget}));
    auto *amountAxis = axisOf<QValueAxis>(chart, Qt::Vertical);
    auto *monthAxis = axisOf<QValueAxis>(chart, Qt::Horizontal);
    chart.removeAllSeries();
    amountAxis->setRange(0, nice.top);
    monthAxis->setRange(0, std::max(1, months));
    const auto add = [&](QAbstractSeries *series) {
        chart.addSeries(series);
        series->attachAxis(amountAxis);
        series->attachAxis(monthAxis);
    };

    std::vector<AnnotatedChart::EndLabel> labels;
    if (!values.high.empty() && values.low.size() == values.high.size()) {
        auto *band = new QAreaSeries(&chart);
        band->setUpperSeries(makeLine(heightsOf(values.high), band));
        band->setLowerSeries(makeLine(heightsOf(values.low), band));
        band->setBrush(theme.band);
        band->setPen(QPen(theme.outlineOf(theme.band), 1));
        add(band);
        labels.push_back({ChartTexts::tr("P90"), {}, values.high.back().known().toDouble()});
        labels.push_back({ChartTexts::tr("P10"), {}, values.low.back().known().toDouble()});
    }
    if (values.budget) {
        auto *limit = new QLineSeries(&chart);
        limit->append(0, budget);
        limit->append(std::max(1, months), budget);
        limit->setPen(QPen(theme.limit, 1.5, Qt::DashLine));
        add(limit);
        labels.push_back({ChartTexts::tr("Budget"), {}, budget});
    }
    QLineSeries *line = makeLine(heightsOf(values.cumulative), &chart);
    line->setPen(QPen(theme.accent, 2.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    add(line);
    if (months > 0)
        labels.push_back({ChartTexts::tr("Planned"), {}, values.cumulative.back().known().toDouble()});
    QObject::connect(
        line, &QXYSeries::hovered, &annotated, [&annotated, values](const QPointF &point, bool over) {
            const auto last = static_cast<int>(values.cumulative.size()) - 1;
            const int month = std::clamp(qRound(point.x()) - 1, 0, std::max(0, last));
            Q_EMIT annotated.pointedAt(
                over && last >= 0
                    ? ChartTexts::tr("By the end of %1: %2")
                          .arg(formatMonth(values.start.plusMonths(month), annotated.look().locale),
                               formatTotal(values.cumulative[static_cast<std::size_t>(month)],
                                           annotated.look().locale))
                    : QString());
        });

    std::stable_sort(labels.begin(), labels.end(), [](const auto &a, const auto &b) { return a.at > b.at; });
    annotated.annotate(nice, values.currency.code(), values.start, months, std::move(labels));
}

std::unique_ptr<QChart> makeCumulativeChart(const CumulativeSeries &values, const ChartTheme &theme,
                                            AnnotatedChart::Density density)
{
    auto chart = std::make_unique<AnnotatedChart>(theme, density);
    updateCumulativeChart(*chart, values);
    return chart;
}

} // namespace slipway
