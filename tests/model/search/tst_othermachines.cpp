// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/search/choice.h"
#include "model/search/sizechoices.h"
#include "model/search/whynot.h"
#include "tests/model/search/searchfixture.h"

#include <QTest>

#include <cmath>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

/// An endpoint of one deployment on `size`, where one instance answers so many requests at a time.
Plan servingOn(const QString &size, int atATime, double milliseconds)
{
    Plan plan = templatePlan(u"proof-of-concept"_s);
    for (Workload &workload : plan.workloads) {
        auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail);
        if (!endpoint)
            continue;
        endpoint->concurrency = atATime;
        endpoint->serviceMilliseconds = Estimate(milliseconds);
        endpoint->latencyTargetMilliseconds = 5'000;
    }
    plan.compute(u"demo")->size = size;
    return plan;
}

search::Candidate judgedOn(const Plan &plan, const QString &compute, const QString &size, int nodes = 1)
{
    return search::judged(plan, context(), compute, sizeNamed(catalog(), size),
                          regionNamed(catalog(), plan.region), PriceType::PayAsYouGo, nodes)
        .value();
}

Plan planOn(const Plan &plan, const QString &compute, const QString &size)
{
    const PlanEdit edit = search::choice(plan, context(), compute, judgedOn(plan, compute, size, 3));
    const Result<Plan> then = applied(edit, plan);
    if (!then)
        qFatal("%s", qPrintable(then.error().message));
    return *then;
}

const RealtimeEndpoint &endpointOf(const Plan &plan)
{
    for (const Workload &workload : plan.workloads) {
        if (const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail))
            return *endpoint;
    }
    qFatal("no endpoint");
}

} // namespace

/// What is expected is in docs/search-expectations.md, by hand.
class OtherMachinesTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void halfOfTheCpusServeHalf();
    void aRequestWithHalfOfItsCpusTakesLonger();
    void memoryThatNobodyTellsIsNotKnown();
    void memoryLimitsHowManyGoAtATime();
    void whatIsLessIsNamed();
    void peopleDoNotWaitForSlowCpus();
    void aWeakerGpuTakesLonger();
    void aStrongerGpuAnswersSooner();
    void moreGpusAnswerMoreAtATime();
    void statedMemoryOfTrainingIsKept();
    void aCopyFitsWhereItIsWorkedWith();
    void eachWorkerHoldsACopy();
    void lessMemoryThanMeasuredIsNotKnown();
    void whatCannotBeToldLeavesFiguresAlone();
    void languageModelsKeepTheirPlaces();
    void noSizeOfAMomentAgoIsRefused();
};

void OtherMachinesTest::halfOfTheCpusServeHalf()
{
    const Plan plan = servingOn(u"Standard_F4s_v2"_s, 2, 50);
    const RealtimeEndpoint then = endpointOf(planOn(plan, u"demo"_s, u"Standard_F2s_v2"_s));
    QCOMPARE(then.concurrency, 1);
    QCOMPARE(then.serviceMilliseconds.likely, 50.0);
}

void OtherMachinesTest::aRequestWithHalfOfItsCpusTakesLonger()
{
    Plan plan = servingOn(u"Standard_F4s_v2"_s, 1, 50);
    plan.model.ramGiB = 2; // 3 GiB with what is kept free, of 4
    QVERIFY(judgedOn(plan, u"demo"_s, u"Standard_F2s_v2"_s).meetsPlan());
    const RealtimeEndpoint then = endpointOf(planOn(plan, u"demo"_s, u"Standard_F2s_v2"_s));
    QCOMPARE(then.concurrency, 1);
    // 50 x (0.1 + 0.9 / 2) / (0.1 + 0.9 / 4)
    QVERIFY(std::abs(then.serviceMilliseconds.likely - 84.615) < 0.01);
}

void OtherMachinesTest::memoryThatNobodyTellsIsNotKnown()
{
    Plan plan = servingOn(u"Standard_F4s_v2"_s, 1, 50);
    plan.model.ramGiB.reset();
    QCOMPARE(judgedOn(plan, u"demo"_s, u"Standard_F2s_v2"_s).exclusions, bit(Exclusion::Weaker));
    const search::SizeChoices choices = search::sizeChoices(plan, context(), u"demo"_s);
    const auto &row = choices.rows[indexOf(sizeNamed(catalog(), u"Standard_F2s_v2"_s))];
    QVERIFY(row.hasCost());
    QVERIFY2(row.reason.contains(u"not known"_s), qPrintable(row.reason));
}

