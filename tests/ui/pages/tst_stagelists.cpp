// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"
#include "tests/ui/pages/pagefixture.h"

#include "ui/stages/deploymentbar.h"
#include "ui/stages/jobbar.h"
#include "ui/stages/stagescope.h"
#include "ui/support/combofield.h"
#include "ui/support/segmentedcontrol.h"
#include "ui/support/signlabel.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

const RealtimeEndpoint &endpointOf(const Plan &plan)
{
    return std::get<RealtimeEndpoint>(plan.workloads[2].detail);
}

void choose(PageFixture &fixture, const QString &name)
{
    auto *action = fixture.find<QAction>(name);
    QVERIFY2(action && action->isEnabled(), qPrintable(name));
    action->trigger();
}

const JobBar &jobsOf(PageFixture &fixture)
{
    return *fixture.page().findChild<JobBar *>();
}

void press(PageFixture &fixture, const QString &name)
{
    auto *button = fixture.find<QPushButton>(name);
    QVERIFY2(button && button->isVisibleTo(&fixture.page()), qPrintable(name));
    button->click();
}

} // namespace

/// Several workloads of a kind, computes that they share, and deployments behind one endpoint.
class StageListsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aCopyRunsOnTheSameCompute();
    void aWorkloadIsSwitchedOffInItsMenu();
    void aWorkloadIsRenamedWhereItsNameStands();
    void removingOneOfTwoLeavesTheComputeToTheOther();
    void aWorkloadGetsAComputeOfItsOwn();
    void aRenamedComputeKeepsItsUsers();
    void aNameThatIsTakenGoesBack();
    void aSecondVersionTakesNoRequestsAtFirst();
    void sharesAreSplitEvenlyAndSummed_data();
    void sharesAreSplitEvenlyAndSummed();
    void removingAVersionHandsOnItsRequests();
    void aFindingOnTheSecondVersionShowsIt();
    void anEndpointWithoutDeploymentsCanGetOne();
};

void StageListsTest::aCopyRunsOnTheSameCompute()
{
    PageFixture fixture(Step::Training);
    choose(fixture, u"jobs/duplicate"_s);
    QCOMPARE(fixture.plan().workloads.size(), std::size_t(5));
    const Workload &copy = fixture.plan().workloads[2];
    QCOMPARE(copy.name, u"Monthly fine-tuning 2"_s);
    QVERIFY(copy.id != fixture.plan().workloads[1].id);
    QCOMPARE(copy.computeIds(), QStringList{u"train"_s});
    QCOMPARE(jobsOf(fixture).count(), 2);
    QCOMPARE(jobsOf(fixture).currentChip()->objectName(), u"training/chip/"_s + copy.id);
    QVERIFY(fixture.find<QLabel>(u"training/shared"_s)->text().contains(u"Monthly fine-tuning"_s));
    fixture.document().undoStack().undo();
    QCOMPARE(fixture.plan().workloads.size(), std::size_t(4));
}

void StageListsTest::aWorkloadIsSwitchedOffInItsMenu()
{
    PageFixture fixture(Step::Training);
    choose(fixture, u"jobs/duplicate"_s);
    choose(fixture, u"jobs/enabled"_s);
    QVERIFY(fixture.plan().workloads[1].enabled);
    QVERIFY(!fixture.plan().workloads[2].enabled);
    QVERIFY(jobsOf(fixture).currentChip()->accessibleName().contains(u"switched off"_s));
    QTest::keyClick(jobsOf(fixture).currentChip(), Qt::Key_Left);
    choose(fixture, u"jobs/enabled"_s);
    QVERIFY(!fixture.plan().workloads[1].enabled);
    fixture.document().undoStack().undo();
    QVERIFY(fixture.plan().workloads[1].enabled);
    QVERIFY(fixture.find<QAction>(u"jobs/enabled"_s)->isChecked());
}

