// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/memo.h"

#include "model/base/format.h"
#include "model/base/sharetext.h"
#include "model/evaluation/assumptions.h"
#include "model/evaluation/linewords.h"
#include "model/evaluation/owed.h"
#include "model/evaluation/pricebasis.h"
#include "model/evaluation/pricedates.h"
#include "model/evaluation/priceshare.h"
#include "model/items/names.h"
#include "model/items/rangetexts.h"
#include "ui/charts/costseries.h"
#include "ui/report/reporttable.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <map>
#include <span>
#include <utility>
#include <vector>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t mostAssumptions = 8;
constexpr std::size_t fewestAssumptions = 3;
constexpr int usualPurchaseLines = 3;
constexpr std::size_t mostInputs = 4; ///< of them, what the plan itself assumes
constexpr std::size_t mostSources = 4;

/// Lines of one stage: those that are shown, and how many of the cheapest are added up.
struct StageLines
{
    std::vector<const CostLine *> lines; ///< dearest first
    std::size_t shown = 0;
    std::int64_t share = 0; ///< of the total, in steps
    std::vector<std::int64_t> shares; ///< of the lines; they add up to that
};

constexpr std::int64_t shareSteps = 1000; ///< of which the total has so many: shares have one decimal

QString howMuch(const CostLine &line, int months, const QLocale &locale)
{
    return formatUnits(line.totalQuantity.units() / std::max(1, months), line.unit, locale);
}

QString rateText(const CostLine &line, const QLocale &locale)
{
    // Four decimals in the whole column; the appendix has all of them.
    return line.priced() ? locale.toString(line.rate->usd(), 'f', line.rate->usd() < 0.001 ? 7 : 4)
                         : Report::tr("no price");
}

/// Signs that stand behind the name of a line, each with what it says.
struct LineSign
{
    QString sign;
    bool (*isMeant)(const CostLine &line);
};

/// Of a part of what a line bills at the least.
template <PriceBasis basis> bool isOf(const CostLine &line)
{
    for (std::size_t month = 0; line.priced() && month < line.amounts.size(); ++month) {
        if (basisIn(line, month) == basis && !line.amounts[month].isZero())
            return true;
    }
    return false;
}
bool isUncovered(const CostLine &line)
{
    return line.priced() && line.uncovered;
}
bool isEstimated(const CostLine &line)
{
    return line.priced() && line.estimated;
}

const std::array<LineSign, 5> &lineSigns()
{
    static const std::array<LineSign, 5> signs{{{u"*"_s, isEstimated},
                                                {u"\u2020"_s, isOf<PriceBasis::Agreed>},
                                                {u"\u2021"_s, isOf<PriceBasis::Discounted>},
                                                {u"\u00a7"_s, isUncovered},
                                                {u"\u00b6"_s, isOf<PriceBasis::Derived>}}};
    return signs;
}

/// Of one line or of several.
QString marksOf(std::span<const CostLine *const> lines)
{
    QString marks;
    for (const LineSign &each : lineSigns()) {
        if (std::ranges::any_of(lines, [&](const CostLine *line) { return each.isMeant(*line); }))
            marks += (marks.isEmpty() ? u" "_s : QString()) + each.sign;
    }
    return marks;
}

/// What the signs say, those that stand on the page, with the share of the total of each; and how much of that is among lines that have been
/// added up. Shares are those of basisShares().
QString signsText(const Evaluation &evaluation, std::span<const CostLine *const> folded,
                  const QLocale &locale)
{
    const BasisShares shares = basisShares(evaluation.lines, evaluation.currency);
    std::vector<CostLine> hidden;
    for (const CostLine *line : folded)
        hidden.push_back(*line);
    const BasisShares among = basisShares(hidden, evaluation.currency);
    const auto amountOf = [](const BasisShares &of, std::size_t sign) -> const Total & {
        const auto basis
            = [&](PriceBasis each) -> const Total & { return of.amounts[static_cast<std::size_t>(each)]; };
        switch (sign) {
        case 0:
            return of.estimatedAmount;
        case 1:
            return basis(PriceBasis::Agreed);
        case 2:
            return basis(PriceBasis::Discounted);
        case 3:
            return of.uncoveredAmount;
        default:
            return basis(PriceBasis::Derived);
        }
    };
    const std::array<QString, 5> words{
        Report::tr(
            "An estimate: the price of another region, or one in doubt. These lines are %1 of the total."),
        Report::tr("Agreed or stated, no discount comes off: %1 of the total."),
        Report::tr("A list price less a negotiated discount: %1 of the total."),
        Report::tr("Not in the price sheet: %1 of the total."),
        Report::tr("Worked out of an agreed price, nobody agreed to it: %1 of the total."),
    };
    QStringList parts;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (std::ranges::none_of(evaluation.lines,
                                 [&](const CostLine &line) { return lineSigns()[i].isMeant(line); }))
            continue;
        const Money &whole = evaluation.total.known();
        const auto share = [&](const Money &amount) {
            return amount.isZero() ? Report::tr("0 %") : shareText(amount, whole, locale);
        };
        QString text = words[i].arg(share(amountOf(shares, i).known()));
        const Money &hiddenAmount = amountOf(among, i).known();
        if (!hiddenAmount.isZero()) {
            text.chop(1); // before the full stop
            text += Report::tr(", of which %1 is among smaller lines.", "a share").arg(share(hiddenAmount));
        }
        parts << lineSigns()[i].sign + u' ' + text;
    }
    return parts.join(u' ');
}