/// F32s v2 has four times the vCPUs of D8s v3 and twice its memory: two workers, each with the 32 GiB that it was planned with.
void OtherMachinesTest::memoryLimitsHowManyGoAtATime()
{
    Plan plan = templatePlan(u"tabular-automl-batch"_s);
    plan.compute(u"score")->size = u"Standard_D8s_v3"_s;
    for (Workload &workload : plan.workloads) {
        if (auto *batch = std::get_if<BatchScoring>(&workload.detail))
            batch->workersPerNode = 1;
    }
    QVERIFY(!judgedOn(plan, u"score"_s, u"Standard_F32s_v2"_s).has(Exclusion::Weaker));
    const Plan then = planOn(plan, u"score"_s, u"Standard_F32s_v2"_s);
    for (const Workload &workload : then.workloads) {
        const auto *batch = std::get_if<BatchScoring>(&workload.detail);
        if (batch && batch->compute == u"score"_s)
            QCOMPARE(batch->workersPerNode, 2);
    }
    // An endpoint of which nobody tells the memory likewise.
    Plan serving = servingOn(u"Standard_D8s_v3"_s, 1, 50);
    serving.model.ramGiB.reset();
    QVERIFY(!judgedOn(serving, u"demo"_s, u"Standard_F32s_v2"_s).has(Exclusion::Weaker));
    QCOMPARE(endpointOf(planOn(serving, u"demo"_s, u"Standard_F32s_v2"_s)).concurrency, 2);
    serving.model.ramGiB = 2; // told, and four times that fits
    QCOMPARE(endpointOf(planOn(serving, u"demo"_s, u"Standard_F32s_v2"_s)).concurrency, 4);
}

/// Eight V100 have more memory all in all than two A100, and less in each GPU: that is told, and nothing that is more.
void OtherMachinesTest::whatIsLessIsNamed()
{
    Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
    plan.compute(u"notebooks")->size = u"Standard_NC48ads_A100_v4"_s;
    const search::Candidate there = judgedOn(plan, u"notebooks"_s, u"Standard_ND40rs_v2"_s, 2);
    QVERIFY(there.has(Exclusion::Weaker));
    for (const search::Reason &reason : search::reasonsAgainst(plan, context(), u"notebooks"_s, there)) {
        if (reason.rule != u"search.weaker"_s)
            continue;
        QVERIFY2(reason.text.contains(u"32 of 80 GiB of memory in each GPU"_s), qPrintable(reason.text));
        QVERIFY2(!reason.text.contains(u"672"_s), qPrintable(reason.text)); // GiB of memory, of 440
    }
    // For who works on one T4 they have more of all that counts.
    plan.compute(u"notebooks")->size = u"Standard_NC4as_T4_v3"_s;
    QVERIFY(!judgedOn(plan, u"notebooks"_s, u"Standard_ND40rs_v2"_s, 2).has(Exclusion::Weaker));
}

/// Four vCPUs of A4m v2 and 32 GiB: work on one of these takes 1 / 0.62 times as long as on one of D4s v3, which a hundredth of the price is no
/// reason for. D4 v3 has the same processors, those of D4as v4 are faster.
void OtherMachinesTest::peopleDoNotWaitForSlowCpus()
{
    Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
    plan.compute(u"notebooks")->size = u"Standard_D4s_v3"_s;
    plan.model.gpuForTraining = false;
    const search::Candidate slow = judgedOn(plan, u"notebooks"_s, u"Standard_A4m_v2"_s, 2);
    QVERIFY(slow.has(Exclusion::Weaker));
    QString told;
    for (const search::Reason &reason : search::reasonsAgainst(plan, context(), u"notebooks"_s, slow))
        told += reason.text;
    QVERIFY2(told.contains(u"work on its CPUs takes 1.6"_s), qPrintable(told));
    for (const QString &size : {u"Standard_D4_v3"_s, u"Standard_D4as_v4"_s})
        QVERIFY2(!judgedOn(plan, u"notebooks"_s, size, 2).has(Exclusion::Weaker), qPrintable(size));
}

