// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decision/robustanswer.h"

#include <QString>

#include <nlohmann/json_fwd.hpp>

namespace slipway {

// What `slipway search --robust` prints besides, for people and as JSON. The keys are in docs/search.md.

/// What comes with the choice, for people and as members of an object.
[[nodiscard]] QString afterwardsText(const RobustAnswer &answer, const Context &context);
void addAfterwards(nlohmann::ordered_json &json, const RobustAnswer &answer, const Context &context);

[[nodiscard]] QString robustPlanText(const RobustAnswer &answer, const Plan &plan, const Context &context);
[[nodiscard]] QByteArray robustPlanJson(const RobustAnswer &answer, const Context &context);

/// "robust: keeps all it has to in 93 % of all cases", "not robust: ...", with the constraint that decides.
[[nodiscard]] QString robustnessText(const Robustness &robustness);
/// "83 %", and "over 99 %" where not all.
[[nodiscard]] QString percentOf(double share);
/// "in 83 %", "in at most 60 %", "not known".
[[nodiscard]] QString inCases(const Chance &chance);
[[nodiscard]] nlohmann::ordered_json drawnJson(const DrawnSummary &summary);
[[nodiscard]] nlohmann::ordered_json robustnessJson(const Robustness &robustness);

} // namespace slipway
