// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"
#include "model/plan/plan.h"

#include <QString>
#include <QStringList>

namespace slipway {

/// What a scenario makes of the plan it is a variation of.
struct ScenarioPlan
{
    Plan plan; ///< has no scenarios itself
    QStringList notices; ///< one sentence each: changes of entries that the plan does not have any more
};

/// The plan with the changes of its scenario `name`. Invalid where it has none of that name, or the changes make no
/// plan; `where` is the place in the plan's file.
[[nodiscard]] Result<ScenarioPlan> scenarioPlan(const Plan &plan, const QString &name);

/// The scenario of that name as files and reports show it: named "plan: scenario", unless it has a name of its own. Without a
/// scenario, the plan as it is.
[[nodiscard]] Plan namedScenario(Plan shown, const QString &planName, const QString &scenario);

/// What has to be changed to make `changed` of `plan`, as the JSON text that Scenario::patch keeps: members that are the same
/// are left out. Lists of entries with an id are objects by that id, so that one figure of a compute is one figure
/// here; where entries stand in another order, the whole list. The scenarios of neither count.
[[nodiscard]] QString scenarioPatch(const Plan &plan, const Plan &changed);

/// The plan with its scenario `name` being `changed`; a scenario of that name is added where there is none.
[[nodiscard]] Plan withScenario(Plan plan, const QString &name, const Plan &changed);

/// Index into the plan's scenarios, -1 where there is none of that name.
[[nodiscard]] int scenarioIndex(const Plan &plan, QStringView name);
[[nodiscard]] QStringList scenarioNames(const Plan &plan);

/// What somebody typed as the name of a scenario that can be written and read: nothing unseen, at most as long as an id. May be empty.
[[nodiscard]] QString scenarioName(const QString &typed);

/// scenarioName() of `name`, or with the lowest number behind it that makes it one of its own.
[[nodiscard]] QString freeScenarioName(const Plan &plan, const QString &name);

} // namespace slipway
