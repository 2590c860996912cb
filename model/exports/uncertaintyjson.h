// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/plan.h"
#include "model/uncertainty/uncertainty.h"

#include <nlohmann/json_fwd.hpp>

namespace slipway {

/// Part of the report.
[[nodiscard]] nlohmann::ordered_json uncertaintyJson(const Plan &plan, const Uncertainty &uncertainty);

} // namespace slipway
