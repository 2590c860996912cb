// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/bill.h"
#include "model/quota/quotaneed.h"

#include <vector>

namespace slipway {

/// vCPU quota the plan holds at its highest, by pool, family and region: a cluster its highest nodes (also at zero),
/// instances while stopped, endpoints with 20 % in reserve unless exempt, as many instances as autoscaling may go up to, both versions of a
/// roll-out, a Kubernetes cluster its system pool as well, Spark and container groups in pools of their own. Source: Azure ML documentation on quotas
/// (2026-01-27) and on quota of online deployments (2023-12-07).
[[nodiscard]] std::vector<QuotaNeed> quotaNeeds(const Plan &plan, const Catalog &catalog,
                                                const std::vector<cost::ComputeUse> &computes);

} // namespace slipway
