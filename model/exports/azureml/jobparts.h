// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/exports/azureml/emission.h"

#include <optional>

namespace slipway::azureml {

// What the YAML of a job and its ARM body have to say alike.

/// Rounded up, at least one; what a time-out is written from.
[[nodiscard]] qint64 wholeSeconds(double hours);
[[nodiscard]] qint64 wholeMinutes(double hours);

/// Arguments of a script, with a space before each: what it is given by the steps before it, and where it puts what it
/// makes. `pipeline` is null for a job of its own.
[[nodiscard]] QString argumentsOf(const JobResource &job, const PipelineResource *pipeline);
/// The output of a step, as the steps after it name it.
[[nodiscard]] QString outputOf(const PipelineResource &pipeline, const QString &step);
/// Whether an AutoML job trains on what `step` makes.
[[nodiscard]] bool feedsAutoMl(const PipelineResource &pipeline, const QString &step);

struct Distribution
{
    bool pytorch = false; ///< else MPI
    int processes = 1; ///< on each node
};
/// How the processes of a job are started; absent where there is only one.
[[nodiscard]] std::optional<Distribution> distributionOf(const Emission &emission, const JobResource &job);

/// The documented default of the time that a sweep may take, in seconds.
inline constexpr qint64 sweepTimeoutSeconds = 5'184'000;
/// Memory of a Spark driver or executor: the sizes have 8 GiB for each core, and Spark needs some besides.
[[nodiscard]] QString sparkMemory(int vcpus);
inline constexpr auto sparkRuntime = u"3.4"; ///< support of 3.3 ended on 2025-03-31

/// The nodes of one run, at least one.
/// What is to be filled in as the instance type of a run on a cluster of one's own: how much of a node a run can have, a plan does not know.
[[nodiscard]] QString ownInstanceType(const JobResource &job);
[[nodiscard]] int nodesOf(const JobResource &job);
/// "0.4167 runs a month, 0.4 planned, 4.2 % more": how often a schedule starts its job beside what the plan prices.
[[nodiscard]] QString rateOf(const ScheduleResource &schedule);
/// Whether it starts more or fewer than are planned, as far as a percentage shows.
[[nodiscard]] bool isRounded(const ScheduleResource &schedule);
[[nodiscard]] int trialsOf(const JobResource &job);
[[nodiscard]] int parallelTrialsOf(const JobResource &job);

} // namespace slipway::azureml
