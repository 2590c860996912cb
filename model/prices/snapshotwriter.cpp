// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/prices/priceupdate.h"
#include "model/prices/sheetprices.h"
#include "resources/build/packwriter.h"

#include <algorithm>
#include <array>
#include <map>

using namespace Qt::StringLiterals;

namespace slipway {

/// Writes a book in the order in which PriceReader reads it. What follows from other prices (estimates, low priority) is left
/// out: it is worked out anew.
class SnapshotWriter
{
public:
    SnapshotWriter(const PriceSnapshot &book, const Catalog &catalog)
        : m_book(book)
        , m_catalog(catalog)
    {
    }

    QByteArray run(const QString &id)
    {
        m_writer.string(id);
        m_writer.date(m_book.m_oldest);
        m_writer.date(m_book.m_newest);
        writeExchange();
        writeNames();
        writeOrigins();
        writePrices();
        writeMeters();
        writeUses();
        writeZones();
        writeFlexibility();
        writeRatios();
        const bool hasEnds = !m_book.m_endings.empty() || !m_book.m_meterEndings.empty();
        const bool hasFactors = hasEnds || !m_book.m_factors.empty();
        if (hasFactors || !m_book.m_announced.empty() || !m_book.m_announcedMeters.empty())
            writeAnnounced();
        if (hasFactors)
            writeFactors();
        if (hasEnds)
            writeEnds();
        return m_writer.finish(pack::Kind::Prices,
                               hasEnds                                ? pack::pricesWithEndsVersion
                                   : hasFactors || m_hasSheetCurrency ? pack::pricesWithFactorsVersion
                                                                      : pack::pricesVersion);
    }

private:
    void rate(Rate value) { m_writer.varint(static_cast<std::uint64_t>(value.raw())); }

    void writeSource(const PriceOrigin &origin)
    {
        m_writer.string(packedSource(origin));
        m_hasSheetCurrency = m_hasSheetCurrency || origin.sheet != ExchangeRate();
    }

    void writeExchange()
    {
        m_writer.varint(m_book.m_exchange.size());
        for (const auto &[currency, exchange] : m_book.m_exchange) {
            m_writer.string(currency.code());
            m_writer.varint(static_cast<std::uint64_t>(exchange.raw()));
            m_writer.string(m_book.exchangeDoubt(currency));
        }
        m_writer.date(m_book.m_exchangeDate);
    }

    void writeNames()
    {
        m_writer.varint(m_catalog.sizes().size());
        for (const VmSize &size : m_catalog.sizes())
            m_writer.string(size.name);
        m_writer.varint(m_catalog.regions().size());
        for (const Region &region : m_catalog.regions())
            m_writer.string(region.id);
    }

    /// Those that a price has, in the order of their first use.
    void writeOrigins()
    {
        const auto note = [this](const PriceOrigin &origin) {
            if (std::find(m_origins.begin(), m_origins.end(), origin) == m_origins.end())
                m_origins.push_back(origin);
        };
        std::array<bool, 256> seen{};
        m_book.visitPublished([&](SizeId size, RegionId region, PriceType type) {
            const std::uint8_t at = m_book.m_origin[m_book.slot(size, region, type)];
            if (!seen[at])
                note(m_book.m_origins[at]);
            seen[at] = true;
        });
        for (const AnnouncedPrice &price : m_book.m_announced)
            note(price.origin);
        m_writer.varint(m_origins.size());
        for (const PriceOrigin &origin : m_origins) {
            writeSource(origin);
            m_writer.date(origin.date);
            m_writer.byte(static_cast<std::uint8_t>(origin.flag));
        }
        for (const PriceOrigin &origin : m_book.m_origins)
            m_placeOf.push_back(place(origin));
    }

    [[nodiscard]] std::uint8_t place(const PriceOrigin &origin) const
    {
        return static_cast<std::uint8_t>(std::find(m_origins.begin(), m_origins.end(), origin)
                                         - m_origins.begin());
    }

    void writeTerm(std::optional<Rate> total)
    {
        constexpr std::int64_t ratesOfACent = 100'000'000;
        m_writer.varint(total ? static_cast<std::uint64_t>(total->raw() / ratesOfACent) : 0);
    }

    void writePrices()
    {
        std::size_t rows = 0; // without those of low priority, which the built-in book counts
        m_book.visitPublished([&rows](SizeId, RegionId, PriceType) { ++rows; });
        m_writer.varint(rows);
        std::vector<std::size_t> slots;
        const std::size_t aSize = m_book.m_regionCount * priceTypeCount;
        for (std::size_t size = 0; size < m_catalog.sizes().size(); ++size) {
            slots.clear();
            for (std::size_t at = size * aSize; at < (size + 1) * aSize; ++at) {
                if (PriceType(at % priceTypeCount) != PriceType::LowPriority && m_book.isPublished(at))
                    slots.push_back(at);
            }
            m_writer.varint(slots.size());
            for (const std::size_t at : slots)
                writePrice(SizeId(size), at);
        }
    }

    void writePrice(SizeId size, std::size_t at)
    {
        const auto region = static_cast<std::uint8_t>(at / priceTypeCount % m_book.m_regionCount);
        const auto type = static_cast<PriceType>(at % priceTypeCount);
        const VmPrice price = *m_book.vm(size, RegionId(region), type);
        m_writer.byte(region);
        m_writer.byte(static_cast<std::uint8_t>(type));
        m_writer.byte(m_placeOf[m_book.m_origin[at]]);
        rate(price.hourly);
        if (isReservation(type))
            writeTerm(price.termTotal);
    }

