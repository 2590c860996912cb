// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/memo.h"

#include "model/base/format.h"
#include "model/evaluation/priceshare.h"
#include "model/items/names.h"
#include "ui/charts/charttheme.h"
#include "ui/charts/costseries.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// The months as bars with their ranges, across them the budget of a month, or what one for all of them leaves to each on average.
class MonthsChart
{
public:
    MonthsChart(MemoSheet &sheet, const ReportInput &input, const QRectF &area)
        : m_sheet(sheet)
        , m_input(input)
        , m_area(area)
        , m_series(monthlyCostSeries(input.evaluation))
    {
        const Uncertainty *ranges = input.options.uncertainty.get();
        if (ranges && !ranges->isExact() && ranges->months.size() == m_series.totals.size())
            m_ranges = ranges;
        if (const auto budget = horizonBudget(input.plan, m_series.currency))
            m_budget = budget->dividedBy(std::max(1, input.plan.months));
        findScale();
    }

    void set()
    {
        setGrid();
        for (std::size_t month = 0; month < m_series.totals.size(); ++month)
            setMonth(month);
        setBudget();
        setMonthNames();
        setLegend();
    }

private:
    void findScale()
    {
        for (std::size_t i = 0; i < m_series.totals.size(); ++i) {
            m_most = std::max(m_most, m_series.totals[i].known().toDouble());
            if (m_ranges)
                m_most = std::max(m_most, m_ranges->months[i].p90.known().toDouble());
        }
        if (m_budget)
            m_most = m_budget->toDouble() <= 1.4 * m_most ? std::max(m_most, m_budget->toDouble()) : m_most;
        const double line = m_sheet.flow().textHeight(u"x"_s, m_sheet.style().caption, m_area.width());
        m_step = axisStep(m_most, m_area.height() > m_sheet.points(110) ? 4 : 3);
        m_most = m_step * std::ceil(m_most / m_step - 1e-9);
        m_plot = QRectF(m_area.left() + m_sheet.points(38), m_area.top() + line / 2 + m_sheet.points(1),
                        m_area.width() - m_sheet.points(38 + 128), 0);
        m_plot.setBottom(m_area.bottom() - line - m_sheet.points(2));
    }
    [[nodiscard]] double yOf(double amount) const
    {
        return m_plot.bottom() - m_plot.height() * std::min(amount / m_most, 1.0);
    }
    [[nodiscard]] double slot() const { return m_plot.width() / static_cast<double>(m_series.totals.size()); }
    [[nodiscard]] double barWidth() const { return std::min(slot() * 0.62, m_sheet.points(22)); }
    [[nodiscard]] double middleOf(std::size_t month) const
    {
        return m_plot.left() + slot() * (static_cast<double>(month) + 0.5);
    }

    void setGrid()
    {
        const TextStyle style = m_sheet.style().caption.with(Qt::AlignRight);
        const double line = m_sheet.flow().textHeight(u"x"_s, style, m_plot.width());
        for (double at = 0; at <= m_most * (1 + 1e-9); at += m_step) {
            const double y = yOf(at);
            m_sheet.fill({m_plot.left(), y - m_sheet.points(0.25), m_plot.width(), m_sheet.points(0.5)},
                         at > 0 ? m_sheet.style().colors.line : m_sheet.style().colors.secondary);
            m_sheet.text(m_area.left(), y - line / 2, m_sheet.points(34),
                         formatNumber(at, m_sheet.style().locale,
                                      m_step < 1        ? 2
                                          : m_step < 10 ? 1
                                                        : 0),
                         style);
        }
    }

    void setMonth(std::size_t month)
    {
        const double width = barWidth();
        const double left = middleOf(month) - width / 2;
        double sum = 0;
        const double outline = std::min(m_sheet.points(0.4), width / 12);
        for (const MonthlyCostSeries::Part &part : m_series.parts) {
            const double amount = part.amounts[month].known().toDouble();
            if (amount <= 0)
                continue;
            const QRectF bar(left, yOf(sum + amount), width, yOf(sum) - yOf(sum + amount));
            sum += amount;
            m_sheet.fill(bar, stageColor(part.stage, m_sheet.style().colors));
            // A white line between two parts, so that they are told apart in grey as well.
            m_sheet.fill({left, bar.top(), width, outline}, m_sheet.style().colors.card);
        }
        if (m_ranges)
            setBracket(month, m_ranges->months[month]);
    }

