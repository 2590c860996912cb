// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/buying/buying.h"

#include <QByteArray>
#include <QString>

namespace slipway {

/// For a terminal: by size and region the ways of paying side by side, the best of them marked.
[[nodiscard]] QString buyingText(const Buying &buying, const Plan &plan, const Catalog &catalog);
/// The same as JSON, docs/buying.md says what it holds.
[[nodiscard]] QByteArray buyingJson(const Buying &buying);

} // namespace slipway
