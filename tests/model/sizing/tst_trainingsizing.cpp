// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/sizing/preemption.h"
#include "model/sizing/trainingmemory.h"
#include "model/sizing/trainingtime.h"
#include "resources/data.h"
#include "tests/model/sizing/machines.h"
#include "tests/support/near.h"

#include <QTest>

#include <cmath>

using namespace slipway;
using namespace slipway::sizing;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

TrainingTask tenHoursOn(const QString &size, int nodes = 1)
{
    TrainingTask task;
    task.hours = {8, 10, 15};
    task.precision = Precision::Float16;
    task.measuredElsewhere = true;
    task.measured = machine(size);
    task.measuredNodes = nodes;
    return task;
}

TrainingTask tokens(double billions, double billionTokens)
{
    TrainingTask task;
    task.method = WorkMethod::ParametersAndTokens;
    task.precision = Precision::BFloat16;
    task.parameters = Range(billions * 1e9);
    task.tokens = Range(billionTokens * 1e9);
    return task;
}

bool ordered(const Range &range)
{
    return range.low <= range.likely && range.likely <= range.high;
}

} // namespace

class TrainingSizingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMachineKnowsItsFormats();
    void theSameMachineTakesTheSameTime();
    void timeIsOnlyScaledBetweenLikes_data();
    void timeIsOnlyScaledBetweenLikes();
    void cpuTimeFollowsAmdahl();
    void gpuTimeLiesBetweenPeaksAndBandwidths();
    void gpusAreComparedByWhatTheyComputeIn();
    void aGpuThatIsBetterInAllIsNeverSlower();
    void moreMachinesNeverTakeLonger_data();
    void moreMachinesNeverTakeLonger();
    void tokensTakeSixOperationsEach();
    void theTemplatesFineTuningTakesTheHoursItStates();
    void slowNetworksCost();
    void imagesTakeTheirTimeAndMore();
    void whatIsNotGivenHasNoTime();
    void memoryIsThatOfZero();
    void aLargeModelNeedsSeveralGpus();
    void adaptersFitWhereFullTrainingDoesNot();
    void evictionsMakeRunsLonger();
    void theBestIntervalIsTheBest();
};

void TrainingSizingTest::aMachineKnowsItsFormats()
{
    const Machine t4 = machine(u"Standard_NC4as_T4_v3"_s);
    QCOMPARE(t4.gpus, 1.0);
    QCOMPARE(t4.peakOf(Precision::Float16), 65e12);
    QCOMPARE(t4.peakOf(Precision::BFloat16), 0.0);
    QCOMPARE(trainingPrecision(t4, Precision::Int4), Precision::Float16);
    const Machine a100 = machine(u"Standard_NC24ads_A100_v4"_s);
    QCOMPARE(a100.peakOf(Precision::BFloat16), 312e12);
    QCOMPARE(trainingPrecision(a100, Precision::Int4), Precision::BFloat16);
    const Machine third = machine(u"Standard_NV12ads_A10_v5"_s);
    QCOMPARE(third.gpus, 1.0 / 3);
    QCOMPARE(third.gpuMemoryGiB, 8.0);
    QVERIFY(!machine(u"Standard_D4s_v3"_s).hasGpu());
}

void TrainingSizingTest::theSameMachineTakesTheSameTime()
{
    for (const QString &size : {u"Standard_NC24ads_A100_v4"_s, u"Standard_D8s_v3"_s}) {
        const TrainingTask task = tenHoursOn(size, 2);
        const RunTime time = runTime(task, task.measured, 2);
        QCOMPARE(time.why, NoTime::None);
        QVERIFY(near(time.hours.low, 8, 1e-12) && near(time.hours.likely, 10, 1e-12)
                && near(time.hours.high, 15, 1e-12));
    }
    // Hours that are not said to be of another machine hold as they are, whatever the machine.
    TrainingTask plain;
    plain.hours = {1, 2, 3};
    QCOMPARE(runTime(plain, Machine(), 7).hours, (Range{1, 2, 3}));
}

