// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/uncertainty/chancewords.h"
#include "model/uncertainty/uncertainty.h"
#include "tests/model/evaluation/evaluationfixture.h"

#include <QTest>

#include <cmath>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// Drawn percentiles against closed forms, see docs/uncertainty.md.
class RangesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aTriangularFigureOnALine();
    void twoUniformFiguresMakeATriangle();
    void theProductOfLognormalFigures();
    void oneGrowthIsOneDraw();
    void theChanceToExceedTheMedianIsAHalf();
    void aWiderRangeIsNotNarrower();
    void percentilesDoNotAddUp();
    void binsHoldEveryDrawOnce();
    void theBinsOfThePlanAgreeWithItsPercentiles();
    void theLargestSwingComesFirst();
    void anIncompleteTotalSaysSo();
    void aChanceAgainstAnIncompleteTotalIsABound();
    void chancesAreTold_data();
    void chancesAreTold();
    void whatMovesTheTotalByAHundredthIsTelling();
    void aDrawInWhichARunNeverEndsIsIncomplete();
    void aBatchRunsOnTheNodesThatAreDeployed();
};

/// By hand: from -3 to 96 in 25 bins at the most are steps of 5, of which the first begins at -5 and the last, the 21st, at 95.
void RangesTest::binsHoldEveryDrawOnce()
{
    const Histogram bins = histogramOf({-3, 0, 4, 5, 96});
    QCOMPARE(bins.width, 5);
    QCOMPARE(bins.low, -5);
    QCOMPARE(bins.counts.size(), std::size_t(21));
    QCOMPARE(bins.counts[0], 1); // -3
    QCOMPARE(bins.counts[1], 2); // 0 and 4
    QCOMPARE(bins.counts[2], 1); // 5
    QCOMPARE(bins.counts[20], 1); // 96
    QCOMPARE(bins.lowOf(20), 95);
    // What is exact has one bin.
    QCOMPARE(histogramOf({700, 700}).counts, std::vector<std::int64_t>{2});
    QVERIFY(histogramOf({}).counts.empty());
}

