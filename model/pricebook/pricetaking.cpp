// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pricebook/pricetaking.h"

#include "model/prices/laterprices.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <tuple>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

/// Beyond this many times up or down a price is doubted.
constexpr std::int64_t doubtfulTimes = 3;

/// Parts of pay-as-you-go in the same region that are not believed without a word: no term of the built-in book that is beyond doubt
/// costs less than a tenth of it, and spot nowhere less than a 26th.
constexpr std::int64_t leastOfTerms = 10;
constexpr std::int64_t leastOfSpot = 50;

bool isDoubtful(Rate before, Rate after)
{
    return after.raw() / doubtfulTimes > before.raw() || before.raw() / doubtfulTimes > after.raw();
}

} // namespace

PriceTaking::PriceTaking(const Catalog &catalog, const PriceSnapshot &book, const GatheredPrices &gathered,
                         const PriceImportOptions &options, PriceUpdate &update, ImportReport &report)
    : m_catalog(catalog)
    , m_book(book)
    , m_gathered(gathered)
    , m_options(options)
    , m_update(update)
    , m_report(report)
{
}

void PriceTaking::run()
{
    findAnnouncedLater();
    findListedAhead();
    takeVms();
    takeMeters();
    takeAnnounced();
    takeEndings();
    findWithdrawn();
}

PriceFlag PriceTaking::flagOf(std::size_t at) const
{
    if (m_gathered.typeOf(at) != PriceType::Spot)
        return PriceFlag::None;
    const std::int64_t payg = m_gathered.now(m_gathered.sizeOf(at), m_gathered.regionOf(at), PriceType::PayAsYouGo).rate;
    const Rate known
        = payg != 0 ? Rate(payg) : m_book.usableRate(m_gathered.sizeOf(at), m_gathered.regionOf(at), PriceType::PayAsYouGo);
    return known.raw() > 0 && m_gathered.now()[at].rate >= known.raw() ? PriceFlag::SpotNotCheaper : PriceFlag::None;
}

bool PriceTaking::keeps(const PriceOrigin &known) const
{
    return known.source == PriceSnapshot::sheetSource() && m_update.source != known.source;
}

bool PriceTaking::isEarlierThan(const PriceOrigin &known) const
{
    // What is agreed counts before list prices of whatever day.
    const bool isAgreedNow = m_update.source == PriceSnapshot::sheetSource() && known.source != m_update.source;
    return !isAgreedNow && known.date.isValid() && m_update.date < known.date;
}

void PriceTaking::findAnnouncedLater()
{
    for (const AnnouncedPrice &each : m_book.announced()) {
        if (isEarlierThan(each.origin))
            m_announcedLater.insert(m_gathered.slot(each.size, each.region, each.type));
    }
    for (const AnnouncedMeter &each : m_book.announcedMeters()) {
        if (isEarlierThan(each.price.origin))
            m_metersAnnouncedLater.insert({each.meter, each.price.region});
    }
}

Rate PriceTaking::payAsYouGoRead(SizeId size, RegionId region) const
{
    const Rate before = m_book.usableRate(size, region, PriceType::PayAsYouGo);
    const Rate read(m_gathered.now(size, region, PriceType::PayAsYouGo).rate);
    return before.raw() <= 0 || !isDoubtful(before, read) ? read : Rate();
}

bool PriceTaking::isDearerTerm(const UpdatedPrice &price, Rate payAsYouGo) const
{
    // What is agreed of the one need not be agreed of the other.
    return m_update.source != PriceSnapshot::sheetSource()
        && (isReservation(price.type) || isSavingsPlan(price.type)) && payAsYouGo > Rate()
        && price.hourly > payAsYouGo;
}

