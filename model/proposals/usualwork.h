// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/plan/plan.h"

#include <optional>

namespace slipway {

/// Work that a plan of a language model begins with, as usualSheet() has it, without computes: adapters tuned on the usual tokens, and
/// answers of the usual length to the usual load, their time worked out from the model's speed.
struct LanguageWork
{
    TrainingJob tuning;
    RealtimeEndpoint answers; ///< one deployment
};

/// None where the plan's model is no language model, has no number of parameters, or one that no model of the built-in table comes
/// near: what it would take could then not be worked out. Computed in bfloat16, as such models are published.
[[nodiscard]] std::optional<LanguageWork> usualLanguageWork(const Plan &plan, const Catalog &catalog);

} // namespace slipway
