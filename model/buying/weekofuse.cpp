// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/buying/weekofuse.h"

#include "model/base/cancellation.h"
#include "model/base/planwords.h"
#include "model/buying/against.h"
#include "model/cost/pricetypes.h"
#include "model/cost/pricing.h"
#include "model/plan/plannedpurchase.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>

using namespace Qt::StringLiterals;

namespace slipway {

namespace buying {

namespace {

using cost::hoursPerMonth;
using cost::WeekHours;
using cost::weeksPerMonth;

double sumOf(const WeekHours &week)
{
    return std::accumulate(week.begin(), week.end(), 0.0);
}

/// Machines of the group's size that one of another size is worth.
double ratioTo(const PriceSnapshot &prices, SizeId size, const MachineGroup &group)
{
    const auto ratio = [&](SizeId of) { return prices.flexibility(of).value_or(Flexibility()).ratio; };
    return ratio(size) / ratio(group.size);
}

/// The machines of a group in a month, compute by compute, and what commitments cover of them.
struct GroupMonth
{
    std::vector<cost::WeekMachines> machines; ///< of each compute's own size
    std::vector<WeekHours> covered; ///< of those
    double owned = 0; ///< units of the group's size
};

/// Units that run in a month, in machines of the group's size.
double unitsIn(const PriceSnapshot &prices, const Catalog &catalog, const MachineGroup &group,
               const std::vector<Commitment> &owned, YearMonth month)
{
    double units = 0;
    for (const Commitment &each : owned) {
        const std::optional<SizeId> size = catalog.findSize(each.size);
        if (size && runsIn(each, month))
            units += each.units * ratioTo(prices, *size, group);
    }
    return units;
}

/// System nodes always run.
cost::RunningHours hoursOf(const cost::BillInput &input, const GroupMachines &machines,
                           const cost::ComputeUse &use, int month)
{
    if (!machines.areSystemNodes)
        return cost::runningHours(input, input.plan.computes[machines.compute], use, month);
    return cost::alwaysRunning(use.existsIn(month) ? machines.most : 0);
}

/// How much of the hours the bill covers is known; at which hours follows from how many machines run. Computes take in the order of
/// the plan.
GroupMonth groupMonth(const cost::BillInput &input, const cost::Bill &bill, const MachineGroup &group,
                      const std::vector<Commitment> &owned, int month)
{
    GroupMonth result;
    result.owned = unitsIn(input.prices, input.catalog, group, owned, input.plan.start.plusMonths(month));
    WeekHours left;
    left.fill(result.owned);
    for (const GroupMachines &each : group.machines) {
        const cost::ComputeUse &use = bill.computes[each.compute];
        const double ratio = ratioTo(input.prices, each.size, group);
        const double share = each.coveredIn(use, static_cast<std::size_t>(month));
        cost::WeekMachines machines = cost::weekMachines(hoursOf(input, each, use, month));
        WeekHours covered{};
        for (std::size_t hour = 0; hour < covered.size(); ++hour)
            covered[hour] = std::min(machines.machines[hour], left[hour] / ratio);
        // The bill counts the least that units may cover: no figure here says more.
        const double most = sumOf(covered);
        const double told = share * sumOf(machines.machines);
        for (std::size_t hour = 0; hour < covered.size(); ++hour) {
            covered[hour] *= most > 0 ? std::min(1.0, told / most) : 0;
            left[hour] = std::max(0.0, left[hour] - covered[hour] * ratio);
        }
        result.machines.push_back(std::move(machines));
        result.covered.push_back(covered);
    }
    return result;
}

/// What the savings plans of a plan would cover, month by month.
class SavingsPlans
{
public:
    SavingsPlans(const Plan &plan, const Context &context, const cost::BillInput &input, const cost::Bill &bill,
                 const std::vector<MachineGroup> &groups)
        : m_plan(plan)
        , m_context(context)
        , m_input(input)
        , m_bill(bill)
        , m_groups(groups)
    {
    }

