// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/buying/termchoice.h"

#include "model/base/cancellation.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <utility>

namespace slipway::buying {

namespace {

/// What a path costs, and what tells paths of one cost apart: the months in which something bought stands, then how many purchases
/// there are, then how late they begin.
struct Weight
{
    Micros micros = 0;
    std::int64_t monthsHeld = 0; ///< within the horizon
    std::int64_t purchases = 0;
    std::int64_t starts = 0; ///< their months added up

    friend auto operator<=>(const Weight &, const Weight &) = default;
    friend Weight operator+(const Weight &a, const Weight &b)
    {
        return {a.micros + b.micros, a.monthsHeld + b.monthsHeld, a.purchases + b.purchases,
                a.starts + b.starts};
    }
    friend Weight operator-(const Weight &a, const Weight &b)
    {
        return {a.micros - b.micros, a.monthsHeld - b.monthsHeld, a.purchases - b.purchases,
                a.starts - b.starts};
    }
};

bool mayBegin(int month, const Term &term)
{
    return month >= term.firstMonth && month <= term.lastMonth;
}

constexpr Weight unreachable{std::numeric_limits<Micros>::max() / 4};

/// Months are nodes, from the first to the end of the horizon. One unit after another goes from the first to the last: through
/// the terms that it is bought for, and month by month where it is paid as it goes; back, for nothing, where two terms overlap.
class Flow
{
public:
    Flow(const Savings &saves, const std::vector<Term> &terms)
        : m_saves(saves)
        , m_terms(terms)
        , m_months(saves.size())
        , m_units(saves.empty() ? 0 : saves.front().size())
        , m_unbought(m_months)
        , m_bought(m_months * terms.size())
        , m_wasted(m_months)
        , m_mayWaste(std::ranges::any_of(terms, [](const Term &term) {
            return std::ranges::adjacent_find(term.prices, std::ranges::not_equal_to()) != term.prices.end();
        }))
        , m_distance(m_months + 1)
        , m_by(m_months + 1)
    {
    }

    void sendAll()
    {
        for (std::size_t sent = 0; sent < m_units;) {
            throwIfCancelled();
            findPath();
            // As many as go the same way at the same cost: alike units are bought alike.
            const std::size_t units = std::min(m_units - sent, capacity());
            send(units);
            sent += units;
        }
    }

    [[nodiscard]] std::vector<TermPurchase> purchases() const
    {
        std::vector<TermPurchase> purchases;
        for (std::size_t month = 0; month < m_months; ++month) {
            for (std::size_t term = 0; term < m_terms.size(); ++term) {
                if (const int units = m_bought[month * m_terms.size() + term]; units > 0)
                    purchases.push_back({term, static_cast<int>(month), units});
            }
        }
        return purchases;
    }

private:
    enum class Kind : std::uint8_t { None, Pay, TakeBack, Buy, GiveBack, Waste, TakeWasteBack };
    /// How a node is reached at the least cost.
    struct Step
    {
        Kind kind = Kind::None;
        std::size_t month = 0;
        std::size_t term = 0;
    };

    [[nodiscard]] std::size_t endOf(std::size_t month, std::size_t term) const
    {
        return std::min(m_months, month + static_cast<std::size_t>(m_terms[term].months));
    }

    [[nodiscard]] Weight weightOf(std::size_t month, std::size_t term) const
    {
        return {m_terms[term].priceIn(month), static_cast<std::int64_t>(endOf(month, term) - month), 1,
                static_cast<std::int64_t>(month)};
    }

    bool reach(std::size_t node, const Weight &distance, const Step &step)
    {
        if (distance >= m_distance[node])
            return false;
        m_distance[node] = distance;
        m_by[node] = step;
        return true;
    }

    /// Bellman and Ford's: arcs that take something back have costs below 0, cycles never do.
    void findPath()
    {
        std::ranges::fill(m_distance, unreachable);
        m_distance[0] = {};
        bool changed = true;
        while (changed) {
            changed = false;
            for (std::size_t month = 0; month < m_months; ++month)
                changed = relax(month) || changed;
        }
    }

