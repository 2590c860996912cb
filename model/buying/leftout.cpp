// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/buying/leftout.h"

#include "model/base/planwords.h"
#include "model/cost/linewriter.h"
#include "model/cost/pricetypes.h"
#include "model/plan/plannedpurchase.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::buying {

QString whyNoGroup(const Commitment &each, const Plan &plan, const Context &context)
{
    const QString name = cost::commitmentName(context.catalog, each);
    if (each.start.plusMonths(termMonths(each.type)) <= plan.start)
        return PlanWords::tr("%1 is over before the plan begins.", "a purchase").arg(name);
    if (plan.start.plusMonths(plan.months) <= each.start)
        return PlanWords::tr("%1 begins after the plan ends.", "a purchase").arg(name);
    const QString what = isSavingsPlan(each.type)
        ? PlanWords::tr("%1 takes nothing off that any document confirms", "a purchase").arg(name)
        : PlanWords::tr("%1 reaches no machine that the plan pays by the hour", "a purchase").arg(name);
    return isYetToBuy(each, context.asOf)
        ? PlanWords::tr("%1, and is yet to be bought: do without it.", "a sentence").arg(what)
        : what + u'.';
}

QStringList leftOut(const Plan &plan, const cost::Bill &bill, const std::vector<Commitment> &commitments,
                    const std::vector<BuyingGroup> &groups, const Context &context)
{
    QStringList sentences;
    for (std::size_t i = 0; i < plan.computes.size(); ++i) {
        const Compute &compute = plan.computes[i];
        const cost::ComputeUse &use = bill.computes[i];
        const bool seen = std::ranges::any_of(
            groups, [&](const BuyingGroup &group) { return group.computes.contains(compute.id); });
        if (seen || !use.used() || !use.size || compute.ownerPrice)
            continue;
        const PriceType paid = cost::effectivePriceType(compute);
        if (termMonths(paid) > 0)
            sentences << PlanWords::tr("%1 pays for its machines as a %2 that has begun: that is bought, and "
                                       "owed to its end whatever becomes of them.",
                                       "a compute, 1-year reservation")
                             .arg(compute.id, cost::priceTypeWords(paid));
        else if (isPreemptible(paid))
            sentences << PlanWords::tr("%1 runs on machines that may be taken away, as the plan has it.",
                                       "a compute")
                             .arg(compute.id);
        else if (use.peakInstances > 0 && use.billing != Billing::Spark && use.billing != Billing::Container)
            sentences << PlanWords::tr("%1 bills no hours of a machine with a known price.", "a compute")
                             .arg(compute.id);
    }
    for (const Commitment &each : commitments) {
        const auto isListed = [&](const std::vector<Commitment> &list) {
            return std::ranges::find(list, each) != list.end();
        };
        const bool isSeen = std::ranges::any_of(groups, [&](const BuyingGroup &group) {
            return isListed(group.owned) || isListed(group.planned);
        });
        if (!isSeen && (!isSavingsPlan(each.type) || isYetToBuy(each, context.asOf)))
            sentences << whyNoGroup(each, plan, context);
    }
    return sentences;
}

} // namespace slipway::buying
