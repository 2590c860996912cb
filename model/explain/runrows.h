// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/sizingresult.h"

#include <QLocale>
#include <QString>

#include <vector>

namespace slipway {

/// One row of what a run of a training or batch job takes and costs: low, likely, high, and where it comes from. Texts with their
/// units; low and high are empty where the figure has no range.
struct RunRow
{
    QString caption; ///< "Hours of work"
    QString low;
    QString likely;
    QString high;
    QString from; ///< "typed in", "with the start of nodes"
    QString output; ///< id of the output, to ask how it is computed
};
/// Empty for an endpoint, and where nothing was worked out.
[[nodiscard]] std::vector<RunRow> runRows(const SizingResult &result, const QLocale &locale);

/// What a node does from its start for a run to its stop, in hours. All 0 where the time of the run is not known.
struct RunClock
{
    double start = 0; ///< until the node is there
    double work = 0;
    double idle = 0; ///< at the most, before it is given back; 0 where its compute bills none
};
[[nodiscard]] RunClock runClock(const SizingResult &result);

} // namespace slipway
