// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the commitments of a plan are worth what they bill, machine by machine.
#include "model/cost/kernel.h"
#include "model/cost/linewriter.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace slipway::cost {

namespace {

/// Shares that are no more than this apart are the same: prices of a term are rounded to their last digit.
constexpr double sameShare = 1e-9;

/// What the hours that a commitment covers would cost as they go; nothing where one of them has no price.
std::optional<Money> asTheyGo(const BillInput &input, const std::vector<CostLine> &lines, std::size_t commitment)
{
    const Amounts amounts(input.exchange);
    Money sum(0, input.exchange.currency());
    for (const CostLine &line : lines) {
        for (const CoveredHours &covered : line.covered) {
            for (std::size_t month = 0; covered.commitment == commitment && month < covered.quantities.size(); ++month) {
                if (covered.quantities[month] == Quantity())
                    continue;
                const std::optional<Rate> rate = line.rateIn(month);
                const std::optional<std::int64_t> minor = payable(amounts, rate, covered.quantities[month]);
                if (!rate || !minor)
                    return std::nullopt;
                sum += Money(*minor, input.exchange.currency());
            }
        }
    }
    return sum;
}

/// Hours in which the machine of a number is in use, where that of number 1 is used most.
double hoursOf(int machine, const std::vector<UsedMachines> &used)
{
    double hours = 0;
    for (const UsedMachines &each : used)
        hours += each.hours * std::clamp(each.machines - (machine - 1), 0.0, 1.0);
    return hours;
}

/// Of `units` machines those that are in use for so many hours at the least.
int machinesUsed(int units, double leastHours, const std::vector<UsedMachines> &used)
{
    int enough = 0;
    int tooMany = units + 1;
    while (tooMany - enough > 1) {
        const int middle = enough + (tooMany - enough) / 2;
        (hoursOf(middle, used) >= leastHours ? enough : tooMany) = middle;
    }
    return enough;
}

} // namespace

void weighCommitments(const BillInput &input, const std::vector<CostLine> &lines, std::vector<CommitmentUse> &uses)
{
    for (std::size_t i = 0; i < uses.size(); ++i) {
        CommitmentUse &use = uses[i];
        const Commitment &commitment = input.plan.commitments[i];
        const auto line = std::ranges::find(lines, u"commitment/%1"_s.arg(i), &CostLine::id);
        if (line == lines.end() || !line->whole())
            continue;
        use.billed = line->total;
        use.takesOver = asTheyGo(input, lines, i);
        if (!use.takesOver || use.takesOver->isZero() || use.usedHours <= 0 || commitment.units == 0)
            continue;
        const double hours = hoursPerMonth * use.months;
        use.breakEven = use.billed->toDouble() / (hours * commitment.units)
            / (use.takesOver->toDouble() / use.usedHours);
        use.worthwhile = machinesUsed(commitment.units, use.breakEven * hours * (1 - sameShare), use.used);
    }
}

} // namespace slipway::cost
