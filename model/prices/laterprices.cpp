// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/prices/laterprices.h"

#include <cmath>

namespace slipway {

namespace {

std::vector<LaterPrice> announcedOf(const PriceSnapshot &prices, SizeId size, RegionId region, PriceType type)
{
    std::vector<LaterPrice> later;
    // A list price that is announced does not change what was agreed.
    const bool isAgreed = prices.isAgreed(size, region, type);
    for (const AnnouncedPrice &each : prices.announced()) {
        if (isAgreed && each.origin.source != PriceSnapshot::sheetSource())
            continue;
        if (each.size == size && each.region == region && each.type == type
            && PriceSnapshot::usable(each.origin.flag))
            later.push_back({each.from, each.hourly, each.origin});
    }
    return later;
}

} // namespace

std::vector<LaterPrice> laterPrices(const PriceSnapshot &prices, SizeId size, RegionId region, PriceType type)
{
    if (prices.announced().empty())
        return {};
    const PriceType published = type == PriceType::LowPriority ? PriceType::Spot : type;
    std::vector<LaterPrice> later = announcedOf(prices, size, region, published);
    if (!later.empty() || !isReservation(type))
        return later;
    const std::optional<VmPrice> now = prices.vm(size, region, type);
    if (!now || !now->estimate)
        return {};
    later = announcedOf(prices, size, region, PriceType::PayAsYouGo);
    for (LaterPrice &each : later) {
        each.hourly = Rate(std::llround(static_cast<double>(each.hourly.raw()) * now->estimate->ratio));
        each.origin.flag = PriceFlag::EstimatedByRatio;
    }
    return later;
}

std::vector<LaterPrice> laterPrices(const PriceSnapshot &prices, const QString &meter, const QString &region,
                                    const MeterPrice &now)
{
    std::vector<LaterPrice> later;
    for (const AnnouncedMeter &each : prices.announcedMeters()) {
        if (now.origin.source == PriceSnapshot::sheetSource() && each.price.origin.source != now.origin.source)
            continue;
        if (each.meter == meter && (each.price.region == region || each.price.region == now.region))
            later.push_back({each.from, each.price.rate, each.price.origin});
    }
    return later;
}

} // namespace slipway
