// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/bill.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace slipway::search {

/// What the times and quantities of a compute follow from: the workloads that use it, the computes that these use, and so on, with what
/// waits for each other and the steps of one pipeline. nullopt where that is all of the plan.
[[nodiscard]] std::optional<Plan> tiedPartOf(const Plan &plan, const cost::PlanIndex &index,
                                             const QString &compute);

/// What a compute's bill follows from: that, and the computes that share what commitments cover as planned, with what is tied to them.
/// What is chosen for the compute changes no amount beyond it, so that a search of a part takes no longer in a large plan. nullopt
/// where that is all of the plan.
[[nodiscard]] std::optional<Plan> partOf(const Plan &plan, const cost::Bill &bill, const QString &compute);
/// The same of several computes.
[[nodiscard]] std::optional<Plan> partOf(const Plan &plan, const cost::Bill &bill, const QStringList &computes);

/// Computes whose machines commitments may take hours off as planned, each once.
[[nodiscard]] QStringList takersOf(const cost::Bill &bill);

/// Whether runs wait for runs on other computes.
[[nodiscard]] bool hasWaitsElsewhere(const Plan &plan);

/// Two plans without what is the same in both and has nothing to do with the rest.
struct Difference
{
    Plan first;
    Plan second;
};
/// nullopt where nothing can be left out.
[[nodiscard]] std::optional<Difference> differenceOf(const Plan &first, const Plan &second,
                                                     const Catalog &catalog);
/// A JSON pointer into a plan of which `part` is a part.
[[nodiscard]] QString fieldInWhole(const QString &field, const Plan &part, const Plan &whole);

/// Answers go through the bands of outbound traffic together: what answers is one part where any of it may be in another region.
/// All such parts of the plan, in the order of its computes; empty where it is but one, and where commitments are shared by all. Without the
/// budget, which is of the whole.
[[nodiscard]] std::vector<Plan> partsOf(const Plan &plan, const cost::PlanIndex &index,
                                        const Catalog &catalog);

/// Whether answers leave from where the compute is, and it may be elsewhere than the workspace.
[[nodiscard]] bool answersAnywhere(const Plan &plan, const Catalog &catalog, const Compute &compute);

} // namespace slipway::search
