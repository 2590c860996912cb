// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/exports/azureml/emission.h"

#include <QString>

#include <optional>

namespace slipway::azureml {

/// The autoscale settings of a managed deployment, as the script and the ARM template make them.
struct Autoscale
{
    int least = 1;
    int most = 1;
    int step = 1; ///< instances that are added or taken away at a time: one for each zone
    bool ofEndpoint = false; ///< the metric is the endpoint's, not the deployment's
    QString metric; ///< its name in Azure Monitor
    int out = 0; ///< above it `step` instances more; in the unit of the metric
    int in = 0; ///< below it so many less
    int downFrom = 0; ///< the lowest number that Azure takes some away from; 0: none up to the most
};

/// Whether a deployment of a managed endpoint has autoscale settings of its own.
[[nodiscard]] bool hasAutoscale(const EndpointResource &endpoint, const DeploymentResource &deployment);
/// Those with the instances that the evaluation priced; nothing where it has none.
[[nodiscard]] std::optional<Autoscale> autoscaleOf(const Emission &emission, const EndpointResource &endpoint,
                                                   const DeploymentResource &deployment);

/// Busy slots in percent at which instances that follow the load carry what they are priced to, those that outlast a failure among them.
[[nodiscard]] double plannedUtilization(const Emission &emission, const EndpointResource &endpoint,
                                        const DeploymentResource &deployment);

/// What the settings hold on top of what is priced, where they hold more: one sentence or two for the README. Empty otherwise.
[[nodiscard]] QString autoscaleRemark(const Emission &emission, const EndpointResource &endpoint,
                                      const DeploymentResource &deployment);

} // namespace slipway::azureml
