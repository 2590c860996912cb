// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/cancellation.h"
#include "model/cost/commitmentreach.h"
#include "model/cost/linewriter.h"
#include "model/cost/loads.h"
#include "model/cost/pricing.h"
#include "model/cost/weekuse.h"

#include <algorithm>
#include <map>
#include <optional>
#include <vector>

namespace slipway::cost {

namespace {

/// The reservations that reach machines of a size, those of it alone first since others are of use elsewhere; then savings plans, each taken for
/// its own size.
std::vector<Reach> reachesOf(const PriceSnapshot &prices, SizeId size, RegionId region)
{
    std::vector<Reach> reaches{{region, -1, size, true}};
    if (const std::optional<Flexibility> flexible = prices.flexibility(size))
        reaches.push_back({region, flexible->family, SizeId{}, true});
    reaches.push_back({region, -1, size, false});
    return reaches;
}

bool reaches(const PriceSnapshot &prices, const Reach &reach, SizeId size, RegionId region)
{
    const std::vector<Reach> all = reachesOf(prices, size, region);
    return std::ranges::find(all, reach) != all.end();
}

std::optional<RegionId> regionOf(const Plan &plan, const Catalog &catalog, const Commitment &commitment)
{
    return catalog.findRegion(plan.regionOr(commitment.region));
}

/// Whether a compute has machines of a kind that commitments cover, however it pays for them.
bool hasCoverable(const Compute &compute, const ComputeUse &use)
{
    const bool machines = use.billing != Billing::Spark && use.billing != Billing::Owner
        && use.billing != Billing::Container && use.billing != Billing::Tokens
        && use.billing != Billing::Free;
    return machines && use.used() && use.size && use.region && use.peakInstances > 0 && !compute.ownerPrice;
}

bool takesCommitments(const Compute &compute, const ComputeUse &use)
{
    return hasCoverable(compute, use) && paysAsItGoes(effectivePriceType(compute));
}

/// What the system nodes of a Kubernetes cluster bill; null where there are none.
const Use *systemNodes(const ComputeUse &use)
{
    if (use.billing != Billing::Kubernetes || !use.used() || !use.region)
        return nullptr;
    const auto found = std::ranges::find(use.billed, CostRole::SystemNodes, &Use::role);
    return found == use.billed.end() ? nullptr : &*found;
}

/// The size of the system nodes that are paid as they go.
std::optional<SizeId> systemSize(const BillInput &input, const Compute &compute, const ComputeUse &use)
{
    const Use *nodes = systemNodes(use);
    return nodes && isReachedByCommitments(paidFor(compute, *nodes), *nodes) ? input.catalog.findSize(nodes->price)
                                                                             : std::nullopt;
}

double ratioOf(const BillInput &input, SizeId size, const Reach &reach)
{
    return reach.family < 0 ? 1 : input.prices.flexibility(size).value_or(Flexibility()).ratio;
}

/// A commitment's part of a pool, in units of ratio 1.
struct Share
{
    std::size_t commitment = 0;
    double units = 0;
    double ratio = 1; ///< of one of its machines

    friend bool operator==(const Share &, const Share &) = default;
};

/// Commitments of one reach that are active in a month, in units of ratio 1.
struct Pool
{
    Reach reach;
    double units = 0;
    std::vector<Share> shares = {}; ///< in the order of the plan

