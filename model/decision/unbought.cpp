// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decision/unbought.h"

#include "model/base/cancellation.h"
#include "model/plan/plannedpurchase.h"

#include <algorithm>

namespace slipway {

namespace {

/// More of them are looked at all together: each by itself would take the square of as many evaluations.
constexpr std::size_t mostApart = 12;

Total committed(const Plan &plan, const Context &context)
{
    throwIfCancelled();
    const Evaluation there = weigh(plan, context);
    return there.total + there.owed;
}

/// Whether a plan costs less for certain, or is known where it was not: what has no price is no saving, and a purchase that nobody can
/// price is none to plan.
bool isLess(const Total &total, const Total &than)
{
    if (total.missing() == than.missing())
        return total.known() < than.known();
    return total.missing().size() < than.missing().size()
        && std::ranges::all_of(total.missing(),
                               [&than](const QString &line) { return than.missing().contains(line); });
}

} // namespace

std::optional<Plan> withoutWhatDoesNotPay(const Plan &plan, const Context &context)
{
    const auto isPlanned = [&context](const Commitment &each) { return isYetToBuy(each, context.asOf); };
    const auto planned = static_cast<std::size_t>(std::ranges::count_if(plan.commitments, isPlanned));
    if (planned == 0)
        return std::nullopt;
    Plan best = plan;
    Total least = committed(plan, context);
    const auto take = [&](Plan without) {
        const Total total = committed(without, context);
        if (!isLess(total, least))
            return false;
        best = std::move(without);
        least = total;
        return true;
    };
    Plan none = plan;
    std::erase_if(none.commitments, isPlanned);
    bool found = take(none);
    if (planned > 1 && planned <= mostApart) {
        // Those that cover the same hours are each worth less than they look together: from the whole plan on, one at a time.
        Plan rest = plan;
        Total restTotal = committed(plan, context);
        bool isMore = true;
        while (isMore) {
            isMore = false;
            const Plan before = rest;
            for (std::size_t i = 0; i < before.commitments.size(); ++i) {
                if (!isPlanned(before.commitments[i]))
                    continue;
                Plan without = before;
                without.commitments.erase(without.commitments.begin() + static_cast<std::ptrdiff_t>(i));
                const Total total = committed(without, context);
                if (!isLess(total, restTotal))
                    continue;
                rest = std::move(without);
                restTotal = total;
                isMore = true;
            }
        }
        found = take(rest) || found;
    }
    return found ? std::optional(std::move(best)) : std::nullopt;
}

} // namespace slipway
