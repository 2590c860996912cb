// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/regionprices.h"

#include "model/cost/discounts.h"
#include "model/cost/pricetypes.h"
#include "model/cost/pricing.h"
#include "model/eligibility/verdicts.h"
#include "model/prices/laterprices.h"
#include "model/prices/sheetprices.h"
#include "model/search/profile.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::search {

RegionPrices::RegionPrices(const SearchedCompute &searched)
    : m_searched(searched)
    , m_discount(cost::discountBasisPoints(searched.plan, cost::machineService()))
{
    m_anyAgreed = searched.context.prices.hasAgreedPrices();
    listEpochs();
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
    const int discount = cost::discountBasisPoints(m_searched.plan, cost::serviceOf(meter));
    std::vector<std::int64_t> &rates = m_meters.emplace_back();
    for (const Region &region : m_searched.context.catalog.regions()) {
        const std::optional<MeterPrice> price = m_searched.context.prices.meter(meter, region.id);
        const std::size_t first = rates.size();
        const bool agreed = price && PriceSnapshot::isAgreed(price->origin);
        const auto paid = [&](Rate rate, const PriceOrigin &origin) {
            return agreed || PriceSnapshot::isAgreed(origin)
                ? sheetRate(rate, origin.sheet, m_searched.exchange).raw()
                : rate.discounted(discount).raw();
        };
        rates.resize(first + epochs(), price ? paid(price->rate, price->origin) : absent);
        if (!price)
            continue;
        for (const LaterPrice &each : laterPrices(m_searched.context.prices, meter, region.id, *price)) {
            const int month = cost::monthsFrom(m_searched.plan.start, each.from);
            if (month < m_searched.plan.months)
                std::fill(rates.begin() + static_cast<std::ptrdiff_t>(first + epochOf(month)), rates.end(),
                          paid(each.hourly, each.origin));
        }
    }
}

/// Every month within the horizon in which something comes into force.
void RegionPrices::listEpochs()
{
    const PriceSnapshot &prices = m_searched.context.prices;
    const auto begin = [this](const QDate &day) {
        const int month = cost::monthsFrom(m_searched.plan.start, day);
        if (month > 0 && month < m_searched.plan.months)
            m_starts.push_back(month);
    };
    for (const AnnouncedPrice &each : prices.announced())
        begin(each.from);
    for (const AnnouncedMeter &each : prices.announcedMeters())
        begin(each.from);
    std::ranges::sort(m_starts);
    m_starts.erase(std::unique(m_starts.begin(), m_starts.end()), m_starts.end());
    for (const AnnouncedPrice &each : prices.announced()) {
        const int month = cost::monthsFrom(m_searched.plan.start, each.from);
        if (month < m_searched.plan.months && PriceSnapshot::usable(each.origin.flag))
            m_later[keyOf(each.size, indexOf(each.region), each.type)].push_back(
                {epochOf(month), sheetRate(each.hourly, each.origin.sheet, m_searched.exchange),
                 PriceSnapshot::isAgreed(each.origin)});
    }
}

std::size_t RegionPrices::epochOf(int month) const
{
    const auto next = std::ranges::upper_bound(m_starts, month);
    return next == m_starts.begin() ? 0 : static_cast<std::size_t>(next - m_starts.begin()) - 1;
}

std::size_t RegionPrices::keyOf(SizeId size, std::size_t region, PriceType type)
{
    constexpr std::size_t mostRegions = 4096;
    return (indexOf(size) * mostRegions + region) * priceTypeCount + static_cast<std::size_t>(type);
}

std::optional<RegionPrices::Later> RegionPrices::announced(SizeId size, std::size_t region, PriceType type,
                                                           std::size_t epoch) const
{
    const auto found = m_later.find(keyOf(size, region, type));
    std::optional<Later> list;
    if (found != m_later.end()) {
        for (const Later &each : found->second)
            list = each.epoch <= epoch ? std::optional(each) : list;
    }
    return list;
}

std::int64_t RegionPrices::discounted(Rate rate) const
{
    return m_discount == 0 ? rate.raw() : rate.discounted(m_discount).raw();
}

std::int64_t RegionPrices::vm(SizeId size, std::size_t region, PriceType type, std::size_t epoch) const
{
    const auto place = static_cast<RegionId>(region);
    const Rate rate = m_searched.context.prices.usableRate(size, place, type);
    if (rate < Rate(0))
        return absent;
    const bool agreed = m_anyAgreed && m_searched.context.prices.isAgreed(size, place, type);
    const Rate now
        = agreed ? agreedRate(rate, m_searched.context.prices.sheetOf(size, place, type), m_searched.exchange, type) : rate;
    const Later price = priceBy(size, region, type, epoch, {0, now, agreed});
    return price.agreed ? price.list.raw() : discounted(price.list);
}

RegionPrices::Later RegionPrices::priceBy(SizeId size, std::size_t region, PriceType type, std::size_t epoch,
                                         Later now) const
{
    if (m_later.empty())
        return now;
    const std::optional<Later> list
        = announced(size, region, type == PriceType::LowPriority ? PriceType::Spot : type, epoch);
    const bool mayFollow = isReservation(type) && announced(size, region, PriceType::PayAsYouGo, epoch);
    if (list && !m_anyAgreed)
        return *list;
    // A reservation that is worked out from pay-as-you-go follows it, and what was agreed follows no list.
    if (list || mayFollow) {
        const auto place = static_cast<RegionId>(region);
        const bool wasAgreed = now.agreed;
        for (const LaterPrice &each : laterPrices(m_searched.context.prices, size, place, type)) {
            const bool agreed = wasAgreed || PriceSnapshot::isAgreed(each.origin);
            const Rate listed = agreed ? agreedRate(each.hourly, each.origin.sheet, m_searched.exchange, type)
                                       : sheetRate(each.hourly, each.origin.sheet, m_searched.exchange);
            now = isBy(each.from, epoch) ? Later{0, listed, agreed} : now;
        }
    }
    return now;
}

/// Whether an announced price holds in an epoch.
bool RegionPrices::isBy(const QDate &day, std::size_t epoch) const
{
    const int month = cost::monthsFrom(m_searched.plan.start, day);
    return month < m_searched.plan.months && epochOf(month) <= epoch;
}

std::int64_t RegionPrices::system(std::size_t region, PriceType type, std::size_t epoch) const
{
    return m_system ? vm(*m_system, region, type == PriceType::Spot ? PriceType::PayAsYouGo : type, epoch)
                    : absent;
}

std::optional<std::size_t> RegionPrices::meterOf(const QString &meter) const
{
    const qsizetype index = m_meterIds.indexOf(meter);
    if (index < 0)
        return std::nullopt;
    return static_cast<std::size_t>(index);
}

} // namespace slipway::search
