// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/fit/servingreport.h"

#include <functional>

namespace slipway::fit {

/// Where the fit begins: shares that are published for servers, times of the order of a kernel's start.
[[nodiscard]] formulas::LlmFit startOfFit();
/// The numbers that are fitted; others are assumed.
[[nodiscard]] std::vector<formulas::LlmFitName> fittedNames();

/// The fit to these runs, begun at `begin`.
[[nodiscard]] formulas::LlmFit fitTo(const std::vector<const ServingRun *> &runs,
                                     const formulas::LlmFit &begin);

using Key = std::function<QString(const ServingRun &)>;
/// Each run judged by a fit that saw none of its kind.
[[nodiscard]] std::vector<Judged> leftOut(const std::vector<ServingRun> &runs, const formulas::LlmFit &begin,
                                          const Key &key);

} // namespace slipway::fit
