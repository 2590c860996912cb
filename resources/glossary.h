// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace slipway {

/// resources/words/glossary.json, which is in the program.
[[nodiscard]] QByteArray embeddedGlossary();

} // namespace slipway
