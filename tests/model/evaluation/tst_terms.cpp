// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "tests/model/evaluation/evaluationfixture.h"

#include <QTest>

#include <algorithm>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// Rules about time: retirements, terms and growth, each judged by the months it concerns.
class TermsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void aSizeIsJudgedByTheMonthsOfItsOwnWork_data();
    void aSizeIsJudgedByTheMonthsOfItsOwnWork();
    void aTermIsJudgedToItsEnd_data();
    void aTermIsJudgedToItsEnd();
    void everyTermOfLongerWorkIsJudged_data();
    void everyTermOfLongerWorkIsJudged();
    void aTermBoughtAlreadyIsJudgedFromItsStart();
    void aFormulaSaysOfWhichMonthTheCoveredShareIs();
    void aReservationReachesTheSystemNodesOfACluster();
    void priceTypesFollowTheTarget_data();
    void priceTypesFollowTheTarget();
    void whatTermsOweAfterThePlanIsAnAmount();
    void aTermIsPaidWhereverItRuns_data();
    void aTermIsPaidWhereverItRuns();
    void noWayOfBillingEndsATermEarly_data();
    void noWayOfBillingEndsATermEarly();
    void thePeakOfTheBusiestMonthIsJudged();
    void aPeakAfterTheWorkloadHasEndedIsNot();

private:
    [[nodiscard]] RealtimeEndpoint &serving()
    {
        return std::get<RealtimeEndpoint>(m_plan.workload(u"serve")->detail);
    }
    [[nodiscard]] std::size_t found(const QString &rule) const
    {
        return findingsOf(evaluated(m_plan), rule).size();
    }
    Plan m_plan;
};

void TermsTest::init()
{
    m_plan = templatePlan(u"vision-realtime"_s);
    m_plan.start = YearMonth(2027, 1);
    m_plan.months = 12;
}

void TermsTest::aSizeIsJudgedByTheMonthsOfItsOwnWork_data()
{
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("length");
    QTest::addColumn<bool>("fires");
    // HC44rs is retired on 2027-05-31.
    QTest::newRow("until April") << 0 << 4 << false;
    QTest::newRow("until May") << 0 << 5 << true;
    QTest::newRow("all year") << 0 << 12 << true;
    QTest::newRow("from June on") << 5 << 3 << true;
}

void TermsTest::aSizeIsJudgedByTheMonthsOfItsOwnWork()
{
    QFETCH(int, first);
    QFETCH(int, length);
    QFETCH(bool, fires);
    m_plan.compute(u"train")->size = u"Standard_HC44rs"_s;
    m_plan.workload(u"train")->startMonth = first;
    m_plan.workload(u"train")->lengthMonths = length;
    QCOMPARE(found(u"size.retired"_s) > 0, fires);
}

void TermsTest::aTermIsJudgedToItsEnd_data()
{
    QTest::addColumn<QString>("size");
    QTest::addColumn<int>("type");
    QTest::addColumn<int>("first");
    QTest::addColumn<bool>("fires");
    const auto row = [](const char *name, const QString &size, PriceType type, int first, bool fires) {
        QTest::newRow(name) << size << static_cast<int>(type) << first << fires;
    };
    // HC44rs is retired on 2027-05-31, D4s v2 and its kind on 2028-05-01, F4s v2 on 2028-11-15.
    row("no term", u"Standard_HC44rs"_s, PriceType::PayAsYouGo, 0, false);
    row("one year beyond it", u"Standard_HC44rs"_s, PriceType::Reservation1Year, 0, true);
    row("one year before it", u"Standard_F4s_v2"_s, PriceType::Reservation1Year, 0, false);
    row("one year from later on", u"Standard_F4s_v2"_s, PriceType::Reservation1Year, 11, true);
    row("three years", u"Standard_F4s_v2"_s, PriceType::Reservation3Years, 0, true);
    row("a savings plan", u"Standard_F4s_v2"_s, PriceType::SavingsPlan3Years, 0, true);
    row("a size that stays", u"Standard_D4s_v5"_s, PriceType::Reservation3Years, 0, false);
}

void TermsTest::aTermIsJudgedToItsEnd()
{
    QFETCH(QString, size);
    QFETCH(int, type);
    QFETCH(int, first);
    QFETCH(bool, fires);
    m_plan.compute(u"train")->size = size;
    m_plan.compute(u"train")->priceType = static_cast<PriceType>(type);
    m_plan.workload(u"train")->startMonth = first;
    m_plan.workload(u"train")->lengthMonths = 1;
    QCOMPARE(found(u"price.term"_s) > 0, fires);
}

