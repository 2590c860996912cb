// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/linewriter.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::cost {

namespace {

/// Whether the commitment's term covers a month of the horizon.
bool activeIn(const Plan &plan, const Commitment &commitment, int month)
{
    const YearMonth now = plan.start.plusMonths(month);
    return commitment.start <= now && now < commitment.start.plusMonths(termMonths(commitment.type));
}

std::optional<RegionId> regionOf(const BillInput &input, const Commitment &commitment)
{
    return input.catalog.findRegion(input.plan.regionOr(commitment.region));
}

/// Units of a size and region that commitments of the plan cover in a month.
double unitsIn(const BillInput &input, SizeId size, RegionId region, int month)
{
    double units = 0;
    for (const Commitment &commitment : input.plan.commitments) {
        if (input.catalog.findSize(commitment.size) == size && regionOf(input, commitment) == region
            && activeIn(input.plan, commitment, month))
            units += commitment.units;
    }
    return units;
}

bool takesCommitments(const Compute &compute, const ComputeUse &use)
{
    const bool machines = use.billing != Billing::Spark && use.billing != Billing::Owner
        && use.billing != Billing::Container && use.billing != Billing::Free
        && use.billing != Billing::Tokens;
    return machines && use.used() && use.size && use.region && use.peakInstances > 0 && !compute.ownerPrice
        && effectivePriceType(compute) == PriceType::PayAsYouGo;
}

} // namespace

void coverByCommitments(const BillInput &input, std::vector<ComputeUse> &uses)
{
    if (input.plan.commitments.empty())
        return;
    for (std::size_t i = 0; i < uses.size(); ++i) {
        ComputeUse &use = uses[i];
        if (!takesCommitments(input.plan.computes[i], use))
            continue;
        for (int m = 0; m < input.plan.months; ++m) {
            double left = unitsIn(input, *use.size, *use.region, m);
            // Computes that come first in the plan have taken theirs, at their peak.
            for (std::size_t before = 0; before < i; ++before) {
                const ComputeUse &other = uses[before];
                if (takesCommitments(input.plan.computes[before], other) && other.size == use.size
                    && other.region == use.region && other.existsIn(m))
                    left -= other.peakInstances;
            }
            use.covered.push_back(std::clamp(left / use.peakInstances, 0.0, 1.0));
        }
    }
}

void writeCommitmentLines(LineWriter &writer)
{
    const BillInput &input = writer.input();
    for (std::size_t i = 0; i < input.plan.commitments.size(); ++i) {
        const Commitment &commitment = input.plan.commitments[i];
        Compute bought;
        bought.size = commitment.size;
        bought.priceType = commitment.type;
        const std::optional<SizeId> size = input.catalog.findSize(commitment.size);
        const QString name = size ? input.catalog.size(*size).shortName() : commitment.size;
        writer.vmOfSize({u"commitment/%1"_s.arg(i),
                         u"%1 x %2, %3"_s.arg(commitment.units).arg(name, priceTypeWords(commitment.type)),
                         CostStage::Shared,
                         {},
                         {},
                         u"%1 x 730 h: every hour of its term, used or not"_s.arg(commitment.units)},
                        bought, commitment.size, regionOf(input, commitment), u"instance-hour"_s, [&](int m) {
                            return activeIn(input.plan, commitment, m) ? hoursPerMonth * commitment.units : 0;
                        });
    }
}

} // namespace slipway::cost
