// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/cost/costline.h"
#include "model/eligibility/verdict.h"
#include "model/evaluation/evaluation.h"
#include "model/plan/plantypes.h"
#include "model/prices/pricesnapshot.h"
#include "model/rules/finding.h"

#include <QString>

namespace slipway {

// The words for values of enumerations, in the language of the program. Sentence case, as a cell or a label shows them.

[[nodiscard]] QString displayName(Step step); ///< "Review and export"
[[nodiscard]] QString displayName(StepState state); ///< "not needed"
[[nodiscard]] QString displayName(CostStage stage);
[[nodiscard]] QString displayName(LifecycleStage stage);
[[nodiscard]] QString displayName(Severity severity);
[[nodiscard]] QString displayName(Verdict verdict); ///< "not possible"
[[nodiscard]] QString displayName(QuotaPool pool);
[[nodiscard]] QString displayName(Placement placement); ///< "In the cloud"
[[nodiscard]] QString displayName(Network network); ///< "Managed, approved outbound"
[[nodiscard]] QString displayName(Environment environment); ///< "Production"
[[nodiscard]] QString displayName(Tier tier); ///< "Low priority (spot machines)"
[[nodiscard]] QString displayName(PriceType type); ///< "Pay as you go"
[[nodiscard]] QString displayName(Support support); ///< "yes", "no", "unknown"
[[nodiscard]] QString displayName(RetirementNotice::Kind kind); ///< "VM size"
[[nodiscard]] QString displayName(IsolationChoice::State state); ///< "not possible here"

/// Of an ability of compute targets by its id in the catalog: "Automated ML" for "automl"; the id where it has no name.
[[nodiscard]] QString capabilityName(const QString &capabilityId);

/// "Supported VM series and sizes, 2026-03-31"; empty where nothing is said.
[[nodiscard]] QString displayText(const Source &source);

} // namespace slipway
