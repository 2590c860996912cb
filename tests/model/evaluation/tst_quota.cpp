// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "tests/model/evaluation/evaluationfixture.h"
#include "tests/support/largeplans.h"

#include "model/plan/planedit.h"
#include "model/quota/quotaneeds.h"
#include "model/rules/concerned.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <map>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// What a plan holds of quota at its highest: resting machines, reserves, overlaps, names of families.
class QuotaTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void anEndpointKeepsAFifthInReserve_data();
    void anEndpointKeepsAFifthInReserve();
    void autoscalingHoldsWhatItMayGoUpTo();
    void onlyListedSizesKeepNoReserve_data();
    void onlyListedSizesKeepNoReserve();
    void stoppedInstancesHoldTheirQuota();
    void aClusterHoldsItsHighestNodesAtRest();
    void computesOfOneFamilyAndRegionAddUp();
    void ofManyComputesTheFirstAreTold();
    void ownedQuotaCountsUnderEitherName_data();
    void ownedQuotaCountsUnderEitherName();
    void quotaOfTheOtherPoolIsTold();
    void poolsAndRegionsAreNeverNetted();
    void preemptibleServerlessTakesLowPriority();
    void evidenceHasItsDay();
    void sizesWithoutAFamilyAreNotThrownTogether();
    void requestsKnowTheDefaultOfTheirPool_data();
    void requestsKnowTheDefaultOfTheirPool();
    void eachLateRequestNamesItsComputes();
    void whatBeginsLaterIsJudgedThoughThePlanHasBegun();
    void anApprovalIsNeededWhenItsWorkBegins();
    void whatHasBegunDoesNotHideWhatBeginsLater();
    void whatGrowsIsAskedForBeforeItBegins();
    void whatADefaultCoversIsNotAskedForAnywhere();
    void aStartThatIsOfferedIsInTime_data();
    void aStartThatIsOfferedIsInTime();
    void theCalendarIsLateWhereTheRuleIs_data();
    void theCalendarIsLateWhereTheRuleIs();
    void aRequestSaysTheDayOfTheCalendar();
    void noMoneyComesTooLateForQuota();
    void whatNeverStandsTogetherIsNotAddedUp_data();
    void whatNeverStandsTogetherIsNotAddedUp();
    void familiesOfARegionAreAddedUpByMonth();
    void addressesAreThoseOfOneMonth();

private:
    /// A second endpoint of 10 instances on a compute of its own, from `first` on; that of before ends after six months.
    void addSecondEndpoint(int first, const QString &size)
    {
        m_plan.start = YearMonth(2027, 1);
        m_plan.months = 12;
        m_plan.compute(u"train")->size = u"Standard_F4s_v2"_s;
        m_plan.compute(u"train")->maxNodes = 1;
        m_plan.workload(u"serve")->startMonth = 0;
        m_plan.workload(u"serve")->lengthMonths = 6;
        serving().deployments[0].instances = 5;
        Compute compute = *m_plan.compute(u"serve");
        compute.id = u"second"_s;
        compute.size = size;
        m_plan.computes.push_back(compute);
        Workload workload = *m_plan.workload(u"serve");
        workload.id = u"second"_s;
        workload.startMonth = first;
        workload.lengthMonths.reset();
        auto &endpoint = std::get<RealtimeEndpoint>(workload.detail);
        endpoint.deployments[0].compute = u"second"_s;
        endpoint.deployments[0].instances = 10;
        m_plan.workloads.push_back(workload);
    }
    [[nodiscard]] RealtimeEndpoint &serving()
    {
        return std::get<RealtimeEndpoint>(m_plan.workload(u"serve")->detail);
    }
    [[nodiscard]] std::optional<QuotaNeed> need(const QString &compute) const
    {
        for (const QuotaNeed &need : evaluated(m_plan).quota) {
            if (need.computes.contains(compute))
                return need;
        }
        return std::nullopt;
    }
    Plan m_plan;
};

void QuotaTest::init()
{
    m_plan = templatePlan(u"vision-realtime"_s);
    m_plan.ownedQuota.clear();
    m_plan.compute(u"notebooks")->size = u"Standard_E4s_v3"_s;
    m_plan.compute(u"serve")->size = u"Standard_D4as_v4"_s;
    serving().rollout.perMonth = 0;
}

void QuotaTest::anEndpointKeepsAFifthInReserve_data()
{
    QTest::addColumn<int>("instances");
    QTest::addColumn<int>("held"); ///< ceil(1.2 x n), by hand
    const std::map<int, int> table{{1, 2},  {2, 3},   {3, 4},   {4, 5},   {5, 6},   {6, 8},   {7, 9},
                                   {9, 11}, {10, 12}, {11, 14}, {15, 18}, {20, 24}, {49, 59}, {50, 60}};
    for (const auto &[instances, held] : table)
        QTest::addRow("%d", instances) << instances << held;
}

