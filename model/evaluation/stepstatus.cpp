// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/stepstatus.h"

#include "model/base/format.h"
#include "model/base/namelist.h"
#include "model/base/planwords.h"
#include "model/catalog/catalogwords.h"
#include "model/cost/planindex.h"
#include "model/evaluation/machinerange.h"
#include "model/rules/rulebook.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

QString modelWords(ModelKind kind)
{
    switch (kind) {
    case ModelKind::Tabular:
        return PlanWords::tr("Tabular model");
    case ModelKind::Vision:
        return PlanWords::tr("Vision model");
    case ModelKind::Language:
        return PlanWords::tr("Language model");
    case ModelKind::Speech:
        return PlanWords::tr("Speech model");
    case ModelKind::TimeSeries:
        return PlanWords::tr("Time-series model");
    case ModelKind::Recommendation:
        return PlanWords::tr("Recommendation model");
    case ModelKind::Other:
        return PlanWords::tr("Model");
    }
    return {};
}

QString workloadSummary(const Plan &plan)
{
    QString text = modelWords(plan.model.kind);
    if (plan.model.parametersBillion && plan.model.parametersBillion->likely > 0) {
        const double billion = plan.model.parametersBillion->likely;
        text += billion >= 1 ? PlanWords::tr(", %1B", "billion parameters of a model")
                                   .arg(formatNumber(billion, wordsLocale(), 3))
                             : PlanWords::tr(", %1M", "million parameters of a model")
                                   .arg(formatNumber(billion * 1000, wordsLocale(), 3));
    }
    return text;
}

/// "2-4 x NC24ads A100 v4": the first compute of the step's workloads.
QString stageSummary(const Plan &plan, const Catalog &catalog, const Evaluation &evaluation, Step step)
{
    const cost::PlanIndex index(plan);
    QStringList names;
    for (const Workload &workload : plan.workloads) {
        if (!workload.enabled || stepOf(workload) != step)
            continue;
        for (const QString &id : workload.computeIds()) {
            const int found = index.compute(id);
            if (found < 0)
                continue;
            const Compute *compute = &plan.computes[static_cast<std::size_t>(found)];
            const std::optional<SizeId> size = catalog.findSize(compute->size);
            const QString what
                = size ? catalog.size(*size).shortName() : targetName(catalog, compute->target);
            const auto range = machineRange(catalog, evaluation, workload, *compute);
            const bool served = std::holds_alternative<RealtimeEndpoint>(workload.detail);
            const QString count = served && range.lowest < range.highest
                ? u"%1-%2"_s.arg(range.lowest).arg(range.highest)
                : QString::number(range.highest);
            names << count + u" x "_s + what;
        }
    }
    names.removeDuplicates();
    return someNames(names, 1);
}

bool hasStage(const Plan &plan, Step step)
{
    return std::any_of(plan.workloads.begin(), plan.workloads.end(),
                       [&](const Workload &w) { return w.enabled && stepOf(w) == step; });
}

QString findingsSummary(int blockers, int approvals, int warnings)
{
    const auto count
        = [](int n, const QString &one, const QString &many) { return (n == 1 ? one : many).arg(n); };
    // What weighs most: the counts of all stand beside the cost.
    if (blockers > 0)
        return count(blockers, PlanWords::tr("%1 blocker open"), PlanWords::tr("%1 blockers open"));
    if (approvals > 0)
        return count(approvals, PlanWords::tr("%1 approval open"), PlanWords::tr("%1 approvals open"));
    return warnings > 0 ? count(warnings, PlanWords::tr("%1 warning open"), PlanWords::tr("%1 warnings open"))
                        : PlanWords::tr("Nothing to resolve");
}

} // namespace

std::array<StepStatus, stepCount> stepStatuses(const Plan &plan, const Catalog &catalog,
                                               const Evaluation &evaluation,
                                               const std::vector<Finding> &findings)
{
    std::array<StepStatus, stepCount> statuses;
    const auto at = [&](Step step) -> StepStatus & { return statuses[static_cast<std::size_t>(step)]; };
    for (const Finding &finding : findings) {
        StepStatus &status = at(finding.step);
        status.blockers += finding.severity == Severity::Blocker ? 1 : 0;
        status.others
            += finding.severity == Severity::Approval || finding.severity == Severity::Warning ? 1 : 0;
    }
    // Restrictions gathers what all steps have; Review as well.
    StepStatus &restrictions = at(Step::Restrictions);
    const auto count = [&findings](Severity severity) {
        return static_cast<int>(std::ranges::count(findings, severity, &Finding::severity));
    };
    const int approvals = count(Severity::Approval);
    const int warnings = count(Severity::Warning);
    restrictions.blockers = count(Severity::Blocker);
    restrictions.others = approvals + warnings;
    restrictions.summary = findingsSummary(restrictions.blockers, approvals, warnings);
    at(Step::Workload).summary = workloadSummary(plan);
    for (const Step step : {Step::Experimentation, Step::Training, Step::Deployment}) {
        StepStatus &status = at(step);
        status.summary = stageSummary(plan, catalog, evaluation, step);
        if (!hasStage(plan, step)) {
            status.state = StepState::NotNeeded;
            status.summary = PlanWords::tr("Not planned");
        }
    }
    at(Step::Cost).summary = evaluation.total.isZero()
        ? PlanWords::tr("Nothing costs yet")
        : PlanWords::tr("%1 a month").arg(formatTotal(evaluation.averageMonth, wordsLocale()));
    // What is open elsewhere keeps the document a draft: the last step says so without a count of its own. So does who asks for more than there is.
    const auto isFound = [&findings](const QString &rule) {
        return std::ranges::find(findings, rule, &Finding::rule) != findings.end();
    };
    const bool isDraft = restrictions.blockers > 0;
    const bool isOver = isFound(u"plan.budget"_s);
    const bool isMissed = isFound(u"plan.kept_too_seldom"_s);
    at(Step::Review).others += isDraft || isOver || isMissed ? 1 : 0;
    at(Step::Review).summary = isDraft ? PlanWords::tr("Draft, blockers open")
        : isOver                       ? PlanWords::tr("Over the budget")
        : isMissed                     ? PlanWords::tr("Kept too seldom")
                                       : PlanWords::tr("Ready to export");

    for (StepStatus &status : statuses) {
        if (status.state == StepState::NotNeeded && status.blockers == 0)
            continue;
        status.state = status.blockers > 0 ? StepState::Blocked
            : status.others > 0            ? StepState::Attention
                                           : StepState::Done;
    }
    if (plan.workloads.empty() && plan.computes.empty()) {
        for (StepStatus &status : statuses) {
            if (status.blockers == 0)
                status.state = StepState::Untouched;
        }
    }
    return statuses;
}

} // namespace slipway
