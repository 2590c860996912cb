// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/costcauses.h"

#include "model/cost/owedterms.h"
#include "model/prices/sheetprices.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace slipway {

namespace {

using Bound = CostDifference::Bound;

Money &of(ByCause<Money> &causes, CostCause cause)
{
    return causes[static_cast<std::size_t>(cause)];
}

enum class Hours : std::uint8_t {
    Paid, ///< those that the line bills
    Running ///< with those that commitments take over
};

/// Quantities of a line at the rates of a line and a factor. What the line itself has no amount for counts for nothing here as well.
Money amountAt(const CostLine &line, const CostLine &rates, const ExchangeRate &exchange,
               Hours hours = Hours::Paid)
{
    Money sum(0, exchange.currency());
    for (std::size_t month = 0; rates.rate && month < line.quantities.size(); ++month) {
        if (!line.pricedIn(month))
            continue;
        Quantity quantity = line.quantities[month];
        for (const CoveredHours &covered : line.covered)
            quantity += hours == Hours::Running && month < covered.quantities.size()
                ? covered.quantities[month]
                : Quantity();
        sum += amount(*rates.rateIn(month), quantity, exchange);
    }
    return sum;
}

bool isOfTerm(const CostLine &line)
{
    return line.paidAs && termMonths(*line.paidAs) > 0;
}

/// Whether a line bills what is bought for a term, beside the machines.
bool isPurchase(const CostLine *line)
{
    return line && line->role == CostRole::Other && isOfTerm(*line);
}

/// Whether both bill the same thing, so that they can differ in how much of it and in its price only.
bool isSameThing(const CostLine &a, const CostLine &b)
{
    return a.sku == b.sku && a.paidAs == b.paidAs && a.region == b.region && a.unit == b.unit;
}

/// Whether the same machines are bought for a term in one of them, as their way of paying.
bool isBoughtOrNot(const CostLine &a, const CostLine &b)
{
    return a.sku == b.sku && a.region == b.region && a.unit == b.unit && (isOfTerm(a) || isOfTerm(b));
}

/// What has no price in both counts for neither, where it is as much of the same.
Bound boundOf(const CostLine *before, const CostLine *after)
{
    const bool first = before != nullptr && !before->whole();
    const bool second = after != nullptr && !after->whole();
    if (first && second)
        return isSameThing(*before, *after) && before->quantities == after->quantities ? Bound::Exact
                                                                                       : Bound::Unknown;
    return first ? Bound::AtMost : second ? Bound::AtLeast : Bound::Exact;
}

/// Both factors are of the same currency.
struct Factors
{
    ExchangeRate before;
    ExchangeRate after;
};

void setCauses(LineDifference &line, const CostLine *before, const CostLine *after, const Factors &factors)
{
    const Currency currency = factors.before.currency();
    line.causes.fill(Money(0, currency));
    const Money old = before ? before->total : Money(0, currency);
    // From the first amount to the last in steps, each changing one thing: what a step adds is its cause.
    // What an agreement states in this currency is the same at either factor: its rates are those of its own.
    const bool isFixed = after && isInSheetCurrency(after->origin.sheet, factors.before);
    const Money now = after ? amountAt(*after, *after, isFixed ? factors.after : factors.before) : Money(0, currency);
    const Money converted = after ? amountAt(*after, *after, factors.after) : Money(0, currency);
    const auto running = [&](const CostLine *of, const CostLine *rates) {
        return of ? amountAt(*of, *rates, factors.before, Hours::Running) : Money(0, currency);
    };
    // What is left to be paid is what runs less what commitments take over: the latter is theirs.
    const auto share = [&](CostCause cause, const Money &paid, const Money &run) {
        const bool isKnown = !isPurchase(before) && !isPurchase(after) && !run.isAtEnd();
        of(line.causes, isPurchase(before) || isPurchase(after) ? CostCause::Purchase : cause)
            += isKnown ? run : paid;
        if (isKnown)
            of(line.causes, CostCause::Purchase) += paid - run;
    };
    if (before && after && isSameThing(*before, *after)) {
        const Money used = amountAt(*after, *before, factors.before);
        // A price that came to be known, or is no longer, is a matter of prices.
        const bool comparable = before->rate && after->rate && !used.isAtEnd();
        if (comparable)
            share(CostCause::Usage, used - old, running(after, before) - running(before, before));
        of(line.causes, CostCause::Price) = comparable ? now - used : now - old;
    } else if (before && after && isBoughtOrNot(*before, *after)) {
        of(line.causes, CostCause::Purchase) = now - old;
    } else {
        share(CostCause::Design, now - old, running(after, after) - running(before, before));
    }
    of(line.causes, CostCause::Currency) = converted - now;
    line.difference.known = converted - old;
}

/// Which line of one plan stands beside which of another: that of the same id. The ids of commitments are their places in a list, to which others are
/// added and of which others go: what bears the same name is the same purchase, and only what is left is told by its place.
class Counterparts
{
public:
    Counterparts(const Evaluation &before, const Evaluation &after)
    {
        QHash<QString, const CostLine *> bought;
        for (const CostLine &line : before.lines) {
            m_left.push_back(&line);
            if (isBought(line))
                bought.insert(line.name, &line);
        }
        QSet<const CostLine *> taken;
        const auto pair = [&](const CostLine &line, const CostLine *old) {
            if (!old || taken.contains(old) || m_pairs.contains(&line))
                return;
            m_pairs.insert(&line, old);
            taken.insert(old);
        };
        for (const CostLine &line : after.lines) {
            if (isBought(line))
                pair(line, bought.value(line.name));
        }
        QHash<QString, const CostLine *> byId;
        for (const CostLine *line : m_left)
            byId.insert(line->id, line);
        for (const CostLine &line : after.lines)
            pair(line, byId.value(line.id));
        std::erase_if(m_left, [&taken](const CostLine *line) { return taken.contains(line); });
    }