    [[nodiscard]] std::vector<OwnedSavingsPlan> take()
    {
        std::vector<OwnedSavingsPlan> plans;
        for (const Commitment &each : m_plan.commitments) {
            if (!isSavingsPlan(each.type))
                continue;
            OwnedSavingsPlan owned;
            owned.commitment = each;
            owned.anHour = anHour(each);
            owned.isPlanned = isYetToBuy(each, m_context.asOf);
            const YearMonth end = each.start.plusMonths(termMonths(each.type));
            for (YearMonth month = std::max(m_plan.start, each.start); month < end; month = month.plusMonths(1))
                ++owned.monthsLeft;
            owned.billed = Total(Money(0, m_input.exchange.currency()));
            owned.wouldSave = owned.billed;
            plans.push_back(std::move(owned));
        }
        std::vector<double> months(plans.size());
        for (int month = 0; month < m_plan.months && !plans.empty(); ++month)
            addMonth(plans, months, month);
        for (std::size_t i = 0; i < plans.size(); ++i) {
            for (double &hour : plans[i].usedPercent)
                hour = months[i] > 0 ? 100 * hour / months[i] : 0;
            plans[i].wouldUsePercent = sumOf(plans[i].usedPercent) / static_cast<double>(plans[i].usedPercent.size());
            // Of machines without a price nobody knows how much of the amount they use: that none is used would be a guess.
            if (plans[i].whyUnknown.isEmpty() && !plans[i].unpriced.isEmpty() && plans[i].wouldUsePercent <= 0)
                plans[i].whyUnknown = PlanWords::tr("No price of a savings plan is known for %1.")
                                          .arg(plans[i].unpriced.join(u", "_s));
        }
        return plans;
    }

private:
    [[nodiscard]] HourlyAmount anHour(const Commitment &each) const
    {
        if (each.isByAmount())
            return *each.hourly;
        const Rate machine = cost::commitmentPricing(m_input, each).rate.value_or(Rate());
        return {Rate(machine.raw() * each.units).toDecimal(), u"USD"_s, {}};
    }

    void addMonth(std::vector<OwnedSavingsPlan> &plans, std::vector<double> &months, int month) const
    {
        throwIfCancelled();
        std::vector<std::vector<WeekHours>> left; ///< by group and its machines
        std::vector<std::vector<bool>> told;
        for (const MachineGroup &group : m_groups) {
            const GroupMonth now
                = groupMonth(m_input, m_bill, group, commitmentsOf(m_plan, m_context, group), month);
            auto &machines = left.emplace_back();
            auto &known = told.emplace_back();
            for (std::size_t c = 0; c < now.machines.size(); ++c) {
                machines.push_back(now.machines[c].machines);
                for (std::size_t hour = 0; hour < machines.back().size(); ++hour)
                    machines.back()[hour] = std::max(0.0, machines.back()[hour] - now.covered[c][hour]);
                known.push_back(now.machines[c].isTold);
            }
        }
        for (std::size_t i = 0; i < plans.size(); ++i) {
            OwnedSavingsPlan &owned = plans[i];
            if (!runsIn(owned.commitment, m_plan.start.plusMonths(month)))
                continue;
            const cost::Pricing amountOf = cost::commitmentPricing(m_input, owned.commitment);
            const int units = owned.commitment.isByAmount() ? 1 : owned.commitment.units;
            if (!amountOf.rate || *amountOf.rate <= Rate() || units == 0) {
                owned.whyUnknown = amountOf.missing;
                owned.billed += Total(Money(0, m_input.exchange.currency()), {amountOf.missing});
                continue;
            }
            months[i] += 1;
            owned.billed += Total(
                amount(*amountOf.rate, Quantity::fromDouble(hoursPerMonth * units), m_input.exchange));
            cover(owned, left, told, amountOf.rate->usd() * units, month);
        }
    }

    /// The machines of which the savings plan takes the largest part off come first.
    void cover(OwnedSavingsPlan &owned, std::vector<std::vector<WeekHours>> &left,
               const std::vector<std::vector<bool>> &told, double usdAnHour, int month) const
    {
        struct Candidate
        {
            WeekHours *machines = nullptr;
            Rate payAsYouGo;
            Rate inPlan;
            bool isTold = true;
        };
        std::vector<Candidate> candidates;
        for (std::size_t g = 0; g < m_groups.size(); ++g) {
            for (std::size_t c = 0; c < left[g].size(); ++c) {
                if (sumOf(left[g][c]) <= 0)
                    continue;
                const GroupMachines &machines = m_groups[g].machines[c];
                const QString &size = m_context.catalog.size(machines.size).name;
                const std::optional<Rate> now = rateOf(machines, PriceType::PayAsYouGo, month);
                const std::optional<Rate> then = rateOf(machines, owned.commitment.type, month);
                if (now && then && *then > Rate() && *then < *now)
                    candidates.push_back({&left[g][c], *now, *then, told[g][c]});
                else if (!then && !owned.unpriced.contains(size)) {
                    owned.unpriced << size;
                    owned.wouldSave += Total(Money(0, m_input.exchange.currency()), {size});
                }
            }
        }
        std::ranges::stable_sort(candidates, {},
                                 [](const Candidate &each) { return each.inPlan.usd() / each.payAsYouGo.usd(); });
        WeekHours budget;
        budget.fill(usdAnHour);
        for (const Candidate &each : candidates) {
            double machineHours = 0;
            for (std::size_t hour = 0; hour < budget.size(); ++hour) {
                const double taken = std::min((*each.machines)[hour], budget[hour] / each.inPlan.usd());
                (*each.machines)[hour] -= taken;
                budget[hour] -= taken * each.inPlan.usd();
                owned.usedPercent[hour] += taken * each.inPlan.usd() / usdAnHour;
                machineHours += taken * weeksPerMonth;
            }
            owned.wouldSave += Total(amount(each.payAsYouGo, Quantity::fromDouble(machineHours), m_input.exchange));
            owned.isTold = owned.isTold && each.isTold;
        }
    }

