// SPDX-License-Identifier: GPL-3.0-or-later
// Inside model/proposals: what is planned with where a sheet leaves an entry out.
#pragma once

#include "model/proposals/sheet.h"

namespace slipway::proposals {

/// An answer takes no longer, in ms. Where the sheet does not say: half a second, or for a language model two seconds for the first word and as
/// long for each further one as people take to read it.
[[nodiscard]] double answerWithin(const Sheet &sheet);

/// The items of a day are done within so many hours: 8 where the sheet does not say.
[[nodiscard]] double windowOf(const Sheet &sheet);

} // namespace slipway::proposals
