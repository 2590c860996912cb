// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/cancellation.h"
#include "model/cost/planindex.h"
#include "model/evaluation/effort.h"
#include "tests/model/evaluation/evaluationfixture.h"
#include "tests/support/largeplans.h"
#include "tests/support/testrun.h"

#include <QElapsedTimer>
#include <QTest>
#include <QThread>

#include <algorithm>
#include <atomic>
#include <ctime>
#include <memory>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

/// Time of the processor, the least of three: other programs do not count.
double secondsFor(const Plan &plan)
{
    double least = 1e9;
    for (int round = 0; round < 3; ++round) {
        const std::clock_t begin = std::clock();
        const Evaluation evaluation = evaluated(plan);
        const std::clock_t end = std::clock();
        if (evaluation.months.empty())
            return -1;
        least = std::min(least, static_cast<double>(end - begin) / CLOCKS_PER_SEC);
    }
    return least;
}

} // namespace

/// Work grows with what is asked, not with its square nor with the size of a number. Times are told as ratios within one run.
class GrowthTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theIndexSaysWhatThePlanSays();
    void timeIsInProportionToTheWorkloads_data();
    void timeIsInProportionToTheWorkloads();
    void oneEndpointTakesTheSameWhateverItsSize();
    void copiesCostTheirNumberTimesAsMuch();
    void templatesAreQuickAndLargePlansAreNot();
    void aCancelledEvaluationEnds();
    void theLargestPlansAreCancelledInTime_data();
    void theLargestPlansAreCancelledInTime();
};

void GrowthTest::theIndexSaysWhatThePlanSays()
{
    Plan plan = manyOnSharedComputes(templatePlan(u"vision-realtime"_s), 20);
    plan.workloads[3].enabled = false;
    plan.computes.push_back(plan.computes.front());
    plan.computes.back().id = u"nobody"_s;
    const cost::PlanIndex index(plan);
    for (const Compute &compute : plan.computes) {
        QCOMPARE(index.compute(compute.id), plan.computeIndex(compute.id));
        std::vector<std::size_t> users;
        for (std::size_t w = 0; w < plan.workloads.size(); ++w) {
            if (plan.workloads[w].computeIds().contains(compute.id))
                users.push_back(w);
        }
        QCOMPARE(index.users(compute.id), users);
    }
    QVERIFY(index.steps(u""_s).empty());
    QVERIFY(index.users(u"nobody"_s).empty());
    for (std::size_t w = 0; w < plan.workloads.size(); ++w)
        QCOMPARE(index.workload(plan.workloads[w].id), static_cast<int>(w));
    QCOMPARE(index.compute(u"elsewhere"_s), -1);
    QCOMPARE(index.workload(u"elsewhere"_s), -1);
}

void GrowthTest::timeIsInProportionToTheWorkloads_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("shared");
    QTest::newRow("computes of their own") << u"vision-realtime"_s << false;
    QTest::newRow("shared computes") << u"vision-realtime"_s << true;
    QTest::newRow("pipelines that wait") << u"tabular-automl-batch"_s << false;
}

void GrowthTest::timeIsInProportionToTheWorkloads()
{
    QFETCH(const QString, id);
    QFETCH(const bool, shared);
    const auto many = [&](int count) {
        return shared ? manyOnSharedComputes(templatePlan(id), count)
                      : manyWorkloads(templatePlan(id), count);
    };
    double few = secondsFor(many(100));
    double all = secondsFor(many(1000));
    QVERIFY(few > 0);
    // Whoever shares the caches makes the one slow and not the other: what grows with a square does so in each of the pairs.
    for (int again = 0; again < 6 && all >= 25 * few; ++again) {
        few = secondsFor(many(100));
        all = secondsFor(many(1000));
    }
    // Ten times as many: 10 times the time, and a square would be 100 times.
    QVERIFY2(all < 25 * few, qPrintable(u"%1 s for 1,000 workloads, %2 s for 100"_s.arg(all).arg(few)));
}

