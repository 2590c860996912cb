// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/searchwords.h"

namespace slipway {

using namespace Qt::StringLiterals;

QString exclusionId(search::Exclusion exclusion)
{
    using search::Exclusion;
    switch (exclusion) {
    case Exclusion::NotSupported:
        return u"not_supported"_s;
    case Exclusion::SupportUnknown:
        return u"support_unknown"_s;
    case Exclusion::Ends:
        return u"ends"_s;
    case Exclusion::NotIsolated:
        return u"not_isolated"_s;
    case Exclusion::NeedsGpu:
        return u"needs_gpu"_s;
    case Exclusion::Architecture:
        return u"architecture"_s;
    case Exclusion::TimeUnknown:
        return u"time_unknown"_s;
    case Exclusion::Memory:
        return u"memory"_s;
    case Exclusion::Weaker:
        return u"weaker"_s;
    case Exclusion::Region:
        return u"region"_s;
    case Exclusion::PriceType:
        return u"price_type"_s;
    case Exclusion::Preemptible:
        return u"preemptible"_s;
    case Exclusion::Deadline:
        return u"deadline"_s;
    case Exclusion::Latency:
        return u"latency"_s;
    case Exclusion::Capacity:
        return u"capacity"_s;
    case Exclusion::NoPrice:
        return u"no_price"_s;
    }
    Q_UNREACHABLE();
}

QString exclusionWords(search::Exclusion exclusion)
{
    using search::Exclusion;
    switch (exclusion) {
    case Exclusion::NotSupported:
        return u"the list of sizes for the target"_s;
    case Exclusion::SupportUnknown:
        return u"support that nobody states"_s;
    case Exclusion::Ends:
        return u"its retirement"_s;
    case Exclusion::NotIsolated:
        return u"isolated sizes only"_s;
    case Exclusion::NeedsGpu:
        return u"the need for a GPU"_s;
    case Exclusion::Architecture:
        return u"images for the other kind of processor"_s;
    case Exclusion::TimeUnknown:
        return u"a time that does not follow from what was measured"_s;
    case Exclusion::Memory:
        return u"memory"_s;
    case Exclusion::Weaker:
        return u"a weaker machine than planned"_s;
    case Exclusion::Region:
        return u"the regions of the plan"_s;
    case Exclusion::PriceType:
        return u"price types that the target is not sold at"_s;
    case Exclusion::Preemptible:
        return u"machines that may be taken away are not accepted"_s;
    case Exclusion::Deadline:
        return u"the deadline"_s;
    case Exclusion::Latency:
        return u"the latency target"_s;
    case Exclusion::Capacity:
        return u"the hours of a month"_s;
    case Exclusion::NoPrice:
        return u"a missing price"_s;
    }
    Q_UNREACHABLE();
}

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

} // namespace slipway
