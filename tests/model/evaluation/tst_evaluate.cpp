// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "tests/model/evaluation/evaluationfixture.h"

#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

class EvaluateTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyTemplateEvaluatesWithoutBlockers_data();
    void everyTemplateEvaluatesWithoutBlockers();
    void totalsAreSumsOfTheLines_data() { everyTemplateEvaluatesWithoutBlockers_data(); }
    void totalsAreSumsOfTheLines();
    void amountsAreRateTimesPrintedQuantity();
    void aSharedComputeCountsItsFixedCostOnce();
    void aStoppedInstanceStillBillsItsDisk();
    void aLineWithoutAPriceMakesTheTotalALowerBound();
    void aWorkloadSwitchedOffCostsNothing();
    void aRollOutOfACommittedEndpointIsPayAsYouGo();
    void aDiscountIsTakenOffEveryPrice();
    void whatIsBilledIsNotToldAsLeftOut();
    void anotherCurrencyIsConvertedOnce();
    void anEmptyPlanCostsOnlyTheWorkspace();
    void quotaHoldsTheReserveAndTheOverlap();
    void everyTargetIsJudgedForEveryStage();
    void aStageThatIsNotPlannedIsNotNeeded();
    void evaluatingTwiceGivesTheSame();
};

void EvaluateTest::everyTemplateEvaluatesWithoutBlockers_data()
{
    QTest::addColumn<QString>("id");
    for (const TemplateInfo &info : templates().templates())
        QTest::newRow(qPrintable(info.id)) << info.id;
}

void EvaluateTest::everyTemplateEvaluatesWithoutBlockers()
{
    QFETCH(QString, id);
    const Evaluation evaluation = evaluated(templatePlan(id));
    QStringList blockers;
    for (const Finding &finding : evaluation.findings) {
        if (finding.severity == Severity::Blocker)
            blockers << finding.rule + u": "_s + finding.title + u" - "_s + finding.detail;
    }
    QCOMPARE(blockers, QStringList());
    QVERIFY(evaluation.total.known().minor() > 0);
}

void EvaluateTest::totalsAreSumsOfTheLines()
{
    QFETCH(QString, id);
    const Plan plan = templatePlan(id);
    const Evaluation evaluation = evaluated(plan);
    Money total(0, evaluation.currency);
    for (const CostLine &line : evaluation.lines) {
        Money lineTotal(0, evaluation.currency);
        for (const Money &amount : line.amounts)
            lineTotal += amount;
        QCOMPARE(lineTotal, line.total);
        total += line.total;
    }
    QCOMPARE(total, evaluation.total.known());
    Total computes = evaluation.costOf({});
    for (const Compute &compute : plan.computes)
        computes += evaluation.costOf(compute.id);
    QCOMPARE(computes, evaluation.total);
    Total stages(Money(0, evaluation.currency));
    for (const Total &stage : evaluation.stageTotals)
        stages += stage;
    QCOMPARE(stages, evaluation.total);
    QCOMPARE(evaluation.months.back().cumulative, evaluation.total);
}

void EvaluateTest::amountsAreRateTimesPrintedQuantity()
{
    const Evaluation evaluation = evaluated(templatePlan(u"vision-realtime"_s));
    for (const CostLine &line : evaluation.lines) {
        for (std::size_t m = 0; m < line.amounts.size(); ++m) {
            if (line.rate)
                QCOMPARE(line.amounts[m], amount(*line.rate, line.quantities[m]));
        }
    }
}

void EvaluateTest::aSharedComputeCountsItsFixedCostOnce()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.compute(u"train")->minNodes = 1;
    const Evaluation before = evaluated(plan);
    Workload second = *plan.workload(u"train");
    second.id = u"train-again"_s;
    std::get<TrainingJob>(second.detail).runsPerMonth = 1;
    std::get<TrainingJob>(second.detail).failedPercent = 0;
    plan.workloads.push_back(second);
    const Evaluation after = evaluated(plan);
    const auto balancers = [](const Evaluation &evaluation) {
        Money sum(0, evaluation.currency);
        for (const CostLine &line : evaluation.lines) {
            if (line.id == u"compute/train/balancer"_s)
                sum += line.total;
        }
        return sum;
    };
    QCOMPARE(balancers(after), balancers(before));
    QCOMPARE(after.quota.size(), before.quota.size());
    for (std::size_t i = 0; i < after.quota.size(); ++i)
        QCOMPARE(after.quota[i].needed, before.quota[i].needed);
}

void EvaluateTest::aStoppedInstanceStillBillsItsDisk()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    std::get<Experimentation>(plan.workload(u"explore")->detail).people = 0;
    const Evaluation evaluation = evaluated(plan);
    QStringList ids;
    for (const CostLine &line : evaluation.lines) {
        if (line.compute == u"notebooks"_s)
            ids << line.id;
    }
    ids.sort();
    QCOMPARE(ids,
             (QStringList{u"compute/notebooks/balancer"_s, u"compute/notebooks/disk"_s,
                          u"compute/notebooks/ip"_s}));
}

void EvaluateTest::aLineWithoutAPriceMakesTheTotalALowerBound()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    QVERIFY(evaluated(plan).total.isComplete());
    plan.isolation.customerManagedKeys = true;
    const Evaluation evaluation = evaluated(plan);
    QVERIFY(!evaluation.total.isComplete());
    QCOMPARE(evaluation.total.missing().size(), 1);
}

void EvaluateTest::aWorkloadSwitchedOffCostsNothing()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    QVERIFY(!evaluated(plan).stageTotals[static_cast<std::size_t>(CostStage::Deployment)].isZero());
    plan.workload(u"serve")->enabled = false;
    QVERIFY(evaluated(plan).stageTotals[static_cast<std::size_t>(CostStage::Deployment)].isZero());
}

