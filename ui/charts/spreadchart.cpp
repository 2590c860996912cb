// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/spreadchart.h"

#include "model/base/format.h"
#include "model/items/rangetexts.h"
#include "ui/charts/charttexts.h"
#include "ui/charts/niceaxis.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr double edge = 8; ///< pixels at either side of the columns
constexpr double betweenWords = 8;
constexpr int mostRows = 3; ///< of the words above the columns
constexpr double nearMiddle = 0.1; ///< of the draws: the plan's total is as good as in their middle

} // namespace

SpreadChart::SpreadChart(Figures figures, const slipway::ChartTheme &theme)
    : PickableChart(theme)
{
    setFigures(std::move(figures));
}

void SpreadChart::setFigures(Figures figures)
{
    setCurrent(-1);
    stopPointing(); // while the column that it was at is still there
    m_figures = std::move(figures);
    m_most = totals().counts.empty() ? 1 : std::max<std::int64_t>(1, *std::ranges::max_element(totals().counts));
    place();
    redraw();
}

int SpreadChart::markCount() const
{
    return static_cast<int>(totals().counts.size());
}

QString SpreadChart::amount(double minor) const
{
    return formatAmount(Money(std::llround(minor), m_figures.planned.currency()), look().locale);
}

QString SpreadChart::reading(int mark) const
{
    const auto bin = static_cast<std::size_t>(mark);
    const double share = static_cast<double>(totals().counts[bin]) / std::max(1, m_figures.uncertainty.draws);
    return ChartTexts::tr("%1 %2 to %3: %4 of all draws")
        .arg(m_figures.planned.currency().code(), amount(static_cast<double>(totals().lowOf(bin))),
             amount(static_cast<double>(totals().lowOf(bin + 1))), chanceText(Chance{share, 0}, look().locale));
}

double SpreadChart::xOf(double amount) const
{
    return m_plot.left() + (amount - m_low) / (m_high - m_low) * m_plot.width();
}

QRectF SpreadChart::columnOf(int bin) const
{
    const auto at = static_cast<std::size_t>(bin);
    const double left = xOf(static_cast<double>(totals().lowOf(at)));
    const double right = xOf(static_cast<double>(totals().lowOf(at + 1)));
    const double height = m_plot.height() * static_cast<double>(totals().counts[at]) / static_cast<double>(m_most);
    return {left + 0.5, m_plot.bottom() - height, std::max(1.0, right - left - 1), height};
}

QPointF SpreadChart::placeOf(int mark) const
{
    return columnOf(mark).center();
}

QStringList SpreadChart::texts() const
{
    QStringList all;
    for (const Mark &mark : m_marks)
        all << mark.words;
    return all;
}

void SpreadChart::place()
{
    m_marks.clear();
    if (totals().counts.empty())
        return;
    const Uncertainty &found = m_figures.uncertainty;
    const auto minor = [](const Total &total) { return static_cast<double>(total.known().minor()); };
    // A plan of a few dollars is told by its cents, which are nothing beside hundreds.
    constexpr double readWhole = 100;
    const auto whole = [this](double amount) {
        const Money money(std::llround(amount), m_figures.planned.currency());
        return money.toDouble() >= readWhole ? formatNumber(money.toDouble(), look().locale, 0)
                                             : formatAmount(money, look().locale);
    };
    const auto add = [&](double at, const QString &words, bool isBudget) {
        m_marks.push_back({at, words.arg(whole(at)), isBudget, 0, {}});
    };
    add(minor(found.total.p10), ChartTexts::tr("P10 %1"), false);
    add(minor(found.total.p50), ChartTexts::tr("P50 %1"), false);
    add(minor(found.total.p90), ChartTexts::tr("P90 %1"), false);
    add(minor(m_figures.planned), ChartTexts::tr("Point estimate %1"), false);
    m_low = static_cast<double>(totals().low);
    m_high = static_cast<double>(totals().lowOf(totals().counts.size()));
    m_low = std::min(m_low, minor(m_figures.planned));
    m_high = std::max(m_high, minor(m_figures.planned));
    // A budget far beyond all draws would press them into a corner: then it is told by the figures above.
    const double width = m_high - m_low;
    if (m_figures.budget) {
        const auto budget = static_cast<double>(m_figures.budget->minor());
        if (budget > m_low - width / 2 && budget < m_high + width / 2) {
            add(budget, ChartTexts::tr("Budget %1"), true);
            m_low = std::min(m_low, budget);
            m_high = std::max(m_high, budget);
        }
    }
    if (m_high <= m_low)
        m_high = m_low + 1;
    placeMarks();
}

/// Words stand above their line, in the first row where they lie over no others.
void SpreadChart::placeMarks()
{
    const QFontMetricsF metrics(look().font);
    const double line = metrics.height();
    const double top = mostRows * line + 6;
    m_plot = QRectF(edge, top, std::max(1.0, size().width() - 2 * edge),
                    std::max(1.0, size().height() - top - line - 6));
    std::ranges::stable_sort(m_marks, {}, &Mark::at);
    for (std::size_t i = 0; i < m_marks.size(); ++i) {
        Mark &mark = m_marks[i];
        const double wide = metrics.horizontalAdvance(mark.words) * textSlack;
        const double left = std::clamp(xOf(mark.at) - wide / 2, 0.0, std::max(0.0, size().width() - wide));
        for (mark.row = mostRows - 1; mark.row >= 0; --mark.row) {
            mark.room = QRectF(left, mark.row * line, wide, line);
            const bool isFree = std::none_of(m_marks.begin(), m_marks.begin() + static_cast<std::ptrdiff_t>(i), [&](const Mark &other) {
                return other.room.adjusted(-betweenWords, 1, betweenWords, -1).intersects(mark.room);
            });
            if (isFree)
                break;
        }
        if (mark.row < 0)
            mark.words.clear(); // its line stays, and the figures above say it
    }
}

