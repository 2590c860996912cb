// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/annotatedchart.h"

#include <QFontMetricsF>
#include <QGraphicsLayout>
#include <QGraphicsRectItem>
#include <QLegend>
#include <QPainterPath>
#include <QPen>

#include <algorithm>
#include <cmath>

namespace slipway {

namespace {

constexpr double gap = 8; // between labels and the plot
constexpr double bracketRoom = 12; // pixels from one bracket to the next

/// Invisible itself; only there so that one deletion removes all labels.
class Layer final : public QGraphicsItem
{
public:
    using QGraphicsItem::QGraphicsItem;
    [[nodiscard]] QRectF boundingRect() const override { return {}; }
    void paint(QPainter *, const QStyleOptionGraphicsItem *, QWidget *) override { }
};

double widest(const auto &items)
{
    double width = 0;
    for (const auto *item : items)
        width = std::max(width, item->boundingRect().width());
    return width;
}

} // namespace

AnnotatedChart::AnnotatedChart(const slipway::ChartTheme &theme, Density density)
    : QChart()
    , m_theme(theme)
    , m_density(density)
{
    setAnimationOptions(QChart::NoAnimation);
    setDropShadowEnabled(false);
    setBackgroundRoundness(0);
    setBackgroundBrush(theme.ground);
    setBackgroundPen(Qt::NoPen);
    setMargins({});
    layout()->setContentsMargins(0, 0, 0, 0);
    legend()->hide();
}

QGraphicsSimpleTextItem *AnnotatedChart::addText(const QString &text, const QColor &color, bool strong)
{
    auto *item = new QGraphicsSimpleTextItem(text, m_layer.get());
    QFont font = m_theme.font;
    if (strong)
        font.setWeight(QFont::DemiBold);
    item->setFont(font);
    item->setBrush(color);
    return item;
}

void AnnotatedChart::annotate(const NiceAxis &axis, const QString &currency, YearMonth start, int months,
                              std::vector<EndLabel> endLabels)
{
    m_ticks.clear();
    m_months.clear();
    m_ends.clear();
    m_brackets.clear();
    m_layer = std::make_unique<Layer>(this);
    m_layer->setZValue(10);
    m_grid.clear();
    m_gridLayer = std::make_unique<Layer>(this);
    m_gridLayer->setZValue(1);
    m_axis = axis;
    m_start = start;

    m_unit = addText(axis.unit(currency), m_theme.secondary);
    for (const double tick : axis.ticks()) {
        m_ticks.push_back(addText(axis.label(tick, m_theme.locale), m_theme.secondary));
        auto *line = new QGraphicsLineItem(m_gridLayer.get());
        line->setPen(QPen(tick > 0 ? m_theme.grid : mixed(m_theme.ground, m_theme.text, 0.5), 1));
        m_grid.push_back(line);
    }
    for (int i = 0; i < months; ++i) {
        const YearMonth month = start.plusMonths(i);
        m_months.push_back({addText(m_theme.locale.standaloneMonthName(month.month(), QLocale::ShortFormat),
                                    m_theme.secondary),
                            addText(QString::number(month.year()), m_theme.secondary)});
    }
    if (m_density == Density::Full) {
        for (const EndLabel &label : endLabels) {
            End end;
            end.name = label.text;
            end.text = addText(label.text, m_theme.text);
            end.at = label.at;
            if (label.mark.isValid()) {
                end.mark = new QGraphicsRectItem(m_layer.get());
                end.mark->setBrush(label.mark);
                end.mark->setPen(QPen(m_theme.outlineOf(label.mark), 1));
            }
            m_ends.push_back(end);
        }
    }
    place();
}

void AnnotatedChart::setBrackets(const std::vector<Bracket> &brackets)
{
    for (const PlacedBracket &each : m_brackets) {
        delete each.under;
        delete each.mark;
    }
    m_brackets.clear();
    if (brackets.size() != m_months.size())
        return;
    for (const Bracket &each : brackets) {
        auto *under = new QGraphicsPathItem(m_layer.get());
        under->setPen(QPen(m_theme.ground, 4, Qt::SolidLine, Qt::SquareCap));
        auto *mark = new QGraphicsPathItem(m_layer.get());
        mark->setPen(QPen(m_theme.text, 1.5));
        m_brackets.push_back({each, under, mark});
    }
    place();
}

void AnnotatedChart::placeBrackets(const QRectF &plot)
{
    constexpr double mostHalf = 6;
    const double room = plot.width() / static_cast<double>(std::max<std::size_t>(1, m_months.size()));
    const int step = monthLabelStep(room, bracketRoom);
    const double half = std::min(mostHalf, room * step / 4);
    const auto y = [&](double value) { return plot.bottom() - value / m_axis.top * plot.height(); };
    for (std::size_t i = 0; i < m_brackets.size(); ++i) {
        const PlacedBracket &each = m_brackets[i];
        // The last month has one wherever the others are thinned out: it is read against what stands beside it.
        const bool isShown = (m_brackets.size() - 1 - i) % static_cast<std::size_t>(step) == 0;
        each.under->setVisible(isShown);
        each.mark->setVisible(isShown);
        const double middle = std::floor(plot.left() + (static_cast<double>(i) + 0.5) * room) + 0.5;
        QPainterPath path;
        for (const double end : {y(each.values.low), y(each.values.high)}) {
            path.moveTo(middle - half, end);
            path.lineTo(middle + half, end);
        }
        path.moveTo(middle, y(each.values.low));
        path.lineTo(middle, y(each.values.high));
        each.under->setPath(path);
        each.mark->setPath(path);
    }
}

QStringList AnnotatedChart::labelTexts() const
{
    QStringList texts;
    const auto add = [&](const QGraphicsSimpleTextItem *item) {
        if (item != nullptr && item->isVisible())
            texts << item->text();
    };
    add(m_unit);
    for (const auto *tick : m_ticks)
        add(tick);
    for (const Month &month : m_months) {
        add(month.name);
        add(month.year);
    }
    for (const End &end : m_ends)
        add(end.text);
    return texts;
}

void AnnotatedChart::resizeEvent(QGraphicsSceneResizeEvent *event)
{
    QChart::resizeEvent(event);
    place();
}

void AnnotatedChart::place()
{
    if (!m_layer)
        return;
    const QFontMetricsF metrics(m_theme.font);
    const double left = widest(m_ticks) + gap;
    const double top = metrics.height() * 1.5 + gap; // clear of half a tick label under the unit
    const double bottom = 2 * metrics.height() + gap;
    joinEndLabels(size().height() - top - bottom);
    double right = m_months.empty() ? 1 : metrics.height(); // the last month's name may overhang
    for (const End &end : m_ends) {
        if (end.text->isVisible())
            right = std::max(right, end.text->boundingRect().width() + metrics.height() * 0.6 + 8 + gap);
    }
    const QRectF plot = QRectF(QPointF(0, 0), size()).adjusted(left, top, -right, -bottom);
    if (plot.width() < 20 || plot.height() < 20)
        return;
    setPlotArea(plot);

    m_unit->setPos(0, 0);
    const auto ticks = m_axis.ticks();
    for (std::size_t i = 0; i < m_ticks.size(); ++i) {
        const QRectF box = m_ticks[i]->boundingRect();
        const double y = plot.bottom() - ticks[i] / m_axis.top * plot.height();
        m_ticks[i]->setPos(plot.left() - gap - box.width(), y - box.height() / 2);
        // On the middle of a pixel, so that a hairline stays one at 1x.
        const double middle = std::floor(y) + 0.5;
        m_grid[i]->setLine(plot.left(), middle, plot.right(), middle);
    }
    placeMonths(plot);
    placeEndLabels(plot);
    placeBrackets(plot);
}

void AnnotatedChart::placeMonths(const QRectF &plot)
{
    if (m_months.empty())
        return;
    const double room = plot.width() / static_cast<double>(m_months.size());
    double needed = 0;
    for (const Month &month : m_months)
        needed = std::max(needed, month.name->boundingRect().width());
    const int step = monthLabelStep(room, needed + 6);
    // Labels stand on round months (January, April...), so that they read the same wherever a plan starts.
    const auto stands = [&](std::size_t i) {
        const YearMonth month = m_start.plusMonths(static_cast<int>(i));
        const int years = std::max(1, step / 12); // beyond a year: every second January, every fifth
        return step == 1
            || ((month.month() - 1) % std::min(step, 12) == 0
                && (month.year() - m_start.year()) % years == 0);
    };
    int lastYear = 0;
    double yearEnd = -1;
    for (std::size_t i = 0; i < m_months.size(); ++i) {
        const Month &month = m_months[i];
        const int year = m_start.plusMonths(static_cast<int>(i)).year();
        const double middle = plot.left() + (static_cast<double>(i) + 0.5) * room;
        const QRectF box = month.name->boundingRect();
        month.name->setVisible(stands(i));
        month.name->setPos(middle - box.width() / 2, plot.bottom() + gap / 2);
        // The year stands under the first label of the year, when there is room beside the year before.
        const QRectF yearBox = month.year->boundingRect();
        const double yearLeft = middle - yearBox.width() / 2;
        const bool first = stands(i) && year != lastYear && yearLeft > yearEnd;
        month.year->setVisible(first);
        month.year->setPos(yearLeft, plot.bottom() + gap / 2 + box.height());
        if (stands(i))
            lastYear = year;
        if (first)
            yearEnd = yearLeft + yearBox.width() + 4;
    }
}

/// Lines that end beside each other share one label: pushed apart, their names would stand beside amounts that are not theirs. Squares
/// before the names tell parts of a bar apart, wherever they stand.
void AnnotatedChart::joinEndLabels(double plotHeight)
{
    for (std::size_t first = 0; first < m_ends.size();) {
        End &shown = m_ends[first];
        const double height = shown.text->boundingRect().height();
        QStringList names = {shown.name};
        std::size_t next = first + 1;
        while (plotHeight > 0 && !shown.mark && next < m_ends.size() && !m_ends[next].mark
               && (shown.at - m_ends[next].at) / m_axis.top * plotHeight < height) {
            names << m_ends[next].name;
            m_ends[next++].text->hide();
        }
        shown.text->setText(names.join(u", "));
        shown.text->show();
        shown.middle = (shown.at + m_ends[next - 1].at) / 2;
        first = next;
    }
}

void AnnotatedChart::placeEndLabels(const QRectF &plot)
{
    std::vector<const End *> ends;
    for (const End &end : m_ends) {
        if (end.text->isVisible())
            ends.push_back(&end);
    }
    if (ends.empty())
        return;
    const double height = ends.front()->text->boundingRect().height() + 2;
    std::vector<double> tops;
    for (const End *end : ends)
        tops.push_back(plot.bottom() - end->middle / m_axis.top * plot.height() - height / 2);
    // Apart from each other downwards, then back up from the lower edge.
    for (std::size_t i = 1; i < tops.size(); ++i)
        tops[i] = std::max(tops[i], tops[i - 1] + height);
    double lowest = plot.bottom() + height / 2;
    for (std::size_t i = tops.size(); i-- > 0;) {
        tops[i] = std::min(tops[i], lowest - height);
        lowest = tops[i];
    }
    const double side = std::floor(height * 0.5);
    for (std::size_t i = 0; i < ends.size(); ++i) {
        double x = plot.right() + gap;
        if (ends[i]->mark != nullptr) {
            ends[i]->mark->setRect(x + 0.5, tops[i] + (height - side) / 2, side, side);
            x += side + 6;
        }
        ends[i]->text->setPos(x, tops[i] + 1);
    }
}

} // namespace slipway
