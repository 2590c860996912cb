// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/regionprices.h"

#include "model/cost/pricetypes.h"
#include "model/eligibility/verdicts.h"
#include "model/search/profile.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace slipway::search {

RegionPrices::RegionPrices(const SearchedCompute &searched)
    : m_searched(searched)
    , m_discount(static_cast<int>(std::lround(std::clamp(searched.plan.discountPercent, 0.0, 99.99) * 100)))
{
    const Compute &compute = searched.asPlanned();
    for (std::size_t r = 0; r < searched.context.catalog.regions().size(); ++r)
        m_against.push_back(againstRegion(static_cast<RegionId>(r)));

    std::vector<PriceType> types{PriceType::PayAsYouGo, PriceType::Spot, PriceType::LowPriority};
    if (searched.query.commitments)
        types.insert(types.end(),
                     {PriceType::Reservation1Year, PriceType::Reservation3Years, PriceType::Reservation5Years,
                      PriceType::SavingsPlan1Year, PriceType::SavingsPlan3Years});
    const PriceType now = cost::effectivePriceType(compute);
    if (std::ranges::find(types, now) == types.end())
        types.push_back(now);
    for (const PriceType type : types)
        m_types.push_back({type, searched.eligibility.ofPriceType(type)});

    for (const cost::Use &use : searched.use().billed) {
        if (use.by == cost::PricedBy::Meter)
            addMeter(use.price);
        else if (use.by == cost::PricedBy::Size && !use.price.isEmpty())
            m_system = searched.context.catalog.findSize(use.price);
    }
}

Exclusions RegionPrices::againstRegion(RegionId region) const
{
    if (!m_searched.anyHome)
        return m_searched.eligibility.ofRegion(region, m_searched.query.everyRegion);
    // What stays with the workspace is wherever that is, and that may be where the data may be.
    const bool may = mayDataGoTo(m_searched.plan, m_searched.context.catalog.region(region));
    return may ? 0 : bit(Exclusion::Region);
}

void RegionPrices::addMeter(const QString &meter)
{
    m_meterIds << meter;
    std::vector<std::int64_t> &rates = m_meters.emplace_back();
    for (const Region &region : m_searched.context.catalog.regions()) {
        const std::optional<MeterPrice> price = m_searched.context.prices.meter(meter, region.id);
        rates.push_back(price ? discounted(price->rate) : absent);
    }
}

std::int64_t RegionPrices::discounted(Rate rate) const
{
    return m_discount == 0 ? rate.raw() : rate.discounted(m_discount).raw();
}

std::int64_t RegionPrices::vm(SizeId size, std::size_t region, PriceType type) const
{
    const Rate rate = m_searched.context.prices.usableRate(size, static_cast<RegionId>(region), type);
    return rate < Rate(0) ? absent : discounted(rate);
}

std::int64_t RegionPrices::system(std::size_t region, PriceType type) const
{
    return m_system ? vm(*m_system, region, type == PriceType::Spot ? PriceType::PayAsYouGo : type) : absent;
}

std::optional<std::size_t> RegionPrices::meterOf(const QString &meter) const
{
    const qsizetype index = m_meterIds.indexOf(meter);
    if (index < 0)
        return std::nullopt;
    return static_cast<std::size_t>(index);
}

} // namespace slipway::search