void StageListsTest::aWorkloadIsRenamedWhereItsNameStands()
{
    PageFixture fixture(Step::Training);
    choose(fixture, u"jobs/duplicate"_s);
    jobsOf(fixture).currentChip()->setFocus();
    QTest::keyClick(jobsOf(fixture).currentChip(), Qt::Key_F2);
    QCOMPARE(QApplication::focusWidget()->objectName(), u"training/name"_s);
    fixture.type(u"training/name"_s, u"Weekly fine-tuning"_s);
    QCOMPARE(fixture.plan().workloads[2].name, u"Weekly fine-tuning"_s);
    QCOMPARE(fixture.plan().workloads[1].name, u"Monthly fine-tuning"_s);
    QVERIFY(jobsOf(fixture).currentChip()->accessibleName().contains(u"Weekly fine-tuning"_s));
}

void StageListsTest::removingOneOfTwoLeavesTheComputeToTheOther()
{
    PageFixture fixture(Step::Training);
    choose(fixture, u"jobs/duplicate"_s);
    choose(fixture, u"jobs/remove"_s);
    QCOMPARE(fixture.plan().workloads.size(), std::size_t(4));
    QVERIFY(fixture.plan().compute(u"train"));
}

void StageListsTest::aWorkloadGetsAComputeOfItsOwn()
{
    PageFixture fixture(Step::Training);
    choose(fixture, u"jobs/duplicate"_s);
    auto *compute = fixture.find<ComboField>(u"training/compute"_s);
    QVERIFY(compute->isVisibleTo(&fixture.page()));
    const int own = compute->findData(QString());
    QVERIFY(own >= 0);
    compute->setCurrentIndex(own);
    Q_EMIT compute->activated(own);
    QCOMPARE(fixture.plan().computes.size(), std::size_t(5));
    QCOMPARE(fixture.plan().workloads[1].computeIds(), QStringList{u"train"_s});
    QCOMPARE(fixture.plan().workloads[2].computeIds(), QStringList{u"train-2"_s});
    QCOMPARE(compute->currentData().toString(), u"train-2"_s);
}

void StageListsTest::aRenamedComputeKeepsItsUsers()
{
    PageFixture fixture(Step::Training);
    QVERIFY(fixture.page().focusField(u"/computes/1/id"_s));
    fixture.type(u"training/computeName"_s, u"gpu-pool"_s);
    QVERIFY(!fixture.plan().compute(u"train"));
    QCOMPARE(fixture.plan().workloads[1].computeIds(), QStringList{u"gpu-pool"_s});
    QCOMPARE(fixture.document().undoStack().count(), 1);
}

void StageListsTest::aNameThatIsTakenGoesBack()
{
    PageFixture fixture(Step::Training);
    const Plan before = fixture.plan();
    QVERIFY(fixture.page().focusField(u"/computes/1/id"_s));
    fixture.type(u"training/computeName"_s, u"score"_s);
    QVERIFY(fixture.plan() == before);
    QCOMPARE(fixture.find<QLineEdit>(u"training/computeName"_s)->text(), u"train"_s);
}

void StageListsTest::aSecondVersionTakesNoRequestsAtFirst()
{
    PageFixture fixture(Step::Deployment);
    const auto *choices = fixture.find<SegmentedControl>(u"realtime/deployments"_s);
    QVERIFY(!choices->isVisibleTo(&fixture.page()));
    press(fixture, u"realtime/addDeployment"_s);
    const RealtimeEndpoint &endpoint = endpointOf(fixture.plan());
    QCOMPARE(endpoint.deployments.size(), std::size_t(2));
    QCOMPARE(endpoint.deployments[1].id, u"green"_s);
    QCOMPARE(endpoint.deployments[1].trafficPercent, 0.0);
    QCOMPARE(choices->count(), 2);
    QCOMPARE(choices->current(), 1);
    fixture.page().focusField(u"/workloads/2/realtime/deployments/1/trafficPercent"_s);
    fixture.type(u"realtime/traffic"_s, u"10"_s);
    QCOMPARE(endpointOf(fixture.plan()).deployments[1].trafficPercent, 10.0);
    QCOMPARE(endpointOf(fixture.plan()).deployments[0].trafficPercent, 100.0);
    QVERIFY(fixture.find<SignLabel>(u"realtime/trafficSum"_s)->text().contains(u"110"_s));
    fixture.type(u"realtime/deploymentName"_s, u"v2"_s);
    QCOMPARE(endpointOf(fixture.plan()).deployments[1].id, u"v2"_s);
    QCOMPARE(choices->current(), 1);
}

