// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"
#include "ui/support/language.h"

#include <QString>

#include <functional>
#include <optional>

namespace slipway {

/// How the window begins.
struct WindowStart
{
    QString path; ///< of the plan to open; empty: the start page
    std::optional<LanguageChoice> language = {}; ///< for this time; without it, that of the preferences
    bool reversed = false; ///< mirrored, right to left, whatever the language
};

/// Puts the window together, opens the plan in it, and runs until it is closed. Needs a
/// QApplication. A plan that cannot be read is shown as a message over the window; an Error means that there
/// was no window. `say` is told what is wrong and does not keep the window from opening.
[[nodiscard]] Result<void> runWindow(const WindowStart &start, const std::function<void(const Error &)> &say);

} // namespace slipway
