// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace slipway {

/// A number of bytes that something may have at most, exactly: "10 MiB", "100 KiB", "1500 bytes".
[[nodiscard]] QString limitWords(qint64 bytes);

} // namespace slipway
