// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/formulas/philox.h"
#include "model/formulas/queueing.h"
#include "model/sizing/batch.h"
#include "model/sizing/llmserving.h"
#include "model/sizing/serving.h"
#include "resources/data.h"
#include "tests/model/sizing/machines.h"
#include "tests/support/near.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace slipway;
using namespace slipway::sizing;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

std::vector<ServiceProfile> profiles()
{
    std::vector<ServiceProfile> all;
    for (const double variation : {0.0, 0.5, 1.0, 4.0}) {
        for (const int concurrency : {1, 4, 32}) {
            for (const double target : {0.1, 0.5, 3.0}) {
                ServiceProfile profile;
                profile.variation = variation;
                profile.concurrency = concurrency;
                profile.targetSeconds = target;
                all.push_back(profile);
            }
        }
    }
    return all;
}

/// The share of answers within the target of a simulated queue of `servers`, service times fixed, exponential or of two kinds.
double simulatedLate(const ServiceProfile &profile, int servers, double load)
{
    const formulas::Philox random(7);
    std::uint64_t draw = 0;
    const auto uniform = [&] { return random.uniform(1, draw++); };
    std::vector<double> free(static_cast<std::size_t>(servers), 0);
    double now = 0;
    int late = 0;
    constexpr int requests = 200'000;
    for (int i = 0; i < requests; ++i) {
        now += -std::log(uniform()) / load;
        double service = profile.serviceSeconds;
        if (profile.variation == 1) {
            service *= -std::log(uniform());
        } else if (profile.variation > 1) {
            // Two exponential phases with balanced means.
            const double p = (1 + std::sqrt((profile.variation - 1) / (profile.variation + 1))) / 2;
            const bool first = uniform() < p;
            service *= -std::log(uniform()) / (2 * (first ? p : 1 - p));
        }
        const auto server = std::min_element(free.begin(), free.end());
        const double start = std::max(now, *server);
        *server = start + service;
        if (*server - now > profile.targetSeconds)
            ++late;
    }
    return static_cast<double>(late) / requests;
}

} // namespace

class ServingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTailsAreThoseOfSimulatedQueues_data();
    void theTailsAreThoseOfSimulatedQueues();
    void exponentialServiceIsExact();
    void moreLoadIsNeverServedBetter();
    void moreInstancesCarryMore();
    void theTableSaysWhatCarries();
    void theTableNeverTakesInstancesAwayForMoreLoad();
    void aTargetBelowTheServiceTimeIsImpossible();
    void turnedAwayRequestsFollowTheFiniteQueue();
    void fullQueuesFollowTheVariation();
    void turnedAwayRequestsAreSimulated_data();
    void turnedAwayRequestsAreSimulated();
    void answersThatDifferLessTakeFewerInstances();
    void theTargetDecidesAndNoQueueThatIsTooShort();
    void sparesSurviveTheLossOfAnInstanceOrAZone();
    void measuredThroughputIsTakenAsItIs();
    void instancesAreThereBeforeTheLoad();
    void languageModelsAreBoundByMemoryAndPeak();
    void oneFunctionTellsTheSpeedOfAServer();
    void severalGpusHoldSeveralCopies_data();
    void severalGpusHoldSeveralCopies();
    void fewRequestsAreAnsweredByAllGpusTogether();
    void aLoadHasItsUsersOrNone();
    void whatDoesNotFitIsNotServed();
    void batchesFinishInTheirWindow();
};

void ServingTest::theTailsAreThoseOfSimulatedQueues_data()
{
    QTest::addColumn<double>("variation");
    QTest::addColumn<int>("servers");
    QTest::addColumn<double>("utilization");
    QTest::addColumn<double>("target");
    for (const double variation : {0.0, 1.0, 4.0}) {
        for (const int servers : {1, 4, 16}) {
            for (const double utilization : {0.5, 0.8})
                QTest::addRow("cs2 %g, %d servers, %g busy", variation, servers, utilization)
                    << variation << servers << utilization << 0.25;
        }
    }
}

