// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/pricetypes.h"

#include "model/base/planwords.h"

using namespace Qt::StringLiterals;

namespace slipway::cost {

PriceType effectivePriceType(const Compute &compute)
{
    switch (compute.tier) {
    case Tier::Dedicated:
        return compute.priceType;
    case Tier::LowPriority:
        return PriceType::LowPriority;
    case Tier::Spot:
        return PriceType::Spot;
    }
    return compute.priceType;
}

Tier tierOf(PriceType type)
{
    if (type == PriceType::Spot)
        return Tier::Spot;
    return type == PriceType::LowPriority ? Tier::LowPriority : Tier::Dedicated;
}

void pay(Compute &compute, PriceType type)
{
    compute.tier = tierOf(type);
    if (compute.tier == Tier::Dedicated)
        compute.priceType = type;
}

QString priceTypeWords(PriceType type)
{
    switch (type) {
    case PriceType::PayAsYouGo:
        return PlanWords::tr("pay-as-you-go");
    case PriceType::Spot:
        return PlanWords::tr("spot");
    case PriceType::LowPriority:
        return PlanWords::tr("low-priority");
    case PriceType::Reservation1Year:
        return PlanWords::tr("1-year reservation");
    case PriceType::Reservation3Years:
        return PlanWords::tr("3-year reservation");
    case PriceType::Reservation5Years:
        return PlanWords::tr("5-year reservation");
    case PriceType::SavingsPlan1Year:
        return PlanWords::tr("1-year savings plan");
    case PriceType::SavingsPlan3Years:
        return PlanWords::tr("3-year savings plan");
    }
    return {};
}

} // namespace slipway::cost
