// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/buying/buying.h"

namespace slipway {

/// What is advised: groups whose best is another than what the plan does, and saves something, where all of it together does; those that save most
/// first. Whoever tells of advice tells of these.
[[nodiscard]] std::vector<const BuyingGroup *> advisedGroups(const Plan &plan, const Buying &buying);

/// What a group's best saves: in the middle of all draws where it was drawn.
[[nodiscard]] Total worthOf(const BuyingGroup &group);

/// A calendar with the days by which somebody decides what is advised: it is no part of the plan, and stands beside what is.
[[nodiscard]] std::vector<CalendarEntry> withPurchaseDays(std::vector<CalendarEntry> calendar,
                                                          const Plan &plan, const Buying &buying,
                                                          const Catalog &catalog, const QDate &asOf);

/// An evaluation in `context` with those days in its calendar. Nothing is drawn: of a thousand workloads they are there within seconds.
[[nodiscard]] Evaluation withPurchaseDays(Evaluation evaluation, const Plan &plan, const Context &context);

} // namespace slipway
