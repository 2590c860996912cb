// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/memo.h"

#include "model/base/format.h"
#include "model/decision/telling.h"
#include "model/evaluation/linewords.h"
#include "model/evaluation/priceshare.h"
#include "model/items/rangetexts.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t shownSwings = 3;

/// The inputs that move the total most, each from its P10 to its P90.
class SwingChart
{
public:
    SwingChart(MemoSheet &sheet, const Uncertainty &ranges)
        : m_sheet(sheet)
        , m_ranges(ranges)
        , m_count(std::min(shownSwings, ranges.telling()))
    {
        m_plot
            = QRectF(sheet.left() + sheet.points(250), sheet.y(), sheet.width() - sheet.points(250 + 82), 0);
        m_low = m_high = ranges.atMedians.known().toDouble();
        for (std::size_t i = 0; i < m_count; ++i) {
            for (const Total *end : {&ranges.swings[i].atP10, &ranges.swings[i].atP90}) {
                m_low = std::min(m_low, end->known().toDouble());
                m_high = std::max(m_high, end->known().toDouble());
            }
        }
        if (m_high <= m_low)
            m_high = m_low + 1;
        // A name that finds no room in one line has two.
        double height = 0;
        for (std::size_t i = 0; i < m_count; ++i) {
            m_tops[i] = height;
            const Swing &swing = ranges.swings[i];
            const bool fits
                = sheet.fits(nameOf(ranges.inputs[swing.input]), sheet.style().table, nameWidth(swing), 1);
            height += sheet.points(fits ? 13 : 20.5);
        }
        m_plot.setHeight(height);
    }

    void set()
    {
        for (std::size_t i = 0; i < m_count; ++i)
            setSwing(m_ranges.swings[i], m_plot.top() + m_tops[i]);
        const double middle = xOf(m_ranges.atMedians.known().toDouble());
        m_sheet.fill({middle - m_sheet.points(0.5), m_plot.top() - m_sheet.points(2), m_sheet.points(1),
                      m_plot.height() + m_sheet.points(3)},
                     m_sheet.style().colors.text);
        m_sheet.advance(m_plot.height() + m_sheet.points(1));
        setAxis();
    }

private:
    /// All that stands free before the value at the left end of its bar.
    [[nodiscard]] double nameWidth(const Swing &swing) const
    {
        return firstOf(swing) - 2 * gap() - valueWidth(swing) - m_sheet.left();
    }
    [[nodiscard]] double gap() const { return m_sheet.points(4); }
    /// The left end of its bar.
    [[nodiscard]] double firstOf(const Swing &swing) const
    {
        return xOf(std::min({m_ranges.atMedians.known().toDouble(), swing.atP10.known().toDouble(),
                             swing.atP90.known().toDouble()}));
    }
    /// The value that makes it cheaper stands at the left end, whichever percentile it is.
    [[nodiscard]] QString leftText(const Swing &swing) const
    {
        const bool falls = swing.atP10.known() > swing.atP90.known();
        return shortValue(m_ranges.inputs[swing.input], falls ? swing.p90 : swing.p10,
                          m_sheet.style().locale);
    }
    [[nodiscard]] double valueWidth(const Swing &swing) const
    {
        return m_sheet.flow().textWidth(leftText(swing), m_sheet.style().caption) + m_sheet.points(1);
    }
    [[nodiscard]] double xOf(double amount) const
    {
        return m_plot.left() + m_plot.width() * (amount - m_low) / (m_high - m_low);
    }

    void setSwing(const Swing &swing, double y)
    {
        const ReportStyle &style = m_sheet.style();
        const UncertainInput &input = m_ranges.inputs[swing.input];
        m_sheet.text(m_sheet.left(), y, nameWidth(swing), nameOf(input), style.table, 2);
        const double middle = xOf(m_ranges.atMedians.known().toDouble());
        double last = middle;
        const std::array<std::pair<const Total *, double>, 2> ends
            = {{{&swing.atP10, swing.p10}, {&swing.atP90, swing.p90}}};
        for (const auto &[total, value] : ends) {
            const double x = xOf(total->known().toDouble());
            const bool cheaper = x < middle;
            m_sheet.fill(
                {std::min(x, middle), y + m_sheet.points(1.5), std::abs(x - middle), m_sheet.points(9)},
                cheaper ? style.colors.good : style.colors.training);
            last = std::max(last, x);
        }
        const double width = valueWidth(swing);
        m_sheet.text(firstOf(swing) - gap() - width, y, width, leftText(swing),
                     style.caption.with(Qt::AlignRight));
        const bool falls = swing.atP10.known() > swing.atP90.known();
        m_sheet.text(last + gap(), y, m_sheet.points(76),
                     shortValue(input, falls ? swing.p10 : swing.p90, style.locale), style.caption);
    }

