// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/proposals/proposals.h"

#include <QByteArray>
#include <QString>

namespace slipway {

/// For people: each proposal with what it costs, what it runs on and what it gives up.
[[nodiscard]] QString proposalsText(const Proposals &proposals, const Sheet &sheet, const Context &context);
/// Schema `slipway.proposals`, see docs/formats.md.
[[nodiscard]] QByteArray proposalsJson(const Proposals &proposals, const Context &context);

} // namespace slipway
