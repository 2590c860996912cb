// SPDX-License-Identifier: GPL-3.0-or-later
// What findings say against buying: advice never contradicts them.
#pragma once

#include "model/buying/machineuse.h"
#include "model/eligibility/eligibility.h"
#include "model/rules/finding.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace slipway::buying {

/// Judges purchases by the findings of a plan that is paid as it goes, and by those of the same plan with the purchase. Borrows all.
class Against
{
public:
    Against(const Plan &plan, const Context &context, const cost::Bill &bill);

    /// The blocker that stands against machines of the group, however they are paid for; empty: none does.
    [[nodiscard]] QString machines(const MachineGroup &group) const;
    /// Why none of the group's size may be bought for a term at all; empty: it may.
    [[nodiscard]] QString buying(const MachineGroup &group, PriceType type) const;
    /// The last month of the horizon in which a term may begin so that it ends before the size does; below 0: none. No value:
    /// any may.
    [[nodiscard]] std::optional<int> lastStart(const MachineGroup &group, PriceType type) const;
    /// Blockers that the plan has with a choice and not without it: a sentence each.
    [[nodiscard]] QStringList added(const Plan &with) const;

private:
    const Plan &m_plan;
    const Context &m_context;
    std::vector<Finding> m_findings;
    std::vector<Eligibility> m_eligibility;
};

[[nodiscard]] inline bool runsIn(const Commitment &commitment, YearMonth month)
{
    return commitment.start <= month && month < commitment.start.plusMonths(termMonths(commitment.type));
}
/// Reservations of the plan that reach machines of the group in a month of the horizon: savings plans take nothing over.
[[nodiscard]] std::vector<Commitment> commitmentsOf(const Plan &plan, const Context &context,
                                                    const MachineGroup &group);

} // namespace slipway::buying
