// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/cost/costline.h"

#include <QTest>

using namespace slipway;

class CostStagesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyStageHasItsCosts();
};

void CostStagesTest::everyStageHasItsCosts()
{
    QCOMPARE(costStageOf(LifecycleStage::Experimentation), CostStage::Experimentation);
    QCOMPARE(costStageOf(LifecycleStage::Training), CostStage::Training);
    QCOMPARE(costStageOf(LifecycleStage::Deployment), CostStage::Deployment);
    for (const CostStage stage : {CostStage::Experimentation, CostStage::Training, CostStage::Deployment})
        QCOMPARE(costStageOf(lifecycleOf(stage)), stage);
    QCOMPARE(lifecycleOf(CostStage::Shared), LifecycleStage::Deployment);
}

SLIPWAY_TEST(CostStagesTest)
#include "tst_coststages.moc"
