// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/bill.h"
#include "model/quota/quotaneed.h"

#include <QMap>

#include <vector>

namespace slipway {

/// vCPU quota that the plan holds at its highest, by pool, family and region: the most that stands in one month. What is never there together is not
/// added up. It is: of a cluster its highest nodes (also at zero),
/// instances while stopped, endpoints with 20 % in reserve unless exempt, as many instances as autoscaling may go up to, both versions of a
/// roll-out, a Kubernetes cluster its system pool as well, Spark and container groups in pools of their own. Source: Azure ML documentation on quotas
/// (2026-01-27) and on quota of online deployments (2023-12-07).
[[nodiscard]] std::vector<QuotaNeed> quotaNeeds(const Plan &plan, const Catalog &catalog,
                                                const std::vector<cost::ComputeUse> &computes);

/// By region: what its families take together of "Total Cluster Dedicated Regional vCPUs", from which month on.
[[nodiscard]] QMap<QString, std::vector<VcpusFrom>> dedicatedByRegion(const std::vector<QuotaNeed> &needs);

} // namespace slipway
