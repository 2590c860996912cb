// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/places.h"

#include "model/cost/pricetypes.h"
#include "model/eligibility/verdicts.h"
#include "model/search/profile.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace slipway::search {

Places::Places(const Subject &subject)
    : m_subject(subject)
    , m_discount(static_cast<int>(std::lround(std::clamp(subject.plan.discountPercent, 0.0, 99.99) * 100)))
{
    const Compute &compute = subject.asPlanned();
    for (std::size_t r = 0; r < subject.context.catalog.regions().size(); ++r)
        m_against.push_back(againstRegion(static_cast<RegionId>(r)));

    std::vector<PriceType> types{PriceType::PayAsYouGo, PriceType::Spot, PriceType::LowPriority};
    if (subject.query.commitments)
        types.insert(types.end(),
                     {PriceType::Reservation1Year, PriceType::Reservation3Years, PriceType::Reservation5Years,
                      PriceType::SavingsPlan1Year, PriceType::SavingsPlan3Years});
    const PriceType now = cost::effectivePriceType(compute);
    if (std::ranges::find(types, now) == types.end())
        types.push_back(now);
    for (const PriceType type : types)
        m_types.push_back({type, subject.eligibility.ofPriceType(type)});

    for (const cost::Use &use : subject.use().billed) {
        if (use.by == cost::PricedBy::Meter)
            addMeter(use.price);
        else if (use.by == cost::PricedBy::Size && !use.price.isEmpty())
            m_system = subject.context.catalog.findSize(use.price);
    }
}

Exclusions Places::againstRegion(RegionId region) const
{
    if (!m_subject.anyHome)
        return m_subject.eligibility.ofRegion(region, m_subject.query.everyRegion);
    // What stays with the workspace is wherever that is, and that may be where the data may be.
    const bool may = mayDataGoTo(m_subject.plan, m_subject.context.catalog.region(region));
    return may ? 0 : bit(Exclusion::Region);
}

void Places::addMeter(const QString &meter)
{
    m_meterIds << meter;
    std::vector<std::int64_t> &rates = m_meters.emplace_back();
    for (const Region &region : m_subject.context.catalog.regions()) {
        const std::optional<MeterPrice> price = m_subject.context.prices.meter(meter, region.id);
        rates.push_back(price ? discounted(price->rate) : absent);
    }
}

std::int64_t Places::discounted(Rate rate) const
{
    return m_discount == 0 ? rate.raw() : rate.discounted(m_discount).raw();
}

std::int64_t Places::vm(SizeId size, std::size_t region, PriceType type) const
{
    const Rate rate = m_subject.context.prices.usableRate(size, static_cast<RegionId>(region), type);
    return rate < Rate(0) ? absent : discounted(rate);
}

std::int64_t Places::system(std::size_t region, PriceType type) const
{
    return m_system ? vm(*m_system, region, type == PriceType::Spot ? PriceType::PayAsYouGo : type) : absent;
}

std::optional<std::size_t> Places::meterOf(const QString &meter) const
{
    const qsizetype index = m_meterIds.indexOf(meter);
    if (index < 0)
        return std::nullopt;
    return static_cast<std::size_t>(index);
}

} // namespace slipway::search
