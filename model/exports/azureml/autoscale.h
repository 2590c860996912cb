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
    bool ofEndpoint = false; ///< the metric is the endpoint's, not the deployment's
    QString metric; ///< its name in Azure Monitor
    int out = 0; ///< above it one instance more; in the unit of the metric
    int in = 0; ///< below it one less
};

/// Whether a deployment of a managed endpoint has autoscale settings of its own.
[[nodiscard]] bool hasAutoscale(const EndpointResource &endpoint, const DeploymentResource &deployment);
/// Those with the instances that the evaluation priced; nothing where it has none.
[[nodiscard]] std::optional<Autoscale> autoscaleOf(const Emission &emission, const EndpointResource &endpoint,
                                                   const DeploymentResource &deployment);

} // namespace slipway::azureml
