// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/formulas/units.h"

namespace slipway::formulas {

// Work on machines that may be taken away at any time, at a constant rate. All times above 0 unless said; inputs are checked by
// the registry. Sources: Young, A first order approximation to the optimum checkpoint interval, 1974; Daly, A higher order
// estimate of the optimum checkpoint interval for restart dumps, 2006; the exact optimum follows from Daly's expected time.

/// Mean time between evictions from the probability of one in an hour (above 0, below 1). Of n machines that fail together: its n-th
/// part. Source: Use Azure Spot Virtual Machines, 2024, for what the quoted rate means.
[[nodiscard]] Hours evictionMtbf(double probabilityPerHour) noexcept;

[[nodiscard]] Seconds youngInterval(Seconds checkpoint, Seconds mtbf) noexcept;
/// The mean time between failures itself where a checkpoint takes twice as long or longer.
[[nodiscard]] Seconds dalyInterval(Seconds checkpoint, Seconds mtbf) noexcept;
/// The interval that makes expectedTime() smallest.
[[nodiscard]] Seconds exactInterval(Seconds checkpoint, Seconds mtbf) noexcept;

/// Time until `work` is done, with a checkpoint after every `interval` of it and `restart` after each failure; restarts may fail,
/// too. Without checkpoints: interval = work, checkpoint = 0. Infinite where it is too large for a number.
[[nodiscard]] Hours expectedTime(Hours work, Hours checkpoint, Hours mtbf, Hours restart,
                                 Hours interval) noexcept;

/// Cost on spot over cost on ordinary machines; spot pays below 1. Waiting for capacity is not in it.
[[nodiscard]] double spotCostRatio(double discount, Hours expected, Hours work) noexcept;

} // namespace slipway::formulas
