// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/plan.h"

namespace slipway {

/// Whether what names this region of its own (empty: none) is away from the plan's, so that data crosses regions.
[[nodiscard]] inline bool isAway(const Plan &plan, const QString &own)
{
    return !own.isEmpty() && own != plan.region;
}

} // namespace slipway