    void setBracket(std::size_t month, const CostRange &range)
    {
        const double x = middleOf(month);
        const double low = yOf(range.p10.known().toDouble());
        const double high = yOf(range.p90.known().toDouble());
        const double middle = yOf(range.p50.known().toDouble());
        const double cap = std::min(barWidth() * 0.3, m_sheet.points(5));
        const double thick = std::min(m_sheet.points(0.9), slot() / 8);
        const double radius
            = std::clamp((low - high) / 5, m_sheet.points(1),
                         std::min(m_sheet.points(2.2), std::max(slot() / 4, m_sheet.points(1))));
        const Colors &colors = m_sheet.style().colors;
        m_sheet.paint([=, ink = colors.text, ground = colors.card](QPainter &painter) {
            const double under = thick * 1.2;
            painter.fillRect(QRectF(x - thick / 2 - under, high, thick + 2 * under, low - high), ground);
            for (const double y : {low, high}) {
                painter.fillRect(
                    QRectF(x - cap - under, y - thick / 2 - under, 2 * (cap + under), thick + 2 * under),
                    ground);
                painter.fillRect(QRectF(x - cap, y - thick / 2, 2 * cap, thick), ink);
            }
            painter.fillRect(QRectF(x - thick / 2, high, thick, low - high), ink);
            painter.save();
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(QPen(ink, thick));
            painter.setBrush(ground);
            painter.drawEllipse(QPointF(x, middle), radius, radius);
            painter.restore();
        });
    }

    void setBudget()
    {
        if (!m_budget || m_budget->toDouble() > m_most)
            return;
        const double y = yOf(m_budget->toDouble());
        const double dash = m_sheet.points(4);
        m_sheet.paint([=, plot = m_plot, thick = m_sheet.points(1),
                       color = m_sheet.style().colors.bad](QPainter &painter) {
            for (double x = plot.left(); x < plot.right(); x += 1.6 * dash)
                painter.fillRect(QRectF(x, y - thick / 2, std::min(dash, plot.right() - x), thick), color);
        });
    }

    void setMonthNames()
    {
        const std::size_t count = m_series.totals.size();
        const TextStyle style = m_sheet.style().caption.with(Qt::AlignHCenter);
        const bool several = count > 12;
        const double wanted = m_sheet.points(several ? 46 : 22);
        const auto every = static_cast<std::size_t>(std::max(1.0, std::ceil(wanted / slot())));
        for (std::size_t month = 0; month < count; month += every) {
            const YearMonth at = m_series.start.plusMonths(static_cast<int>(month));
            const QString name = several ? formatMonth(at, m_sheet.style().locale)
                                         : formatMonth(at, m_sheet.style().locale).section(u' ', 0, 0);
            const double width = std::max(slot() * static_cast<double>(every), wanted);
            m_sheet.text(middleOf(month) - width / 2, m_plot.bottom() + m_sheet.points(2), width, name,
                         style);
        }
    }

