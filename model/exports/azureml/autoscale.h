// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/exports/azureml/emission.h"

#include <QString>

#include <optional>
#include <vector>

namespace slipway::azureml {

/// What a rule of autoscale looks at.
enum class MetricOf {
    Deployment, ///< a metric of the deployment, the mean over its instances
    Endpoint, ///< one of the endpoint, by its dimension `deployment`
    Instance, ///< one that counts what the endpoint answered well, by the same dimension, divided by the instances
};

/// Instances are added while a metric is above its threshold, or taken away while it is below.
struct AutoscaleRule
{
    bool out = true;
    QString metric; ///< its name in Azure Monitor
    double threshold = 0; ///< in the unit of the metric
    MetricOf of = MetricOf::Deployment;
};

/// The autoscale settings of a managed deployment, as the script and the ARM template make them.
struct Autoscale
{
    int least = 1;
    int most = 1;
    int step = 1; ///< instances that are added or taken away at a time: one for each zone
    std::vector<AutoscaleRule>
        rules; ///< the first adds, the second takes away, by one metric; a third may add besides
};

/// Whether a deployment of a managed endpoint has autoscale settings of its own.
[[nodiscard]] bool hasAutoscale(const EndpointResource &endpoint, const DeploymentResource &deployment);
/// Those with the instances that the evaluation priced; nothing where it has none.
[[nodiscard]] std::optional<Autoscale> autoscaleOf(const Emission &emission, const EndpointResource &endpoint,
                                                   const DeploymentResource &deployment);

/// Busy slots in percent at which instances that follow the load carry what they are priced to, those that outlast a failure among them.
[[nodiscard]] double plannedUtilization(const Emission &emission, const EndpointResource &endpoint,
                                        const DeploymentResource &deployment);

/// What the settings hold on top of what is priced, where they hold more: one sentence for the README. Empty otherwise.
[[nodiscard]] QString autoscaleRemark(const Emission &emission, const EndpointResource &endpoint,
                                      const DeploymentResource &deployment);

} // namespace slipway::azureml
