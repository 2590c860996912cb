// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sizing/preemption.h"

#include "model/formulas/preemption.h"
#include "model/sizing/trainingtime.h"

#include <algorithm>

namespace slipway::sizing {

using formulas::Hours;

namespace {

double expected(const PreemptionTask &task, double work, double eviction, double interval)
{
    if (work <= 0)
        return 0;
    const double probability = std::clamp(eviction, 0.0, 0.999999);
    const bool whole = interval <= 0 || interval >= work;
    // Nothing is written after the last piece of work, but one checkpoint more is a small price for one formula.
    const double checkpoint = interval <= 0 ? 0 : task.checkpointHours;
    if (probability <= 0)
        return whole ? work + checkpoint : work * (1 + checkpoint / interval);
    const double mtbf = formulas::evictionMtbf(probability).value / std::max(1, task.nodes);
    return formulas::expectedTime(Hours(work), Hours(checkpoint), Hours(mtbf), Hours(task.restartHours),
                                  Hours(whole ? work : interval))
        .value;
}

Range expectedAt(const PreemptionTask &task, double interval)
{
    return {expected(task, task.workHours.low, task.evictionPerHour.low, interval),
            expected(task, task.workHours.likely, task.evictionPerHour.likely, interval),
            expected(task, task.workHours.high, task.evictionPerHour.high, interval)};
}

} // namespace

Range expectedHours(const PreemptionTask &task) noexcept
{
    return expectedAt(task, task.intervalHours);
}

Preemption preempted(const PreemptionTask &task) noexcept
{
    Preemption result;
    const double probability = std::clamp(task.evictionPerHour.likely, 1e-9, 0.999999);
    const Hours mtbf = formulas::evictionMtbf(probability) / std::max(1, task.nodes);
    const formulas::Seconds write = formulas::toSeconds(Hours(std::max(1e-6, task.checkpointHours)));
    result.mtbfHours = mtbf.value;
    result.youngHours = formulas::toHours(formulas::youngInterval(write, formulas::toSeconds(mtbf))).value;
    result.dalyHours = formulas::toHours(formulas::dalyInterval(write, formulas::toSeconds(mtbf))).value;
    result.bestHours = formulas::toHours(formulas::exactInterval(write, formulas::toSeconds(mtbf))).value;
    result.expectedHours = expectedHours(task);
    result.bestExpectedHours = expectedAt(task, result.bestHours);
    return result;
}

double checkpointHours(double parameters, FineTuning tuning, int nodes) noexcept
{
    const double trained = parameters * (tuning == FineTuning::Full ? 1 : adapterShare);
    const formulas::Bytes size(trained * checkpointBytesPerParameter);
    const formulas::BytesPerSecond speed(checkpointBandwidth * std::max(1, nodes));
    return std::max(shortestCheckpointHours, formulas::toHours(size / speed).value);
}

} // namespace slipway::sizing
