// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/explain/explanationplans.h"
#include "tests/support/testrun.h"

#include "model/explain/keyfigures.h"
#include "tests/support/locales.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

const QString noFigure = u"\u2013"_s;

using Tone = KeyFigure::Tone;

KeyFigures figuresFor(const Plan &plan, const QString &workload, const QString &deployment = {})
{
    const Context context = explanationContext();
    return keyFigures({workload, deployment}, plan, evaluate(plan, context), context, english);
}

TrainingJob &tune(Plan &plan)
{
    return std::get<TrainingJob>(plan.workload(u"tune")->detail);
}

/// A fine-tuning of 7.5 hours, 5 to 13, measured on the one NC48ads A100 v4 that it runs on.
Plan fineTuning()
{
    Plan plan = explanationTemplate(u"llm-finetune-endpoint"_s);
    TrainingJob &job = tune(plan);
    job.work.method = WorkMethod::MeasuredHours;
    job.work.measuredHours = Estimate(7.5, 5, 13);
    job.work.measuredSize = u"Standard_NC48ads_A100_v4"_s;
    job.work.measuredNodes = 1;
    job.nodesPerRun = 1;
    job.deadlineHours = 24;
    plan.compute(job.compute)->size = u"Standard_NC48ads_A100_v4"_s;
    plan.assumptions.nodeStartMinutes = Estimate(5, 3, 10);
    return plan;
}

} // namespace

/// The four figures above what follows for a workload, worked out by hand.
class KeyFiguresTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aRunTakesAndCosts();
    void aRunThatCannotStartSaysWhy();
    void aLimitIsKeptNearedOrBroken_data();
    void aLimitIsKeptNearedOrBroken();
    void aMonthIsTheSumOfItsLines();
    void memoryFitsOrDoesNot();
    void aRunWithoutWorkLeadsToTheMissingEntry_data();
    void aRunWithoutWorkLeadsToTheMissingEntry();
    void aBatchIsBusyButForItsStart();
    void peopleWorkForPartOfTheOpenHours();
    void anEndpointAnswersBesideItsTarget();
    void instancesBeginWithWhatStandsAtAllTimes();
    void requestsHaveAPrice();
    void whatIsNotThereIsFourDashes();
};

void KeyFiguresTest::aRunTakesAndCosts()
{
    const KeyFigures figures = figuresFor(fineTuning(), u"tune"_s);
    QCOMPARE(figures[0].caption, u"A run takes"_s);
    QCOMPARE(figures[0].value, u"7 h 30"_s);
    QCOMPARE(figures[0].unit, u"min"_s);
    QCOMPARE(figures[0].detail, u"5 to 13 h, deadline 24 h"_s);
    QCOMPARE(*figures[0].share, 7.5 / 24);
    QCOMPARE(figures[0].tone, Tone::Plain);
    // USD 9.55 an hour, from 5 h and 3 min of start to 13 h and 10 min; likely 7 h 30 min and 5 min.
    QCOMPARE(figures[1].value, u"72.42"_s);
    QCOMPARE(figures[1].unit, u"USD"_s);
    QCOMPARE(figures[1].detail, u"48.23 to 125.74"_s);
    QVERIFY(figures[1].figure && figures[1].figure->output == u"cost_per_run"_s);
}

/// A price would help nobody: the run is wider than its cluster.
void KeyFiguresTest::aRunThatCannotStartSaysWhy()
{
    Plan plan = fineTuning();
    tune(plan).nodesPerRun = 3;
    plan.compute(tune(plan).compute)->maxNodes = 2;
    const Context context = explanationContext();
    const Evaluation evaluation = evaluate(plan, context);
    const KeyFigures figures = keyFigures({u"tune"_s, {}}, plan, evaluation, context, english);
    QCOMPARE(figures[1].caption, u"A run costs"_s);
    QCOMPARE(figures[1].value, noFigure);
    const bool isBlocker = std::any_of(
        evaluation.findings.begin(), evaluation.findings.end(), [&](const Finding &finding) {
            return finding.severity == Severity::Blocker && finding.title == figures[1].detail;
        });
    QVERIFY2(isBlocker, qPrintable(figures[1].detail));
    QVERIFY2(!figures[1].detail.contains(u"price"_s), qPrintable(figures[1].detail));
}

