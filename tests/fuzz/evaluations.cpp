// SPDX-License-Identifier: GPL-3.0-or-later
// Plans that can be read are evaluated: no amount is negative, nothing said of them holds "inf" or "nan".
#include "model/plan/planjson.h"
#include "tests/fuzz/reader.h"
#include "tests/model/evaluation/evaluationfixture.h"

#include <QRegularExpression>

using namespace slipway;
using namespace Qt::StringLiterals;

namespace {

void expectFigures(const QString &text)
{
    static const QRegularExpression noFigure(u"\\b(inf|nan)\\b"_s);
    fuzz::expect(!noFigure.match(text).hasMatch(), "figures are numbers");
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const Result<LoadedPlan> read = readPlan(fuzz::bytesOf(data, size));
    if (!read)
        return 0;
    const Evaluation evaluation = test::evaluated(read->plan);
    fuzz::expect(evaluation.total.known().minor() >= 0, "a total is not negative");
    for (const CostLine &line : evaluation.lines)
        expectFigures(line.formula);
    for (const Finding &finding : evaluation.findings)
        expectFigures(finding.detail);
    return 0;
}