bool PriceTaking::standsOut(const UpdatedPrice &price) const
{
    const auto listed = [&](RegionId region) { return m_book.usableRate(price.size, region, PriceType::PayAsYouGo); };
    if (price.type == PriceType::PayAsYouGo) {
        Rate low;
        Rate high;
        for (std::size_t region = 0; region < m_catalog.regions().size(); ++region) {
            const Rate there = listed(RegionId(region));
            if (there.raw() <= 0)
                continue;
            low = low == Rate() ? there : std::min(low, there);
            high = std::max(high, there);
        }
        return high != Rate() && (isDoubtful(low, price.hourly) || isDoubtful(high, price.hourly))
            && (price.hourly < low || price.hourly > high);
    }
    // What is read of pay-as-you-go counts, unless that is suspicious itself.
    const Rate read = payAsYouGoRead(price.size, price.region);
    const Rate payAsYouGo = read != Rate() ? read : listed(price.region);
    if (payAsYouGo.raw() <= 0)
        return false;
    if (isPreemptible(price.type))
        return price.hourly.raw() < payAsYouGo.raw() / leastOfSpot;
    return price.hourly > payAsYouGo || price.hourly.raw() < payAsYouGo.raw() / leastOfTerms;
}

bool PriceTaking::meterStandsOut(const QString &meter, const QString &region, Rate rate) const
{
    if (region == u"Global") // agreed for everywhere, whatever lists say of a region
        return false;
    std::optional<Rate> low;
    std::optional<Rate> high;
    for (const MeterPrice &known : m_book.meterPrices(meter)) {
        if (known.rate.raw() <= 0)
            continue;
        low = std::min(low.value_or(known.rate), known.rate);
        high = std::max(high.value_or(known.rate), known.rate);
    }
    return low && ((rate < *low && isDoubtful(*low, rate)) || (rate > *high && isDoubtful(*high, rate)));
}

void PriceTaking::takeVms()
{
    std::vector<bool> regions(m_catalog.regions().size());
    // A list that grows is in memory twice while it does.
    const auto count = static_cast<std::size_t>(
        std::count_if(m_gathered.now().begin(), m_gathered.now().end(), [](const GatheredPrices::Candidate &each) { return each.rate != 0; }));
    m_update.prices.reserve(count);
    for (std::size_t at = 0; at < m_gathered.now().size(); ++at) {
        const GatheredPrices::Candidate &candidate = m_gathered.now()[at];
        if (candidate.rate == 0)
            continue;
        regions[indexOf(m_gathered.regionOf(at))] = true;
        const UpdatedPrice price{m_gathered.sizeOf(at),
                                 m_gathered.regionOf(at),
                                 m_gathered.typeOf(at),
                                 Rate(candidate.rate),
                                 candidate.total != 0 ? std::optional(Rate(candidate.total)) : std::nullopt,
                                 flagOf(at)};
        auto known = m_book.vm(price.size, price.region, price.type);
        if (known && known->estimate)
            known.reset();
        if (known && keeps(known->origin)) {
            ++m_report.kept;
            continue;
        }
        if ((known && isEarlierThan(known->origin)) || m_announcedLater.contains(at)) {
            ++m_report.later;
            continue;
        }
        PriceChange change{price.size, {}, m_catalog.region(price.region).id, price.type, {}, price.hourly,
                           {},         {}};
        if (known) {
            change.before = known->hourly;
            change.beforeDate = known->origin.date;
        }
        if (candidate.other != 0) {
            PriceChange two = change;
            two.before = Rate(candidate.other);
            two.beforeDate = {};
            m_report.contradicting.push_back(two);
        }
        change.isDearerTerm = isDearerTerm(price, payAsYouGoRead(price.size, price.region));
        m_report.dearerTerms += change.isDearerTerm ? 1 : 0;
        if (change.isDearerTerm || (known ? isDoubtful(known->hourly, price.hourly) : standsOut(price))) {
            m_report.suspicious.push_back(change);
            if (!m_options.takeSuspicious)
                continue;
        }
        m_update.prices.push_back(price);
        if (!known)
            m_report.added.push_back(change);
        else if (known->hourly != price.hourly)
            m_report.changed.push_back(change);
        else
            ++m_report.unchanged;
    }
    for (std::size_t region = 0; region < regions.size(); ++region) {
        if (regions[region])
            m_report.regions << m_catalog.regions()[region].id;
    }
}