void OtherMachinesTest::aWeakerGpuTakesLonger()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.compute(u"serve")->size = u"Standard_NC24ads_A100_v4"_s;
    plan.model.parametersBillion = Estimate{0.1};
    plan.model.precision = Precision::Float16;
    const double before = endpointOf(plan).serviceMilliseconds.likely;
    const auto machine = [](const QString &size) {
        return sizing::machineOf(catalog(), catalog().size(sizeNamed(catalog(), size)));
    };
    const sizing::Machine a100 = machine(u"Standard_NC24ads_A100_v4"_s);
    const sizing::Machine t4 = machine(u"Standard_NC4as_T4_v3"_s);
    const double longer = std::max(a100.peakOf(Precision::Float16) / t4.peakOf(Precision::Float16),
                                   a100.gpuBandwidth / t4.gpuBandwidth);
    QVERIFY(longer > 4 && longer < 7); // 312 / 65, 1,935 / 320
    const search::Candidate there = judgedOn(plan, u"serve"_s, u"Standard_NC4as_T4_v3"_s);
    QVERIFY(!there.has(Exclusion::Weaker));
    QVERIFY(!there.has(Exclusion::TimeUnknown));
    const RealtimeEndpoint then = endpointOf(planOn(plan, u"serve"_s, u"Standard_NC4as_T4_v3"_s));
    QVERIFY(std::abs(then.serviceMilliseconds.likely / before - longer) < 1e-3 * longer);
    QCOMPARE(then.concurrency, endpointOf(plan).concurrency);
}

/// An A100 has 312 TFLOPS of 16 bits and 1,935 GB/s, a T4 65 and 320: a request takes between 0.17 and 0.21 of its time, and the slow end is
/// what a target is judged by.
void OtherMachinesTest::aStrongerGpuAnswersSooner()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.compute(u"serve")->size = u"Standard_NC4as_T4_v3"_s;
    plan.model.precision = Precision::Float16;
    const QString a100 = u"Standard_NC24ads_A100_v4"_s;
    const RealtimeEndpoint then = endpointOf(planOn(plan, u"serve"_s, a100));
    QVERIFY(
        std::abs(then.serviceMilliseconds.likely / endpointOf(plan).serviceMilliseconds.likely - 65.0 / 312)
        < 1e-4);
    QCOMPARE(then.concurrency, endpointOf(plan).concurrency);
    const QString words
        = search::choice(plan, context(), u"serve"_s, judgedOn(plan, u"serve"_s, a100, 3)).label;
    QVERIFY2(words.contains(u"; a request takes 0.21 times as long, assumed between 0.17 and 0.21"_s),
             qPrintable(words));
    // Who asks why it is not taken is told the same.
    const search::WhyNot why = search::whyNotSize(plan, context(), u"serve"_s, *catalog().findSize(a100));
    const QString assumed = why.isPossible() ? why.assumed : why.wayOut ? why.wayOut->assumed : QString();
    QCOMPARE(assumed, u"a request takes 0.21 times as long, assumed between 0.17 and 0.21"_s);
}

/// Four T4 are four times one.
void OtherMachinesTest::moreGpusAnswerMoreAtATime()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.compute(u"serve")->size = u"Standard_NC4as_T4_v3"_s;
    const RealtimeEndpoint before = endpointOf(plan);
    const RealtimeEndpoint then = endpointOf(planOn(plan, u"serve"_s, u"Standard_NC64as_T4_v3"_s));
    QCOMPARE(then.serviceMilliseconds, before.serviceMilliseconds);
    QCOMPARE(then.concurrency, 4 * before.concurrency);
}

namespace {

/// Runs of 10 hours, measured on and planned for `size`.
Plan trainingOn(const QString &size)
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    plan.compute(u"train")->size = size;
    plan.compute(u"train")->maxNodes = 4;
    plan.model.precision = Precision::Float16;
    plan.model.parametersBillion.reset();
    auto &job = std::get<TrainingJob>(plan.workload(u"train")->detail);
    job.nodesPerRun = 1;
    job.deadlineHours = 500;
    job.work.method = WorkMethod::MeasuredHours;
    job.work.measuredHours = 10;
    job.work.measuredSize = size;
    job.work.measuredNodes = 1;
    job.work.parametersBillion = 0;
    return plan;
}

} // namespace

