// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace slipway {

/// What every reader of JSON texts says of the same faults.
inline constexpr QStringView sameNamesWords = u"Two members have the same name.";
inline constexpr QStringView largeNumberWords = u"The number is too large to compute with.";
/// The id by which the library tells of a number that no double holds.
inline constexpr int largeNumberId = 406;

} // namespace slipway