void ServingTest::theTailsAreThoseOfSimulatedQueues()
{
    QFETCH(double, variation);
    QFETCH(int, servers);
    QFETCH(double, utilization);
    QFETCH(double, target);
    ServiceProfile profile;
    profile.variation = variation;
    profile.targetSeconds = target;
    const double load = utilization * servers / profile.serviceSeconds;
    const double simulated = simulatedLate(profile, servers, load);
    const double predicted = pooledQueue(profile, servers, load).late;
    // Never more optimistic than a third off, and on the same scale.
    QVERIFY2(predicted >= 0.65 * simulated - 0.003 && predicted <= 2 * simulated + 0.02,
             qPrintable(u"predicted %1, simulated %2"_s.arg(predicted).arg(simulated)));
}

void ServingTest::exponentialServiceIsExact()
{
    ServiceProfile profile;
    for (const int instances : {1, 3, 20}) {
        const double load = 0.75 * instances / profile.serviceSeconds;
        const formulas::Queue queue{formulas::PerSecond(load), formulas::Seconds(profile.serviceSeconds),
                                    instances};
        for (const double p : {0.5, 0.95, 0.99}) {
            const double pooled = pooledPercentile(profile, instances, load, p);
            QVERIFY(near(pooled, formulas::responsePercentile(queue, p).value, 1e-6));
            QCOMPARE(worsePercentile(profile, instances, load, p),
                     std::max(pooled, splitPercentile(profile, instances, load, p)));
        }
        // A variation beside 1 is beside it.
        ServiceProfile beside = profile;
        beside.variation = 1.0001;
        QVERIFY(near(pooledPercentile(beside, instances, load, 0.95),
                     pooledPercentile(profile, instances, load, 0.95), 0.001));
    }
}

void ServingTest::moreLoadIsNeverServedBetter()
{
    for (const ServiceProfile &profile : profiles()) {
        PooledQueue before;
        before.late = 0;
        SplitQueue beforeSplit;
        beforeSplit.late = 0;
        const double full = 3 * profile.concurrency / profile.serviceSeconds;
        for (double share = 0.05; share < 1.2; share += 0.05) {
            const PooledQueue pooled = pooledQueue(profile, 3, share * full);
            QVERIFY(pooled.late >= before.late - 1e-5);
            QVERIFY(pooled.meanWaitSeconds >= before.meanWaitSeconds);
            before = pooled;
            const SplitQueue split = splitQueue(profile, 3, share * full);
            // The fit of the far tail is good to 1e-5. Beyond full use the queue is always full, and what counts is what is
            // turned away.
            if (share < 0.96)
                QVERIFY(split.late >= beforeSplit.late - 1e-5);
            QVERIFY(split.rejected >= beforeSplit.rejected && split.rejected < 1);
            QVERIFY(split.utilization <= 1 + 1e-9);
            beforeSplit = split;
        }
    }
}

void ServingTest::moreInstancesCarryMore()
{
    for (const ServiceProfile &profile : profiles()) {
        const CapacityTable table(profile);
        for (int n = 1; n < 60; ++n)
            QVERIFY(table.limit(n + 1) >= table.limit(n));
    }
}

void ServingTest::theTableSaysWhatCarries()
{
    for (const ServiceProfile &profile : profiles()) {
        const CapacityTable table(profile);
        if (!table.possible())
            continue;
        for (const int n : {1, 2, 5, 16, 17, 40}) {
            const double limit = table.limit(n);
            QVERIFY(limit > 0);
            QVERIFY(carries(profile, n, limit * (1 - 1e-6)));
            QVERIFY(!carries(profile, n, limit * (1 + 1e-4)));
            QCOMPARE(table.needed(limit), n);
            QVERIFY(table.needed(limit * 1.0001) > n);
        }
    }
}

void ServingTest::theTableNeverTakesInstancesAwayForMoreLoad()
{
    for (const ServiceProfile &profile : profiles()) {
        const CapacityTable table(profile);
        int before = 1;
        for (double load = 0; load < 20'000; load = load * 1.1 + 0.5) {
            const int needed = table.needed(load);
            QVERIFY(needed >= before);
            before = needed;
        }
        QVERIFY(table.needed(1e12) == CapacityTable::mostInstances);
    }
}

