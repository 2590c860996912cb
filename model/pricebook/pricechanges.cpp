// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pricebook/pricechanges.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <tuple>

namespace slipway {

namespace {

/// Sizes have 16 bits, and a catalog is never that full.
constexpr std::uint16_t noSize = std::numeric_limits<std::uint16_t>::max();

std::int32_t daysOf(const QDate &date)
{
    return date.isValid() ? static_cast<std::int32_t>(date.toJulianDay()) : 0;
}

QDate dateOf(std::int32_t days)
{
    return days == 0 ? QDate() : QDate::fromJulianDay(days);
}

double percentOf(std::int64_t before, std::int64_t after)
{
    return before > 0 ? 100.0 * static_cast<double>(after - before) / static_cast<double>(before) : 0;
}

} // namespace

double PriceChange::percent() const
{
    return before ? percentOf(before->raw(), after.raw()) : 0;
}

std::uint16_t PriceChanges::nameOf(const QString &name)
{
    const auto known = m_places.constFind(name);
    if (known != m_places.constEnd())
        return *known;
    const auto place = static_cast<std::uint16_t>(m_names.size());
    m_places.insert(name, place);
    m_names.push_back(name);
    return place;
}

void PriceChanges::push_back(const PriceChange &change)
{
    Entry entry;
    entry.size = change.size ? static_cast<std::uint16_t>(indexOf(*change.size)) : noSize;
    entry.meter = nameOf(change.meter);
    entry.region = nameOf(change.region);
    entry.type = change.type;
    entry.isDearerTerm = change.isDearerTerm;
    entry.from = daysOf(change.from);
    entry.beforeDate = daysOf(change.beforeDate);
    entry.before = change.before ? change.before->raw() : -1;
    entry.after = change.after.raw();
    m_entries.push_back(entry);
}

PriceChange PriceChanges::operator[](std::size_t index) const
{
    const Entry &entry = m_entries[index];
    PriceChange change;
    if (entry.size != noSize)
        change.size = SizeId(entry.size);
    change.meter = m_names[entry.meter];
    change.region = m_names[entry.region];
    change.type = entry.type;
    change.isDearerTerm = entry.isDearerTerm;
    change.from = dateOf(entry.from);
    change.beforeDate = dateOf(entry.beforeDate);
    if (entry.before >= 0)
        change.before = Rate(entry.before);
    change.after = Rate(entry.after);
    return change;
}

void PriceChanges::clear()
{
    *this = {};
}

std::vector<std::size_t> PriceChanges::largest(std::size_t most) const
{
    // Several days of one price are told one after the other, where the largest of them would stand.
    struct Run
    {
        std::size_t begin = 0; ///< in the order of prices and days
        std::size_t end = 0;
        std::size_t first = 0; ///< index
        double percent = 0;
    };
    const auto priceOf
        = [](const Entry &each) { return std::tie(each.size, each.meter, each.region, each.type); };
    std::vector<std::size_t> order(m_entries.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
        const Entry &left = m_entries[a];
        const Entry &right = m_entries[b];
        return std::tuple_cat(priceOf(left), std::tie(left.from))
            < std::tuple_cat(priceOf(right), std::tie(right.from));
    });
    std::vector<Run> runs;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const Entry &entry = m_entries[order[i]];
        if (i == 0 || priceOf(entry) != priceOf(m_entries[order[i - 1]]))
            runs.push_back({i, i, order[i], 0});
        Run &run = runs.back();
        run.end = i + 1;
        run.first = std::min(run.first, order[i]);
        run.percent = std::max(run.percent, std::abs(percentOf(entry.before, entry.after)));
    }
    const std::size_t count = std::min(most, runs.size());
    std::partial_sort(runs.begin(), runs.begin() + static_cast<std::ptrdiff_t>(count), runs.end(),
                      [](const Run &a, const Run &b) {
                          return a.percent != b.percent ? a.percent > b.percent : a.first < b.first;
                      });
    std::vector<std::size_t> result;
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t at = runs[i].begin; at < runs[i].end && result.size() < most; ++at)
            result.push_back(order[at]);
    }
    return result;
}

} // namespace slipway
