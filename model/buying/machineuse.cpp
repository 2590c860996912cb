// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/buying/machineuse.h"

#include "model/base/cancellation.h"
#include "model/cost/linewriter.h"
#include "model/cost/loads.h"
#include "model/cost/owedterms.h"
#include "model/cost/pricetypes.h"
#include "model/cost/pricing.h"
#include "model/evaluation/exchange.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <utility>

namespace slipway::buying {

namespace {

constexpr int mostSteps = 400;
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
    const int most = mostUnits(context, group, type);
    use.unitsAStep = std::max(1, (most + mostSteps - 1) / mostSteps);
    Prober prober(plan, context, bill, group, type);
    Covered before = prober.at(0);
    for (int units = use.unitsAStep; units < most + use.unitsAStep; units += use.unitsAStep) {
        Covered now = prober.at(units);
        double more = 0;
        for (std::size_t m = 0; m < months; ++m)
            more += now.hours[m] - before.hours[m];
        if (more <= leastHours)
            break;
        for (std::size_t m = 0; m < months; ++m) {
            use.saves[m].push_back(std::max<Micros>(0, std::llround((now.usd[m] - before.usd[m]) * 1e6)));
            use.hours[m].push_back(std::max(0.0, now.hours[m] - before.hours[m]));
        }
        before = std::move(now);
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
