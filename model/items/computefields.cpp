// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/computefields.h"

namespace slipway {

std::vector<Tier> tiersOf(const Catalog &catalog, const PriceSnapshot &prices, const QString &targetId)
{
    std::vector<Tier> tiers = {Tier::Dedicated};
    if (prices.use(catalog.behaviourOf(targetId), PriceType::LowPriority).support == Support::Yes)
        tiers.push_back(Tier::LowPriority);
    if (catalog.traits(targetId).uses(ComputeField::Tier)
        && prices.use(catalog.behaviourOf(targetId), PriceType::Spot).support != Support::No)
        tiers.push_back(Tier::Spot);
    return tiers;
}

std::vector<PriceType> priceTypesOf(const Catalog &catalog, const PriceSnapshot &prices,
                                    const QString &targetId)
{
    std::vector<PriceType> types = {PriceType::PayAsYouGo};
    if (!catalog.traits(targetId).uses(ComputeField::PriceType))
        return types;
    for (const PriceType type :
         {PriceType::Reservation1Year, PriceType::Reservation3Years, PriceType::Reservation5Years,
          PriceType::SavingsPlan1Year, PriceType::SavingsPlan3Years}) {
        if (prices.use(catalog.behaviourOf(targetId), type).support != Support::No)
            types.push_back(type);
    }
    return types;
}

} // namespace slipway
