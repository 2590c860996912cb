// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/exports/azureml/armtemplate.h"

namespace slipway::azureml {

struct Emission;
struct Layout;

// The parts of a template. Internal to writeArmTemplate().
void addComputes(ArmTemplate &arm, const Emission &emission);
void addOnlineEndpoints(ArmTemplate &arm, const Emission &emission);
void addBatchEndpoints(ArmTemplate &arm, const Emission &emission);
/// Schedules with their jobs; jobs and pipelines without one as runs that start only where that is asked for.
void addJobs(ArmTemplate &arm, const Emission &emission);

/// Jobs that addJobs() leaves out, each with the reason.
[[nodiscard]] QStringList jobsNotInTemplate(const Layout &layout);

} // namespace slipway::azureml
