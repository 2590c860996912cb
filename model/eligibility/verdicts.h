// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/sizesupport.h"
#include "model/cost/planindex.h"
#include "model/eligibility/verdict.h"
#include "model/plan/plan.h"

#include <QDate>

#include <vector>

namespace slipway {

/// Every target of the catalog for every stage, judged for this plan on `asOf`: retired, wrong stage, missing tools, GPU,
/// place. In the catalog's order, stage by stage. What the work of a stage asks for together: a stage of which some may
/// run in Azure has targets there.
[[nodiscard]] std::vector<TargetVerdict> judgeTargets(const Plan &plan, const Catalog &catalog,
                                                      const QDate &asOf);

/// A target judged for one workload: its stage, its place, what it answers, the tools and the GPU that it uses itself. A tool of the
/// plan that no job names is one that all of them may use.
[[nodiscard]] TargetVerdict judgeTarget(const Plan &plan, const cost::PlanIndex &index, const Catalog &catalog,
                                        const ComputeTarget &target, const Workload &workload, const QDate &asOf);

/// Whether machines of this target are chosen from the catalog's VM sizes.
[[nodiscard]] bool usesVmSizes(const Catalog &catalog, const QString &targetId);

/// Whether the machines of this target are made outside Azure ML, of any size: Kubernetes, attached VMs.
[[nodiscard]] bool acceptsAnySize(const Catalog &catalog, const QString &targetId);

/// Whether the geography of the region is one that the plan's data may stay in.
[[nodiscard]] bool mayDataGoTo(const Plan &plan, const Region &region);

/// Whether machines of the size are alone on their host until `last`, as far as is announced. An added size is what it says
/// of itself.
[[nodiscard]] bool isIsolatedUntil(const Catalog &catalog, SizeId size, const QDate &last);

/// Whether a reservation of the size for that term can still be bought or renewed on `day`: of some series they end before the machines do, of some
/// those of one year end first.
[[nodiscard]] bool sellsReservations(const Catalog &catalog, const VmSize &size, PriceType type,
                                     const QDate &day);

} // namespace slipway
