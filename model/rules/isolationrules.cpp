// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/planwords.h"
#include "model/eligibility/verdicts.h"
#include "model/rules/rulehelpers.h"

#include <array>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

void checkIsolatedSizes(const RuleInput &in, FindingSink &sink)
{
    tellOfSizes(in, sink, Exclusion::NotIsolated, [&](std::size_t i, const VmSize &size) {
        return useFittingSize(
            in, i, [&](const VmSize &other) { return other.gpu.has_value() == size.gpu.has_value(); });
    });
}

void checkManagedNetwork(const RuleInput &in, FindingSink &sink)
{
    if (!in.plan.isolation.hasManagedNetwork())
        return;
    forEachUsedCompute(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use) {
        if (use.billing == cost::Billing::Kubernetes || use.billing == cost::Billing::Machine)
            sink.add({stepOf(use.stage), computeField(i, u"target"), compute.id},
                     PlanWords::tr("The managed network does not reach it"),
                     PlanWords::tr("Kubernetes clusters and attached machines cannot be in the workspace's "
                                   "managed network."));
        if (const auto statement = aboutRegion(in, i, u"isolation.managed_network"))
            sink.add({stepOf(use.stage), computeField(i, u"region"), compute.id}, *statement).fix = setWord(
                PlanWords::tr("Use the plan's region"), stepOf(use.stage), computeField(i, u"region"), {});
    });
}

void checkResidency(const RuleInput &in, FindingSink &sink)
{
    const auto check = [&](const QString &regionId, const FindingSink::Place &place) {
        const std::optional<RegionId> id = in.catalog.findRegion(regionId);
        if (id && !mayDataGoTo(in.plan, in.catalog.region(*id)))
            sink.add(place, outsideResidency(in.plan, in.catalog.region(*id)));
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
        sink.add({Step::Restrictions, u"/isolation/network"_s, {}},
                 PlanWords::tr("Approved outbound cannot be loosened later"),
                 PlanWords::tr("A workspace that allows only approved outbound traffic cannot go back to "
                               "open internet access."));
}

constexpr std::array isolationRuleTable = {
    ruleOf(Exclusion::NotIsolated, "Where isolated sizes are asked for, every machine is one.",
           checkIsolatedSizes),
    Rule{"isolation.managed_network", Severity::Blocker,
         "A managed network holds managed computes of its region only.",
         "Workspace managed virtual network isolation", "2024-08-29", checkManagedNetwork},
    ruleOf(Exclusion::Region, "Every region lies in the geographies where data may stay.", checkResidency),
    Rule{"isolation.approved_outbound", Severity::Advice, "Approved outbound cannot be loosened later.",
         "Workspace managed virtual network isolation", "2024-08-29", checkApprovedOutbound},
};

} // namespace

std::span<const Rule> isolationRules()
{
    return isolationRuleTable;
}

} // namespace slipway
