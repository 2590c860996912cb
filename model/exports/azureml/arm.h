// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluation.h"
#include "model/plan/plan.h"

#include <QByteArray>

namespace slipway {

/// An ARM template (JSON, UTF-8) with the computes, endpoints, deployments, autoscale settings and shares of traffic that a
/// plan describes, for an existing workspace. API version 2026-05-01 of Microsoft.MachineLearningServices, the newest
/// stable one on 2026-08-20. What a plan cannot know are parameters without a default; sizes and numbers are parameters
/// with that of the plan. Jobs and schedules are not in it: its metadata name them. Pure.
[[nodiscard]] QByteArray writeArmTemplate(const Plan &plan, const Evaluation &evaluation,
                                          const Catalog &catalog);

} // namespace slipway
