// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/quota/quotaneed.h"

namespace slipway {

/// "vCPUs of the DSv3 family", "vCores of serverless Spark": what is asked for, after a number, in sentences for people who do not ask for it
/// themselves. A pool that all families share is told by what it is for.
[[nodiscard]] QString vcpusOf(const QuotaNeed &need);
/// "Dedicated vCPUs of Azure Machine Learning".
[[nodiscard]] QString quotaPoolName(const Catalog &catalog, QuotaPool pool);

} // namespace slipway
