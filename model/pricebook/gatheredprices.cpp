// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pricebook/gatheredprices.h"

#include "model/cost/meterwords.h"

#include <QLocale>

#include <algorithm>
#include <tuple>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

/// Of two rows of one price that which does not end, or ends later.
qint32 laterEnd(qint32 a, qint32 b)
{
    return a == 0 || b == 0 ? 0 : std::max(a, b);
}

} // namespace

GatheredPrices::GatheredPrices(const Catalog &catalog)
    : m_catalog(catalog)
    , m_now(catalog.sizes().size() * catalog.regions().size() * priceTypeCount)
{
}

std::size_t GatheredPrices::slot(SizeId size, RegionId region, PriceType type) const
{
    return (indexOf(size) * m_catalog.regions().size() + indexOf(region)) * priceTypeCount
        + static_cast<std::size_t>(type);
}

SizeId GatheredPrices::sizeOf(std::size_t slot) const
{
    return SizeId(slot / priceTypeCount / m_catalog.regions().size());
}

RegionId GatheredPrices::regionOf(std::size_t slot) const
{
    return RegionId(slot / priceTypeCount % m_catalog.regions().size());
}

PriceType GatheredPrices::typeOf(std::size_t slot)
{
    return static_cast<PriceType>(slot % priceTypeCount);
}

bool GatheredPrices::addVm(const VmOffer &offer, const RowOutcome &outcome, bool isFirst)
{
    const std::size_t at = slot(offer.size, *outcome.region, offer.type);
    const std::int64_t total = offer.termTotal ? offer.termTotal->raw() : 0;
    if (outcome.ahead) {
        m_ahead.push_back({at, outcome.from, outcome.until, offer.hourly.raw(), total, isFirst});
        return false;
    }
    Candidate &best = m_now[at];
    if (best.rate == 0 || outcome.from > best.from) {
        const bool replaces = best.rate != 0;
        best = {offer.hourly.raw(), total, 0, outcome.from, outcome.until};
        return replaces;
    }
    if (outcome.from == best.from)
        best.until = laterEnd(best.until, outcome.until);
    if (outcome.from != best.from || offer.hourly.raw() == best.rate)
        return true;
    // Nothing tells which of the two holds: a budget takes the higher.
    best.other = best.other == 0 ? std::min(best.rate, offer.hourly.raw())
                                 : std::min(best.other, offer.hourly.raw());
    if (offer.hourly.raw() > best.rate) {
        best.rate = offer.hourly.raw();
        best.total = total;
    }
    return true;
}

bool GatheredPrices::addMeter(const MeterOffer &offer, const RowOutcome &outcome)
{
    const QString region = outcome.region ? m_catalog.region(*outcome.region).id : u"Global"_s;
    if (outcome.ahead) {
        m_meterAhead.push_back({offer.meter, region, outcome.from, offer.rate, outcome.until});
        return false;
    }
    const auto [found, isNew] = m_meterNow.try_emplace(
        {offer.meter, region}, MeterCandidate{offer.rate, outcome.from, {}, outcome.until});
    if (isNew)
        return false;
    MeterCandidate &best = found->second;
    if (outcome.from == best.from)
        best.until = laterEnd(best.until, outcome.until);
    if (outcome.from > best.from) {
        best = {offer.rate, outcome.from, {}, outcome.until};
    } else if (outcome.from == best.from && offer.rate != best.rate) {
        best.other = std::min(offer.rate, best.rate);
        best.rate = std::max(offer.rate, best.rate);
    }
    return true;
}

void GatheredPrices::addStep(const MeterOffer &offer, const RowOutcome &outcome)
{
    const QString region = outcome.region ? m_catalog.region(*outcome.region).id : u"Global"_s;
    const StepCandidate candidate{outcome.step, offer.rate, outcome.from};
    const auto [found, isNew] = m_meterSteps.try_emplace({offer.meter, region}, candidate);
    StepCandidate &best = found->second;
    if (isNew || candidate.from < best.from)
        return;
    // Nothing tells which of two prices of one step and day holds: a budget takes the higher.
    if (candidate.from > best.from || candidate.step < best.step
        || (candidate.step == best.step && candidate.rate > best.rate))
        best = candidate;
}

QStringList GatheredPrices::takeLowestSteps()
{
    QStringList sentences;
    for (const auto &[key, step] : m_meterSteps) {
        if (!m_meterNow.try_emplace(key, MeterCandidate{step.rate, step.from, {}}).second)
            continue;
        sentences
            << u"%1 (%2) is priced beyond the first %3 units alone: that price is taken for these as well."_s
                   .arg(cost::meterName(key.first), key.second,
                        QLocale::c().toString(step.step, 'f', QLocale::FloatingPointShortest));
    }
    return sentences;
}

std::int64_t GatheredPrices::sortAnnounced()
{
    const auto key = [](const Ahead &each) { return std::tuple(each.slot, each.from, -each.rate); };
    std::sort(m_ahead.begin(), m_ahead.end(),
              [&](const Ahead &a, const Ahead &b) { return key(a) < key(b); });
    std::int64_t twice = 0;
    const auto isOfOneSlotAndDay
        = [](const Ahead &a, const Ahead &b) { return a.slot == b.slot && a.from == b.from; };
    for (std::size_t i = 1; i < m_ahead.size(); ++i)
        twice += isOfOneSlotAndDay(m_ahead[i - 1], m_ahead[i]) && m_ahead[i].isFirst ? 1 : 0;
    for (std::size_t i = m_ahead.size(); i-- > 1;) {
        if (isOfOneSlotAndDay(m_ahead[i - 1], m_ahead[i]))
            m_ahead[i - 1].until = laterEnd(m_ahead[i - 1].until, m_ahead[i].until);
    }
    m_ahead.erase(std::unique(m_ahead.begin(), m_ahead.end(), isOfOneSlotAndDay), m_ahead.end());
    const auto meterDay = [](const MeterAhead &each) { return std::tie(each.meter, each.region, each.from); };
    std::ranges::sort(m_meterAhead, [&](const MeterAhead &a, const MeterAhead &b) {
        return meterDay(a) != meterDay(b) ? meterDay(a) < meterDay(b) : a.rate > b.rate;
    });
    const auto isOfOneDay
        = [&](const MeterAhead &a, const MeterAhead &b) { return meterDay(a) == meterDay(b); };
    const auto meters = m_meterAhead.size();
    m_meterAhead.erase(std::unique(m_meterAhead.begin(), m_meterAhead.end(), isOfOneDay), m_meterAhead.end());
    twice += static_cast<std::int64_t>(meters - m_meterAhead.size());
    return twice;
}

void GatheredPrices::clear()
{
    std::vector<Candidate>().swap(m_now);
}

} // namespace slipway