void TrainingSizingTest::timeIsOnlyScaledBetweenLikes_data()
{
    QTest::addColumn<QString>("measured");
    QTest::addColumn<QString>("planned");
    QTest::addColumn<Precision>("precision");
    QTest::addColumn<NoTime>("why");
    const QString cpu = u"Standard_D8s_v3"_s;
    const QString a100 = u"Standard_NC24ads_A100_v4"_s;
    const QString t4 = u"Standard_NC4as_T4_v3"_s;
    QTest::newRow("GPU to CPU") << a100 << cpu << Precision::Float32 << NoTime::CpuFromGpu;
    QTest::newRow("CPU to GPU") << cpu << a100 << Precision::Float32 << NoTime::GpuFromCpu;
    QTest::newRow("bf16 on a T4") << a100 << t4 << Precision::BFloat16 << NoTime::NoPrecision;
    QTest::newRow("bf16 from a T4") << t4 << a100 << Precision::BFloat16 << NoTime::NoPrecision;
    QTest::newRow("fp16 on a T4") << a100 << t4 << Precision::Float16 << NoTime::None;
    QTest::newRow("to Arm") << cpu << u"Standard_D8ps_v5"_s << Precision::Float32 << NoTime::ArmFromX86;
    QTest::newRow("unknown size") << u"Standard_None"_s << cpu << Precision::Float32 << NoTime::NoSize;
    QTest::newRow("to an unknown size") << cpu << u"Standard_None"_s << Precision::Float32 << NoTime::NoSize;
}

void TrainingSizingTest::timeIsOnlyScaledBetweenLikes()
{
    QFETCH(QString, measured);
    QFETCH(QString, planned);
    QFETCH(Precision, precision);
    QFETCH(NoTime, why);
    TrainingTask task = tenHoursOn(measured);
    task.precision = precision;
    const RunTime time = runTime(task, machine(planned), 1);
    QCOMPARE(time.why, why);
    QCOMPARE(time.hours.likely > 0, why == NoTime::None);
}

void TrainingSizingTest::cpuTimeFollowsAmdahl()
{
    TrainingTask task = tenHoursOn(u"Standard_D4s_v3"_s);
    task.parallelShare = {0.8, 0.9, 1};
    const RunTime time = runTime(task, machine(u"Standard_D8s_v3"_s), 2);
    // 4 to 16 vCPUs: (0.1 + 0.9 / 16) / (0.1 + 0.9 / 4)
    QVERIFY(near(time.scale.likely, (0.1 + 0.9 / 16) / (0.1 + 0.9 / 4), 1e-12));
    QVERIFY(near(time.scale.low, 0.25, 1e-12));
    QVERIFY(near(time.hours.high, 15 * (0.2 + 0.8 / 16) / (0.2 + 0.8 / 4), 1e-12));
    // Without parallel share nothing gets faster.
    task.parallelShare = Range(0.0);
    QCOMPARE(runTime(task, machine(u"Standard_D64s_v3"_s), 8).scale, Range(1.0));
}

void TrainingSizingTest::gpuTimeLiesBetweenPeaksAndBandwidths()
{
    TrainingTask task = tenHoursOn(u"Standard_NC24ads_A100_v4"_s);
    const RunTime time = runTime(task, machine(u"Standard_NC4as_T4_v3"_s), 1);
    QVERIFY(near(time.scale.low, 312.0 / 65, 1e-12));
    QVERIFY(near(time.scale.high, 1935.0 / 320, 1e-12));
    QVERIFY(near(time.scale.likely, std::sqrt(312.0 / 65 * 1935 / 320), 1e-12));
}

/// An A100 of 80 GB has 312 TFLOPS of 16 bits, 156 of tensor fp32 and 1,935 GB/s, an A10 125, 62.5 and 600 (data sheets of NVIDIA): 2.5 to 3.2
/// times as fast in either format, though its vectors reach 19.5 TFLOPS and those of the A10 31.2.
void TrainingSizingTest::gpusAreComparedByWhatTheyComputeIn()
{
    const Machine a10 = machine(u"Standard_NV36ads_A10_v5"_s);
    const Machine a100 = machine(u"Standard_NC24ads_A100_v4"_s);
    for (const Precision precision : {Precision::Float32, Precision::Float16, Precision::BFloat16}) {
        const Range ratio = gpuTimeRatio(a10, a100, precision).value();
        QVERIFY(near(ratio.low, 600.0 / 1935, 1e-9));
        QVERIFY(near(ratio.high, 125.0 / 312, 2e-3));
        QVERIFY(near(ratio.likely, std::sqrt(600.0 / 1935 * 125 / 312), 1e-3));
    }
    // A T4 has no tensor fp32: 8.1 TFLOPS of its vectors.
    QVERIFY(near(gpuTimeRatio(machine(u"Standard_NC4as_T4_v3"_s), a100, Precision::Float32)->low, 8.1 / 156,
                 1e-9));
    QVERIFY(!gpuTimeRatio(machine(u"Standard_NC4as_T4_v3"_s), a100, Precision::BFloat16));
}