class LinesTable
{
public:
    LinesTable(PageFlow &flow, const ReportInput &input)
        : m_flow(flow)
        , m_input(input)
    {
        for (const CostLine &line : input.evaluation.lines)
            m_stages[static_cast<std::size_t>(line.stage)].lines.push_back(&line);
        for (StageLines &stage : m_stages) {
            // What has no price may be the dearest of all: it stands first, and is added up last.
            std::ranges::stable_sort(stage.lines, [](const CostLine *a, const CostLine *b) {
                return a->priced() != b->priced() ? b->priced() : a->cost() > b->cost();
            });
            stage.shown = stage.lines.size();
        }
        roundShares();
    }

    /// As many lines as there is room for; what is left out is added up.
    void set(double room)
    {
        // No page holds more: of a plan of thousands of lines only these are laid out.
        constexpr std::size_t mostLines = 60;
        while (shownLines() > mostLines && fold()) { }
        while (tableHeight(m_flow, table()) > room && fold()) { }
        setTable(m_flow, table());
    }

    /// Once set: the lines that were added up.
    [[nodiscard]] std::vector<const CostLine *> folded() const
    {
        std::vector<const CostLine *> lines;
        for (const StageLines &stage : m_stages)
            lines.insert(lines.end(), stage.lines.begin() + static_cast<std::ptrdiff_t>(stage.shown),
                         stage.lines.end());
        return lines;
    }

private:
    [[nodiscard]] std::size_t shownLines() const
    {
        std::size_t shown = 0;
        for (const StageLines &stage : m_stages)
            shown += stage.shown;
        return shown;
    }

    /// One row less, where the dearest line that goes for it is the cheapest of all stages; false: nothing is left to fold. What most of the money is for
    /// is folded last.
    bool fold()
    {
        StageLines *least = nullptr;
        double leastAmount = 0;
        for (StageLines &stage : m_stages) {
            if (stage.shown == 0 || stage.lines.size() < 2)
                continue;
            const CostLine &dearest = *stage.lines[stage.shown - goingOf(stage)];
            const double amount
                = dearest.priced() ? dearest.total.toDouble() : std::numeric_limits<double>::max();
            if (!least || amount < leastAmount) {
                least = &stage;
                leastAmount = amount;
            }
        }
        if (!least)
            return false;
        least->shown -= goingOf(*least);
        return true;
    }

    /// Lines that make one row less: a row for one line would take as much room as the line.
    [[nodiscard]] static std::size_t goingOf(const StageLines &stage)
    {
        return stage.shown == stage.lines.size() && stage.shown > 1 ? 2U : 1U;
    }

    /// Stages add up to the whole, and lines to their stage.
    void roundShares()
    {
        std::vector<Money> totals;
        for (const Total &total : m_input.evaluation.stageTotals)
            totals.push_back(total.known());
        const std::vector<std::int64_t> shares
            = roundedShares(totals, m_input.evaluation.total.known(), shareSteps);
        for (std::size_t s = 0; s < costStageCount; ++s) {
            std::vector<Money> amounts;
            for (const CostLine *line : m_stages[s].lines)
                amounts.push_back(line->cost().known());
            m_stages[s].share = shares[s];
            m_stages[s].shares = roundedShares(amounts, totals[s], shares[s]);
        }
    }

