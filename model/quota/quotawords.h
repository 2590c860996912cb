// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/quota/quotaneed.h"

namespace slipway {

/// "vCPUs of the DSv3 family", "vCores of serverless Spark": what is asked for, after a number, in sentences for people who do not ask for it
/// themselves. A pool that all families share is told by what it is for.
[[nodiscard]] QString vcpusOf(const QuotaNeed &need);

} // namespace slipway
