// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/memo.h"

#include "model/base/format.h"
#include "model/base/sharetext.h"
#include "model/evaluation/priceshare.h"
#include "model/items/names.h"
#include "ui/charts/charttheme.h"
#include "ui/charts/costseries.h"
#include "ui/charts/niceaxis.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// The months as bars with their ranges, across them the budget of a month, or what one for all of them leaves to each on average.
class MonthsChart
{
    static constexpr double bracketRoom = 9; ///< points from one bracket to the next

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
        findMost();
        findScale();
    }

    /// What the axis counts in: "JPY", "million JPY".
    [[nodiscard]] QString unit() const { return m_axis.unit(m_series.currency.code()); }

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
    void findMost()
    {
        for (std::size_t i = 0; i < m_series.totals.size(); ++i) {
            m_most = std::max(m_most, m_series.totals[i].known().toDouble());
            if (m_ranges)
                m_most = std::max(m_most, m_ranges->months[i].p90.known().toDouble());
        }
        if (m_budget)
            m_most = m_budget->toDouble() <= 1.4 * m_most ? std::max(m_most, m_budget->toDouble()) : m_most;
    }
    void findScale()
    {
        const double line = m_sheet.flow().textHeight(u"x"_s, m_sheet.style().caption, m_area.width());
        m_axis = niceAxis(m_most, m_area.height() > m_sheet.points(110) ? 4 : 3);
        m_most = m_axis.top;
        // The longest figure decides how much room figures have.
        const auto &style = m_sheet.style().caption;
        for (const double tick : m_axis.ticks())
            m_labels = std::max(m_labels, m_sheet.flow().textWidth(tickText(tick), style));
        m_labels = std::max(m_labels + m_sheet.points(4), m_sheet.points(38));
        double legend = m_sheet.points(120);
        for (const QString &text : legendTexts())
            legend = std::max(legend, m_sheet.flow().textWidth(text, style) + m_sheet.points(1));
        while (m_budget && legend < m_area.width() / 2 && !m_sheet.fits(budgetWords(), style, legend, 2))
            legend += m_sheet.points(5);
        m_plot = QRectF(m_area.left() + m_labels, m_area.top() + line / 2 + m_sheet.points(1),
                        m_area.width() - m_labels - legend - m_sheet.points(8), 0);
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
        for (const double at : m_axis.ticks()) {
            const double y = yOf(at);
            m_sheet.fill({m_plot.left(), y - m_sheet.points(0.25), m_plot.width(), m_sheet.points(0.5)},
                         at > 0 ? m_sheet.style().colors.line : m_sheet.style().colors.secondary);
            m_sheet.text(m_area.left(), y - line / 2, m_labels - m_sheet.points(4), tickText(at), style);
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
        // Thinned out until they stand apart; the last month has the one that the legend reads out.
        const int every = monthLabelStep(slot(), m_sheet.points(bracketRoom));
        if (m_ranges && (m_series.totals.size() - 1 - month) % static_cast<std::size_t>(every) == 0)
            setBracket(month, m_ranges->months[month]);
    }

    void setBracket(std::size_t month, const CostRange &range)
    {
        const double x = middleOf(month);
        const double low = yOf(range.p10.known().toDouble());
        const double high = yOf(range.p90.known().toDouble());
        const double middle = yOf(range.p50.known().toDouble());
        const double room = std::max(slot(), m_sheet.points(bracketRoom));
        const double cap = std::min(room * 0.62 * 0.3, m_sheet.points(5));
        const double thick = std::min(m_sheet.points(0.9), room / 8);
        const double radius
            = std::clamp((low - high) / 5, m_sheet.points(1), std::min(m_sheet.points(2.2), room / 4));
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
        const auto nameOf = [&](std::size_t month) {
            const QString name
                = formatMonth(m_series.start.plusMonths(static_cast<int>(month)), m_sheet.style().locale);
            return several ? name : name.section(u' ', 0, 0);
        };
        double widest = 0;
        for (std::size_t month = 0; month < count; ++month)
            widest = std::max(widest, m_sheet.flow().textWidth(nameOf(month), style));
        const int every = monthLabelStep(slot(), widest + m_sheet.points(5));
        for (std::size_t month = 0; month < count; month += static_cast<std::size_t>(every)) {
            // The first one is not set under the figures of the axis, and none under what stands beside the plot.
            const double left = std::max(middleOf(month) - widest / 2, m_plot.left() - m_sheet.points(2));
            if (left + widest > m_plot.right() + m_sheet.points(7))
                break;
            if (every > 1)
                m_sheet.fill({middleOf(month) - m_sheet.points(0.25), m_plot.bottom(), m_sheet.points(0.5),
                              m_sheet.points(2.5)},
                             m_sheet.style().colors.secondary);
            m_sheet.text(left, m_plot.bottom() + m_sheet.points(2), widest, nameOf(month), style);
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
            for (const QString &text : rangeTexts())
                y += m_sheet.text(x, y, width, text, style.caption);
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
        std::vector<Money> sums;
        for (const auto &part : m_series.parts) {
            Total sum(Money(0, m_series.currency));
            for (const Total &amount : part.amounts)
                sum += amount;
            sums.push_back(sum.known());
        }
        const QStringList shares = shareTexts(sums, m_input.evaluation.total.known(), style.locale);
        for (auto part = m_series.parts.rbegin(); part != m_series.parts.rend(); ++part) {
            m_sheet.fill({x, y + m_sheet.points(2), side, side}, stageColor(part->stage, style.colors));
            m_sheet.text(x + side + m_sheet.points(4), y, width - side - m_sheet.points(4),
                         u"%1 %2"_s.arg(part->name, shares[m_series.parts.rend() - part - 1]), style.caption);
            y += step;
        }
    }

    /// What the bracket of the last month says, from the top down.
    [[nodiscard]] QStringList rangeTexts() const
    {
        const QLocale &locale = m_sheet.style().locale;
        const CostRange &last = m_ranges->months.back();
        const QString month = formatMonth(m_series.start.plusMonths(m_input.plan.months - 1), locale);
        return {Report::tr("%1: P90 %2").arg(month, roundAmount(last.p90.known(), locale)),
                Report::tr("P50 (circle) %1").arg(roundAmount(last.p50.known(), locale)),
                Report::tr("P10 %1").arg(roundAmount(last.p10.known(), locale))};
    }

    /// What has to stand in one line beside the plot; a budget breaks between its words.
    [[nodiscard]] QStringList legendTexts() const
    {
        QStringList texts;
        if (m_ranges && !m_ranges->months.empty())
            texts = rangeTexts();
        if (m_budget)
            texts += budgetWords().split(u' ');
        return texts;
    }

    [[nodiscard]] QString tickText(double amount) const
    {
        return m_axis.label(amount, m_sheet.style().locale);
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
    NiceAxis m_axis;
    double m_labels = 0; ///< width of the figures of the axis and of the gap behind them
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
    const bool isEmpty = input.evaluation.total.known().isZero();
    // The heading names the unit of the axis, which depends on the room below it.
    MemoSheet heading(sheet.flow(), top, false);
    heading.section(u"x"_s);
    MonthsChart chart(sheet, input, {sheet.left(), heading.y(), sheet.width(), height - heading.used()});
    const QString unit = isEmpty ? code : chart.unit();
    sheet.section(drawn ? Report::tr("Cost a month, %1: point estimate, P10 to P90").arg(unit)
                        : Report::tr("Cost a month, %1").arg(unit));
    const double left = height - (sheet.y() - top);
    if (isEmpty) {
        sheet.text(sheet.left(), sheet.y(), sheet.width(),
                   input.evaluation.lines.empty() ? Report::tr("Nothing is planned yet that costs money.")
                                                  : Report::tr("Nothing that is planned has a price."),
                   sheet.style().text);
    } else {
        chart.set();
    }
    sheet.advance(left);
}

} // namespace slipway
