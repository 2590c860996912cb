// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"

#include <QString>

namespace slipway {

/// Whether `size` can be used for the target, by the newest support table of that target; an added size for the targets it
/// names. Unknown where no table speaks of it.
[[nodiscard]] Support supportOn(const Catalog &catalog, const VmSize &size, const QString &targetId);

/// Whether machines of the size run at full speed only while they have credits, and slower after that: the B series.
[[nodiscard]] bool isBurstable(const VmSize &size);

} // namespace slipway
