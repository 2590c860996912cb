// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"

#include <QString>

#include <functional>

namespace slipway {

/// Puts the window together, opens `path` in it unless that is empty, and runs until it is closed. Needs a
/// QApplication. A plan that cannot be read is shown as a message over the window; an Error means that there
/// was no window. `say` is told what is wrong and does not keep the window from opening.
[[nodiscard]] Result<void> runWindow(const QString &path, const std::function<void(const Error &)> &say);

} // namespace slipway
