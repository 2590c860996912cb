// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/eligibility/verdict.h"
#include "model/plan/plan.h"

#include <QDate>

#include <vector>

namespace slipway {

/// Every target of the catalog for every stage, judged for this plan on `asOf`: retired, wrong stage, missing tools, GPU,
/// place. In the catalog's order, stage by stage.
[[nodiscard]] std::vector<TargetVerdict> judgeTargets(const Plan &plan, const Catalog &catalog,
                                                      const QDate &asOf);

/// Whether machines of this target are chosen from the catalog's VM sizes.
[[nodiscard]] bool usesVmSizes(QStringView targetId);

/// Whether `size` can be used for `target`, by the newest support table of that target. Unknown where no table speaks of it.
[[nodiscard]] Support supportOn(const VmSize &size, QStringView targetId);

} // namespace slipway
