// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/costline.h"

namespace slipway::cost {

/// "Spark vCores" of the line "spark: Spark vCores": where its compute is told beside it, by its work.
[[nodiscard]] inline QString nameWithoutCompute(const CostLine &line)
{
    const QString before = line.compute + QStringLiteral(": ");
    return !line.compute.isEmpty() && line.name.startsWith(before) ? line.name.sliced(before.size())
                                                                   : line.name;
}

} // namespace slipway::cost