    /// nullptr: the first plan has no such line.
    [[nodiscard]] const CostLine *of(const CostLine &after) const { return m_pairs.value(&after); }
    /// Those of the first plan that the second has not, in their order.
    [[nodiscard]] const std::vector<const CostLine *> &left() const { return m_left; }

private:
    static bool isBought(const CostLine &line) { return cost::commitmentOf(line) >= 0; }

    QHash<const CostLine *, const CostLine *> m_pairs;
    std::vector<const CostLine *> m_left;
};

LineDifference differenceOf(const CostLine *before, const CostLine *after, const Factors &factors)
{
    const CostLine &shown = after ? *after : *before;
    LineDifference line;
    line.id = shown.id;
    line.name = shown.name;
    line.stage = shown.stage;
    line.stageBefore = before ? before->stage : shown.stage;
    setCauses(line, before, after, factors);
    line.difference.bound = boundOf(before, after);
    if (before)
        line.before = before->cost();
    if (after) {
        const Money amount = amountAt(*after, *after, factors.after);
        line.after = after->whole() ? Total(amount) : Total(amount, {after->name});
    }
    return line;
}

} // namespace

bool LineDifference::isSame() const
{
    return before.has_value() == after.has_value() && difference.bound == Bound::Exact
        && std::ranges::all_of(causes, &Money::isZero);
}

ExchangeRate exchangeOf(const Evaluation &evaluation)
{
    const std::optional<std::int64_t> raw = parseScaled(evaluation.provenance.exchange, ExchangeRate::scale);
    return ExchangeRate(evaluation.currency, raw.value_or(ExchangeRate().raw()));
}

CostDifference::Bound boundOfSum(CostDifference::Bound a, CostDifference::Bound b)
{
    if (a == Bound::Exact || a == b)
        return b;
    return b == Bound::Exact ? a : Bound::Unknown;
}

std::vector<LineDifference> lineDifferences(const Evaluation &before, const Evaluation &after)
{
    const ExchangeRate basis = exchangeOf(before);
    const ExchangeRate own = exchangeOf(after);
    // In another currency the second plan is told by the factor of the first.
    const Factors factors{basis, own.currency() == basis.currency() ? own : basis};

    const Counterparts counterparts(before, after);
    std::vector<LineDifference> lines;
    for (const CostLine &line : after.lines)
        lines.push_back(differenceOf(counterparts.of(line), &line, factors));
    for (const CostLine *line : counterparts.left())
        lines.push_back(differenceOf(line, nullptr, factors));
    std::ranges::stable_sort(lines, {}, &LineDifference::stage);
    return lines;
}

} // namespace slipway