    /// One decimal also where it is none: a column of shares is read downwards. Empty where nothing costs anything.
    [[nodiscard]] QString shareOf(std::int64_t steps) const
    {
        return m_input.evaluation.total.known().minor() > 0
            ? m_flow.style().locale.toString(100.0 * static_cast<double>(steps) / shareSteps, 'f', 1)
                + u" %"_s
            : QString();
    }

    [[nodiscard]] ReportRow rowOf(const CostLine &line, std::int64_t share) const
    {
        const QLocale &locale = m_flow.style().locale;
        QString name = line.name;
        QString thing;
        if (const QString purpose = purposeOf(line, m_input.plan); name.startsWith(purpose))
            thing = std::exchange(name, purpose).sliced(purpose.size());
        // Two lines hold what templates say; of longer names, what it is for is cut before what it buys.
        const TextStyle &style = m_flow.style().table;
        const double column = m_flow.width() * 0.44;
        if (m_flow.textHeight(name + thing, style, column) > 2.02 * m_flow.textHeight(u"x"_s, style, column))
            name = m_flow.fitted(name, style, column - m_flow.textWidth(thing, style), 1);
        name += thing;
        name += marksOf(std::array{&line});
        ReportRow row;
        row.cells = {{name},
                     {howMuch(line, m_input.plan.months, locale)},
                     {rateText(line, locale), laterRates(line, locale)},
                     {line.whole()        ? formatAmount(line.total, locale)
                          : line.priced() ? formatAmount(line.cost(), locale)
                                          : Report::tr("no price")},
                     line.priced() ? ReportCell(shareOf(share)) : ReportCell()};
        return row;
    }

    [[nodiscard]] ReportTable table() const
    {
        const QLocale &locale = m_flow.style().locale;
        const Evaluation &evaluation = m_input.evaluation;
        const QString months = counted(m_input.plan.months, u"month"_s, locale);
        const QString where = whereMoreIs(m_input, ReportPart::Lines);
        ReportTable table;
        table.columns = {{Report::tr("What it is for"), false, 1},
                         {Report::tr("A month, on average"), false, 0},
                         {Report::tr("USD each"), true, 0},
                         {Report::tr("%1, %2").arg(months, evaluation.currency.code()), true, 0},
                         {Report::tr("Share"), true, 0}};
        for (std::size_t s = 0; s < costStageCount; ++s) {
            const StageLines &stage = m_stages[s];
            if (stage.lines.empty())
                continue;
            const Total &total = evaluation.stageTotals[s];
            const QString name = displayName(static_cast<CostStage>(s));
            table.add(ReportRow::Kind::Band,
                      {{total.isComplete() ? name : Report::tr("%1, at least").arg(name)},
                       {},
                       {},
                       {formatAmount(total.known(), locale)},
                       shareOf(stage.share)});
            Total rest(Money(0, evaluation.currency));
            std::int64_t restShare = 0;
            for (std::size_t i = 0; i < stage.lines.size(); ++i) {
                if (i < stage.shown) {
                    table.rows.push_back(rowOf(*stage.lines[i], stage.shares[i]));
                } else {
                    rest += stage.lines[i]->cost();
                    restShare += stage.shares[i];
                }
            }
            const std::size_t folded = stage.lines.size() - stage.shown;
            if (folded > 0)
                table.add({{(folded == 1 ? Report::tr("1 smaller line, in %1").arg(where)
                                         : Report::tr("%1 smaller lines, in %2").arg(folded).arg(where))
                            + marksOf(std::span(stage.lines).subspan(stage.shown))},
                           {},
                           {},
                           {formatAmount(rest, locale)},
                           shareOf(restShare)});
        }
        table.add(ReportRow::Kind::Total,
                  {{evaluation.total.isComplete() ? Report::tr("Total") : Report::tr("Total, at least")},
                   {},
                   {},
                   {formatAmount(evaluation.total.known(), locale)},
                   shareOf(shareSteps)});
        return table;
    }

    PageFlow &m_flow;
    const ReportInput &m_input;
    std::array<StageLines, costStageCount> m_stages;
};

