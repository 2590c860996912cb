// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/costcauses.h"

#include "model/prices/sheetprices.h"

#include <QHash>

#include <algorithm>

namespace slipway {

namespace {

using Bound = CostDifference::Bound;

Money &of(ByCause<Money> &causes, CostCause cause)
{
    return causes[static_cast<std::size_t>(cause)];
}

/// Quantities of a line at the rates of a line and a factor. What the line itself has no amount for counts for nothing here as well.
Money amountAt(const CostLine &line, const CostLine &rates, const ExchangeRate &exchange)
{
    Money sum(0, exchange.currency());
    for (std::size_t month = 0; rates.rate && month < line.quantities.size(); ++month) {
        if (line.pricedIn(month))
            sum += amount(*rates.rateIn(month), line.quantities[month], exchange);
    }
    return sum;
}

/// Whether both bill the same thing, so that they can differ in how much of it and in its price only.
bool isSameThing(const CostLine &a, const CostLine &b)
{
    return a.sku == b.sku && a.paidAs == b.paidAs && a.region == b.region && a.unit == b.unit;
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
    if (before && after && isSameThing(*before, *after)) {
        const Money used = amountAt(*after, *before, factors.before);
        // A price that came to be known, or is no longer, is a matter of prices.
        const bool comparable = before->rate && after->rate && !used.isAtEnd();
        of(line.causes, CostCause::Usage) = comparable ? used - old : Money(0, currency);
        of(line.causes, CostCause::Price) = comparable ? now - used : now - old;
    } else {
        of(line.causes, CostCause::Design) = now - old;
    }
    of(line.causes, CostCause::Currency) = converted - now;
    line.difference.known = converted - old;
}

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

    QHash<QString, const CostLine *> old;
    for (const CostLine &line : before.lines)
        old.insert(line.id, &line);
    std::vector<LineDifference> lines;
    for (const CostLine &line : after.lines)
        lines.push_back(differenceOf(old.take(line.id), &line, factors));
    for (const CostLine &line : before.lines) {
        if (old.contains(line.id))
            lines.push_back(differenceOf(&line, nullptr, factors));
    }
    std::ranges::stable_sort(lines, {}, &LineDifference::stage);
    return lines;
}

} // namespace slipway
