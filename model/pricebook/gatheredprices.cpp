// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pricebook/gatheredprices.h"

#include "model/cost/meterwords.h"

#include <QLocale>

#include <algorithm>
#include <deque>
#include <tuple>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

/// Of two rows of one price that which does not end, or ends later.
qint32 laterEnd(qint32 a, qint32 b)
{
    return a == 0 || b == 0 ? 0 : std::max(a, b);
}

/// Whether a row with one end holds on behind the end of another.
bool outlasts(qint32 until, qint32 other)
{
    return other != 0 && (until == 0 || until > other);
}

/// Begins before every row.
constexpr qint32 beforeAllRows = -1;

/// A row of one price among others.
struct DatedRow
{
    qint32 from = 0;
    qint32 until = 0;
    std::int64_t rate = 0;
    std::int64_t total = 0;
    bool isRow = true;
    qint32 *end = nullptr; ///< where `until` of what holds now or is announced is kept; null: beneath that
    bool isOfBook = false;

    [[nodiscard]] bool holdsOn(qint32 day) const { return from <= day && (until == 0 || until >= day); }
};

/// The rows of one price from day to day: on each that of the newest start that has come, without an end that is past.
class Succession
{
public:
    explicit Succession(std::vector<DatedRow> rows)
        : m_rows(std::move(rows))
    {
        std::ranges::stable_sort(m_rows, [](const DatedRow &a, const DatedRow &b) {
            return a.from != b.from ? a.from < b.from : a.rate < b.rate;
        });
    }

    /// What holds again behind the end of a newer one, from when on. Where it costs the same, the end of that moves instead. `now`: the newest
    /// start that has come.
    std::vector<DatedRow> resumed(qint32 now)
    {
        const DatedRow *holds = holderOn(now);
        m_end = holds ? holds->end : nullptr;
        for (qint32 day = nextDay(now, holds); day != 0; day = nextDay(day, holds)) {
            const DatedRow *then = holderOn(day);
            if (then && then != holds)
                follow(*then, holds, day);
            holds = then;
        }
        return {m_resumed.begin(), m_resumed.end()};
    }

private:
    [[nodiscard]] const DatedRow *holderOn(qint32 day) const
    {
        const auto holder = std::find_if(m_rows.rbegin(), m_rows.rend(),
                                         [day](const DatedRow &each) { return each.holdsOn(day); });
        return holder == m_rows.rend() ? nullptr : &*holder;
    }

    /// On which something begins or what holds has ended; 0: never again.
    [[nodiscard]] qint32 nextDay(qint32 day, const DatedRow *holds) const
    {
        qint32 next = holds && holds->until != 0 ? holds->until + 1 : 0;
        for (const DatedRow &each : m_rows) {
            if (each.from > day && (next == 0 || each.from < next))
                next = each.from;
        }
        return next;
    }

    void follow(const DatedRow &then, const DatedRow *before, qint32 day)
    {
        if (then.from == day) {
            m_end = then.end;
            return;
        }
        if (before && before->rate == then.rate && m_end) {
            *m_end = then.until;
            return;
        }
        m_resumed.push_back(then);
        m_resumed.back().from = day;
        m_end = &m_resumed.back().until;
    }

    std::vector<DatedRow> m_rows;
    std::deque<DatedRow> m_resumed;
    qint32 *m_end = nullptr; ///< of what holds
};

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
    if (best.rate != 0 && outcome.from != best.from && (best.until != 0 || outcome.until != 0))
        m_several.insert(at);
    if (best.rate == 0 || outcome.from > best.from) {
        const bool replaces = best.rate != 0;
        if (replaces)
            keepBeneath(at, {best.from, best.until, best.rate, best.total, !isSavingsPlan(offer.type)},
                        outcome.until);
        best = {offer.hourly.raw(), total, 0, outcome.from, outcome.until};
        return replaces;
    }
    if (outcome.from == best.from)
        best.until = laterEnd(best.until, outcome.until);
    else
        keepBeneath(at, {outcome.from, outcome.until, offer.hourly.raw(), total, isFirst}, best.until);
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
    if (outcome.from != best.from && (best.until != 0 || outcome.until != 0))
        m_metersSeveral.insert(found->first);
    if (outcome.from == best.from)
        best.until = laterEnd(best.until, outcome.until);
    if (outcome.from < best.from)
        keepBeneath(found->first, {outcome.from, outcome.until, offer.rate.raw()}, best.until);
    if (outcome.from > best.from) {
        keepBeneath(found->first, {best.from, best.until, best.rate.raw()}, outcome.until);
        best = {offer.rate, outcome.from, {}, outcome.until};
    } else if (outcome.from == best.from && offer.rate != best.rate) {
        best.other = std::min(offer.rate, best.rate);
        best.rate = std::max(offer.rate, best.rate);
    }
    return true;
}

void GatheredPrices::keepBeneath(std::size_t slot, const Beneath &row, qint32 newerUntil)
{
    if (outlasts(row.until, newerUntil))
        m_beneath[slot].push_back(row);
}

void GatheredPrices::keepBeneath(const std::pair<QString, QString> &meter, const Beneath &row,
                                 qint32 newerUntil)
{
    if (outlasts(row.until, newerUntil))
        m_metersBeneath[meter].push_back(row);
}

