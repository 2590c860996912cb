// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/build/csvtable.h"
#include "resources/build/packers.h"
#include "resources/build/packwriter.h"

#include "model/base/decimal.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace slipway::pack {

namespace {

constexpr int rateScale = 10; // Rate::scale: 1e-10 USD
constexpr int exchangeScale = 9; // ExchangeRate::scale

struct PriceSource
{
    QDate date;
    bool termTotals = false;
};

struct VmRow
{
    std::uint16_t size = 0;
    std::uint8_t region = 0;
    std::uint8_t type = 0;
    std::uint8_t origin = 0;
    std::int64_t rate = 0;
    std::int64_t termCents = 0; ///< 0: not known
};

/// The whole term in cents, where `hourly` was printed from it: rounded to the cent and divided by the hours
/// again it must give every printed digit. 0 where it does not.
std::int64_t termCents(const QString &hourly, std::int64_t rate, int hours)
{
    const Int128 cents = divideHalfEven(Int128(rate) * hours, powerOfTen(rateScale - 2));
    const auto decimals = static_cast<int>(hourly.section(u'.', 1).size());
    if (hourly.contains(u'e', Qt::CaseInsensitive) || decimals > rateScale)
        return 0;
    // Both at the scale of what was printed.
    const Int128 back = divideHalfEven(cents * powerOfTen(decimals), Int128(hours) * 100);
    const Int128 printed = rate / powerOfTen(rateScale - decimals);
    return back == printed ? static_cast<std::int64_t>(cents) : 0;
}

/// Writes: dates, exchange rates, sizes and regions by name, origins, VM prices by size, meters, price types
/// by target, zones of transfer by region, flexibility by size, ratios of reservations to pay-as-you-go.
class PricePacker
{
public:
    explicit PricePacker(const SourceFiles &sources)
        : m_sources(sources)
    {
    }

    Result<QByteArray> run()
    {
        readSources();
        readNames();
        for (std::size_t type = 0; type < priceTypeWords.size(); ++type)
            readPrices(static_cast<std::uint8_t>(type));
        if (!m_faults.any())
            write();
        if (m_faults.any())
            return m_faults.first();
        return m_writer.finish(Kind::Prices, pricesVersion);
    }

private:
    void readSources();
    void readNames();
    void readPrices(std::uint8_t type);
    std::uint8_t origin(const QString &source, std::size_t flag);
    const PriceSource *source(const CsvRow &row);

    void write();
    void writeExchange();
    void writeNames(const std::vector<QString> &names);
    void writeOrigins();
    void writePrices();
    void writeMeters();
    void writeUses();
    void writeZones();
    void writeFlexibility();
    void writeRatios();
    [[nodiscard]] std::optional<std::uint64_t> ratio(const CsvRow &row, const char *column) const;

