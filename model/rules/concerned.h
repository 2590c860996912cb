// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/plan.h"
#include "model/rules/finding.h"

#include <QStringList>

#include <vector>

namespace slipway {

/// Ids of the computes that a finding concerns, by its field, else by its subject, which may name several; empty: the plan as a whole.
[[nodiscard]] QStringList computesOf(const Plan &plan, const Finding &finding);

/// Rising, the months in which work that a finding concerns begins, of a finding of the plan as a whole the plan itself and any work; of one
/// about a commitment of the plan, that in which its term does. Never empty.
[[nodiscard]] std::vector<YearMonth> beginsOf(const Plan &plan, const Finding &finding);

/// The first of rising `begins` from `from` on, else the first of all.
[[nodiscard]] YearMonth firstFrom(const std::vector<YearMonth> &begins, YearMonth from);

/// The first month of beginsOf() from `from` on. Where all has begun by then, the month in which the first of it did.
[[nodiscard]] YearMonth beginOf(const Plan &plan, const Finding &finding, YearMonth from);

} // namespace slipway