void PriceTaking::takeMeters()
{
    for (const auto &[key, candidate] : m_gathered.meterNow()) {
        const auto &[meter, region] = key;
        PriceChange change{{}, meter, region, PriceType::PayAsYouGo, {}, candidate.rate, {}, {}};
        bool isKept = false;
        bool isLater = m_metersAnnouncedLater.contains(key);
        for (const MeterPrice &known : m_book.meterPrices(meter)) {
            // What is agreed for everywhere is agreed here.
            isKept = isKept || (known.region == u"Global" && keeps(known.origin));
            if (known.region == region) {
                change.before = known.rate;
                change.beforeDate = known.origin.date;
                isKept = isKept || keeps(known.origin);
                isLater = isLater || isEarlierThan(known.origin);
            }
        }
        if (isKept) {
            ++m_report.kept;
            continue;
        }
        if (isLater) {
            ++m_report.later;
            continue;
        }
        if (candidate.other) {
            PriceChange two = change;
            two.before = candidate.other;
            two.beforeDate = {};
            m_report.contradicting.push_back(two);
        }
        if (change.before ? isDoubtful(*change.before, candidate.rate)
                          : meterStandsOut(meter, region, candidate.rate)) {
            m_report.suspicious.push_back(change);
            if (!m_options.takeSuspicious)
                continue;
        }
        m_update.meters.push_back({meter, region, candidate.rate});
        if (!change.before)
            m_report.added.push_back(change);
        else if (*change.before != candidate.rate)
            m_report.changed.push_back(change);
        else
            ++m_report.unchanged;
    }
}

void PriceTaking::findListedAhead()
{
    if (m_update.source != PriceSnapshot::sheetSource())
        return;
    const auto isListed = [this](const PriceOrigin &origin) {
        return origin.source != m_update.source && PriceSnapshot::usable(origin.flag);
    };
    for (const AnnouncedPrice &each : m_book.announced()) {
        if (isListed(each.origin))
            m_listedAhead[m_gathered.slot(each.size, each.region, each.type)].push_back(
                {each.from, each.hourly, each.origin.date});
    }
    for (const AnnouncedMeter &each : m_book.announcedMeters()) {
        if (isListed(each.price.origin))
            m_metersListedAhead[{each.meter, each.price.region}].push_back(
                {each.from, each.price.rate, each.price.origin.date});
    }
}

namespace {

template <typename Steps, typename Key>
std::vector<ChargedUntil::Step> stepsOf(const Steps &steps, const Key &key)
{
    const auto found = steps.find(key);
    return found == steps.end() ? std::vector<ChargedUntil::Step>() : found->second;
}

} // namespace

const UpdatedPrice *PriceTaking::takenOf(std::size_t slot) const
{
    const auto slotOf
        = [this](const UpdatedPrice &each) { return m_gathered.slot(each.size, each.region, each.type); };
    const auto taken = std::ranges::lower_bound(m_update.prices, slot, {}, slotOf); // in the order of slots
    return taken != m_update.prices.end() && slotOf(*taken) == slot ? &*taken : nullptr;
}

const UpdatedMeter *PriceTaking::takenOf(const QString &meter, const QString &region) const
{
    const auto isOf = [&](const UpdatedMeter &each) { return each.meter == meter && each.region == region; };
    const auto taken = std::ranges::find_if(m_update.meters, isOf);
    return taken != m_update.meters.end() ? &*taken : nullptr;
}

ChargedUntil PriceTaking::chargedNow(std::size_t slot) const
{
    const SizeId size = m_gathered.sizeOf(slot);
    const RegionId region = m_gathered.regionOf(slot);
    const PriceType type = m_gathered.typeOf(slot);
    const UpdatedPrice *taken = takenOf(slot);
    const auto known = m_book.vm(size, region, type);
    ChargedUntil charged;
    if (taken)
        charged.add({{}, taken->hourly});
    else if (known && !known->estimate)
        charged.add({{}, known->hourly, known->origin.date});
    // Until an agreement begins what lists announce is charged; what they announced before is what the pages say anew.
    if (!taken && !m_book.isAgreed(size, region, type)) {
        for (const ChargedUntil::Step &each : stepsOf(m_listedAhead, slot))
            charged.add(each);
    }
    return charged;
}

