// SPDX-License-Identifier: GPL-3.0-or-later
// Ranges of plans that can be read are drawn: quantiles in their order, no amount below nothing, chances between 0 and 1.
#include "model/evaluation/effort.h"
#include "model/plan/planjson.h"
#include "model/uncertainty/uncertainty.h"
#include "tests/fuzz/reader.h"
#include "tests/model/evaluation/evaluationfixture.h"

using namespace slipway;

namespace {

void expectRange(const CostRange &range)
{
    fuzz::expect(range.p10.known().minor() >= 0, "no quantile is negative");
    fuzz::expect(range.p10 <= range.p50 && range.p50 <= range.p90, "quantiles stand in their order");
}

void expectChance(const Chance &chance)
{
    fuzz::expect(chance.share >= 0 && chance.share <= 1, "a chance lies between 0 and 1");
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const Result<LoadedPlan> read = readPlan(fuzz::bytesOf(data, size));
    // What takes longer than a key stroke to evaluate would take a hundred times as long here.
    if (!read || !isQuick(read->plan))
        return 0;
    const Evaluation evaluation = test::evaluated(read->plan);
    DrawOptions draw;
    draw.draws = DrawOptions::fewest;
    draw.threads = 1;
    const Uncertainty ranges
        = drawCosts(read->plan, {test::catalog(), test::prices(), test::asOf}, evaluation.total, draw);
    expectRange(ranges.total);
    for (const CostRange &month : ranges.months)
        expectRange(month);
    expectChance(ranges.abovePlanned);
    expectChance(ranges.incomplete);
    return 0;
}
