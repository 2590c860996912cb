// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace slipway {

/// Text of a user or a file for a place of one line: what cannot be seen (line feeds, control characters, marks that turn the
/// direction of reading) and runs of blanks become one blank, so that it cannot pass for a line of ours.
[[nodiscard]] QString oneLine(const QString &text);

} // namespace slipway
