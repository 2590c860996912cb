// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/prices/priceupdate.h"

#include "model/base/plaintext.h"

#include <algorithm>
#include <tuple>

using namespace Qt::StringLiterals;

namespace slipway {

/// Changes a copy of a book. What follows from its prices is worked out anew when the result is loaded.
class PriceUpdater
{
public:
    PriceUpdater(PriceSnapshot book, const Catalog &catalog)
        : m_book(std::move(book))
        , m_catalog(catalog)
    {
    }

    [[nodiscard]] std::optional<Error> fits(const UpdatedPrice &price) const
    {
        if (indexOf(price.size) < m_catalog.sizes().size() && indexOf(price.region) < m_book.m_regionCount
            && price.hourly > Rate() && price.type != PriceType::LowPriority)
            return std::nullopt;
        return Error{ErrorCode::Invalid, u"A price fits no size and region of the catalog."_s, {}};
    }

    void set(const UpdatedPrice &price, const PriceOrigin &origin)
    {
        const std::size_t slot = m_book.slot(price.size, price.region, price.type);
        const std::uint8_t before = m_book.m_origin[slot];
        // What was agreed stays until it is agreed anew: no list price takes its place.
        if (before != PriceSnapshot::noOrigin && keeps(m_book.m_origins[before], origin))
            return;
        m_replaced.push_back(slot);
        if (price.termTotal && isReservation(price.type))
            m_termTotals.push_back({slot, *price.termTotal});
        const bool usable = PriceSnapshot::usable(origin.flag);
        if (!usable)
            m_doubtful.push_back({slot, price.hourly});
        m_book.m_usable[slot] = usable ? price.hourly : PriceSnapshot::absent;
        m_book.m_origin[slot] = place(origin);
    }

    std::optional<Error> set(const QString &meter, const QString &region, Rate rate,
                             const PriceOrigin &origin)
    {
        const auto found = m_book.m_meters.find(meter);
        if (found == m_book.m_meters.end())
            return Error{ErrorCode::Invalid, u"There is no meter \"%1\"."_s.arg(oneLine(meter)), {}};
        MeterPrice price;
        price.unit = found->front().unit;
        price.fromUnits = found->front().fromUnits;
        price.region = region;
        price.rate = rate;
        price.origin = origin;
        price.note = u"published"_s;
        const auto own = std::find_if(found->begin(), found->end(),
                                      [&](const MeterPrice &each) { return each.region == region; });
        // What is agreed for everywhere is agreed here.
        if (std::any_of(found->begin(), found->end(), [&](const MeterPrice &each) {
                return (each.region == region || each.region == u"Global") && keeps(each.origin, origin);
            }))
            return std::nullopt;
        if (own != found->end())
            *own = price;
        else
            found->push_back(price);
        return std::nullopt;
    }

    void finish()
    {
        std::sort(m_replaced.begin(), m_replaced.end());
        replace(m_book.m_doubtful, m_doubtful);
        replace(m_book.m_termTotals, m_termTotals);
        m_book.estimateReservations();
        m_book.payLowPriorityAsSpot(m_catalog);
        m_book.m_rows = 0;
        m_book.m_oldest = {};
        m_book.m_newest = {};
        m_book.visitPublished([this](SizeId size, RegionId region, PriceType type) {
            const QDate date = m_book.m_origins[m_book.m_origin[m_book.slot(size, region, type)]].date;
            ++m_book.m_rows;
            m_book.m_oldest = m_book.m_oldest.isValid() ? std::min(m_book.m_oldest, date) : date;
            m_book.m_newest = std::max(m_book.m_newest, date);
        });
        for (const std::vector<MeterPrice> &prices : m_book.m_meters) {
            for (const MeterPrice &each : prices)
                m_book.m_newest = std::max(m_book.m_newest, each.origin.date);
        }
    }

    PriceSnapshot &book() { return m_book; }
    [[nodiscard]] bool hasRoom() const { return !m_isFull; }