void QuotaTest::anEndpointKeepsAFifthInReserve()
{
    QFETCH(int, instances);
    QFETCH(int, held);
    serving().deployments[0].instances = instances;
    QCOMPARE(need(u"serve"_s)->needed, held * 4);
    // Both versions of a roll-out hold theirs.
    serving().rollout.perMonth = 1;
    serving().rollout.overlapHours = 2;
    QCOMPARE(need(u"serve"_s)->needed, 2 * held * 4);
}

/// The load asks for 3 instances; the autoscale setting that is deployed asks for up to 20, and quota of 3 would refuse them.
/// ceil(1.2 x 20) = 24 instances of 4 vCPUs.
void QuotaTest::autoscalingHoldsWhatItMayGoUpTo()
{
    Deployment &deployment = serving().deployments.front();
    deployment.sizing = InstanceSizing::Autoscale;
    deployment.minInstances = 2;
    deployment.maxInstances = 20;
    const Evaluation evaluation = evaluated(m_plan);
    QVERIFY(need(u"serve"_s));
    QCOMPARE(need(u"serve"_s)->needed, 24 * 4);
    // What is billed follows the load as before.
    deployment.maxInstances = 19;
    QCOMPARE(evaluated(m_plan).total, evaluation.total);
    QCOMPARE(need(u"serve"_s)->needed, 23 * 4);
    // One of those that keep no reserve.
    m_plan.compute(u"serve")->size = u"Standard_ND40rs_v2"_s;
    QCOMPARE(need(u"serve"_s)->needed, 19 * 40);
    QVERIFY(need(u"serve"_s)->formula.startsWith(u"19 instances"_s));
}

void QuotaTest::onlyListedSizesKeepNoReserve_data()
{
    QTest::addColumn<QString>("size");
    QTest::addColumn<int>("needed"); ///< for 10 instances
    const auto row
        = [](const QString &size, int needed) { QTest::newRow(qPrintable(size)) << size << needed; };
    row(u"Standard_NC24ads_A100_v4"_s, 10 * 24);
    row(u"Standard_NC48ads_A100_v4"_s, 10 * 48);
    row(u"Standard_NC96ads_A100_v4"_s, 10 * 96);
    row(u"Standard_NC40ads_H100_v5"_s, 10 * 40);
    row(u"Standard_NC80adis_H100_v5"_s, 10 * 80);
    row(u"Standard_ND96amsr_A100_v4"_s, 10 * 96);
    row(u"Standard_ND96asr_v4"_s, 10 * 96);
    row(u"Standard_ND40rs_v2"_s, 10 * 40);
    row(u"Standard_ND96is_H100_v5"_s, 10 * 96);
    row(u"Standard_ND96isr_H100_v5"_s, 10 * 96);
    row(u"Standard_NC4as_T4_v3"_s, 12 * 4);
    row(u"Standard_NV72ads_A10_v5"_s, 12 * 72);
    row(u"Standard_D8as_v4"_s, 12 * 8);
}

void QuotaTest::onlyListedSizesKeepNoReserve()
{
    QFETCH(QString, size);
    QFETCH(int, needed);
    // Training has a family of its own.
    m_plan.compute(u"train")->size = u"Standard_F4s_v2"_s;
    m_plan.compute(u"serve")->size = size;
    serving().deployments[0].instances = 10;
    QCOMPARE(need(u"serve"_s)->needed, needed);
}

void QuotaTest::stoppedInstancesHoldTheirQuota()
{
    Compute &notebooks = *m_plan.compute(u"notebooks");
    notebooks.instances = 3;
    auto &people = std::get<Experimentation>(m_plan.workload(u"explore")->detail);
    people.people = 3;
    people.hoursPerDay = 8;
    const int running = need(u"notebooks"_s)->needed;
    QCOMPARE(running, 3 * 4);
    // Nobody works, the machines are stopped nearly always: the same quota.
    people.hoursPerDay = 0.1;
    people.daysPerWeek = 1;
    notebooks.idleShutdownMinutes = 15;
    QCOMPARE(need(u"notebooks"_s)->needed, running);
}

void QuotaTest::aClusterHoldsItsHighestNodesAtRest()
{
    Compute &train = *m_plan.compute(u"train");
    train.size = u"Standard_F4s_v2"_s;
    train.minNodes = 0;
    train.maxNodes = 7;
    auto &job = std::get<TrainingJob>(m_plan.workload(u"train")->detail);
    job.runsPerMonth = 0;
    QCOMPARE(need(u"train"_s)->needed, 7 * 4);
}

