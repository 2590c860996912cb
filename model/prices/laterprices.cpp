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

namespace {

/// Each end with the first later price behind it.
std::vector<PriceGap> gapsBefore(const std::vector<QDate> &ends, const std::vector<LaterPrice> &later)
{
    std::vector<PriceGap> gaps;
    for (const QDate &last : ends) {
        const auto next
            = std::ranges::find_if(later, [&](const LaterPrice &each) { return each.from > last; });
        gaps.push_back({last, next == later.end() ? QDate() : next->from});
    }
    return gaps;
}

/// Of a published price, in the order of the days.
std::vector<QDate> endsOf(const PriceSnapshot &prices, SizeId size, RegionId region, PriceType type)
{
    const auto key = [](const EndingPrice &each) { return std::tuple(each.size, each.region, each.type); };
    const std::tuple asked(size, region, type);
    std::vector<QDate> ends;
    for (auto each = std::ranges::lower_bound(prices.endings(), asked, {}, key);
         each != prices.endings().end() && key(*each) == asked; ++each)
        ends.push_back(each->last);
    return ends;
}

std::vector<QDate> endsOf(const PriceSnapshot &prices, const QString &meter, const QString &region)
{
    std::vector<QDate> ends;
    for (const EndingMeter &each : prices.meterEndings()) {
        if (each.meter == meter && each.region == region)
            ends.push_back(each.last);
    }
    return ends;
}

std::optional<QDate> firstOf(const std::vector<QDate> &days)
{
    return days.empty() ? std::nullopt : std::optional(days.front());
}

} // namespace

std::vector<PriceGap> gapsOf(const PriceSnapshot &prices, SizeId size, RegionId region, PriceType type)
{
    if (prices.endings().empty())
        return {};
    const std::optional<VmPrice> now = prices.vm(size, region, type);
    if (now && now->origin.stated)
        return {};
    PriceType published = type;
    if (type == PriceType::LowPriority)
        published = PriceType::Spot;
    else if (now && now->estimate)
        published = PriceType::PayAsYouGo;
    const std::vector<QDate> ends = endsOf(prices, size, region, published);
    return ends.empty() ? std::vector<PriceGap>() : gapsBefore(ends, laterPrices(prices, size, region, type));
}

std::vector<PriceGap> gapsOf(const PriceSnapshot &prices, const QString &meter, const QString &region,
                             const MeterPrice &now)
{
    const std::vector<QDate> ends
        = now.origin.stated ? std::vector<QDate>() : endsOf(prices, meter, now.region);
    return ends.empty() ? std::vector<PriceGap>() : gapsBefore(ends, laterPrices(prices, meter, region, now));
}

std::optional<QDate> firstEndOf(const PriceSnapshot &prices, SizeId size, RegionId region, PriceType type)
{
    return firstOf(endsOf(prices, size, region, type));
}

std::optional<QDate> firstEndOf(const PriceSnapshot &prices, const QString &meter, const QString &region)
{
    return firstOf(endsOf(prices, meter, region));
}

} // namespace slipway
