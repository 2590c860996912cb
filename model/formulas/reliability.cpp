// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/formulas/reliability.h"

#include "model/formulas/logsum.h"

#include <algorithm>
#include <cmath>

namespace slipway::formulas {

double allUp(std::span<const double> shares) noexcept
{
    double product = 1;
    for (const double share : shares)
        product *= share;
    return product;
}

double anyUp(std::span<const double> shares) noexcept
{
    double down = 1;
    for (const double share : shares)
        down *= 1 - share;
    return 1 - down;
}

double kOfN(int n, int k, double share) noexcept
{
    if (share <= 0 || share >= 1)
        return share >= 1 ? 1 : 0;
    // Binomial terms by their logarithms; of the two tails the smaller one, which loses no digits.
    const bool upperTail = k > n * share;
    const double odds = std::log(share) - std::log1p(-share);
    LogSum sum;
    double term = n * std::log1p(-share);
    for (int up = 0; up <= n; ++up) {
        if ((up >= k) == upperTail)
            sum.add(term);
        term += std::log(static_cast<double>(n - up) / (up + 1)) + odds;
    }
    const double tail = std::min(1.0, std::exp(sum.logarithm()));
    return upperTail ? tail : 1 - tail;
}

double multiRegion(double shared, double regional, double regions) noexcept
{
    return shared * (1 - std::pow(1 - regional, regions));
}

} // namespace slipway::formulas
