// SPDX-License-Identifier: GPL-3.0-or-later
// Inside model/search: what is asked through whynot.h.
#pragma once

#include "model/cost/pricetypes.h"
#include "model/search/finder.h"
#include "model/search/relaxations.h"
#include "model/search/subject.h"
#include "model/search/whynot.h"

#include <optional>
#include <utility>
#include <vector>

namespace slipway::search {

/// One question about one compute. Borrows plan and context.
class Question
{
public:
    Question(const Plan &plan, const Context &context, const QString &compute)
        : m_plan(plan)
        , m_context(context)
        , m_compute(compute)
        , m_now(evaluate(plan, context))
        , m_finder(plan, context, compute, m_now)
    {
        Query query;
        query.compute = compute;
        if (std::optional<Subject> found = subjectOf(plan, context, query))
            m_subject.emplace(std::move(*found));
    }

    [[nodiscard]] WhyNot size(SizeId size) const;
    [[nodiscard]] WhyNot region(RegionId region) const;
    [[nodiscard]] WhyNot target(TargetId target) const;

private:
    [[nodiscard]] bool known() const { return m_subject.has_value(); }
    [[nodiscard]] const Subject &subject() const { return *m_subject; }
    [[nodiscard]] RegionId regionNow() const
    {
        return subject().use().region.value_or(
            m_context.catalog.findRegion(m_plan.region).value_or(RegionId{}));
    }
    [[nodiscard]] Candidate asked(SizeId size, RegionId region) const
    {
        return judged(m_plan, m_context, m_compute, size, region,
                      cost::effectivePriceType(subject().asPlanned()), subject().nodes)
            .value_or(Candidate());
    }
    [[nodiscard]] QString nodes(int count) const;
    [[nodiscard]] QString placeOf(const Find &find) const;
    [[nodiscard]] bool concerns(const Relaxation &constraint) const;
    void notSearched(WhyNot &why) const;
    void settle(WhyNot &why, const Candidate &asked, const QString &label) const;
    [[nodiscard]] WayOut wayOut(const QString &text, const Find &find) const;
    [[nodiscard]] std::optional<WayOut> asFound(const std::vector<Reason> &reasons,
                                                const Candidate &asked) const;
    [[nodiscard]] std::optional<WayOut> sizeElsewhere(SizeId size) const;
    [[nodiscard]] std::optional<WayOut> sizeRelaxed(SizeId size) const;
    [[nodiscard]] std::optional<WayOut> sizeOnAnotherTarget(SizeId size) const;
    [[nodiscard]] std::optional<WayOut> sizeInstead(SizeId size) const;
    [[nodiscard]] std::optional<WayOut> inRegion(const Variant &variant, const QString &prefix,
                                                 RegionId region) const;
    [[nodiscard]] std::optional<Variant> withTarget(const QString &target, const Variant &from) const;
    [[nodiscard]] std::optional<WayOut> onTarget(const Variant &variant, const QString &prefix) const;
    [[nodiscard]] std::vector<Reason> reasonsForTarget(const ComputeTarget &target,
                                                       const Variant &variant) const;

    const Plan &m_plan;
    const Context &m_context;
    QString m_compute;
    Evaluation m_now;
    Finder m_finder;
    std::optional<Subject> m_subject;
};

} // namespace slipway::search
