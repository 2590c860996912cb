// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/formulas/formula.h"

#include <QByteArray>

#include <nlohmann/json_fwd.hpp>

namespace slipway::formulas {

/// The members of a JSON object as inputs of `formula`. What JSON cannot mean is an Error of code Invalid, what the formula
/// does not take one of code Range; both have the JSON path in `where`.
[[nodiscard]] Result<std::vector<NamedValue>> parseInputs(const Formula &formula, QByteArrayView json);

/// `{"id":, "inputs": {}, "outputs": {}}`; points are lists of numbers, factors objects.
[[nodiscard]] QByteArray evaluationJson(const Formula &formula, const std::vector<NamedValue> &inputs,
                                        const std::vector<NamedValue> &outputs);

/// Everything that the registry knows of it, as `slipway formula show --json` prints it.
[[nodiscard]] QByteArray formulaJson(const Formula &formula);

} // namespace slipway::formulas
