// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/blockers.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::search {

namespace {

/// N of "/computes/N/size"; -1 for a pointer that leads elsewhere.
int indexAfter(const QString &prefix, const QString &field)
{
    if (!field.startsWith(prefix))
        return -1;
    bool isNumber = false;
    const int index = field.sliced(prefix.size()).section(u'/', 0, 0).toInt(&isNumber);
    return isNumber ? index : -1;
}

/// Prices of a compute that nobody published, but that follow from those of other regions: they are as good as the choice was told
/// they are. Other doubts are of a figure that may be wrong.
bool isOnlyEstimated(const Evaluation &evaluation, const Finding &finding)
{
    return finding.rule == u"price.doubtful"
        && std::ranges::none_of(evaluation.lines, [&finding](const CostLine &line) {
               return line.compute == finding.subject && line.priced() && line.origin.flag != PriceFlag::None
                   && line.origin.flag != PriceFlag::EstimatedByRatio;
           });
}

template <typename Counts>
std::vector<Finding> newFindings(const Evaluation &after, const Evaluation &before, Counts counts)
{
    std::vector<Finding> added;
    for (const Finding &finding : after.findings) {
        const bool known = std::ranges::any_of(before.findings, [&finding](const Finding &old) {
            return old.severity <= finding.severity && old.rule == finding.rule
                && old.subject == finding.subject && old.field == finding.field;
        });
        if (counts(finding) && !known)
            added.push_back(finding);
    }
    return added;
}

} // namespace

std::vector<Finding> newBlockers(const Evaluation &after, const Evaluation &before)
{
    return newFindings(after, before,
                       [](const Finding &finding) { return finding.severity == Severity::Blocker; });
}

std::vector<Finding> newObjections(const Evaluation &after, const Evaluation &before)
{
    return newFindings(after, before, [&after](const Finding &finding) {
        // That times were measured elsewhere is said of every other machine; it speaks against none.
        const bool warns = finding.severity == Severity::Warning && finding.rule != u"size.measured_elsewhere"
            && !isOnlyEstimated(after, finding);
        return finding.severity == Severity::Blocker || warns || finding.rule == u"size.ends_soon";
    });
}

QStringList computesOf(const Plan &plan, const Finding &finding)
{
    const int compute = indexAfter(u"/computes/"_s, finding.field);
    if (compute >= 0 && compute < static_cast<int>(plan.computes.size()))
        return {plan.computes[static_cast<std::size_t>(compute)].id};
    const int workload = indexAfter(u"/workloads/"_s, finding.field);
    if (workload >= 0 && workload < static_cast<int>(plan.workloads.size()))
        return plan.workloads[static_cast<std::size_t>(workload)].computeIds();
    if (plan.compute(finding.subject))
        return {finding.subject};
    for (const Workload &each : plan.workloads) {
        if (!finding.subject.isEmpty() && each.name == finding.subject)
            return each.computeIds();
    }
    return {};
}

} // namespace slipway::search