    const SourceFiles &m_sources;
    Faults m_faults;
    PackWriter m_writer;
    QHash<QString, PriceSource> m_priceSources;
    std::vector<QString> m_sizes;
    std::vector<QString> m_regions;
    QHash<QString, std::uint32_t> m_sizeIndex;
    QHash<QString, std::uint32_t> m_regionIndex;
    QDate m_oldest;
    QDate m_newest;
    std::vector<std::pair<QString, std::size_t>> m_origins;
    std::vector<VmRow> m_rows;
};

void PricePacker::readSources()
{
    const CsvTable table = CsvTable::open(m_sources, u"prices/sources.csv"_s, m_faults);
    for (std::size_t i = 0; i < table.rows() && !m_faults.any(); ++i) {
        const CsvRow row(table, i, m_faults);
        const QString id = row.required("id");
        if (m_priceSources.contains(id))
            row.fault(u"\"%1\" occurs twice"_s.arg(id));
        m_priceSources.insert(id, {row.date("date"), row.yes("term_totals")});
    }
}

void PricePacker::readNames()
{
    const CsvTable sizes = CsvTable::open(m_sources, u"catalog/sizes.csv"_s, m_faults);
    for (std::size_t i = 0; i < sizes.rows() && !m_faults.any(); ++i) {
        const QString name = CsvRow(sizes, i, m_faults).required("name");
        m_sizeIndex.insert(name, static_cast<std::uint32_t>(m_sizes.size()));
        m_sizes.push_back(name);
    }
    const CsvTable regions = CsvTable::open(m_sources, u"catalog/regions.csv"_s, m_faults);
    for (std::size_t i = 0; i < regions.rows() && !m_faults.any(); ++i) {
        const CsvRow row(regions, i, m_faults);
        if (row.text("kind") != u"public"_s)
            continue;
        const QString id = row.required("id");
        m_regionIndex.insert(id, static_cast<std::uint32_t>(m_regions.size()));
        m_regions.push_back(id);
    }
    if (m_sizes.size() > std::numeric_limits<std::uint16_t>::max() || m_regions.size() > 255)
        m_faults.add(u"catalog/sizes.csv"_s, 1, u"More sizes or regions than the format can hold"_s);
}

std::uint8_t PricePacker::origin(const QString &source, std::size_t flag)
{
    const auto found = std::find(m_origins.begin(), m_origins.end(), std::pair(source, flag));
    const auto index = found - m_origins.begin();
    if (found == m_origins.end())
        m_origins.emplace_back(source, flag);
    if (index > 254)
        m_faults.add(u"prices/sources.csv"_s, 1, u"More than 255 pairs of source and flag"_s);
    return static_cast<std::uint8_t>(index);
}

void PricePacker::readPrices(std::uint8_t type)
{
    const QString file = u"prices/vm/%1.csv"_s.arg(QLatin1String(priceTypeWords[type]));
    const CsvTable table = CsvTable::open(m_sources, file, m_faults);
    if (m_faults.any())
        return;
    const std::size_t size = table.column("size", m_faults);
    const std::size_t region = table.column("region", m_faults);
    const std::size_t price = table.column("usd_per_hour", m_faults);
    const std::size_t sourceColumn = table.column("source", m_faults);
    const std::size_t flag = table.column("flag", m_faults);
    for (std::size_t i = 0; i < table.rows() && !m_faults.any(); ++i) {
        const int line = table.line(i);
        const auto sizeAt = m_sizeIndex.constFind(table.text(i, size));
        const auto regionAt = m_regionIndex.constFind(table.text(i, region));
        const QString sourceId = table.text(i, sourceColumn);
        const auto priceSource = m_priceSources.constFind(sourceId);
        const QString text = table.text(i, price);
        const auto rate = parseScaled(text, rateScale);
        if (sizeAt == m_sizeIndex.constEnd())
            m_faults.add(file, line, u"There is no size \"%1\""_s.arg(table.text(i, size)));
        else if (regionAt == m_regionIndex.constEnd())
            m_faults.add(file, line, u"There is no region \"%1\""_s.arg(table.text(i, region)));
        else if (priceSource == m_priceSources.constEnd() || !priceSource->date.isValid())
            m_faults.add(file, line,
                         u"There is no dated source \"%1\" in prices/sources.csv"_s.arg(sourceId));
        else if (!rate || *rate <= 0)
            m_faults.add(file, line, u"\"%1\" is no price"_s.arg(text));
        if (m_faults.any())
            return;
        VmRow row;
        row.size = static_cast<std::uint16_t>(*sizeAt);
        row.region = static_cast<std::uint8_t>(*regionAt);
        row.type = type;
        row.origin = origin(sourceId, wordIndex(priceFlagWords, table.text(i, flag), file, line, m_faults));
        row.rate = *rate;
        const bool reservation = type >= 3 && type <= 5;
        if (reservation && priceSource->termTotals)
            row.termCents = termCents(text, row.rate, termHours[type]);
        m_rows.push_back(row);
    }
}

void PricePacker::write()
{
    std::sort(m_rows.begin(), m_rows.end(), [](const VmRow &a, const VmRow &b) {
        return std::tie(a.size, a.region, a.type) < std::tie(b.size, b.region, b.type);
    });
    const auto twice = std::adjacent_find(m_rows.begin(), m_rows.end(), [](const VmRow &a, const VmRow &b) {
        return std::tie(a.size, a.region, a.type) == std::tie(b.size, b.region, b.type);
    });
    if (twice != m_rows.end()) {
        m_faults.add(u"prices/vm/%1.csv"_s.arg(QLatin1String(priceTypeWords[twice->type])), 1,
                     u"Two prices of %1 in %2"_s.arg(m_sizes[twice->size], m_regions[twice->region]));
        return;
    }
    for (const VmRow &row : m_rows) {
        const QDate date = m_priceSources.value(m_origins[row.origin].first).date;
        m_oldest = m_oldest.isValid() ? std::min(m_oldest, date) : date;
        m_newest = std::max(m_newest, date);
    }
    m_writer.string(u"builtin-"_s + m_newest.toString(Qt::ISODate));
    m_writer.date(m_oldest);
    m_writer.date(m_newest);
    writeExchange();
    writeNames(m_sizes);
    writeNames(m_regions);
    writeOrigins();
    writePrices();
    writeMeters();
    writeUses();
    writeZones();
    writeFlexibility();
    writeRatios();
}

const PriceSource *PricePacker::source(const CsvRow &row)
{
    const auto found = m_priceSources.constFind(row.required("source"));
    if (found != m_priceSources.constEnd() && found->date.isValid())
        return &*found;
    row.fault(u"There is no dated source \"%1\" in prices/sources.csv"_s.arg(row.text("source")));
    return nullptr;
}

void PricePacker::writeExchange()
{
    const CsvTable table = CsvTable::open(m_sources, u"prices/currencies.csv"_s, m_faults);
    QDate oldest;
    m_writer.varint(table.rows());
    for (std::size_t i = 0; i < table.rows() && !m_faults.any(); ++i) {
        const CsvRow row(table, i, m_faults);
        const auto rate = parseScaled(row.required("per_usd"), exchangeScale);
        if (!rate || *rate <= 0)
            row.fault(u"\"%1\" is no exchange rate"_s.arg(row.text("per_usd")));
        const PriceSource *from = source(row);
        if (m_faults.any())
            return;
        oldest = oldest.isValid() ? std::min(oldest, from->date) : from->date;
        m_writer.string(row.required("code"));
        m_writer.varint(static_cast<std::uint64_t>(*rate));
        m_writer.string(row.text("note"));
    }
    m_writer.date(oldest);
}

void PricePacker::writeNames(const std::vector<QString> &names)
{
    m_writer.varint(names.size());
    for (const QString &name : names)
        m_writer.string(name);
}

void PricePacker::writeOrigins()
{
    m_writer.varint(m_origins.size());
    for (const auto &[source, flag] : m_origins) {
        m_writer.string(source);
        m_writer.date(m_priceSources.value(source).date);
        m_writer.byte(static_cast<std::uint8_t>(flag));
    }
}

void PricePacker::writePrices()
{
    auto row = m_rows.cbegin();
    m_writer.varint(m_rows.size());
    for (std::size_t size = 0; size < m_sizes.size(); ++size) {
        const auto end = std::find_if(row, m_rows.cend(), [&](const VmRow &r) { return r.size != size; });
        m_writer.varint(static_cast<std::uint64_t>(end - row));
        for (; row != end; ++row) {
            m_writer.byte(row->region);
            m_writer.byte(row->type);
            m_writer.byte(row->origin);
            m_writer.varint(static_cast<std::uint64_t>(row->rate));
            if (row->type >= 3 && row->type <= 5)
                m_writer.varint(static_cast<std::uint64_t>(row->termCents));
        }
    }
}

void PricePacker::writeMeters()
{
    const CsvTable table = CsvTable::open(m_sources, u"prices/meters.csv"_s, m_faults);
    std::vector<std::size_t> kept;
    QSet<QString> seen;
    for (std::size_t i = 0; i < table.rows() && !m_faults.any(); ++i) {
        const CsvRow row(table, i, m_faults);
        if (row.text("id").isEmpty())
            continue;
        const QString key = row.text("id") + u'@' + row.required("region");
        if (seen.contains(key))
            row.fault(u"Two prices of %1 in %2"_s.arg(row.text("id"), row.text("region")));
        seen.insert(key);
        kept.push_back(i);
    }
    m_writer.varint(kept.size());
    for (const std::size_t i : kept) {
        const CsvRow row(table, i, m_faults);
        const auto rate = parseScaled(row.required("usd"), rateScale);
        if (!rate || *rate < 0)
            row.fault(u"\"%1\" is no price"_s.arg(row.text("usd")));
        const PriceSource *from = source(row);
        if (m_faults.any())
            return;
        const QString note = row.text("note");
        const QString confidence = row.required("confidence");
        m_writer.string(row.text("id"));
        m_writer.string(row.text("region"));
        m_writer.varint(static_cast<std::uint64_t>(*rate));
        m_writer.string(row.required("unit"));
        m_writer.real(row.number("from_units").value_or(0));
        m_writer.string(row.text("source"));
        m_writer.date(from->date);
        m_writer.string(note.isEmpty() ? confidence : confidence + u"; "_s + note);
    }
}

void PricePacker::writeUses()
{
    const CsvTable table = CsvTable::open(m_sources, u"prices/targetprices.csv"_s, m_faults);
    m_writer.varint(table.rows());
    QSet<QString> seen;
    for (std::size_t i = 0; i < table.rows() && !m_faults.any(); ++i) {
        const CsvRow row(table, i, m_faults);
        const QString target = row.required("target");
        const std::size_t type = row.word("type", priceTypeWords);
        const QString key = u"%1@%2"_s.arg(target).arg(type);
        if (seen.contains(key))
            row.fault(u"\"%1\" is told twice for %2"_s.arg(row.text("type"), target));
        seen.insert(key);
        m_writer.string(target);
        m_writer.byte(static_cast<std::uint8_t>(type));
        m_writer.byte(static_cast<std::uint8_t>(row.word("support", supportWords)));
        m_writer.string(row.text("note"));
        m_writer.string(row.required("source"));
        m_writer.string(row.required("as_of"));
    }
}

void PricePacker::writeZones()
{
    const CsvTable table = CsvTable::open(m_sources, u"prices/zones.csv"_s, m_faults);
    m_writer.varint(table.rows());
    for (std::size_t i = 0; i < table.rows() && !m_faults.any(); ++i) {
        const CsvRow row(table, i, m_faults);
        const QString region = row.required("region");
        if (!m_regionIndex.contains(region))
            row.fault(u"There is no region \"%1\""_s.arg(region));
        static_cast<void>(source(row));
        m_writer.string(region);
        m_writer.string(row.required("zone"));
        m_writer.flag(row.yes("stated"));
    }
}

void PricePacker::writeFlexibility()
{
    const CsvTable table = CsvTable::open(m_sources, u"prices/flexibility.csv"_s, m_faults);
    m_writer.varint(table.rows());
    QSet<QString> seen;
    for (std::size_t i = 0; i < table.rows() && !m_faults.any(); ++i) {
        const CsvRow row(table, i, m_faults);
        const QString size = row.required("size");
        if (!m_sizeIndex.contains(size))
            row.fault(u"There is no size \"%1\""_s.arg(size));
        if (seen.contains(size))
            row.fault(u"\"%1\" occurs twice"_s.arg(size));
        seen.insert(size);
        const double ratio = row.number("ratio").value_or(0);
        if (!(ratio > 0))
            row.fault(u"\"%1\" is no ratio"_s.arg(row.text("ratio")));
        static_cast<void>(source(row));
        m_writer.varint(m_sizeIndex.value(size));
        m_writer.string(row.required("family"));
        m_writer.real(ratio);
    }
}

std::optional<std::uint64_t> PricePacker::ratio(const CsvRow &row, const char *column) const
{
    const auto value = parseScaled(row.required(column), ratioScale);
    if (value && *value > 0 && *value <= 10'000'000)
        return static_cast<std::uint64_t>(*value);
    row.fault(u"\"%1\" is no ratio"_s.arg(row.text(column)));
    return std::nullopt;
}

/// Of reservations only: ratios of savings plans have moved within months.
void PricePacker::writeRatios()
{
    const CsvTable table = CsvTable::open(m_sources, u"prices/discounts.csv"_s, m_faults);
    std::vector<std::size_t> kept;
    for (std::size_t i = 0; i < table.rows() && !m_faults.any(); ++i) {
        const std::size_t type = CsvRow(table, i, m_faults).word("price_type", priceTypeWords);
        if (type >= 3 && type <= 5)
            kept.push_back(i);
    }
    m_writer.varint(kept.size());
    for (const std::size_t i : kept) {
        const CsvRow row(table, i, m_faults);
        const QString size = row.required("size");
        const QString seen = row.required("basis");
        const auto from = m_priceSources.constFind(seen.section(u':', 0, 0));
        const auto likely = ratio(row, "ratio");
        const auto low = ratio(row, "low");
        const auto high = ratio(row, "high");
        if (!m_sizeIndex.contains(size))
            row.fault(u"There is no size \"%1\""_s.arg(size));
        if (from == m_priceSources.constEnd() || !from->date.isValid())
            row.fault(u"\"%1\" names no dated source of prices/sources.csv"_s.arg(seen));
        if (!m_regionIndex.contains(seen.section(u':', 1)))
            row.fault(u"\"%1\" names no region"_s.arg(seen));
        if (!m_faults.any() && (*low > *likely || *likely > *high))
            row.fault(u"The ratio must lie between low and high"_s);
        if (m_faults.any())
            return;
        m_writer.varint(m_sizeIndex.value(size));
        m_writer.byte(static_cast<std::uint8_t>(row.word("price_type", priceTypeWords)));
        m_writer.varint(*likely);
        m_writer.varint(*low);
        m_writer.varint(*high);
        m_writer.string(seen.section(u':', 0, 0));
        m_writer.date(from->date);
        m_writer.string(seen.section(u':', 1));
    }
}

} // namespace

Result<QByteArray> packPrices(const SourceFiles &sources)
{
    return PricePacker(sources).run();
}

} // namespace slipway::pack
