// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/buying/machineuse.h"

#include "model/base/cancellation.h"
#include "model/cost/linewriter.h"
#include "model/cost/loads.h"
#include "model/cost/owedterms.h"
#include "model/cost/pricetypes.h"
#include "model/cost/pricing.h"
#include "model/plan/exchange.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <utility>

namespace slipway::buying {

namespace {

/// Units that are asked for one by one, and numbers of units that are asked for where there are more.
constexpr int mostOneByOne = 400;
constexpr std::size_t mostProbes = 800;
/// Machine-hours below which a unit takes over nothing.
constexpr double leastHours = 1e-6;

/// What of a compute a commitment may take over: its pay-as-you-go hours at what each costs.
struct Coverable
{
    GroupMachines machines;
    std::vector<double> usd; ///< an hour, by month: announced prices from their months on
    double units = 1; ///< of the group's size that one machine takes
    std::vector<double> hours; ///< by month
};

double ratioOf(const PriceSnapshot &prices, SizeId size)
{
    return prices.flexibility(size).value_or(Flexibility()).ratio;
}

/// The machines of a compute that commitments could reach: those of its size and system nodes, that are paid as they go.
std::vector<GroupMachines> machinesOf(const cost::BillInput &input, const cost::Bill &bill, std::size_t compute)
{
    std::vector<GroupMachines> result;
    const cost::ComputeUse &use = bill.computes[compute];
    const Compute &of = input.plan.computes[compute];
    if (!use.used() || !use.region || of.ownerPrice)
        return result;
    if (use.size && cost::effectivePriceType(of) == PriceType::PayAsYouGo)
        result.push_back({compute, *use.size, use.peakInstances, false});
    const auto nodes = std::ranges::find(use.billed, CostRole::SystemNodes, &cost::Use::role);
    if (nodes == use.billed.end() || !cost::isReachedByCommitments(cost::paidFor(of, *nodes), *nodes))
        return result;
    if (const std::optional<SizeId> size = input.catalog.findSize(nodes->price))
        result.push_back({compute, *size, of.kubernetes.value_or(KubernetesOptions()).systemNodes, true});
    return result;
}

std::vector<Coverable> coverables(const cost::BillInput &input, const cost::Bill &bill, const GroupMachines &machines)
{
    std::vector<Coverable> result;
    const cost::ComputeUse &use = bill.computes[machines.compute];
    const Compute &of = input.plan.computes[machines.compute];
    for (const cost::Use &billed : use.billed) {
        const Compute paid = cost::paidFor(of, billed);
        const bool isMeant = machines.areSystemNodes
            ? billed.role == CostRole::SystemNodes && cost::isReachedByCommitments(paid, billed)
            : cost::isCoverable(paid, billed);
        if (!isMeant)
            continue;
        const cost::Pricing pricing = cost::pricingOf(input, of, use, billed);
        if (!pricing.rate)
            continue;
        std::vector<double> usd;
        for (int month = 0; month < input.plan.months; ++month) {
            const RateFrom *now = pricing.laterIn(month, month);
            usd.push_back((now ? now->rate : *pricing.rate).usd());
        }
        result.push_back({machines, std::move(usd), 1, billed.quantities.months()});
    }
    return result;
}

double sumOf(const std::vector<double> &hours)
{
    double sum = 0;
    for (const double each : hours)
        sum += std::isfinite(each) ? each : 0;
    return sum;
}

/// Commitments of `units` of a size through all months of the plan.
void own(Plan &plan, const Catalog &catalog, const MachineGroup &group, PriceType type, int units)
{
    Commitment commitment;
    commitment.size = catalog.size(group.size).name;
    commitment.region = catalog.region(group.region).id;
    commitment.type = type;
    commitment.units = units;
    for (int month = 0; month < plan.months; month += termMonths(type)) {
        commitment.start = plan.start.plusMonths(month);
        plan.commitments.push_back(commitment);
    }
}

/// By month what commitments take over.
struct Covered
{
    std::vector<double> usd;
    std::vector<double> hours;
};

class Prober
{
public:
    Prober(const Plan &plan, const Context &context, const cost::Bill &bill, const MachineGroup &group,
           PriceType type)
        : m_plan(plan)
        , m_owned(plan.commitments)
        , m_context(context)
        , m_bill(bill)
        , m_group(group)
        , m_type(type)
    {
        const double own = ratioOf(context.prices, group.size);
        m_plan.computes.clear();
        const std::vector<std::size_t> computes = group.computes();
        for (const std::size_t compute : computes) {
            m_plan.computes.push_back(plan.computes[compute]);
            m_uses.push_back(bill.computes[compute]);
        }
        const cost::BillInput whole{plan, context.catalog, context.prices, exchangeOf(plan, context.prices), bill.sizing, bill.index};
        for (const GroupMachines &machines : group.machines) {
            for (Coverable &each : coverables(whole, bill, machines)) {
                each.machines.compute = static_cast<std::size_t>(std::ranges::find(computes, machines.compute) - computes.begin());
                each.units = ratioOf(context.prices, machines.size) / own;
                m_coverables.push_back(std::move(each));
            }
        }
    }

