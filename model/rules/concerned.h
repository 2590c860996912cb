// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/plan.h"
#include "model/rules/finding.h"

#include <QStringList>

namespace slipway {

/// Ids of the computes that a finding concerns, by its field, else by its subject, which may name several; empty: the plan as a whole.
[[nodiscard]] QStringList computesOf(const Plan &plan, const Finding &finding);

/// The month in which the work that a finding concerns begins; the first of the plan for a finding of the plan as a whole.
[[nodiscard]] YearMonth beginOf(const Plan &plan, const Finding &finding);

} // namespace slipway
