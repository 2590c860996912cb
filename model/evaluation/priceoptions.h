// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluate.h"
#include "model/plan/planedit.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace slipway {

/// One way of paying for the machines of a compute, and what the plan then costs. All money is in the plan's currency.
struct PriceOption
{
    PriceType type = PriceType::PayAsYouGo;
    bool current = false; ///< what the plan pays now
    QString whyNot; ///< why it cannot be chosen, in a sentence; empty where it can
    QString remark; ///< what to know before choosing it; may be empty
    Total computeTotal; ///< all lines of the compute over the horizon
    Total computeMonth; ///< the same by month of the horizon, rounded once
    Total planTotal; ///< of the whole plan over its horizon
    Total owed; ///< of the whole plan after it, for terms that run on
    std::optional<Total>
        difference; ///< planTotal less what the plan costs now; none: they cannot be compared
    PlanEdit choose;

    [[nodiscard]] bool isOffered() const { return whyNot.isEmpty(); }
};

/// Ids of the computes that cost something and run on VM sizes, in the plan's order: those a way of paying can be
/// chosen for.
[[nodiscard]] QStringList computesWithPriceOptions(const Plan &plan, const Catalog &catalog,
                                                   const Evaluation &evaluation);

/// Every way of paying for one compute, each through evaluate() on a plan that differs in nothing else, but that a term that has begun
/// stands as a commitment where the compute pays otherwise: it is owed. Empty for a
/// compute that the plan does not have. Takes one evaluation for each way: not for inner loops.
/// Which target may use which is PriceSnapshot::use(); low priority ended on 2026-03-31 (Azure Updates 501658).
[[nodiscard]] std::vector<PriceOption> priceOptions(const Plan &plan, const Context &context,
                                                    const QString &computeId);

} // namespace slipway