void KeyFiguresTest::aLimitIsKeptNearedOrBroken_data()
{
    QTest::addColumn<double>("hours");
    QTest::addColumn<int>("tone");
    QTest::addColumn<QString>("detail");
    QTest::newRow("kept") << 10.0 << static_cast<int>(Tone::Plain) << u"5 to 13 h, deadline 10 h"_s;
    QTest::newRow("neared") << 7.5 / 0.95 << static_cast<int>(Tone::Caution)
                            << u"5 to 13 h, deadline 7 h 54 min"_s;
    QTest::newRow("reached") << 7.5 << static_cast<int>(Tone::Caution) << u"5 to 13 h, deadline 7 h 30 min"_s;
    QTest::newRow("broken") << 7.0 << static_cast<int>(Tone::Bad) << u"over: deadline 7 h"_s;
}

void KeyFiguresTest::aLimitIsKeptNearedOrBroken()
{
    QFETCH(double, hours);
    QFETCH(int, tone);
    Plan plan = fineTuning();
    tune(plan).deadlineHours = hours;
    const KeyFigures figures = figuresFor(plan, u"tune"_s);
    QCOMPARE(static_cast<int>(figures[0].tone), tone);
    QTEST(figures[0].detail, "detail");
    QCOMPARE(*figures[0].share, 7.5 / hours);
}

void KeyFiguresTest::aMonthIsTheSumOfItsLines()
{
    const Plan plan = fineTuning();
    const Context context = explanationContext();
    const Evaluation evaluation = evaluate(plan, context);
    Money sum(0, evaluation.currency);
    for (const CostLine &line : evaluation.lines) {
        if (line.stage == CostStage::Training && line.workloads.contains(u"tune"_s))
            sum += line.total;
    }
    QVERIFY(!sum.isZero());
    QCOMPARE(costOfWorkload(evaluation, u"tune"_s).total, Total(sum));
    QCOMPARE(costOfWorkload(evaluation, u"tune"_s).sharedWith, 0);
    const KeyFigure month = keyFigures({u"tune"_s}, plan, evaluation, context, english)[2];
    // 12 months: the sum in cents over 12, to the cent.
    QCOMPARE(plan.months, 12);
    const double cents = static_cast<double>(sum.minor()) / 12;
    QCOMPARE(month.value, english.toString(std::round(cents) / 100, 'f', 2));
    QCOMPARE(*month.share, sum.toDouble() / evaluation.total.known().toDouble());
    QVERIFY2(month.detail.endsWith(u" of the plan"_s), qPrintable(month.detail));
}

void KeyFiguresTest::memoryFitsOrDoesNot()
{
    Plan plan = fineTuning();
    const KeyFigure fits = figuresFor(plan, u"tune"_s)[3];
    QCOMPARE(fits.unit, u"of 80 GiB"_s);
    QCOMPARE(fits.tone, Tone::Good);
    QVERIFY2(fits.detail.startsWith(u"fits, "_s), qPrintable(fits.detail));
    QVERIFY(*fits.share > 0 && *fits.share < 1);
    QCOMPARE(QString::number(*fits.share * 80, 'f', 1), QString::number(fits.value.toDouble(), 'f', 1));
    plan.compute(tune(plan).compute)->size = u"Standard_D8s_v3"_s;
    const KeyFigure none = figuresFor(plan, u"tune"_s)[3];
    QCOMPARE(none.value, noFigure);
    QCOMPARE(none.detail, u"this size has no GPU"_s);
    QVERIFY(none.field.isEmpty());
}

void KeyFiguresTest::aRunWithoutWorkLeadsToTheMissingEntry_data()
{
    QTest::addColumn<int>("method");
    QTest::addColumn<QString>("member");
    QTest::newRow("hours") << static_cast<int>(WorkMethod::MeasuredHours) << u"measuredHours"_s;
    QTest::newRow("images") << static_cast<int>(WorkMethod::ImagesAndEpochs) << u"images"_s;
}