    /// With whose it is: of several trainings nobody would know which.
    [[nodiscard]] static QString nameOf(const UncertainInput &input) { return shortName(input); }

    void setAxis()
    {
        const ReportStyle &style = m_sheet.style();
        const auto textOf = [&](double amount) {
            return roundAmount(Money(std::llround(amount * unitsOfMoney()), m_ranges.atMedians.currency()),
                               style.locale);
        };
        const auto widthOf
            = [&](double amount) { return m_sheet.flow().textWidth(textOf(amount), style.caption); };
        const auto label = [&](double amount, double left) {
            return m_sheet.text(left, m_sheet.y(), widthOf(amount), textOf(amount), style.caption);
        };
        const double middle = m_ranges.atMedians.known().toDouble();
        const double left = xOf(middle) - widthOf(middle) / 2;
        const double right = left + widthOf(middle);
        const double height = label(middle, left);
        // The ends stand under theirs, or further out where the middle takes their room: what is beside the bars has a row of its own.
        const double gap = m_sheet.points(6);
        if (xOf(middle) - m_plot.left() > m_sheet.points(8))
            label(m_low, std::min(m_plot.left(), left - gap - widthOf(m_low)));
        if (m_plot.right() - xOf(middle) > m_sheet.points(8))
            label(m_high, std::max(m_plot.right() - widthOf(m_high), right + gap));
        m_sheet.advance(height);
    }
    [[nodiscard]] double unitsOfMoney() const
    {
        return std::pow(10.0, m_ranges.atMedians.currency().digits());
    }

    MemoSheet &m_sheet;
    const Uncertainty &m_ranges;
    std::size_t m_count;
    std::array<double, shownSwings> m_tops = {}; ///< of each row, from the top of the plot
    QRectF m_plot;
    double m_low = 0;
    double m_high = 0;
};

/// Where no uncertain figure weighs: the cost follows from what was chosen, and that is named.
QString choicesText(const ReportInput &input, bool nothingMoves, const QLocale &locale)
{
    const QString none = nothingMoves
        ? Report::tr("Nothing uncertain moves its cost.")
        : Report::tr("No uncertain figure moves its cost by 1 % from its P10 to its P90.");
    const std::vector<CostLine> &lines = input.evaluation.lines;
    const auto dearest
        = std::ranges::max_element(lines, {}, [](const CostLine &line) { return line.total.minor(); });
    if (dearest == lines.end() || dearest->total.isZero())
        return none;
    return none + u' '
        + Report::tr("It follows from what was chosen, first of all: %1 (%2, %3 of the total).")
              .arg(dearest->name,
                   Report::tr("%1 a month on average")
                       .arg(formatUnits(dearest->totalQuantity.units() / std::max(1, input.plan.months),
                                        dearest->unit, locale)),
                   shareText(dearest->total, input.evaluation.total.known(), locale));
}

/// Beyond it somebody who decides sees another project, not this one with another figure: a tenth of a person, a price five times as high.
constexpr double mostToldFactor = 3;

[[nodiscard]] bool isThinkable(const Flip &flip)
{
    return flip.likely == 0 || (flip.factor() <= mostToldFactor && flip.factor() >= 1 / mostToldFactor);
}

