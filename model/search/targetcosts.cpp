// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/targetcosts.h"

#include "model/base/cancellation.h"
#include "model/base/planwords.h"
#include "model/catalog/catalogwords.h"
#include "model/evaluation/linewords.h"
#include "model/rules/concerned.h"
#include "model/rules/rulebook.h"
#include "model/search/asbought.h"
#include "model/search/blockers.h"
#include "model/search/whynotquestion.h"

#include <algorithm>
#include <tuple>

using namespace Qt::StringLiterals;

namespace slipway::search {

namespace {

bool isPaid(const Catalog &catalog, const ComputeTarget &target, const Compute &compute)
{
    const Billing billing = catalog.traits(target.id).billing;
    return billing != Billing::Free && (billing != Billing::Owner || compute.ownerPrice);
}

/// Whether jobs would go from Spark to what does not run it, or the other way round: code of the one does not run on the other, and
/// hours on its vCores are not those of a machine.
bool leavesSpark(const Plan &plan, const Catalog &catalog, const Compute &planned,
                 const ComputeTarget &target)
{
    const SparkUse from = catalog.traits(planned.target).spark;
    const SparkUse to = target.traits.spark;
    const bool apart
        = (from == SparkUse::Only && to == SparkUse::No) || (from == SparkUse::No && to == SparkUse::Only);
    return apart && std::ranges::any_of(plan.workloads, [&planned](const Workload &workload) {
               const bool people = std::holds_alternative<Experimentation>(workload.detail);
               return workload.enabled && !people && workload.computeIds().contains(planned.id);
           });
}

/// Whether a fix leaves the work as it is: another kind of job or another environment is another plan.
bool leavesTheWork(const PlanEdit &fix)
{
    return std::ranges::all_of(fix.changes, [](const PlanEdit::Change &change) {
        const bool ofMachines
            = change.pointer.startsWith(u"/computes/") || change.pointer.contains(u"/realtime/deployments/");
        return ofMachines && !change.pointer.endsWith(u"/environment");
    });
}

/// What was asked of the plan with what is bought told, as an answer about the plan.
void tellFirst(const AsBought &bought, TargetCost &cost)
{
    for (Reason &reason : cost.reasons) {
        if (reason.fix)
            bought.tellFirst(*reason.fix);
    }
    if (cost.total)
        bought.settle(cost.edit, *cost.total);
    else
        bought.tellFirst(cost.edit);
}

std::vector<TargetCost> everyTargetCost(const AsBought &bought, const Context &context,
                                        const QString &compute, const std::vector<TargetId> &only)
{
    const Plan &plan = bought.plan();
    const Compute *planned = plan.compute(compute);
    if (!planned)
        return {};
    const WhyNotQuestion question(plan, context, compute);
    if (!question.isUsed())
        return {};
    std::vector<TargetCost> costs;
    for (std::size_t t = 0; t < context.catalog.targets().size(); ++t) {
        throwIfCancelled();
        const auto id = static_cast<TargetId>(t);
        const ComputeTarget &target = context.catalog.target(id);
        const bool asked = only.empty() || std::ranges::find(only, id) != only.end();
        if (asked && (target.id == planned->target || !target.status.endedBy(context.asOf)))
            costs.push_back(question.costOn(id));
    }
    for (TargetCost &cost : costs)
        tellFirst(bought, cost);
    std::ranges::stable_sort(costs, [](const TargetCost &a, const TargetCost &b) {
        const auto key = [](const TargetCost &each) {
            return std::tuple(!each.total, !each.paid, !each.blockers.isEmpty());
        };
        if (key(a) != key(b))
            return key(a) < key(b);
        return a.total && a.committed() < b.committed();
    });
    return costs;
}

} // namespace

bool WhyNotQuestion::isUsed() const
{
    const int index = m_plan.computeIndex(m_compute);
    return index >= 0 && std::ranges::any_of(m_plan.workloads, [this](const Workload &workload) {
               return workload.enabled && workload.computeIds().contains(m_compute);
           });
}

/// Where nothing does, once more with the fixes that its findings offer: a number of instances, say, that the plan's target varies by
/// itself.
std::optional<Alternative> WhyNotQuestion::cheapestOn(const ComputeTarget &target, const Variant &from) const
{
    const auto anywhere = [](const Candidate &) { return true; };
    Variant variant = from;
    for (int tries = 0; tries < mostFixes; ++tries) {
        const bool sized = searchable(variant.plan, m_context.catalog).contains(m_compute);
        std::optional<Alternative> found
            = sized ? m_alternatives.find(variant, std::nullopt, anywhere) : m_alternatives.asIs(variant);
        if (found)
            return found;
        std::optional<MendedVariant> mended = mendedOn(target, variant);
        if (!mended)
            return std::nullopt;
        variant = std::move(mended->variant);
    }
    return std::nullopt;
}

std::optional<MendedVariant> WhyNotQuestion::mendedOn(const ComputeTarget &target, const Variant &from) const
{
    for (const Reason &reason : reasonsForTarget(target, from)) {
        std::optional<Variant> mended = reason.fix && leavesTheWork(*reason.fix)
            ? m_alternatives.changed(from, reason.fix->changes)
            : std::nullopt;
        if (!mended)
            continue;
        const Compute *compute = mended->plan.compute(m_compute);
        if (mended->plan == from.plan || !compute || compute->target != target.id)
            return std::nullopt;
        return MendedVariant{std::move(*mended), reason.fix->label};
    }
    return std::nullopt;
}

TargetCost WhyNotQuestion::costOn(TargetId id) const
{
    const ComputeTarget &target = m_context.catalog.target(id);
    const Compute &planned = *m_plan.compute(m_compute);
    TargetCost cost;
    cost.target = id;
    cost.current = target.id == planned.target;
    cost.paid = isPaid(m_context.catalog, target, planned);
    cost.edit = {PlanWords::tr("Run %1 as %2").arg(workOn(m_plan, m_compute), target.name),
                 known() ? stepOf(searched().use().stage) : Step::Review,
                 {}};
    const std::optional<Variant> variant = cost.current ? std::optional(m_alternatives.asPlanned())
                                                        : withTarget(target.id, m_alternatives.asPlanned());
    if (!variant)
        return cost;
    if (!cost.current)
        cost.reasons = againstTarget(target);
    if (cost.reasons.empty() && leavesSpark(m_plan, m_context.catalog, planned, target))
        cost.reasons.push_back(
            {u"target.spark"_s,
             PlanWords::tr(
                 "Spark jobs run on Spark, and nothing else does: to move is to write the work anew."),
             {PlanWords::tr("Apache Spark in Azure Machine Learning"), u"2023-10-05"_s}});
    if (!cost.reasons.empty())
        return cost;
    const std::optional<Alternative> found = cheapestOn(target, *variant);
    if (!found) {
        cost.reasons = reasonsForTarget(target, *variant);
        if (cost.reasons.empty())
            cost.reasons.push_back(
                {u"search.nothing_found"_s,
                 PlanWords::tr("No size, region and number of machines there keeps what the plan asks for."),
                 {u"Slipway"_s, u"2026-11-22"_s}});
        return cost;
    }
    cost.edit.changes = found->changes;
    cost.edit.label = withLeftOut(cost.edit.label, found->leftOut);
    cost.leftOut = found->leftOut;
    const slipway::Result<Plan> then = applied(cost.edit, m_plan);
    if (!then)
        return cost;
    const Evaluation evaluation = weigh(*then, m_context);
    cost.total = evaluation.total;
    cost.owed = evaluation.owed;
    cost.warnings = newWarnings(evaluation, m_now);
    for (const Finding &finding : evaluation.findings) {
        if (finding.severity == Severity::Blocker && computesOf(*then, finding).contains(m_compute)
            && !cost.blockers.contains(finding.title))
            cost.blockers << finding.title;
    }
    cost.ofCompute = evaluation.costOf(m_compute);
    if (searchable(*then, m_context.catalog).contains(m_compute)) {
        cost.candidate = found->candidate;
        Query query;
        query.compute = m_compute;
        if (const auto there = searchedComputeOf(*then, m_context, query))
            cost.measure = there->measure;
    }
    return cost;
}

std::vector<TargetCost> targetCosts(const Plan &plan, const Context &context, const QString &compute,
                                    const std::vector<TargetId> &only, const std::atomic<bool> *cancel)
{
    return cancellable(cancel, std::vector<TargetCost>(),
                       [&] { return everyTargetCost(AsBought(plan, context), context, compute, only); });
}

} // namespace slipway::search
