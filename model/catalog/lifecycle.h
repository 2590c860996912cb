// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace slipway {

enum class LifecycleStage : std::uint8_t { Experimentation, Training, Deployment };

} // namespace slipway