    void setLegend()
    {
        const ReportStyle &style = m_sheet.style();
        const double x = m_plot.right() + m_sheet.points(8);
        const double width = m_area.right() - x;
        double y = m_plot.top() - m_sheet.points(4);
        const double line = m_sheet.flow().textHeight(u"x"_s, style.caption, width) + m_sheet.points(2);
        // A low chart has room for what tells its colours only.
        constexpr double ofRange = 3;
        const double room = m_area.bottom() - y - m_sheet.points(3)
            - line * (static_cast<double>(m_series.parts.size()) + (m_budget ? 2 : 0));
        if (m_ranges && !m_ranges->months.empty() && room >= ofRange * line) {
            const CostRange &last = m_ranges->months.back();
            const QString month
                = formatMonth(m_series.start.plusMonths(m_input.plan.months - 1), style.locale);
            y += m_sheet.text(
                x, y, width, Report::tr("%1: P90 %2").arg(month, roundAmount(last.p90.known(), style.locale)),
                style.caption);
            y += m_sheet.text(x, y, width,
                              Report::tr("P50 (circle) %1").arg(roundAmount(last.p50.known(), style.locale)),
                              style.caption);
            y += m_sheet.text(x, y, width,
                              Report::tr("P10 %1").arg(roundAmount(last.p10.known(), style.locale)),
                              style.caption);
        }
        if (m_budget)
            y += m_sheet.text(x, y, width, budgetWords(), style.caption.in(style.colors.bad), 2);
        // Against the foot of the plot, in the order of the bars; what a month costs on average.
        y = std::max(y + m_sheet.points(3),
                     m_plot.bottom() - line * static_cast<double>(m_series.parts.size()));
        // A low chart has its colours closer together.
        const auto parts = static_cast<double>(std::max<std::size_t>(1, m_series.parts.size()));
        const double step = std::min(line, std::max((m_area.bottom() - y) / parts, line - m_sheet.points(2)));
        const double side = m_sheet.points(6.5);
        for (auto part = m_series.parts.rbegin(); part != m_series.parts.rend(); ++part) {
            Total sum(Money(0, m_series.currency));
            for (const Total &amount : part->amounts)
                sum += amount;
            m_sheet.fill({x, y + m_sheet.points(2), side, side}, stageColor(part->stage, style.colors));
            m_sheet.text(
                x + side + m_sheet.points(4), y, width - side - m_sheet.points(4),
                u"%1 %2"_s.arg(part->name,
                               shareText(sum.known(), m_input.evaluation.total.known(), style.locale)),
                style.caption);
            y += step;
        }
    }

    /// No month has to keep a budget for all of them: then the line is their average, and says so.
    [[nodiscard]] QString budgetWords() const
    {
        const QString amount = roundAmount(*m_budget, m_sheet.style().locale);
        return m_input.plan.budget->period == BudgetPeriod::Month
            ? Report::tr("Budget %1 a month").arg(amount)
            : Report::tr("Budget for all months: on average %1").arg(amount);
    }

    MemoSheet &m_sheet;
    const ReportInput &m_input;
    QRectF m_area;
    QRectF m_plot;
    MonthlyCostSeries m_series;
    const Uncertainty *m_ranges = nullptr;
    std::optional<Money> m_budget; ///< of a month, or on average of one
    double m_most = 0;
    double m_step = 1;
};

} // namespace

double leastMemoMonths(PageFlow &flow, const ReportInput &input)
{
    const MonthlyCostSeries series = monthlyCostSeries(input.evaluation);
    MemoSheet title(flow, 0, false);
    title.section(u"x"_s);
    const ReportStyle &style = flow.style();
    const double line = flow.textHeight(u"x"_s, style.caption, flow.width());
    const double budget = input.plan.budget ? 2 * line + style.points(3) : 0;
    return title.used() + budget + static_cast<double>(series.parts.size()) * line;
}

void setMemoMonths(MemoSheet &sheet, const ReportInput &input, double height)
{
    const double top = sheet.y();
    const bool drawn = input.options.uncertainty && !input.options.uncertainty->isExact();
    const QString code = input.evaluation.currency.code();
    sheet.section(drawn ? Report::tr("Cost a month, %1: likely values, P10 to P90").arg(code)
                        : Report::tr("Cost a month, %1").arg(code));
    const double left = height - (sheet.y() - top);
    if (input.evaluation.total.known().isZero()) {
        sheet.text(sheet.left(), sheet.y(), sheet.width(),
                   input.evaluation.lines.empty() ? Report::tr("Nothing is planned yet that costs money.")
                                                  : Report::tr("Nothing that is planned has a price."),
                   sheet.style().text);
    } else {
        MonthsChart(sheet, input, {sheet.left(), sheet.y(), sheet.width(), left}).set();
    }
    sheet.advance(left);
}

} // namespace slipway
