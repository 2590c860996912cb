// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

namespace slipway {

/// Takes an option that is a number from `least` (0 or more) to `most` in plain digits. The parser alone reads as C does: 010 would be eight,
/// 0x10 sixteen.
[[nodiscard]] CLI::Validator wholeNumber(int least, int most);

} // namespace slipway
