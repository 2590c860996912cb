// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace slipway {

/// The folder, in the program itself, of the compiled words: slipway_de.qm, and Qt's own in qtbase_de.qm.
[[nodiscard]] QString translationsFolder();

} // namespace slipway
