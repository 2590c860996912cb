// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/decision/robustness.h"
#include "tests/model/decision/decisionplans.h"
#include "tests/model/evaluation/evaluationfixture.h"

#include <QTest>

#include <cmath>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// Robustness of plans against closed forms, see docs/uncertainty.md.
class RobustnessTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aDeadlineIsKeptAsOftenAsItsHours_data();
    void aDeadlineIsKeptAsOftenAsItsHours();
    void aBudgetIsKeptAsOftenAsItsCost();
    void exactFiguresAreCertain();
    void whatHasNoPriceMayCostAnything();
    void aPlanWithoutConstraintsIsRobust();
    void theWeakestIsNamed();
    void theKneeIsWhereTheFrontBends();
    void aStraightFrontHasNoKnee();
};

namespace {

Robustness robustness(const Plan &plan, int draws = 10'000)
{
    DrawOptions options;
    options.draws = draws;
    options.statedOnly = true; // plans of this test state all that varies
    const Evaluation planned = evaluated(plan);
    return robustnessOf(plan, planned, drawCosts(plan, {catalog(), prices(), asOf}, planned.total, options));
}

std::optional<std::size_t> knee(const std::vector<CostBenefit> &choices)
{
    return kneeOf(choices);
}

} // namespace

void RobustnessTest::aDeadlineIsKeptAsOftenAsItsHours_data()
{
    QTest::addColumn<double>("deadline");
    QTest::addColumn<double>("required");
    QTest::addColumn<double>("kept");
    QTest::addColumn<bool>("robust");
    QTest::newRow("8 hours") << 8.0 << 80.0 << 0.75 << false;
    QTest::newRow("8 hours, 70 %") << 8.0 << 70.0 << 0.75 << true;
    QTest::newRow("8.8 hours") << 8.8 << 80.0 << 0.85 << true;
    QTest::newRow("8.8 hours, 90 %") << 8.8 << 90.0 << 0.85 << false;
    QTest::newRow("always") << 10.5 << 100.0 << 1.0 << true;
}

void RobustnessTest::aDeadlineIsKeptAsOftenAsItsHours()
{
    QFETCH(double, deadline);
    QFETCH(double, required);
    QFETCH(double, kept);
    QFETCH(bool, robust);
    Plan plan = jobUntil(deadline);
    plan.assumptions.requiredConfidencePercent = required;
    const Robustness result = robustness(plan);
    QCOMPARE(result.constraints.size(), std::size_t(1));
    const ConstraintChance &only = result.constraints.front();
    QCOMPARE(only.kind, ConstraintChance::Kind::Deadline);
    QCOMPARE(only.field, u"/workloads/0/training/deadlineHours"_s);
    QVERIFY(only.keptAsPlanned);
    QVERIFY(std::abs(only.kept.share - kept) <= 3 * only.kept.error);
    QCOMPARE(result.isRobust(), robust);
    QCOMPARE(result.confidence(), only.kept.share);
}

void RobustnessTest::aBudgetIsKeptAsOftenAsItsCost()
{
    Plan plan;
    plan.start = YearMonth(2027, 1);
    plan.services.logGiBPerMonth = 8;
    plan.budget = Budget{evaluated(plan).total.known().toDecimal(), BudgetPeriod::Horizon, {}};
    plan.services.logGiBPerMonth = uniform(0, 5, 10);
    const Robustness result = robustness(plan);
    QCOMPARE(result.constraints.size(), std::size_t(1));
    QCOMPARE(result.constraints.front().kind, ConstraintChance::Kind::Budget);
    QVERIFY(std::abs(result.confidence() - 0.8) <= 3 * 0.004);
    QVERIFY(result.constraints.front().keptAsPlanned);
    plan.services.logGiBPerMonth = uniform(0, 9, 10);
    QVERIFY(!robustness(plan).constraints.front().keptAsPlanned);
}

void RobustnessTest::exactFiguresAreCertain()
{
    for (const double deadline : {4.9, 5.0, 5.1}) {
        Plan plan = jobUntil(deadline);
        jobOf(plan).work.measuredHours = uniform(5, 5, 5);
        plan.budget = Budget{evaluated(plan).total.known().toDecimal(), BudgetPeriod::Horizon, {}};
        const Robustness result = robustness(plan, 100);
        QCOMPARE(result.constraints.size(), std::size_t(2));
        QCOMPARE(result.constraints[0].kept.share, 1.0); // exactly the budget
        QCOMPARE(result.constraints[1].kept.share, deadline >= 5 ? 1.0 : 0.0);
        QCOMPARE(result.isRobust(), deadline >= 5);
    }
}

void RobustnessTest::whatHasNoPriceMayCostAnything()
{
    Plan plan = jobUntil(10.5);
    plan.budget = Budget{u"1000000"_s, BudgetPeriod::Horizon, {}};
    QVERIFY(robustness(plan).isRobust());
    plan.computes[0].size = u"Standard_Unheard_Of"_s;
    QVERIFY(!evaluated(plan).total.isComplete());
    const Robustness result = robustness(plan);
    QVERIFY(!result.isRobust());
    QCOMPARE(result.confidence(), 0.0);
    QCOMPARE(result.weakest()->kind, ConstraintChance::Kind::Budget);
    QVERIFY(!result.constraints[0].keptAsPlanned);
}

void RobustnessTest::aPlanWithoutConstraintsIsRobust()
{
    Plan plan = jobUntil(8);
    jobOf(plan).deadlineHours.reset();
    const Robustness result = robustness(plan, 100);
    QVERIFY(result.constraints.empty());
    QVERIFY(result.isRobust());
    QVERIFY(!result.weakest());
    QCOMPARE(result.confidence(), 1.0);
}

void RobustnessTest::theWeakestIsNamed()
{
    Plan plan = jobUntil(8);
    plan.workloads.push_back(plan.workloads[0]);
    plan.workloads[1].id = u"second"_s;
    std::get<TrainingJob>(plan.workloads[1].detail).deadlineHours = 4;
    const Robustness result = robustness(plan);
    QCOMPARE(result.constraints.size(), std::size_t(2));
    QCOMPARE(result.weakest()->workload, u"second"_s);
    QVERIFY(std::abs(result.confidence() - 0.25) <= 3 * 0.005);
}

void RobustnessTest::theKneeIsWhereTheFrontBends()
{
    QCOMPARE(knee({{0, 0}, {1, 3}, {2, 4}, {4, 5}}), std::optional<std::size_t>(1));
    // In any order, in any unit, with one that is beaten.
    QCOMPARE(knee({{4000, 0.5}, {3000, 0.3}, {2000, 0.4}, {1000, 0.3}, {0, 0}}),
             std::optional<std::size_t>(3));
    // Two as far above the line: the cheaper.
    QCOMPARE(knee({{0, 0}, {1, 3}, {2, 4.5}, {4, 4}, {4, 6}}), std::optional<std::size_t>(1));
}

void RobustnessTest::aStraightFrontHasNoKnee()
{
    QVERIFY(!knee({}));
    QVERIFY(!knee({{1, 1}}));
    QVERIFY(!knee({{0, 0}, {1, 1}}));
    QVERIFY(!knee({{0, 0}, {1, 1}, {2, 2}}));
    QVERIFY(!knee({{0, 0}, {1, 0.5}, {2, 2}}));
    QVERIFY(!knee({{3, 1}, {3, 1}, {3, 1}}));
    QVERIFY(!knee({{0, 5}, {1, 4}, {2, 3}})); // the cheapest is the best
}

SLIPWAY_TEST(RobustnessTest)
#include "tst_robustness.moc"
