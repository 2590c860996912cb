// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/buying/termwords.h"

#include "model/cost/pricetypes.h"

namespace slipway {

QStringList termsOfPlan(const BuyingGroup &group)
{
    QStringList words;
    for (const ComputePayment &each : group.reserved) {
        const QString type = cost::priceTypeWords(each.type);
        if (!words.contains(type))
            words << type;
    }
    return words;
}

} // namespace slipway
