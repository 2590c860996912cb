// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/plannedreach.h"
#include "model/search/search.h"
#include "model/search/whynot.h"

#include <functional>

namespace slipway::search {

/// A plan with one thing changed, in which candidates are tried.
struct Variant
{
    Plan plan;
    std::vector<PlanEdit::Change> changes; ///< that lead to it
    bool everyRegion = false;
};

/// What was found in a variant and brings no blocker that the plan does not have.
struct Alternative
{
    Variant variant;
    Candidate candidate;
    std::vector<PlanEdit::Change> changes; ///< of the variant and of the choice
    Total total;
    QString region; ///< where the compute is then
    QStringList warnings; ///< titles of what a best plan does without it for, and the plan does not warn of
    bool moved = false; ///< the whole plan goes to the candidate's region
    bool opened = false; ///< the candidate's region becomes one of the plan's
    QStringList leftOut = {}; ///< purchases that are not made then, see PlannedReach: `changes` take them out
};

/// Looks for the cheapest way to run one compute of a plan under conditions. Borrows everything.
class AlternativeSearch
{
public:
    AlternativeSearch(const Plan &plan, const Context &context, const QString &compute,
                      const Evaluation &now);

    [[nodiscard]] Variant asPlanned() const { return {m_plan, {}, false}; }
    /// nullopt where a change does not go into the plan.
    [[nodiscard]] std::optional<Variant> changed(const Variant &from,
                                                 const std::vector<PlanEdit::Change> &changes) const;

    using Wanted = std::function<bool(const Candidate &)>;
    /// One size, any number of nodes, in regions where it is `wanted`; nullopt as size: any.
    [[nodiscard]] std::optional<Alternative> find(const Variant &variant, std::optional<SizeId> size,
                                                  const Wanted &wanted) const;
    /// In another region that the plan allows, by itself or with the whole plan; in any that data may go to where `anywhere`.
    [[nodiscard]] std::optional<Alternative> findElsewhere(const Variant &variant, std::optional<SizeId> size,
                                                           bool anywhere) const;
    /// In one region, by itself or with the whole plan, whether the plan allows the region or not.
    [[nodiscard]] std::optional<Alternative> findIn(const Variant &variant, std::optional<SizeId> size,
                                                    RegionId region) const;
    /// The least Measure of what meets the variant where it is `wanted`, nullopt as size: of any; nothing where nothing has one.
    [[nodiscard]] std::optional<double> leastMeasure(const Variant &variant, std::optional<SizeId> size,
                                                     const Wanted &wanted) const;
    /// The variant as it is, for targets without sizes.
    [[nodiscard]] std::optional<Alternative> asIs(const Variant &variant) const;

private:
    /// Result::ranked and Result::current alone, with as few nodes as will do.
    [[nodiscard]] Result meeting(const Variant &variant, std::optional<SizeId> size,
                                 const Wanted &wanted) const;
    [[nodiscard]] Result meetingWith(int most, const Variant &variant, std::optional<SizeId> size,
                                     const Wanted &wanted) const;
    using Objections = std::vector<Finding> (*)(const Evaluation &after, const Evaluation &before);
    /// `against` gets what speaks against it: nothing where an alternative is given back, or where the candidate cannot be had.
    [[nodiscard]] std::optional<Alternative> checked(const Variant &variant, const Candidate &candidate,
                                                     Objections objections,
                                                     std::vector<Finding> &against) const;
    [[nodiscard]] std::optional<Variant> opened(const Variant &variant, RegionId region) const;
    [[nodiscard]] std::optional<Variant> moved(const Variant &variant, RegionId region) const;

    /// Leaves out what is of no use in a plan that was found, and what that changes.
    void leaveOutOf(Plan &plan, Alternative &found) const;

    const Plan &m_plan;
    const Context &m_context;
    QString m_compute;
    const Evaluation &m_now;
    PlannedReach m_planned;
};

} // namespace slipway::search
