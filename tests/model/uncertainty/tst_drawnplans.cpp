// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/plan/fieldplaces.h"
#include "model/uncertainty/drawnplan.h"
#include "model/uncertainty/drawtargets.h"
#include "model/uncertainty/uncertainty.h"
#include "model/uncertainty/usualranges.h"
#include "tests/model/evaluation/evaluationfixture.h"

#include <QTest>

#include <set>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// Each draw is a plan: it costs what evaluate() says of it.
class DrawnPlansTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyDrawCostsWhatItsPlanCosts_data();
    void everyDrawCostsWhatItsPlanCosts();
    void rangesOfNoWidthGiveTheTotal_data();
    void rangesOfNoWidthGiveTheTotal();
    void threadsChangeNothing();
    void theSameInputIsDrawnAlikeInEveryPlan();
    void targetsAreThoseOfTheRules();
    void everyFigureHasAUsualRange();
    void onlyStatedRangesAreDrawnWhereAsked();
};

namespace {

/// Templates as they are, and with what they do not have.
void addPlans()
{
    QTest::addColumn<Plan>("plan");
    for (const QString &id : {u"edge-arc"_s, u"llm-finetune-endpoint"_s, u"many-models-forecast"_s,
                              u"proof-of-concept"_s, u"regulated-isolated"_s, u"spark-features-batch"_s,
                              u"tabular-automl-batch"_s, u"vision-realtime"_s})
        QTest::newRow(qPrintable(id)) << templatePlan(id);
}

Plan servingPlan(InstanceSizing sizing)
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.growth.requestsPercent = Estimate(4, 0, 9);
    plan.growth.peoplePercent = 3;
    auto &endpoint = std::get<RealtimeEndpoint>(plan.workload(u"serve")->detail);
    endpoint.deployments[0].sizing = sizing;
    endpoint.deployments[0].maxInstances = 12;
    return plan;
}

Plan jobPlan(WorkMethod method, Tier tier)
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.compute(u"train")->tier = tier;
    plan.model.precision = Precision::BFloat16;
    auto &job = std::get<TrainingJob>(plan.workload(u"train")->detail);
    job.work.method = method;
    job.work.parametersBillion = Estimate(1, 0.9, 1.2);
    job.work.tokensBillion = 2;
    job.work.images = 1'000'000;
    job.work.epochs = 20;
    job.work.imagesPerSecond = 900;
    job.checkpointMinutes = 30;
    return plan;
}

Plan committedPlan()
{
    Plan plan = servingPlan(InstanceSizing::DerivedAutoscale);
    Commitment commitment;
    commitment.size = plan.compute(u"serve")->size;
    commitment.units = 2;
    commitment.start = plan.start;
    plan.commitments.push_back(commitment);
    return plan;
}

void addHarderPlans()
{
    QTest::newRow("derived") << servingPlan(InstanceSizing::Derived);
    QTest::newRow("derived by the hour") << servingPlan(InstanceSizing::DerivedAutoscale);
    QTest::newRow("autoscale") << servingPlan(InstanceSizing::Autoscale);
    QTest::newRow("tokens") << jobPlan(WorkMethod::ParametersAndTokens, Tier::Dedicated);
    QTest::newRow("tokens, spot") << jobPlan(WorkMethod::ParametersAndTokens, Tier::Spot);
    QTest::newRow("images") << jobPlan(WorkMethod::ImagesAndEpochs, Tier::Dedicated);
    QTest::newRow("measured, spot") << jobPlan(WorkMethod::MeasuredHours, Tier::Spot);
    QTest::newRow("commitments") << committedPlan();
    Plan euros = templatePlan(u"tabular-automl-batch"_s);
    euros.currency = u"EUR"_s;
    euros.discountPercent = 12.5;
    QTest::newRow("euros") << euros;
}

/// What the drawn plan costs in a month at the prices that were drawn.
std::int64_t evaluatedMonth(const Evaluation &evaluation, std::span<const cost::TallyPrice> prices,
                            CostStage stage, std::size_t month, const ExchangeRate &exchange)
{
    std::int64_t sum = 0;
    for (const CostLine &line : evaluation.lines) {
        if (line.stage != stage || !line.rate)
            continue;
        Rate rate = *line.rate;
        for (const cost::TallyPrice &price : prices) {
            const bool isOfLine = price.size.isEmpty()
                ? price.what == line.sku
                : price.size == line.sku && price.paidAs == line.paidAs;
            if (isOfLine && price.pricing.region == line.priceRegion)
                rate = *price.rate;
        }
        sum += amount(rate, line.quantities[month], exchange).minor();
    }
    return sum;
}