void TermsTest::everyTermOfLongerWorkIsJudged_data()
{
    QTest::addColumn<int>("months"); ///< of work, from January 2027 on
    QTest::addColumn<bool>("fires");
    // DS3 v2 is retired on 2028-05-01. Terms of a year: the first to the end of 2027, the second to that of 2028.
    QTest::newRow("one term") << 12 << false;
    QTest::newRow("a month of a second") << 13 << true;
    QTest::newRow("two months of a second") << 14 << true;
    QTest::newRow("four months of a second") << 16 << true;
}

void TermsTest::everyTermOfLongerWorkIsJudged()
{
    QFETCH(int, months);
    QFETCH(bool, fires);
    m_plan.months = 20;
    m_plan.compute(u"serve")->size = u"Standard_DS3_v2"_s;
    m_plan.compute(u"serve")->priceType = PriceType::Reservation1Year;
    m_plan.workload(u"serve")->startMonth = 0;
    m_plan.workload(u"serve")->lengthMonths = months;
    const std::vector<Finding> found = findingsOf(evaluated(m_plan), u"price.term"_s);
    QCOMPARE(found.size(), std::size_t(fires ? 1 : 0));
    if (fires)
        QVERIFY2(found[0].detail.contains(u"from 2028-01-01 runs until 2029-01-01"_s),
                 qPrintable(found[0].detail));
}

void TermsTest::aTermBoughtAlreadyIsJudgedFromItsStart()
{
    m_plan.commitments.push_back({u"Standard_HC44rs"_s,
                                  {},
                                  PriceType::Reservation1Year,
                                  1,
                                  {},
                                  {},
                                  true,
                                  {},
                                  YearMonth(2026, 5),
                                  {},
                                  {}});
    QCOMPARE(found(u"price.term"_s), std::size_t(0));
    m_plan.commitments[0].type = PriceType::Reservation3Years;
    QCOMPARE(found(u"price.term"_s), std::size_t(1));
}

void TermsTest::aFormulaSaysOfWhichMonthTheCoveredShareIs()
{
    // Two instances all the time, one of them reserved for the first 12 of 18 months: half of the hours, and later none.
    std::erase_if(m_plan.workloads, [](const Workload &each) { return each.id != u"serve"_s; });
    m_plan.months = 18;
    m_plan.workloads[0].startMonth = 0;
    serving().rollout = {}; // whose second version the reservation covers a part of as well
    Deployment &deployment = serving().deployments[0];
    deployment.sizing = InstanceSizing::Fixed;
    deployment.instances = 2;
    Commitment reserved;
    reserved.size = m_plan.compute(u"serve")->size;
    reserved.type = PriceType::Reservation1Year;
    reserved.units = 1;
    reserved.start = m_plan.start;
    m_plan.commitments = {reserved};
    const Evaluation evaluation = evaluated(m_plan);
    const auto line = std::ranges::find_if(evaluation.lines, [](const CostLine &each) {
        return each.formula.contains(u"that commitments cover"_s);
    });
    QVERIFY(line != evaluation.lines.end());
    QVERIFY2(line->formula.contains(u", less 50 % that commitments cover (in Jan 2027; over 18 months 730 to 1460 instance-hours a month)"_s), qPrintable(line->formula));
}

/// Two system nodes of D4s v5 run 730 hours of each of the ten months: 14,600. One reservation of the size covers half of that, one of
/// twice the size all of it.
void TermsTest::aReservationReachesTheSystemNodesOfACluster()
{
    Compute &serve = *m_plan.compute(u"serve");
    serve.target = u"kubernetes"_s;
    serve.kubernetes = KubernetesOptions();
    const auto hours = [this](const QString &reserved) {
        Commitment commitment;
        commitment.size = reserved;
        commitment.start = m_plan.start;
        m_plan.commitments = {commitment};
        const Evaluation evaluation = evaluated(m_plan);
        const auto line = std::ranges::find(evaluation.lines, u"compute/serve/system"_s, &CostLine::id);
        return line == evaluation.lines.end() ? 0.0 : line->totalQuantity.toDecimal().toDouble();
    };
    QCOMPARE(hours(u"Standard_E4s_v5"_s), 14600.0);
    QCOMPARE(hours(u"Standard_D4s_v5"_s), 7300.0);
    QCOMPARE(hours(u"Standard_D8s_v5"_s), 0.0);
    serve.kubernetes->systemNodes = 3;
    QCOMPARE(hours(u"Standard_D8s_v5"_s), 7300.0);
}

