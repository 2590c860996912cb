// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/prices/pricesnapshot.h"

#include "model/base/decimal.h"
#include "resources/packformat.h"

#include <algorithm>
#include <tuple>

using namespace Qt::StringLiterals;

namespace slipway {

static_assert(pack::priceTypeWords.size() == priceTypeCount);
static_assert(pack::priceFlagWords.size() == static_cast<std::size_t>(PriceFlag::EstimatedByRatio) + 1);

PriceSnapshot::PriceSnapshot() = default;
PriceSnapshot::PriceSnapshot(const PriceSnapshot &other) = default;
PriceSnapshot::PriceSnapshot(PriceSnapshot &&other) noexcept = default;
PriceSnapshot &PriceSnapshot::operator=(const PriceSnapshot &other) = default;
PriceSnapshot &PriceSnapshot::operator=(PriceSnapshot &&other) noexcept = default;
PriceSnapshot::~PriceSnapshot() = default;

namespace {

constexpr std::int64_t wholeRatio = 1'000'000;

Rate share(Rate rate, std::int64_t ratio)
{
    return Rate(static_cast<std::int64_t>(divideHalfEven(Int128(rate.raw()) * ratio, wholeRatio)));
}

} // namespace

QString priceTypeId(PriceType type)
{
    return QString::fromLatin1(pack::priceTypeWords[static_cast<std::size_t>(type)]);
}

std::optional<PriceType> priceTypeFromId(QStringView id)
{
    for (std::size_t i = 0; i < priceTypeCount; ++i) {
        if (id == QLatin1String(pack::priceTypeWords[i]))
            return static_cast<PriceType>(i);
    }
    return std::nullopt;
}

int termHours(PriceType type)
{
    return pack::termHours[static_cast<std::size_t>(type)];
}

int termMonths(PriceType type)
{
    constexpr int hoursPerMonth = 730;
    return termHours(type) / hoursPerMonth;
}

QString priceFlagId(PriceFlag flag)
{
    return QString::fromLatin1(pack::priceFlagWords[static_cast<std::size_t>(flag)]);
}

bool PriceSnapshot::usable(PriceFlag flag)
{
    return flag != PriceFlag::SuspectWindowsPrice && flag != PriceFlag::SpotNotCheaper;
}

std::optional<VmPrice> PriceSnapshot::vm(SizeId size, RegionId region, PriceType type) const
{
    const std::size_t at = slot(size, region, type);
    if (at >= m_origin.size() || m_origin[at] == noOrigin)
        return std::nullopt;
    const auto find = [at](const std::vector<SlotRate> &rates) -> std::optional<Rate> {
        const auto found
            = std::lower_bound(rates.begin(), rates.end(), at,
                               [](const SlotRate &r, std::size_t slot) { return r.slot < slot; });
        return found != rates.end() && found->slot == at ? std::optional(found->rate) : std::nullopt;
    };
    const PriceOrigin &origin = m_origins[m_origin[at]];
    VmPrice price{usable(origin.flag) ? m_usable[at] : find(m_doubtful).value_or(absent),
                  find(m_termTotals),
                  origin,
                  {}};
    if (origin.flag == PriceFlag::EstimatedByRatio) {
        const Ratio &ratio = *ratioOf(size, type);
        const Rate payg = m_usable[slot(size, region, PriceType::PayAsYouGo)];
        const auto part = [](std::int64_t millionths) {
            return static_cast<double>(millionths) / static_cast<double>(wholeRatio);
        };
        price.estimate = PriceEstimate{part(ratio.likely),     part(ratio.low),         part(ratio.high),
                                       share(payg, ratio.low), share(payg, ratio.high), ratio.region};
    }
    return price;
}

bool PriceSnapshot::isPublished(std::size_t slot) const
{
    return m_origin[slot] != noOrigin && m_origins[m_origin[slot]].flag != PriceFlag::EstimatedByRatio;
}

const PriceSnapshot::Ratio *PriceSnapshot::ratioOf(SizeId size, PriceType type) const
{
    const auto found = std::lower_bound(
        m_ratios.begin(), m_ratios.end(), std::pair(size, type),
        [](const Ratio &ratio, const auto &key) { return std::pair(ratio.size, ratio.type) < key; });
    const bool known = found != m_ratios.end() && found->size == size && found->type == type;
    return known ? &*found : nullptr;
}

void PriceSnapshot::estimateReservations()
{
    for (const Ratio &ratio : m_ratios) {
        for (std::size_t region = 0; region < m_regionCount; ++region) {
            const std::size_t at = slot(ratio.size, RegionId(region), ratio.type);
            const Rate payg = m_usable[slot(ratio.size, RegionId(region), PriceType::PayAsYouGo)];
            if (isPublished(at))
                continue;
            const bool known = payg != absent;
            m_usable[at] = known ? share(payg, ratio.likely) : absent;
            m_origin[at] = known ? ratio.origin : noOrigin;
        }
    }
}

void PriceSnapshot::payLowPriorityAsSpot(const Catalog &catalog)
{
    for (std::size_t size = 0; size < catalog.sizes().size(); ++size) {
        for (std::size_t region = 0; region < m_regionCount; ++region) {
            const std::size_t ended = slot(SizeId(size), RegionId(region), PriceType::LowPriority);
            const std::size_t spot = slot(SizeId(size), RegionId(region), PriceType::Spot);
            m_usable[ended] = m_usable[spot];
            m_origin[ended] = m_origin[spot];
            // A doubtful price of spot is none of low priority, nor is any where the size is not capable of it.
            if (m_usable[spot] == absent || catalog.sizes()[size].lowPriorityCapable == Support::No) {
                m_usable[ended] = absent;
                m_origin[ended] = noOrigin;
            }
        }
    }
}

bool PriceSnapshot::hasSheetPrices() const
{
    return hasPriceFrom([](const PriceOrigin &origin) { return origin.source == sheetSource(); });
}

bool PriceSnapshot::hasAgreedPrices() const
{
    return hasPriceFrom([](const PriceOrigin &origin) { return isAgreed(origin); });
}

template <typename Is> bool PriceSnapshot::hasPriceFrom(Is is) const
{
    const auto isFrom = [&](const auto &each) { return is(each.origin); };
    return std::ranges::any_of(m_origins, is) || std::ranges::any_of(m_announced, isFrom)
        || std::ranges::any_of(m_announcedMeters, [&](const AnnouncedMeter &each) { return isFrom(each.price); })
        || std::any_of(m_meters.cbegin(), m_meters.cend(),
                       [&](const auto &prices) { return std::ranges::any_of(prices, isFrom); });
}

bool PriceSnapshot::isAgreed(SizeId size, RegionId region, PriceType type) const
{
    const auto isAgreedAt = [this](std::size_t at) { return m_origin[at] != noOrigin && isAgreed(m_origins[m_origin[at]]); };
    const std::size_t at = slot(size, region, type);
    return isAgreedAt(at) || (!isPublished(at) && isAgreedAt(slot(size, region, PriceType::PayAsYouGo)));
}

ExchangeRate PriceSnapshot::sheetOf(SizeId size, RegionId region, PriceType type) const
{
    const std::size_t own = slot(size, region, type);
    const std::size_t at = isPublished(own) ? own : slot(size, region, PriceType::PayAsYouGo);
    return m_origin[at] == noOrigin ? ExchangeRate() : m_origins[m_origin[at]].sheet;
}

QStringList PriceSnapshot::meters() const
{
    QStringList ids = m_meters.keys();
    ids.sort();
    return ids;
}

std::optional<Flexibility> PriceSnapshot::flexibility(SizeId size) const
{
    const std::size_t index = indexOf(size);
    if (index >= m_flexible.size() || m_flexible[index].family < 0)
        return std::nullopt;
    return m_flexible[index];
}

QStringList PriceSnapshot::hostedModels(HostedReach reach) const
{
    const QString begin = u"tokens."_s;
    const QString end = meterPart(reach) + u".input"_s;
    QStringList models;
    for (auto it = m_meters.constBegin(); it != m_meters.constEnd(); ++it) {
        if (!it.key().startsWith(begin) || !it.key().endsWith(end))
            continue;
        const QString model = it.key().sliced(begin.size()).chopped(end.size());
        const bool narrower = reach == HostedReach::Anywhere
            && (model.endsWith(meterPart(HostedReach::DataZone))
                || model.endsWith(meterPart(HostedReach::Region)) || model.endsWith(longPart()));
        if (!narrower)
            models << model;
    }
    models.sort();
    return models;
}

std::optional<MeterPrice> PriceSnapshot::meter(QStringView meter, QStringView regionId) const
{
    const auto found = m_meters.constFind(meter.toString());
    if (found == m_meters.constEnd())
        return std::nullopt;
    const auto of = [&](QStringView region) {
        return std::find_if(found->begin(), found->end(),
                            [&](const MeterPrice &m) { return m.region == region; });
    };
    const auto own = of(regionId);
    const auto global = of(u"Global"_s);
    // What is agreed for everywhere goes before the list of a region, and not before what somebody states for it.
    const bool isAgreedEverywhere = global != found->end() && global->origin.source == sheetSource();
    if (own != found->end() && (isAgreed(own->origin) || !isAgreedEverywhere))
        return *own;
    if (global != found->end())
        return *global;

    const Zone zone = m_zones.value(regionId.toString());
    if (const auto shared = of(zone.id); shared != found->end() && !zone.id.isEmpty()) {
        MeterPrice price = *shared;
        price.estimated = !zone.stated;
        return price;
    }

    const Place asked = m_places.value(regionId.toString());
    const auto rank = [&](const MeterPrice &m) {
        const Place place = m_places.value(m.region);
        const bool sameGeography = !asked.geography.isEmpty() && place.geography == asked.geography;
        const bool sameGroup = !asked.group.isEmpty() && place.group == asked.group;
        return std::tuple(sameGeography, sameGroup, m.origin.date, m.rate);
    };
    MeterPrice price
        = *std::max_element(found->begin(), found->end(),
                            [&](const MeterPrice &a, const MeterPrice &b) { return rank(a) < rank(b); });
    price.estimated = true;
    return price;
}

PriceUse PriceSnapshot::use(QStringView targetId, PriceType type) const
{
    const auto found = m_uses.constFind(targetId.toString());
    if (found == m_uses.constEnd())
        return {};
    const std::optional<PriceUse> &told = (*found)[static_cast<std::size_t>(type)];
    return told.value_or(PriceUse{Support::No, {}, {}});
}

std::optional<ExchangeRate> PriceSnapshot::exchange(Currency currency) const
{
    if (const DatedFactor *brought = factorOf(currency))
        return brought->rate;
    for (const auto &[known, rate] : m_exchange) {
        if (known == currency)
            return rate;
    }
    return std::nullopt;
}

QString PriceSnapshot::exchangeDoubt(Currency currency) const
{
    if (factorOf(currency))
        return {};
    for (const auto &[known, doubt] : m_exchangeDoubts) {
        if (known == currency)
            return doubt;
    }
    return {};
}

QDate PriceSnapshot::exchangeDate(Currency currency) const
{
    const DatedFactor *brought = factorOf(currency);
    return brought ? brought->day : m_exchangeDate;
}

const DatedFactor *PriceSnapshot::factorOf(Currency currency) const
{
    const auto found = std::ranges::find(m_factors, currency,
                                         [](const DatedFactor &each) { return each.rate.currency(); });
    return found == m_factors.end() ? nullptr : &*found;
}

std::vector<Currency> PriceSnapshot::currencies() const
{
    std::vector<Currency> all;
    for (const auto &entry : m_exchange)
        all.push_back(entry.first);
    for (const DatedFactor &each : m_factors)
        all.push_back(each.rate.currency());
    std::sort(all.begin(), all.end(), [](const Currency &a, const Currency &b) { return a.code() < b.code(); });
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

} // namespace slipway