void KeyFiguresTest::aRunWithoutWorkLeadsToTheMissingEntry()
{
    QFETCH(int, method);
    QFETCH(QString, member);
    Plan plan = fineTuning();
    TrainingWork &work = tune(plan).work;
    work.method = static_cast<WorkMethod>(method);
    work.measuredHours = Estimate(0);
    work.images = Estimate(0);
    const KeyFigure time = figuresFor(plan, u"tune"_s)[0];
    QCOMPARE(time.value, noFigure);
    QVERIFY2(time.field.endsWith(u"/training/work/"_s + member), qPrintable(time.field));
    QVERIFY(!time.share);
}

void KeyFiguresTest::aBatchIsBusyButForItsStart()
{
    Plan plan = explanationTemplate(u"tabular-automl-batch"_s);
    const auto workload
        = std::find_if(plan.workloads.begin(), plan.workloads.end(), [](const Workload &each) {
              return std::holds_alternative<BatchScoring>(each.detail);
          });
    auto &batch = std::get<BatchScoring>(workload->detail);
    batch.itemsPerRun = Estimate(36'000);
    batch.secondsPerItem = Estimate(1);
    batch.workersPerNode = 1;
    batch.miniBatchSize = 100;
    batch.nodesPerRun = 2;
    batch.windowHours = 8;
    plan.compute(batch.compute)->maxNodes = 2;
    plan.assumptions.nodeStartMinutes = Estimate(5);
    const KeyFigures figures = figuresFor(plan, workload->id);
    // 360 mini-batches of 100 s on two workers: 5 h; the two nodes are billed for 5 h 5 min each.
    QCOMPARE(figures[0].value, u"5"_s);
    QCOMPARE(figures[0].unit, u"h"_s);
    QCOMPARE(figures[0].detail, u"window 8 h"_s);
    QCOMPARE(*figures[0].share, 5.0 / 8);
    QVERIFY(std::abs(*figures[1].share - 300.0 / 305) < 1e-9);
    QCOMPARE(figures[1].value, u"98"_s);
    QCOMPARE(figures[2].value, u"2"_s);
    QVERIFY2(figures[3].detail.endsWith(u" per 1,000"_s), qPrintable(figures[3].detail));
}

void KeyFiguresTest::peopleWorkForPartOfTheOpenHours()
{
    Plan plan = explanationTemplate(u"llm-finetune-endpoint"_s);
    const auto workload
        = std::find_if(plan.workloads.begin(), plan.workloads.end(), [](const Workload &each) {
              return std::holds_alternative<Experimentation>(each.detail);
          });
    auto &people = std::get<Experimentation>(workload->detail);
    people.people = Estimate(2);
    people.hoursPerDay = Estimate(5);
    people.daysPerWeek = 5;
    Compute &machines = *plan.compute(people.compute);
    machines.instances = 2;
    machines.schedule.enabled = false;
    machines.idleShutdownMinutes = 60;
    const KeyFigures figures = figuresFor(plan, workload->id);
    // 2 x 5 h x 5 days in each of 365 / 84 weeks; every day each runs on for an hour: 6 h of 5.
    QCOMPARE(figures[0].value, u"217"_s);
    QCOMPARE(figures[0].detail, u"of 261 open hours"_s);
    QVERIFY(std::abs(*figures[0].share - 5.0 / 6) < 1e-6);
    QCOMPARE(figures[1].tone, Tone::Good);
    QVERIFY(*figures[1].share > 0 && *figures[1].share < 1);
    QCOMPARE(figures[2].value, u"1"_s);
    QCOMPARE(figures[2].detail, u"2 for 2 people"_s);
    machines.idleShutdownMinutes.reset();
    QCOMPARE(figuresFor(plan, workload->id)[1].tone, Tone::Caution);
}

void KeyFiguresTest::anEndpointAnswersBesideItsTarget()
{
    const Plan plan = explanationTemplate(u"llm-finetune-endpoint"_s);
    const Evaluation evaluation = evaluate(plan, explanationContext());
    const auto sized = std::find_if(evaluation.sizing.begin(), evaluation.sizing.end(),
                                    [](const SizingResult &each) { return !each.deployment.isEmpty(); });
    QVERIFY(sized != evaluation.sizing.end());
    const KeyFigures figures = figuresFor(plan, sized->workload, sized->deployment);
    const double worse = std::max(sized->output(u"latency_pooled_ms")->likely,
                                  sized->output(u"latency_split_ms")->likely);
    QCOMPARE(*figures[0].share, worse / 12'000);
    QVERIFY(figures[0].detail.contains(u"target is 12 s"_s));
    // What is not the target does not read like it.
    QVERIFY2(figures[0].value != u"12"_s, qPrintable(figures[0].value));
    QCOMPARE(figures[0].unit, u"s"_s);
    QCOMPARE(*figures[1].share, sized->output(u"utilization")->likely / 0.7);
    QVERIFY(figures[2].detail.endsWith(u" at the peak"_s));
}

// One in each of three zones however little load there is, of which one may be lost: not the lowest number of the plan.
void KeyFiguresTest::instancesBeginWithWhatStandsAtAllTimes()
{
    Plan plan = explanationTemplate(u"vision-realtime"_s);
    auto &endpoint = std::get<RealtimeEndpoint>(plan.workload(u"serve")->detail);
    endpoint.zones = 3;
    endpoint.dayProfile.fill(1);
    endpoint.dayProfile[12] = 100;
    endpoint.deployments.front().sizing = InstanceSizing::DerivedAutoscale;
    endpoint.deployments.front().minInstances = 1;
    const KeyFigures figures = figuresFor(plan, u"serve"_s, u"blue"_s);
    QCOMPARE(figures[2].caption, u"Instances"_s);
    QVERIFY2(figures[2].value.startsWith(u"3 to "_s), qPrintable(figures[2].value));
}

void KeyFiguresTest::requestsHaveAPrice()
{
    Plan plan = explanationTemplate(u"llm-finetune-endpoint"_s);
    plan.growth.requestsPercent = Estimate(0);
    Workload &serve = *plan.workload(u"serve");
    auto &endpoint = std::get<RealtimeEndpoint>(serve.detail);
    endpoint.peakRequestsPerSecond = Estimate(2);
    endpoint.dayProfile.fill(50);
    endpoint.dayProfile[0] = 100;
    endpoint.outputTokens = 250;
    const Context context = explanationContext();
    const Evaluation evaluation = evaluate(plan, context);
    // Every second of 730 hours: one request, and two in one hour of 24.
    const double requests = 730 * 3600 * 2 * (23 * 0.5 + 1) / 24 * (plan.months - serve.startMonth);
    const double total = costOfWorkload(evaluation, u"serve"_s).total.known().toDouble();
    const QString deployment = endpoint.deployments.front().id;
    const auto detail = [&](const Plan &of) {
        return keyFigures({u"serve"_s, deployment}, of, evaluation, context, english)[3].detail;
    };
    QCOMPARE(detail(plan), english.toString(total / requests * 1e6 / 250, 'f', 2) + u" a million tokens"_s);
    endpoint.outputTokens.reset();
    QVERIFY2(detail(plan).endsWith(u" for 1,000 requests"_s), qPrintable(detail(plan)));
    QVERIFY(std::abs(detail(plan).section(u' ', 0, 0).toDouble() - total / requests * 1000) < 0.006);
}

void KeyFiguresTest::whatIsNotThereIsFourDashes()
{
    Plan plan = fineTuning();
    for (const QString &workload : {u"nobody"_s, u"tune"_s}) {
        plan.workload(u"tune")->enabled = false;
        for (const KeyFigure &figure : figuresFor(plan, workload)) {
            QVERIFY(!figure.caption.isEmpty());
            QCOMPARE(figure.value, noFigure);
            QCOMPARE(figure.detail, u"not part of the plan"_s);
            QVERIFY(figure.field.isEmpty() && !figure.share);
        }
    }
}

SLIPWAY_TEST(KeyFiguresTest)

#include "tst_keyfigures.moc"
