// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/exports/azureml/armtemplate.h"

namespace slipway::azureml {

struct Emission;

// The parts of a template. Internal to writeArmTemplate().
void addComputes(ArmTemplate &arm, const Emission &emission);
void addOnlineEndpoints(ArmTemplate &arm, const Emission &emission);
void addBatchEndpoints(ArmTemplate &arm, const Emission &emission);

} // namespace slipway::azureml
