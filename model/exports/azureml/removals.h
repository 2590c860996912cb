// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/exports/azureml/emission.h"

namespace slipway::azureml {

/// How one resource that the files make is removed, and when that is to be done.
struct Removal
{
    QString
        kind; ///< as deploy.sh calls it: "schedule", "autoscale", "online-endpoint", "serverless-endpoint", "batch-endpoint", "compute"
    QString
        name; ///< in the workspace; of endpoints and autoscale with "${suffix}" where ENDPOINT_SUFFIX stands
    QString title; ///< "Managed online endpoint serve"
    QString type; ///< of a compute its type in Azure: "amlcompute"
    std::optional<int>
        end; ///< first month of the horizon without its work; none: it goes on, or ends by itself
    QStringList commands; ///< of a shell that has the variables of the README, one a line
};

/// All that the files make, in the order in which it can be removed: what uses something before that.
[[nodiscard]] std::vector<Removal> removalsOf(const Plan &plan, const Layout &layout);

/// "Its work ends with May 2027: remove it on 2027-06-01. After that it bills beside the plan; ./deploy.sh --remove-ended removes it."
[[nodiscard]] QString endRemark(const Plan &plan, int end);
/// The same for a comment of a file; nothing where work goes on to the end of the plan.
void writeEndRemark(YamlWriter &yaml, const Plan &plan, std::optional<int> end);

/// "amlcompute": the type of a compute in files and in what the Azure CLI shows.
[[nodiscard]] QString typeName(ComputeKind kind);

} // namespace slipway::azureml