void ServingTest::aTargetBelowTheServiceTimeIsImpossible()
{
    ServiceProfile profile;
    profile.targetSeconds = 0.04;
    QVERIFY(!CapacityTable(profile).possible());
    QCOMPARE(CapacityTable(profile).needed(1), CapacityTable::mostInstances);
    // Exponential service alone is beyond three times its mean for 5 % of the requests.
    profile.targetSeconds = 0.147;
    QVERIFY(!CapacityTable(profile).possible());
    profile.targetSeconds = 0.155;
    QVERIFY(CapacityTable(profile).possible());
    profile.serviceSeconds = 0;
    QVERIFY(!CapacityTable(profile).possible());
}

void ServingTest::turnedAwayRequestsFollowTheFiniteQueue()
{
    ServiceProfile profile;
    for (const int concurrency : {1, 3, 20, 400, 10'000}) {
        profile.concurrency = concurrency;
        const int places = concurrency + queueLength(profile);
        for (const double utilization : {0.3, 0.9, 1.5, 40.0}) {
            const double load = utilization * concurrency / profile.serviceSeconds;
            const formulas::FiniteQueue exact = formulas::finiteQueue(
                {formulas::PerSecond(load), formulas::Seconds(profile.serviceSeconds), concurrency}, places);
            const SplitQueue split = splitQueue(profile, 2, 2 * load);
            QVERIFY(near(split.rejected, exact.rejectedShare, 1e-9));
            QVERIFY(std::abs(split.meanWaitSeconds - exact.meanWait.value)
                    < 1e-6 * (1 + exact.meanWait.value));
        }
    }
    // 5 s until a request is given up leave room for 99 others of 50 ms in each of two places.
    profile.targetSeconds = 0.5;
    profile.concurrency = 2;
    QCOMPARE(queueLength(profile), 198);
    profile.targetSeconds = 10;
    QCOMPARE(queueLength(profile), 398);
    profile.serviceSeconds = 20;
    QCOMPARE(queueLength(profile), 1);
}

namespace {

/// One slot with `waiting` places in front of it, as a target of so many service times leaves them.
ServiceProfile withPlaces(int waiting, double variation)
{
    ServiceProfile profile;
    profile.serviceSeconds = 10;
    profile.variation = variation;
    profile.targetSeconds = 10.0 * (waiting + 1);
    return profile;
}

/// Share of requests that find one slot and the places in front of it taken.
double simulatedRejected(int waiting, double variation, double busy)
{
    const formulas::Philox random(11);
    std::uint64_t draw = 0;
    const auto uniform = [&] { return random.uniform(1, draw++); };
    const auto service = [&] {
        if (variation == 0)
            return 1.0;
        if (variation == 0.5) // two exponential phases, one after the other
            return -std::log(uniform() * uniform()) / 2;
        if (variation == 1)
            return -std::log(uniform());
        const double p = (1 + std::sqrt((variation - 1) / (variation + 1))) / 2;
        const bool first = uniform() < p;
        return -std::log(uniform()) / (2 * (first ? p : 1 - p));
    };
    std::vector<double> done; // when those that were let in are done, in order
    std::size_t inside = 0; // the first that is not done
    double now = 0;
    int rejected = 0;
    constexpr int requests = 400'000;
    for (int i = 0; i < requests; ++i) {
        now += -std::log(uniform()) / busy;
        while (inside < done.size() && done[inside] <= now)
            ++inside;
        if (done.size() - inside > static_cast<std::size_t>(waiting)) {
            ++rejected;
            continue;
        }
        done.push_back(std::max(now, done.empty() ? 0 : done.back()) + service());
    }
    return static_cast<double>(rejected) / requests;
}

} // namespace

/// M/D/1/2 turns 1 - 1 / (e^-r + r) away: at r = 0.5 9.63 %; M/D/1/3 2.72 % (embedded chain at departures, by hand: 1, 0.6487, 0.2452 of the
/// empty state, so that it is 0.5280 of all, and 1 - 1 / (0.5280 + 0.5)). With exponential service they turn 14.29 and 6.67 % away. The
/// approximation by two moments is within an eighth of that.
void ServingTest::fullQueuesFollowTheVariation()
{
    const auto rejected = [](int waiting, double variation) {
        return splitQueue(withPlaces(waiting, variation), 1, 0.05).rejected;
    };
    QVERIFY(near(rejected(1, 1), 1 / 7.0, 1e-9));
    QVERIFY(near(rejected(2, 1), 1 / 15.0, 1e-9));
    QVERIFY2(near(rejected(1, 0), 0.0963, 0.125), qPrintable(QString::number(rejected(1, 0))));
    QVERIFY2(near(rejected(2, 0), 0.0272, 0.125), qPrintable(QString::number(rejected(2, 0))));
}

void ServingTest::turnedAwayRequestsAreSimulated_data()
{
    QTest::addColumn<double>("variation");
    QTest::addColumn<int>("waiting");
    QTest::addColumn<double>("busy");
    for (const double variation : {0.0, 0.5, 1.0, 4.0}) {
        for (const int waiting : {1, 2, 8}) {
            for (const double busy : {0.3, 0.6, 0.9})
                QTest::addRow("cs2 %g, %d places, %g busy", variation, waiting, busy)
                    << variation << waiting << busy;
        }
    }
}

void ServingTest::turnedAwayRequestsAreSimulated()
{
    QFETCH(double, variation);
    QFETCH(int, waiting);
    QFETCH(double, busy);
    const double simulated = simulatedRejected(waiting, variation, busy);
    const double predicted = splitQueue(withPlaces(waiting, variation), 1, busy / 10).rejected;
    QVERIFY2(std::abs(predicted - simulated) <= 0.2 * simulated + 0.006,
             qPrintable(u"predicted %1, simulated %2"_s.arg(predicted).arg(simulated)));
}

/// One request a second of 4.5 s each that is to be answered within 15, of 95 %: two may wait in front of one. Where all take as long, none that is
/// let in is late (3 x 4.5 = 13.5 s), and an instance turns 5 % away at 0.615 busy (M/D/1/3 by the embedded chain: 4.68 % at 0.6, 5.14 % at
/// 0.62): 4.5 / 0.615 = 7.3, so 8. Where times are exponential, 3.57 % take longer than 15 s by themselves, and at a tenth busy 5 % with those that wait
/// behind another.
void ServingTest::answersThatDifferLessTakeFewerInstances()
{
    ServiceProfile profile;
    profile.serviceSeconds = 4.5;
    profile.targetSeconds = 15;
    int before = 8;
    for (const double variation : {0.0, 0.1, 0.5, 1.0}) {
        profile.variation = variation;
        const int needed = CapacityTable(profile).needed(1);
        QVERIFY2(needed >= before, qPrintable(u"%1 at %2"_s.arg(needed).arg(variation)));
        QVERIFY2(variation > 0 || needed == 8, qPrintable(QString::number(needed)));
        before = needed;
    }
    QVERIFY2(before >= 40 && before <= 50, qPrintable(QString::number(before)));
    const auto binding = [&](double variation) {
        profile.variation = variation;
        return bindingAt(profile, CapacityTable(profile).perInstance());
    };
    QCOMPARE(binding(0), Binding::TurnedAway);
    QCOMPARE(binding(1), Binding::Late);
    profile.serviceSeconds = 0.05;
    QCOMPARE(binding(1), Binding::Utilization);
    // Who is turned away has no answer: no time is kept by more than are let in.
    profile.serviceSeconds = 4.5;
    QVERIFY(std::isinf(splitPercentile(profile, 1, 0.9 / 4.5, 0.95)));
}

/// 400,000 requests of 45 ms on average, squared coefficient of variation 0.5, sent at random to 3 instances of 2 places each at 85.4 a
/// second: 95 % of them were answered within 168 ms, 99 % within 239 (a simulation of its own, 2026-11-22). A target of 300 ms is kept.
void ServingTest::theTargetDecidesAndNoQueueThatIsTooShort()
{
    ServiceProfile profile;
    profile.serviceSeconds = 0.045;
    profile.variation = 0.5;
    profile.concurrency = 2;
    profile.targetSeconds = 0.3;
    profile.percentile = 0.95;
    profile.utilization = 0.7;
    QVERIFY(carries(profile, 3, 85.4));
    QCOMPARE(CapacityTable(profile).needed(85.4), 3);
    QVERIFY(near(splitPercentile(profile, 3, 85.4, 0.95), 0.168, 0.05));
    // 6 places of 45 ms are 70 % busy at 93.3 requests a second.
    QVERIFY(!carries(profile, 3, 93.4));
}

void ServingTest::sparesSurviveTheLossOfAnInstanceOrAZone()
{
    ServiceProfile profile;
    const CapacityTable plain(profile);
    QCOMPARE(plain.withSpare(4), 4);
    profile.spare = 1;
    QCOMPARE(CapacityTable(profile).withSpare(4), 5);
    profile.spare = 0;
    profile.zones = 3;
    QCOMPARE(CapacityTable(profile).withSpare(4), 6);
    profile.zones = 2;
    profile.spare = 1;
    QCOMPARE(CapacityTable(profile).withSpare(4), 8);
    QVERIFY(serviceAvailability(4, 5, 0.999) > serviceAvailability(4, 4, 0.999));
    QVERIFY(near(serviceAvailability(2, 2, 0.999), 0.998001, 1e-12));
    QCOMPARE(serviceAvailability(3, 2, 0.999), 0.0);
}

void ServingTest::measuredThroughputIsTakenAsItIs()
{
    const CapacityTable table = CapacityTable::measured(ServiceProfile(), 20);
    QCOMPARE(table.needed(0), 1);
    QCOMPARE(table.needed(20), 1);
    QCOMPARE(table.needed(20.1), 2);
    QCOMPARE(table.needed(2000), 100);
    QVERIFY(!CapacityTable::measured(ServiceProfile(), 0).possible());
}

void ServingTest::instancesAreThereBeforeTheLoad()
{
    std::array<double, 24> profile = {};
    profile[8] = 60;
    profile[9] = 100;
    QCOMPARE(loadAhead(profile, 8, 0), 60.0);
    QCOMPARE(loadAhead(profile, 8, 15), 70.0);
    QCOMPARE(loadAhead(profile, 8, 600), 100.0);
    QCOMPARE(loadAhead(profile, 9, 15), 100.0);
    QCOMPARE(loadAhead(profile, 23, 30), 0.0);
}

namespace {

/// As a plan's figures give it: heads of keys and values of 128 numbers.
LlmTask languageTask(double parameters, double layers, double hidden, double prompt, double answer,
                     int concurrency)
{
    LlmTask task;
    task.shape.parameters = task.shape.activeParameters = parameters;
    task.shape.layers = layers;
    task.shape.hiddenSize = task.shape.attentionWidth = hidden;
    task.shape.keyValueHeads = 8;
    task.shape.keyValueNumbers = 2 * layers * 8 * 128;
    task.complete = true;
    task.promptTokens = prompt;
    task.outputTokens = answer;
    task.concurrency = concurrency;
    return task;
}

} // namespace

void ServingTest::languageModelsAreBoundByMemoryAndPeak()
{
    LlmTask task = languageTask(8e9, 32, 4096, 1200, 250, 1);
    const Machine a100 = machine(u"Standard_NC24ads_A100_v4"_s);
    const LlmServing one = llmServing(task, a100);
    QCOMPARE(one.why, NoServing::None);
    QCOMPARE(one.weightsGB, 16.0);
    // 131,072 bytes a token (published for this model).
    QVERIFY(near(one.cacheGBPerRequest, 131072.0 * 1450 / 1e9, 1e-12));
    // The weights once through the memory, and less than twice that: nothing else is much for one request.
    QVERIFY(one.tokenSeconds.low >= 16e9 / 1935e9 && one.tokenSeconds.likely < 2 * 16e9 / 1935e9);
    // No run on A100 was measured; on H100 in bf16 many were. The range says so.
    QVERIFY(!one.measured);
    const LlmServing measured = llmServing(task, machine(u"Standard_ND96isr_H100_v5"_s));
    QVERIFY(measured.measured);
    const auto width = [](const Range &range) { return range.high / range.likely; };
    QVERIFY(width(measured.tokenSeconds) < width(one.tokenSeconds));
    double tokens = 0;
    double each = 0;
    for (int concurrency = 1; concurrency < 500; ++concurrency) {
        task.concurrency = concurrency;
        const LlmServing serving = llmServing(task, a100);
        QVERIFY(serving.atATime <= serving.mostAtATime);
        QVERIFY(serving.tokensPerSecond.likely >= tokens * (1 - 1e-9));
        QVERIFY(serving.requestSeconds.likely >= each * (1 - 1e-9));
        QVERIFY(serving.tokensPerSecond.low <= serving.tokensPerSecond.likely
                && serving.tokensPerSecond.likely <= serving.tokensPerSecond.high);
        tokens = serving.tokensPerSecond.likely;
        each = serving.requestSeconds.likely;
    }
}

void ServingTest::oneFunctionTellsTheSpeedOfAServer()
{
    // What `slipway formula eval llm.serving` computes from names.
    const formulas::LlmTables &tables = formulas::LlmTables::builtIn();
    const formulas::LlmModel *model = tables.findModel(u"Llama-3.1-70B"_s);
    const formulas::LlmGpuRow *gpu = tables.findGpu(u"H100"_s);
    QVERIFY(model && gpu);
    LlmTask task = languageTask(1, 1, 1, 1500, 300, 16);
    task.shape = model->shape;
    task.format = formulas::WeightFormat::Float8;
    const LlmServing here = llmServing(task, machine(u"Standard_ND96isr_H100_v5"_s));
    const double copies = here.copies;
    const formulas::LlmServingResult there = formulas::llmServing(
        tables.fit(), model->shape, gpu->gpu, task.format, {8 / copies, 1}, 1500, 300, 16 / copies, true);
    QVERIFY(near(here.tokenSeconds.likely, there.tokenSeconds.likely, 1e-9));
    QVERIFY(near(here.firstTokenSeconds.high, there.firstTokenSeconds.high, 1e-9));
    QVERIFY(near(here.tokensPerSecond.low, copies * there.tokensPerSecond.low, 1e-9));
}

void ServingTest::severalGpusHoldSeveralCopies_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("size");
    QTest::addColumn<double>("prompt");
    QTest::addColumn<double>("answer");
    QTest::addColumn<double>("measured");
    // MLPerf Inference v5.1 and v4.1, closed division, tokens a second of 8 GPUs in one node with weights of 8 bits. The lengths are the means of
    // the benchmarks' data, CNN/DailyMail and OpenOrca. Vendors tune what they submit: an upper bound.
    QTest::newRow("Llama 3.1 8B on 8 H200")
        << u"Llama-3.1-8B-Instruct"_s << u"Standard_ND96isr_H200_v5"_s << 778.0 << 73.0 << 41'291.0;
    QTest::newRow("Llama 2 70B on 8 H100")
        << u"meta-llama/Llama-2-70b-hf"_s << u"Standard_ND96isr_H100_v5"_s << 294.0 << 294.0 << 24'524.9;
    QTest::newRow("Llama 2 70B on 8 H200")
        << u"meta-llama/Llama-2-70b-hf"_s << u"Standard_ND96isr_H200_v5"_s << 294.0 << 294.0 << 29'026.9;
}

