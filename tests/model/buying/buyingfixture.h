// SPDX-License-Identifier: GPL-3.0-or-later
// Inside the tests of what to buy.
#pragma once

#include "model/buying/buying.h"
#include "tests/model/evaluation/evaluationfixture.h"

#include <cmath>

namespace slipway::test {

inline const QString d4 = QStringLiteral("Standard_D4as_v4");

inline Buying advice(const Plan &plan, bool drawn = false)
{
    BuyingOptions options;
    options.drawn = drawn;
    options.draws.draws = 400;
    return buyingAdvice(plan, context(), options);
}

/// Per hour of a machine in West Europe.
inline double hourly(PriceType type, const QString &size = d4)
{
    return prices().vm(*catalog().findSize(size), *catalog().findRegion(u"westeurope"), type)->hourly.usd();
}

inline bool isNear(double value, double expected, double within)
{
    if (std::abs(value - expected) <= within)
        return true;
    qWarning("%.6f is not %.6f", value, expected);
    return false;
}

} // namespace slipway::test