/// Of what weighs most first, then the nearest of the others.
QStringList flipTexts(const Alternatives &found, const Uncertainty *ranges, const Catalog &catalog,
                      const QLocale &locale)
{
    constexpr qsizetype most = 3;
    QStringList texts;
    const auto add = [&](const Flip &flip) {
        const QString text = flipText(flip, catalog, locale);
        if (texts.size() < most && isThinkable(flip) && !texts.contains(text))
            texts << text;
    };
    for (std::size_t i = 0; ranges && i < std::min(shownSwings, ranges->telling()); ++i) {
        const QString &place = ranges->inputs[ranges->swings[i].input].place;
        for (const Flip &flip : found.flips) {
            if (flip.input.place == place)
                add(flip);
        }
    }
    for (const Flip &flip : found.flips)
        add(flip);
    return texts;
}

} // namespace

void setMemoSwings(MemoSheet &sheet, const ReportInput &input, int flipLines, int mostLines)
{
    const ReportStyle &style = sheet.style();
    const Uncertainty *ranges = input.options.uncertainty.get();
    const QString months = counted(input.plan.months, u"month"_s, style.locale);
    const std::size_t shown = ranges ? std::min(shownSwings, ranges->telling()) : 0;
    sheet.section(
        shown == shownSwings
            ? Report::tr(
                  "What it depends on: %1 at P10 and P90 of the three that weigh most, all others at P50")
                  .arg(months)
            : shown > 0 ? Report::tr("What it depends on: %1 at P10 and P90 of what moves them by 1 % or "
                                     "more, all others at P50")
                              .arg(months)
                        : Report::tr("What it depends on"));
    if (!ranges)
        sheet.paragraph(Report::tr("No ranges were drawn for this plan."), style.text, 1);
    else if (shown == 0)
        sheet.paragraph(choicesText(input, ranges->swings.empty(), style.locale), style.text, 3);
    else
        SwingChart(sheet, *ranges).set();
    const Alternatives *found = input.options.alternatives.get();
    if (!found || found->plans.empty())
        return;
    if (found->flipsTo < 0) {
        // What leads back to the budget stands among the alternatives, and nothing turns it.
        const auto isFar
            = [&](const Alternative &each) { return isTelling(each.committed(), found->committed()); };
        if (std::ranges::any_of(found->waysOut, isFar))
            return;
        sheet.advance(sheet.points(1));
        sheet.paragraph(Report::tr("The alternatives differ by under 1 % of the total: what would turn the "
                                   "order of them decides nothing."),
                        style.table, mostLines);
        return;
    }
    const Alternative &other = found->plans[static_cast<std::size_t>(found->flipsTo)];
    const QStringList changes
        = changesText(input.plan, other.plan, input.catalog, style.locale).split(u"; "_s);
    const QString name = changes.size() > 2
        ? changes.first(1).join(QString()) + Report::tr("; and %1 more").arg(changes.size() - 1)
        : changes.join(u"; "_s);
    const QStringList flips = flipTexts(*found, ranges, input.catalog, style.locale);
    const bool isCheaper = other.committed() < found->committed();
    QString text;
    if (flips.isEmpty()) {
        text
            = (isCheaper ? Report::tr("Cheaper already: %1, and no single figure from a third to three times "
                                      "its value changes that.")
                         : Report::tr("No single figure from a third to three times its value makes another "
                                      "plan the choice: %1."))
                  .arg(name);
    }
    if (!isComparable(other, *found)) {
        sheet.advance(sheet.points(1));
        sheet.paragraph(
            Report::tr("Whether %1 is cheaper nobody can say: something has no price there or here.")
                .arg(name),
            style.table, mostLines);
        return;
    }
    const QString form = isCheaper ? Report::tr("Cheaper already: %1. The plan comes first if %2.")
                                   : Report::tr("Another plan becomes the choice if %2: %1.");
    // As many as there is room for: half a condition is none, and what is left out is counted.
    for (qsizetype count = flips.size(); count > 0; --count) {
        QString conditions = flips.first(count).join(Report::tr(", or "));
        if (count < flips.size())
            conditions += Report::tr("; and %1 more").arg(flips.size() - count);
        text = form.arg(name, conditions);
        if (sheet.fits(text, style.table, sheet.width(), flipLines))
            break;
    }
    sheet.advance(sheet.points(1));
    sheet.paragraph(text, style.table, mostLines);
}

} // namespace slipway
