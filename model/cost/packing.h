// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/workload.h"

#include <QString>

#include <optional>

namespace slipway::cost {

/// What one node of a pool has to give. Memory of 0: not known, and not judged.
struct NodeRoom
{
    double vcpus = 0;
    double memoryGiB = 0;
    int gpus = 0; ///< 0: none, and pods ask for none
};

/// What a node of AKS leaves for pods of what its size has: the cluster itself keeps vCPUs by their number and memory by the pods that a
/// node may have, 110 as AKS plans one by default, and 100 MiB below which it evicts. Source: Node resource reservations in Azure
/// Kubernetes Service, AKS 1.29 and later, read 2026-11-22. Machines of one's own, joined by Arc, are told as they are.
[[nodiscard]] NodeRoom allocatable(const NodeRoom &size);

/// Whole pods that one empty node holds, by vCPUs, memory and GPUs, whichever is least, and 110 at the most, as Kubernetes has it
/// unless told otherwise; 0: not even one.
[[nodiscard]] int podsPerNode(const KubernetesOptions &options, const NodeRoom &node);

/// What a pod asks for more of than one empty node has: "2 GPUs, of which a node has 1 left for pods". Empty where podsPerNode() is not 0.
[[nodiscard]] QString misfitWords(const KubernetesOptions &options, const NodeRoom &node);

/// Nodes that hold `pods` whole pods and the serving front end, which takes its vCPUs from the first nodes. A pod is
/// never split over nodes. 0 without pods; nullopt where a pod fits no node.
[[nodiscard]] std::optional<int> nodesForPods(int pods, const KubernetesOptions &options,
                                              const NodeRoom &node);

} // namespace slipway::cost