    friend bool operator==(const Pool &, const Pool &) = default;
};

/// Whether a commitment takes machines over. What no document confirms for machines of Azure Machine Learning takes nothing off, however it is
/// typed: savings plans.
bool takesOver(const Commitment &commitment, bool isSupposed)
{
    return isReservation(commitment.type) || (isSupposed && !commitment.isByAmount());
}

/// Nothing where it takes over nothing, or its size or region is unknown.
std::optional<Reach> reachOf(const Plan &plan, const Catalog &catalog, const PriceSnapshot &prices,
                             const Commitment &commitment, bool isSupposed)
{
    const std::optional<SizeId> size = catalog.findSize(commitment.size);
    const std::optional<RegionId> region = regionOf(plan, catalog, commitment);
    if (!takesOver(commitment, isSupposed) || !size || !region)
        return std::nullopt;
    const bool isReserved = isReservation(commitment.type);
    const std::optional<Flexibility> flexible
        = isReserved && commitment.flexible ? prices.flexibility(*size) : std::optional<Flexibility>();
    return flexible ? Reach{*region, flexible->family, SizeId{}, true}
                    : Reach{*region, -1, *size, isReserved};
}

std::optional<Reach> reachOf(const BillInput &input, std::size_t commitment)
{
    const bool isSupposed = commitment + input.supposed >= input.plan.commitments.size();
    return reachOf(input.plan, input.catalog, input.prices, input.plan.commitments[commitment], isSupposed);
}

/// A commitment of the plan with what it reaches.
struct Bought
{
    std::size_t commitment = 0;
    Reach reach;
    double ratio = 1; ///< of one of its machines
};

std::vector<Bought> boughtIn(const BillInput &input)
{
    std::vector<Bought> bought;
    for (std::size_t i = 0; i < input.plan.commitments.size(); ++i) {
        if (const std::optional<Reach> reach = reachOf(input, i))
            bought.push_back(
                {i, *reach, ratioOf(input, *input.catalog.findSize(input.plan.commitments[i].size), *reach)});
    }
    return bought;
}

std::vector<Pool> poolsIn(const Plan &plan, const std::vector<Bought> &bought, int month)
{
    std::vector<Pool> pools;
    for (const Bought &each : bought) {
        const Commitment &commitment = plan.commitments[each.commitment];
        if (!isActiveIn(plan, commitment, month))
            continue;
        auto pool = std::ranges::find(pools, each.reach, &Pool::reach);
        if (pool == pools.end())
            pool = pools.insert(pools.end(), Pool{each.reach, 0});
        pool->shares.push_back({each.commitment, commitment.units * each.ratio, each.ratio});
        pool->units += pool->shares.back().units;
    }
    return pools;
}

/// A pool that covers machines of a size.
struct Cover
{
    std::size_t pool = 0;
    double ratio = 1; ///< units of the pool that one machine takes

    friend bool operator==(const Cover &, const Cover &) = default;
};

/// Machine-hours of a taker that one commitment covers.
struct CoveredByOne
{
    double ownPerMachine = 1; ///< as CoveredBy has it
    double hours = 0;
};

std::vector<Cover> coversOf(const BillInput &input, SizeId size, RegionId region, const std::vector<Pool> &pools)
{
    std::vector<Cover> covers;
    for (const Reach &reach : reachesOf(input.prices, size, region)) {
        const auto pool = std::ranges::find(pools, reach, &Pool::reach);
        if (pool != pools.end())
            covers.push_back({static_cast<std::size_t>(pool - pools.begin()), ratioOf(input, size, reach)});
    }
    return covers;
}

/// Machines of one compute that commitments may cover, in one month.
struct Taker
{
    std::vector<double> *part = nullptr; ///< where it is put down what they cover
    std::vector<CoveredBy> *by = nullptr; ///< and which of them does
    std::vector<Cover> covers;
    double ratio = 1; ///< of its size within the family
    RunningHours hours;
    double covered = 0; ///< machine-hours
    std::map<std::size_t, CoveredByOne> coveredBy = {}; ///< the same by commitment