void makeExact(Plan &plan)
{
    for (const EstimatePlace &place : estimatesOf(plan, true))
        place.estimate->low = place.estimate->high = place.estimate->likely;
}

/// Whether a drawn plan misses an amount, apart from hours that people would work on when a schedule has stopped their machines: drawn, they do no
/// more than they can, unless that is planned.
bool missesMore(const Evaluation &drawn, const Plan &planned)
{
    const bool stop = evaluated(planned).total.isComplete();
    return std::ranges::any_of(drawn.lines, [&](const CostLine &line) {
        const bool isOfPeople = std::ranges::any_of(planned.workloads, [&](const Workload &workload) {
            return std::holds_alternative<Experimentation>(workload.detail)
                && workload.computeIds().contains(line.compute);
        });
        return !line.whole() && !(stop && isOfPeople && line.role == CostRole::Uncounted);
    });
}

} // namespace

void DrawnPlansTest::everyDrawCostsWhatItsPlanCosts_data()
{
    addPlans();
    addHarderPlans();
}

void DrawnPlansTest::everyDrawCostsWhatItsPlanCosts()
{
    QFETCH(Plan, plan);
    const ExchangeRate exchange
        = plan.currency == u"USD"_s ? ExchangeRate() : *prices().exchange(*Currency::fromCode(plan.currency));
    DrawnPlan drawn(plan, context(), {});
    QVERIFY(!drawn.inputs().empty());
    std::set<std::int64_t> different;
    for (std::uint64_t trial = 0; trial < 25; ++trial) {
        drawn.draw(trial);
        const Evaluation evaluation = evaluated(drawn.plan());
        std::int64_t total = 0;
        for (std::size_t s = 0; s < costStageCount; ++s) {
            const auto stage = static_cast<CostStage>(s);
            for (int m = 0; m < plan.months; ++m) {
                QCOMPARE(
                    drawn.tally().amount(stage, m),
                    evaluatedMonth(evaluation, drawn.prices(), stage, static_cast<std::size_t>(m), exchange));
                total += drawn.tally().amount(stage, m);
            }
        }
        QCOMPARE(drawn.tally().isIncomplete(), missesMore(evaluation, plan));
        different.insert(total);
    }
    QVERIFY(different.size() > 20);
}

void DrawnPlansTest::rangesOfNoWidthGiveTheTotal_data()
{
    addPlans();
    addHarderPlans();
}

void DrawnPlansTest::rangesOfNoWidthGiveTheTotal()
{
    QFETCH(Plan, plan);
    makeExact(plan);
    const Evaluation evaluation = evaluated(plan);
    const Uncertainty result = drawCosts(plan, context(), evaluation.total);
    QVERIFY(result.isExact());
    for (const Total &each : {result.total.p10, result.total.p50, result.total.p90, result.total.mean})
        QCOMPARE(each, evaluation.total);
    QCOMPARE(result.averageMonth.p50, evaluation.averageMonth);
    for (std::size_t m = 0; m < evaluation.months.size(); ++m)
        QCOMPARE(result.months[m].p90.known(), evaluation.months[m].total.known());
    for (std::size_t s = 0; s < costStageCount; ++s)
        QCOMPARE(result.stages[s].p10.known(), evaluation.stageTotals[s].known());
    QVERIFY(result.total.meanError.isZero() && result.total.p90Error.isZero());
    QVERIFY(result.swings.empty());
    for (const TargetChance &target : result.targets)
        QCOMPARE(target.kept.share, target.keptAsPlanned ? 1.0 : 0.0);
}