std::map<std::size_t, qint32> GatheredPrices::promotions() const
{
    std::map<std::size_t, qint32> lasts;
    for (std::size_t at = 0; at < m_now.size(); ++at) {
        if (m_now[at].until != 0 && !m_several.contains(at))
            lasts.emplace(at, m_now[at].until);
    }
    for (const Ahead &each : m_ahead)
        lasts.erase(each.slot);
    return lasts;
}

std::map<std::pair<QString, QString>, qint32> GatheredPrices::meterPromotions() const
{
    std::map<std::pair<QString, QString>, qint32> lasts;
    for (const auto &[key, now] : m_meterNow) {
        if (now.until != 0 && !m_metersSeveral.contains(key))
            lasts.emplace(key, now.until);
    }
    for (const MeterAhead &each : m_meterAhead)
        lasts.erase({each.meter, each.region});
    return lasts;
}

void GatheredPrices::addKnown(std::size_t slot, Rate rate, std::optional<Rate> total, qint32 until)
{
    m_beneath[slot].push_back({beforeAllRows, until, rate.raw(), total ? total->raw() : 0, false});
}

void GatheredPrices::addKnown(const QString &meter, const QString &region, Rate rate, qint32 until)
{
    m_metersBeneath[{meter, region}].push_back({beforeAllRows, until, rate.raw(), 0, false});
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
    for (std::size_t i = m_meterAhead.size(); i-- > 1;) {
        if (isOfOneDay(m_meterAhead[i - 1], m_meterAhead[i]))
            m_meterAhead[i - 1].until = laterEnd(m_meterAhead[i - 1].until, m_meterAhead[i].until);
    }
    m_meterAhead.erase(std::unique(m_meterAhead.begin(), m_meterAhead.end(), isOfOneDay), m_meterAhead.end());
    twice += static_cast<std::int64_t>(meters - m_meterAhead.size());
    return twice - resume() - resumeMeters();
}

/// Of every price with rows that end.
std::int64_t GatheredPrices::resume()
{
    std::map<std::size_t, std::vector<DatedRow>> slots;
    for (const auto &[at, rows] : m_beneath)
        slots.try_emplace(at);
    for (const Ahead &each : m_ahead) {
        if (each.until != 0)
            slots.try_emplace(each.slot);
    }
    for (auto &[at, rows] : slots) {
        Candidate &now = m_now[at];
        if (now.rate != 0)
            rows.push_back({now.from, now.until, now.rate, now.total, true, &now.until});
        if (const auto beneath = m_beneath.find(at); beneath != m_beneath.end()) {
            for (const Beneath &each : beneath->second)
                rows.push_back({each.from, each.until, each.rate, each.total, each.isRow, nullptr,
                                each.from == beforeAllRows});
        }
    }
    for (Ahead &each : m_ahead) {
        if (const auto rows = slots.find(each.slot); rows != slots.end())
            rows->second.push_back({each.from, each.until, each.rate, each.total, true, &each.until});
    }
    std::int64_t rows = 0;
    std::vector<Ahead> more;
    for (auto &[at, list] : slots) {
        for (const DatedRow &each : Succession(std::move(list)).resumed(m_now[at].from)) {
            more.push_back({at, each.from, each.until, each.rate, each.total, true, true, each.isOfBook});
            rows += each.isRow && each.end == nullptr ? 1 : 0;
        }
    }
    m_ahead.insert(m_ahead.end(), more.begin(), more.end());
    std::ranges::stable_sort(m_ahead, {}, [](const Ahead &each) { return std::pair(each.slot, each.from); });
    return rows;
}

std::int64_t GatheredPrices::resumeMeters()
{
    std::map<std::pair<QString, QString>, std::vector<DatedRow>> meters;
    for (const auto &[key, rows] : m_metersBeneath)
        meters.try_emplace(key);
    for (const MeterAhead &each : m_meterAhead) {
        if (each.until != 0)
            meters.try_emplace({each.meter, each.region});
    }
    for (auto &[key, rows] : meters) {
        if (const auto now = m_meterNow.find(key); now != m_meterNow.end())
            rows.push_back(
                {now->second.from, now->second.until, now->second.rate.raw(), 0, true, &now->second.until});
        if (const auto beneath = m_metersBeneath.find(key); beneath != m_metersBeneath.end()) {
            for (const Beneath &each : beneath->second)
                rows.push_back({each.from, each.until, each.rate, each.total, each.isRow, nullptr,
                                each.from == beforeAllRows});
        }
    }
    for (MeterAhead &each : m_meterAhead) {
        if (const auto rows = meters.find({each.meter, each.region}); rows != meters.end())
            rows->second.push_back({each.from, each.until, each.rate.raw(), 0, true, &each.until});
    }
    std::int64_t rows = 0;
    std::vector<MeterAhead> more;
    for (auto &[key, list] : meters) {
        const auto now = m_meterNow.find(key);
        const qint32 day = now == m_meterNow.end() ? 0 : now->second.from;
        for (const DatedRow &each : Succession(std::move(list)).resumed(day)) {
            more.push_back(
                {key.first, key.second, each.from, Rate(each.rate), each.until, true, each.isOfBook});
            rows += each.isRow && each.end == nullptr ? 1 : 0;
        }
    }
    m_meterAhead.insert(m_meterAhead.end(), more.begin(), more.end());
    std::ranges::stable_sort(m_meterAhead, {}, [](const MeterAhead &each) {
        return std::tie(each.meter, each.region, each.from);
    });
    return rows;
}

void GatheredPrices::clear()
{
    std::vector<Candidate>().swap(m_now);
}

} // namespace slipway
