// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/plan/plannames.h"
#include "model/plan/stages.h"

#include <QTest>

using namespace slipway;

class StagesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyWorkHasAStageAndAStep_data();
    void everyWorkHasAStageAndAStep();
};

void StagesTest::everyWorkHasAStageAndAStep_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("stage");
    QTest::addColumn<int>("step");
    const auto add = [](const char *name, WorkloadKind kind, LifecycleStage stage, Step step) {
        QTest::newRow(name) << static_cast<int>(kind) << static_cast<int>(stage) << static_cast<int>(step);
    };
    add("people", WorkloadKind::Experimentation, LifecycleStage::Experimentation, Step::Experimentation);
    add("training", WorkloadKind::Training, LifecycleStage::Training, Step::Training);
    add("endpoint", WorkloadKind::Realtime, LifecycleStage::Deployment, Step::Deployment);
    add("batch", WorkloadKind::Batch, LifecycleStage::Deployment, Step::Deployment);
}

void StagesTest::everyWorkHasAStageAndAStep()
{
    QFETCH(int, kind);
    Workload workload;
    workload.detail = emptyDetail(static_cast<WorkloadKind>(kind));
    QTEST(static_cast<int>(stageOf(workload)), "stage");
    QTEST(static_cast<int>(stepOf(workload)), "step");
    QCOMPARE(stepOf(stageOf(workload)), stepOf(workload));
}

SLIPWAY_TEST(StagesTest)
#include "tst_stages.moc"
