// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/eligibility/verdicts.h"
#include "model/rules/rulehelpers.h"

#include <array>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

/// What older lists of isolated sizes said of a size that is not, or not always, isolated.
QString isolationHistory(const IsolatedSize *listed)
{
    if (listed == nullptr)
        return {};
    if (listed->until.isValid())
        return u" Its isolation %1 on %2."_s.arg(listed->today ? u"ends"_s : u"ended"_s,
                                                 listed->until.toString(Qt::ISODate));
    return u' ' + listed->note;
}

void checkIsolatedSizes(const RuleInput &in, FindingSink &sink)
{
    if (!in.plan.isolation.isolatedSizesOnly)
        return;
    forEachUsedCompute(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use) {
        if (!usesVmSizes(in.catalog, compute.target) || !use.size)
            return;
        const VmSize &size = in.catalog.size(*use.size);
        if (isIsolatedUntil(in.catalog, *use.size, in.plan.start.plusMonths(use.lastMonth).lastDay()))
            return;
        sink.add({stepOf(use.stage), computeField(i, u"size"), compute.id},
                 (size.isolatedToday ? u"%1 is not isolated throughout"_s : u"%1 is not an isolated size"_s)
                     .arg(size.shortName()),
                 u"The plan asks for VMs that are alone on their host. Choose one of the isolated sizes."_s
                     + isolationHistory(in.catalog.isolatedSize(*use.size)))
            .fix
            = useFittingSize(
                in, i, [&](const VmSize &other) { return other.gpu.has_value() == size.gpu.has_value(); });
    });
}

void checkManagedNetwork(const RuleInput &in, FindingSink &sink)
{
    if (!in.plan.isolation.hasManagedNetwork())
        return;
    forEachUsedCompute(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use) {
        if (use.billing == cost::Billing::Kubernetes || use.billing == cost::Billing::Machine)
            sink.add(
                {stepOf(use.stage), computeField(i, u"target"), compute.id},
                u"The managed network does not reach it"_s,
                u"Kubernetes clusters and attached machines cannot be in the workspace's managed network."_s);
        else if (!compute.region.isEmpty() && compute.region != in.plan.region)
            sink.add({stepOf(use.stage), computeField(i, u"region"), compute.id},
                     u"The managed network stays in one region"_s,
                     u"A cluster in another region cannot be in the workspace's managed network."_s)
                .fix
                = setWord(u"Use the plan's region"_s, stepOf(use.stage), computeField(i, u"region"), {});
    });
}

void checkResidency(const RuleInput &in, FindingSink &sink)
{
    const auto check = [&](const QString &regionId, const FindingSink::Place &place) {
        const std::optional<RegionId> id = in.catalog.findRegion(regionId);
        if (!id || mayDataGoTo(in.plan, in.catalog.region(*id)))
            return;
        const Region &region = in.catalog.region(*id);
        sink.add(place, u"%1 is outside the allowed geographies"_s.arg(region.name),
                 u"Data may stay in %1 only; this region is in %2."_s.arg(
                     in.plan.isolation.residency.join(u", "_s), region.geography));
    };
    check(in.plan.region, {Step::Workload, u"/region"_s, {}});
    forEachUsedCompute(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use) {
        if (!compute.region.isEmpty())
            check(compute.region, {stepOf(use.stage), computeField(i, u"region"), compute.id});
    });
}

void checkApprovedOutbound(const RuleInput &in, FindingSink &sink)
{
    if (in.plan.isolation.network == Network::ManagedApproved)
        sink.add(
            {Step::Restrictions, u"/isolation/network"_s, {}}, u"Approved-only cannot be loosened later"_s,
            u"A workspace that allows only approved outbound traffic cannot go back to open internet access."_s);
}

constexpr std::array isolationRuleTable = {
    Rule{"isolation.isolated_sizes", Severity::Blocker,
         "Where isolated sizes are asked for, every machine is one.", "Isolation for VMs in Azure",
         "2026-04-28", checkIsolatedSizes},
    Rule{"isolation.managed_network", Severity::Blocker,
         "A managed network holds managed computes of its region only.",
         "Workspace managed virtual network isolation", "2024-08-29", checkManagedNetwork},
    Rule{"isolation.residency", Severity::Blocker,
         "Every region lies in the geographies where data may stay.", "Data residency in Azure", "2024",
         checkResidency},
    Rule{"isolation.approved_outbound", Severity::Advice, "Approved-only outbound cannot be loosened later.",
         "Workspace managed virtual network isolation", "2024-08-29", checkApprovedOutbound},
};

} // namespace

std::span<const Rule> isolationRules()
{
    return isolationRuleTable;
}

} // namespace slipway