void GrowthTest::oneEndpointTakesTheSameWhateverItsSize()
{
    const Plan base = templatePlan(u"vision-realtime"_s);
    const double one = secondsFor(withServers(base, 10, 1));
    for (const int concurrency : {100, 10'000, 100'000}) {
        const double most = secondsFor(withServers(base, 10'000, concurrency));
        QVERIFY2(most < 5 * one + 0.001,
                 qPrintable(
                     u"%1 s for %2 requests at a time, %3 s for one"_s.arg(most).arg(concurrency).arg(one)));
    }
}

void GrowthTest::copiesCostTheirNumberTimesAsMuch()
{
    const Plan base = templatePlan(u"vision-realtime"_s);
    const auto ofComputes = [](const Evaluation &evaluation) {
        std::int64_t sum = 0;
        for (const CostLine &line : evaluation.lines)
            sum += line.compute.isEmpty() ? 0 : line.total.minor();
        return sum;
    };
    const auto each = static_cast<int>(base.workloads.size());
    const std::int64_t once = ofComputes(evaluated(base));
    QVERIFY(once > 0);
    QCOMPARE(ofComputes(evaluated(manyWorkloads(base, 30 * each))), 30 * once);
}

void GrowthTest::templatesAreQuickAndLargePlansAreNot()
{
    for (const TemplateInfo &info : templates().templates())
        QVERIFY2(isQuick(templatePlan(info.id)), qPrintable(info.id));
    const Plan base = templatePlan(u"vision-realtime"_s);
    QVERIFY(!isQuick(manyWorkloads(base, 1000)));
    QVERIFY(isQuick(withServers(base, 10'000, 100'000)));
    // Few workloads that take long as well: many runs on many nodes, another set of them each month.
    Plan busy = base;
    busy.months = 120;
    for (int month = 0; month < 120; ++month) {
        Workload one;
        one.id = u"w%1"_s.arg(month);
        one.startMonth = month;
        TrainingJob job;
        job.compute = u"wide"_s;
        job.runsPerMonth = Estimate(3000);
        one.detail = job;
        busy.workloads.push_back(one);
    }
    Compute wide;
    wide.id = u"wide"_s;
    wide.maxNodes = 500;
    busy.computes.push_back(wide);
    QVERIFY(!isQuick(busy));
}

void GrowthTest::aCancelledEvaluationEnds()
{
    const std::atomic<bool> cancelled = true;
    const Plan plan = templatePlan(u"vision-realtime"_s);
    const auto give = [&plan] { return evaluated(plan).months.size(); };
    QCOMPARE(cancellable<std::size_t>(&cancelled, 7, give), std::size_t(7));
    const std::atomic<bool> wanted = false;
    QVERIFY(cancellable<std::size_t>(&wanted, 7, give) > 7);
    QVERIFY(!CancelScope::current());
    // What is begun for others within a search ends with it.
    const CancelScope outer(&cancelled);
    QVERIFY_THROWS_EXCEPTION(Cancelled, (void)give());
}

void GrowthTest::theLargestPlansAreCancelledInTime_data()
{
    QTest::addColumn<QString>("kind");
    QTest::newRow("jobs that wait for each other") << u"line"_s;
    QTest::newRow("deployments by the hour") << u"deployments"_s;
    QTest::newRow("commitments") << u"commitments"_s;
}

void GrowthTest::theLargestPlansAreCancelledInTime()
{
    QFETCH(const QString, kind);
    const Plan base = templatePlan(u"vision-realtime"_s);
    Plan plan = kind == u"line"  ? waitingInLine(base, 1000, 1000)
        : kind == u"deployments" ? manyDeployments(base, 1000, 100)
                                 : manyCommitments(manyWorkloads(base, 1000), 1000);
    plan.months = 120;
    QVERIFY(!isQuick(plan));
    std::atomic<bool> cancelled = false;
    std::atomic<bool> ended = false;
    const std::unique_ptr<QThread> thread(QThread::create([&] {
        cancellable<int>(&cancelled, 0, [&] { return evaluated(plan).peakIndex; });
        ended = true;
    }));
    thread->start();
    QVERIFY(!thread->wait(300)); // it would go on
    QVERIFY(!ended);
    cancelled = true;
    QElapsedTimer clock;
    clock.start();
    QVERIFY(thread->wait());
    QVERIFY2(clock.elapsed() < 2000, qPrintable(u"%1 ms"_s.arg(clock.elapsed())));
}

SLIPWAY_TEST(GrowthTest)
#include "tst_growth.moc"
