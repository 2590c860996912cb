// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <utility>
#include <vector>

namespace slipway {

/// Members of a JSON object that this version does not know: kept with their object and written back
/// on save, so that a file of a newer or foreign writer loses nothing. Pairs of key and JSON text.
using Unknowns = std::vector<std::pair<QString, QString>>;

} // namespace slipway
