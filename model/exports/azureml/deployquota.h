// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/exports/azureml/emission.h"

#include <QStringList>

#include <functional>
#include <vector>

namespace slipway::azureml {

// What deploy.sh asks the list of usages of a region for, before it makes anything.

/// "westeurope dedicated begin:144,2027-07-01:120,2028-01-01:0 StandardNCADSA100v4Family": vCPUs that the plan needs from which day on, of each
/// family, of all families of a region together, and of low priority, which has nothing else.
[[nodiscard]] QStringList quotasOf(const Emission &emission);

/// "120 online-deployment serve${suffix}/blue|westeurope dedicated StandardNCADSA100v4Family|serve": each thing of the files that takes vCPUs as
/// soon as it is made, before anything runs: instances, nodes that never go, and deployments with the fifth that Azure keeps in reserve. One that
/// grows by the month is made with the instances of the day: "12,2027-07-01:20 online-deployment ...".
/// `words` names workloads for the shell.
[[nodiscard]] QStringList
drawsOf(const Emission &emission,
        const std::function<QString(const std::vector<const Workload *> &)> &words);

} // namespace slipway::azureml
