// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pricebook/bookdifferences.h"

#include "model/pricebook/chargeduntil.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

/// A price that both books have: what of it differs.
void compare(const PriceChange &change, const PriceOrigin &old, const PriceOrigin &now, BookDifferences &result)
{
    const bool wasAgreed = PriceSnapshot::isAgreed(old);
    const bool isAgreed = PriceSnapshot::isAgreed(now);
    if (wasAgreed != isAgreed)
        (isAgreed ? result.agreed : result.listed).push_back(change);
    if (*change.before != change.after)
        result.changed.push_back(change);
    else if (wasAgreed == isAgreed)
        ++result.same;
}

/// What is announced of a size or a meter in a region for a day, by a list or an agreement.
using AnnouncedKey = std::tuple<std::size_t, QString, QString, PriceType, QDate, bool>;

AnnouncedKey keyOf(const PriceChange &change, const PriceOrigin &origin)
{
    return {change.size ? indexOf(*change.size) + 1 : 0, change.meter, change.region,
            change.type,                                 change.from,  PriceSnapshot::isAgreed(origin)};
}

/// Puts what is announced beside what is charged until then, which it takes the place of one day.
void follow(PriceChange &change, const PriceOrigin &origin, ChargedUntil &charged)
{
    if (const ChargedUntil::Step *before = charged.before(change.from))
        change.before = before->rate;
    if (PriceSnapshot::usable(origin.flag))
        charged.add({change.from, change.after});
}

/// What a book announces and charges one day, each beside what is charged until then. A list price of what is agreed by then is never
/// charged.
std::map<AnnouncedKey, PriceChange> announcedIn(const PriceSnapshot &book, const Catalog &catalog)
{
    std::map<AnnouncedKey, PriceChange> all;
    std::set<std::tuple<SizeId, RegionId, PriceType>> agreedSizes;
    std::map<std::tuple<SizeId, RegionId, PriceType>, ChargedUntil> sizes;
    for (const AnnouncedPrice &each : book.announced()) {
        const std::tuple of(each.size, each.region, each.type);
        const bool isAgreed = PriceSnapshot::isAgreed(each.origin);
        if (!isAgreed && (agreedSizes.contains(of) || book.isAgreed(each.size, each.region, each.type)))
            continue;
        if (isAgreed)
            agreedSizes.insert(of);
        const auto [charged, isFirst] = sizes.try_emplace(of);
        if (isFirst) {
            if (const auto now = book.vm(each.size, each.region, each.type); now && !now->estimate)
                charged->second.add({{}, now->hourly});
        }
        PriceChange change{each.size, {}, catalog.region(each.region).id, each.type, {}, each.hourly, each.from, {}};
        follow(change, each.origin, charged->second);
        all.insert_or_assign(keyOf(change, each.origin), change);
    }
    std::set<std::tuple<QString, QString>> agreedMeters;
    std::map<std::tuple<QString, QString>, ChargedUntil> meters;
    for (const AnnouncedMeter &each : book.announcedMeters()) {
        const std::tuple of(each.meter, each.price.region);
        const auto now = book.meter(each.meter, each.price.region);
        const bool isAgreed = PriceSnapshot::isAgreed(each.price.origin);
        if (!isAgreed && (agreedMeters.contains(of) || (now && PriceSnapshot::isAgreed(now->origin))))
            continue;
        if (isAgreed)
            agreedMeters.insert(of);
        const auto [charged, isFirst] = meters.try_emplace(of);
        if (isFirst && now && !now->estimated)
            charged->second.add({{}, now->rate});
        PriceChange change{{},         each.meter, each.price.region, PriceType::PayAsYouGo, {}, each.price.rate,
                           each.from, {}};
        follow(change, each.price.origin, charged->second);
        all.insert_or_assign(keyOf(change, each.price.origin), change);
    }
    return all;
}

