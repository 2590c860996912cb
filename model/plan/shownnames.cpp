// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/shownnames.h"

#include "model/base/planwords.h"

namespace slipway {

QString shownNameOf(const Plan &plan)
{
    return shownPlanName(plan.name);
}

QString shownPlanName(const QString &name)
{
    return name.isEmpty() ? PlanWords::tr("Plan without a name") : name;
}

} // namespace slipway