namespace {

Uncertainty drawn(const Plan &plan, int draws = 10'000)
{
    DrawOptions options;
    options.draws = draws;
    options.statedOnly = plan.templateId.isEmpty(); // plans of this test state all that varies
    return drawCosts(plan, {catalog(), prices(), asOf}, evaluated(plan).total, options);
}

/// A plan of twelve months in which nothing is uncertain yet.
Plan emptyPlan()
{
    Plan plan;
    plan.start = YearMonth(2027, 1);
    plan.data.sizeGiB = 0;
    plan.services.logGiBPerMonth = 0;
    plan.services.modelAndArtifactGiB = 0;
    return plan;
}

Estimate range(double low, double likely, double high, RangeShape shape)
{
    Estimate estimate(likely, low, high);
    estimate.shape = shape;
    return estimate;
}

double rateOf(const Plan &plan, const QString &line)
{
    const Evaluation evaluation = evaluated(plan);
    for (const CostLine &each : evaluation.lines) {
        if (each.id == line)
            return each.rate->usd();
    }
    return 0;
}

/// Within three standard errors, and what rounding to cents each month makes.
bool isNear(const Total &value, const Money &error, double expected, double months = 12)
{
    const double off = std::abs(value.known().toDouble() - expected);
    if (off <= 3 * error.toDouble() + 0.01 * months)
        return true;
    qWarning() << value.known().toDecimal() << "is not" << expected << "within" << error.toDecimal();
    return false;
}

} // namespace

void RangesTest::aTriangularFigureOnALine()
{
    Plan plan = emptyPlan();
    const double others = evaluated(plan).total.known().toDouble();
    plan.services.logGiBPerMonth = range(2, 5, 14, RangeShape::Triangular);
    const double rate = 12 * rateOf(plan, u"shared/logs"_s);
    QVERIFY(rate > 0);
    const CostRange total = drawn(plan).total;
    QVERIFY(isNear(total.mean, total.meanError, others + rate * 7));
    QVERIFY(isNear(total.p10, total.p10Error, others + rate * 3.897366596));
    QVERIFY(isNear(total.p50, total.p50Error, others + rate * 6.651530772));
    QVERIFY(isNear(total.p90, total.p90Error, others + rate * 10.71366467));
    QVERIFY(total.meanError.toDouble() < 0.005 * total.mean.known().toDouble());
}

void RangesTest::twoUniformFiguresMakeATriangle()
{
    Plan plan = emptyPlan();
    plan.services.logGiBPerMonth = range(0, 5, 10, RangeShape::Uniform);
    plan.data.egressGiBPerMonth = range(100, 150, 200, RangeShape::Uniform);
    const double each = 12 * 10 * rateOf(plan, u"shared/logs"_s);
    // The first 100 GiB are free, what follows is as wide in money as the logs are.
    const double width = each / 12 / rateOf(plan, u"shared/egress"_s);
    QVERIFY(width > 0);
    plan.data.egressGiBPerMonth = range(100, 100 + width / 2, 100 + width, RangeShape::Uniform);
    Plan least = plan;
    least.services.logGiBPerMonth = 0;
    least.data.egressGiBPerMonth = 100;
    const double base = evaluated(least).total.known().toDouble();
    const CostRange total = drawn(plan).total;
    QVERIFY(isNear(total.p10, total.p10Error, base + std::sqrt(0.2) * each, 24));
    QVERIFY(isNear(total.p50, total.p50Error, base + each, 24));
    QVERIFY(isNear(total.p90, total.p90Error, base + (2 - std::sqrt(0.2)) * each, 24));
    QVERIFY(isNear(total.mean, total.meanError, base + each, 24));
}

void RangesTest::theProductOfLognormalFigures()
{
    Plan plan = emptyPlan();
    plan.months = 1;
    plan.assumptions.nodeStartMinutes = Estimate(0, 0, 0);
    const double base = evaluated(plan).total.known().toDouble();
    Compute compute;
    compute.id = u"jobs"_s;
    compute.target = u"serverless_compute"_s;
    compute.size = u"Standard_D4s_v3"_s;
    compute.maxNodes = 4;
    compute.publicIp = false;
    TrainingJob job;
    job.compute = compute.id;
    job.runsPerMonth = range(8, 16, 32, RangeShape::Lognormal);
    job.work.measuredHours = range(2, 4, 8, RangeShape::Lognormal);
    plan.computes.push_back(compute);
    Workload work;
    work.id = u"train"_s;
    work.detail = job;
    plan.workloads.push_back(work);
    const double rate = rateOf(plan, u"compute/jobs/nodes"_s);
    QVERIFY(rate > 0);
    // The tail of a product is long: more draws tell it better.
    const CostRange total = drawn(plan, 100'000).total;
    const double spread = std::exp2(std::sqrt(2.0));
    QVERIFY(isNear(total.p10, total.p10Error, base + rate * 64 / spread, 1));
    QVERIFY(isNear(total.p50, total.p50Error, base + rate * 64, 1));
    QVERIFY(isNear(total.p90, total.p90Error, base + rate * 64 * spread, 1));
}

void RangesTest::oneGrowthIsOneDraw()
{
    Plan plan = emptyPlan();
    plan.data.sizeGiB = Estimate(1000, 1000, 1000);
    plan.growth.dataPercent = range(0, 5, 10, RangeShape::Uniform);
    const double rate = rateOf(plan, u"shared/data"_s);
    Plan none = plan;
    none.data.sizeGiB = 0;
    const double base = evaluated(none).months[0].total.known().toDouble();
    const Uncertainty result = drawn(plan);
    QCOMPARE(result.inputs.size(), std::size_t(1));
    for (int m = 0; m < plan.months; ++m) {
        const CostRange &month = result.months[static_cast<std::size_t>(m)];
        QVERIFY(isNear(month.p10, month.p10Error, base + rate * 1000 * std::pow(1.01, m), 1));
        QVERIFY(isNear(month.p90, month.p90Error, base + rate * 1000 * std::pow(1.09, m), 1));
    }
    // All months are dear together: here, and only here, percentiles do add up.
    double sum = 0;
    for (const CostRange &month : result.months)
        sum += month.p90.known().toDouble();
    QVERIFY(std::abs(sum - result.total.p90.known().toDouble()) < 0.13);
}

void RangesTest::theChanceToExceedTheMedianIsAHalf()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.budget = Budget{drawn(plan).total.p50.known().toDecimal(), BudgetPeriod::Horizon, {}};
    const Uncertainty result = drawn(plan);
    QVERIFY(result.overBudget.has_value());
    QVERIFY(std::abs(result.overBudget->share - 0.5) <= 0.001);
    QVERIFY(std::abs(result.overBudget->error - 0.005) < 1e-4);
    plan.budget->amount = u"0.01"_s;
    QCOMPARE(drawn(plan).overBudget->share, 1.0);
    plan.budget->amount = u"999999999"_s;
    QCOMPARE(drawn(plan).overBudget->share, 0.0);
}

void RangesTest::aWiderRangeIsNotNarrower()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    auto &job = std::get<TrainingJob>(plan.workload(u"train")->detail);
    Money before(0, Currency());
    for (const double half : {0.0, 1.0, 2.0, 4.0, 5.5}) {
        job.work.measuredHours = Estimate(6, 6 - half, 6 + half);
        const CostRange total = drawn(plan).total;
        const Money width = total.p90.known() - total.p10.known();
        QVERIFY(width >= before);
        before = width;
    }
}

