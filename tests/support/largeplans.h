// SPDX-License-Identifier: GPL-3.0-or-later
// Plans as large as the schema allows, made of smaller ones.
#pragma once

#include "model/plan/plan.h"

namespace slipway::test {

/// The workloads of `base` over and over, each copy on computes of its own, until there are `count`.
[[nodiscard]] Plan manyWorkloads(const Plan &base, int count);

/// The same, all copies on the computes of `base`.
[[nodiscard]] Plan manyOnSharedComputes(const Plan &base, int count);

/// `base` with its workloads over and over until there are at least `count` computes.
[[nodiscard]] Plan manyComputes(const Plan &base, int count);

/// `base` with its endpoints on as many instances, each serving as many requests at a time.
[[nodiscard]] Plan withServers(const Plan &base, int instances, int concurrency);

/// `base` with `count` training jobs on `computes` clusters in turn, each of which waits for all before it.
[[nodiscard]] Plan waitingInLine(const Plan &base, int count, int computes);

/// `base` with its endpoints over and over until there are `count`, of `deployments` each, derived from the load.
[[nodiscard]] Plan manyDeployments(const Plan &base, int count, int deployments);

/// `base` with as many reservations of the sizes of its computes in turn.
[[nodiscard]] Plan manyCommitments(const Plan &base, int count);

} // namespace slipway::test