    bool relax(std::size_t month)
    {
        bool changed = false;
        // What is not bought first is the last unit of the month, which runs least.
        const std::size_t unbought = m_unbought[month];
        const std::vector<Micros> &saves = m_saves[month];
        if (m_distance[month] < unreachable && unbought < m_units)
            changed
                = reach(month + 1, m_distance[month] + Weight{saves[m_units - 1 - unbought]}, {Kind::Pay, month, 0});
        if (m_distance[month + 1] < unreachable && unbought > 0)
            changed
                = reach(month, m_distance[month + 1] - Weight{saves[m_units - unbought]}, {Kind::TakeBack, month, 0})
                || changed;
        // Before a price rises a term may be worth buying while the one before it still runs.
        if (m_mayWaste && m_distance[month + 1] < unreachable)
            changed = reach(month, m_distance[month + 1], {Kind::Waste, month, 0}) || changed;
        if (m_distance[month] < unreachable && m_wasted[month] > 0)
            changed = reach(month + 1, m_distance[month], {Kind::TakeWasteBack, month, 0}) || changed;
        for (std::size_t term = 0; term < m_terms.size(); ++term) {
            const std::size_t end = endOf(month, term);
            if (m_distance[month] < unreachable && mayBegin(static_cast<int>(month), m_terms[term]))
                changed = reach(end, m_distance[month] + weightOf(month, term), {Kind::Buy, month, term})
                    || changed;
            if (m_distance[end] < unreachable && m_bought[month * m_terms.size() + term] > 0)
                changed = reach(month, m_distance[end] - weightOf(month, term), {Kind::GiveBack, month, term})
                    || changed;
        }
        return changed;
    }

    /// Where a step comes from; the first node for none.
    [[nodiscard]] std::size_t before(const Step &step) const
    {
        switch (step.kind) {
        case Kind::TakeBack:
        case Kind::Waste:
            return step.month + 1;
        case Kind::GiveBack:
            return endOf(step.month, step.term);
        case Kind::None:
            return 0;
        default:
            return step.month;
        }
    }

    /// Units that can take a step before its cost is another; 1 at the least.
    [[nodiscard]] std::size_t capacityOf(const Step &step) const
    {
        const std::vector<Micros> &saves = m_saves[step.month];
        const std::size_t unbought = m_unbought[step.month];
        std::size_t units = 1;
        switch (step.kind) {
        case Kind::Pay:
            while (unbought + units < m_units
                   && saves[m_units - 1 - unbought - units] == saves[m_units - 1 - unbought])
                ++units;
            return units;
        case Kind::TakeBack:
            while (units < unbought && saves[m_units - unbought + units] == saves[m_units - unbought])
                ++units;
            return units;
        case Kind::GiveBack:
            return static_cast<std::size_t>(m_bought[step.month * m_terms.size() + step.term]);
        case Kind::TakeWasteBack:
            return static_cast<std::size_t>(m_wasted[step.month]);
        default:
            return m_units;
        }
    }

    [[nodiscard]] std::size_t capacity() const
    {
        std::size_t units = m_units;
        for (std::size_t node = m_months; node != 0; node = before(m_by[node]))
            units = std::min(units, capacityOf(m_by[node]));
        return std::max<std::size_t>(1, units);
    }

    void send(std::size_t units)
    {
        const int count = static_cast<int>(units);
        for (std::size_t node = m_months; node != 0;) {
            const Step step = m_by[node];
            int &bought = m_bought.empty() ? m_none : m_bought[step.month * m_terms.size() + step.term];
            switch (step.kind) {
            case Kind::Pay:
                m_unbought[step.month] += units;
                break;
            case Kind::TakeBack:
                m_unbought[step.month] -= units;
                break;
            case Kind::Buy:
                bought += count;
                break;
            case Kind::GiveBack:
                bought -= count;
                break;
            case Kind::Waste:
                m_wasted[step.month] += count;
                break;
            case Kind::TakeWasteBack:
                m_wasted[step.month] -= count;
                break;
            case Kind::None:
                break;
            }
            node = before(step);
        }
    }