/// 600 GiB stand on eight H100 of 80 GB, and on eight A100 of 80; eight V100 of 32 have 256 together, whatever the number of machines. 60 GiB
/// of one GPU stand on no T4 of 16, and that four of them may hold them together is not known.
void OtherMachinesTest::statedMemoryOfTrainingIsKept()
{
    Plan plan = trainingOn(u"Standard_ND96isr_H100_v5"_s);
    plan.model.ramGiB = 600;
    const auto on = [&](const QString &size) { return judgedOn(plan, u"train"_s, size); };
    QVERIFY(on(u"Standard_ND40rs_v2"_s).has(Exclusion::Memory));
    QVERIFY(!on(u"Standard_ND96amsr_A100_v4"_s).has(Exclusion::Memory));
    QVERIFY(!on(u"Standard_ND96amsr_A100_v4"_s).has(Exclusion::Weaker));
    Plan there = plan;
    there.compute(u"train")->size = u"Standard_ND40rs_v2"_s;
    QCOMPARE(findingsOf(evaluated(there), u"training.memory"_s).size(), 1U);
    QVERIFY(findingsOf(evaluated(plan), u"training.memory"_s).empty());
    plan = trainingOn(u"Standard_NC24ads_A100_v4"_s);
    plan.model.ramGiB = 60;
    QVERIFY(on(u"Standard_NC4as_T4_v3"_s).has(Exclusion::Memory));
    QVERIFY(on(u"Standard_NC64as_T4_v3"_s).has(Exclusion::Weaker));
    QVERIFY(!on(u"Standard_NC40ads_H100_v5"_s).has(Exclusion::Memory));
    plan.model.ramGiB = 12;
    QVERIFY(!on(u"Standard_NC4as_T4_v3"_s).has(Exclusion::Weaker));
}

/// 20 GiB of one copy: D4s v3 has 16 GiB and D8s v3 32, a T4 16 and four of them 64. What scores and what trains needs one copy at the least;
/// steps that prepare data beside another that trains need none that is known.
void OtherMachinesTest::aCopyFitsWhereItIsWorkedWith()
{
    Plan plan = templatePlan(u"tabular-automl-batch"_s);
    plan.model.ramGiB = 20;
    const std::vector<Finding> scores = findingsOf(evaluated(plan), u"batch.memory"_s);
    QCOMPARE(scores.size(), 2U);
    QCOMPARE(scores[0].severity, Severity::Blocker);
    QVERIFY(scores[0].field.endsWith(u"/size"));
    QVERIFY2(scores[0].detail.contains(u"16 GiB, while one copy of it takes 20 GiB"),
             qPrintable(scores[0].detail));
    const std::vector<Finding> trains = findingsOf(evaluated(plan), u"training.memory"_s);
    QCOMPARE(trains.size(), 1U);
    QVERIFY(judgedOn(plan, u"score"_s, u"Standard_D4s_v3"_s).has(Exclusion::Memory));
    QVERIFY(!judgedOn(plan, u"score"_s, u"Standard_D8s_v3"_s).has(Exclusion::Memory));
    QVERIFY(judgedOn(plan, u"automl"_s, u"Standard_D4s_v3"_s).has(Exclusion::Memory));
    QVERIFY(!judgedOn(plan, u"steps"_s, u"Standard_D4s_v3"_s).has(Exclusion::Memory));
    // The ways out lead to machines that hold it.
    for (const Finding &finding : {scores[0], scores[1], trains[0]}) {
        QVERIFY2(finding.fix.has_value(), qPrintable(finding.title));
        plan = applied(*finding.fix, plan).value();
    }
    const Evaluation mended = evaluated(plan);
    QVERIFY(findingsOf(mended, u"training.memory"_s).empty());
    QVERIFY(std::ranges::none_of(findingsOf(mended, u"batch.memory"_s), [](const Finding &finding) {
        return finding.severity == Severity::Blocker;
    }));
    // GPUs hold it together, and a machine of a T4 has 28 GiB beside its 16.
    plan.compute(u"score")->size = u"Standard_NC4as_T4_v3"_s;
    const std::vector<Finding> onGpu = findingsOf(evaluated(plan), u"batch.memory"_s);
    QVERIFY(std::ranges::any_of(onGpu, [](const Finding &finding) {
        return finding.severity == Severity::Blocker && finding.detail.contains(u"16 GiB together");
    }));
    plan.compute(u"score")->size = u"Standard_NC64as_T4_v3"_s;
    QVERIFY(!judgedOn(plan, u"score"_s, u"Standard_NC64as_T4_v3"_s).has(Exclusion::Memory));
    // As the memory of what answers: without parameters a T4 does not hold it either.
    Plan serving = templatePlan(u"vision-realtime"_s);
    serving.model.parametersBillion.reset();
    serving.model.ramGiB = 17; // of 28, with half as much more
    QCOMPARE(findingsOf(evaluated(serving), u"endpoint.memory"_s).size(), 1U);
    QVERIFY(findingsOf(evaluated(serving), u"endpoint.memory"_s)[0].fix.has_value());
}

