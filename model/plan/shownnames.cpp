// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/shownnames.h"

#include "model/base/planwords.h"

namespace slipway {

QString shownNameOf(const Plan &plan)
{
    return plan.name.isEmpty() ? PlanWords::tr("Plan without a name") : plan.name;
}

} // namespace slipway
