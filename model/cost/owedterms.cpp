// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/owedterms.h"

#include "model/cost/pricetypes.h"
#include "model/cost/timeline.h"
#include "model/plan/plannames.h"
#include "model/plan/plannedpurchase.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace slipway::cost {

int commitmentOf(const CostLine &line)
{
    return commitmentOf(line.id);
}

int commitmentOf(const QString &line)
{
    static const QString prefix = u"commitment/"_s;
    bool isNumber = false;
    const int index = line.startsWith(prefix) ? line.sliced(prefix.size()).toInt(&isNumber) : -1;
    return isNumber ? index : -1;
}

bool isYetToBuy(const Plan &plan, const CostLine &line, const QDate &day)
{
    if (!day.isValid())
        return true;
    const int commitment = commitmentOf(line);
    if (commitment >= 0 && commitment < static_cast<int>(plan.commitments.size()))
        return isYetToBuy(plan.commitments[static_cast<std::size_t>(commitment)], day);
    const auto first
        = std::ranges::find_if(line.quantities, [](const Quantity &month) { return month.units() > 0; });
    return YearMonth::of(day) < plan.start.plusMonths(static_cast<int>(first - line.quantities.begin()));
}

bool isTermBegun(const Plan &plan, const Compute &compute, const std::vector<CostLine> &lines,
                 const QDate &day)
{
    return isPaidByTerm(compute) && std::ranges::any_of(lines, [&](const CostLine &line) {
               return line.compute == compute.id && line.paidAs == effectivePriceType(compute)
                   && !isYetToBuy(plan, line, day);
           });
}

namespace {

/// Units that a line bills in each month are bought for a term at a time: nullopt where they are no whole machines.
std::optional<std::vector<int>> unitsBought(const CostLine &line, int term)
{
    constexpr double leastPart = 1e-6;
    std::vector<int> bought;
    double before = 0;
    for (std::size_t month = 0; month < line.quantities.size(); ++month) {
        const double paid = line.quantities[month].units() / hoursPerMonth;
        const auto length = static_cast<std::size_t>(term);
        const double units = paid - before + (month >= length ? bought[month - length] : 0);
        if (units < -leastPart || std::abs(units - std::round(units)) > leastPart)
            return std::nullopt;
        bought.push_back(static_cast<int>(std::lround(units)));
        before = paid;
    }
    return bought;
}

/// What one compute has bought; nullopt: its units are no whole machines.
std::optional<BegunTerm> begunTerm(const Plan &plan, const Compute &compute,
                                   const std::vector<CostLine> &lines, const QDate &day)
{
    BegunTerm term{compute.id, effectivePriceType(compute), {}};
    for (const CostLine &line : lines) {
        if (line.compute != compute.id || line.paidAs != term.type)
            continue;
        const std::optional<std::vector<int>> bought = unitsBought(line, termMonths(term.type));
        if (!bought)
            return std::nullopt;
        for (std::size_t month = 0; month < bought->size(); ++month) {
            if ((*bought)[month] == 0)
                continue;
            Commitment commitment;
            commitment.size = line.sku;
            commitment.region = compute.region;
            commitment.type = term.type;
            commitment.units = (*bought)[month];
            commitment.start = plan.start.plusMonths(static_cast<int>(month));
            if (isYetToBuy(commitment, day))
                commitment.note = noteOfPlanned();
            term.commitments.push_back(std::move(commitment));
        }
    }
    return term;
}

} // namespace

std::vector<BegunTerm> begunTerms(const Plan &plan, const std::vector<CostLine> &lines, const QDate &day,
                                  const QString &only)
{
    std::vector<BegunTerm> terms;
    for (const Compute &compute : plan.computes) {
        const bool isMeant = only.isEmpty() || compute.id == only;
        if (!isMeant || !isTermBegun(plan, compute, lines, day))
            continue;
        if (std::optional<BegunTerm> term = begunTerm(plan, compute, lines, day);
            term && !term->commitments.empty())
            terms.push_back(*std::move(term));
    }
    return terms;
}

void tell(Plan &plan, const std::vector<BegunTerm> &terms)
{
    for (const BegunTerm &term : terms) {
        Compute *compute = plan.compute(term.compute);
        if (!compute || effectivePriceType(*compute) != term.type)
            continue;
        pay(*compute, PriceType::PayAsYouGo);
        plan.commitments.insert(plan.commitments.end(), term.commitments.begin(), term.commitments.end());
    }
}

std::optional<Plan> withBegunAsCommitments(const Plan &plan, const std::vector<CostLine> &lines,
                                           const QDate &day, const QString &only)
{
    const std::vector<BegunTerm> terms = begunTerms(plan, lines, day, only);
    if (terms.empty())
        return std::nullopt;
    Plan result = plan;
    tell(result, terms);
    return result;
}

std::vector<PlanEdit::Change> changesTelling(const Plan &told, const Plan &plan)
{
    std::vector<PlanEdit::Change> changes;
    for (std::size_t i = 0; i < plan.computes.size(); ++i) {
        if (told.computes[i].priceType != plan.computes[i].priceType)
            changes.push_back(
                {u"/computes/%1/priceType"_s.arg(i), QString(wordOf(told.computes[i].priceType))});
    }
    for (std::size_t i = plan.commitments.size(); i < told.commitments.size(); ++i) {
        const Commitment &each = told.commitments[i];
        const auto add = [&](QStringView member, const PlanEdit::Value &value) {
            const bool isFirst = member == u"size";
            changes.push_back(
                {u"/commitments/%1/%2"_s.arg(isFirst ? u"-"_s : QString::number(i)).arg(member), value});
        };
        add(u"size", each.size);
        if (!each.region.isEmpty())
            add(u"region", each.region);
        add(u"type", QString(wordOf(each.type)));
        add(u"units", each.units);
        add(u"start", each.start.toText());
        if (!each.note.isEmpty())
            add(u"note", each.note);
    }
    return changes;
}

Plan paidAsBilled(const Plan &plan, const std::vector<CostLine> &lines, const QDate &day)
{
    Plan result = plan;
    for (const CostLine &line : lines) {
        const int index = commitmentOf(line);
        if (index < 0 || !line.rate)
            continue;
        Commitment &commitment = result.commitments[static_cast<std::size_t>(index)];
        if (commitment.paid || commitment.isByAmount() || isYetToBuy(commitment, day))
            continue;
        const auto hours = static_cast<std::int64_t>(hoursPerMonth) * termMonths(commitment.type);
        commitment.paid = TermAmount{Rate(line.rate->raw() * hours).toDecimal(), u"USD"_s, {}};
    }
    return result;
}

OwedTerms owedTerms(const Plan &plan, const std::vector<CostLine> &lines, Currency currency, const QDate &day)
{
    OwedTerms owed;
    owed.toBuy.amount = owed.bought.amount = Total(Money(0, currency));
    for (const CostLine &line : lines) {
        if (line.owedMonths <= 0)
            continue;
        OwedPart &part = isYetToBuy(plan, line, day) ? owed.toBuy : owed.bought;
        part.amount += Total(line.owed, line.priced() ? QStringList() : QStringList(line.name));
        part.months = std::max(part.months, line.owedMonths);
        part.names << line.name;
        if (!part.first)
            part.first = &line;
    }
    return owed;
}

} // namespace slipway::cost