    const Savings &m_saves;
    const std::vector<Term> &m_terms;
    std::size_t m_months;
    std::size_t m_units;
    std::vector<std::size_t> m_unbought; ///< by month: units paid as they go
    std::vector<int> m_bought; ///< by month and term
    std::vector<int> m_wasted; ///< by month: units that two terms cover at a time
    bool m_mayWaste; ///< with prices that stay, no two terms of a unit need overlap
    std::vector<Weight> m_distance;
    std::vector<Step> m_by;
    int m_none = 0;
};

/// Moves what was bought to where its use begins, as far as that costs the same: a term that covers nine months of work and three of next to
/// nothing begins with the work.
class Later
{
public:
    Later(const Savings &saves, const std::vector<Term> &terms, const std::vector<TermPurchase> &purchases)
        : m_saves(saves)
        , m_terms(terms)
        , m_covered(saves.size())
    {
        for (const TermPurchase &each : purchases) {
            m_units.insert(m_units.end(), static_cast<std::size_t>(each.units),
                           {each.term, static_cast<std::size_t>(each.month)});
            for (std::size_t month = static_cast<std::size_t>(each.month); month < endOf(m_units.back());
                 ++month)
                m_covered[month] += static_cast<std::size_t>(each.units);
        }
    }

    [[nodiscard]] std::vector<TermPurchase> purchases()
    {
        for (auto unit = m_units.rbegin(); unit != m_units.rend(); ++unit)
            move(*unit);
        std::ranges::sort(m_units, {}, [](const Unit &unit) { return std::pair(unit.month, unit.term); });
        std::vector<TermPurchase> purchases;
        for (const Unit &unit : m_units) {
            const TermPurchase one{unit.term, static_cast<int>(unit.month), 1};
            if (!purchases.empty() && purchases.back().term == one.term
                && purchases.back().month == one.month)
                ++purchases.back().units;
            else
                purchases.push_back(one);
        }
        return purchases;
    }

private:
    struct Unit
    {
        std::size_t term = 0;
        std::size_t month = 0;
    };
    /// What a unit takes over, and how long it waits for that.
    struct Worth
    {
        Micros saved = 0; ///< less its price
        Micros waits = 0; ///< each amount by the months from the beginning of the term to it
    };

    [[nodiscard]] std::size_t endOf(const Unit &unit) const
    {
        return std::min(m_saves.size(), unit.month + static_cast<std::size_t>(m_terms[unit.term].months));
    }
    void cover(const Unit &unit, bool covers)
    {
        for (std::size_t month = unit.month; month < endOf(unit); ++month)
            m_covered[month] += covers ? std::size_t(1) : std::size_t(-1);
    }
    /// Of a unit beyond those that cover the months now.
    [[nodiscard]] Worth worthOf(const Unit &unit) const
    {
        Worth worth{-m_terms[unit.term].priceIn(unit.month), 0};
        for (std::size_t month = unit.month; month < endOf(unit); ++month) {
            const std::vector<Micros> &saves = m_saves[month];
            const Micros saved = m_covered[month] < saves.size() ? saves[m_covered[month]] : 0;
            worth.saved += saved;
            worth.waits += saved * static_cast<Micros>(month - unit.month);
        }
        return worth;
    }

    void move(Unit &unit)
    {
        cover(unit, false);
        Unit best = unit;
        Worth most = worthOf(unit);
        const auto last = std::min<std::int64_t>(m_terms[unit.term].lastMonth,
                                                 static_cast<std::int64_t>(m_saves.size()) - 1);
        for (Unit later = unit; static_cast<std::int64_t>(later.month) <= last; ++later.month) {
            const Worth worth = worthOf(later);
            if (worth.saved == most.saved && worth.waits < most.waits) {
                best = later;
                most = worth;
            }
        }
        unit = best;
        cover(unit, true);
    }

    const Savings &m_saves;
    const std::vector<Term> &m_terms;
    std::vector<Unit> m_units;
    std::vector<std::size_t> m_covered; ///< by month: units that stand in it
};

} // namespace

std::vector<TermPurchase> cheapestTerms(const Savings &saves, const std::vector<Term> &terms)
{
    if (saves.empty() || terms.empty())
        return {};
    Flow flow(saves, terms);
    flow.sendAll();
    return Later(saves, terms, flow.purchases()).purchases();
}

} // namespace slipway::buying