QString shapesText(const Uncertainty &ranges)
{
    std::array<int, 4> shapes = {};
    std::array<int, 4> origins = {};
    for (const UncertainInput &input : ranges.inputs) {
        ++shapes[static_cast<std::size_t>(input.shape)];
        ++origins[static_cast<std::size_t>(input.origin)];
    }
    const std::array names = {Report::tr("%1 most likely near their likely value", "so many ranges"),
                              Report::tr("%1 less likely towards their ends", "so many ranges"),
                              Report::tr("%1 that may go far up", "so many ranges"),
                              Report::tr("%1 as likely at one value as at another", "so many ranges")};
    QStringList parts;
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        if (shapes[i] > 0)
            parts << names[i].arg(shapes[i]);
    }
    return Report::tr("%1 ranges (%2); %3 are the plan's own, %4 usual for their kind, %5 of computed times "
                      "and of prices")
        .arg(ranges.inputs.size())
        .arg(parts.join(u", "_s))
        .arg(origins[static_cast<std::size_t>(RangeOrigin::Stated)])
        .arg(origins[static_cast<std::size_t>(RangeOrigin::Usual)])
        .arg(origins[static_cast<std::size_t>(RangeOrigin::Sizing)]
             + origins[static_cast<std::size_t>(RangeOrigin::Price)]);
}

struct NumberedText
{
    QString number; ///< as the appendix and every other file number it
    QString text;
};

std::vector<NumberedText> assumptionTexts(const ReportInput &input, const QLocale &locale)
{
    std::vector<NumberedText> texts;
    const auto add = [&](bool isMethod) {
        const std::vector<Assumption> &all = input.evaluation.assumptions;
        for (std::size_t i = 0; i < all.size(); ++i) {
            if ((all[i].kind == Assumption::Kind::Method) == isMethod)
                texts.push_back({assumptionNumber(i), all[i].text});
        }
    };
    add(false);
    const Uncertainty *ranges = input.options.uncertainty.get();
    if (ranges && !ranges->isExact()) {
        texts.push_back(
            {u"R"_s,
             Report::tr("P10 to P90: %1 draws of %2. One case in ten is below P10, one above P90; what "
                        "rests on one figure moves together.")
                 .arg(locale.toString(ranges->draws), shapesText(*ranges))});
        for (std::size_t i = 0; i < std::min(mostInputs, ranges->swings.size()); ++i) {
            const UncertainInput &each = ranges->inputs[ranges->swings[i].input];
            texts.push_back({rangeNumber(i),
                             Report::tr("%1: %2 likely, from %3 to %4%5.")
                                 .arg(shortName(each), shortValue(each, each.likely, locale),
                                      shortValue(each, each.low, locale), shortValue(each, each.high, locale),
                                      each.why.isEmpty() ? QString() : u": "_s + each.why)});
        }
    }
    add(true);
    return texts;
}

QString checkText(const ReportInput &input)
{
    const Provenance &from = input.evaluation.provenance;
    const QString version = Report::tr("Slipway %1").arg(QCoreApplication::applicationVersion()).trimmed();
    QString text = Report::tr("The plan is attached to this file (%1, SHA-256 %2...): %3 opens it and "
                              "computes every figure anew; \"slipway evaluate\" prints the same ones.")
                       .arg(input.options.planFileName.isEmpty() ? Report::tr("not saved otherwise")
                                                                 : input.options.planFileName,
                            planDigest(input), version);
    text += u' '
        + Report::tr("Catalog of %1, price book %2 (SHA-256 %3...), judged on %4.")
              .arg(from.catalogVersion, from.pricesId, from.pricesSha256.left(12), formatIsoDate(from.asOf));
    if (!from.additions.empty())
        text += u' '
            + Report::tr("It uses additions of one's own: %1.")
                  .arg(from.additions.front().name.isEmpty() ? from.additions.front().id
                                                             : from.additions.front().name);
    return text;
}

QString liabilityText(const ReportInput &input, const QLocale &locale)
{
    const Total &owed = input.evaluation.owed;
    const QString end = formatMonth(input.plan.start.plusMonths(input.plan.months - 1), locale);
    const cost::OwedTerms terms = owedTermsOf(input.plan, input.evaluation);
    QString text = owed.isZero()
        ? Report::tr("None: no reservation or savings plan runs on after %1.").arg(end)
        : Report::tr("%1 is owed for reservations and savings plans that run on after %2. It is not part of "
                     "the total above, and it is due whatever becomes of the project.")
              .arg(formatTotal(owed, locale), end);
    if (terms.bought.first && terms.toBuy.first)
        text += u' '
            + Report::tr("Of it, %1 is for terms that had begun before this memo: that is not asked for.")
                  .arg(formatTotal(terms.bought.amount, locale));
    else if (terms.bought.first)
        text += u' '
            + Report::tr("All of it is for terms that had begun before this memo: it is not asked for.");
    // What was bought before is in the total, and no approval changes it.
    Total bound(Money(0, input.evaluation.currency));
    for (const CostLine &line : input.evaluation.lines) {
        if (cost::commitmentOf(line) >= 0
            && !cost::isYetToBuy(input.plan, line, input.evaluation.provenance.asOf))
            bound += line.cost();
    }
    if (!bound.isZero())
        text += u' '
            + Report::tr("Of the total above, %1 is bound already by what was bought before.")
                  .arg(formatTotal(bound, locale));
    return text;
}

