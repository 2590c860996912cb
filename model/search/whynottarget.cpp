// SPDX-License-Identifier: GPL-3.0-or-later
// What stands against running a compute on another target.
#include "model/base/planwords.h"
#include "model/cost/planruns.h"
#include "model/eligibility/verdicts.h"
#include "model/evaluation/linewords.h"
#include "model/rules/rulebook.h"
#include "model/search/blockers.h"
#include "model/search/reasons.h"
#include "model/search/relaxations.h"
#include "model/search/whynotquestion.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::search {

namespace {

/// Nodes that the copies of a service stand on so that the loss of one leaves others: pods would all be packed into one that is large enough.
int copiesApart(const Plan &plan, const Compute &compute)
{
    int nodes = 1;
    for (const Workload &workload : plan.workloads) {
        const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail);
        if (!workload.enabled || !endpoint)
            continue;
        for (const Deployment &each : endpoint->deployments) {
            const int least = each.sizing == InstanceSizing::Fixed ? each.instances : each.minInstances;
            if (each.compute == compute.id && (least > 1 || endpoint->spareInstance || endpoint->zones > 1))
                nodes = std::max({nodes, 2, endpoint->zones});
        }
    }
    return nodes;
}

} // namespace

std::optional<Variant> WhyNotQuestion::withTarget(const QString &target, const Variant &from) const
{
    const int index = m_plan.computeIndex(m_compute);
    if (index < 0)
        return std::nullopt;
    std::vector<PlanEdit::Change> changes{{u"/computes/%1/target"_s.arg(index), target}};
    const Compute &compute = m_plan.computes[static_cast<std::size_t>(index)];
    const int apart = copiesApart(m_plan, compute);
    if (m_context.catalog.traits(target).billing == Billing::Kubernetes
        && compute.environment == Environment::Production && cost::statedNodes(compute) < apart)
        changes.push_back({u"/computes/%1/instances"_s.arg(index), apart});
    return m_alternatives.changed(from, changes);
}

/// With the size as planned, else with the cheapest that will do; as it is where the target has no sizes.
std::optional<WayOut> WhyNotQuestion::onTarget(const Variant &variant, const QString &prefix) const
{
    const Compute *compute = variant.plan.compute(m_compute);
    if (!searchable(variant.plan, m_context.catalog).contains(m_compute)) {
        const auto found = m_alternatives.asIs(variant);
        return found ? std::optional(wayOut(prefix, *found)) : std::nullopt;
    }
    const auto anywhere = [](const Candidate &) { return true; };
    const std::optional<SizeId> size = m_context.catalog.findSize(compute->size);
    std::optional<Alternative> found = size ? m_alternatives.find(variant, *size, anywhere) : std::nullopt;
    if (!found)
        found = m_alternatives.find(variant, std::nullopt, anywhere);
    if (!found)
        return std::nullopt;
    QString text = prefix;
    if (!size || found->candidate.size != *size)
        text += PlanWords::tr(" with %1").arg(m_context.catalog.size(found->candidate.size).shortName());
    if (found->candidate.region != m_context.catalog.findRegion(variant.plan.region))
        text += u" in %1"_s.arg(m_context.catalog.region(found->candidate.region).name);
    if (known() && searched().nodesVary && found->candidate.nodes != searched().nodes)
        text += PlanWords::tr(" with %1").arg(nodes(found->candidate.nodes));
    return wayOut(text, *found);
}

/// With what findings there ask for, one after the other: more instances, say. Only what that does not mend is a matter of constraints.
std::optional<WayOut> WhyNotQuestion::mendedWayOut(const ComputeTarget &target, const Variant &from,
                                                   const QString &use) const
{
    std::optional<WayOut> found = onTarget(from, use);
    Variant variant = from;
    QStringList fixes;
    while (!found && fixes.size() < mostFixes) {
        std::optional<MendedVariant> mended = mendedOn(target, variant);
        if (!mended)
            break;
        fixes << mended->fix.first(1).toLower() + mended->fix.sliced(1);
        variant = std::move(mended->variant);
        found = onTarget(variant, use + u", "_s + fixes.join(u", "_s));
    }
    return found;
}

