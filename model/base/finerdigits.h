// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

namespace slipway {

/// Whether a decimal number, as parseScaled() reads it, has digits below 10^-scale that reading would round away: an amount that somebody wrote is
/// computed with as it was written, or refused.
[[nodiscard]] bool hasFinerDigits(QStringView decimal, int scale);

} // namespace slipway
