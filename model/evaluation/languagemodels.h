// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace slipway {

/// Published names of the language models whose speed can be told, in the order of the table.
[[nodiscard]] QStringList languageModelNames();

} // namespace slipway