void DrawnPlansTest::threadsChangeNothing()
{
    const Plan plan = jobPlan(WorkMethod::ParametersAndTokens, Tier::Spot);
    const Evaluation evaluation = evaluated(plan);
    DrawOptions options;
    options.draws = 1000;
    options.threads = 1;
    const Uncertainty one = drawCosts(plan, context(), evaluation.total, options);
    for (const int threads : {2, 3}) {
        options.threads = threads;
        const Uncertainty several = drawCosts(plan, context(), evaluation.total, options);
        QCOMPARE(several.total, one.total);
        QCOMPARE(several.months, one.months);
        QCOMPARE(several.stages, one.stages);
        QCOMPARE(several.targets, one.targets);
        QCOMPARE(several.abovePlanned, one.abovePlanned);
        // Drawn without costs they are kept as often.
        QCOMPARE(drawTargets(plan, context(), options), one.targets);
    }
    QVERIFY(!one.targets.empty() && one.targets.front().kept.share > 0);
}

void DrawnPlansTest::theSameInputIsDrawnAlikeInEveryPlan()
{
    const Plan plan = templatePlan(u"vision-realtime"_s);
    Plan other = plan;
    other.region = u"northeurope"_s;
    other.workloads.insert(other.workloads.begin(), Workload{});
    other.workloads.front().id = u"more"_s;
    other.workloads.front().enabled = false;
    DrawnPlan first(plan, context(), {});
    DrawnPlan second(other, context(), {});
    const auto hoursOf = [](const Plan &of) {
        return std::get<TrainingJob>(of.workload(u"train")->detail).work.measuredHours.likely;
    };
    std::set<double> different;
    for (std::uint64_t trial = 0; trial < 20; ++trial) {
        first.draw(trial);
        second.draw(trial);
        QCOMPARE(hoursOf(second.plan()), hoursOf(first.plan()));
        different.insert(hoursOf(first.plan()));
    }
    QCOMPARE(different.size(), std::size_t(20));
}

void DrawnPlansTest::targetsAreThoseOfTheRules()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    auto &job = std::get<TrainingJob>(plan.workload(u"train")->detail);
    job.work.measuredSize.clear();
    job.work.measuredHours = Estimate(5, 0, 10);
    job.work.measuredHours.shape = RangeShape::Uniform;
    job.trials = 1;
    job.deadlineHours = 8;
    const Uncertainty result = drawCosts(plan, context(), evaluated(plan).total);
    QCOMPARE(result.targets.size(), std::size_t(2));
    QCOMPARE(result.targets[0].kind, TargetChance::Kind::Deadline);
    QVERIFY(std::abs(result.targets[0].kept.share - 0.8) <= 3 * 0.004);
    QVERIFY(result.targets[0].keptAsPlanned);
    QCOMPARE(result.targets[1].kind, TargetChance::Kind::Latency);
    QCOMPARE(result.targets[1].keptAsPlanned, findingsOf(evaluated(plan), u"serving.instances"_s).empty());
    job.work.measuredHours = Estimate(5, 1, 10);
    job.deadlineHours = 0.5;
    QCOMPARE(drawCosts(plan, context(), evaluated(plan).total).targets[0].kept.share, 0.0);
}

void DrawnPlansTest::everyFigureHasAUsualRange()
{
    int estimates = 0;
    for (const QString &place : numberPlaces()) {
        const bool isEstimate = numberRule(place)->isEstimate;
        estimates += isEstimate ? 1 : 0;
        if (!isEstimate)
            continue;
        const QString member = place.mid(place.lastIndexOf(u'/') + 1);
        const bool found = std::ranges::any_of(usualRanges(), [&](const UsualRange &range) {
            return QString(range.place).endsWith(u'.' + member);
        });
        QVERIFY2(found, qPrintable(place));
    }
    // parametersBillion and runsPerMonth are each in two places.
    QCOMPARE(std::size_t(estimates), usualRanges().size());
}

void DrawnPlansTest::onlyStatedRangesAreDrawnWhereAsked()
{
    const Plan plan = templatePlan(u"vision-realtime"_s);
    DrawOptions options;
    options.statedOnly = true;
    options.draws = 100;
    const Uncertainty result = drawCosts(plan, context(), evaluated(plan).total, options);
    QVERIFY(!result.inputs.empty());
    for (const UncertainInput &input : result.inputs)
        QCOMPARE(input.origin, RangeOrigin::Stated);
    options.statedOnly = false;
    QVERIFY(drawCosts(plan, context(), evaluated(plan).total, options).inputs.size() > result.inputs.size());
}

SLIPWAY_TEST(DrawnPlansTest)
#include "tst_drawnplans.moc"