    void set(const DatedFactor &factor)
    {
        std::vector<DatedFactor> &factors = m_book.m_factors;
        std::erase_if(factors, [&](const DatedFactor &each) { return each.rate.currency() == factor.rate.currency(); });
        const auto code = [](const DatedFactor &each) { return each.rate.currency().code(); };
        factors.insert(std::ranges::upper_bound(factors, code(factor), {}, code), factor);
    }

    static std::vector<EndingPrice> &endings(PriceSnapshot &book) { return book.m_endings; }
    static std::vector<EndingMeter> &meterEndings(PriceSnapshot &book) { return book.m_meterEndings; }
    static std::vector<AnnouncedPrice> &announced(PriceSnapshot &book) { return book.m_announced; }
    static std::vector<AnnouncedMeter> &announcedMeters(PriceSnapshot &book)
    {
        return book.m_announcedMeters;
    }

private:
    [[nodiscard]] static bool keeps(const PriceOrigin &before, const PriceOrigin &after)
    {
        return before.source == PriceSnapshot::sheetSource() && after.source != before.source;
    }

    using Rates = std::vector<PriceSnapshot::SlotRate>;

    /// Drops what was replaced and takes the new ones, in the order of slots; the last of a slot holds.
    void replace(Rates &rates, const Rates &added)
    {
        std::erase_if(rates, [this](const auto &rate) {
            return std::binary_search(m_replaced.begin(), m_replaced.end(), rate.slot);
        });
        for (auto rate = added.rbegin(); rate != added.rend(); ++rate)
            rates.push_back(*rate);
        std::stable_sort(rates.begin(), rates.end(),
                         [](const auto &a, const auto &b) { return a.slot < b.slot; });
        rates.erase(std::unique(rates.begin(), rates.end(),
                                [](const auto &a, const auto &b) { return a.slot == b.slot; }),
                    rates.end());
    }

    std::uint8_t place(const PriceOrigin &origin)
    {
        std::vector<PriceOrigin> &origins = m_book.m_origins;
        auto found = std::find(origins.begin(), origins.end(), origin);
        if (found == origins.end() && origins.size() >= PriceSnapshot::noOrigin) {
            m_isFull = true;
            return 0;
        }
        if (found == origins.end())
            found = origins.insert(origins.end(), origin);
        return static_cast<std::uint8_t>(found - origins.begin());
    }

    PriceSnapshot m_book;
    const Catalog &m_catalog;
    std::vector<std::size_t> m_replaced;
    Rates m_termTotals;
    Rates m_doubtful;
    bool m_isFull = false;
};

namespace {

template <typename Entry> void sortByDay(std::vector<Entry> &entries)
{
    std::stable_sort(entries.begin(), entries.end(),
                     [](const Entry &a, const Entry &b) { return a.from < b.from; });
}

UpdatedPrice holding(const AnnouncedPrice &price)
{
    return {price.size, price.region, price.type, price.hourly, price.termTotal, price.origin.flag};
}

/// New words of a price take the place of what was announced of it before: those of a list that of lists, those of an agreement that of
/// agreements. Until an agreement begins the list counts.
class NewWords
{
public:
    explicit NewWords(const PriceUpdate &update)
        : m_update(update)
    {
        for (const UpdatedPrice &price : update.prices)
            m_said.push_back(key(price.size, price.region, price.type));
        for (const AnnouncedPrice &price : update.announced) {
            m_said.push_back(key(price.size, price.region, price.type));
            m_ahead.emplace_back(m_said.back(), price.from);
        }
        std::sort(m_said.begin(), m_said.end());
        std::sort(m_ahead.begin(), m_ahead.end());
    }

    [[nodiscard]] bool replace(const AnnouncedPrice &old) const
    {
        return !isKept(old.origin)
            && std::binary_search(m_said.begin(), m_said.end(), key(old.size, old.region, old.type));
    }