void ServingTest::severalGpusHoldSeveralCopies()
{
    QFETCH(QString, model);
    QFETCH(QString, size);
    QFETCH(double, prompt);
    QFETCH(double, answer);
    QFETCH(double, measured);
    const formulas::LlmModel *named = formulas::LlmTables::builtIn().findModel(model);
    QVERIFY(named);
    LlmTask task = languageTask(1, 1, 1, prompt, answer, 4096);
    task.shape = named->shape;
    task.format = formulas::WeightFormat::Float8;
    const LlmServing serving = llmServing(task, machine(size));
    QVERIFY(serving.known());
    QVERIFY(serving.copies > 1);
    const QString told = u"%1 (%2 to %3), %4 copies"_s.arg(serving.tokensPerSecond.likely)
                             .arg(serving.tokensPerSecond.low)
                             .arg(serving.tokensPerSecond.high)
                             .arg(serving.copies);
    QVERIFY2(serving.tokensPerSecond.low <= measured && measured <= serving.tokensPerSecond.high,
             qPrintable(told));
}

/// One request has all GPUs to itself; with more at a time the instance never writes fewer tokens, and never answers one sooner.
void ServingTest::fewRequestsAreAnsweredByAllGpusTogether()
{
    LlmTask task = languageTask(8e9, 32, 4096, 1200, 250, 1);
    const Machine eight = machine(u"Standard_ND96isr_H100_v5"_s);
    QCOMPARE(llmServing(task, eight).copies, 1);
    double tokens = 0;
    double each = 0;
    int copies = 1;
    for (int concurrency = 1; concurrency <= 1024; concurrency *= 2) {
        task.concurrency = concurrency;
        const LlmServing serving = llmServing(task, eight);
        QVERIFY(serving.tokensPerSecond.likely >= tokens * (1 - 1e-9));
        QVERIFY(serving.requestSeconds.likely >= each * (1 - 1e-9));
        QVERIFY(serving.copies >= copies && serving.copies <= concurrency);
        tokens = serving.tokensPerSecond.likely;
        each = serving.requestSeconds.likely;
        copies = serving.copies;
    }
    QVERIFY(copies > 1);
}