void EvaluateTest::aRollOutOfACommittedEndpointIsPayAsYouGo()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    const auto rateOf = [&](const QString &id) {
        for (const CostLine &line : evaluated(plan).lines) {
            if (line.id == id)
                return line.listRate;
        }
        return Rate(-1);
    };
    const Rate payAsYouGo = rateOf(u"endpoint/serve/blue"_s);
    plan.compute(u"serve")->priceType = PriceType::Reservation1Year;
    QVERIFY(rateOf(u"endpoint/serve/blue"_s) < payAsYouGo);
    QCOMPARE(rateOf(u"endpoint/serve/blue/rollout"_s), payAsYouGo);
    // A savings plan takes nothing off: what it bills stands beside.
    plan.compute(u"serve")->priceType = PriceType::SavingsPlan1Year;
    QCOMPARE(rateOf(u"endpoint/serve/blue"_s), payAsYouGo);
    QVERIFY(rateOf(u"endpoint/serve/blue/term"_s) < payAsYouGo);
    QCOMPARE(rateOf(u"endpoint/serve/blue/rollout"_s), payAsYouGo);
}

/// 60 requests a second of 2 kB are 140 GiB a month, of which 40 and 20 GiB of data are billed.
void EvaluateTest::whatIsBilledIsNotToldAsLeftOut()
{
    const auto isToldAsLeftOut = [](const Plan &plan) {
        return evaluated(plan).notIncluded.join(u'\n').contains(u"leaving the region"_s);
    };
    Plan plan = templatePlan(u"vision-realtime"_s);
    QVERIFY(!isToldAsLeftOut(plan));
    std::get<RealtimeEndpoint>(plan.workload(u"serve")->detail).responseKB = 0;
    QVERIFY(isToldAsLeftOut(plan));
}

void EvaluateTest::aDiscountIsTakenOffEveryPrice()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.discountPercent = 12.5;
    for (const CostLine &line : evaluated(plan).lines) {
        if (line.rate)
            QCOMPARE(*line.rate, line.listRate.discounted(1250));
    }
}

void EvaluateTest::anotherCurrencyIsConvertedOnce()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.currency = u"JPY"_s;
    plan.budget.reset();
    const Evaluation evaluation = evaluated(plan);
    QCOMPARE(evaluation.currency.code(), u"JPY"_s);
    QVERIFY(evaluation.total.known().toDecimal().indexOf(u'.') < 0);
    const ExchangeRate yen = prices().exchange(evaluation.currency).value();
    for (const CostLine &line : evaluation.lines) {
        if (line.rate)
            QCOMPARE(line.amounts.back(), amount(*line.rate, line.quantities.back(), yen));
    }
}

void EvaluateTest::anEmptyPlanCostsOnlyTheWorkspace()
{
    const Evaluation evaluation = evaluated(Plan());
    QVERIFY(!evaluation.lines.empty());
    for (const CostLine &line : evaluation.lines)
        QCOMPARE(line.stage, CostStage::Shared);
    for (const StepStatus &status : evaluation.steps)
        QCOMPARE(status.state, StepState::Untouched);
}

void EvaluateTest::quotaHoldsTheReserveAndTheOverlap()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.compute(u"notebooks")->size = u"Standard_D4s_v3"_s;
    auto &endpoint = std::get<RealtimeEndpoint>(plan.workload(u"serve")->detail);
    endpoint.deployments[0].instances = 5;
    endpoint.rollout.perMonth = 0;
    const auto needOf = [&](const QString &compute) {
        for (const QuotaNeed &need : evaluated(plan).quota) {
            if (need.computes.contains(compute))
                return need.needed;
        }
        return -1;
    };
    // ceil(1.2 x 5) = 6 instances of 4 vCPUs; with both versions ceil(1.2 x 10) = 12.
    QCOMPARE(needOf(u"serve"_s), 24);
    endpoint.rollout.perMonth = 1;
    QCOMPARE(needOf(u"serve"_s), 48);
    // Held for the highest nodes although the cluster scales to zero.
    QCOMPARE(needOf(u"train"_s), 2 * 24);
}

void EvaluateTest::everyTargetIsJudgedForEveryStage()
{
    const Evaluation evaluation = evaluated(templatePlan(u"vision-realtime"_s));
    QCOMPARE(evaluation.verdicts.size(), catalog().targets().size() * 3);
    QStringList recommended;
    for (const TargetVerdict &verdict : evaluation.verdicts) {
        QVERIFY(!verdict.reasons.isEmpty() && !verdict.reasons.first().isEmpty());
        if (verdict.verdict == Verdict::Recommended)
            recommended << verdict.target;
        if (verdict.target == u"data_lake_analytics"_s)
            QCOMPARE(verdict.verdict, Verdict::NotPossible);
    }
    QCOMPARE(recommended,
             (QStringList{u"compute_instance"_s, u"compute_cluster"_s, u"serverless_compute"_s,
                          u"managed_online_endpoint"_s}));
}

void EvaluateTest::aStageThatIsNotPlannedIsNotNeeded()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.workload(u"serve")->enabled = false;
    QCOMPARE(evaluated(plan).steps[static_cast<std::size_t>(Step::Deployment)].state, StepState::NotNeeded);
}

void EvaluateTest::evaluatingTwiceGivesTheSame()
{
    const Plan plan = templatePlan(u"many-models-forecast"_s);
    QCOMPARE(evaluated(plan).total, evaluated(plan).total);
    QVERIFY(evaluated(plan).findings == evaluated(plan).findings);
}

SLIPWAY_TEST(EvaluateTest)
#include "tst_evaluate.moc"
