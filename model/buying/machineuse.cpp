// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/buying/machineuse.h"

#include "model/base/cancellation.h"
#include "model/cost/linewriter.h"
#include "model/cost/loads.h"
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
    std::size_t compute = 0;
    std::vector<double> usd; ///< an hour, by month: announced prices from their months on
    double units = 1; ///< of the group's size that one machine takes
    std::vector<double> hours; ///< by month
};

double ratioOf(const PriceSnapshot &prices, SizeId size)
{
    return prices.flexibility(size).value_or(Flexibility()).ratio;
}

std::vector<Coverable> coverables(const cost::BillInput &input, const Plan &plan, const cost::Bill &bill,
                                  std::size_t compute)
{
    std::vector<Coverable> result;
    const cost::ComputeUse &use = bill.computes[compute];
    const Compute &of = plan.computes[compute];
    for (const cost::Use &billed : use.billed) {
        const Compute paid = cost::paidFor(of, billed);
        if (!cost::isCoverable(paid, billed))
            continue;
        const cost::Pricing pricing = cost::pricingOf(input, of, use, billed);
        if (!pricing.rate)
            continue;
        std::vector<double> usd;
        for (int month = 0; month < plan.months; ++month) {
            const RateFrom *now = pricing.laterIn(month, month);
            usd.push_back((now ? now->rate : *pricing.rate).usd());
        }
        result.push_back({compute, std::move(usd), 1, billed.quantities});
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
        const cost::BillInput input = inputOf();
        const double own = ratioOf(context.prices, group.size);
        m_plan.computes.clear();
        for (const std::size_t compute : group.computes) {
            for (Coverable &each : coverables(input, plan, bill, compute)) {
                each.compute = m_plan.computes.size();
                each.units = ratioOf(context.prices, *bill.computes[compute].size) / own;
                m_coverables.push_back(std::move(each));
            }
            m_plan.computes.push_back(plan.computes[compute]);
            m_uses.push_back(bill.computes[compute]);
        }
    }

    [[nodiscard]] Covered at(int units)
    {
        throwIfCancelled();
        m_plan.commitments = m_owned;
        if (units > 0)
            own(m_plan, m_context.catalog, m_group, m_type, units);
        for (cost::ComputeUse &use : m_uses)
            use.covered.clear();
        cost::coverByCommitments(inputOf(), m_uses);
        const auto months = static_cast<std::size_t>(m_plan.months);
        Covered covered{std::vector<double>(months), std::vector<double>(months)};
        for (const Coverable &each : m_coverables) {
            const std::vector<double> &share = m_uses[each.compute].covered;
            for (std::size_t m = 0; m < std::min(months, share.size()); ++m) {
                const double hours = std::isfinite(each.hours[m]) ? each.hours[m] * share[m] : 0;
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
                m_bill.sizing, m_bill.index};
    }

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
int mostUnits(const Context &context, const cost::Bill &bill, const MachineGroup &group, PriceType type)
{
    double units = 0;
    for (const std::size_t compute : group.computes) {
        if (isReservation(type) || bill.computes[compute].size == group.size)
            units += bill.computes[compute].peakInstances * ratioOf(context.prices, *bill.computes[compute].size)
                / ratioOf(context.prices, group.size);
    }
    return static_cast<int>(std::clamp(std::ceil(units - leastHours), 0.0, 100'000.0));
}

} // namespace

Plan paidAsItGoes(const Plan &plan)
{
    Plan result = plan;
    for (Compute &compute : result.computes) {
        if (termMonths(cost::effectivePriceType(compute)) > 0)
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
    for (std::size_t i = 0; i < bill.computes.size(); ++i) {
        const cost::ComputeUse &use = bill.computes[i];
        if (!use.used() || !use.size || !use.region || plan.computes[i].ownerPrice
            || cost::effectivePriceType(plan.computes[i]) != PriceType::PayAsYouGo)
            continue;
        double used = 0;
        for (const Coverable &each : coverables(input, plan, bill, i))
            used += sumOf(each.hours);
        if (used <= leastHours)
            continue;
        const int family = context.prices.flexibility(*use.size).value_or(Flexibility()).family;
        std::size_t at = 0;
        while (at < groups.size()
               && (groups[at].region != *use.region
                   || (family < 0 ? groups[at].size != *use.size : families[at] != family)))
            ++at;
        if (at == groups.size()) {
            groups.push_back({*use.size, *use.region, {}, {}});
            hours.emplace_back();
            families.push_back(family);
        }
        groups[at].computes.push_back(i);
        hours[at][*use.size] += used;
        if (!std::ranges::count(groups[at].sizes, *use.size))
            groups[at].sizes.push_back(*use.size);
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
    const int most = mostUnits(context, bill, group, type);
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
    for (const std::size_t compute : group.computes) {
        const cost::ComputeUse &use = bill.computes[compute];
        const double units = ratioOf(context.prices, *use.size) / ratioOf(context.prices, group.size);
        for (const Coverable &each : coverables(input, plan, bill, compute)) {
            for (std::size_t m = 0; m < each.hours.size(); ++m) {
                const double hours = std::isfinite(each.hours[m]) ? each.hours[m] * units : 0;
                result.hours += hours;
                result.covered += m < use.covered.size() ? hours * use.covered[m] : 0;
            }
        }
    }
    return result;
}

} // namespace slipway::buying