void TermsTest::priceTypesFollowTheTarget_data()
{
    QTest::addColumn<QString>("target");
    QTest::addColumn<int>("tier");
    QTest::addColumn<int>("type");
    QTest::addColumn<QString>("severity"); ///< of price.type; empty: silent
    const auto row
        = [](const char *name, const QString &target, Tier tier, PriceType type, const QString &severity) {
              QTest::newRow(name) << target << static_cast<int>(tier) << static_cast<int>(type) << severity;
          };
    const auto payg = PriceType::PayAsYouGo;
    row("cluster", u"compute_cluster"_s, Tier::Dedicated, payg, {});
    row("cluster reserved", u"compute_cluster"_s, Tier::Dedicated, PriceType::Reservation3Years, {});
    row("cluster on spot", u"compute_cluster"_s, Tier::Spot, payg, u"blocker"_s);
    row("cluster at a spot price", u"compute_cluster"_s, Tier::Dedicated, PriceType::Spot, u"blocker"_s);
    row("cluster at a low-priority price", u"compute_cluster"_s, Tier::Dedicated, PriceType::LowPriority,
        u"blocker"_s);
    row("pool of AKS on spot", u"kubernetes"_s, Tier::Spot, payg, {});
    row("attached machine on spot", u"remote_vm"_s, Tier::Spot, payg, {});
    row("serverless on spot", u"serverless_compute"_s, Tier::Spot, payg, u"warning"_s);
    row("serverless", u"serverless_compute"_s, Tier::Dedicated, payg, {});
    row("Databricks reserved", u"databricks"_s, Tier::Dedicated, PriceType::Reservation1Year, u"blocker"_s);
    row("five years", u"compute_cluster"_s, Tier::Dedicated, PriceType::Reservation5Years, u"warning"_s);
}

void TermsTest::priceTypesFollowTheTarget()
{
    QFETCH(QString, target);
    QFETCH(int, tier);
    QFETCH(int, type);
    QFETCH(QString, severity);
    Compute &compute = *m_plan.compute(u"train");
    compute.target = target;
    compute.tier = static_cast<Tier>(tier);
    compute.priceType = static_cast<PriceType>(type);
    QStringList severities;
    for (const Finding &finding : findingsOf(evaluated(m_plan), u"price.type"_s))
        severities << (finding.severity == Severity::Blocker       ? u"blocker"_s
                           : finding.severity == Severity::Warning ? u"warning"_s
                                                                   : u"other"_s);
    QCOMPARE(severities.join(u' '), severity);
}

void TermsTest::whatTermsOweAfterThePlanIsAnAmount()
{
    Plan plan;
    plan.region = u"polandcentral"_s;
    plan.start = YearMonth(2027, 1);
    plan.months = 3;
    plan.commitments = {{u"Standard_D4s_v5"_s,
                         {},
                         PriceType::Reservation3Years,
                         2,
                         {},
                         {},
                         true,
                         {},
                         YearMonth(2025, 1),
                         {},
                         {}}};
    // 36 months, less 24 before the plan and 3 of it; a month is 2 x 730 h x 0.085083714 = 124.22.
    Evaluation evaluation = evaluated(plan);
    QCOMPARE(evaluation.owed.known().toDecimal(), u"1117.98"_s);
    QVERIFY(evaluation.owed.isComplete());
    // Over before the plan begins, and after it.
    plan.commitments[0].start = YearMonth(2024, 1);
    QVERIFY(evaluated(plan).owed.isZero());
    plan.commitments[0].start = YearMonth(2027, 4);
    QVERIFY(evaluated(plan).owed.isZero());
    // From the third month on: one is in the plan.
    plan.commitments[0].start = YearMonth(2027, 3);
    QCOMPARE(evaluated(plan).owed.known().toDecimal(), u"4347.70"_s);
    plan.commitments[0].type = PriceType::Reservation5Years;
    QVERIFY(!evaluated(plan).owed.isComplete());
}

void TermsTest::aTermIsPaidWhereverItRuns_data()
{
    QTest::addColumn<int>("months");
    QTest::addColumn<int>("work");
    QTest::addColumn<QString>("total");
    QTest::addColumn<QString>("owed");
    // A year at a time; a month is 3 x 730 h x 0.1227169 = 268.75, and 5.07 of the registry.
    QTest::newRow("4 of 12 months") << 12 << 4 << u"3285.84"_s << u"0.00"_s;
    QTest::newRow("8 of 8") << 8 << 8 << u"2190.56"_s << u"1075.00"_s;
    QTest::newRow("14 of 14: two terms") << 14 << 14 << u"3833.48"_s << u"2687.50"_s;
    QTest::newRow("30 of 30: three terms") << 30 << 30 << u"8214.60"_s << u"1612.50"_s;
    QTest::newRow("4 of 6") << 6 << 4 << u"1642.92"_s << u"1612.50"_s;
}