ChargedUntil PriceTaking::chargedNow(const QString &meter, const QString &region) const
{
    const UpdatedMeter *taken = takenOf(meter, region);
    const std::vector<MeterPrice> prices = m_book.meterPrices(meter);
    const auto known = std::ranges::find(prices, region, &MeterPrice::region);
    ChargedUntil charged;
    if (taken)
        charged.add({{}, taken->rate});
    else if (known != prices.end())
        charged.add({{}, known->rate, known->origin.date});
    if (!taken && (known == prices.end() || !PriceSnapshot::isAgreed(known->origin))) {
        for (const ChargedUntil::Step &each : stepsOf(m_metersListedAhead, std::pair(meter, region)))
            charged.add(each);
    }
    return charged;
}

void PriceTaking::takeAnnounced()
{
    std::map<std::size_t, QDate> agreedFrom; ///< by slot: the first day that an agreement announces
    for (const AnnouncedPrice &each : m_book.announced()) {
        if (keeps(each.origin))
            agreedFrom.try_emplace(m_gathered.slot(each.size, each.region, each.type), each.from);
    }
    std::map<std::size_t, ChargedUntil> charges; ///< by slot
    // Slots of pay-as-you-go come before those of terms.
    const auto payAsYouGoOn = [&](SizeId size, RegionId region, const QDate &day) {
        const auto charged = charges.find(m_gathered.slot(size, region, PriceType::PayAsYouGo));
        const ChargedUntil::Step *step
            = charged == charges.end() ? nullptr : charged->second.before(day.addDays(1));
        return step ? step->rate : payAsYouGoRead(size, region);
    };
    for (const GatheredPrices::Ahead &ahead : m_gathered.ahead()) {
        const auto listed = m_book.vm(m_gathered.sizeOf(ahead.slot), m_gathered.regionOf(ahead.slot), m_gathered.typeOf(ahead.slot));
        const auto agreed = agreedFrom.find(ahead.slot);
        if ((listed && !listed->estimate && keeps(listed->origin))
            || (agreed != agreedFrom.end() && agreed->second <= QDate::fromJulianDay(ahead.from))) {
            m_report.keptAhead += ahead.isOfBook ? 0 : 1;
            continue;
        }
        if ((listed && !listed->estimate && isEarlierThan(listed->origin))
            || m_announcedLater.contains(ahead.slot)) {
            m_report.later += ahead.isOfBook ? 0 : 1;
            continue;
        }
        // Where what holds until then is not taken, what the book has goes on as it is.
        if (ahead.isOfBook && m_gathered.now()[ahead.slot].rate != 0 && !takenOf(ahead.slot))
            continue;
        AnnouncedPrice price;
        price.size = m_gathered.sizeOf(ahead.slot);
        price.region = m_gathered.regionOf(ahead.slot);
        price.type = m_gathered.typeOf(ahead.slot);
        price.from = QDate::fromJulianDay(ahead.from);
        price.hourly = Rate(ahead.rate);
        if (ahead.total != 0)
            price.termTotal = Rate(ahead.total);
        PriceChange change{price.size, {}, m_catalog.region(price.region).id, price.type, {}, price.hourly,
                           price.from, {}};
        const bool isKnown = listed && !listed->estimate;
        const auto [charged, isFirst] = charges.try_emplace(ahead.slot);
        if (isFirst)
            charged->second = chargedNow(ahead.slot);
        const ChargedUntil::Step *until = charged->second.before(price.from);
        if (until) {
            change.before = until->rate;
            change.beforeDate = until->said;
        }
        if (ahead.isOfBook && until && until->rate == price.hourly)
            continue;
        const UpdatedPrice then{price.size, price.region, price.type, price.hourly, price.termTotal, PriceFlag::None};
        // What holds again has been the price before.
        const bool isAgain = ahead.resumed && isKnown && !isDoubtful(listed->hourly, price.hourly);
        change.isDearerTerm
            = !isAgain && isDearerTerm(then, payAsYouGoOn(price.size, price.region, price.from));
        m_report.dearerTerms += change.isDearerTerm ? 1 : 0;
        if (change.isDearerTerm
            || (!isAgain && (until ? isDoubtful(until->rate, price.hourly) : standsOut(then)))) {
            m_report.suspicious.push_back(change);
            if (!m_options.takeSuspicious)
                continue;
        }
        charged->second.add({price.from, price.hourly});
        m_report.announced.push_back(change);
        m_update.announced.push_back(price);
    }
    std::map<std::pair<QString, QString>, ChargedUntil> meterCharges; ///< by meter and region
    for (const GatheredPrices::MeterAhead &ahead : m_gathered.meterAhead()) {
        if (isAgreedMeter(ahead)) {
            m_report.keptAhead += ahead.isOfBook ? 0 : 1;
            continue;
        }
        AnnouncedMeter meter;
        meter.meter = ahead.meter;
        meter.from = QDate::fromJulianDay(ahead.from);
        const std::vector<MeterPrice> known = m_book.meterPrices(ahead.meter);
        const auto isLater = [&](const MeterPrice &each) {
            return each.region == ahead.region && isEarlierThan(each.origin);
        };
        if (std::ranges::any_of(known, isLater)
            || m_metersAnnouncedLater.contains({ahead.meter, ahead.region})) {
            m_report.later += ahead.isOfBook ? 0 : 1;
            continue;
        }
        if (ahead.isOfBook && m_gathered.meterNow().contains({ahead.meter, ahead.region})
            && !takenOf(ahead.meter, ahead.region))
            continue;
        meter.price = known.front();
        meter.price.region = ahead.region;
        meter.price.rate = ahead.rate;
        meter.price.note = u"published"_s;
        meter.price.estimated = false;
        PriceChange change{{}, ahead.meter, ahead.region, PriceType::PayAsYouGo,
                           {}, ahead.rate,  meter.from,   {}};
        const auto [charged, isFirst] = meterCharges.try_emplace({ahead.meter, ahead.region});
        if (isFirst)
            charged->second = chargedNow(ahead.meter, ahead.region);
        const ChargedUntil::Step *until = charged->second.before(meter.from);
        if (until) {
            change.before = until->rate;
            change.beforeDate = until->said;
        }
        if (ahead.isOfBook && until && until->rate == ahead.rate)
            continue;
        const auto own = std::ranges::find(known, ahead.region, &MeterPrice::region);
        const bool isAgain = ahead.resumed && own != known.end() && !isDoubtful(own->rate, ahead.rate);
        if (!isAgain
            && (until ? isDoubtful(until->rate, ahead.rate)
                      : meterStandsOut(ahead.meter, ahead.region, ahead.rate))) {
            m_report.suspicious.push_back(change);
            if (!m_options.takeSuspicious)
                continue;
        }
        charged->second.add({meter.from, ahead.rate});
        m_report.announced.push_back(change);
        m_update.announcedMeters.push_back(meter);
    }
}

