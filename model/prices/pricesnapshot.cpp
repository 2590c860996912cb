// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/prices/pricesnapshot.h"

#include "resources/packformat.h"

#include <algorithm>
#include <tuple>

using namespace Qt::StringLiterals;

namespace slipway {

static_assert(pack::priceTypeWords.size() == priceTypeCount);
static_assert(pack::priceFlagWords.size()
              == static_cast<std::size_t>(PriceFlag::OutlierVersusOtherRegions) + 1);

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
    return VmPrice{usable(origin.flag) ? m_usable[at] : find(m_doubtful).value_or(absent), find(m_termTotals),
                   origin};
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
    if (const auto own = of(regionId); own != found->end())
        return *own;
    if (const auto global = of(u"Global"_s); global != found->end())
        return *global;

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
    for (const auto &[known, rate] : m_exchange) {
        if (known == currency)
            return rate;
    }
    return std::nullopt;
}

std::vector<Currency> PriceSnapshot::currencies() const
{
    std::vector<Currency> all;
    for (const auto &entry : m_exchange)
        all.push_back(entry.first);
    return all;
}

} // namespace slipway
