// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace slipway {

/// How much something stands against a plan.
enum class Severity : std::uint8_t { Blocker, Approval, Warning, Advice };

} // namespace slipway
