// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/build/source.h"

namespace slipway::test {

/// A complete set of source files with two sizes, two regions and one of everything else.
[[nodiscard]] pack::SourceFiles smallSources();

/// The files below resources/catalog and resources/prices of the source tree.
[[nodiscard]] pack::SourceFiles realSources();

} // namespace slipway::test