void ServingTest::aLoadHasItsUsersOrNone()
{
    const LlmTask task = languageTask(8e9, 32, 4096, 1200, 250, 16);
    const Machine a100 = machine(u"Standard_NC24ads_A100_v4"_s);
    const LlmAtLoad light = llmAtLoad(task, a100, 0.1);
    const LlmAtLoad busy = llmAtLoad(task, a100, 3);
    QVERIFY(light.steady && busy.steady);
    QVERIFY(light.answerSeconds[0] < busy.answerSeconds[0]);
    for (const LlmAtLoad &load : {light, busy}) {
        QVERIFY(load.answerSeconds[0] <= load.answerSeconds[1]
                && load.answerSeconds[1] <= load.answerSeconds[2]);
        QVERIFY(load.firstTokenSeconds[1] < load.answerSeconds[1]);
    }
    // Little: requests a second times the time of one. A light load has less than one.
    QVERIFY(light.usersAtOnce < 1);
    QVERIFY(near(busy.usersAtOnce, 3 * busy.answerSeconds[0], 0.05));
    QVERIFY(!llmAtLoad(task, a100, 1000).steady);
    QVERIFY(!llmAtLoad(task, machine(u"Standard_D8s_v3"_s), 0.1).steady);
}

void ServingTest::whatDoesNotFitIsNotServed()
{
    LlmTask task = languageTask(70e9, 80, 8192, 1000, 500, 4);
    QCOMPARE(llmServing(task, machine(u"Standard_NC24ads_A100_v4"_s)).why, NoServing::TooLarge);
    QCOMPARE(llmServing(task, machine(u"Standard_NC96ads_A100_v4"_s)).why, NoServing::None);
    QCOMPARE(llmServing(task, machine(u"Standard_D8s_v3"_s)).why, NoServing::NeedsGpu);
    task.format = formulas::WeightFormat::Float8;
    QCOMPARE(llmServing(task, machine(u"Standard_NC4as_T4_v3"_s)).why, NoServing::NoPrecision);
    task.format = formulas::WeightFormat::Int4;
    QCOMPARE(llmServing(task, machine(u"Standard_NC24ads_A100_v4"_s)).why, NoServing::None);
    task.complete = false;
    QCOMPARE(llmServing(task, machine(u"Standard_NC24ads_A100_v4"_s)).why, NoServing::NoModel);
}