    [[nodiscard]] Covered at(int units)
    {
        throwIfCancelled();
        m_plan.commitments = m_owned;
        if (units > 0)
            own(m_plan, m_context.catalog, m_group, m_type, units);
        m_supposed = m_plan.commitments.size() - m_owned.size();
        for (cost::ComputeUse &use : m_uses) {
            use.covered.clear();
            use.coveredSystem.clear();
        }
        cost::coverByCommitments(inputOf(), m_uses);
        const auto months = static_cast<std::size_t>(m_plan.months);
        Covered covered{std::vector<double>(months), std::vector<double>(months)};
        for (const Coverable &each : m_coverables) {
            const cost::ComputeUse &use = m_uses[each.machines.compute];
            for (std::size_t m = 0; m < months; ++m) {
                const double hours = std::isfinite(each.hours[m]) ? each.hours[m] * each.machines.coveredIn(use, m) : 0;
                covered.usd[m] += hours * each.usd[m];
                covered.hours[m] += hours * each.units;
            }
        }
        return covered;
    }

private:
    [[nodiscard]] cost::BillInput inputOf() const
    {
        return {m_plan,        m_context.catalog, m_context.prices, exchangeOf(m_plan, m_context.prices),
                m_bill.sizing, m_bill.index,      m_supposed};
    }

    std::size_t m_supposed
        = 0; ///< commitments that are asked for: how far they would reach, whether or not they are confirmed
    Plan m_plan; ///< with the computes of the group only: no others compete for its units
    std::vector<Commitment> m_owned;
    const Context &m_context;
    const cost::Bill &m_bill;
    const MachineGroup &m_group;
    PriceType m_type;
    std::vector<cost::ComputeUse> m_uses;
    std::vector<Coverable> m_coverables;
};

/// What so many units take over.
struct Probed
{
    int units = 0;
    Covered covered;

