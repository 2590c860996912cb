// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace slipway {

/// The unit of a plan's field as pages write it: "percent a month" as "% a month". Empty where the caption says it already
/// ("nodes"); a unit that is not known here stands as it is.
[[nodiscard]] QString unitText(const QString &unit);

} // namespace slipway
