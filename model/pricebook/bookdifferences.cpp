// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pricebook/bookdifferences.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

void compareMeters(const PriceSnapshot &before, const PriceSnapshot &after, BookDifferences &result)
{
    const auto in = [](const std::vector<MeterPrice> &prices, const QString &region) {
        const auto found = std::find_if(prices.begin(), prices.end(),
                                        [&](const MeterPrice &each) { return each.region == region; });
        return found == prices.end() ? nullptr : &*found;
    };
    QStringList ids = before.meters() + after.meters();
    ids.removeDuplicates();
    ids.sort();
    for (const QString &id : ids) {
        const std::vector<MeterPrice> old = before.meterPrices(id);
        const std::vector<MeterPrice> now = after.meterPrices(id);
        for (const MeterPrice &price : now) {
            PriceChange change{{}, id, price.region, PriceType::PayAsYouGo, {}, price.rate, {}, {}};
            if (const MeterPrice *known = in(old, price.region)) {
                change.before = known->rate;
                change.beforeDate = known->origin.date;
            }
            if (!change.before)
                result.added.push_back(change);
            else if (*change.before != price.rate)
                result.changed.push_back(change);
            else
                ++result.same;
        }
        for (const MeterPrice &price : old) {
            if (in(now, price.region) == nullptr)
                result.gone.push_back({{}, id, price.region, PriceType::PayAsYouGo, {}, price.rate, {}, {}});
        }
    }
}

} // namespace

BookDifferences bookDifferences(const PriceSnapshot &before, const PriceSnapshot &after,
                                const Catalog &catalog)
{
    BookDifferences result;
    after.visitPublished([&](SizeId size, RegionId region, PriceType type) {
        const VmPrice now = *after.vm(size, region, type);
        auto old = before.vm(size, region, type);
        if (old && old->estimate)
            old.reset();
        PriceChange change{size, {}, catalog.region(region).id, type, {}, now.hourly, {}, {}};
        if (!old) {
            result.added.push_back(change);
            return;
        }
        change.before = old->hourly;
        change.beforeDate = old->origin.date;
        if (old->hourly != now.hourly)
            result.changed.push_back(change);
        else
            ++result.same;
    });
    before.visitPublished([&](SizeId size, RegionId region, PriceType type) {
        const auto now = after.vm(size, region, type);
        if (!now || now->estimate)
            result.gone.push_back({size,
                                   {},
                                   catalog.region(region).id,
                                   type,
                                   {},
                                   before.vm(size, region, type)->hourly,
                                   {},
                                   {}});
    });
    compareMeters(before, after, result);
    return result;
}

} // namespace slipway
