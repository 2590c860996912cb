// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/additionslibrary.h"
#include "model/prices/referencedata.h"

namespace slipway {

/// The catalog and the prices that are built into the program.
[[nodiscard]] Result<ReferenceData> loadReferenceData();

/// The additions that this user has kept.
[[nodiscard]] AdditionsLibrary additionsLibrary();

} // namespace slipway