void TermsTest::aTermIsPaidWhereverItRuns()
{
    QFETCH(int, months);
    QFETCH(int, work);
    QFETCH(QString, total);
    QFETCH(QString, owed);
    Plan plan;
    plan.region = u"polandcentral"_s;
    plan.start = YearMonth(2027, 1);
    plan.months = months;
    plan.data.sizeGiB = 0;
    plan.services.logGiBPerMonth = 0;
    plan.services.modelAndArtifactGiB = 0;
    plan.services.registry = RegistryTier::Basic;
    Compute serve;
    serve.id = u"serve"_s;
    serve.target = u"managed_online_endpoint"_s;
    serve.size = u"Standard_D4as_v4"_s;
    serve.priceType = PriceType::Reservation1Year;
    plan.computes = {serve};
    RealtimeEndpoint endpoint;
    endpoint.responseKB = 0;
    endpoint.peakRequestsPerSecond = 1;
    Deployment blue;
    blue.id = u"blue"_s;
    blue.compute = serve.id;
    blue.sizing = InstanceSizing::Fixed;
    blue.instances = 3;
    endpoint.deployments = {blue};
    Workload workload;
    workload.id = u"serve"_s;
    workload.lengthMonths = work;
    workload.detail = endpoint;
    plan.workloads = {workload};
    const Evaluation evaluation = evaluated(plan);
    QCOMPARE(evaluation.total.known().toDecimal(), total);
    QCOMPARE(evaluation.owed.known().toDecimal(), owed);
}

void TermsTest::noWayOfBillingEndsATermEarly_data()
{
    QTest::addColumn<QString>("id");
    for (const TemplateInfo &info : templates().templates())
        QTest::addRow("%s", qPrintable(info.id)) << info.id;
}

/// Three months of work in twelve, all at a 1-year reservation: no hour of the machines is owed after the horizon.
void TermsTest::noWayOfBillingEndsATermEarly()
{
    QFETCH(QString, id);
    Plan plan = templatePlan(id);
    plan.months = 12;
    for (Compute &compute : plan.computes) {
        compute.tier = Tier::Dedicated;
        compute.priceType = PriceType::Reservation1Year;
    }
    for (Workload &workload : plan.workloads) {
        workload.startMonth = 0;
        workload.lengthMonths = 3;
    }
    const Evaluation evaluation = evaluated(plan);
    QVERIFY(evaluation.owed.isZero());
    for (const CostLine &line : evaluation.lines) {
        const Compute *compute = plan.compute(line.compute);
        if (compute && line.role == CostRole::Machines && !compute->ownerPrice && line.rate)
            QVERIFY2(line.quantities.back() == line.quantities.front(), qPrintable(line.id));
    }
}

void TermsTest::thePeakOfTheBusiestMonthIsJudged()
{
    // 3 MB/s at the start against a limit of 5; 10 % more each month pass it in the sixth.
    serving().peakRequestsPerSecond = 30;
    serving().requestKB = 99;
    serving().responseKB = 1;
    m_plan.workload(u"serve")->startMonth = 0;
    m_plan.growth.requestsPercent = 10;
    QCOMPARE(found(u"endpoint.bandwidth"_s), std::size_t(1));
    m_plan.growth.requestsPercent = 0;
    QCOMPARE(found(u"endpoint.bandwidth"_s), std::size_t(0));
    // Falling loads are judged at their start.
    serving().requestKB = 199;
    m_plan.growth.requestsPercent = -50;
    QCOMPARE(found(u"endpoint.bandwidth"_s), std::size_t(1));
    // They fall from there on, whenever that is: 30 x 200 kB are 6 MB/s in their first month.
    m_plan.workload(u"serve")->startMonth = 3;
    QCOMPARE(found(u"endpoint.bandwidth"_s), std::size_t(1));
    serving().requestKB = 99;
    QCOMPARE(found(u"endpoint.bandwidth"_s), std::size_t(0));
}

void TermsTest::aPeakAfterTheWorkloadHasEndedIsNot()
{
    serving().peakRequestsPerSecond = 30;
    serving().requestKB = 99;
    serving().responseKB = 1;
    m_plan.workload(u"serve")->startMonth = 0;
    m_plan.workload(u"serve")->lengthMonths = 3;
    m_plan.growth.requestsPercent = 10;
    QCOMPARE(found(u"endpoint.bandwidth"_s), std::size_t(0));
}

SLIPWAY_TEST(TermsTest)
#include "tst_terms.moc"
