// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/packreader.h"
#include "model/catalog/catalog.h"
#include "model/prices/pricesnapshot.h"
#include "model/prices/sheetprices.h"

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

/// A whole term above 90 million USD would not fit a Rate.
constexpr std::uint64_t mostTermCents = 9'000'000'000;
constexpr std::int64_t ratesACent = 100'000'000;

} // namespace

/// Reads the values in the order in which PricePacker writes them.
class PriceReader
{
public:
    PriceReader(PackReader reader, const Catalog &catalog)
        : m_reader(std::move(reader))
        , m_catalog(catalog)
    {
    }

    Result<PriceSnapshot> run()
    {
        m_snapshot.m_id = m_reader.string();
        m_snapshot.m_sha256 = m_reader.sha256();
        m_snapshot.m_bookId = m_snapshot.m_id;
        m_snapshot.m_bookSha256 = m_snapshot.m_sha256;
        m_snapshot.m_oldest = m_reader.date();
        m_snapshot.m_newest = m_reader.date();
        readExchange();
        readNames();
        if (!m_unknown.isEmpty())
            return damagedPack(u"the catalog does not know \"%1\""_s.arg(m_unknown));
        readOrigins();
        readPrices();
        readMeters();
        readUses();
        readZones();
        readFlexibility();
        readRatios();
        if (m_reader.ok() && !m_reader.complete())
            readAnnounced();
        if (m_reader.ok() && !m_reader.complete())
            readFactors();
        if (m_reader.ok() && !m_reader.complete())
            readEnds();
        if (!m_reader.complete())
            return damagedPack(u"the prices cannot be read to their end"_s);
        m_snapshot.estimateReservations();
        m_snapshot.payLowPriorityAsSpot(m_catalog);
        for (const Region &region : m_catalog.regions())
            m_snapshot.m_places.insert(region.id, {region.geography, region.geographyGroup});
        return std::move(m_snapshot);
    }

private:
    std::int64_t positive()
    {
        return static_cast<std::int64_t>(m_reader.bounded(std::numeric_limits<std::int64_t>::max()));
    }

    void readExchange()
    {
        const std::size_t count = m_reader.count();
        for (std::size_t i = 0; i < count && m_reader.ok(); ++i) {
            const auto currency = Currency::fromCode(m_reader.string());
            const std::int64_t rate = positive();
            const QString doubt = m_reader.string();
            if (!currency || rate <= 0) {
                m_reader.fail();
                continue;
            }
            m_snapshot.m_exchange.emplace_back(*currency, ExchangeRate(*currency, rate));
            if (!doubt.isEmpty())
                m_snapshot.m_exchangeDoubts.emplace_back(*currency, doubt);
        }
        m_snapshot.m_exchangeDate = m_reader.date();
    }

    void readNames()
    {
        const std::size_t sizes = m_reader.count();
        for (std::size_t i = 0; i < sizes && m_reader.ok(); ++i)
            take(m_reader.string(), m_sizes,
                 [this](const QString &name) { return m_catalog.findSize(name); });
        const std::size_t regions = m_reader.count();
        for (std::size_t i = 0; i < regions && m_reader.ok(); ++i)
            take(m_reader.string(), m_regions,
                 [this](const QString &name) { return m_catalog.findRegion(name); });
    }

    template <typename Id, typename Find> void take(const QString &name, std::vector<Id> &ids, Find find)
    {
        const std::optional<Id> id = find(name);
        if (!id && m_unknown.isEmpty() && m_reader.ok())
            m_unknown = name;
        ids.push_back(id.value_or(Id(0)));
    }

    void readOrigins()
    {
        const std::size_t count = m_reader.count();
        for (std::size_t i = 0; i < count && m_reader.ok(); ++i) {
            PriceOrigin origin;
            readSource(origin);
            origin.date = m_reader.date();
            origin.flag = m_reader.code(PriceFlag::EstimatedByRatio);
            m_snapshot.m_origins.push_back(origin);
        }
        if (m_snapshot.m_origins.size() > 255)
            m_reader.fail();
    }

    void readSource(PriceOrigin &origin)
    {
        if (!unpackSource(origin, m_reader.string()))
            m_reader.fail();
    }

    void readPrices()
    {
        if (!m_reader.ok())
            return;
        m_snapshot.m_regionCount = m_catalog.regions().size();
        const std::size_t slots = m_catalog.sizes().size() * m_snapshot.m_regionCount * priceTypeCount;
        m_snapshot.m_usable.assign(slots, PriceSnapshot::absent);
        m_snapshot.m_origin.assign(slots, PriceSnapshot::noOrigin);
        const std::size_t rows = m_reader.count();
        for (const SizeId size : m_sizes) {
            const std::size_t count = m_reader.count();
            for (std::size_t i = 0; i < count && m_reader.ok(); ++i)
                readPrice(size);
        }
        if (m_read != rows)
            m_reader.fail();
        for (auto *rates : {&m_snapshot.m_termTotals, &m_snapshot.m_doubtful})
            std::sort(rates->begin(), rates->end(),
                      [](const auto &a, const auto &b) { return a.slot < b.slot; });
    }

