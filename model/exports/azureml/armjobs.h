// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/exports/azureml/armparts.h"
#include "model/exports/azureml/jobparts.h"

namespace slipway::azureml {

// Parts of the bodies of jobs and of steps in a template. Internal to addJobs().

[[nodiscard]] Json jobResources(ArmTemplate &arm, const QString &owner, const JobResource &job, bool sharedMemory);
[[nodiscard]] std::optional<Json> jobDistribution(const Emission &emission, const JobResource &job);
/// The deadline of the plan.
[[nodiscard]] std::optional<Json> commandLimits(const JobResource &job);
[[nodiscard]] Json jobOutput(const QString &type, const QString &mode);
/// "Standard", "Spot": on serverless compute.
[[nodiscard]] std::string jobTier(const JobResource &job);
/// The settings of Spark, whole numbers as numbers.
[[nodiscard]] Json sparkConf(const JobResource &job);
[[nodiscard]] Json sparkResources(const JobResource &job);

/// What an AutoML job needs and a plan does not know, as parameters.
[[nodiscard]] std::string autoMlColumn(ArmTemplate &arm, const QString &owner);
[[nodiscard]] std::string autoMlTimeColumn(ArmTemplate &arm, const QString &owner);
[[nodiscard]] std::string autoMlData(ArmTemplate &arm, const QString &owner);

/// One step of a pipeline: a registered component, or an AutoML task. The types leave steps open; this is the form that
/// the azure-ai-ml package sends. Adds to the `inputs` of the pipeline what the step needs of them.
[[nodiscard]] Json pipelineStep(ArmTemplate &arm, const Emission &emission, const PipelineResource &pipeline,
                                const JobResource &step, Json &inputs);

} // namespace slipway::azureml