void QuotaTest::computesOfOneFamilyAndRegionAddUp()
{
    m_plan.compute(u"train")->size = u"Standard_D8as_v4"_s;
    m_plan.compute(u"train")->maxNodes = 2;
    serving().deployments[0].instances = 5;
    QCOMPARE(need(u"serve"_s)->needed, 6 * 4 + 2 * 8);
    QCOMPARE(need(u"serve"_s)->computes.size(), 2);
    m_plan.compute(u"train")->region = u"northeurope"_s;
    QCOMPARE(need(u"serve"_s)->needed, 6 * 4);
    QCOMPARE(need(u"train"_s)->needed, 2 * 8);
}

void QuotaTest::ofManyComputesTheFirstAreTold()
{
    // Twenty clusters of two nodes with 24 vCPUs: 48 each, 960 in all, and 480 of the ten that are not named.
    const Evaluation evaluation = evaluated(manyWorkloads(m_plan, 60));
    const auto need = std::ranges::find_if(
        evaluation.quota, [](const QuotaNeed &each) { return each.computes.contains(u"train"_s); });
    QVERIFY(need != evaluation.quota.end());
    QCOMPARE(need->computes.size(), qsizetype(20));
    QCOMPARE(need->needed, 960);
    QVERIFY2(need->formula.startsWith(u"2 nodes x 24 vCPUs (train) + 2 nodes x 24 vCPUs (train-2) + "_s),
             qPrintable(need->formula));
    QVERIFY2(need->formula.endsWith(u"(train-10) + 480 vCPUs of 10 more"_s), qPrintable(need->formula));
    const auto finding = std::ranges::find_if(evaluation.findings, [](const Finding &each) {
        return each.rule == u"quota.request"_s && each.subject.startsWith(u"train, "_s);
    });
    QVERIFY(finding != evaluation.findings.end());
    QVERIFY2(finding->subject.endsWith(u"train-10 and 10 more"_s), qPrintable(finding->subject));
}

void QuotaTest::ownedQuotaCountsUnderEitherName_data()
{
    QTest::addColumn<QString>("family");
    QTest::addColumn<int>("owned");
    QTest::newRow("of the catalog") << u"standardNDSH100v5Family"_s << 100;
    QTest::newRow("of the endpoint list") << u"standardNDv5H100Family"_s << 100;
    QTest::newRow("in other letters") << u"STANDARDNDV5H100FAMILY"_s << 100;
    QTest::newRow("as the portal calls it") << u"Standard NDSH100v5 Family vCPUs"_s << 100;
    QTest::newRow("of another") << u"standardDASv4Family"_s << 0;
}

void QuotaTest::ownedQuotaCountsUnderEitherName()
{
    QFETCH(QString, family);
    QFETCH(int, owned);
    m_plan.compute(u"serve")->size = u"Standard_ND96isr_H100_v5"_s;
    m_plan.ownedQuota.push_back({QuotaPool::Dedicated, family, {}, 100, {}});
    QCOMPARE(need(u"serve"_s)->owned, owned);
    // What counts is known, and so is what counts for machines that the plan does not have.
    QVERIFY(findingsOf(evaluated(m_plan), u"quota.unknown"_s).empty());
}

/// An endpoint takes its machines from the quota of Azure Machine Learning: what an ordinary list of machines says is told, not lost.
void QuotaTest::quotaOfTheOtherPoolIsTold()
{
    m_plan.compute(u"serve")->size = u"Standard_NC4as_T4_v3"_s;
    const QString family = need(u"serve"_s)->family;
    m_plan.ownedQuota = {{QuotaPool::Vm, family, {}, 100, {}}};
    const std::vector<Finding> told = findingsOf(evaluated(m_plan), u"quota.unknown"_s);
    QCOMPARE(told.size(), std::size_t(1));
    QCOMPARE(told.front().field, u"/ownedQuota/0/pool"_s);
    m_plan.ownedQuota[0].pool = QuotaPool::Dedicated;
    QVERIFY(findingsOf(evaluated(m_plan), u"quota.unknown"_s).empty());
}

void QuotaTest::poolsAndRegionsAreNeverNetted()
{
    m_plan.compute(u"serve")->size = u"Standard_NC4as_T4_v3"_s; // of which a subscription starts with none
    const QString family = need(u"serve"_s)->family;
    const int needed = need(u"serve"_s)->needed;
    for (const QuotaPool pool : {QuotaPool::Vm, QuotaPool::LowPriority, QuotaPool::Spark})
        m_plan.ownedQuota.push_back({pool, family, {}, 1000, {}});
    m_plan.ownedQuota.push_back({QuotaPool::Dedicated, family, u"northeurope"_s, 1000, {}});
    QCOMPARE(need(u"serve"_s)->owned, 0);
    QCOMPARE(need(u"serve"_s)->toRequest(), needed);
    m_plan.ownedQuota.push_back({QuotaPool::Dedicated, family, {}, needed, {}});
    QCOMPARE(need(u"serve"_s)->toRequest(), 0);
}