    void writeMeter(const MeterPrice &price)
    {
        m_writer.string(price.region);
        rate(price.rate);
        m_writer.string(price.unit);
        m_writer.real(price.fromUnits);
        writeSource(price.origin);
        m_writer.date(price.origin.date);
        m_writer.string(price.note);
    }

    void writeMeters()
    {
        std::size_t count = 0;
        for (const auto &prices : m_book.m_meters)
            count += prices.size();
        m_writer.varint(count);
        for (const QString &id : m_book.meters()) {
            for (const MeterPrice &price : m_book.meterPrices(id)) {
                m_writer.string(id);
                writeMeter(price);
            }
        }
    }

    void writeUses()
    {
        QStringList targets = m_book.m_uses.keys();
        targets.sort();
        std::size_t count = 0;
        for (const auto &uses : m_book.m_uses)
            count += static_cast<std::size_t>(
                std::count_if(uses.begin(), uses.end(), [](const auto &use) { return use.has_value(); }));
        m_writer.varint(count);
        for (const QString &target : targets) {
            const auto &uses = *m_book.m_uses.constFind(target);
            for (std::size_t type = 0; type < priceTypeCount; ++type) {
                if (!uses[type])
                    continue;
                m_writer.string(target);
                m_writer.byte(static_cast<std::uint8_t>(type));
                m_writer.byte(static_cast<std::uint8_t>(uses[type]->support));
                m_writer.string(uses[type]->note);
                m_writer.string(uses[type]->source.title);
                m_writer.string(uses[type]->source.asOf);
            }
        }
    }

    void writeZones()
    {
        QStringList regions = m_book.m_zones.keys();
        regions.sort();
        m_writer.varint(static_cast<std::uint64_t>(regions.size()));
        for (const QString &region : regions) {
            const PriceSnapshot::Zone zone = m_book.m_zones.value(region);
            m_writer.string(region);
            m_writer.string(zone.id);
            m_writer.flag(zone.stated);
        }
    }

    /// Families are numbered as they come, so that a book that was read is written as it was.
    void writeFlexibility()
    {
        const auto known = [](const Flexibility &each) { return each.family >= 0; };
        const auto &flexible = m_book.m_flexible;
        m_writer.varint(static_cast<std::uint64_t>(std::count_if(flexible.begin(), flexible.end(), known)));
        std::map<int, std::size_t> numbers;
        for (std::size_t size = 0; size < flexible.size(); ++size) {
            if (!known(flexible[size]))
                continue;
            m_writer.varint(size);
            m_writer.string(
                QString::number(numbers.try_emplace(flexible[size].family, numbers.size()).first->second));
            m_writer.real(flexible[size].ratio);
        }
    }

    void writeRatios()
    {
        m_writer.varint(m_book.m_ratios.size());
        for (const PriceSnapshot::Ratio &ratio : m_book.m_ratios) {
            m_writer.varint(indexOf(ratio.size));
            m_writer.varint(static_cast<std::uint64_t>(ratio.type));
            for (const std::int64_t part : {ratio.likely, ratio.low, ratio.high})
                m_writer.varint(static_cast<std::uint64_t>(part));
            m_writer.string(m_book.m_origins[ratio.origin].source);
            m_writer.date(m_book.m_origins[ratio.origin].date);
            m_writer.string(ratio.region);
        }
    }

    void writeAnnounced()
    {
        m_writer.varint(m_book.m_announced.size());
        for (const AnnouncedPrice &price : m_book.m_announced) {
            m_writer.varint(indexOf(price.size));
            m_writer.byte(static_cast<std::uint8_t>(indexOf(price.region)));
            m_writer.varint(static_cast<std::uint64_t>(price.type));
            m_writer.date(price.from);
            rate(price.hourly);
            writeTerm(price.termTotal);
            m_writer.byte(place(price.origin));
        }
        m_writer.varint(m_book.m_announcedMeters.size());
        for (const AnnouncedMeter &meter : m_book.m_announcedMeters) {
            m_writer.string(meter.meter);
            m_writer.date(meter.from);
            writeMeter(meter.price);
        }
    }

    void writeFactors()
    {
        m_writer.varint(m_book.m_factors.size());
        for (const DatedFactor &each : m_book.m_factors) {
            m_writer.string(each.rate.currency().code());
            m_writer.varint(static_cast<std::uint64_t>(each.rate.raw()));
            m_writer.date(each.day);
            m_writer.string(each.source);
        }
    }

    void writeEnds()
    {
        m_writer.varint(m_book.m_endings.size());
        for (const EndingPrice &each : m_book.m_endings) {
            m_writer.varint(indexOf(each.size));
            m_writer.byte(static_cast<std::uint8_t>(indexOf(each.region)));
            m_writer.varint(static_cast<std::uint64_t>(each.type));
            m_writer.date(each.last);
        }
        m_writer.varint(m_book.m_meterEndings.size());
        for (const EndingMeter &each : m_book.m_meterEndings) {
            m_writer.string(each.meter);
            m_writer.string(each.region);
            m_writer.date(each.last);
        }
    }

    const PriceSnapshot &m_book;
    const Catalog &m_catalog;
    pack::PackWriter m_writer;
    std::vector<PriceOrigin> m_origins;
    std::vector<std::uint8_t> m_placeOf;
    bool m_hasSheetCurrency = false; ///< of what is written so far
};

QByteArray writeBook(const PriceSnapshot &book, const Catalog &catalog, const QString &id)
{
    return SnapshotWriter(book, catalog).run(id);
}

} // namespace slipway
