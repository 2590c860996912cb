// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/terms.h"

#include <algorithm>
#include <cmath>

namespace slipway::cost {

namespace {

/// What a sum of units may be off by.
constexpr double leastUnits = 1e-9;

/// A use with its quantities month by month.
struct MonthsOfUse
{
    Use *use = nullptr;
    std::vector<double> units;
};

/// The use that needed the units last, up to a month: it goes on being billed for them.
std::size_t lastUser(const std::vector<MonthsOfUse> &uses, std::size_t month)
{
    for (std::size_t m = month + 1; m-- > 0;) {
        for (std::size_t u = 0; u < uses.size(); ++u) {
            if (m < uses[u].units.size() && uses[u].units[m] > 0)
                return u;
        }
    }
    return 0;
}

void payTogether(const std::vector<Use *> &together, int term)
{
    const std::size_t months = together.front()->quantities.size();
    std::vector<double> needs(months);
    std::vector<MonthsOfUse> uses;
    for (Use *use : together) {
        uses.push_back({use, use->quantities.months()});
        for (std::size_t m = 0; m < months; ++m)
            needs[m] += uses.back().units[m];
    }
    if (std::ranges::all_of(needs, [](double units) { return units == 0; }))
        return;
    const std::vector<double> paid = paidThroughTerms(needs, term);
    // Who needed them last is asked before anything is added.
    std::vector<std::size_t> payers;
    for (std::size_t m = 0; m < months; ++m)
        payers.push_back(lastUser(uses, m));
    for (std::size_t m = 0; m < months; ++m) {
        if (paid[m] - needs[m] <= leastUnits)
            continue;
        uses[payers[m]].units[m] += paid[m] - needs[m];
        uses[payers[m]].use->paidUnused = true;
    }
    for (const MonthsOfUse &each : uses)
        each.use->quantities = each.units;
    if (paid.size() > months)
        uses[payers.back()].use->owed.assign(paid.begin() + static_cast<std::ptrdiff_t>(months), paid.end());
}

} // namespace

bool isBoughtForTerm(const Use &use)
{
    return use.by == PricedBy::Size && use.paidAs != PaidAs::Uncommitted;
}

std::vector<double> paidThroughTerms(const std::vector<double> &needs, int term)
{
    if (term <= 0 || !std::ranges::all_of(needs, [](double units) { return std::isfinite(units); }))
        return needs;
    const auto length = static_cast<std::size_t>(term);
    std::vector<double> bought(needs.size() + length);
    std::vector<double> paid;
    double running = 0;
    for (std::size_t m = 0; m < bought.size(); ++m) {
        if (m >= length)
            running -= bought[m - length];
        if (running < leastUnits)
            running = 0;
        const double need = m < needs.size() ? needs[m] : 0;
        if (need > running) {
            bought[m] = need - running;
            running = need;
        }
        paid.push_back(running);
    }
    while (paid.size() > needs.size() && paid.back() == 0)
        paid.pop_back();
    return paid;
}

std::optional<int> endOfTerms(const std::vector<Use> &uses, int term, const QString &size)
{
    std::optional<int> end;
    for (const Use &use : uses) {
        if (term <= 0 || !isBoughtForTerm(use) || use.price != size)
            continue;
        const auto isBilled = [](double units) { return units > 0; };
        const std::vector<double> quantities = use.quantities.months();
        const auto first = std::ranges::find_if(quantities, isBilled);
        if (first == quantities.end())
            continue;
        const auto last = std::find_if(quantities.rbegin(), quantities.rend(), isBilled);
        const auto billed = use.owed.empty()
            ? quantities.rend() - last
            : static_cast<std::ptrdiff_t>(quantities.size() + use.owed.size());
        // Needs that have no number are not bought term by term: of those the first term is known.
        const std::ptrdiff_t ofFirst = first - quantities.begin() + term;
        end = std::max(end.value_or(0), static_cast<int>(std::max(billed, ofFirst)));
    }
    return end;
}

void payTerms(std::vector<Use> &uses, PriceType type)
{
    const int term = termMonths(type);
    std::vector<Use *> left;
    for (Use &use : uses) {
        if (term > 0 && isBoughtForTerm(use))
            left.push_back(&use);
    }
    while (!left.empty()) {
        const QString size = left.front()->price;
        const auto others = std::stable_partition(left.begin(), left.end(),
                                                  [&size](const Use *use) { return use->price == size; });
        payTogether({left.begin(), others}, term);
        left.erase(left.begin(), others);
    }
}

} // namespace slipway::cost
