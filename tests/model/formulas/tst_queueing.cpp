// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/formulas/philox.h"
#include "model/formulas/queueing.h"
#include "model/formulas/serving.h"
#include "tests/support/near.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace slipway::formulas;
using namespace slipway::test;

namespace {

#define VERIFY_NEAR(actual, expected, relative)                                                              \
    QVERIFY2(near(actual, expected, relative),                                                               \
             qPrintable(QStringLiteral("%1 is not %2")                                                       \
                            .arg(QString::number(actual, 'g', 15), QString::number(expected, 'g', 15))))

/// a^n / n!
double poissonTerm(double a, int n)
{
    double term = 1;
    for (int k = 1; k <= n; ++k)
        term *= a / k;
    return term;
}

long double blockedByRecursion(double load, int servers)
{
    long double inverse = 1;
    for (int k = 1; k <= servers; ++k)
        inverse = 1 + k / static_cast<long double>(load) * inverse;
    return 1 / inverse;
}

const double utilizations[] = {0.001, 0.1, 0.5, 0.8, 0.9, 0.99, 0.9999};

} // namespace

class QueueingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void erlangMatchesTheDirectSums()
    {
        for (int servers = 1; servers <= 25; ++servers) {
            for (const double utilization : utilizations) {
                const double load = utilization * servers;
                double sum = 0;
                for (int k = 0; k < servers; ++k)
                    sum += poissonTerm(load, k);
                const double last = poissonTerm(load, servers);
                VERIFY_NEAR(erlangB(load, servers), last / (sum + last), 1e-12);
                const double waiting = last / (1 - utilization);
                VERIFY_NEAR(erlangC(load, servers), waiting / (sum + waiting), 1e-12);
                const Queue queue{PerSecond(load), Seconds(1), servers};
                VERIFY_NEAR(emptyShare(queue), 1 / (sum + waiting), 1e-11);
            }
        }
    }

    void largePoolsStayFinite()
    {
        for (const int servers : {1000, 100'000, maxServers}) {
            const Queue queue = Queue::ofUtilization(servers, 0.95, Seconds(0.1));
            const double waiting = erlangC(queue.load(), servers);
            QVERIFY(waiting >= 0 && waiting < 1);
            QVERIFY(std::isfinite(emptyShare(queue)));
            QVERIFY(meanWait(queue) >= Seconds(0));
        }
        // Known from tables: 1,000 erlang offered to 1,000 servers block 2.48 %.
        VERIFY_NEAR(erlangB(1000, 1000), 0.0248, 0.01);
    }

    /// The recursions, in more digits than a double has: what the closed form of many servers has to equal.
    void closedFormsEqualTheRecursions()
    {
        for (const int servers : {1, 2, 17, 127, 128, 129, 130, 200, 1000, 9999, 100'000, 1'000'000}) {
            const double root = std::sqrt(servers);
            for (const double distance : {1e-6, 0.01, 0.3, 1.0, 3.0, 8.0, 8.9, 9.1, 12.0, 20.0}) {
                const double load = servers - distance * root;
                if (load <= 0)
                    continue;
                const long double blocked = blockedByRecursion(load, servers);
                if (blocked < 1e-290L)
                    continue;
                const long double waiting = servers * blocked / (servers - load * (1 - blocked));
                VERIFY_NEAR(erlangB(load, servers), static_cast<double>(blocked), 1e-10);
                VERIFY_NEAR(erlangC(load, servers), static_cast<double>(waiting), 1e-10);
                const double over = servers + distance * root;
                VERIFY_NEAR(erlangB(over, servers), static_cast<double>(blockedByRecursion(over, servers)),
                            1e-10);
            }
        }
    }

    void thousandMillionServersTakeNoLongerThanAThousand()
    {
        // 1,000,000,000 servers at sqrt(c) below their number wait as Halfin and Whitt (1981) have it for beta = 1:
        // 1 / (1 + Phi(1) / phi(1)) = 1 / (1 + 0.8413447461 / 0.2419707245) = 0.22336127
        const int servers = 1'000'000'000;
        VERIFY_NEAR(erlangC(servers - std::sqrt(servers), servers), 0.22336127, 1e-4);
        QVERIFY(erlangC(servers * 0.9, servers) < 1e-300);
        QCOMPARE(erlangC(0, servers), 0.0);
        QCOMPARE(erlangB(0, servers), 0.0);
    }

    void waitsGrowWithLoadAndShrinkWithServers()
    {
        for (const int servers : {1, 2, 5, 17, 64}) {
            Seconds before(0);
            for (const double utilization : utilizations) {
                const Queue queue = Queue::ofUtilization(servers, utilization, Seconds(1));
                const Queue larger{queue.arrivals, queue.service, servers + 1};
                QVERIFY(meanWait(queue) > before);
                QVERIFY(meanWait(larger) < meanWait(queue));
                for (const double cs2 : {0.0, 0.25, 1.0, 4.0}) {
                    QVERIFY(mgcMeanWait(larger, cs2) < mgcMeanWait(queue, cs2));
                    QVERIFY(mgcWaitPercentile(larger, cs2, 0.99) <= mgcWaitPercentile(queue, cs2, 0.99));
                }
                QVERIFY(responsePercentile(larger, 0.95) <= responsePercentile(queue, 0.95));
                before = meanWait(queue);
            }
        }
    }

    void percentilesInvertTheTails()
    {
        for (const int servers : {1, 2, 3, 8, 40}) {
            for (const double utilization : utilizations) {
                const Queue queue = Queue::ofUtilization(servers, utilization, Seconds(0.2));
                for (const double p : {0.01, 0.5, 0.95, 0.999}) {
                    VERIFY_NEAR(responseTail(queue, responsePercentile(queue, p)), 1 - p, 1e-9);
                    const Seconds wait = waitPercentile(queue, p);
                    if (wait > Seconds(0))
                        VERIFY_NEAR(waitTail(queue, wait), 1 - p, 1e-9);
                    else
                        QVERIFY(waitTail(queue, wait) <= 1 - p + 1e-12);
                    QVERIFY(responsePercentile(queue, p) >= wait);
                }
            }
        }
    }

    void theResponseTailIsSmoothWhereItsFormulaDividesByZero()
    {
        // servers - 1 = load: the general form is 0 / 0.
        const Queue queue{PerSecond(3), Seconds(1), 4};
        const double exact = std::exp(-2.0) * (1 + erlangC(3, 4) * 2);
        VERIFY_NEAR(responseTail(queue, Seconds(2)), exact, 1e-14);
        for (const double off : {1e-4, 1e-8, 1e-12, -1e-12, -1e-8, -1e-4}) {
            const Queue beside{PerSecond(3 + off), Seconds(1), 4};
            VERIFY_NEAR(responseTail(beside, Seconds(2)), exact, 10 * std::abs(off) + 1e-14);
        }
    }

    void meanResponseIsTheAreaUnderItsTail()
    {
        for (const int servers : {1, 2, 6}) {
            const Queue queue = Queue::ofUtilization(servers, 0.8, Seconds(1));
            double area = 0;
            constexpr double step = 0.002;
            for (double time = step / 2; time < 120; time += step)
                area += responseTail(queue, Seconds(time)) * step;
            VERIFY_NEAR(area, (meanWait(queue) + queue.service).value, 1e-5);
        }
    }

    void oneServerHasItsClosedForms()
    {
        for (const double utilization : utilizations) {
            const Queue queue = Queue::ofUtilization(1, utilization, Seconds(1));
            VERIFY_NEAR(erlangC(utilization, 1), utilization, 1e-14);
            VERIFY_NEAR(meanWait(queue).value, utilization / (1 - utilization), 1e-10);
            VERIFY_NEAR(emptyShare(queue), 1 - utilization, 1e-10);
            VERIFY_NEAR(responsePercentile(queue, 0.95).value, std::log(20.0) / (1 - utilization), 1e-9);
            // Pollaczek and Khinchin: (1 + cs2) / 2 of the wait for exponential service.
            for (const double cs2 : {0.0, 0.5, 1.0, 3.0})
                VERIFY_NEAR(mgcMeanWait(queue, cs2).value, (1 + cs2) / 2 * meanWait(queue).value, 1e-12);
            VERIFY_NEAR(sakasegawaMeanWait(1, utilization, Seconds(1), 1, 1).value, meanWait(queue).value,
                        1e-10);
        }
    }

    void approximationsAgreeForExponentialService()
    {
        for (const int servers : {1, 3, 20}) {
            for (const double utilization : utilizations) {
                const Queue queue = Queue::ofUtilization(servers, utilization, Seconds(1));
                VERIFY_NEAR(mgcMeanWait(queue, 1).value, meanWait(queue).value, 1e-12);
                VERIFY_NEAR(allenCunneenMeanWait(queue, 1, 1).value, meanWait(queue).value, 1e-12);
                VERIFY_NEAR(mgcWaitPercentile(queue, 1, 0.99).value, waitPercentile(queue, 0.99).value,
                            1e-12);
                QVERIFY(mdcMeanWait(queue) <= meanWait(queue));
                QVERIFY(mdcMeanWait(queue) >= 0.5 * meanWait(queue));
                QVERIFY(mgcMeanWait(queue, 4) >= mgcMeanWait(queue, 0.5));
            }
        }
    }

    void anIdleQueueDoesNotWait()
    {
        const Queue idle{PerSecond(0), Seconds(1), 3};
        QCOMPARE(meanWait(idle), Seconds(0));
        QCOMPARE(mgcMeanWait(idle, 2), Seconds(0));
        QCOMPARE(waitPercentile(idle, 0.99), Seconds(0));
        QCOMPARE(emptyShare(idle), 1.0);
        QCOMPARE(finiteQueue(idle, 5).rejectedShare, 0.0);
    }

    void aFiniteQueueKeepsLittlesLawAndItsLimits()
    {
        // Published with the Octave queueing package: response time of 40/s, 30/s a server, 3 servers, 7 places.
        VERIFY_NEAR(finiteQueue({PerSecond(40), Seconds(1 / 30.0), 3}, 7).meanResponse.value, 0.036517, 2e-5);
        for (const double utilization : {0.2, 0.9, 1.0, 1.7, 50.0}) {
            const Queue queue = Queue::ofUtilization(4, utilization, Seconds(0.5));
            // No room to wait: Erlang's loss formula.
            VERIFY_NEAR(finiteQueue(queue, 4).rejectedShare, erlangB(queue.load(), 4), 1e-10);
            double before = 1;
            for (const int capacity : {4, 5, 8, 20, 100}) {
                const FiniteQueue finite = finiteQueue(queue, capacity);
                QVERIFY(finite.rejectedShare < before);
                before = finite.rejectedShare;
                VERIFY_NEAR(finite.inSystem, finite.accepted * finite.meanResponse, 1e-9);
                // What is accepted is served: busy servers are accepted requests times service time, at most all.
                QVERIFY(finite.accepted * queue.service <= 4 * (1 + 1e-9));
                QVERIFY(finite.inSystem <= capacity * (1 + 1e-12));
            }
        }
        const Queue queue = Queue::ofUtilization(4, 0.7, Seconds(0.5));
        VERIFY_NEAR(finiteQueue(queue, 5000).meanWait.value, meanWait(queue).value, 1e-9);
        VERIFY_NEAR(finiteQueue(queue, 5000).emptyShare, emptyShare(queue), 1e-10);
        const FiniteQueue flooded = finiteQueue({PerSecond(1e300), Seconds(1), 2}, 10);
        VERIFY_NEAR(flooded.accepted.value, 2.0, 1e-9);
        VERIFY_NEAR(flooded.inSystem, 10.0, 1e-9);
    }

    void requiredServersAreTheSmallestThatDo()
    {
        for (const double arrivals : {0.0, 0.3, 4.0, 55.5, 200.0}) {
            for (const double wait : {0.0, 0.1, 1.0}) {
                for (const double limit : {0.5, 0.7, 1.0}) {
                    const Seconds service(0.25);
                    const int servers
                        = requiredServers(PerSecond(arrivals), service, Seconds(wait), 0.9, limit);
                    const auto does = [&](int count) {
                        const Queue queue{PerSecond(arrivals), service, count};
                        return queue.utilization() <= limit + 1e-9 && queue.utilization() < 1
                            && waitTail(queue, Seconds(wait)) <= 0.1;
                    };
                    QVERIFY(does(servers));
                    QVERIFY(servers == 1 || !does(servers - 1));
                }
            }
        }
    }

    void countsAreRoundedUpButNotByNoise()
    {
        QCOMPARE(roundUp(70 * 0.02 / 0.7), 2.0);
        QCOMPARE(roundUp(2.001), 3.0);
        QCOMPARE(aksReplicas(PerSecond(70), Seconds(0.02), 1, 0.7), 2.0);
        QCOMPARE(endpointQuotaCores(5, 4, 0.2), 24.0);
        QCOMPARE(endpointQuotaCores(1, 4, 0.2), 8.0);
        QCOMPARE(withZoneSpare(3, 3), 6.0); // two zones carry three: two each
        QCOMPARE(withZoneSpare(4, 3), 6.0);
        QCOMPARE(squareRootStaffing(100, 1), 110.0);
    }

    void aSimulatedQueueWaitsAsLongAsTheFormulaSays()
    {
        // 200,000 requests in front of three servers, drawn with a fixed seed: the error of the mean is about 2 %.
        const Philox random(7);
        double freeAt[3] = {0, 0, 0};
        double now = 0;
        double waited = 0;
        constexpr int requests = 200'000;
        for (int i = 0; i < requests; ++i) {
            const auto trial = static_cast<std::uint64_t>(i);
            now -= std::log(random.uniform(trial, 0)) / 1.8;
            double &first = *std::min_element(std::begin(freeAt), std::end(freeAt));
            const double start = std::max(now, first);
            waited += start - now;
            first = start - std::log(random.uniform(trial, 1));
        }
        VERIFY_NEAR(waited / requests, meanWait({PerSecond(1.8), Seconds(1), 3}).value, 0.07);
    }
};

SLIPWAY_TEST(QueueingTest)
#include "tst_queueing.moc"