// "Serverless jobs consume the same quota as Azure Machine Learning compute quota. You can choose standard (dedicated) tier or spot (low-priority)
// VMs" (Model training on serverless compute, 2025-10-24).
void QuotaTest::preemptibleServerlessTakesLowPriority()
{
    Compute &train = *m_plan.compute(u"train");
    train.target = u"serverless_compute"_s;
    QCOMPARE(need(u"train"_s)->pool, QuotaPool::Dedicated);
    train.tier = Tier::Spot;
    QCOMPARE(need(u"train"_s)->pool, QuotaPool::LowPriority);
    QCOMPARE(need(u"train"_s)->family, QString());
}

void QuotaTest::evidenceHasItsDay()
{
    // 2 x 4 vCPUs of a family of which a subscription starts with 24.
    m_plan.computes[0].instances = 2;
    const QString family = need(u"notebooks"_s)->family;
    QVERIFY(!need(u"notebooks"_s)->isTold);
    QCOMPARE(need(u"notebooks"_s)->toRequest(), 0);
    // A line that nobody filled in says nothing.
    m_plan.ownedQuota = {{QuotaPool::Dedicated, family, {}, 0, {}, {}}};
    QVERIFY(!need(u"notebooks"_s)->isTold);
    QCOMPARE(need(u"notebooks"_s)->toRequest(), 0);
    // That there is none is told as well: what a subscription starts with says nothing any more.
    m_plan.ownedQuota = {{QuotaPool::Dedicated, family, {}, 0, u"2026-11-01"_s, {}}};
    const QuotaNeed none = *need(u"notebooks"_s);
    QVERIFY(none.isTold);
    QCOMPARE(none.toRequest(), 8);
    QCOMPARE(none.ownedOn, QDate(2026, 11, 1));
    const std::vector<Finding> found = findingsOf(evaluated(m_plan), u"quota.request"_s);
    const auto finding
        = std::ranges::find_if(found, [](const Finding &each) { return each.subject.contains(u"notebooks"); });
    QVERIFY(finding != found.end());
    QVERIFY2(finding->detail.contains(u"In place: 0 vCPUs as of 2026-11-01"), qPrintable(finding->detail));
    // More people come later: two and then 2.2, who take three machines. Without any vCPU not even the first of them can begin, with 4 not both,
    // and with 8 those of the first month can.
    m_plan.growth.peoplePercent = 10;
    QCOMPARE(need(u"notebooks"_s)->by, m_plan.start);
    m_plan.ownedQuota[0].vcpus = 4;
    QCOMPARE(need(u"notebooks"_s)->by, m_plan.start);
    m_plan.ownedQuota[0].vcpus = 8;
    QCOMPARE(need(u"notebooks"_s)->by, m_plan.start.plusMonths(1));
    m_plan.growth.peoplePercent = 0;
    // 4 of the one list and 2 of an older one: 6, as of the older; another pool has its own day.
    m_plan.ownedQuota = {{QuotaPool::Dedicated, family, {}, 4, u"2026-11-01"_s, {}},
                         {QuotaPool::Dedicated, family, m_plan.region, 2, u"2026-10-01"_s, {}},
                         {QuotaPool::LowPriority, {}, {}, 1000, u"2026-09-01"_s, {}}};
    QCOMPARE(need(u"notebooks"_s)->owned, 6);
    QCOMPARE(need(u"notebooks"_s)->ownedOn, QDate(2026, 10, 1));
    QCOMPARE(need(u"notebooks"_s)->toRequest(), 2);
    // Of one that has no day nothing is said.
    m_plan.ownedQuota[0].day.reset();
    QVERIFY(!need(u"notebooks"_s)->ownedOn.isValid());
}

void QuotaTest::sizesWithoutAFamilyAreNotThrownTogether()
{
    // No source names the family of either; both are of other series.
    m_plan.compute(u"train")->size = u"Standard_NC6"_s;
    m_plan.compute(u"notebooks")->size = u"Standard_H8"_s;
    QVERIFY(catalog().size(*catalog().findSize(u"Standard_NC6")).family.isEmpty());
    QVERIFY(catalog().size(*catalog().findSize(u"Standard_H8")).family.isEmpty());
    QCOMPARE(need(u"train"_s)->computes, QStringList(u"train"_s));
    QCOMPARE(need(u"notebooks"_s)->computes, QStringList(u"notebooks"_s));
    QVERIFY(!need(u"train"_s)->family.isEmpty());
}

