// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluate.h"

#include <optional>

namespace slipway {

/// The plan without those purchases that it is yet to make and that cost more than they save, in all: within the horizon and after it. One
/// after another goes, the one that costs most first, until each that is left saves more than it costs. One without a price goes where the
/// hours that it covers have one. What is bought already is owed, and stays. nullopt: each saves what it costs, or there are none.
[[nodiscard]] std::optional<Plan> withoutWhatDoesNotPay(const Plan &plan, const Context &context);

} // namespace slipway