/// The bins up to the one of a percentile hold at least its share of the draws, and those before it less.
void RangesTest::theBinsOfThePlanAgreeWithItsPercentiles()
{
    Plan plan = emptyPlan();
    plan.data.egressGiBPerMonth = range(200, 600, 1'800, RangeShape::Pert);
    plan.services.logGiBPerMonth = range(1, 3, 9, RangeShape::Pert);
    const Uncertainty found = drawn(plan);
    std::int64_t all = 0;
    for (const std::int64_t count : found.totals.counts)
        all += count;
    QCOMPARE(all, found.draws);
    const std::array percentiles = {found.total.p10, found.total.p50, found.total.p90};
    for (std::size_t i = 0; i < percentiles.size(); ++i) {
        const std::int64_t at = percentiles[i].known().minor();
        std::int64_t before = 0;
        std::int64_t upTo = 0;
        for (std::size_t bin = 0; bin < found.totals.counts.size(); ++bin) {
            if (found.totals.lowOf(bin) <= at)
                upTo += found.totals.counts[bin];
            if (found.totals.lowOf(bin + 1) <= at)
                before += found.totals.counts[bin];
        }
        QVERIFY(static_cast<double>(upTo) >= quantileShares[i] * found.draws);
        QVERIFY(static_cast<double>(before) <= quantileShares[i] * found.draws);
    }
}

void RangesTest::percentilesDoNotAddUp()
{
    // Several stages that have little in common: it is unlikely that all of them are dear.
    const Uncertainty result = drawn(templatePlan(u"tabular-automl-batch"_s));
    Money sum(0, Currency());
    for (const CostRange &stage : result.stages)
        sum += stage.p90.known();
    QVERIFY(result.total.p90.known() < sum);
    QVERIFY(result.total.p10 < result.total.p50 && result.total.p50 < result.total.p90);
}

void RangesTest::theLargestSwingComesFirst()
{
    Plan plan = emptyPlan();
    plan.services.logGiBPerMonth = range(0, 5, 10, RangeShape::Uniform);
    plan.data.sizeGiB = range(1000, 1000, 1010, RangeShape::Uniform);
    const Uncertainty result = drawn(plan);
    QCOMPARE(result.swings.size(), std::size_t(2));
    const Swing &first = result.swings[0];
    QCOMPARE(result.inputs[first.input].field, u"/services/logGiBPerMonth"_s);
    QCOMPARE(first.p10, 1.0);
    QCOMPARE(first.p90, 9.0);
    const double rate = 12 * rateOf(plan, u"shared/logs"_s);
    QVERIFY(std::abs(first.width().toDouble() - 8 * rate) < 0.13);
    QVERIFY(first.width() > result.swings[1].width());
}

void RangesTest::anIncompleteTotalSaysSo()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    QVERIFY(drawn(plan, 200).total.p50.isComplete());
    plan.computes[1].size = u"Standard_Nonexistent"_s;
    const Uncertainty result = drawn(plan, 200);
    QVERIFY(!result.total.p10.isComplete());
    QVERIFY(!result.atMedians.isComplete());
    QCOMPARE(result.incomplete.share, 1.0);
    QCOMPARE(result.total.p10.missing(), evaluated(plan).total.missing());
}

/// What is missing can only make it more: "0 %" of a budget would be a promise that nobody can give.
void RangesTest::aChanceAgainstAnIncompleteTotalIsABound()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.budget = Budget{u"999999999"_s, BudgetPeriod::Horizon, {}};
    QCOMPARE(drawn(plan, 200).overBudget->bound, Chance::Bound::Exact);
    plan.computes[1].size = u"Standard_Nonexistent"_s;
    const Chance over = *drawn(plan, 200).overBudget;
    QCOMPARE(over.bound, Chance::Bound::AtLeast);
    QVERIFY(!over.isKnown());
    QVERIFY(!over.opposite().isKnown()); // that it is kept at the most always
    QCOMPARE(over.opposite().bound, Chance::Bound::AtMost);
}

void RangesTest::chancesAreTold_data()
{
    QTest::addColumn<double>("share");
    QTest::addColumn<int>("bound");
    QTest::addColumn<QString>("text");
    constexpr auto exact = static_cast<int>(Chance::Bound::Exact);
    constexpr auto least = static_cast<int>(Chance::Bound::AtLeast);
    constexpr auto most = static_cast<int>(Chance::Bound::AtMost);
    QTest::newRow("nothing") << 0.0 << exact << u"0 %"_s;
    QTest::newRow("little") << 0.004 << exact << u"under 1 %"_s;
    QTest::newRow("nearly all") << 0.996 << exact << u"over 99 %"_s;
    QTest::newRow("nothing at least") << 0.0 << least << u"not known"_s;
    QTest::newRow("little at least") << 0.004 << least << u"at least 0 %"_s;
    QTest::newRow("some at least") << 0.12 << least << u"at least 12 %"_s;
    QTest::newRow("all at least") << 1.0 << least << u"100 %"_s;
    QTest::newRow("all at most") << 1.0 << most << u"not known"_s;
    QTest::newRow("some at most") << 0.6 << most << u"at most 60 %"_s;
    QTest::newRow("nothing at most") << 0.0 << most << u"0 %"_s;
}

