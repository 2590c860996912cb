// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/costline.h"

#include <QString>

namespace slipway {

/// The service that bills a line, as FOCUS 1.2 sorts services.
struct FocusService
{
    QString name;
    QString category;
    QString subcategory;
};
[[nodiscard]] FocusService focusServiceOf(const CostLine &line);

/// A unit of ours in the unit format of FOCUS 1.2: "node-hour" gives "Hours".
[[nodiscard]] QString focusUnit(const QString &unit);

} // namespace slipway
