// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluation.h"
#include "model/plan/plan.h"

#include <QtGlobal>

#include <vector>

namespace slipway::test {

/// A plan with its evaluation.
struct Evaluated
{
    Plan plan;
    Evaluation evaluation;
};

/// A line of some months made by hand: amounts are rate x quantity by the factor.
struct HandLine
{
    QString id;
    QString sku;
    QString usd; ///< empty: no price
    double quantity = 0; ///< of each month
    CostStage stage = CostStage::Training;
};
[[nodiscard]] Evaluated handMade(const std::vector<HandLine> &lines, const ExchangeRate &exchange = {},
                                 int months = 2);

/// The same bill with another factor of its currency, as another book of prices would give it.
[[nodiscard]] Evaluation withFactor(Evaluation evaluation, std::int64_t raw);

/// Two plans that have much in common, little, or next to nothing, drawn by the seed.
[[nodiscard]] std::pair<Evaluated, Evaluated> randomPair(quint32 seed);

} // namespace slipway::test
