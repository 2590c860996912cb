// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/planjson.h"
#include "model/plan/plantree.h"
#include "model/plan/treewriter.h"

namespace slipway {

using nlohmann::ordered_json;

ordered_json planToTree(const Plan &plan)
{
    ordered_json json = ordered_json::object();
    json["schema"] = "slipway.plan";
    json["version"] = planSchemaVersion;
    treewriter::appendFields(json, plan);
    return json;
}

QByteArray writePlan(const Plan &plan)
{
    return formatJson(planToTree(plan));
}

} // namespace slipway