/// Four workers of 5 GiB take 20 of 16 GiB; three take 15.
void OtherMachinesTest::eachWorkerHoldsACopy()
{
    Plan plan = templatePlan(u"tabular-automl-batch"_s);
    QVERIFY(findingsOf(evaluated(plan), u"batch.memory"_s).empty()); // 4 x 2 GiB
    plan.model.ramGiB = 5;
    const std::vector<Finding> found = findingsOf(evaluated(plan), u"batch.memory"_s);
    QCOMPARE(found.size(), 2U);
    QCOMPARE(found[0].severity, Severity::Warning);
    QVERIFY2(found[0].detail.contains(u"4 copies of 5 GiB take 20 GiB; a node has 16 GiB"),
             qPrintable(found[0].detail));
    for (const Finding &finding : found)
        plan = applied(finding.fix.value(), plan).value();
    QCOMPARE(std::get<BatchScoring>(plan.workload(u"score")->detail).workersPerNode, 3);
    QVERIFY(findingsOf(evaluated(plan), u"batch.memory"_s).empty());
}

/// What a run takes of an A100 nobody tells: less memory is not known to suffice, as on CPUs.
void OtherMachinesTest::lessMemoryThanMeasuredIsNotKnown()
{
    Plan plan = trainingOn(u"Standard_NC24ads_A100_v4"_s);
    plan.model.ramGiB.reset();
    QVERIFY(judgedOn(plan, u"train"_s, u"Standard_NC4as_T4_v3"_s).has(Exclusion::Weaker));
    QVERIFY(!judgedOn(plan, u"train"_s, u"Standard_NC40ads_H100_v5"_s).has(Exclusion::Weaker));
    // Of parameters it is worked out.
    plan.model.parametersBillion = Estimate{0.1};
    QVERIFY(!judgedOn(plan, u"train"_s, u"Standard_NC4as_T4_v3"_s).has(Exclusion::Weaker));
}

/// A GPU's time says nothing of a CPU: refused, and whoever takes it all the same keeps what was typed.
void OtherMachinesTest::whatCannotBeToldLeavesFiguresAlone()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    const RealtimeEndpoint before = endpointOf(plan);
    QVERIFY(judgedOn(plan, u"serve"_s, u"Standard_F4s_v2"_s).has(Exclusion::TimeUnknown));
    const RealtimeEndpoint then = endpointOf(planOn(plan, u"serve"_s, u"Standard_F4s_v2"_s));
    QCOMPARE(then.concurrency, before.concurrency);
    QCOMPARE(then.serviceMilliseconds, before.serviceMilliseconds);
}

void OtherMachinesTest::languageModelsKeepTheirPlaces()
{
    Plan plan = templatePlan(u"llm-finetune-endpoint"_s);
    plan.compute(u"serve")->size = u"Standard_NC40ads_H100_v5"_s;
    for (Workload &workload : plan.workloads) {
        if (auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail)) {
            endpoint->serviceMilliseconds = Estimate(0);
            endpoint->servedModel = u"meta-llama/Llama-3.1-8B"_s;
            endpoint->concurrency = 24;
        }
    }
    const search::Candidate there = judgedOn(plan, u"serve"_s, u"Standard_NC24ads_A100_v4"_s, 3);
    QVERIFY2(!there.has(Exclusion::Weaker), "slower by its memory, and known");
    QVERIFY(!there.has(Exclusion::TimeUnknown));
    QCOMPARE(endpointOf(planOn(plan, u"serve"_s, u"Standard_NC24ads_A100_v4"_s)).concurrency, 24);
}

/// From a size to another and to the first again: none is called impossible for being less than the other.
void OtherMachinesTest::noSizeOfAMomentAgoIsRefused()
{
    const Plan small = servingOn(u"Standard_F2s_v2"_s, 1, 50);
    const Plan large = planOn(small, u"demo"_s, u"Standard_F8s_v2"_s);
    const Exclusions back = judgedOn(large, u"demo"_s, u"Standard_F2s_v2"_s).exclusions;
    QCOMPARE(back & ~bit(Exclusion::Weaker), judgedOn(small, u"demo"_s, u"Standard_F2s_v2"_s).exclusions);
}

SLIPWAY_TEST(OtherMachinesTest)
#include "tst_othermachines.moc"
