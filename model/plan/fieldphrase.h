// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

namespace slipway {

/// What the field at `pointer` ("/computes/3/maxNodes") is, as the schema says it: a phrase without a full stop. Empty for
/// what is no field.
[[nodiscard]] QString fieldPhrase(QStringView pointer);

} // namespace slipway
