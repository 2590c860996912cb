// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/buying/termwords.h"

#include "model/base/planwords.h"
#include "model/cost/linewriter.h"
#include "model/cost/pricetypes.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway {

QStringList termsOfPlan(const BuyingGroup &group)
{
    QStringList words;
    const auto add = [&words](PriceType type) {
        const QString text = cost::priceTypeWords(type);
        if (!words.contains(text))
            words << text;
    };
    if (group.options.empty())
        return words;
    const BuyingOption &best = group.options[group.best];
    for (const ComputePayment &each : group.reserved) {
        if (!std::ranges::count(best.payments, each))
            add(each.type);
    }
    for (const Commitment &each : changeOf(best).dropped)
        add(each.type);
    return words;
}

QString commitmentWords(const Catalog &catalog, const Commitment &commitment)
{
    return cost::commitmentName(catalog, commitment);
}

QString scopeDoubt(const Commitment &commitment)
{
    if (commitment.scope.isEmpty())
        return PlanWords::tr(
            "Its scope is not told: where it reaches others alone, it covers nothing of this plan.");
    if (commitment.scope.compare(u"Shared"_s, Qt::CaseInsensitive) == 0)
        return {};
    if (commitment.scope.compare(u"Single"_s, Qt::CaseInsensitive) == 0)
        return PlanWords::tr("Its scope is Single: it covers machines of one subscription or resource group, "
                             "and nothing of this plan where "
                             "that runs elsewhere.");
    return PlanWords::tr("Its scope is %1: it covers nothing of this plan where that runs outside of it.")
        .arg(commitment.scope.left(80));
}

} // namespace slipway
