// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/formulas/units.h"

#include <cmath>

namespace slipway::formulas {

double roundUp(double value) noexcept
{
    return std::ceil(value - 1e-9) + 0.0; // + 0.0: no negative zero
}

} // namespace slipway::formulas