void TrainingSizingTest::aGpuThatIsBetterInAllIsNeverSlower()
{
    const QStringList sizes
        = {u"Standard_NC4as_T4_v3"_s,     u"Standard_NV36ads_A10_v5"_s,   u"Standard_NC24ads_A100_v4"_s,
           u"Standard_ND96asr_v4"_s,      u"Standard_ND96amsr_A100_v4"_s, u"Standard_ND40rs_v2"_s,
           u"Standard_NC40ads_H100_v5"_s, u"Standard_ND96isr_H100_v5"_s,  u"Standard_ND96isr_H200_v5"_s};
    for (const QString &first : sizes) {
        for (const QString &second : sizes) {
            const Machine before = machine(first);
            const Machine after = machine(second);
            bool isBetter = after.gpuBandwidth >= before.gpuBandwidth;
            for (std::size_t p = 0; p < precisionCount; ++p)
                isBetter = isBetter && after.peak[p] >= before.peak[p];
            for (const Precision precision : {Precision::Float32, Precision::Float16, Precision::BFloat16}) {
                const std::optional<Range> ratio = gpuTimeRatio(before, after, precision);
                if (ratio && isBetter)
                    QVERIFY2(ratio->high <= 1, qPrintable(first + u" to "_s + second));
                if (ratio)
                    QVERIFY(ordered(*ratio));
            }
        }
    }
}

void TrainingSizingTest::moreMachinesNeverTakeLonger_data()
{
    QTest::addColumn<QString>("size");
    QTest::addColumn<int>("method");
    for (const QString &size : {u"Standard_D8s_v3"_s, u"Standard_NC24ads_A100_v4"_s, u"Standard_ND96asr_v4"_s,
                                u"Standard_NV12ads_A10_v5"_s}) {
        for (int method = 0; method < 3; ++method)
            QTest::addRow("%s %d", qPrintable(size), method) << size << method;
    }
}

void TrainingSizingTest::moreMachinesNeverTakeLonger()
{
    QFETCH(QString, size);
    QFETCH(int, method);
    TrainingTask task = tenHoursOn(size, 3);
    task.method = static_cast<WorkMethod>(method);
    task.parameters = {1e9, 2e9, 3e9};
    task.tokens = {1e9, 2e9, 4e9};
    task.images = {1e6, 2e6, 3e6};
    task.epochs = Range(30);
    task.imagesPerSecond = {500, 800, 900};
    const Machine on = machine(size);
    RunTime before;
    for (int nodes = 1; nodes <= 64; ++nodes) {
        const RunTime time = runTime(task, on, nodes);
        if (!on.hasGpu() && task.method == WorkMethod::ParametersAndTokens) {
            QCOMPARE(time.why, NoTime::NeedsGpu);
            continue;
        }
        QVERIFY(time.known() && ordered(time.hours) && time.hours.low > 0);
        // From one node to several a network comes in, which can cost more than it brings.
        if (nodes > 2 || (nodes == 2 && task.method != WorkMethod::ParametersAndTokens))
            QVERIFY2(time.hours.likely <= before.hours.likely * (1 + 1e-12),
                     qPrintable(QString::number(nodes)));
        // Never better than proportional.
        QVERIFY(time.hours.likely * nodes >= runTime(task, on, 1).hours.likely * (1 - 1e-9));
        before = time;
    }
}

void TrainingSizingTest::tokensTakeSixOperationsEach()
{
    // One GPU: no exchange. 6 x 1e9 x 1e9 / (312e12 x 0.4 x 0.85) s.
    TrainingTask task = tokens(1, 1);
    const RunTime time = runTime(task, machine(u"Standard_NC24ads_A100_v4"_s), 1);
    QVERIFY(near(time.hours.likely, 6e18 / (312e12 * 0.4 * 0.85) / 3600, 1e-12));
    QVERIFY(near(time.hours.low, 6e18 / (312e12 * 0.52 * 0.92) / 3600, 1e-12));
    QVERIFY(near(time.hours.high, 6e18 / (312e12 * 0.24 * 0.75) / 3600, 1e-12));
    QCOMPARE(time.efficiency, Range(1.0));
    task.tuning = FineTuning::LowRank;
    // Weights of 2e9 bytes are read at 1 GB/s, a hundredth of that is written.
    QVERIFY(near(runTime(task, machine(u"Standard_NC24ads_A100_v4"_s), 1).hours.likely,
                 time.hours.likely * 4 / 6 + 2.02 / 3600, 1e-12));
    // Attention over the longest sequence adds to the high end: 12 x layers x width x its tokens for each token.
    task.tuning = FineTuning::Full;
    task.layers = 24;
    task.hidden = 2048;
    task.context = 4096;
    QCOMPARE(workOf(task).likely, 6e18);
    QVERIFY(near(workOf(task).high, (6e9 + 12.0 * 24 * 2048 * 4096) * 1e9, 1e-12));
}