void SpreadChart::drawColumn(QPainter &painter, int bin) const
{
    const QRectF column = columnOf(bin);
    if (column.height() <= 0)
        return;
    const double beyond
        = m_figures.budget ? std::clamp(xOf(static_cast<double>(m_figures.budget->minor())), column.left(), column.right())
                           : column.right();
    painter.setPen(Qt::NoPen);
    painter.fillRect(QRectF(column.topLeft(), QPointF(beyond, column.bottom())), look().accent);
    painter.fillRect(QRectF(QPointF(beyond, column.top()), column.bottomRight()), look().limit);
    if (bin != pointed() && !(isFocusShown() && bin == current()))
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(look().text, 1.5));
    painter.drawRect(column.adjusted(-1, -1, 1, 0));
}

void SpreadChart::drawAxis(QPainter &painter) const
{
    const QFontMetricsF metrics(look().font);
    painter.setPen(QPen(look().secondary, 1));
    painter.drawLine(m_plot.bottomLeft(), m_plot.bottomRight());
    constexpr int wantedLabels = 5;
    const double unit = Money(1, m_figures.planned.currency()).toDouble();
    const NiceAxis axis = niceAxis((m_high - m_low) * unit, wantedLabels);
    // As many as the steps have: labels that say the same tell nothing apart.
    const int decimals = axis.divisor > 1 ? 0 : axis.decimals;
    double free = 0;
    for (double at = std::ceil(m_low * unit / axis.step) * axis.step; at <= m_high * unit; at += axis.step) {
        const QString label = look().locale.toString(at, 'f', decimals);
        const double wide = metrics.horizontalAdvance(label) * textSlack;
        const double left = xOf(at / unit) - wide / 2;
        if (left < free || left + wide > size().width())
            continue;
        painter.drawText(QPointF(left, size().height() - metrics.descent() - 1), label);
        free = left + wide + betweenWords;
    }
}

void SpreadChart::drawMark(QPainter &painter, const Mark &mark) const
{
    const double x = xOf(mark.at);
    const double top = mark.words.isEmpty() ? m_plot.top() : mark.room.bottom();
    QPen pen(mark.isBudget ? look().limit : look().text, 1.5);
    // Against the columns, of which some have the colour of the budget.
    painter.setPen(QPen(look().ground, 3.5));
    painter.drawLine(QPointF(x, m_plot.top()), QPointF(x, m_plot.bottom()));
    if (mark.isBudget)
        pen.setStyle(Qt::DashLine);
    painter.setPen(pen);
    painter.drawLine(QPointF(x, top), QPointF(x, m_plot.bottom()));
}

void SpreadChart::drawWords(QPainter &painter, const Mark &mark) const
{
    if (mark.words.isEmpty())
        return;
    // Over the lines of the others, which end higher.
    painter.fillRect(mark.room, look().ground);
    painter.setPen(mark.isBudget ? look().limit : look().text);
    painter.drawText(mark.room, Qt::AlignCenter, mark.words);
}

void SpreadChart::draw(QPainter &painter) const
{
    if (m_plot.width() < 60 || m_plot.height() < 20 || totals().counts.empty())
        return;
    painter.setFont(look().font);
    for (int bin = 0; bin < markCount(); ++bin)
        drawColumn(painter, bin);
    drawAxis(painter);
    for (const Mark &mark : m_marks)
        drawMark(painter, mark);
    for (const Mark &mark : m_marks)
        drawWords(painter, mark);
}

int SpreadChart::markAt(const QPointF &position) const
{
    if (position.y() < m_plot.top() || position.y() > m_plot.bottom())
        return -1;
    for (int bin = 0; bin < markCount(); ++bin) {
        const QRectF column = columnOf(bin);
        if (position.x() >= column.left() && position.x() <= column.right())
            return bin;
    }
    return -1;
}

int SpreadChart::markAfter(int key) const
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

QString spreadSentence(const Uncertainty &uncertainty, const Total &planned, const QLocale &locale)
{
    const double above = uncertainty.abovePlanned.share;
    const QString share
        = (uncertainty.incomplete.share > 0
               ? ChartTexts::tr(
                   "%1 of all draws cost more than the point estimate of %2, of what has a price.")
               : ChartTexts::tr("%1 of all draws cost more than the point estimate of %2."))
              .arg(chanceText(uncertainty.abovePlanned, locale), formatTotal(planned, locale));
    if (above > 0.5 + nearMiddle)
        return share + u' ' + ChartTexts::tr("The ranges reach further up than down: P50 is the better figure to ask for.");
    if (above < 0.5 - nearMiddle)
        return share + u' '
            + ChartTexts::tr(
                   "The ranges reach further down than up: the point estimate is on the safe side.");
    return share + u' ' + ChartTexts::tr("The point estimate lies in the middle of what may come.");
}

} // namespace slipway