    [[nodiscard]] double hours() const { return sumOf(covered.hours); }
};

/// How far the middle of three is above the line between the others, in machine-hours and dollars of all months: 0 where all units between them are alike, since no unit
/// takes over more than the one before it.
double bendOf(const Probed &from, const Probed &middle, const Probed &to)
{
    const double part = static_cast<double>(middle.units - from.units) / (to.units - from.units);
    double bend = 0;
    for (std::size_t m = 0; m < middle.covered.hours.size(); ++m) {
        const double hours = from.covered.hours[m] + part * (to.covered.hours[m] - from.covered.hours[m]);
        const double usd = from.covered.usd[m] + part * (to.covered.usd[m] - from.covered.usd[m]);
        bend += std::abs(middle.covered.hours[m] - hours) + std::abs(middle.covered.usd[m] - usd);
    }
    return bend;
}

/// Numbers of units in rising order, between which all units take over as much: each number where they are few; else halves of halves, those
/// first in which the use falls most.
std::vector<Probed> probes(Prober &prober, int most)
{
    std::vector<Probed> result{{0, prober.at(0)}};
    if (most <= mostOneByOne) {
        for (int units = 1; units <= most; ++units) {
            result.push_back({units, prober.at(units)});
            if (result.back().hours() - result[result.size() - 2].hours() <= leastHours)
                break;
        }
        return result;
    }
    std::map<int, Probed> all; // by units
    all.emplace(0, std::move(result.front()));
    all.emplace(most, Probed{most, prober.at(most)});
    // Neighbours, by the bend of the three that they come from.
    std::multimap<double, std::pair<int, int>, std::greater<>> open{{1, {0, most}}};
    while (!open.empty() && all.size() < mostProbes) {
        const auto [from, to] = open.begin()->second;
        open.erase(open.begin());
        if (to - from < 2)
            continue;
        const int middle = from + (to - from) / 2;
        const auto probed = all.emplace(middle, Probed{middle, prober.at(middle)}).first;
        const double bend = bendOf(all.at(from), probed->second, all.at(to));
        if (bend <= leastHours * (to - from))
            continue;
        open.insert({bend, {from, middle}});
        open.insert({bend, {middle, to}});
    }
    result.clear();
    for (auto &[units, probed] : all)
        result.push_back(std::move(probed));
    return result;
}

/// Machines at the most that units bought as `type` may reach, in units of the group's size: of that alone with a savings plan.
int mostUnits(const Context &context, const MachineGroup &group, PriceType type)
{
    double units = 0;
    for (const GroupMachines &machines : group.machines) {
        if (isReservation(type) || machines.size == group.size)
            units += machines.most * ratioOf(context.prices, machines.size) / ratioOf(context.prices, group.size);
    }
    return static_cast<int>(std::clamp(std::ceil(units - leastHours), 0.0, 100'000.0));
}

} // namespace

double GroupMachines::coveredIn(const cost::ComputeUse &use, std::size_t month) const
{
    const std::vector<double> &covered = areSystemNodes ? use.coveredSystem : use.covered;
    return month < covered.size() ? covered[month] : 0;
}

std::vector<std::size_t> MachineGroup::computes() const
{
    std::vector<std::size_t> result;
    for (const GroupMachines &each : machines) {
        if (result.empty() || result.back() != each.compute)
            result.push_back(each.compute);
    }
    return result;
}

Plan paidAsItGoes(const Plan &plan, const std::vector<CostLine> &lines, const QDate &day)
{
    Plan result = plan;
    for (Compute &compute : result.computes) {
        if (cost::isPaidByTerm(compute) && !cost::isTermBegun(plan, compute, lines, day))
            cost::pay(compute, PriceType::PayAsYouGo);
    }
    return result;
}

std::vector<MachineGroup> machineGroups(const Plan &plan, const Context &context, const cost::Bill &bill)
{
    const cost::BillInput input{
        plan, context.catalog, context.prices, exchangeOf(plan, context.prices), bill.sizing, bill.index};
    std::vector<MachineGroup> groups;
    std::vector<std::map<SizeId, double>> hours; ///< by group and size
    std::vector<int> families;
    const auto familyOf = [&](SizeId size) { return context.prices.flexibility(size).value_or(Flexibility()).family; };
    for (std::size_t i = 0; i < bill.computes.size(); ++i) {
        for (const GroupMachines &machines : machinesOf(input, bill, i)) {
            double used = 0;
            for (const Coverable &each : coverables(input, bill, machines))
                used += sumOf(each.hours);
            if (used <= leastHours)
                continue;
            const RegionId region = *bill.computes[i].region;
            const int family = familyOf(machines.size);
            std::size_t at = 0;
            while (at < groups.size()
                   && (groups[at].region != region
                       || (family < 0 ? groups[at].size != machines.size : families[at] != family)))
                ++at;
            if (at == groups.size()) {
                groups.push_back({machines.size, region, {}, {}});
                hours.emplace_back();
                families.push_back(family);
            }
            groups[at].machines.push_back(machines);
            hours[at][machines.size] += used;
            if (!std::ranges::count(groups[at].sizes, machines.size))
                groups[at].sizes.push_back(machines.size);
        }
    }
    for (std::size_t at = 0; at < groups.size(); ++at) {
        groups[at].size
            = *std::ranges::max_element(groups[at].sizes, {}, [&](SizeId size) { return hours[at][size]; });
    }
    return groups;
}

UnitUse unitUse(const Plan &plan, const Context &context, const cost::Bill &bill, const MachineGroup &group,
                PriceType type)
{
    UnitUse use;
    const auto months = static_cast<std::size_t>(plan.months);
    use.saves.resize(months);
    use.hours.resize(months);
    Prober prober(plan, context, bill, group, type);
    const std::vector<Probed> probed = probes(prober, mostUnits(context, group, type));
    for (std::size_t i = 1; i < probed.size(); ++i) {
        const Probed &from = probed[i - 1];
        const Probed &to = probed[i];
        if (to.hours() - from.hours() <= leastHours)
            break;
        // Between two that were asked for all units are alike.
        const int units = to.units - from.units;
        for (std::size_t m = 0; m < months; ++m) {
            const double usd = (to.covered.usd[m] - from.covered.usd[m]) / units;
            const double hours = (to.covered.hours[m] - from.covered.hours[m]) / units;
            use.saves[m].insert(use.saves[m].end(), static_cast<std::size_t>(units),
                                std::max<Micros>(0, std::llround(usd * 1e6)));
            use.hours[m].insert(use.hours[m].end(), static_cast<std::size_t>(units), std::max(0.0, hours));
        }
    }
    // Sizes of a family cost nearly, not quite, in proportion: the unit that saves most counts as the first.
    for (std::vector<Micros> &month : use.saves)
        std::ranges::sort(month, std::ranges::greater());
    return use;
}

OwnedUse ownedUse(const Plan &plan, const Context &context, const cost::Bill &bill, const MachineGroup &group)
{
    const cost::BillInput input{
        plan, context.catalog, context.prices, exchangeOf(plan, context.prices), bill.sizing, bill.index};
    OwnedUse result;
    for (const GroupMachines &machines : group.machines) {
        const cost::ComputeUse &use = bill.computes[machines.compute];
        const double units = ratioOf(context.prices, machines.size) / ratioOf(context.prices, group.size);
        for (const Coverable &each : coverables(input, bill, machines)) {
            for (std::size_t m = 0; m < each.hours.size(); ++m) {
                const double hours = std::isfinite(each.hours[m]) ? each.hours[m] * units : 0;
                result.hours += hours;
                result.covered += hours * machines.coveredIn(use, m);
            }
        }
    }
    return result;
}

} // namespace slipway::buying
