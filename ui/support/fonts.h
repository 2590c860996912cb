// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"

#include <QString>

namespace slipway {

/// Registers the built-in family "Slipway Sans" (regular and semi-bold, tabular digits) from the
/// application's resources and returns its name. Needs a QGuiApplication. Calling it again is
/// harmless. Error Unreadable: the font could not be used; then no PDF may be written, because
/// Qt would write one without any text and report success.
[[nodiscard]] Result<QString> loadFonts();

} // namespace slipway
