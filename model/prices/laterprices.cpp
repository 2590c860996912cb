// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/prices/laterprices.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace slipway {

namespace {

std::vector<LaterPrice> announcedOf(const PriceSnapshot &prices, SizeId size, RegionId region, PriceType type)
{
    std::vector<LaterPrice> later;
    // What additions state stays, whatever is announced.
    if (const std::optional<VmPrice> now = prices.vm(size, region, type); now && now->origin.stated)
        return later;
    // A list price that is announced does not change what was agreed, nor what is agreed from an earlier day on.
    bool isAgreed = prices.isAgreed(size, region, type);
    for (const AnnouncedPrice &each : prices.announced()) {
        if (each.size != size || each.region != region || each.type != type || !PriceSnapshot::usable(each.origin.flag))
            continue;
        const bool isOfSheet = each.origin.source == PriceSnapshot::sheetSource();
        if (!isOfSheet && isAgreed)
            continue;
        isAgreed = isAgreed || isOfSheet;
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
    if (now.origin.stated)
        return later;
    bool isAgreed = PriceSnapshot::isAgreed(now.origin);
    // What is agreed for the region goes before what is agreed for everywhere, as among prices that hold.
    bool isOfRegion = isAgreed && now.region == region;
    for (const AnnouncedMeter &each : prices.announcedMeters()) {
        const bool isOfSheet = each.price.origin.source == PriceSnapshot::sheetSource();
        const bool isHere = each.price.region == region || each.price.region == now.region || (isOfSheet && each.price.region == u"Global");
        if (each.meter != meter || !isHere || (!isOfSheet && isAgreed))
            continue;
        if (isOfSheet && each.price.region != region && isOfRegion)
            continue;
        if (isOfSheet && each.price.region == region) {
            isOfRegion = true;
            std::erase_if(later, [&](const LaterPrice &other) { return other.from == each.from; });
        }
        isAgreed = isAgreed || isOfSheet;
        later.push_back({each.from, each.price.rate, each.price.origin});
    }
    return later;
}

std::optional<QDate> lastDayOf(const PriceSnapshot &prices, SizeId size, RegionId region, PriceType type)
{
    if (prices.endings().empty())
        return std::nullopt;
    const std::optional<VmPrice> now = prices.vm(size, region, type);
    if (now && now->origin.stated)
        return std::nullopt;
    if (type == PriceType::LowPriority)
        type = PriceType::Spot;
    else if (now && now->estimate)
        type = PriceType::PayAsYouGo;
    const auto key = [](const EndingPrice &each) { return std::tuple(each.size, each.region, each.type); };
    const std::tuple asked(size, region, type);
    const auto found = std::ranges::lower_bound(prices.endings(), asked, {}, key);
    return found == prices.endings().end() || key(*found) != asked ? std::nullopt
                                                                   : std::optional(found->last);
}

std::optional<QDate> lastDayOf(const PriceSnapshot &prices, const QString &meter, const MeterPrice &now)
{
    const auto found = std::ranges::find_if(prices.meterEndings(), [&](const EndingMeter &each) {
        return each.meter == meter && each.region == now.region;
    });
    return now.origin.stated || found == prices.meterEndings().end() ? std::nullopt
                                                                     : std::optional(found->last);
}

} // namespace slipway