    void readPrice(SizeId size)
    {
        const std::size_t region = m_reader.byte();
        const std::size_t type = m_reader.byte();
        const std::uint8_t origin = m_reader.byte();
        const Rate rate(positive());
        if (region >= m_regions.size() || type >= priceTypeCount || origin >= m_snapshot.m_origins.size()) {
            m_reader.fail();
            return;
        }
        const auto priceType = static_cast<PriceType>(type);
        const std::size_t slot = m_snapshot.slot(size, m_regions[region], priceType);
        if (m_snapshot.m_origin[slot] != PriceSnapshot::noOrigin)
            m_reader.fail();
        m_snapshot.m_origin[slot] = origin;
        if (PriceSnapshot::usable(m_snapshot.m_origins[origin].flag))
            m_snapshot.m_usable[slot] = rate;
        else
            m_snapshot.m_doubtful.push_back({slot, rate});
        if (isReservation(priceType)) {
            const auto cents = static_cast<std::int64_t>(m_reader.bounded(mostTermCents));
            if (cents > 0)
                m_snapshot.m_termTotals.push_back({slot, Rate(cents * ratesACent)});
        }
        ++m_read;
        // Low priority has ended: what was published of it is no price, and a book that was imported has none either.
        if (priceType != PriceType::LowPriority)
            ++m_snapshot.m_rows;
    }

    void readMeters()
    {
        const std::size_t count = m_reader.count();
        for (std::size_t i = 0; i < count && m_reader.ok(); ++i) {
            const QString id = m_reader.string();
            m_snapshot.m_meters[id].push_back(readMeter());
        }
    }

    MeterPrice readMeter()
    {
        MeterPrice price;
        price.region = m_reader.string();
        price.rate = Rate(positive());
        price.unit = m_reader.string();
        price.fromUnits = m_reader.real();
        readSource(price.origin);
        price.origin.date = m_reader.date();
        price.note = m_reader.string();
        return price;
    }

    void readUses()
    {
        const std::size_t count = m_reader.count();
        for (std::size_t i = 0; i < count && m_reader.ok(); ++i) {
            const QString target = m_reader.string();
            const std::size_t type = m_reader.byte();
            PriceUse use;
            use.support = m_reader.code(Support::Unknown);
            use.note = m_reader.string();
            use.source.title = m_reader.string();
            use.source.asOf = m_reader.string();
            if (type < priceTypeCount)
                m_snapshot.m_uses[target][type] = use;
            else
                m_reader.fail();
        }
    }

    /// What the built-in book has not: prices that do not hold yet.
    void readAnnounced()
    {
        const std::size_t count = m_reader.count();
        for (std::size_t i = 0; i < count && m_reader.ok(); ++i) {
            AnnouncedPrice price;
            price.size = readSize().value_or(SizeId(0));
            const std::size_t region = m_reader.byte();
            price.type = m_reader.code(PriceType::SavingsPlan3Years);
            price.from = m_reader.date();
            price.hourly = Rate(positive());
            const auto cents = static_cast<std::int64_t>(m_reader.bounded(mostTermCents));
            if (cents > 0)
                price.termTotal = Rate(cents * ratesACent);
            const std::size_t origin = m_reader.byte();
            if (region >= m_regions.size() || origin >= m_snapshot.m_origins.size() || !price.from.isValid()) {
                m_reader.fail();
                return;
            }
            price.region = m_regions[region];
            price.origin = m_snapshot.m_origins[origin];
            m_snapshot.m_announced.push_back(price);
        }
        const std::size_t meters = m_reader.count();
        for (std::size_t i = 0; i < meters && m_reader.ok(); ++i) {
            AnnouncedMeter meter;
            meter.meter = m_reader.string();
            meter.from = m_reader.date();
            meter.price = readMeter();
            if (!meter.from.isValid() || !m_snapshot.m_meters.contains(meter.meter))
                m_reader.fail();
            m_snapshot.m_announcedMeters.push_back(meter);
        }
    }

    /// Nor this: factors of currencies that were brought.
    void readFactors()
    {
        const std::size_t count = m_reader.count();
        for (std::size_t i = 0; i < count && m_reader.ok(); ++i) {
            const auto currency = Currency::fromCode(m_reader.string());
            const std::int64_t raw = positive();
            const QDate day = m_reader.date();
            const QString source = m_reader.string();
            if (!currency || raw <= 0 || !day.isValid() || m_snapshot.factorOf(*currency))
                m_reader.fail();
            else
                m_snapshot.m_factors.push_back({ExchangeRate(*currency, raw), day, source});
        }
    }

