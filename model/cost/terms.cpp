// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/terms.h"

#include <algorithm>
#include <cmath>

namespace slipway::cost {

namespace {

/// What a sum of units may be off by.
constexpr double leastUnits = 1e-9;

bool isBoughtForTerm(const Use &use)
{
    return use.by == PricedBy::Size && use.paidAs != PaidAs::Uncommitted;
}

/// The use that needed the units last, up to a month: it goes on being billed for them.
Use &lastUser(const std::vector<Use *> &uses, std::size_t month)
{
    for (std::size_t m = month + 1; m-- > 0;) {
        for (Use *use : uses) {
            if (m < use->quantities.size() && use->quantities[m] > 0)
                return *use;
        }
    }
    return *uses.front();
}

void payTogether(const std::vector<Use *> &uses, int term)
{
    const std::size_t months = uses.front()->quantities.size();
    std::vector<double> needs(months);
    for (const Use *use : uses) {
        for (std::size_t m = 0; m < months; ++m)
            needs[m] += use->quantities[m];
    }
    if (std::ranges::all_of(needs, [](double units) { return units == 0; }))
        return;
    const std::vector<double> paid = paidThroughTerms(needs, term);
    // Who needed them last is asked before anything is added.
    std::vector<Use *> payers;
    for (std::size_t m = 0; m < months; ++m)
        payers.push_back(&lastUser(uses, m));
    for (std::size_t m = 0; m < months; ++m) {
        if (paid[m] - needs[m] <= leastUnits)
            continue;
        payers[m]->quantities[m] += paid[m] - needs[m];
        payers[m]->paidUnused = true;
    }
    if (paid.size() > months)
        payers.back()->owed.assign(paid.begin() + static_cast<std::ptrdiff_t>(months), paid.end());
}

} // namespace

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
