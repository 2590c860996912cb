// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/pricetypes.h"

#include "model/base/planwords.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::cost {

bool isPaidByTerm(const Compute &compute)
{
    return termMonths(effectivePriceType(compute)) > 0;
}

bool hasTermsAsPrices(const Plan &plan)
{
    return std::ranges::any_of(plan.computes, isPaidByTerm);
}

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

bool paysAsItGoes(PriceType type)
{
    return type == PriceType::PayAsYouGo || isSavingsPlan(type);
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

QString priceTypeKey(PriceType type)
{
    switch (type) {
    case PriceType::PayAsYouGo:
        return u"pay-as-you-go"_s;
    case PriceType::Spot:
        return u"spot"_s;
    case PriceType::LowPriority:
        return u"low-priority"_s;
    case PriceType::Reservation1Year:
        return u"1-year reservation"_s;
    case PriceType::Reservation3Years:
        return u"3-year reservation"_s;
    case PriceType::Reservation5Years:
        return u"5-year reservation"_s;
    case PriceType::SavingsPlan1Year:
        return u"1-year savings plan"_s;
    case PriceType::SavingsPlan3Years:
        return u"3-year savings plan"_s;
    }
    return {};
}

} // namespace slipway::cost
