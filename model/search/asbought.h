// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/bill.h"
#include "model/evaluation/evaluate.h"
#include "model/plan/planedit.h"
#include "model/search/candidate.h"

#include <memory>
#include <optional>

namespace slipway::search {

/// A plan as whatever would change it is computed from: with terms that have begun as commitments, see cost::withBegunAsCommitments(). What is
/// bought is owed to its end whatever becomes of its compute, so an answer that is looked for in the plan as it is typed would leave it out.
/// Borrows the plan.
class AsBought
{
public:
    AsBought(const Plan &plan, const Context &context);
    /// The same where the bill of the plan is known.
    AsBought(const Plan &plan, std::shared_ptr<const cost::Bill> bill, const Context &context);

    /// False: the plan tells what is bought as it is, and plan() is the plan.
    [[nodiscard]] bool isTold() const { return m_told.has_value(); }
    [[nodiscard]] const Plan &plan() const { return m_told ? *m_told : m_plan; }
    /// Of the plan as it is typed.
    [[nodiscard]] const std::shared_ptr<const cost::Bill> &typedBill() const;
    /// The bill of plan().
    [[nodiscard]] const std::shared_ptr<const cost::Bill> &bill() const;
    /// What the plan costs as it is typed, where isTold().
    [[nodiscard]] std::optional<Total> typedTotal() const;
    /// Changes that make the plan plan().
    [[nodiscard]] std::vector<PlanEdit::Change> telling() const;
    /// Makes an edit of plan() one of the plan: what leads to another plan tells first what is bought. What changes nothing stays so.
    void tellFirst(PlanEdit &edit) const;
    /// The same, with what the plan then costs: where nothing changes, what it costs as it is typed. That is more where hours of a term that its
    /// compute leaves idle cover others as a commitment.
    void settle(PlanEdit &edit, Total &total) const;

    /// Where isTold(): the compute as it is typed, to be compared with candidates of plan(): its cost is that of the plan. nullopt where it has
    /// no size, or is not searchable().
    [[nodiscard]] std::optional<Candidate> asTyped(const QString &compute) const;
    /// Where isTold(): whether a candidate is the compute as it is typed, which is not to be bought again.
    [[nodiscard]] bool isAsTyped(const QString &compute, const Candidate &candidate) const;

private:
    const Plan &m_plan;
    Context m_context;
    mutable std::shared_ptr<const cost::Bill> m_typedBill; ///< null: not asked for yet
    std::optional<Plan> m_told;
    mutable std::shared_ptr<const cost::Bill> m_bill; ///< null: not asked for yet
};

} // namespace slipway::search
