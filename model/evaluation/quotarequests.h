// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluation.h"
#include "model/plan/plan.h"

namespace slipway {

/// A text for each need that neither what the plan says is owned nor what a subscription starts with covers, in their order: what to ask for, from how
/// many vCPUs to how many, why, and by when. English, because support reads it.
[[nodiscard]] std::vector<QuotaRequest> quotaRequests(const Plan &plan, const Catalog &catalog,
                                                      const std::vector<QuotaNeed> &needs, const QDate &asOf);

} // namespace slipway
