// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/plan/plan.h"

#include <QTest>

using namespace slipway;
using namespace Qt::StringLiterals;

/// Where a plan is, and where it may go.
class PlanPlacesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void whatNamesNoRegionIsInThatOfThePlan();
    void thePlansOwnRegionIsOneOfItsRegions();
    void onlyTwoKindsOfNetworkAreManaged();
};

void PlanPlacesTest::whatNamesNoRegionIsInThatOfThePlan()
{
    Plan plan;
    plan.region = u"northeurope"_s;
    QCOMPARE(plan.regionOr({}), u"northeurope"_s);
    QCOMPARE(plan.regionOr(u"westus"_s), u"westus"_s);
}

void PlanPlacesTest::thePlansOwnRegionIsOneOfItsRegions()
{
    Plan plan;
    plan.region = u"northeurope"_s;
    plan.otherRegions = QStringList{u"westus"_s};
    QVERIFY(plan.namesRegion(u"northeurope"_s) && plan.namesRegion(u"westus"_s));
    QVERIFY(!plan.namesRegion(u"eastus"_s));
}

void PlanPlacesTest::onlyTwoKindsOfNetworkAreManaged()
{
    Isolation isolation;
    for (const Network network :
         {Network::Public, Network::ManagedInternet, Network::ManagedApproved, Network::Own}) {
        isolation.network = network;
        QCOMPARE(isolation.hasManagedNetwork(), network != Network::Public && network != Network::Own);
    }
}

SLIPWAY_TEST(PlanPlacesTest)
#include "tst_planplaces.moc"