void QuotaTest::requestsKnowTheDefaultOfTheirPool_data()
{
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("size");
    QTest::addColumn<int>("tier");
    QTest::addColumn<int>("nodes");
    QTest::addColumn<bool>("asks");
    const auto row
        = [](const char *name, const QString &target, const QString &size, Tier tier, int nodes, bool asks) {
              QTest::newRow(name) << target << size << static_cast<int>(tier) << nodes << asks;
          };
    row("24 vCPUs are given", u"compute_cluster"_s, u"Standard_F4s_v2"_s, Tier::Dedicated, 6, false);
    row("28 are not", u"compute_cluster"_s, u"Standard_F4s_v2"_s, Tier::Dedicated, 7, true);
    row("GPUs start at zero", u"compute_cluster"_s, u"Standard_NC4as_T4_v3"_s, Tier::Dedicated, 1, true);
    row("M starts at zero", u"compute_cluster"_s, u"Standard_M8ms"_s, Tier::Dedicated, 1, true);
    row("100 low-priority vCPUs are given", u"compute_cluster"_s, u"Standard_NC4as_T4_v3"_s,
        Tier::LowPriority, 25, false);
    row("104 are not", u"compute_cluster"_s, u"Standard_NC4as_T4_v3"_s, Tier::LowPriority, 26, true);
    row("no default of ordinary VMs is known", u"kubernetes"_s, u"Standard_F4s_v2"_s, Tier::Dedicated, 1,
        true);
}

void QuotaTest::requestsKnowTheDefaultOfTheirPool()
{
    QFETCH(QString, target);
    QFETCH(QString, size);
    QFETCH(int, tier);
    QFETCH(int, nodes);
    QFETCH(bool, asks);
    Compute &train = *m_plan.compute(u"train");
    train.target = target;
    train.size = size;
    train.tier = static_cast<Tier>(tier);
    train.maxNodes = nodes;
    bool asked = false;
    for (const Finding &finding : findingsOf(evaluated(m_plan), u"quota.request"_s))
        asked = asked || finding.subject.contains(u"train");
    QCOMPARE(asked, asks);
    // The text to ask with and the calendar, which tells of each text, say the same.
    const Evaluation evaluation = evaluated(m_plan);
    QCOMPARE(std::ranges::any_of(evaluation.quotaRequests,
                                 [&evaluation](const QuotaRequest &request) {
                                     return evaluation.quota[request.need].computes.contains(u"train"_s);
                                 }),
             asks);
}

void QuotaTest::eachLateRequestNamesItsComputes()
{
    // Of families of their own, both needed on 1 December: 14 days before, on 17 November, is over on the 20th.
    m_plan.start = YearMonth(2026, 12);
    m_plan.compute(u"notebooks")->size = u"Standard_NC4as_T4_v3"_s;
    const auto late = [this] {
        QStringList subjects;
        for (const Finding &finding : findingsOf(evaluated(m_plan), u"request.late"_s)) {
            if (finding.detail.contains(u"vCPUs in "))
                subjects << finding.subject;
        }
        subjects.sort();
        return subjects;
    };
    QCOMPARE(late(), (QStringList{u"notebooks"_s, u"train"_s}));
    const QuotaNeed owned = *need(u"notebooks"_s);
    m_plan.ownedQuota.push_back({owned.pool, owned.family, owned.region, owned.needed, {}});
    QCOMPARE(late(), QStringList(u"train"_s));
    // Together in one family they are one request, and both are told.
    m_plan.compute(u"notebooks")->size = m_plan.compute(u"train")->size;
    const QStringList shared = late();
    QCOMPARE(shared.size(), 1);
    QCOMPARE(shared[0].split(u", "_s).size(), 2);
}

void QuotaTest::whatBeginsLaterIsJudgedThoughThePlanHasBegun()
{
    // Judged on 2026-11-20: notebooks have run since September, the endpoint of the same family begins on 1 December, and what is
    // asked for today is there on 4 December.
    m_plan.start = YearMonth(2026, 9);
    m_plan.compute(u"notebooks")->size = u"Standard_NC4as_T4_v3"_s;
    m_plan.compute(u"serve")->size = u"Standard_NC4as_T4_v3"_s;
    m_plan.workload(u"serve")->startMonth = 3;
    QCOMPARE(need(u"serve"_s)->computes, (QStringList{u"notebooks"_s, u"serve"_s}));
    const auto lateFor = [this](const QString &compute) {
        return std::ranges::any_of(
            findingsOf(evaluated(m_plan), u"request.late"_s), [&](const Finding &finding) {
                return finding.subject.contains(compute) && finding.detail.contains(u"vCPUs in ");
            });
    };
    QVERIFY(lateFor(u"serve"_s));
    m_plan.workload(u"serve")->startMonth = 4; // 1 January
    QVERIFY(!lateFor(u"serve"_s));
    m_plan.workload(u"serve")->startMonth = 1; // has begun
    QVERIFY(!lateFor(u"serve"_s));
}

