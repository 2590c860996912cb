// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "tests/model/evaluation/evaluationfixture.h"
#include "tests/model/evaluation/rulecases.h"

#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// Limits of the service: what counts against them, in which months, on which targets.
class LimitsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void aJobLastsAsLongAsItsNodesMay_data();
    void aJobLastsAsLongAsItsNodesMay();
    void hoursThatEvictionsAddCountForTheLifetime();
    void aBatchIsAJobToo();
    void onlyManagedDeploymentsCountAsComputes();
    void loadsAreJudgedInTheMonthsOfTheirWork();
    void bandwidthIsThatOfAManagedEndpoint();

private:
    [[nodiscard]] std::size_t found(const QString &rule) const
    {
        return findingsOf(evaluated(m_plan), rule).size();
    }
    Plan m_plan;
};

void LimitsTest::init()
{
    m_plan = templatePlan(u"vision-realtime"_s);
    m_plan.months = 24;
}

void LimitsTest::aJobLastsAsLongAsItsNodesMay_data()
{
    QTest::addColumn<QString>("target");
    QTest::addColumn<int>("tier");
    QTest::addColumn<double>("hours");
    QTest::addColumn<bool>("tooLong");
    const auto row = [](const char *name, const QString &target, Tier tier, double hours, bool tooLong) {
        QTest::newRow(name) << target << static_cast<int>(tier) << hours << tooLong;
    };
    row("21 days", u"compute_cluster"_s, Tier::Dedicated, 21 * 24, false);
    row("more than 21 days", u"compute_cluster"_s, Tier::Dedicated, 21 * 24 + 1, true);
    row("7 days of low priority", u"compute_cluster"_s, Tier::LowPriority, 7 * 24, false);
    row("more than 7 days of low priority", u"compute_cluster"_s, Tier::LowPriority, 7 * 24 + 1, true);
    row("more than 7 days of serverless spot", u"serverless_compute"_s, Tier::Spot, 7 * 24 + 1, true);
    row("a month at home", u"local"_s, Tier::Dedicated, 30 * 24, false);
    row("a month on a machine of one's own", u"remote_vm"_s, Tier::Dedicated, 30 * 24, false);
}

void LimitsTest::aJobLastsAsLongAsItsNodesMay()
{
    QFETCH(QString, target);
    QFETCH(int, tier);
    QFETCH(double, hours);
    QFETCH(bool, tooLong);
    m_plan.compute(u"train")->target = target;
    m_plan.compute(u"train")->tier = static_cast<Tier>(tier);
    training(m_plan).work.measuredHours = hours;
    // Checkpoints and evictions add hours of their own.
    training(m_plan).checkpointMinutes.reset();
    m_plan.assumptions.evictionPercentPerHour = 0;
    QCOMPARE(found(u"cluster.job_lifetime"_s) > 0, tooLong);
}

void LimitsTest::hoursThatEvictionsAddCountForTheLifetime()
{
    m_plan.compute(u"train")->tier = Tier::LowPriority;
    training(m_plan).work.measuredHours = 6 * 24;
    training(m_plan).checkpointMinutes = 60;
    m_plan.assumptions.evictionPercentPerHour = 0;
    QCOMPARE(found(u"cluster.job_lifetime"_s), std::size_t(0));
    m_plan.assumptions.evictionPercentPerHour = 50;
    QCOMPARE(found(u"cluster.job_lifetime"_s), std::size_t(1));
}

void LimitsTest::aBatchIsAJobToo()
{
    m_plan.compute(u"serve")->target = u"compute_cluster"_s;
    BatchScoring &batch = scoring(m_plan);
    batch.nodesPerRun = 1;
    batch.itemsPerRun = 1000;
    batch.secondsPerItem = 21.0 * 24 * 3600 / 1000;
    QCOMPARE(found(u"cluster.job_lifetime"_s), std::size_t(0));
    batch.itemsPerRun = 1100;
    QCOMPARE(found(u"cluster.job_lifetime"_s), std::size_t(1));
}

void LimitsTest::onlyManagedDeploymentsCountAsComputes()
{
    // 499 instances and the cluster make 500; the endpoint of the template is one more.
    m_plan.compute(u"notebooks")->instances = 499;
    exploring(m_plan).people = 499;
    QCOMPARE(found(u"limit.computes"_s), std::size_t(1));
    m_plan.compute(u"serve")->target = u"kubernetes_online_endpoint"_s;
    QCOMPARE(found(u"limit.computes"_s), std::size_t(0));
}

void LimitsTest::loadsAreJudgedInTheMonthsOfTheirWork()
{
    // 300 a second, 10 % more each month: above 500 from the sixth month after the first on.
    serving(m_plan).peakRequestsPerSecond = 300;
    serving(m_plan).serviceMilliseconds = 1000;
    m_plan.growth.requestsPercent = 10;
    Workload &serve = *m_plan.workload(u"serve");
    serve.startMonth = 0;
    QCOMPARE(found(u"limit.requests"_s), std::size_t(1));
    QCOMPARE(found(u"limit.connections"_s), std::size_t(1));
    serve.lengthMonths = 6;
    QCOMPARE(found(u"limit.requests"_s), std::size_t(0));
    QCOMPARE(found(u"limit.connections"_s), std::size_t(0));
    serve.lengthMonths = 7;
    QCOMPARE(found(u"limit.requests"_s), std::size_t(1));
    QCOMPARE(found(u"limit.connections"_s), std::size_t(1));
}

void LimitsTest::bandwidthIsThatOfAManagedEndpoint()
{
    serving(m_plan).peakRequestsPerSecond = 60;
    serving(m_plan).requestKB = 100;
    QCOMPARE(found(u"endpoint.bandwidth"_s), std::size_t(1));
    m_plan.compute(u"serve")->target = u"kubernetes_online_endpoint"_s;
    QCOMPARE(found(u"endpoint.bandwidth"_s), std::size_t(0));
}

SLIPWAY_TEST(LimitsTest)
#include "tst_limits.moc"