/// What would be cheaper bought for a term, and what that binds to. Returns how many lines that takes beyond the usual ones: what is owed
/// is never cut.
int setPurchases(MemoSheet &sheet, const ReportInput &input)
{
    constexpr std::size_t most = 3;
    constexpr int mostLines = 10; // only names that no catalog has take more
    int more = 0;
    if (!input.options.alternatives
        || (input.options.alternatives->buying.groups.empty()
            && input.options.alternatives->buying.useless.empty()))
        return more;
    const ReportStyle &style = sheet.style();
    sheet.section(Report::tr("What to buy for a term"));
    const std::vector<PurchaseAdvice> advice = purchaseAdvice(input, style.locale);
    for (std::size_t i = 0; i < std::min(most, advice.size()); ++i) {
        const bool buysNot = advice[i].kind == PurchaseAdvice::Kind::DoesWithout;
        QString text = (buysNot ? Report::tr("Do without %1, which takes nothing off: %2.", "a purchase")
                                : Report::tr("%1: %2."))
                           .arg(advice[i].what, advice[i].worth);
        if (!buysNot)
            text += u' '
                + (advice[i].owed.isZero() ? Report::tr("Nothing is owed after the horizon.")
                                           : Report::tr("%1 of what is bought is owed after the horizon.")
                                                 .arg(formatTotal(advice[i].owed, style.locale)));
        if (!advice[i].estimate.isEmpty())
            text += u' ' + advice[i].estimate;
        int lines = usualPurchaseLines;
        for (; lines < mostLines && !sheet.fits(text, style.table, sheet.width(), lines); ++lines)
            ++more;
        sheet.paragraph(text, style.table, lines);
    }
    const Alternatives *found = input.options.alternatives.get();
    const bool reserves = found && std::ranges::any_of(found->buying.groups, [](const BuyingGroup &group) {
                              return !group.reserved.empty() || !group.owned.empty();
                          });
    const bool isBlocked
        = std::ranges::any_of(input.options.alternatives->buying.groups,
                              [](const BuyingGroup &group) { return !group.blockedBy.isEmpty(); });
    if (advice.empty() && isBlocked)
        sheet.paragraph(Report::tr("Nothing is advised as long as a finding blocks the plan."), style.table, 1);
    else if (advice.empty())
        sheet.paragraph(reserves ? Report::tr("What the plan reserves or owns is counted; nothing more makes it cheaper.")
                                 : Report::tr("No reservation or savings plan makes this plan cheaper than it is."),
                        style.table, 1);
    else if (advice.size() > most)
        sheet.paragraph(
            Report::tr("%1 more: \"slipway buy\" and Cost, Ways to pay list all.").arg(advice.size() - most),
            style.caption, 1);
    return more;
}

