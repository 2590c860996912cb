// SPDX-License-Identifier: GPL-3.0-or-later
// A plan as a tree of JSON values: between the text (planjson.h) and the values. Inside model/plan.
#pragma once

#include "model/base/jsonreader.h"
#include "model/plan/plan.h"

#include <nlohmann/json_fwd.hpp>

namespace slipway {

/// Reads the fields of a plan of the current version. Pointers of members that nothing knows are added to
/// `unknownPointers`; the members themselves are in the plan.
[[nodiscard]] Result<Plan> planFromTree(const JsonValue &json, QStringList &unknownPointers);

/// With "schema" and "version" in front.
[[nodiscard]] nlohmann::ordered_json planToTree(const Plan &plan);

} // namespace slipway
