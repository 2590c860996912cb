// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/formulas/preemption.h"

#include <cmath>

namespace slipway::formulas {

Hours evictionMtbf(double probabilityPerHour) noexcept
{
    return Hours(-1 / std::log1p(-probabilityPerHour));
}

Seconds youngInterval(Seconds checkpoint, Seconds mtbf) noexcept
{
    return Seconds(std::sqrt(2 * checkpoint.value) * std::sqrt(mtbf.value));
}

Seconds dalyInterval(Seconds checkpoint, Seconds mtbf) noexcept
{
    const double x = checkpoint / mtbf / 2;
    if (x >= 1)
        return mtbf;
    return youngInterval(checkpoint, mtbf) * (1 + std::sqrt(x) / 3 + x / 9) - checkpoint;
}

namespace {

/// y + ln(1 - y), which is negative, without the cancellation near 0.
double excess(double y)
{
    if (y > 0.01)
        return y + std::log1p(-y);
    double sum = 0;
    for (int power = 12; power >= 2; --power)
        sum = (sum + 1.0 / power) * y;
    return -sum * y;
}

} // namespace

Seconds exactInterval(Seconds checkpoint, Seconds mtbf) noexcept
{
    // With y = interval / mtbf and c = checkpoint / mtbf the derivative of the expected time is zero where
    // y + ln(1 - y) + c = 0: the same as mtbf * (1 + W0(-e^(-c-1))), and safe for small c.
    const double c = checkpoint / mtbf;
    double low = 0;
    double high = 1;
    for (int step = 0; step < 200 && high - low > 1e-16 * high; ++step) {
        const double middle = low + (high - low) / 2;
        (excess(middle) + c > 0 ? low : high) = middle;
    }
    return high * mtbf;
}

Hours expectedTime(Hours work, Hours checkpoint, Hours mtbf, Hours restart, Hours interval) noexcept
{
    return std::exp(restart / mtbf) * std::expm1((interval + checkpoint) / mtbf) * (work / interval) * mtbf;
}

double spotCostRatio(double discount, Hours expected, Hours work) noexcept
{
    return (1 - discount) * (expected / work);
}

} // namespace slipway::formulas
