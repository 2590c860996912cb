// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/search.h"

namespace slipway {

/// "not_supported": stable, for files.
[[nodiscard]] QString exclusionId(search::Exclusion exclusion);
/// "the deadline": for a sentence that says what decided.
[[nodiscard]] QString exclusionWords(search::Exclusion exclusion);
/// "hours_per_run"; "none".
[[nodiscard]] QString measureId(search::Measure measure);
/// "hours a run"; empty where there is none.
[[nodiscard]] QString measureWords(search::Measure measure);

} // namespace slipway