void RangesTest::chancesAreTold()
{
    QFETCH(double, share);
    QFETCH(int, bound);
    QFETCH(QString, text);
    QCOMPARE(chanceText({share, 0, static_cast<Chance::Bound>(bound)}, QLocale::c()), text);
}

/// Of a total of 1,000 what moves it by 10 or more is told.
void RangesTest::whatMovesTheTotalByAHundredthIsTelling()
{
    Uncertainty ranges;
    const auto swing = [](std::int64_t low, std::int64_t high) {
        return Swing{0, 0, 1, Total(Money(low, Currency())), Total(Money(high, Currency()))};
    };
    ranges.atMedians = Total(Money(100'000, Currency()));
    QCOMPARE(ranges.telling(), std::size_t(0));
    ranges.swings = {swing(90'000, 120'000), swing(99'500, 100'500), swing(99'501, 100'500)};
    QCOMPARE(ranges.telling(), std::size_t(2));
}

/// A run of 100 hours at a share q of losses an hour takes (e^100q - 1) / q hours: more than the 730 of a month from 3.2 % on, and from
/// 11.7 % on more than are counted at all. Of 1 to 20 % alike that are 88 and 44 %.
void RangesTest::aDrawInWhichARunNeverEndsIsIncomplete()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.templateId.clear();
    std::erase_if(plan.workloads, [](const Workload &each) { return each.id != u"train"_s; });
    auto &job = std::get<TrainingJob>(plan.workloads.front().detail);
    job.work.measuredHours = 100;
    job.checkpointMinutes.reset();
    job.runsPerMonth = 1;
    job.failedPercent = 0;
    plan.compute(u"train")->tier = Tier::LowPriority;
    plan.compute(u"train")->maxNodes = 1;
    plan.assumptions.evictionPercentPerHour = range(1, 1, 20, RangeShape::Uniform);
    QVERIFY(evaluated(plan).total.isComplete());
    QVERIFY(drawn(plan, 1000).incomplete.share > 0.8);
}

/// 1,000,000 items of 0.05 s within 6 hours take 3 nodes (2 need 6.9 hours, 3 need 4.6), which are what the cluster has. They keep the window up
/// to 6 x 3,600 x 3 / 1,000,000 = 0.0648 s an item: of 0.03 to 0.09 s alike that are 58 %. What takes longer costs more and is done all the same:
/// nothing is without a price, and at the median of 0.06 s a run has 16.67 node-hours.
void RangesTest::aBatchRunsOnTheNodesThatAreDeployed()
{
    Plan plan = emptyPlan();
    plan.months = 1;
    plan.assumptions.nodeStartMinutes = Estimate(0, 0, 0);
    const double base = evaluated(plan).total.known().toDouble();
    Compute compute;
    compute.id = u"score"_s;
    compute.target = u"compute_cluster"_s;
    compute.size = u"Standard_D4s_v3"_s;
    compute.maxNodes = 3;
    compute.idleSeconds = 0;
    compute.publicIp = false;
    BatchScoring batch;
    batch.compute = compute.id;
    batch.itemsPerRun = 1'000'000;
    batch.secondsPerItem = range(0.03, 0.05, 0.09, RangeShape::Uniform);
    batch.runsPerMonth = 10;
    batch.windowHours = 6;
    batch.nodesPerRun = 0;
    plan.computes.push_back(compute);
    Workload work;
    work.id = u"score"_s;
    work.detail = batch;
    plan.workloads.push_back(work);
    const double rate = rateOf(plan, u"compute/score/nodes"_s);
    QVERIFY(rate > 0);
    const Uncertainty result = drawn(plan);
    QCOMPARE(result.incomplete.share, 0.0);
    QCOMPARE(result.targets.size(), std::size_t(1));
    QVERIFY(result.targets.front().keptAsPlanned);
    QVERIFY2(std::abs(result.targets.front().kept.share - 0.58) < 0.015,
             qPrintable(QString::number(result.targets.front().kept.share)));
    QVERIFY(isNear(result.total.p50, result.total.p50Error, base + rate * 10 * 1e6 * 0.06 / 3600, 1));
}

SLIPWAY_TEST(RangesTest)
#include "tst_ranges.moc"
