// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/plan.h"
#include "model/rules/finding.h"

#include <QStringList>

namespace slipway {

/// Ids of the computes that a finding concerns, by its field, else by its subject, which may name several; empty: the plan as a whole.
[[nodiscard]] QStringList computesOf(const Plan &plan, const Finding &finding);

/// The first month from `from` on in which work that a finding concerns begins, of a finding of the plan as a whole the plan itself or any work.
/// Where all has begun by then, the month in which the first of it did.
[[nodiscard]] YearMonth beginOf(const Plan &plan, const Finding &finding, YearMonth from);

} // namespace slipway
