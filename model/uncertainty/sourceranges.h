// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/uncertainty/uncertainty.h"

namespace slipway {

/// `drawn` of the plan, with what names its inputs in the words of the sources: for files that programs read, as inSourceWords() is for
/// evaluations. No figure changes, nothing is drawn anew. What the plan no longer has keeps its words.
[[nodiscard]] Uncertainty rangesInSourceWords(Uncertainty drawn, const Plan &plan, const Context &context);

} // namespace slipway
