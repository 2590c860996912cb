// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluation.h"

namespace slipway {

/// The share of the total, 0 to 1, that is billed at prices of `date` or later. Lines without a dated price count as older. None
/// while nothing costs.
[[nodiscard]] std::optional<double> shareOfPricesSince(const Evaluation &evaluation, const QDate &date);

} // namespace slipway
