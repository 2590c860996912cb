// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/givenup.h"

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// The constraints of the plan that make for an exclusion, and can be dropped in the plan; ids as relaxationsOf() has them.
QStringList constraintsBehind(Exclusion exclusion)
{
    switch (exclusion) {
    case Exclusion::NotIsolated:
        return {u"isolated_sizes"_s};
    case Exclusion::NeedsGpu:
        return {u"gpu_training"_s, u"gpu_inference"_s};
    case Exclusion::Region:
        return {u"residency"_s};
    case Exclusion::Preemptible:
        return {u"preemptible"_s};
    case Exclusion::Deadline:
        return {u"deadline"_s, u"window"_s};
    case Exclusion::Latency:
        return {u"latency"_s};
    default:
        return {};
    }
}

} // namespace

std::vector<GivenUp> givenUpFor(const Plan &plan, const Catalog &catalog, const search::Result &result)
{
    std::vector<GivenUp> ways;
    const std::vector<search::Relaxation> constraints = search::relaxationsOf(plan, catalog);
    for (std::size_t i = 0; i < exclusionCount; ++i) {
        if (!result.without[i] || result.without[i]->has(Exclusion::NoPrice))
            continue;
        GivenUp way{static_cast<Exclusion>(i), *result.without[i], {}};
        const QStringList ids = constraintsBehind(way.constraint);
        std::ranges::copy_if(constraints, std::back_inserter(way.drops), [&](const search::Relaxation &each) {
            return ids.contains(each.id) && !each.field.isEmpty()
                && (!each.workload || plan.workloads[*each.workload].id == result.workload);
        });
        ways.push_back(std::move(way));
    }
    std::ranges::stable_sort(ways, [](const GivenUp &a, const GivenUp &b) {
        return search::ranksBefore(a.candidate, b.candidate);
    });
    return ways;
}

} // namespace slipway