void StageListsTest::sharesAreSplitEvenlyAndSummed_data()
{
    QTest::addColumn<int>("count");
    QTest::newRow("two") << 2;
    QTest::newRow("three") << 3;
    QTest::newRow("seven") << 7;
}

void StageListsTest::sharesAreSplitEvenlyAndSummed()
{
    QFETCH(int, count);
    Plan plan = PageFixture::samplePlan();
    auto &endpoint = std::get<RealtimeEndpoint>(plan.workloads[2].detail);
    for (int i = 1; i < count; ++i) {
        Deployment each = endpoint.deployments.front();
        each.id = u"v%1"_s.arg(i);
        endpoint.deployments.push_back(each);
    }
    PageFixture fixture(Step::Deployment, plan);
    press(fixture, u"realtime/shareEvenly"_s);
    int hundredths = 0;
    for (const Deployment &each : endpointOf(fixture.plan()).deployments)
        hundredths += qRound(each.trafficPercent * 100);
    QCOMPARE(hundredths, 10'000);
    QVERIFY(fixture.find<SignLabel>(u"realtime/trafficSum"_s)->text().contains(u"100 %"_s));
    for (const Finding &finding : fixture.session().evaluation().findings)
        QVERIFY(finding.rule != u"endpoint.traffic"_s);
}

void StageListsTest::removingAVersionHandsOnItsRequests()
{
    PageFixture fixture(Step::Deployment);
    press(fixture, u"realtime/addDeployment"_s);
    press(fixture, u"realtime/shareEvenly"_s);
    press(fixture, u"realtime/removeDeployment"_s);
    const RealtimeEndpoint &endpoint = endpointOf(fixture.plan());
    QCOMPARE(endpoint.deployments.size(), std::size_t(1));
    QCOMPARE(endpoint.deployments[0].trafficPercent, 100.0);
    QVERIFY(fixture.plan().compute(u"serve"));
}

void StageListsTest::aFindingOnTheSecondVersionShowsIt()
{
    Plan plan = PageFixture::samplePlan();
    auto &endpoint = std::get<RealtimeEndpoint>(plan.workloads[2].detail);
    Deployment green = endpoint.deployments.front();
    green.id = u"green"_s;
    green.sizing = InstanceSizing::Fixed;
    green.instances = 0;
    green.trafficPercent = 0;
    endpoint.deployments.push_back(green);
    PageFixture fixture(Step::Deployment, plan);
    QVERIFY(fixture.page().focusField(u"/workloads/2/realtime/deployments/1/instances"_s));
    QCOMPARE(QApplication::focusWidget()->objectName(), u"realtime/instances"_s);
    QCOMPARE(fixture.find<SegmentedControl>(u"realtime/deployments"_s)->current(), 1);
    fixture.type(u"realtime/instances"_s, u"2"_s);
    QCOMPARE(endpointOf(fixture.plan()).deployments[1].instances, 2);
}

void StageListsTest::anEndpointWithoutDeploymentsCanGetOne()
{
    Plan plan = PageFixture::samplePlan();
    std::get<RealtimeEndpoint>(plan.workloads[2].detail).deployments.clear();
    PageFixture fixture(Step::Deployment, plan);
    QVERIFY(fixture.page().focusField(u"/workloads/2/realtime/deployments"_s));
    QCOMPARE(QApplication::focusWidget()->objectName(), u"realtime/addDeployment"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QCOMPARE(endpointOf(fixture.plan()).deployments.size(), std::size_t(1));
    QVERIFY(fixture.plan().compute(endpointOf(fixture.plan()).deployments[0].compute));
}

SLIPWAY_TEST(StageListsTest)

#include "tst_stagelists.moc"