    [[nodiscard]] bool takesOf(std::size_t pool) const
    {
        return std::ranges::find(covers, pool, &Cover::pool) != covers.end();
    }
    /// Of those that nobody tells when they run, be it within a span or any time, while that hour of their busiest lasts.
    [[nodiscard]] double untoldAt(double hour, bool isSpanned) const
    {
        double machines = 0;
        for (const Layer &layer : hours.untold)
            machines += layer.hours > hour && isSpanned == (layer.within != Span()) ? layer.machines : 0;
        return machines;
    }
    [[nodiscard]] bool asksTheSame(const Taker &other) const
    {
        return part == other.part && covers == other.covers && hours == other.hours;
    }
};

/// Machines of one commitment that are in use for some hours of a month.
struct Told
{
    std::size_t commitment = 0;
    double machines = 0; ///< of its own size
    double hours = 0;
};

/// Puts down which commitments of a pool a taker uses for so many hours: its units from `first` on, as many as it takes.
void takeFrom(const Pool &pool, const Cover &cover, double first, double units, double hours, Taker &taker)
{
    double start = 0;
    for (const Share &share : pool.shares) {
        const double taken = std::min(first + units, start + share.units) - std::max(first, start);
        start += share.units;
        if (taken <= 0)
            continue;
        CoveredByOne &one = taker.coveredBy[share.commitment];
        one.ownPerMachine = cover.ratio / share.ratio;
        one.hours += taken / cover.ratio * hours;
    }
}

void addUsed(std::vector<UsedMachines> &used, double machines, double hours)
{
    if (machines <= 0)
        return;
    const auto same = std::ranges::find(used, machines, &UsedMachines::machines);
    if (same == used.end())
        used.push_back({machines, hours});
    else
        same->hours += hours;
}

/// Tells the commitments of a pool what of it is used for so many hours.
void tell(const Pool &pool, double used, double hours, std::vector<Told> &told)
{
    for (const Share &share : pool.shares) {
        const double machines = std::min(used, share.units) / share.ratio;
        used -= machines * share.ratio;
        told.push_back({share.commitment, machines, hours});
    }
}

void addUp(const std::vector<Told> &told, std::vector<CommitmentUse> &uses)
{
    for (const Told &each : told) {
        CommitmentUse &use = uses[each.commitment];
        use.usedHours += each.machines * each.hours;
        use.mostMachines = std::max(use.mostMachines, each.machines);
        addUsed(use.used, each.machines, each.hours);
    }
}

/// Of takers whose schedules are in several time zones only those in the first tell their hours: how far zones are apart changes in the year.
void keepOneZone(const std::vector<Taker *> &takers)
{
    QString zone;
    for (Taker *taker : takers) {
        RunningHours &hours = taker->hours;
        if (zone.isEmpty())
            zone = hours.zone;
        if (hours.zone.isEmpty() || hours.zone == zone)
            continue;
        for (Layer &layer : hours.untold)
            layer.within = Span();
        for (const Window &window : hours.told)
            hours.untold.push_back({window.machines, window.hours()});
        hours.told.clear();
    }
}

/// Hours of a month in which the machines of takers run together, as far as the plan tells when.
struct Together
{
    double hours = 0;
    double units = 0; ///< that all of them take
    bool isSpanned = false; ///< within the span of what is told no more than that
    std::vector<double> machines; ///< of each taker
};

double unitsOf(const std::vector<Taker *> &takers, const std::vector<double> &machines)
{
    double units = 0;
    for (std::size_t i = 0; i < takers.size(); ++i)
        units += machines[i] * takers[i]->ratio;
    return units;
}

void busiestFirst(std::vector<Together> &hours)
{
    std::ranges::stable_sort(hours, std::ranges::greater(), &Together::units);
}

/// What holds the spans of all untold hours. Different spans that are taken for this one leave more hours to coincide, never fewer.
std::optional<Span> spanOfAll(const std::vector<Taker *> &takers)
{
    std::optional<Span> all;
    for (const Taker *taker : takers) {
        for (const Layer &layer : taker->hours.untold) {
            const Span &span = layer.within;
            if (span == Span())
                continue;
            all = all ? Span{std::max(all->days, span.days), std::min(all->from, span.from),
                             std::max(all->to, span.to)}
                      : span;
        }
    }
    return all;
}

/// Cuts the week wherever one of the takers starts or stops; the hours in which they take most come first. Nothing where nobody tells when.
std::vector<Together> toldHours(const std::vector<Taker *> &takers)
{
    const std::optional<Span> spanned = spanOfAll(takers);
    std::vector<int> days{static_cast<int>(daysOfWeek)};
    std::vector<double> times{0, hoursOfDay};
    std::vector<double> parts{0, 1};
    bool isTold = spanned.has_value();
    const auto cut = [&](const Span &span) {
        days.push_back(span.days);
        times.insert(times.end(), {span.from, span.to});
    };
    if (spanned)
        cut(*spanned);
    for (const Taker *taker : takers) {
        for (const Window &window : taker->hours.told) {
            cut(window.span);
            parts.push_back(window.part);
            isTold = true;
        }
    }
    std::vector<Together> result;
    if (!isTold)
        return result;
    const auto each = [](auto &cuts) {
        std::ranges::sort(cuts);
        cuts.erase(std::unique(cuts.begin(), cuts.end()), cuts.end());
    };
    each(days);
    each(times);
    each(parts);
    std::vector<double> machines(takers.size());
    for (std::size_t d = 0; d < days.size(); ++d) {
        const int more = days[d] - (d > 0 ? days[d - 1] : 0);
        for (std::size_t t = 0; t + 1 < times.size(); ++t) {
            const auto isIn = [&](const Span &span) {
                return span.days >= days[d] && span.from <= times[t] && times[t] < span.to;
            };
            const bool isSpanned = spanned && isIn(*spanned);
            for (std::size_t p = 0; p + 1 < parts.size(); ++p) {
                for (std::size_t i = 0; i < takers.size(); ++i) {
                    machines[i] = 0;
                    for (const Window &window : takers[i]->hours.told)
                        machines[i] += isIn(window.span) && parts[p] < window.part ? window.machines : 0;
                }
                const double hours
                    = more * (times[t + 1] - times[t]) * (parts[p + 1] - parts[p]) * weeksPerMonth;
                const auto same = std::ranges::find_if(result, [&](const Together &other) {
                    return other.isSpanned == isSpanned && other.machines == machines;
                });
                if (same != result.end())
                    same->hours += hours;
                else
                    result.push_back({hours, unitsOf(takers, machines), isSpanned, machines});
            }
        }
    }
    busiestFirst(result);
    return result;
}

/// Tells `piece` of the machines that run, and for how long, where the busiest of the untold hours are those in which others run most. `hours` are
/// those of the others, busiest first.
void layOver(const std::vector<Together> &hours, const std::vector<Taker *> &takers, bool isSpanned,
             const auto &piece)
{
    // Shorter spans come of rounding.
    constexpr double leastHours = 1e-9;
    std::vector<double> edges;
    for (const Taker *taker : takers) {
        for (const Layer &layer : taker->hours.untold) {
            if (isSpanned == (layer.within != Span()))
                edges.push_back(layer.hours);
        }
    }
    double end = 0;
    for (const Together &each : hours)
        edges.push_back(end += each.hours);
    std::ranges::sort(edges);
    std::vector<double> running(takers.size());
    std::size_t at = 0;
    double until = hours.empty() ? 0 : hours[0].hours;
    double hour = 0;
    for (const double edge : edges) {
        if (edge - hour < leastHours)
            continue;
        while (at < hours.size() && until - hour < leastHours) {
            ++at;
            until += at < hours.size() ? hours[at].hours : 0;
        }
        for (std::size_t i = 0; i < takers.size(); ++i)
            running[i] = takers[i]->untoldAt(hour + leastHours, isSpanned)
                + (at < hours.size() ? hours[at].machines[i] : 0);
        piece(running, edge - hour);
        hour = edge;
    }
}

/// Told hours, with those of which no more is told than their span at the busiest of it.
std::vector<Together> spannedHours(const std::vector<Taker *> &takers)
{
    std::vector<Together> hours = toldHours(takers);
    const auto outside = std::stable_partition(hours.begin(), hours.end(),
                                               [](const Together &each) { return each.isSpanned; });
    if (outside == hours.begin())
        return hours;
    const std::vector<Together> within(hours.begin(), outside);
    hours.erase(hours.begin(), outside);
    layOver(within, takers, true, [&](const std::vector<double> &running, double length) {
        hours.push_back({length, unitsOf(takers, running), true, running});
    });
    busiestFirst(hours);
    return hours;
}

/// What the pools cover in hours in which the takers run so many machines; in the order of the plan.
void coverHours(const std::vector<Pool> &pools, const std::vector<Taker *> &takers,
                const std::vector<double> &running, double length, std::vector<Told> &told)
{
    throwIfCancelled();
    std::vector<double> left;
    left.reserve(pools.size());
    for (const Pool &pool : pools)
        left.push_back(pool.units);
    for (std::size_t i = 0; i < takers.size(); ++i) {
        Taker &taker = *takers[i];
        double machines = running[i];
        for (const Cover &cover : taker.covers) {
            const double taken = std::min(machines, left[cover.pool] / cover.ratio);
            const Pool &pool = pools[cover.pool];
            takeFrom(pool, cover, pool.units - left[cover.pool], taken * cover.ratio, length, taker);
            left[cover.pool] -= taken * cover.ratio;
            machines -= taken;
            taker.covered += taken * length;
        }
    }
    for (std::size_t i = 0; i < pools.size(); ++i) {
        if (pools[i].units > left[i])
            tell(pools[i], pools[i].units - left[i], length, told);
    }
}

/// Puts down what each commitment pays of `all` machine-hours of a month.
void putDown(const Taker &taker, double all, int month, int months)
{
    for (const auto &[commitment, one] : taker.coveredBy) {
        auto by = std::ranges::find(*taker.by, commitment, &CoveredBy::commitment);
        if (by == taker.by->end())
            by = taker.by->insert(by, {commitment, one.ownPerMachine, std::vector<double>(static_cast<std::size_t>(months))});
        by->part[static_cast<std::size_t>(month)] = std::clamp(one.hours / all, 0.0, 1.0);
    }
}

/// What commitments cover in one month.
struct Month
{
    std::vector<Pool> pools;
    std::vector<Taker> takers;
    std::vector<Told> told;
};

/// Takers that share a pool, directly or through others.
std::vector<std::vector<Taker *>> competing(std::vector<Taker> &takers)
{
    // All takers of a family have its pool where there is one: who shares none with the first shares none with the rest.
    std::vector<std::vector<Taker *>> groups;
    for (Taker &taker : takers) {
        const auto shares = [&](const std::vector<Taker *> &group) {
            return std::ranges::any_of(
                taker.covers, [&](const Cover &cover) { return group.front()->takesOf(cover.pool); });
        };
        const auto group = std::ranges::find_if(groups, shares);
        if (group == groups.end())
            groups.push_back({&taker});
        else
            group->push_back(&taker);
    }
    return groups;
}

/// Who may be covered in a month by what is active in it. Commitments of which machines run are told so.
std::vector<Taker> takersIn(const BillInput &input, std::vector<ComputeUse> &uses, const std::vector<Pool> &pools,
                            int month, std::vector<CommitmentUse> &told)
{
    std::vector<Taker> takers;
    const auto take = [&](SizeId size, RegionId region, std::vector<double> &part, std::vector<CoveredBy> &by,
                          const auto &hours) {
        std::vector<Cover> covers = coversOf(input, size, region, pools);
        if (covers.empty())
            return;
        for (const Cover &cover : covers) {
            for (const Share &share : pools[cover.pool].shares)
                told[share.commitment].machinesRun = true;
        }
        takers.push_back({&part, &by, std::move(covers),
                          input.prices.flexibility(size).value_or(Flexibility()).ratio, hours()});
    };
    for (std::size_t i = 0; i < uses.size(); ++i) {
        const Compute &compute = input.plan.computes[i];
        ComputeUse &use = uses[i];
        if (!use.existsIn(month))
            continue;
        if (takesCommitments(compute, use))
            take(*use.size, *use.region, use.covered, use.coveredBy,
                 [&] { return runningHours(input, compute, use, month); });
        if (const std::optional<SizeId> size = systemSize(input, compute, use)) {
            const double nodes = compute.kubernetes.value_or(KubernetesOptions()).systemNodes;
            take(*size, *use.region, use.coveredSystem, use.coveredSystemBy,
                 [&] { return alwaysRunning(nodes); });
        }
    }
    for (const std::vector<Taker *> &group : competing(takers))
        keepOneZone(group);
    return takers;
}

/// Hour by hour of the week as far as the plan tells when machines run. When the others do is not known, and that their busiest hours are
/// those in which the told ones take most is what commitments cover least of.
void coverTogether(const std::vector<Pool> &pools, const std::vector<Taker *> &takers,
                   std::vector<Told> &told)
{
    layOver(spannedHours(takers), takers, false, [&](const std::vector<double> &running, double length) {
        coverHours(pools, takers, running, length, told);
    });
}

void coverMonth(Month &now, int month, int months)
{
    for (const std::vector<Taker *> &takers : competing(now.takers))
        coverTogether(now.pools, takers, now.told);
    for (const Taker &taker : now.takers) {
        const double all = taker.hours.sum();
        (*taker.part)[static_cast<std::size_t>(month)]
            = all > 0 ? std::clamp(taker.covered / all, 0.0, 1.0) : 0;
        if (all > 0)
            putDown(taker, all, month, months);
    }
}

/// Whether a compute has other machines in each month, because people or load become more.
bool changesEachMonth(const BillInput &input, const Compute &compute, const ComputeUse &use)
{
    switch (use.billing) {
    case Billing::Instance:
        return input.plan.growth.peoplePercent.likely != 0;
    case Billing::Endpoint:
    case Billing::Kubernetes:
        return followsGrowth(input.plan, input.index, compute);
    default:
        return false;
    }
}

/// Puts down for a month what was covered in the one before.
void repeatMonth(const std::vector<Taker> &takers, int month)
{
    const auto now = static_cast<std::size_t>(month);
    for (const Taker &taker : takers) {
        (*taker.part)[now] = (*taker.part)[now - 1];
        for (CoveredBy &by : *taker.by)
            by.part[now] = by.part[now - 1];
    }
}

/// What can be said of a commitment before anything is covered.
CommitmentUse reachedBy(const BillInput &input, const std::vector<ComputeUse> &uses, std::size_t index)
{
    const Commitment &commitment = input.plan.commitments[index];
    CommitmentUse use;
    for (int month = 0; month < input.plan.months; ++month)
        use.months += isActiveIn(input.plan, commitment, month) ? 1 : 0;
    const std::optional<Reach> reach = reachOf(input, index);
    for (std::size_t i = 0; reach && i < uses.size(); ++i) {
        const Compute &compute = input.plan.computes[i];
        const auto isReached = [&](std::optional<SizeId> size) {
            return size && reaches(input.prices, *reach, *size, *uses[i].region);
        };
        const bool machines = hasCoverable(compute, uses[i]) && isReached(uses[i].size);
        const Use *nodes = systemNodes(uses[i]);
        if (!machines && !(nodes && isReached(input.catalog.findSize(nodes->price))))
            continue;
        use.reached << compute.id;
        if ((machines && takesCommitments(compute, uses[i])) || isReached(systemSize(input, compute, uses[i])))
            use.payingAsTheyGo << compute.id;
    }
    return use;
}

} // namespace

bool isActiveIn(const Plan &plan, const Commitment &commitment, int month)
{
    const YearMonth now = plan.start.plusMonths(month);
    return commitment.start <= now && now < commitment.start.plusMonths(termMonths(commitment.type));
}

CommitmentReach::CommitmentReach(const Plan &plan, const Catalog &catalog, const PriceSnapshot &prices)
    : m_prices(&prices)
{
    for (const Commitment &commitment : plan.commitments) {
        const std::optional<Reach> reach = reachOf(plan, catalog, prices, commitment, false);
        bool isActive = false;
        for (int month = 0; month < plan.months && !isActive; ++month)
            isActive = isActiveIn(plan, commitment, month);
        if (reach && isActive && std::ranges::find(m_reaches, *reach) == m_reaches.end())
            m_reaches.push_back(*reach);
    }
}

bool CommitmentReach::has(SizeId size, RegionId region) const
{
    if (!hasIn(region))
        return false;
    return std::ranges::any_of(m_reaches,
                               [&](const Reach &reach) { return reaches(*m_prices, reach, size, region); });
}

bool CommitmentReach::hasIn(RegionId region) const
{
    return std::ranges::find(m_reaches, region, &Reach::region) != m_reaches.end();
}

std::vector<CommitmentUse> coverByCommitments(const BillInput &input, std::vector<ComputeUse> &uses)
{
    std::vector<CommitmentUse> told;
    if (input.plan.commitments.empty())
        return told;
    for (std::size_t i = 0; i < input.plan.commitments.size(); ++i)
        told.push_back(reachedBy(input, uses, i));
    for (std::size_t i = 0; i < uses.size(); ++i) {
        const auto months = static_cast<std::size_t>(input.plan.months);
        uses[i].coveredBy.clear();
        uses[i].coveredSystemBy.clear();
        if (takesCommitments(input.plan.computes[i], uses[i]))
            uses[i].covered.assign(months, 0);
        if (systemSize(input, input.plan.computes[i], uses[i]))
            uses[i].coveredSystem.assign(months, 0);
    }
    const std::vector<Bought> bought = boughtIn(input);
    bool grows = false;
    for (std::size_t i = 0; i < uses.size(); ++i)
        grows = grows || changesEachMonth(input, input.plan.computes[i], uses[i]);
    const std::vector<int> &changes = input.index.changes();
    Month before;
    for (int m = 0; m < input.plan.months; ++m) {
        Month now;
        now.pools = poolsIn(input.plan, bought, m);
        // Most months are like the one before.
        bool isSame = m > 0 && now.pools == before.pools;
        if (!isSame || grows || std::ranges::binary_search(changes, m)) {
            now.takers = takersIn(input, uses, now.pools, m, told);
            isSame = isSame && std::ranges::equal(now.takers, before.takers, &Taker::asksTheSame);
        }
        if (isSame) {
            repeatMonth(before.takers, m);
        } else {
            coverMonth(now, m, input.plan.months);
            before = std::move(now);
        }
        addUp(before.told, told);
    }
    return told;
}

} // namespace slipway::cost