std::vector<Reason> WhyNotQuestion::againstTarget(const ComputeTarget &target) const
{
    // Of the work that is on the compute, and of no other of the plan.
    std::vector<Reason> reasons;
    const cost::PlanIndex index(m_plan);
    for (const Workload &workload : m_plan.workloads) {
        if (!workload.enabled || !workload.computeIds().contains(m_compute))
            continue;
        const TargetVerdict verdict
            = judgeTarget(m_plan, index, m_context.catalog, target, workload, m_context.asOf);
        if (verdict.verdict != Verdict::NotPossible)
            continue;
        for (const QString &text : verdict.reasons) {
            if (std::ranges::find(reasons, text, &Reason::text) == reasons.end())
                reasons.push_back({u"plan.target"_s, text, verdict.source});
        }
    }
    return reasons;
}

std::vector<Reason> WhyNotQuestion::reasonsForTarget(const ComputeTarget &target,
                                                     const Variant &variant) const
{
    std::vector<Reason> reasons = againstTarget(target);
    const int index = m_plan.computeIndex(m_compute);
    const Compute &compute = variant.plan.computes[static_cast<std::size_t>(index)];
    const std::optional<SizeId> size = m_context.catalog.findSize(compute.size);
    const std::optional<RegionId> region
        = m_context.catalog.findRegion(variant.plan.regionOr(compute.region));
    Query query;
    query.compute = m_compute;
    const std::optional<SearchedCompute> there = searchedComputeOf(variant.plan, m_context, query);
    if (there && size && region) {
        const auto candidate = judged(variant.plan, m_context, m_compute, *size, *region,
                                      cost::effectivePriceType(compute), there->nodes);
        if (candidate) {
            for (Reason &reason : reasonsFor(*there, *candidate, m_now)) {
                const bool told = std::ranges::any_of(
                    reasons, [&reason](const Reason &each) { return each.rule == reason.rule; });
                if (!told)
                    reasons.push_back(std::move(reason));
            }
        }
    }
    for (const Finding &finding : newObjections(weigh(variant.plan, m_context), m_now))
        addReason(finding, reasons, !rulesOut(finding));
    return reasons;
}

WhyNot WhyNotQuestion::target(TargetId id) const
{
    const ComputeTarget &target = m_context.catalog.target(id);
    WhyNot why;
    why.subject = target.name;
    const auto variant = withTarget(target.id, m_alternatives.asPlanned());
    if (!variant)
        return why;
    why.reasons = reasonsForTarget(target, *variant);
    const QString use = PlanWords::tr("Use %1").arg(target.name);
    if (why.isPossible()) {
        why.edit = PlanEdit{PlanWords::tr("Run %1 as %2").arg(workOn(m_plan, m_compute), target.name),
                            known() ? stepOf(searched().use().stage) : Step::Review, variant->changes};
        why.total = weigh(variant->plan, m_context).total;
        return why;
    }
    const bool ended = target.status.endedBy(m_context.asOf);
    if (!ended)
        why.wayOut = mendedWayOut(target, *variant, use);
    for (const Relaxation &constraint : relaxationsOf(m_plan, m_context.catalog)) {
        if (ended || why.wayOut)
            break;
        for (const Relaxation &way :
             waysPast(constraint, *variant, std::nullopt, [](const Candidate &) { return true; })) {
            const auto relaxed = m_alternatives.changed(*variant, way.edit.changes);
            if (relaxed && !why.wayOut)
                why.wayOut
                    = onTarget(*relaxed, way.edit.label + PlanWords::tr(", and use %1").arg(target.name));
        }
    }
    for (const QString &replacement : target.status.replacements) {
        const std::optional<TargetId> other = m_context.catalog.findTarget(replacement);
        if (why.wayOut || !other || replacement == m_plan.compute(m_compute)->target)
            continue;
        if (const auto successor = withTarget(replacement, m_alternatives.asPlanned()))
            why.wayOut = onTarget(
                *successor, PlanWords::tr("Use %1 in its place").arg(m_context.catalog.target(*other).name));
    }
    return why;
}

} // namespace slipway::search
