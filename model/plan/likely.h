// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/estimate.h"

namespace slipway {

/// The estimate with another likely value. Inside of the range the range stays. A value outside of it is known better
/// than the range was, so that both ends go: widened, it would claim what nobody said.
[[nodiscard]] inline Estimate withLikely(Estimate estimate, double likely)
{
    estimate.likely = likely;
    const bool outside
        = (estimate.low && likely < *estimate.low) || (estimate.high && likely > *estimate.high);
    if (outside) {
        estimate.low.reset();
        estimate.high.reset();
    }
    return estimate;
}

} // namespace slipway
