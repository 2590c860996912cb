// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/formulas/units.h"

namespace slipway::formulas {

// Energy and emissions of running machines; making them is not in it. Intensity is an annual average of the place, so results are
// a range, not a measurement. Inputs are checked by the registry.

/// Power between idle and full load. `units` are vCPUs or GPUs, `pue` is what the building adds, 1 or more.
/// Source: Cloud Carbon Footprint, methodology, 2023.
constexpr KilowattHours computeEnergy(Watts idle, Watts full, double utilization, Hours time, double units,
                                      double pue)
{
    const Watts drawn = idle + utilization * (full - idle);
    return KilowattHours(units * drawn.value * time.value / 1000 * pue);
}

constexpr Kilograms emissions(KilowattHours energy, KilogramsPerKilowattHour intensity)
{
    return Kilograms(energy.value * intensity.value);
}

} // namespace slipway::formulas
