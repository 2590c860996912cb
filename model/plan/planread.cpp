// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/plantree.h"
#include "model/plan/treereader.h"

namespace slipway {

Result<Plan> planFromTree(const JsonValue &json, QStringList &unknownPointers)
{
    Plan plan;
    TreeReader reader(unknownPointers);
    reader.object(json, plan, {QLatin1StringView("schema"), QLatin1StringView("version")});
    if (reader.failed())
        return *reader.error();
    return plan;
}

} // namespace slipway