void ServingTest::batchesFinishInTheirWindow()
{
    // 100,000 items of 0.5 s: 13.9 hours of one worker.
    BatchTask task{{100'000}, {0.5}, 4, 10, 1, 0.1};
    const BatchNodes found = batchNodes(task);
    QCOMPARE(found.nodes, 4);
    QVERIFY(batchHours(task, found.nodes).likely <= 0.9);
    QVERIFY(batchHours(task, found.nodes - 1).likely > 0.9);
    QVERIFY(near(found.hours.likely, 50'000.0 / 16 / 3600, 1e-12));
    QCOMPARE(found.mostUseful, 2500);

    int before = 0;
    for (double items = 100; items < 1e7; items *= 1.5) {
        task.items = Range(items);
        const int nodes = batchNodes(task).nodes;
        QVERIFY(nodes >= before);
        before = nodes;
    }
    // One item takes longer than the window: no number of nodes helps.
    task = {{10}, {7200}, 1, 1, 1, 0};
    QCOMPARE(batchNodes(task).nodes, 0);
    QCOMPARE(batchNodes(task).mostUseful, 10);
    // All items are one mini-batch: one worker does all.
    task = {{1000}, {1}, 1, 1000, 1, 0};
    QCOMPARE(batchNodes(task).nodes, 1);
    QCOMPARE(batchHours(task, 50).likely, batchHours(task, 1).likely);
    task.items = Range(0);
    QCOMPARE(batchNodes(task).nodes, 1);
    QCOMPARE(batchNodes(task).hours, Range(0));
}

SLIPWAY_TEST(ServingTest)
#include "tst_serving.moc"
