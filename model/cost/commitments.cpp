// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/cancellation.h"
#include "model/base/planwords.h"
#include "model/catalog/catalogwords.h"
#include "model/cost/commitmentreach.h"
#include "model/cost/linewriter.h"
#include "model/cost/loads.h"
#include "model/cost/pricing.h"
#include "model/cost/weekuse.h"

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <optional>
#include <tuple>
#include <vector>

using namespace Qt::StringLiterals;

namespace slipway::cost {

namespace {

/// Whether the commitment's term covers a month of the horizon.
bool isActiveIn(const Plan &plan, const Commitment &commitment, int month)
{
    const YearMonth now = plan.start.plusMonths(month);
    return commitment.start <= now && now < commitment.start.plusMonths(termMonths(commitment.type));
}

/// A reservation reaches its family where a table names one; a savings plan is taken for its own size.
Reach reachOf(const PriceSnapshot &prices, SizeId size, RegionId region, bool reservation)
{
    const std::optional<Flexibility> flexible
        = reservation ? prices.flexibility(size) : std::optional<Flexibility>();
    return {region, flexible ? flexible->family : -1, flexible ? SizeId{} : size, reservation};
}

/// What `units` still bill of its term after the horizon, by month; nothing where it begins after it.
std::vector<double> owedBy(const Plan &plan, const Commitment &commitment, int units)
{
    std::vector<double> owed;
    if (commitment.start < plan.start.plusMonths(plan.months)) {
        for (int month = plan.months; isActiveIn(plan, commitment, month); ++month)
            owed.push_back(hoursPerMonth * units);
    }
    return owed;
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
    return hasCoverable(compute, use) && effectivePriceType(compute) == PriceType::PayAsYouGo;
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

/// Machines of which each runs for so many hours of the month: the first of them longest.
struct Layer
{
    double machines = 0;
    double hours = 0;

    friend bool operator==(const Layer &, const Layer &) = default;
};
using Layers = std::vector<Layer>;

/// Of hours told by how many machines run in them.
void addLayers(Layers &layers, std::vector<HeldHours> held)
{
    std::ranges::sort(held, {}, &HeldHours::nodes);
    double hours = 0;
    for (std::size_t i = held.size(); i-- > 0;) {
        hours += held[i].hours;
        const int below = i > 0 ? held[i - 1].nodes : 0;
        layers.push_back({static_cast<double>(held[i].nodes - below), hours});
    }
}

/// The versions of roll-outs run side by side, for a part of every hour of the day.
Layers endpointLayers(const BillInput &input, const Compute &compute, int month)
{
    std::vector<HeldHours> held;
    for (const EndpointPart &part : endpointDay(input, compute, month)) {
        for (const double instances : part.instances)
            held.push_back({static_cast<int>(std::min<double>(instances, std::numeric_limits<int>::max())),
                            hoursPerMonth / 24 * part.part});
    }
    Layers layers;
    addLayers(layers, std::move(held));
    return layers;
}

/// The machines of a compute in a month, those that run longest first.
Layers layersOf(const BillInput &input, const Compute &compute, const ComputeUse &use, int month)
{
    const auto m = static_cast<std::size_t>(month);
    Layers layers;
    switch (use.billing) {
    case Billing::Endpoint:
        layers = endpointLayers(input, compute, month);
        break;
    case Billing::Cluster:
    case Billing::Serverless:
        addLayers(layers, use.cluster[m].held);
        layers.push_back(
            {static_cast<double>(compute.minNodes), use.cluster[m].alwaysOn > 0 ? hoursPerMonth : 0.0});
        break;
    case Billing::Instance: {
        const InstanceMonth &instances = use.instances[m];
        layers.push_back({instances.inUse, instances.hoursInUse});
        layers.push_back({instances.instances - instances.inUse, instances.hoursSpare});
        break;
    }
    case Billing::Kubernetes:
        layers.push_back({static_cast<double>(use.nodes[m]), hoursPerMonth});
        addLayers(layers, use.overlapNodes[m]);
        break;
    case Billing::Machine:
        layers.push_back({static_cast<double>(compute.instances), hoursOfSchedule(compute.schedule)});
        break;
    case Billing::Spark:
    case Billing::Owner:
    case Billing::Container:
    case Billing::Tokens:
    case Billing::Free:
        break;
    }
    std::ranges::sort(layers, std::ranges::greater(), &Layer::hours);
    return layers;
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

/// Size and region of a commitment by machine that bills in a month; nothing where one is unknown.
std::optional<Reach> reachOf(const Plan &plan, const Catalog &catalog, const PriceSnapshot &prices,
                             const Commitment &commitment)
{
    const std::optional<SizeId> size = catalog.findSize(commitment.size);
    const std::optional<RegionId> region = regionOf(plan, catalog, commitment);
    // What an amount covers follows from prices that nobody confirms for these machines: nothing is taken off for it.
    if (commitment.isByAmount() || !size || !region)
        return std::nullopt;
    return reachOf(prices, *size, *region, isReservation(commitment.type));
}

std::optional<Reach> reachOf(const BillInput &input, const Commitment &commitment)
{
    return reachOf(input.plan, input.catalog, input.prices, commitment);
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
        const Commitment &commitment = input.plan.commitments[i];
        if (const std::optional<Reach> reach = reachOf(input, commitment))
            bought.push_back({i, *reach, ratioOf(input, *input.catalog.findSize(commitment.size), *reach)});
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

double machinesAt(const Layers &layers, double hour)
{
    double machines = 0;
    for (const Layer &layer : layers)
        machines += layer.hours > hour ? layer.machines : 0;
    return machines;
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

/// The reservations that reach machines of a size, then the savings plans.
std::vector<Cover> coversOf(const BillInput &input, SizeId size, RegionId region, const std::vector<Pool> &pools)
{
    std::vector<Cover> covers;
    for (const bool reservation : {true, false}) {
        const Reach reach = reachOf(input.prices, size, region, reservation);
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
    Layers layers;
    double covered = 0; ///< machine-hours
    std::map<std::size_t, CoveredByOne> coveredBy = {}; ///< the same by commitment

    [[nodiscard]] bool asksTheSame(const Taker &other) const
    {
        return part == other.part && covers == other.covers && layers == other.layers;
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

/// What the pools cover in an hour in which the takers run `machinesAt(hour)`; in the order of the plan.
void coverHour(const std::vector<Pool> &pools, std::vector<Taker> &takers, double hour, double length,
               std::vector<Told> &told)
{
    throwIfCancelled();
    std::vector<double> left;
    left.reserve(pools.size());
    for (const Pool &pool : pools)
        left.push_back(pool.units);
    for (Taker &taker : takers) {
        double machines = machinesAt(taker.layers, hour);
        for (const Cover &cover : taker.covers) {
            const double taken = std::min(machines, left[cover.pool] / cover.ratio);
            const Pool &pool = pools[cover.pool];
            takeFrom(pool, cover, pool.units - left[cover.pool], taken * cover.ratio, length, taker);
            left[cover.pool] -= taken * cover.ratio;
            machines -= taken;
            taker.covered += taken * length;
        }
    }
    for (std::size_t i = 0; i < pools.size(); ++i)
        tell(pools[i], pools[i].units - left[i], length, told);
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

/// Who may be covered in a month by what is active in it. Commitments of which machines run are told so.
std::vector<Taker> takersIn(const BillInput &input, std::vector<ComputeUse> &uses, const std::vector<Pool> &pools,
                            int month, std::vector<CommitmentUse> &told)
{
    std::vector<Taker> takers;
    const auto take = [&](SizeId size, RegionId region, std::vector<double> &part, std::vector<CoveredBy> &by, const auto &layers) {
        std::vector<Cover> covers = coversOf(input, size, region, pools);
        if (covers.empty())
            return;
        for (const Cover &cover : covers) {
            for (const Share &share : pools[cover.pool].shares)
                told[share.commitment].machinesRun = true;
        }
        takers.push_back({&part, &by, std::move(covers), layers(), 0});
    };
    for (std::size_t i = 0; i < uses.size(); ++i) {
        const Compute &compute = input.plan.computes[i];
        ComputeUse &use = uses[i];
        if (!use.existsIn(month))
            continue;
        if (takesCommitments(compute, use))
            take(*use.size, *use.region, use.covered, use.coveredBy, [&] { return layersOf(input, compute, use, month); });
        if (const std::optional<SizeId> size = systemSize(input, compute, use)) {
            const double nodes = compute.kubernetes.value_or(KubernetesOptions()).systemNodes;
            take(*size, *use.region, use.coveredSystem, use.coveredSystemBy, [&] { return Layers{{nodes, hoursPerMonth}}; });
        }
    }
    return takers;
}

/// Hour by hour of a month, busiest first: how computes meet within the month is not known, and that their busiest
/// hours are the same is what commitments cover least of.
void coverMonth(Month &now, int month, int months)
{
    std::vector<double> hours{0};
    for (const Taker &taker : now.takers) {
        for (const Layer &layer : taker.layers)
            hours.push_back(layer.hours);
    }
    std::ranges::sort(hours);
    hours.erase(std::unique(hours.begin(), hours.end()), hours.end());
    for (std::size_t h = 0; h + 1 < hours.size(); ++h)
        coverHour(now.pools, now.takers, hours[h], hours[h + 1] - hours[h], now.told);
    for (const Taker &taker : now.takers) {
        double all = 0;
        for (const Layer &layer : taker.layers)
            all += layer.machines * layer.hours;
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
CommitmentUse reachedBy(const BillInput &input, const std::vector<ComputeUse> &uses, const Commitment &commitment)
{
    CommitmentUse use;
    for (int month = 0; month < input.plan.months; ++month)
        use.months += isActiveIn(input.plan, commitment, month) ? 1 : 0;
    const std::optional<Reach> reach = reachOf(input, commitment);
    for (std::size_t i = 0; reach && i < uses.size(); ++i) {
        const Compute &compute = input.plan.computes[i];
        const auto isReached = [&](std::optional<SizeId> size) {
            return size && reachOf(input.prices, *size, *uses[i].region, reach->reservation) == *reach;
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

CommitmentReach::CommitmentReach(const Plan &plan, const Catalog &catalog, const PriceSnapshot &prices)
    : m_prices(&prices)
{
    for (const Commitment &commitment : plan.commitments) {
        const std::optional<Reach> reach = reachOf(plan, catalog, prices, commitment);
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
    return std::ranges::any_of(m_reaches, [&](const Reach &reach) {
        return reach == reachOf(*m_prices, size, region, reach.reservation);
    });
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
    for (const Commitment &commitment : input.plan.commitments)
        told.push_back(reachedBy(input, uses, commitment));
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

QString commitmentName(const Catalog &catalog, const Commitment &commitment)
{
    if (commitment.isByAmount())
        return PlanWords::tr("%1 %2 an hour, %3")
            .arg(commitment.hourly->amount, commitment.hourly->currency, priceTypeWords(commitment.type));
    return PlanWords::tr("%1 x %2, %3")
        .arg(commitment.units)
        .arg(sizeName(catalog, commitment.size), priceTypeWords(commitment.type));
}

void writeCommitmentLines(LineWriter &writer)
{
    const BillInput &input = writer.input();
    for (std::size_t i = 0; i < input.plan.commitments.size(); ++i) {
        const Commitment &commitment = input.plan.commitments[i];
        if (commitment.isByAmount()) {
            writer.byAmount({u"commitment/%1"_s.arg(i),
                             PlanWords::tr("%1 by amount").arg(priceTypeWords(commitment.type)),
                             CostStage::Shared,
                             {},
                             {},
                             PlanWords::tr("730 h: every hour of its term, used or not. Unconfirmed for Azure Machine "
                                           "Learning: nothing is taken off for it"),
                             CostRole::Other,
                             {},
                             owedBy(input.plan, commitment, 1),
                             -1,
                             writer.takenFrom(i)},
                            commitment,
                            [&](int m) { return isActiveIn(input.plan, commitment, m) ? hoursPerMonth : 0; });
            continue;
        }
        Compute bought;
        bought.size = commitment.size;
        bought.priceType = commitment.type;
        const std::optional<SizeId> size = input.catalog.findSize(commitment.size);
        const std::optional<RegionId> region = regionOf(input.plan, input.catalog, commitment);
        // Its price is that of the month in which it was bought, to the end of its term.
        Pricing pricing = sizePricing(input, bought, size, region, commitment.size,
                                      monthsFrom(input.plan.start, commitment.start.firstDay()));
        pricing.later.clear();
        writer.vmAt(
            {u"commitment/%1"_s.arg(i),
             commitmentName(input.catalog, commitment),
             CostStage::Shared,
             {},
             {},
             PlanWords::tr("%1 x 730 h: every hour of its term, used or not").arg(commitment.units),
             CostRole::Other,
             {},
             owedBy(input.plan, commitment, commitment.units),
             -1,
             writer.takenFrom(i)},
            bought, commitment.size, region, pricing, u"instance-hour"_s, [&](int m) {
                return isActiveIn(input.plan, commitment, m) ? hoursPerMonth * commitment.units : 0;
            });
    }
}

} // namespace slipway::cost
