// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/costline.h"
#include "model/plan/plan.h"

#include <QString>

namespace slipway {

/// What a compute is there for, by the names of the work that runs on it: "Trial trainings", "Tuning and Evaluation",
/// "Tuning and 3 more"; of two long names the first. Its id where nothing runs on it.
[[nodiscard]] QString workOn(const Plan &plan, const QString &compute);

/// The same for what a finding or a request is about: of the ids of computes, separated by ", ", the work on them; all else as
/// it stands.
[[nodiscard]] QString subjectInWords(const Plan &plan, const QString &subject);

/// What a line of the bill is for, for people who know money and not machines: "Answering requests: Support assistant".
/// In the language of the program, as PlanWords.
[[nodiscard]] QString purposeOf(const CostLine &line, const Plan &plan);

} // namespace slipway