    /// Whether something is announced for the same day.
    [[nodiscard]] bool repeat(const AnnouncedPrice &old) const
    {
        return std::binary_search(m_ahead.begin(), m_ahead.end(),
                                  std::pair(key(old.size, old.region, old.type), old.from));
    }

    /// Whether the update says anything of it.
    [[nodiscard]] bool says(SizeId size, RegionId region, PriceType type) const
    {
        return std::binary_search(m_said.begin(), m_said.end(), key(size, region, type));
    }

    [[nodiscard]] bool replace(const AnnouncedMeter &old) const
    {
        return !isKept(old.price.origin) && says(old.meter, old.price.region);
    }

    [[nodiscard]] bool says(const QString &ofMeter, const QString &ofRegion) const
    {
        const auto isOf = [&](const QString &meter, const QString &region) {
            return meter == ofMeter && region == ofRegion;
        };
        return std::any_of(m_update.meters.begin(), m_update.meters.end(),
                           [&](const UpdatedMeter &each) { return isOf(each.meter, each.region); })
            || std::any_of(m_update.announcedMeters.begin(), m_update.announcedMeters.end(),
                           [&](const AnnouncedMeter &each) { return isOf(each.meter, each.price.region); });
    }

    [[nodiscard]] bool repeat(const AnnouncedMeter &old) const
    {
        return std::any_of(m_update.announcedMeters.begin(), m_update.announcedMeters.end(),
                           [&](const AnnouncedMeter &each) {
                               return each.meter == old.meter && each.price.region == old.price.region
                                   && each.from == old.from;
                           });
    }

private:
    [[nodiscard]] static std::size_t key(SizeId size, RegionId region, PriceType type)
    {
        return (indexOf(size) * 256 + indexOf(region)) * priceTypeCount + static_cast<std::size_t>(type);
    }
    [[nodiscard]] bool isKept(const PriceOrigin &origin) const
    {
        return (origin.source == PriceSnapshot::sheetSource()) != (m_update.source == PriceSnapshot::sheetSource());
    }

