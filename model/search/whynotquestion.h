// SPDX-License-Identifier: GPL-3.0-or-later
// Inside model/search: what is asked through whynot.h.
#pragma once

#include "model/cost/pricetypes.h"
#include "model/search/alternativesearch.h"
#include "model/search/relaxations.h"
#include "model/search/searchedcompute.h"
#include "model/search/targetcosts.h"
#include "model/search/whynot.h"

#include <optional>
#include <utility>
#include <vector>

namespace slipway::search {

/// A plan with the fix that a finding there asked for.
struct MendedVariant
{
    Variant variant;
    QString fix; ///< "Use 4 instances"
};

/// One question about one compute. Borrows plan and context.
class WhyNotQuestion
{
public:
    WhyNotQuestion(const Plan &plan, const Context &context, const QString &compute)
        : m_plan(plan)
        , m_context(context)
        , m_compute(compute)
        , m_now(evaluate(plan, context))
        , m_alternatives(plan, context, compute, m_now)
    {
        Query query;
        query.compute = compute;
        if (std::optional<SearchedCompute> found = searchedComputeOf(plan, context, query))
            m_searched.emplace(std::move(*found));
    }

    [[nodiscard]] WhyNot size(SizeId size) const;
    [[nodiscard]] WhyNot region(RegionId region) const;
    [[nodiscard]] WhyNot target(TargetId target) const;
    /// Whether work that takes place runs on the compute.
    [[nodiscard]] bool isUsed() const;
    [[nodiscard]] TargetCost costOn(TargetId target) const;
    [[nodiscard]] std::optional<Alternative> cheapestOn(const ComputeTarget &target,
                                                        const Variant &from) const;

private:
    static constexpr int mostFixes = 3; ///< one after the other

    [[nodiscard]] bool known() const { return m_searched.has_value(); }
    [[nodiscard]] const SearchedCompute &searched() const { return *m_searched; }
    /// False where neither the compute nor the plan is in a region of the catalog: then no machine can be told of there.
    [[nodiscard]] bool hasRegion() const
    {
        return searched().use().region || m_context.catalog.findRegion(m_plan.region);
    }
    /// The first of the catalog where it has none, in which nothing may be judged.
    [[nodiscard]] RegionId regionNow() const
    {
        return searched().use().region.value_or(
            m_context.catalog.findRegion(m_plan.region).value_or(RegionId{}));
    }
    [[nodiscard]] Candidate asked(SizeId size, RegionId region) const
    {
        return judged(m_plan, m_context, m_compute, size, region,
                      cost::effectivePriceType(searched().asPlanned()), searched().nodes)
            .value_or(Candidate());
    }
    [[nodiscard]] QString nodes(int count) const;
    [[nodiscard]] QString placeOf(const Alternative &find) const;
    void notSearched(WhyNot &why) const;
    void notInCatalog(WhyNot &why) const;
    void settle(WhyNot &why, const Candidate &asked, const QString &label) const;
    [[nodiscard]] WayOut wayOut(const QString &text, const Alternative &find) const;
    [[nodiscard]] std::optional<WayOut> asFound(const std::vector<Reason> &reasons,
                                                const Candidate &asked) const;
    [[nodiscard]] std::optional<WayOut> sizeElsewhere(SizeId size) const;
    [[nodiscard]] std::optional<WayOut> sizeRelaxed(SizeId size) const;
    [[nodiscard]] std::optional<WayOut> sizeOnAnotherTarget(SizeId size) const;
    [[nodiscard]] std::optional<WayOut> sizeInstead(SizeId size) const;
    /// How to get past a constraint, the smallest change first: a limit of time that is just long enough for what is wanted, then to do without
    /// it. No way where it is no field of the plan.
    [[nodiscard]] std::vector<Relaxation> waysPast(const Relaxation &constraint, const Variant &from,
                                                   std::optional<SizeId> size,
                                                   const AlternativeSearch::Wanted &wanted) const;
    [[nodiscard]] std::optional<WayOut> inRegion(const Variant &variant, const QString &prefix,
                                                 RegionId region) const;
    [[nodiscard]] std::optional<WayOut> wholePlanIn(RegionId region) const;
    [[nodiscard]] std::optional<Variant> withTarget(const QString &target, const Variant &from) const;
    [[nodiscard]] std::optional<WayOut> onTarget(const Variant &variant, const QString &prefix) const;
    /// With the first fix that the reasons against it offer; none where there is no fix, or it leads elsewhere.
    [[nodiscard]] std::optional<MendedVariant> mendedOn(const ComputeTarget &target,
                                                        const Variant &from) const;
    [[nodiscard]] std::optional<WayOut> mendedWayOut(const ComputeTarget &target, const Variant &from,
                                                     const QString &use) const;
    /// What stands against the target for the stage of the compute, whatever its size.
    [[nodiscard]] std::vector<Reason> againstTarget(const ComputeTarget &target) const;
    [[nodiscard]] std::vector<Reason> reasonsForTarget(const ComputeTarget &target,
                                                       const Variant &variant) const;

    const Plan &m_plan;
    const Context &m_context;
    QString m_compute;
    Evaluation m_now;
    AlternativeSearch m_alternatives;
    std::optional<SearchedCompute> m_searched;
};

} // namespace slipway::search