/// What stands below the table of lines; `folded`: those of them that it adds up.
void setBelow(MemoSheet &sheet, const ReportInput &input, std::span<const CostLine *const> folded)
{
    const ReportStyle &style = sheet.style();
    const QLocale &locale = style.locale;
    const Evaluation &evaluation = input.evaluation;
    QStringList notes{signsText(evaluation, folded, locale), exchangeRemark(evaluation)};
    notes.removeAll(QString());
    if (!notes.isEmpty())
        sheet.paragraph(notes.join(u' '), style.caption, 4);
    sheet.section(Report::tr("Liability beyond the horizon"));
    sheet.paragraph(liabilityText(input, locale), style.table, 4);
    const int more = setPurchases(sheet, input);

    const std::vector<NumberedText> texts = assumptionTexts(input, locale);
    if (!texts.empty()) {
        sheet.section(Report::tr("What was assumed"));
        const double indent = sheet.points(18);
        // The list gives way to what was advised above it: the appendix has all of it.
        const std::size_t room
            = mostAssumptions - std::min(static_cast<std::size_t>(more), mostAssumptions - fewestAssumptions);
        const std::size_t shown = std::min(room, texts.size());
        for (std::size_t i = 0; i < shown; ++i) {
            sheet.text(sheet.left(), sheet.y(), indent, texts[i].number,
                       style.table.in(style.colors.secondary));
            sheet.advance(sheet.text(sheet.left() + indent, sheet.y(), sheet.width() - indent, texts[i].text,
                                     style.table, 3)
                          + sheet.points(1.2));
        }
        if (texts.size() > shown)
            sheet.paragraph(Report::tr("%1 more in %2, under Method.")
                                .arg(texts.size() - shown)
                                .arg(whereMoreIs(input, ReportPart::Method)),
                            style.caption, 1);
    }
    sheet.section(Report::tr("Not included"));
    sheet.paragraph(
        evaluation.notIncluded.join(u' ') + (evaluation.notIncluded.isEmpty() ? QString() : u" "_s)
            + (basisShares(evaluation.lines, evaluation.currency).isPlain()
                   ? Report::tr("Published prices are not an invoice: agreements, credits and taxes change "
                                "what is paid.")
                   : Report::tr("Prices are not an invoice: credits and taxes change what is paid.")),
        style.table, 5);
    const std::vector<PricesOfSource> sources = priceSources(evaluation);
    if (!sources.empty()) {
        sheet.section(Report::tr("Where the prices are from"));
        const double date = sheet.points(90);
        const double share = sheet.points(60);
        const double name = sheet.width() - date - share;
        // What finds no room is one share: all of them add up.
        std::vector<Money> amounts;
        for (std::size_t i = 0; i < sources.size(); ++i) {
            if (i > mostSources)
                amounts.back() += sources[i].amount.known();
            else
                amounts.push_back(sources[i].amount.known());
        }
        const QStringList shares = shareTexts(amounts, evaluation.total.known(), locale);
        for (std::size_t i = 0; i < std::min(mostSources, sources.size()); ++i) {
            const PricesOfSource &source = sources[i];
            QStringList regions;
            for (const QString &region : source.regions)
                regions << placeOfPrice(input.catalog, region);
            const double y = sheet.y() + sheet.points(0.8);
            const double height = sheet.text(
                sheet.left(), y, name - sheet.points(8),
                regions.isEmpty() ? sourceInWords(source.source)
                                  : u"%1 (%2)"_s.arg(sourceInWords(source.source), regions.join(u", "_s)),
                style.table, 2);
            sheet.text(sheet.left() + name, y, date,
                       source.date.isValid() ? Report::tr("of %1").arg(formatIsoDate(source.date))
                                             : Report::tr("not dated"),
                       style.table);
            sheet.text(sheet.left() + name + date, y, share, shares[static_cast<qsizetype>(i)],
                       style.table.with(Qt::AlignRight));
            sheet.advance(height + sheet.points(2));
            sheet.hairline();
        }
        sheet.advance(sheet.points(1.5));
        if (sources.size() > mostSources)
            sheet.paragraph((sources.size() - mostSources == 1
                                 ? Report::tr("1 more source, %1: in %2, under Provenance.")
                                 : Report::tr("%1 more sources, together %2: in %3, under Provenance.")
                                       .arg(sources.size() - mostSources))
                                .arg(shares.back(), whereMoreIs(input, ReportPart::Provenance)),
                            style.caption, 1);
    }
    sheet.section(Report::tr("How to check this memo"));
    sheet.paragraph(checkText(input), style.table, 4);
}

} // namespace

void writeMemoBasis(PageFlow &flow, const ReportInput &input)
{
    flow.newPage();
    const ReportStyle &style = flow.style();
    MemoSheet top(flow, flow.y() - style.points(8), true);
    top.section(Report::tr("Cost lines over %1").arg(counted(input.plan.months, u"month"_s, style.locale)));
    flow.advance(top.used() - style.points(8));
    LinesTable table(flow, input);
    if (input.evaluation.lines.empty()) {
        flow.paragraph(Report::tr("Nothing is planned yet that costs money."), style.table);
    } else {
        // With all lines among those added up what is said of the signs is as long as it may get.
        std::vector<const CostLine *> all;
        for (const CostLine &line : input.evaluation.lines)
            all.push_back(&line);
        MemoSheet measure(flow, 0, false);
        setBelow(measure, input, all);
        table.set(flow.room() - measure.used());
    }
    MemoSheet below(flow, flow.y() - style.points(4), true);
    setBelow(below, input, table.folded());
    flow.advance(below.used());
}

} // namespace slipway
