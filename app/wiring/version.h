// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/prices/referencedata.h"
#include "ui/window/helpdialogs.h"

#include <QString>

namespace slipway {

/// The version of the project, "0.1.0".
[[nodiscard]] QString programVersion();

/// "0.1.0, commit 0123456789ab"; "commit not recorded" where the build does not know.
[[nodiscard]] QString versionWithCommit();

/// What --version prints and About shows.
[[nodiscard]] AboutFacts aboutFacts(const ReferenceData &data);

} // namespace slipway
