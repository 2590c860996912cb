// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/bestplan.h"

#include <set>

namespace slipway::search {

/// One compute of a proposal: what was found for it and what is taken.
struct Slot
{
    QString compute;
    Result result;
    std::optional<Candidate> taken; ///< none: nothing meets the plan, it stays as it is
    std::set<SizeId> refused; ///< sizes that the plan as a whole does not go with

    /// The best that is not refused; what is there already where nothing is cheaper; else, at the same total, what is in `home`.
    void take(RegionId home);
    [[nodiscard]] bool changes() const { return taken && taken != result.current; }
};

/// The whole plan with its workspace in one region, each compute on the best that was found for it.
class Proposal
{
public:
    /// Borrows all but `home`. `known` are slots of another proposal: those that do not depend on where the workspace is are
    /// taken from it.
    Proposal(const Plan &plan, const Evaluation &now, const Context &context, const BestOptions &options,
             RegionId home, const std::vector<Slot> *known, const std::atomic<bool> *cancel);

    /// Searches again what depends on the others, now that they are chosen.
    void refine();

    [[nodiscard]] RegionId home() const { return m_home; }
    [[nodiscard]] const std::vector<Slot> &parts() const { return m_slots; } ///< `slots` is a word of Qt
    [[nodiscard]] const Evaluation &evaluation() const { return m_evaluation; }
    [[nodiscard]] PlanEdit edit() const;
    [[nodiscard]] bool isValid() const
    {
        return m_valid;
    } ///< false: cancelled, or brings blockers of its own
    /// Meets more of the plan, else costs less.
    [[nodiscard]] bool isBetterThan(const Proposal &other) const;
    [[nodiscard]] int withoutCount() const;

private:
    [[nodiscard]] Query queryFor(const QString &compute) const;
    [[nodiscard]] std::vector<PlanEdit::Change> changesBut(const QString &compute) const;
    void combine();
    void settle();
    [[nodiscard]] Slot *offender();

    const Plan &m_plan;
    const Evaluation &m_now;
    const Context &m_context;
    const BestOptions &m_options;
    const std::atomic<bool> *m_cancel;
    RegionId m_home = {};
    std::vector<PlanEdit::Change> m_move;
    Plan m_base; ///< moved, nothing chosen yet
    std::vector<Slot> m_slots;
    Evaluation m_evaluation;
    bool m_valid = false;
};

} // namespace slipway::search
