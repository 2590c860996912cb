// SPDX-License-Identifier: GPL-3.0-or-later
// What becomes of purchases that a plan is yet to make when it is changed.
#pragma once

#include "model/evaluation/evaluate.h"
#include "model/plan/planedit.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace slipway::search {

/// Purchases that a change leaves out: nobody would buy them any more.
struct LeftOutPurchases
{
    std::vector<PlanEdit::Change> changes; ///< of the changed plan, from the last purchase on
    QStringList names; ///< "reservation for a year of 3 x D2as v4 in West Europe", in the order of the plan

    [[nodiscard]] bool empty() const { return names.isEmpty(); }
};

/// The one judge of it: a purchase that is yet to be made, see isYetToBuy(), that takes hours over as the plan stands and none once it is changed, is
/// left out of the changed plan. What is bought is owed to its end and stays, and so does what takes nothing over either way: that is no matter of
/// the change. Borrows what it is given. Without such purchases it costs nothing, else a bill of each plan.
class PlannedReach
{
public:
    PlannedReach(const Plan &plan, const Context &context);

    /// Of the plan once it is changed.
    [[nodiscard]] LeftOutPurchases leftOutOf(const Plan &changed) const;
    /// Those that take hours over as the plan stands, and that a changed plan does not make any more.
    [[nodiscard]] QStringList namesMissingIn(const Plan &changed) const;

private:
    const Context &m_context;
    std::vector<Commitment> m_reaching; ///< with their regions told
};

/// Takes them out of the changed plan.
void leaveOut(Plan &changed, const LeftOutPurchases &purchases);

/// Words about a change, and what is left out with it; the same words where that is nothing.
[[nodiscard]] QString withLeftOut(const QString &words, const QStringList &names);

} // namespace slipway::search