void TrainingSizingTest::theTemplatesFineTuningTakesTheHoursItStates()
{
    // 8 billion parameters, 0.18 billion tokens, adapters, two A100: its notes work out 7.5 hours.
    TrainingTask task = tokens(8, 0.18);
    task.tuning = FineTuning::LowRank;
    const RunTime time = runTime(task, machine(u"Standard_NC48ads_A100_v4"_s), 1);
    QVERIFY2(near(time.hours.likely, 7.5, 0.03), qPrintable(QString::number(time.hours.likely)));
}

void TrainingSizingTest::slowNetworksCost()
{
    const TrainingTask task = tokens(7, 10);
    const RunTime one = runTime(task, machine(u"Standard_ND96asr_v4"_s), 1);
    const RunTime linked = runTime(task, machine(u"Standard_ND96asr_v4"_s), 4);
    const RunTime plain = runTime(task, machine(u"Standard_NC96ads_A100_v4"_s), 4);
    QVERIFY(one.efficiency.likely > 0.97);
    QVERIFY(linked.efficiency.likely < one.efficiency.likely && linked.efficiency.likely > 0.8);
    QVERIFY(plain.efficiency.likely < linked.efficiency.likely);
    // Adapters exchange a hundredth of the gradients.
    TrainingTask adapters = task;
    adapters.tuning = FineTuning::LowRank;
    QVERIFY(runTime(adapters, machine(u"Standard_NC96ads_A100_v4"_s), 4).efficiency.likely > 0.98);
}

void TrainingSizingTest::imagesTakeTheirTimeAndMore()
{
    TrainingTask task;
    task.method = WorkMethod::ImagesAndEpochs;
    task.images = Range(1'281'167);
    task.epochs = Range(90);
    task.imagesPerSecond = Range(2461); // ResNet-50, one A100, NVIDIA DeepLearningExamples
    const RunTime time = runTime(task, machine(u"Standard_NC24ads_A100_v4"_s), 1);
    QVERIFY(near(time.hours.low, 1'281'167.0 * 90 / 2461 / 3600, 1e-12));
    QVERIFY(near(time.hours.high, 1.6 * time.hours.low, 1e-12));
    task.measuredElsewhere = true;
    task.measured = machine(u"Standard_NC24ads_A100_v4"_s);
    // Four times the GPUs in one machine: not quite four times as fast.
    const RunTime more = runTime(task, machine(u"Standard_NC96ads_A100_v4"_s), 1);
    QVERIFY(more.hours.likely > time.hours.likely / 4 && more.hours.likely < time.hours.likely / 3.5);
    // A second machine without InfiniBand adds half of its speed where nobody says how large the model is.
    const RunTime most = runTime(task, machine(u"Standard_NC96ads_A100_v4"_s), 2);
    QVERIFY(most.hours.likely > time.hours.likely / 6 && most.hours.likely < time.hours.likely / 5);
}

void TrainingSizingTest::whatIsNotGivenHasNoTime()
{
    const Machine a100 = machine(u"Standard_NC24ads_A100_v4"_s);
    QCOMPARE(runTime(tokens(0, 1), a100, 1).why, NoTime::NoWork);
    QCOMPARE(runTime(tokens(1, 0), a100, 1).why, NoTime::NoWork);
    QCOMPARE(runTime(tokens(1, 1), Machine(), 1).why, NoTime::NoSize);
    QCOMPARE(runTime(tokens(1, 1), machine(u"Standard_NC4as_T4_v3"_s), 1).why, NoTime::NoPrecision);
    QCOMPARE(runTime(tokens(1, 1), machine(u"Standard_D8s_v3"_s), 1).why, NoTime::NeedsGpu);
    TrainingTask images;
    images.method = WorkMethod::ImagesAndEpochs;
    images.images = images.epochs = Range(1);
    QCOMPARE(runTime(images, a100, 1).why, NoTime::NoWork);
}

