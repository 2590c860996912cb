// SPDX-License-Identifier: GPL-3.0-or-later
// What an option changes of a plan.
#include "model/buying/buying.h"

#include "model/cost/owedterms.h"
#include "model/cost/pricetypes.h"
#include "model/plan/plannedpurchase.h"

#include <algorithm>

namespace slipway {

PurchaseChange changeOf(const BuyingOption &option)
{
    // All are in the region of the group, and a note and whom it reaches are no difference.
    const auto isSame = [](const Commitment &a, const Commitment &b) {
        return a.type == b.type && a.size == b.size && a.units == b.units && a.start == b.start
            && a.flexible == b.flexible;
    };
    PurchaseChange change{{}, {}, option.replaced};
    for (const Commitment &each : option.purchases) {
        const auto same = std::ranges::find_if(
            change.dropped, [&](const Commitment &planned) { return isSame(planned, each); });
        if (same == change.dropped.end()) {
            change.added.push_back(each);
            continue;
        }
        change.kept.push_back(*same);
        change.dropped.erase(same);
    }
    return change;
}

Plan bought(const Plan &plan, const BuyingOption &option)
{
    Plan told = plan;
    cost::tell(told, option.begun);
    const bool isLate = postponeLatePurchases(told, option.day);
    Plan result = told;
    for (const ComputePayment &payment : option.payments) {
        if (Compute *compute = result.compute(payment.compute))
            cost::pay(*compute, payment.type);
    }
    const PurchaseChange change = changeOf(option);
    const auto erase = [&result](const Commitment &each) {
        const auto gone = std::ranges::find(result.commitments, each);
        if (gone != result.commitments.end())
            result.commitments.erase(gone);
    };
    for (const Commitment &each : change.dropped)
        erase(each);
    for (const Commitment &each : change.kept) {
        if (std::ranges::count(result.commitments, each) == 0)
            result.commitments.push_back(each);
    }
    result.commitments.insert(result.commitments.end(), change.added.begin(), change.added.end());
    // To state what is bought is no purchase: what changes nothing else leaves the plan as it is typed.
    return result == told && !isLate ? plan : result;
}

Plan withBest(const Plan &plan, const Buying &buying)
{
    Plan result = plan;
    postponeLatePurchases(result, buying.day);
    for (const UselessPurchase &each : buying.useless) {
        const auto gone = std::ranges::find(result.commitments, each.commitment);
        if (gone != result.commitments.end())
            result.commitments.erase(gone);
    }
    for (const BuyingGroup &group : buying.groups)
        result = bought(result, group.options[group.best]);
    if (!(result == plan))
        cost::tell(result, buying.begun);
    return result;
}

} // namespace slipway
