// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decision/telling.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

namespace slipway {

bool isTelling(const Total &total, const Total &planned)
{
    constexpr std::int64_t leastPart = 100;
    const std::int64_t now = planned.known().minor();
    return total.isComplete() != planned.isComplete()
        || std::abs(total.known().minor() - now) >= std::max<std::int64_t>(1, now / leastPart);
}

} // namespace slipway
