// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/exports/azureml/emission.h"

namespace slipway::azureml {

// Machines as the evaluation priced them, whether the plan states their number or leaves it to be derived.

/// Instances of an online deployment.
struct PricedInstances
{
    int first = 1; ///< to begin with
    int least = 1;
    int most = 1;
    bool scales = false; ///< they follow the load between least and most
    bool counted = true; ///< false: their number does not follow from the plan
};
[[nodiscard]] PricedInstances pricedInstances(const Emission &emission, const EndpointResource &endpoint,
                                              const DeploymentResource &deployment);

/// From a month on so many instances are priced, up to the next entry. Empty unless the number is derived for each month
/// and differs between months.
struct InstancesFrom
{
    YearMonth month;
    int instances = 1;
};
[[nodiscard]] std::vector<InstancesFrom> instancesByMonth(const Emission &emission,
                                                          const EndpointResource &endpoint,
                                                          const DeploymentResource &deployment);

/// The same of the compute instances of a compute, which become more with the people who have them.
[[nodiscard]] std::vector<InstancesFrom> instancesByMonth(const Emission &emission,
                                                          const ComputeResource &resource);

/// Sentences about deployments and compute instances whose number of instances is not that of every month.
[[nodiscard]] QStringList countRemarks(const Emission &emission, bool isTemplate = false);

/// Nodes of one run of a batch endpoint, at least one.
[[nodiscard]] int pricedNodes(const Emission &emission, const BatchResource &batch);

/// What one serving pod on a Kubernetes compute asks for, and as much as it may take: cpu, memory, and nvidia.com/gpu where its
/// nodes have GPUs and the plan gives it some.
[[nodiscard]] std::vector<std::pair<QString, QString>> podAmounts(const Emission &emission,
                                                                  const Compute &compute);
/// What a cluster calls pods of these amounts.
/// What of podAmounts() a pod asks for: a GPU is only limited, and the limit is what it gets.
[[nodiscard]] std::vector<std::pair<QString, QString>> podRequests(const Emission &emission, const Compute &compute);

inline constexpr QStringView servingInstanceType = u"serving";

} // namespace slipway::azureml