void QuotaTest::whatHasBegunDoesNotHideWhatBeginsLater()
{
    // Since September the notebooks, in December the endpoint: one finding about both is judged by December.
    m_plan.start = YearMonth(2026, 9);
    for (Workload &workload : m_plan.workloads)
        workload.startMonth = workload.id == u"serve" ? 3 : 0;
    Finding both;
    both.subject = u"notebooks, serve"_s;
    QCOMPARE(beginOf(m_plan, both, YearMonth(2026, 11)), YearMonth(2026, 12));
    QCOMPARE(beginOf(m_plan, both, YearMonth(2026, 9)), YearMonth(2026, 9));
    QCOMPARE(beginOf(m_plan, both, YearMonth(2027, 1)), YearMonth(2026, 9));
    // And one about the plan as a whole.
    QCOMPARE(beginOf(m_plan, Finding(), YearMonth(2026, 11)), YearMonth(2026, 12));
    QCOMPARE(beginOf(m_plan, Finding(), YearMonth(2026, 8)), YearMonth(2026, 9));
}

void QuotaTest::anApprovalIsNeededWhenItsWorkBegins()
{
    // 60 requests of 200 KB a second are more than the 5 MB/s of an endpoint, which begins in its third month.
    m_plan.start = YearMonth(2026, 12);
    const auto late = [this] {
        return std::ranges::any_of(
            findingsOf(evaluated(m_plan), u"request.late"_s),
            [](const Finding &finding) { return finding.detail.contains(u"bandwidth"); });
    };
    QCOMPARE(findingsOf(evaluated(m_plan), u"endpoint.bandwidth"_s).size(), std::size_t(1));
    QVERIFY(!late());
    m_plan.workload(u"serve")->startMonth = 0;
    QVERIFY(late());
    // Though the plan has begun.
    m_plan.start = YearMonth(2026, 9);
    m_plan.workload(u"serve")->startMonth = 3;
    QVERIFY(late());
}

void QuotaTest::whatGrowsIsAskedForBeforeItBegins()
{
    // The highest is reached in the last month; nothing runs in the first without quota of a family that starts at zero.
    m_plan.growth.requestsPercent = 10;
    m_plan.compute(u"serve")->size = u"Standard_NC4as_T4_v3"_s;
    serving().deployments[0].sizing = InstanceSizing::Derived;
    QCOMPARE(need(u"serve"_s)->by, m_plan.start.plusMonths(2));
    const QuotaNeed grown = *need(u"serve"_s);
    m_plan.ownedQuota.push_back({grown.pool, grown.family, grown.region, grown.needed - 4, {}});
    QVERIFY(need(u"serve"_s)->by > m_plan.start.plusMonths(2));
}

void QuotaTest::whatADefaultCoversIsNotAskedForAnywhere()
{
    // 2 x 4 vCPUs of a family of which a subscription starts with 24.
    m_plan.computes[0].instances = 2;
    const QuotaNeed covered = *need(u"notebooks"_s);
    QCOMPARE(covered.given, 24.0);
    QCOMPARE(covered.needed, 8);
    QCOMPARE(covered.toRequest(), 0);
    int asked = 0;
    for (const QuotaRequest &request : evaluated(m_plan).quotaRequests)
        asked += evaluated(m_plan).quota[request.need].toRequest();
    QCOMPARE(vcpusToRequest(evaluated(m_plan).quota), asked);
}

/// Judged on 2026-11-20: what is asked for then is there 14 days later, on 4 December, so that January is the first month in time.
void QuotaTest::aStartThatIsOfferedIsInTime_data()
{
    QTest::addColumn<int>("begun"); // months before November
    QTest::addColumn<int>("firstOfEndpoint");
    QTest::addColumn<bool>("isOwned");
    QTest::addColumn<QString>("start");
    QTest::newRow("begun, nothing owned") << 2 << 0 << false << u"2027-01"_s;
    QTest::newRow("begun, all owned") << 2 << 0 << true << u"2026-11"_s;
    // The endpoint is late in December; a start of November would make the trainings late that have run since October.
    QTest::newRow("begun, one late") << 1 << 2 << false << u"2027-01"_s;
    QTest::newRow("begins in December") << -1 << 0 << false << u"2027-01"_s;
}