namespace {

/// Prices of one slot or meter from day to day, as they were taken.
struct Taken
{
    qint32 from = 0;
    qint32 until = 0; ///< 0: no end is told
};

/// Of one price in the order of the days: the ends that nothing which was taken follows at once.
std::vector<QDate> openEnds(const std::vector<Taken> &prices)
{
    std::vector<QDate> ends;
    for (std::size_t i = 0; i < prices.size(); ++i) {
        const bool isFollowed = i + 1 < prices.size() && prices[i + 1].from <= prices[i].until + 1;
        if (prices[i].until != 0 && !isFollowed)
            ends.push_back(QDate::fromJulianDay(prices[i].until));
    }
    return ends;
}

qint32 numberOf(const std::optional<QDate> &day)
{
    return day ? static_cast<qint32>(day->toJulianDay()) : 0;
}

} // namespace

void PriceTaking::takeEndings()
{
    std::map<std::size_t, std::vector<Taken>> taken;
    for (const UpdatedPrice &price : m_update.prices) {
        const std::size_t at = m_gathered.slot(price.size, price.region, price.type);
        taken[at].push_back({0, m_gathered.now()[at].until});
    }
    // In the order of slots and days, as they were taken from there.
    for (const AnnouncedPrice &price : m_update.announced) {
        const std::size_t at = m_gathered.slot(price.size, price.region, price.type);
        const auto from = static_cast<qint32>(price.from.toJulianDay());
        const auto row = std::ranges::lower_bound(m_gathered.ahead(), std::pair(at, from), {}, [](const GatheredPrices::Ahead &each) {
            return std::pair(each.slot, each.from);
        });
        const auto [found, isFirst] = taken.try_emplace(at);
        // What the book has stays until then.
        if (isFirst)
            found->second.push_back({0, numberOf(firstEndOf(m_book, price.size, price.region, price.type))});
        found->second.push_back({from, row == m_gathered.ahead().end() ? 0 : row->until});
    }
    for (const auto &[at, prices] : taken) {
        for (const QDate &last : openEnds(prices))
            m_update.endings.push_back(
                {m_gathered.sizeOf(at), m_gathered.regionOf(at), m_gathered.typeOf(at), last});
    }
    std::map<std::pair<QString, QString>, std::vector<Taken>> ofMeters;
    for (const UpdatedMeter &meter : m_update.meters)
        ofMeters[{meter.meter, meter.region}].push_back(
            {0, m_gathered.meterNow().at({meter.meter, meter.region}).until});
    for (const AnnouncedMeter &meter : m_update.announcedMeters) {
        const auto row = std::ranges::find_if(m_gathered.meterAhead(), [&](const GatheredPrices::MeterAhead &each) {
            return each.meter == meter.meter && each.region == meter.price.region
                && QDate::fromJulianDay(each.from) == meter.from;
        });
        const auto [found, isFirst] = ofMeters.try_emplace({meter.meter, meter.price.region});
        if (isFirst)
            found->second.push_back({0, numberOf(firstEndOf(m_book, meter.meter, meter.price.region))});
        found->second.push_back({static_cast<qint32>(meter.from.toJulianDay()),
                                 row == m_gathered.meterAhead().end() ? 0 : row->until});
    }
    for (const auto &[key, prices] : ofMeters) {
        for (const QDate &last : openEnds(prices))
            m_update.meterEndings.push_back({key.first, key.second, last});
    }
    m_report.ending = static_cast<std::int64_t>(m_update.endings.size() + m_update.meterEndings.size());
}

/// Whether an agreement of the book counts on the day, for the region or for everywhere.
bool PriceTaking::isAgreedMeter(const GatheredPrices::MeterAhead &ahead) const
{
    const auto isHere = [&](const MeterPrice &price) {
        return (price.region == ahead.region || price.region == u"Global") && keeps(price.origin);
    };
    return std::ranges::any_of(m_book.meterPrices(ahead.meter), isHere)
        || std::ranges::any_of(m_book.announcedMeters(), [&](const AnnouncedMeter &each) {
               return each.meter == ahead.meter && isHere(each.price)
                   && each.from <= QDate::fromJulianDay(ahead.from);
           });
}

void PriceTaking::findWithdrawn()
{
    const Withdrawn withdrawn = withdrawnBy(m_update, m_book);
    for (const AnnouncedPrice &each : withdrawn.prices)
        m_report.withdrawn.push_back(
            {each.size, {}, m_catalog.region(each.region).id, each.type, {}, each.hourly, each.from, {}});
    for (const AnnouncedMeter &each : withdrawn.meters)
        m_report.withdrawn.push_back(
            {{}, each.meter, each.price.region, PriceType::PayAsYouGo, {}, each.price.rate, each.from, {}});
}

} // namespace slipway
