// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decision/judgement.h"

#include "model/base/format.h"
#include "model/decision/keptwords.h"
#include "model/evaluation/stepstatus.h"
#include "model/plan/stages.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct JudgementWords
{
    Q_DECLARE_TR_FUNCTIONS(slipway::Robust)
};

/// What is kept too seldom and told by none of the findings of rules.
std::vector<Finding> missedFindings(const Plan &plan, const Robustness &robustness,
                                    const std::vector<Finding> &rules)
{
    // A budget that lacks a price is not kept as planned either, and its rule says nothing while the known amounts stay below it.
    const auto isTold = [&rules](const ConstraintChance &each) {
        return each.kind == ConstraintChance::Kind::Budget
            ? std::ranges::find(rules, u"plan.budget"_s, &Finding::rule) != rules.end()
            : !each.keptAsPlanned;
    };
    std::vector<Finding> findings;
    for (const ConstraintChance &constraint : robustness.constraints) {
        if (constraint.met || constraint.isOpen(robustness.required) || isTold(constraint))
            continue;
        const Workload *workload = plan.workload(constraint.workload);
        if (!workload && !constraint.workload.isEmpty())
            continue; // it went since
        Finding &finding = findings.emplace_back();
        finding.rule = u"plan.kept_too_seldom"_s;
        finding.severity = Severity::Warning;
        finding.step = workload ? stepOf(*workload) : Step::Cost;
        finding.field = constraint.field;
        finding.subject = constraint.name;
        finding.title = JudgementWords::tr("Kept too seldom: %1").arg(keptName(constraint));
        Robustness alone = robustness;
        alone.constraints = {constraint};
        finding.detail = keptTexts(alone, alone, wordsLocale()).join(u' ');
    }
    return findings;
}

} // namespace

int Judgement::count(Severity severity) const
{
    return static_cast<int>(std::ranges::count(findings, severity, &Finding::severity));
}

Judgement judgementOf(const Plan &plan, const Catalog &catalog, const Evaluation &evaluation,
                      const Robustness *robustness)
{
    Judgement judgement{evaluation.findings, evaluation.steps};
    if (!robustness)
        return judgement;
    std::vector<Finding> missed = missedFindings(plan, *robustness, evaluation.findings);
    if (missed.empty())
        return judgement;
    const auto lesser = std::ranges::find_if(
        judgement.findings, [](const Finding &each) { return each.severity > Severity::Warning; });
    judgement.findings.insert(lesser, std::make_move_iterator(missed.begin()),
                              std::make_move_iterator(missed.end()));
    judgement.steps = stepStatuses(plan, catalog, evaluation, judgement.findings);
    return judgement;
}

} // namespace slipway
