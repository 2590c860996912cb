// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/decision/judgement.h"
#include "tests/model/decision/decisionplans.h"
#include "tests/model/evaluation/evaluationfixture.h"

#include <QTest>

#include <algorithm>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// What is open once a plan has been drawn. Hours spread evenly from 2 to 10 with 5 likely: a deadline of 6 is kept at the likely value and in
/// half of all cases, one of 9 in seven of eight, one of 4 not even at the likely value.
class JudgementTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void beforeDrawsThereIsWhatRulesFound();
    void whatIsKeptTooSeldomIsAWarningOfItsStep();
    void whatIsKeptOftenEnoughIsNone();
    void whatARuleTellsIsToldOnce();
    void whatWentSinceIsNotTold();
};

namespace {

Robustness drawn(const Plan &plan)
{
    DrawOptions options;
    options.statedOnly = true; // plans of this test state all that varies
    const Evaluation planned = evaluated(plan);
    return robustnessOf(plan, planned, drawCosts(plan, {catalog(), prices(), asOf}, planned.total, options));
}

Judgement judged(const Plan &plan)
{
    const Robustness robustness = drawn(plan);
    return judgementOf(plan, catalog(), evaluated(plan), &robustness);
}

std::vector<Finding> missedIn(const Judgement &judgement)
{
    std::vector<Finding> missed = judgement.findings;
    std::erase_if(missed, [](const Finding &each) { return each.rule != "plan.kept_too_seldom"_L1; });
    return missed;
}

/// Nothing besides what rules found.
bool isAsFound(const Judgement &judgement, const Evaluation &evaluation)
{
    return judgement.findings == evaluation.findings
        && std::ranges::equal(judgement.steps, evaluation.steps, [](const StepStatus &a, const StepStatus &b) {
               return a.state == b.state && a.summary == b.summary && a.blockers == b.blockers && a.others == b.others;
           });
}

const StepStatus &statusOf(const Judgement &judgement, Step step)
{
    return judgement.steps[static_cast<std::size_t>(step)];
}

} // namespace

void JudgementTest::beforeDrawsThereIsWhatRulesFound()
{
    const Plan plan = jobUntil(6);
    const Evaluation evaluation = evaluated(plan);
    QVERIFY(isAsFound(judgementOf(plan, catalog(), evaluation, nullptr), evaluation));
}

void JudgementTest::whatIsKeptTooSeldomIsAWarningOfItsStep()
{
    const Plan plan = jobUntil(6);
    const Evaluation evaluation = evaluated(plan);
    const Judgement judgement = judged(plan);
    const std::vector<Finding> missed = missedIn(judgement);
    QCOMPARE(missed.size(), std::size_t(1));
    QCOMPARE(missed.front().severity, Severity::Warning);
    QCOMPARE(missed.front().step, Step::Training);
    QCOMPARE(missed.front().field, u"/workloads/0/training/deadlineHours"_s);
    QVERIFY2(missed.front().detail.contains(u"(80 % asked for)"_s), qPrintable(missed.front().detail));
    QVERIFY(std::ranges::is_sorted(judgement.findings, {}, &Finding::severity));
    QCOMPARE(judgement.count(Severity::Warning), evaluation.count(Severity::Warning) + 1);
    for (const Step step : {Step::Training, Step::Restrictions}) {
        QCOMPARE(statusOf(judgement, step).others, evaluation.steps[static_cast<std::size_t>(step)].others + 1);
        QVERIFY(statusOf(judgement, step).state != StepState::Done);
    }
    if (!evaluation.hasBlockers()) {
        QCOMPARE(statusOf(judgement, Step::Review).state, StepState::Attention);
        QCOMPARE(statusOf(judgement, Step::Review).summary, u"Kept too seldom"_s);
    }
}

void JudgementTest::whatIsKeptOftenEnoughIsNone()
{
    const Plan plan = jobUntil(9);
    const Evaluation evaluation = evaluated(plan);
    QVERIFY(isAsFound(judged(plan), evaluation));
}

void JudgementTest::whatARuleTellsIsToldOnce()
{
    const Plan plan = jobUntil(4);
    const Judgement judgement = judged(plan);
    QVERIFY(missedIn(judgement).empty());
    QVERIFY(std::ranges::any_of(judgement.findings, [](const Finding &each) {
        return each.field == "/workloads/0/training/deadlineHours"_L1;
    }));
}

void JudgementTest::whatWentSinceIsNotTold()
{
    Plan plan = jobUntil(6);
    const Robustness earlier = drawn(plan);
    plan.workloads.clear();
    const Evaluation evaluation = evaluated(plan);
    QVERIFY(isAsFound(judgementOf(plan, catalog(), evaluation, &earlier), evaluation));
}

SLIPWAY_TEST(JudgementTest)
#include "tst_judgement.moc"