void QuotaTest::aStartThatIsOfferedIsInTime()
{
    QFETCH(int, begun);
    QFETCH(int, firstOfEndpoint);
    QFETCH(bool, isOwned);
    QFETCH(QString, start);
    m_plan.start = YearMonth(2026, 11).plusMonths(-begun);
    m_plan.compute(u"serve")->size = u"Standard_NC4as_T4_v3"_s;
    m_plan.workload(u"serve")->startMonth = firstOfEndpoint;
    serving().requestKB = 1; // no approval of its bandwidth
    serving().responseKB = 1;
    if (isOwned) {
        for (const QuotaNeed &each : evaluated(m_plan).quota)
            m_plan.ownedQuota.push_back({each.pool, each.family, each.region, each.needed, {}});
    }
    int offers = 0;
    for (const QString &rule : {u"plan.past"_s, u"request.late"_s}) {
        for (const Finding &finding : findingsOf(evaluated(m_plan), rule)) {
            QVERIFY(finding.fix);
            QCOMPARE(finding.fix->label, u"Start in "_s + start);
            const Result<Plan> moved = applied(*finding.fix, m_plan);
            QVERIFY(moved);
            QVERIFY(findingsOf(evaluated(*moved), u"request.late"_s).empty());
            ++offers;
        }
    }
    QVERIFY(offers > 0);
}

void QuotaTest::theCalendarIsLateWhereTheRuleIs_data()
{
    QTest::addColumn<int>("month");
    for (int month = 6; month <= 15; ++month)
        QTest::newRow(qPrintable(YearMonth(2026, 1).plusMonths(month - 1).toText())) << month;
}

void QuotaTest::theCalendarIsLateWhereTheRuleIs()
{
    QFETCH(int, month);
    m_plan.start = YearMonth(2026, 1).plusMonths(month - 1);
    m_plan.compute(u"serve")->size = u"Standard_NC4as_T4_v3"_s;
    const Evaluation evaluation = evaluated(m_plan);
    const auto late = std::ranges::count_if(evaluation.calendar, [](const CalendarEntry &each) {
        return each.late
            && (each.kind == CalendarEntry::Kind::Quota || each.kind == CalendarEntry::Kind::Approval);
    });
    QCOMPARE(std::size_t(late), findingsOf(evaluation, u"request.late"_s).size());
    // What is to be asked for is told whether it has passed or not.
    QCOMPARE(std::size_t(
                 std::ranges::count(evaluation.calendar, CalendarEntry::Kind::Quota, &CalendarEntry::kind)),
             evaluation.quotaRequests.size());
    for (const CalendarEntry &each : evaluation.calendar)
        QVERIFY(each.date <= each.due);
}

/// Begun in September, judged in November: the endpoint of the notebooks' family begins on 1 January, 14 days after 18 December.
void QuotaTest::aRequestSaysTheDayOfTheCalendar()
{
    m_plan.start = YearMonth(2026, 9);
    m_plan.compute(u"notebooks")->size = u"Standard_NC4as_T4_v3"_s;
    m_plan.compute(u"serve")->size = u"Standard_NC4as_T4_v3"_s;
    m_plan.workload(u"serve")->startMonth = 4;
    const Evaluation evaluation = evaluated(m_plan);
    int told = 0;
    for (const QuotaRequest &request : evaluation.quotaRequests) {
        if (!evaluation.quota[request.need].computes.contains(u"serve"_s))
            continue;
        ++told;
        QVERIFY2(request.text.contains(u"Needed by: 2027-01-01. Ask by: 2026-12-18, 14 days before"_s),
                 qPrintable(request.text));
    }
    QCOMPARE(told, 1);
    QVERIFY(std::ranges::any_of(findingsOf(evaluation, u"quota.request"_s), [](const Finding &finding) {
        return finding.detail.contains(u"by 2027-01: "_s);
    }));
}

/// A term of three years for the endpoint that begins in December: what it owes is signed with the plan, and no quota is asked for in its name.
void QuotaTest::noMoneyComesTooLateForQuota()
{
    m_plan.start = YearMonth(2026, 12);
    m_plan.workload(u"serve")->startMonth = 0;
    m_plan.compute(u"serve")->priceType = PriceType::Reservation3Years;
    const Evaluation evaluation = evaluated(m_plan);
    QCOMPARE(findingsOf(evaluation, u"commitment.owed"_s).size(), std::size_t(1));
    const std::vector<Finding> late = findingsOf(evaluation, u"request.late"_s);
    QVERIFY(!late.empty());
    for (const Finding &finding : late)
        QVERIFY2(!finding.detail.contains(u"owed after"_s), qPrintable(finding.detail));
    const auto owed = std::ranges::find_if(evaluation.calendar, [](const CalendarEntry &each) {
        return each.title.contains(u"is owed after the plan ends"_s);
    });
    QVERIFY(owed != evaluation.calendar.end());
    QCOMPARE(owed->date, QDate(2026, 12, 1));
    QVERIFY(!owed->late);
}

