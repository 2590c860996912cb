// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
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
/// In the language of the program, as PlanWords. Of what the plan shares it is the line's name.
[[nodiscard]] QString purposeOf(const CostLine &line, const Plan &plan);

/// What a line is called wherever people read it, in the window, on paper and in tables: its purpose, and of machines their
/// size: "Answering requests: Support assistant, NC24ads A100 v4"; of others what the purpose leaves open, which is the line's
/// name until then: "Processors, by use, for Nightly features (Spark vCores)". What is bought for a term keeps the name it has.
/// Programs tell lines apart by their id.
[[nodiscard]] QString lineTitle(const CostLine &line, const Plan &plan, const Catalog &catalog);

} // namespace slipway
