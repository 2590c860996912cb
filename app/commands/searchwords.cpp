// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/searchwords.h"

#include "model/evaluation/linewords.h"

namespace slipway {

using namespace Qt::StringLiterals;

QString measureId(search::Measure measure)
{
    switch (measure) {
    case search::Measure::None:
        break;
    case search::Measure::HoursPerRun:
        return u"hours_per_run"_s;
    case search::Measure::LatencyMilliseconds:
        return u"latency_ms"_s;
    case search::Measure::HoursPerBatch:
        return u"hours_per_batch"_s;
    }
    return u"none"_s;
}

QString measureWords(search::Measure measure)
{
    switch (measure) {
    case search::Measure::None:
        break;
    case search::Measure::HoursPerRun:
        return u"hours a run"_s;
    case search::Measure::LatencyMilliseconds:
        return u"latency, ms"_s;
    case search::Measure::HoursPerBatch:
        return u"hours a batch"_s;
    }
    return {};
}

QString namedCompute(const Plan &plan, const QString &compute)
{
    const QString work = workOn(plan, compute);
    return work == compute ? compute : u"%1 (%2)"_s.arg(work, compute);
}

} // namespace slipway
