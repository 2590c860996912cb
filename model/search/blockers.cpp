// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/blockers.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway::search {

namespace {

/// Whether a price may be out of date, or follows from those of other regions: it is as good as the choice was told it is. Other doubts are
/// of a figure that may be wrong.
bool isUsable(PriceFlag flag)
{
    return flag == PriceFlag::None || flag == PriceFlag::Old2024 || flag == PriceFlag::EstimatedByRatio;
}

/// What was published some time ago speaks no more against a choice than what nobody published.
bool isOnlyEstimated(const Evaluation &evaluation, const Finding &finding)
{
    return finding.rule == u"price.doubtful"
        && std::ranges::none_of(evaluation.lines, [&finding](const CostLine &line) {
               return line.compute == finding.subject && line.priced() && !isUsable(line.origin.flag);
           });
}

/// Instances that are worked out are fewer than production asks for only where the plan says that fewer will do. Machines of which more are
/// needed are no better for that.
bool isAcceptedByPlan(const Finding &finding)
{
    return finding.rule == u"endpoint.production_floor" && finding.field.endsWith(u"/minInstances");
}

/// Whether it was said before, and no milder, of all that it is about now: quota is told of the computes that share it, and one of them may have left.
bool isKnown(const Finding &finding, const Evaluation &before)
{
    constexpr double sameExtent = 1 + 1e-9; // sums of hours
    QStringList names = finding.subject.split(u", "_s);
    for (const Finding &old : before.findings) {
        if (old.severity > finding.severity || old.rule != finding.rule || old.field != finding.field
            || finding.extent > old.extent * sameExtent)
            continue;
        if (old.subject == finding.subject)
            return true;
        for (const QString &name : old.subject.split(u", "_s))
            names.removeAll(name);
        if (names.isEmpty())
            return true;
    }
    return false;
}

bool isOfBudget(const Finding &finding)
{
    return finding.rule == u"plan.budget"_s;
}

template <typename Counts>
std::vector<Finding> newFindings(const Evaluation &after, const Evaluation &before, Counts counts)
{
    std::vector<Finding> added;
    for (const Finding &finding : after.findings) {
        if (counts(finding) && !isKnown(finding, before))
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

bool rulesOut(const Finding &finding)
{
    return finding.severity == Severity::Blocker || isOfBudget(finding);
}

std::vector<Finding> newRefusals(const Evaluation &after, const Evaluation &before)
{
    return newFindings(after, before, rulesOut);
}

std::vector<Finding> newObjections(const Evaluation &after, const Evaluation &before)
{
    return newFindings(after, before, [&after](const Finding &finding) {
        // That times were measured elsewhere is said of every other machine; it speaks against none. A commitment is paid for whatever is
        // chosen: machines that leave it unused are cheaper all the same. That nodes of low priority are spot machines is said of all of
        // them: who accepts machines that may be taken away has been asked, and without that none is found (Exclusion::Preemptible).
        const bool warns = finding.severity == Severity::Warning && finding.rule != u"size.measured_elsewhere"
            && finding.rule != u"commitment.use" && finding.rule != u"cluster.low_priority"
            && !isOnlyEstimated(after, finding) && !isAcceptedByPlan(finding);
        return finding.severity == Severity::Blocker || warns || finding.rule == u"size.ends_soon";
    });
}

QStringList newWarnings(const Evaluation &after, const Evaluation &before)
{
    QStringList titles;
    for (const Finding &finding : newObjections(after, before)) {
        if (!rulesOut(finding) && !titles.contains(finding.title))
            titles << finding.title;
    }
    return titles;
}

std::vector<Finding> newObjectionsButBudget(const Evaluation &after, const Evaluation &before)
{
    std::vector<Finding> added = newObjections(after, before);
    std::erase_if(added, isOfBudget);
    return added;
}

} // namespace slipway::search
