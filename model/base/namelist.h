// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace slipway {

/// "a, b, c", and beyond `most` "a, b, c and 7 more": a plan may have a thousand computes, and a sentence names as many as one reads.
[[nodiscard]] QString someNames(const QStringList &names, qsizetype most = 10);

} // namespace slipway