    /// Nor this: days on which prices end.
    void readEnds()
    {
        const std::size_t count = m_reader.count();
        for (std::size_t i = 0; i < count && m_reader.ok(); ++i) {
            EndingPrice each;
            each.size = readSize().value_or(SizeId(0));
            const std::size_t region = m_reader.byte();
            each.type = m_reader.code(PriceType::SavingsPlan3Years);
            each.last = m_reader.date();
            if (region >= m_regions.size() || !each.last.isValid()) {
                m_reader.fail();
                return;
            }
            each.region = m_regions[region];
            m_snapshot.m_endings.push_back(each);
        }
        const std::size_t meters = m_reader.count();
        for (std::size_t i = 0; i < meters && m_reader.ok(); ++i) {
            EndingMeter each{m_reader.string(), m_reader.string(), m_reader.date()};
            if (!each.last.isValid() || !m_snapshot.m_meters.contains(each.meter))
                m_reader.fail();
            m_snapshot.m_meterEndings.push_back(each);
        }
    }

    void readZones()
    {
        const std::size_t count = m_reader.count();
        for (std::size_t i = 0; i < count && m_reader.ok(); ++i) {
            const QString region = m_reader.string();
            const QString zone = m_reader.string();
            m_snapshot.m_zones.insert(region, {zone, m_reader.flag()});
        }
    }

    /// nullopt with the reader failed where the place is beyond the list of names.
    std::optional<SizeId> readSize()
    {
        const std::uint64_t index = m_reader.bounded(std::numeric_limits<std::uint16_t>::max());
        if (index < m_sizes.size())
            return m_sizes[index];
        m_reader.fail();
        return std::nullopt;
    }

    void readFlexibility()
    {
        QHash<QString, int> families;
        m_snapshot.m_flexible.resize(m_catalog.sizes().size());
        const std::size_t count = m_reader.count();
        for (std::size_t i = 0; i < count && m_reader.ok(); ++i) {
            const std::optional<SizeId> size = readSize();
            const QString family = m_reader.string();
            const double ratio = m_reader.real();
            if (!size || !(ratio > 0)) {
                m_reader.fail();
                return;
            }
            const auto number = families.constFind(family);
            m_snapshot.m_flexible[indexOf(*size)]
                = {number != families.constEnd() ? *number : static_cast<int>(families.size()), ratio};
            families.insert(family, m_snapshot.m_flexible[indexOf(*size)].family);
        }
    }

    void readRatios()
    {
        constexpr std::uint64_t most = 10'000'000;
        const std::size_t count = m_reader.count();
        for (std::size_t i = 0; i < count && m_reader.ok(); ++i) {
            PriceSnapshot::Ratio ratio;
            const std::optional<SizeId> size = readSize();
            ratio.size = size.value_or(SizeId(0));
            ratio.type = m_reader.code(PriceType::SavingsPlan3Years);
            ratio.likely = static_cast<std::int64_t>(m_reader.bounded(most));
            ratio.low = static_cast<std::int64_t>(m_reader.bounded(most));
            ratio.high = static_cast<std::int64_t>(m_reader.bounded(most));
            PriceOrigin origin;
            origin.source = m_reader.string();
            origin.date = m_reader.date();
            origin.flag = PriceFlag::EstimatedByRatio;
            ratio.region = m_reader.string();
            std::vector<PriceOrigin> &origins = m_snapshot.m_origins;
            const auto known = std::find(origins.begin(), origins.end(), origin);
            ratio.origin = static_cast<std::uint8_t>(known - origins.begin());
            if (known == origins.end())
                origins.push_back(origin);
            if (origins.size() > PriceSnapshot::noOrigin || !isReservation(ratio.type))
                m_reader.fail();
            m_snapshot.m_ratios.push_back(ratio);
        }
        std::sort(m_snapshot.m_ratios.begin(), m_snapshot.m_ratios.end(), [](const auto &a, const auto &b) {
            return std::pair(a.size, a.type) < std::pair(b.size, b.type);
        });
    }

    PackReader m_reader;
    const Catalog &m_catalog;
    PriceSnapshot m_snapshot;
    std::size_t m_read = 0; ///< prices, those of low priority too
    QString m_unknown;
    std::vector<SizeId> m_sizes;
    std::vector<RegionId> m_regions;
};

Result<PriceSnapshot> PriceSnapshot::load(QByteArrayView bytes, const Catalog &catalog)
{
    Result<PackReader> reader
        = PackReader::open(bytes, pack::Kind::Prices, pack::pricesVersion, pack::pricesWithEndsVersion);
    if (!reader.ok())
        return reader.error();
    return PriceReader(std::move(reader).value(), catalog).run();
}

} // namespace slipway
