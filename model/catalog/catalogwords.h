// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"

namespace slipway {

/// "Compute cluster" for "compute_cluster"; the id itself for a target that the catalog does not know.
[[nodiscard]] QString targetName(const Catalog &catalog, const QString &targetId);

/// "NC4as T4 v3" for "Standard_NC4as_T4_v3"; the name itself for a size that the catalog does not know.
[[nodiscard]] QString sizeName(const Catalog &catalog, const QString &name);

/// "West Europe" for "westeurope"; the id itself for a region that the catalog does not know.
[[nodiscard]] QString regionName(const Catalog &catalog, const QString &regionId);

/// "4 x T4", "1/6 A10"; the model alone where no source says how many, empty without a GPU.
[[nodiscard]] QString gpuText(const Catalog &catalog, const VmSize &size);

} // namespace slipway
