// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/waterfallchart.h"

#include "model/base/format.h"
#include "model/items/names.h"
#include "ui/charts/charttexts.h"
#include "ui/support/fonts.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr double waterfallBarShare = 0.62; ///< of the width of a column
constexpr double totalLine = 4; ///< pixels: totals are lines, because the axis is cut

double valueOf(const Money &money)
{
    return money.toDouble();
}

/// The words of a column, in at most two lines.
QStringList inLines(const QString &text, const QFontMetricsF &metrics, double room)
{
    if (metrics.horizontalAdvance(text) <= room)
        return {text};
    QString first;
    QString rest;
    for (const QString &word : text.split(u' ')) {
        const QString longer = first.isEmpty() ? word : first + u' ' + word;
        if (rest.isEmpty() && (first.isEmpty() || metrics.horizontalAdvance(longer) <= room))
            first = longer;
        else
            rest += rest.isEmpty() ? word : u' ' + word;
    }
    QStringList lines{metrics.elidedText(first, Qt::ElideMiddle, room)};
    if (!rest.isEmpty())
        lines << metrics.elidedText(rest, Qt::ElideMiddle, room);
    return lines;
}

} // namespace

WaterfallChart::WaterfallChart(Figures figures, const slipway::ChartTheme &theme)
    : PickableChart(theme)
{
    setFigures(std::move(figures));
}

void WaterfallChart::setFigures(Figures figures)
{
    setCurrent(-1);
    m_figures = std::move(figures);
    double low = valueOf(m_figures.from.known());
    double high = low;
    for (int mark = 0; mark < markCount(); ++mark) {
        const auto [begin, end] = span(mark);
        low = std::min({low, begin, end});
        high = std::max({high, begin, end});
    }
    // A hair's breadth of difference still gets an axis.
    const double width = std::max({high - low, std::abs(high) * 0.002, 1.0});
    m_axis = niceAxis(width * 1.15, 4);
    m_low = std::floor((low - width * 0.08) / m_axis.step) * m_axis.step;
    if (low >= 0)
        m_low = std::max(m_low, 0.0);
    m_high = m_low;
    while (m_high < high + width * 0.08)
        m_high += m_axis.step;
    place();
    redraw();
}

std::pair<double, double> WaterfallChart::span(int mark) const
{
    double at = valueOf(m_figures.from.known());
    if (mark == 0)
        return {at, at};
    for (int i = 0; i < mark - 1; ++i)
        at += valueOf(m_figures.parts[static_cast<std::size_t>(i)].change);
    if (mark == markCount() - 1)
        return {at, at};
    return {at, at + valueOf(m_figures.parts[static_cast<std::size_t>(mark - 1)].change)};
}

QString WaterfallChart::name(int mark) const
{
    if (mark == 0)
        return m_figures.before;
    if (mark == markCount() - 1)
        return m_figures.after;
    return m_figures.parts[static_cast<std::size_t>(mark - 1)].name;
}

QString WaterfallChart::amount(int mark) const
{
    if (mark == 0)
        return formatAmount(m_figures.from, look().locale);
    if (mark == markCount() - 1)
        return formatAmount(m_figures.to, look().locale);
    const Money &change = m_figures.parts[static_cast<std::size_t>(mark - 1)].change;
    const QString text = formatAmount(change, look().locale);
    return change.minor() > 0 ? u'+' + text : text;
}

/// All figures in one form, the most exact one in which each has room in its column: a figure without its end is another one. The reading
/// has every digit.
QString WaterfallChart::figure(int mark, Form form) const
{
    if (form == Form::Exact)
        return amount(mark);
    const bool isSum = isTotal(mark);
    const Total &sum = mark == 0 ? m_figures.from : m_figures.to;
    const double value
        = valueOf(isSum ? sum.known() : m_figures.parts[static_cast<std::size_t>(mark - 1)].change);
    QString text = formatNumber(form == Form::Whole ? value : value / m_axis.divisor, look().locale,
                                form == Form::Whole ? 0 : 2);
    if (isSum && !sum.isComplete())
        text = ChartTexts::tr("at least %1").arg(text);
    return !isSum && value > 0 ? u'+' + text : text;
}

WaterfallChart::Form WaterfallChart::formThatFits() const
{
    const QFontMetricsF metrics(look().font);
    const double column = m_plot.width() / markCount();
    for (const Form form : {Form::Exact, Form::Whole}) {
        bool fits = true;
        for (int mark = 0; fits && mark < markCount(); ++mark)
            fits = metrics.horizontalAdvance(figure(mark, form)) * textSlack <= column;
        if (fits)
            return form;
    }
    return m_axis.divisor > 1 ? Form::InUnits : Form::Whole;
}

QString WaterfallChart::reading(int mark) const
{
    return ChartTexts::tr("%1: %2 %3")
        .arg(name(mark), m_figures.from.known().currency().code(), amount(mark));
}

QStringList WaterfallChart::texts() const
{
    QStringList all;
    const Form form = formThatFits();
    for (int mark = 0; mark < markCount(); ++mark)
        all << name(mark) << figure(mark, form);
    return all;
}

void WaterfallChart::place()
{
    const QFontMetricsF metrics(look().font);
    double labels = 0;
    for (double tick = m_low; tick <= m_high + m_axis.step / 2; tick += m_axis.step)
        labels = std::max(labels, metrics.horizontalAdvance(m_axis.label(tick, look().locale)));
    m_plot = QRectF(QPointF(0, 0), size())
                 .adjusted(labels + 10, metrics.height() * 2.2, -4, -(metrics.height() * 2 + 8));
}

