// SPDX-License-Identifier: GPL-3.0-or-later
// Inputs of formulas: outputs are finite numbers, or a sentence says which input does not fit.
#include "model/formulas/formulajson.h"
#include "model/formulas/registry.h"
#include "tests/fuzz/reader.h"

#include <algorithm>
#include <cmath>

using namespace slipway;

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const std::vector<formulas::Formula> registry = formulas::formulaRegistry();
    // The first line names the formula; one that nobody knows is any.
    const QByteArray bytes = fuzz::bytesOf(data, size);
    const qsizetype line = std::max<qsizetype>(0, bytes.indexOf('\n'));
    const auto found = formulas::findFormula(registry, QString::fromUtf8(bytes.first(line)));
    const formulas::Formula &formula = found ? **found : registry[size % registry.size()];
    const auto inputs = formulas::parseInputs(formula, QByteArrayView(bytes).sliced(line));
    if (!inputs) {
        fuzz::expectSentence(inputs.error().message);
        return 0;
    }
    const auto outputs = formulas::evaluate(formula, *inputs);
    if (!outputs) {
        fuzz::expectSentence(outputs.error().message);
        return 0;
    }
    for (const formulas::NamedValue &output : *outputs) {
        if (const double *number = std::get_if<double>(&output.value))
            fuzz::expect(std::isfinite(*number), "an output is finite");
    }
    return 0;
}