/// ceil(1.2 x 5) = 6 instances of 4 vCPUs from January to June, 12 of 4 afterwards: 24 and 48, and together 72 where they overlap.
void QuotaTest::whatNeverStandsTogetherIsNotAddedUp_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("needed");
    QTest::addColumn<QString>("formula");
    QTest::newRow("one after the other")
        << 6 << 48
        << u"10 instances, with 20 % in reserve = 12 x 4 vCPUs (second), the most at a time, in 2027-07"_s;
    QTest::newRow("a month together")
        << 5 << 72
        << u"5 instances, with 20 % in reserve = 6 x 4 vCPUs (serve) + 10 instances, with 20 % in reserve = 12 x 4 vCPUs (second)"_s;
    QTest::newRow("with a gap")
        << 8 << 48
        << u"10 instances, with 20 % in reserve = 12 x 4 vCPUs (second), the most at a time, in 2027-09"_s;
}

void QuotaTest::whatNeverStandsTogetherIsNotAddedUp()
{
    QFETCH(int, first);
    QFETCH(int, needed);
    QFETCH(QString, formula);
    addSecondEndpoint(first, u"Standard_D4as_v4"_s);
    const QuotaNeed both = *need(u"serve"_s);
    QCOMPARE(both.computes, (QStringList{u"serve"_s, u"second"_s}));
    QCOMPARE(both.needed, needed);
    QCOMPARE(both.formula, formula);
    QCOMPARE(both.held.front(), (VcpusFrom{YearMonth(2027, 1), 24}));
    QCOMPARE(both.held.back(), (VcpusFrom{YearMonth(2027, first > 6 ? 1 + first : 7), 48}));
    // Nothing is said to be there, and 24 are the default: it is short from the month on in which there is more than that.
    QCOMPARE(both.by, YearMonth(2027, 1).plusMonths(first));
    // What is owned for the second does for the first.
    m_plan.ownedQuota.push_back({both.pool, both.family, both.region, 48, {}});
    QCOMPARE(need(u"serve"_s)->toRequest(), std::max(0, needed - 48));
}

/// 24 vCPUs of D4as_v4 from January to June, then 10 x 6 of NC6s_v3 with ceil(1.2 x 10) = 12 instances: 72; and all year one person on E4s_v3, 4,
/// and a node of F4s_v2, 4.
void QuotaTest::familiesOfARegionAreAddedUpByMonth()
{
    addSecondEndpoint(6, u"Standard_NC6s_v3"_s);
    m_plan.compute(u"notebooks")->instances = 1;
    for (const QString &id : {u"explore"_s, u"train"_s}) {
        m_plan.workload(id)->startMonth = 0;
        m_plan.workload(id)->lengthMonths.reset();
    }
    std::get<Experimentation>(m_plan.workload(u"explore")->detail).people = 1;
    const auto regions = dedicatedByRegion(evaluated(m_plan).quota);
    QCOMPARE(regions.keys(), QStringList(m_plan.region));
    QCOMPARE(regions.first(),
             (std::vector<VcpusFrom>{{YearMonth(2027, 1), 24 + 4 + 4}, {YearMonth(2027, 7), 72 + 4 + 4}}));
}

/// Six nodes until June and four from July on never are ten; one more person has one more.
void QuotaTest::addressesAreThoseOfOneMonth()
{
    m_plan.isolation.network = Network::Own;
    m_plan.months = 12;
    Compute &train = *m_plan.compute(u"train");
    train.maxNodes = 6;
    Compute other = train;
    other.id = u"later"_s;
    other.maxNodes = 4;
    m_plan.computes.push_back(other);
    Workload workload = *m_plan.workload(u"train");
    workload.id = u"later"_s;
    std::get<TrainingJob>(workload.detail).compute = u"later"_s;
    m_plan.workloads = {*m_plan.workload(u"train"), workload};
    m_plan.workloads[0].startMonth = 0;
    m_plan.workloads[0].lengthMonths = 6;
    m_plan.workloads[1].startMonth = 6;
    m_plan.workloads[1].lengthMonths.reset();
    const auto told = [this](const QString &title) {
        return std::ranges::any_of(evaluated(m_plan).findings,
                                   [&title](const Finding &each) { return each.title == title; });
    };
    QVERIFY(told(u"6 free addresses in the subnet"_s));
    m_plan.workloads[1].startMonth = 5;
    QVERIFY(told(u"10 free addresses in the subnet"_s));
}

SLIPWAY_TEST(QuotaTest)
#include "tst_quota.moc"