    [[nodiscard]] std::optional<Rate> rateOf(const GroupMachines &machines, PriceType type, int month) const
    {
        Compute paid = m_plan.computes[machines.compute];
        cost::pay(paid, type);
        paid.size = m_context.catalog.size(machines.size).name;
        const cost::ComputeUse &use = m_bill.computes[machines.compute];
        return cost::sizePricing(m_input, paid, machines.size, use.region, paid.size, month).rate;
    }

    const Plan &m_plan;
    const Context &m_context;
    const cost::BillInput &m_input;
    const cost::Bill &m_bill;
    const std::vector<MachineGroup> &m_groups;
};

} // namespace

WeekOfUse weekOfUse(const cost::BillInput &input, const cost::Bill &bill, const MachineGroup &group,
                    const std::vector<Commitment> &owned)
{
    WeekOfUse week;
    const int months = std::max(1, input.plan.months);
    QString zone;
    for (int month = 0; month < input.plan.months; ++month) {
        throwIfCancelled();
        const GroupMonth now = groupMonth(input, bill, group, owned, month);
        for (std::size_t c = 0; c < now.machines.size(); ++c) {
            const double ratio = ratioTo(input.prices, group.machines[c].size, group);
            const QString &own = now.machines[c].zone;
            zone = zone.isEmpty() ? own : zone;
            week.isTold = week.isTold && now.machines[c].isTold && (own.isEmpty() || own == zone);
            for (std::size_t hour = 0; hour < week.machines.size(); ++hour) {
                week.machines[hour] += now.machines[c].machines[hour] * ratio / months;
                week.used[hour] += now.covered[c][hour] * ratio / months;
            }
        }
        for (double &hour : week.owned)
            hour += now.owned / months;
    }
    return week;
}

std::vector<OwnedSavingsPlan> ownedSavingsPlans(const Plan &plan, const Context &context,
                                                const cost::BillInput &input, const cost::Bill &bill,
                                                const std::vector<MachineGroup> &groups)
{
    return SavingsPlans(plan, context, input, bill, groups).take();
}

} // namespace buying

std::vector<WeekSpan> weekSpans(const WeekOfUse &week)
{
    const auto hundredth = [](double value) { return std::round(value * 100) / 100; };
    const auto spanAt = [&](std::size_t day, std::size_t hour) {
        const std::size_t at = day * cost::hoursOfDay + hour;
        return WeekSpan{static_cast<int>(day),      static_cast<int>(day),        static_cast<int>(hour),
                        static_cast<int>(hour) + 1, hundredth(week.machines[at]), hundredth(week.owned[at]),
                        hundredth(week.used[at])};
    };
    const auto isAlike = [](const WeekSpan &a, const WeekSpan &b) {
        return a.machines == b.machines && a.owned == b.owned && a.used == b.used;
    };
    std::vector<WeekSpan> spans;
    std::size_t first = 0; ///< of the spans of the day before
    for (std::size_t day = 0; day < cost::daysOfWeek; ++day) {
        std::vector<WeekSpan> now;
        for (std::size_t hour = 0; hour < cost::hoursOfDay; ++hour) {
            const WeekSpan span = spanAt(day, hour);
            if (!now.empty() && isAlike(now.back(), span))
                now.back().toHour = span.toHour;
            else
                now.push_back(span);
        }
        const auto before = std::span(spans).subspan(first);
        const bool isSame = std::ranges::equal(before, now, [&](const WeekSpan &a, const WeekSpan &b) {
            return isAlike(a, b) && a.fromHour == b.fromHour && a.toHour == b.toHour;
        });
        if (isSame) {
            for (WeekSpan &each : before)
                each.lastDay = static_cast<int>(day);
            continue;
        }
        first = spans.size();
        spans.insert(spans.end(), now.begin(), now.end());
    }
    return spans;
}

} // namespace slipway