    const PriceUpdate &m_update;
    std::vector<std::size_t> m_said;
    std::vector<std::pair<std::size_t, QDate>> m_ahead;
};

void announce(PriceSnapshot &book, const PriceUpdate &update)
{
    const NewWords words(update);
    auto &prices = PriceUpdater::announced(book);
    std::erase_if(prices, [&](const AnnouncedPrice &old) { return words.replace(old); });
    for (AnnouncedPrice price : update.announced) {
        price.origin.source = update.source;
        price.origin.date = update.date;
        price.origin.sheet = update.sheet;
        prices.push_back(price);
    }
    sortByDay(prices);

    auto &meters = PriceUpdater::announcedMeters(book);
    std::erase_if(meters, [&](const AnnouncedMeter &old) { return words.replace(old); });
    for (AnnouncedMeter meter : update.announcedMeters) {
        meter.price.origin = {update.source, update.date, PriceFlag::None, update.sheet};
        meters.push_back(meter);
    }
    sortByDay(meters);
}

/// What is said anew of a price takes the place of the day on which it was to end.
void end(PriceSnapshot &book, const PriceUpdate &update)
{
    const NewWords words(update);
    auto &prices = PriceUpdater::endings(book);
    std::erase_if(prices, [&](const EndingPrice &old) { return words.says(old.size, old.region, old.type); });
    prices.insert(prices.end(), update.endings.begin(), update.endings.end());
    std::ranges::sort(prices, {}, [](const EndingPrice &each) {
        return std::tuple(indexOf(each.size), indexOf(each.region), each.type, each.last);
    });

    auto &meters = PriceUpdater::meterEndings(book);
    std::erase_if(meters, [&](const EndingMeter &old) { return words.says(old.meter, old.region); });
    meters.insert(meters.end(), update.meterEndings.begin(), update.meterEndings.end());
    std::ranges::sort(meters, {},
                      [](const EndingMeter &each) { return std::tie(each.meter, each.region, each.last); });
}

} // namespace

Withdrawn withdrawnBy(const PriceUpdate &update, const PriceSnapshot &base)
{
    const NewWords words(update);
    Withdrawn withdrawn;
    for (const AnnouncedPrice &old : base.announced()) {
        if (words.replace(old) && !words.repeat(old))
            withdrawn.prices.push_back(old);
    }
    for (const AnnouncedMeter &old : base.announcedMeters()) {
        if (words.replace(old) && !words.repeat(old))
            withdrawn.meters.push_back(old);
    }
    return withdrawn;
}

QString retailSource()
{
    return u"azure-retail-prices"_s;
}

PriceSnapshot PriceSnapshot::onDay(const QDate &day, const Catalog &catalog) const
{
    const auto holds = [&](const auto &each) { return each.from <= day; };
    if (!std::any_of(m_announced.begin(), m_announced.end(), holds)
        && !std::any_of(m_announcedMeters.begin(), m_announcedMeters.end(), holds))
        return *this;
    PriceSnapshot book = *this;
    PriceUpdater::announced(book).clear();
    PriceUpdater::announcedMeters(book).clear();
    std::vector<AnnouncedPrice> ahead;
    std::vector<AnnouncedMeter> metersAhead;
    PriceUpdater updater(std::move(book), catalog);
    auto &ends = PriceUpdater::endings(updater.book());
    auto &meterEnds = PriceUpdater::meterEndings(updater.book());
    for (const AnnouncedPrice &price : m_announced) {
        if (holds(price)) {
            updater.set(holding(price), price.origin);
            std::erase_if(ends, [&](const EndingPrice &each) {
                return each.size == price.size && each.region == price.region && each.type == price.type
                    && each.last < price.from;
            });
        } else
            ahead.push_back(price);
    }
    for (const AnnouncedMeter &meter : m_announcedMeters) {
        if (holds(meter)) {
            static_cast<void>(
                updater.set(meter.meter, meter.price.region, meter.price.rate, meter.price.origin));
            std::erase_if(meterEnds, [&](const EndingMeter &each) {
                return each.meter == meter.meter && each.region == meter.price.region
                    && each.last < meter.from;
            });
        } else
            metersAhead.push_back(meter);
    }
    updater.finish();
    book = std::move(updater.book());
    PriceUpdater::announced(book) = std::move(ahead);
    PriceUpdater::announcedMeters(book) = std::move(metersAhead);
    return book;
}

Result<QByteArray> updatedBook(const PriceSnapshot &base, const Catalog &catalog, const PriceUpdate &update)
{
    PriceUpdater updater(base, catalog);
    for (const UpdatedPrice &price : update.prices) {
        if (const auto fault = updater.fits(price))
            return *fault;
        updater.set(price, {update.source, update.date, price.flag, update.sheet});
    }
    for (const UpdatedMeter &meter : update.meters) {
        if (const auto fault = updater.set(meter.meter, meter.region, meter.rate,
                                           {update.source, update.date, PriceFlag::None, update.sheet}))
            return *fault;
    }
    for (const DatedFactor &factor : update.factors)
        updater.set(factor);
    if (!updater.hasRoom())
        return Error{
            ErrorCode::Invalid,
            u"The book has prices of too many different days; begin anew with \"slipway prices reset\"."_s,
            {}};
    updater.finish();
    PriceSnapshot book = std::move(updater.book());
    announce(book, update);
    end(book, update);
    const bool hasPrices = !update.prices.empty() || !update.meters.empty() || !update.announced.empty()
        || !update.announcedMeters.empty();
    const QDate newest = hasPrices ? std::max(book.newest(), update.date) : update.date;
    const QString kind = !hasPrices ? u"factors-"_s : book.hasSheetPrices() || update.source == PriceSnapshot::sheetSource() ? u"agreed-"_s : u"retail-"_s;
    return writeBook(book, catalog, kind + newest.toString(Qt::ISODate));
}

} // namespace slipway