double WaterfallChart::yOf(double value) const
{
    const double width = m_high - m_low;
    return m_plot.bottom() - (width > 0 ? (value - m_low) / width : 0.5) * m_plot.height();
}

QRectF WaterfallChart::barOf(int mark) const
{
    const double column = m_plot.width() / markCount();
    const double left = m_plot.left() + column * (mark + (1 - waterfallBarShare) / 2);
    const auto [begin, end] = span(mark);
    const double top = std::min(yOf(begin), yOf(end));
    const double least = isTotal(mark) ? totalLine : 1.5;
    const double height = std::max(std::abs(yOf(begin) - yOf(end)), least);
    return {left, isTotal(mark) ? top - height / 2 : top, column * waterfallBarShare, height};
}

QPointF WaterfallChart::placeOf(int mark) const
{
    return barOf(mark).center();
}

void WaterfallChart::drawMark(QPainter &painter, int mark, Form form) const
{
    const QFontMetricsF metrics(look().font);
    const QRectF bar = barOf(mark);
    const double column = m_plot.width() / markCount();
    const auto [begin, end] = span(mark);
    const QColor color = isTotal(mark) ? look().accent : end > begin ? look().limit : look().less;
    painter.setBrush(color);
    painter.setPen(isTotal(mark) ? QPen(Qt::NoPen) : QPen(look().outlineOf(color), look().outline));
    painter.drawRect(bar);
    if (mark + 1 < markCount()) {
        painter.setPen(QPen(look().secondary, 1, Qt::DotLine));
        painter.drawLine(QPointF(bar.right(), yOf(end)), QPointF(barOf(mark + 1).left(), yOf(end)));
    }
    painter.setFont(look().font);
    painter.setPen(look().text);
    const QString shown = figure(mark, form);
    const QFont font = narrowedToFit(shown, look().font, static_cast<int>(column));
    painter.setFont(font);
    painter.drawText(
        QPointF(bar.center().x() - QFontMetricsF(font).horizontalAdvance(shown) / 2, bar.top() - 5), shown);
    painter.setFont(look().font);
    painter.setPen(look().secondary);
    double base = m_plot.bottom() + metrics.ascent() + 5;
    for (const QString &line : inLines(name(mark), metrics, column - 6)) {
        painter.drawText(QPointF(bar.center().x() - metrics.horizontalAdvance(line) / 2, base), line);
        base += metrics.height();
    }
    if (mark == pointed() || (isFocusShown() && mark == current())) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(look().text, 1.5));
        painter.drawRoundedRect(bar.adjusted(-3, -3, 3, 3), 3, 3);
    }
}

void WaterfallChart::draw(QPainter &painter) const
{
    if (m_plot.width() < 60 || m_plot.height() < 30)
        return;
    const QFontMetricsF metrics(look().font);
    painter.setFont(look().font);
    for (double tick = m_low; tick <= m_high + m_axis.step / 2; tick += m_axis.step) {
        const double y = yOf(tick);
        painter.setPen(QPen(look().grid, 1));
        painter.drawLine(QPointF(m_plot.left(), y), QPointF(m_plot.right(), y));
        painter.setPen(look().secondary);
        const QString label = m_axis.label(tick, look().locale);
        painter.drawText(
            QPointF(m_plot.left() - 8 - metrics.horizontalAdvance(label), y + metrics.capHeight() / 2),
            label);
    }
    const QString code = m_figures.from.known().currency().code();
    const Form form = formThatFits();
    QString unit = m_axis.unit(code);
    if (m_low > 0)
        unit = ChartTexts::tr("%1; the axis does not begin at 0").arg(unit);
    painter.setPen(look().secondary);
    painter.drawText(QPointF(0, metrics.ascent()), unit);
    for (int mark = 0; mark < markCount(); ++mark)
        drawMark(painter, mark, form);
}

int WaterfallChart::markAt(const QPointF &position) const
{
    if (position.x() < m_plot.left() || position.x() >= m_plot.right() || position.y() < 0
        || position.y() > size().height())
        return -1;
    const int mark = static_cast<int>((position.x() - m_plot.left()) / (m_plot.width() / markCount()));
    return std::clamp(mark, 0, markCount() - 1);
}

int WaterfallChart::markAfter(int key) const
{
    switch (key) {
    case Qt::Key_Left:
        return std::max(0, current() - 1);
    case Qt::Key_Right:
        return std::min(markCount() - 1, current() + 1);
    case Qt::Key_Home:
        return 0;
    case Qt::Key_End:
        return markCount() - 1;
    default:
        return -1;
    }
}

WaterfallChart::Figures waterfallOf(const Comparison &comparison, const QString &before, const QString &after,
                                    bool byStage)
{
    WaterfallChart::Figures figures{before, after, comparison.total.before, comparison.total.after, {}};
    const auto add = [&](const QString &name, const Money &change) {
        if (!change.isZero())
            figures.parts.push_back({name, change});
    };
    if (byStage) {
        for (std::size_t i = 0; i < costStageCount; ++i)
            add(displayName(static_cast<CostStage>(i)), comparison.stages[i].difference.known);
        return figures;
    }
    const ByCause<QString> names{ChartTexts::tr("Another design"), ChartTexts::tr("Bought for a term"),
                                 ChartTexts::tr("More or less use"), ChartTexts::tr("Other prices"),
                                 ChartTexts::tr("Currency")};
    for (std::size_t i = 0; i < costCauseCount; ++i)
        add(names[i], comparison.causes[i]);
    return figures;
}

} // namespace slipway
