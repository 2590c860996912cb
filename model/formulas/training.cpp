// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/formulas/training.h"

#include <algorithm>

namespace slipway::formulas {

Seconds boundStep(Seconds compute, Bytes batch, BytesPerSecond reading, Seconds cpuPerBatch,
                  double workers) noexcept
{
    return std::max({compute, batch / reading, cpuPerBatch / workers});
}

} // namespace slipway::formulas