void compareAnnounced(const PriceSnapshot &before, const PriceSnapshot &after, const Catalog &catalog,
                      BookDifferences &result)
{
    const std::map<AnnouncedKey, PriceChange> old = announcedIn(before, catalog);
    const std::map<AnnouncedKey, PriceChange> now = announcedIn(after, catalog);
    for (const auto &[key, change] : now) {
        const auto same = old.find(key);
        if (same == old.end() || same->second.after != change.after)
            result.announced.push_back(change);
    }
    for (const auto &[key, change] : old) {
        PriceChange was = change;
        was.before.reset();
        if (!now.contains(key))
            result.withdrawn.push_back(was);
    }
}

/// Of what a book announces, the price of the same thing on a day; none: nothing is announced until then.
std::optional<Rate> announcedOn(const QDate &day, const PriceChange &ending,
                                const std::map<AnnouncedKey, PriceChange> &ahead)
{
    const auto isSame = [&](const PriceChange &each) {
        return each.size == ending.size && each.meter == ending.meter && each.region == ending.region
            && each.type == ending.type;
    };
    std::optional<Rate> rate;
    const std::size_t size = ending.size ? indexOf(*ending.size) + 1 : 0;
    for (auto each = ahead.lower_bound({size, ending.meter, ending.region, ending.type, QDate(), false});
         each != ahead.end() && isSame(each->second) && each->second.from <= day; ++each)
        rate = each->second.after;
    return rate;
}

/// The last days that only `book` tells, each with the price that ends.
PriceChanges endingsOnlyIn(const PriceSnapshot &book, const PriceSnapshot &other, const Catalog &catalog)
{
    PriceChanges only;
    const std::map<AnnouncedKey, PriceChange> ahead = announcedIn(book, catalog);
    const auto add = [&](PriceChange ending, const std::optional<Rate> &now) {
        const std::optional<Rate> rate = announcedOn(ending.from, ending, ahead);
        if (!rate && !now)
            return;
        ending.after = rate ? *rate : *now;
        only.push_back(ending);
    };
    const auto keyOfSize
        = [](const EndingPrice &each) { return std::tuple(each.size, each.region, each.type, each.last); };
    std::set<std::tuple<SizeId, RegionId, PriceType, QDate>> sizes;
    for (const EndingPrice &each : other.endings())
        sizes.insert(keyOfSize(each));
    for (const EndingPrice &each : book.endings()) {
        if (sizes.contains(keyOfSize(each)))
            continue;
        const auto now = book.vm(each.size, each.region, each.type);
        add({each.size, {}, catalog.region(each.region).id, each.type, {}, {}, each.last, {}},
            now && !now->estimate ? std::optional(now->hourly) : std::nullopt);
    }
    const auto keyOfMeter
        = [](const EndingMeter &each) { return std::tuple(each.meter, each.region, each.last); };
    std::set<std::tuple<QString, QString, QDate>> meters;
    for (const EndingMeter &each : other.meterEndings())
        meters.insert(keyOfMeter(each));
    for (const EndingMeter &each : book.meterEndings()) {
        if (meters.contains(keyOfMeter(each)))
            continue;
        const auto now = book.meter(each.meter, each.region);
        add({{}, each.meter, each.region, PriceType::PayAsYouGo, {}, {}, each.last, {}},
            now ? std::optional(now->rate) : std::nullopt);
    }
    return only;
}

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
            const MeterPrice *known = in(old, price.region);
            if (!known) {
                result.added.push_back(change);
                continue;
            }
            change.before = known->rate;
            change.beforeDate = known->origin.date;
            compare(change, known->origin, price.origin, result);
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
        compare(change, old->origin, now.origin, result);
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
    compareAnnounced(before, after, catalog, result);
    result.ending = endingsOnlyIn(after, before, catalog);
    result.endingNoMore = endingsOnlyIn(before, after, catalog);
    return result;
}

} // namespace slipway
