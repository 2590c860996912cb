// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sizing/batch.h"

#include "model/formulas/units.h"

#include <algorithm>
#include <cmath>

namespace slipway::sizing {

namespace {

constexpr double mostNodes = 65'000;

double miniBatches(const BatchTask &task, double items)
{
    return formulas::roundUp(items / std::max(1, task.miniBatch));
}

/// Hours of a node for an hour of its work: each eviction costs the start of another node and, on average, half of the
/// mini-batch that it had in hand.
double withEvictions(const BatchTask &task, double eviction, double seconds)
{
    if (!task.preemptible)
        return 1;
    return 1 + eviction * (task.startHours + std::max(1, task.miniBatch) * seconds / 3600 / 2);
}

double hours(const BatchTask &task, double items, double seconds, double eviction, double nodes)
{
    if (items <= 0 || seconds <= 0)
        return 0;
    const double workers = std::min(nodes * std::max(1, task.workersPerNode), miniBatches(task, items));
    return items * seconds / workers / 3600 * withEvictions(task, eviction, seconds);
}

} // namespace

Range batchHours(const BatchTask &task, int nodes) noexcept
{
    const double count = std::max(1, nodes);
    return {hours(task, task.items.low, task.secondsPerItem.low, task.evictionPerHour.low, count),
            hours(task, task.items.likely, task.secondsPerItem.likely, task.evictionPerHour.likely, count),
            hours(task, task.items.high, task.secondsPerItem.high, task.evictionPerHour.high, count)};
}

BatchNodes batchNodes(const BatchTask &task) noexcept
{
    BatchNodes result;
    const double workers = std::max(1, task.workersPerNode);
    const double batches = miniBatches(task, task.items.likely);
    const double useful = std::clamp(formulas::roundUp(batches / workers), 1.0, mostNodes);
    result.mostUseful = static_cast<int>(useful);
    const double window = task.windowHours - task.startHours;
    const double work = task.items.likely * task.secondsPerItem.likely / 3600
        * withEvictions(task, task.evictionPerHour.likely, task.secondsPerItem.likely);
    if (work <= 0)
        result.nodes = 1;
    else if (window > 0 && work / std::min(useful * workers, batches) <= window * (1 + 1e-9))
        result.nodes = static_cast<int>(std::clamp(formulas::roundUp(work / window / workers), 1.0, useful));
    result.hours = batchHours(task, std::max(1, result.nodes));
    return result;
}

} // namespace slipway::sizing
