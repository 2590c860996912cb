// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rules/concerned.h"

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace slipway {

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

} // namespace

QStringList computesOf(const Plan &plan, const Finding &finding)
{
    const int compute = indexAfter(u"/computes/"_s, finding.field);
    if (compute >= 0 && compute < static_cast<int>(plan.computes.size()))
        return {plan.computes[static_cast<std::size_t>(compute)].id};
    const int workload = indexAfter(u"/workloads/"_s, finding.field);
    if (workload >= 0 && workload < static_cast<int>(plan.workloads.size()))
        return plan.workloads[static_cast<std::size_t>(workload)].computeIds();
    QStringList named;
    for (const QString &name : finding.subject.split(u", "_s)) {
        if (plan.compute(name))
            named << name;
    }
    if (!named.isEmpty())
        return named;
    for (const Workload &each : plan.workloads) {
        if (!finding.subject.isEmpty() && each.name == finding.subject)
            return each.computeIds();
    }
    return {};
}

std::vector<YearMonth> beginsOf(const Plan &plan, const Finding &finding)
{
    const int commitment = indexAfter(u"/commitments/"_s, finding.field);
    if (commitment >= 0 && commitment < static_cast<int>(plan.commitments.size()))
        return {plan.commitments[static_cast<std::size_t>(commitment)].start};
    const int named = indexAfter(u"/workloads/"_s, finding.field);
    const QStringList computes = computesOf(plan, finding);
    const bool ofThePlan = named < 0 && computes.isEmpty();
    std::vector<YearMonth> begins;
    for (std::size_t w = 0; w < plan.workloads.size(); ++w) {
        const Workload &workload = plan.workloads[w];
        const auto isConcerned = [&] {
            return named >= 0 ? w == static_cast<std::size_t>(named)
                              : std::ranges::any_of(workload.computeIds(), [&](const QString &id) {
                                    return computes.contains(id);
                                });
        };
        if (workload.enabled && workload.startMonth < plan.months && (ofThePlan || isConcerned()))
            begins.push_back(plan.start.plusMonths(std::max(0, workload.startMonth)));
    }
    if (ofThePlan || begins.empty())
        begins.push_back(plan.start);
    std::ranges::sort(begins);
    return begins;
}

YearMonth firstFrom(const std::vector<YearMonth> &begins, YearMonth from)
{
    const auto next = std::ranges::lower_bound(begins, from);
    return next == begins.end() ? begins.front() : *next;
}

YearMonth beginOf(const Plan &plan, const Finding &finding, YearMonth from)
{
    return firstFrom(beginsOf(plan, finding), from);
}

} // namespace slipway