void TrainingSizingTest::memoryIsThatOfZero()
{
    // Published for 7.5 billion parameters on 64 GPUs: 120, 31.4, 16.6, 1.9 GB (arXiv 1910.02054, table 1).
    TrainingMemoryTask task;
    task.parameters = 7.5e9;
    const double published[] = {120, 31.4, 16.6, 1.9};
    for (int stage = 0; stage < 4; ++stage) {
        const double gb
            = trainingGiB(task, 64, stage, Activations::Full) / fragmentation * 1024 * 1024 * 1024 / 1e9;
        QVERIFY2(near(gb, published[stage], 0.02), qPrintable(QString::number(gb)));
    }
    // 32 bits: as much without sharing.
    TrainingMemoryTask wide = task;
    wide.precision = Precision::Float32;
    QCOMPARE(trainingGiB(wide, 1, 0, Activations::Full), trainingGiB(task, 1, 0, Activations::Full));
    task.layers = 32;
    task.hidden = 4096;
    task.heads = 32;
    task.context = 2048;
    QVERIFY(trainingGiB(task, 64, 3, Activations::Full) > trainingGiB(task, 64, 3, Activations::Flash));
    QVERIFY(trainingGiB(task, 64, 3, Activations::Flash)
            > trainingGiB(task, 64, 3, Activations::Checkpointed));
}

void TrainingSizingTest::aLargeModelNeedsSeveralGpus()
{
    const Machine a100 = machine(u"Standard_NC24ads_A100_v4"_s);
    TrainingMemoryTask task;
    task.parameters = 70e9;
    const TrainingMemory alone = trainingMemory(task, a100, 1);
    QVERIFY(!alone.fits());
    QVERIFY(alone.gpus > 1);
    QVERIFY(trainingMemory(task, a100, alone.gpus).fits());
    QVERIFY(!trainingMemory(task, a100, alone.gpus - 1).fits());
    // The fewest grow with the model.
    int before = 0;
    for (double billions = 1; billions < 500; billions *= 1.3) {
        task.parameters = billions * 1e9;
        const int gpus = trainingMemory(task, a100, 1).gpus;
        QVERIFY(gpus >= before);
        before = gpus;
    }
    // A sequence whose activations alone fill the memory fits nowhere.
    task.layers = 80;
    task.hidden = 8192;
    task.heads = 64;
    task.context = 1e6;
    QCOMPARE(trainingMemory(task, a100, 1).gpus, 0);
}

void TrainingSizingTest::adaptersFitWhereFullTrainingDoesNot()
{
    const Machine a100 = machine(u"Standard_NC24ads_A100_v4"_s);
    TrainingMemoryTask task;
    task.parameters = 8e9;
    task.layers = 32;
    task.hidden = 4096;
    task.heads = 32;
    task.context = 8192;
    QVERIFY(!trainingMemory(task, a100, 1).fits());
    task.tuning = FineTuning::LowRank;
    const TrainingMemory low = trainingMemory(task, a100, 1);
    QCOMPARE(low.stage, 0);
    task.tuning = FineTuning::QuantizedLowRank;
    QVERIFY(trainingMemory(task, a100, 1).gib[0] < low.gib[0]);
}

void TrainingSizingTest::evictionsMakeRunsLonger()
{
    PreemptionTask task;
    task.workHours = Range(10);
    task.evictionPerHour = {0.01, 0.05, 0.2};
    task.intervalHours = 0.5;
    const Preemption one = preempted(task);
    QVERIFY(ordered(one.expectedHours));
    QVERIFY(one.expectedHours.low > 10);
    task.nodes = 8;
    const Preemption many = preempted(task);
    QVERIFY(near(many.mtbfHours, one.mtbfHours / 8, 1e-12));
    QVERIFY(many.expectedHours.likely > one.expectedHours.likely);
    // Without checkpoints long work on many nodes hardly ever ends.
    task.intervalHours = 0;
    QVERIFY(preempted(task).expectedHours.likely > 5 * many.expectedHours.likely);
    task.evictionPerHour = Range(0.0);
    QCOMPARE(preempted(task).expectedHours.likely, 10.0);
}

void TrainingSizingTest::theBestIntervalIsTheBest()
{
    PreemptionTask task;
    task.workHours = Range(100);
    task.checkpointHours = 0.05;
    const double best = preempted(task).bestHours;
    task.intervalHours = best;
    const double expected = preempted(task).expectedHours.likely;
    QCOMPARE(expected, preempted(task).bestExpectedHours.likely);
    for (const double factor : {0.3, 0.8, 1.25, 3.0}) {
        task.intervalHours = best * factor;
        QVERIFY(preempted(task).expectedHours.likely > expected);
    }
    // Fine-tuning writes little, full training of a large model writes long.
    QCOMPARE(checkpointHours(1e9, FineTuning::LowRank, 1), shortestCheckpointHours);
    QVERIFY(near(checkpointHours(70e9, FineTuning::Full, 4), 70e9 * 14 / 2e9 / 3600, 1e-12));
}

SLIPWAY_TEST(TrainingSizingTest)
#include "tst_trainingsizing.moc"
