// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluation.h"
#include "model/plan/plan.h"

namespace slipway {

/// Who has to act on a finding, by the group of its rule.
[[nodiscard]] OwnerRole roleOf(const Finding &finding);
/// Who does what stands in the calendar. An approval is of whom its finding is of.
[[nodiscard]] OwnerRole roleOf(CalendarEntry::Kind kind);
/// "Finance", in the language of the program.
[[nodiscard]] QString roleName(OwnerRole role);
/// Who does it: the name that the plan gives, else the role.
[[nodiscard]] QString ownerName(const Plan &plan, OwnerRole role);
/// The same with the role behind the name: "Ada Lovelace (Finance)", or "Finance".
[[nodiscard]] QString ownerWithRole(const Plan &plan, OwnerRole role);

} // namespace slipway
