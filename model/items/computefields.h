// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/plantypes.h"
#include "model/prices/pricesnapshot.h"

#include <QStringView>

#include <cstdint>
#include <vector>

namespace slipway {

/// Groups of entries of a Compute that not every target has a use for.
enum class ComputeField : std::uint16_t {
    Size,
    Region,
    Instances, ///< machines of its own: instances, nodes of Kubernetes, containers, attached machines
    MinNodes,
    MaxNodes,
    IdleSeconds,
    IdleShutdown,
    Schedule,
    Tier,
    PriceType,
    PublicIp,
    OwnerPrice,
    KubernetesCluster, ///< control plane, system pool
    Pods, ///< vCPUs and memory of one pod or container
    ServingFrontEnd,
    Spark,
};

/// Targets are told by the id of the built-in one whose rules hold for them: Catalog::behaviourOf().

/// Whether a compute of this target counts that entry: in its cost, its quota or its files. An unknown target counts
/// as one at its owner's price.
[[nodiscard]] bool usesField(QStringView targetId, ComputeField field);

/// What may be chosen for a compute of this target, the usual choice first: no type that the prices say no of. Spot
/// and low priority are tiers.
[[nodiscard]] std::vector<Tier> tiersOf(const PriceSnapshot &prices, QStringView targetId);
[[nodiscard]] std::vector<PriceType> priceTypesOf(const PriceSnapshot &prices, QStringView targetId);

} // namespace slipway
