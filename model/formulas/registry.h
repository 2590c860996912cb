// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/formulas/formula.h"

namespace slipway::formulas {

/// All formulas, in the order of docs/formulas.md. Made anew for each call: keep it.
[[nodiscard]] std::vector<Formula> formulaRegistry();

/// The one with this id; an Error of code Usage that names the nearest id where there is none.
[[nodiscard]] Result<const Formula *> findFormula(const std::vector<Formula> &registry, QStringView id);

/// All of it in plain text, for a terminal.
[[nodiscard]] QString formulaText(const Formula &formula);

/// docs/formulas.md as the registry gives it.
[[nodiscard]] QString formulasMarkdown();

// Sources that several topics quote.
inline constexpr Source megatron{
    "Narayanan et al., Efficient large-scale training with Megatron-LM, arXiv 2104.04473", "2021"};

// The formulas of each topic, in the file of its name.
[[nodiscard]] std::vector<Formula> servingFormulas();
[[nodiscard]] std::vector<Formula> queueFormulas();
[[nodiscard]] std::vector<Formula> llmFormulas();
[[nodiscard]] std::vector<Formula> llmServingFormulas();
[[nodiscard]] std::vector<Formula> trainingFormulas();
[[nodiscard]] std::vector<Formula> scalingFormulas();
[[nodiscard]] std::vector<Formula> memoryFormulas();
[[nodiscard]] std::vector<Formula> preemptionFormulas();
[[nodiscard]] std::vector<Formula> costFormulas();
[[nodiscard]] std::vector<Formula> financeFormulas();
[[nodiscard]] std::vector<Formula> uncertaintyFormulas();
[[nodiscard]] std::vector<Formula> paretoFormulas();
[[nodiscard]] std::vector<Formula> carbonFormulas();
[[nodiscard]] std::vector<Formula> reliabilityFormulas();

} // namespace slipway::formulas
