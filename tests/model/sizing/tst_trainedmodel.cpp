// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/sizing/plansizing.h"
#include "resources/data.h"
#include "tests/support/near.h"

#include <QTest>

#include <cmath>

using namespace slipway;
using namespace slipway::sizing;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

const Catalog &catalog()
{
    static const Catalog loaded = Catalog::load(embeddedCatalog()).value();
    return loaded;
}

/// One job of 0.01 billion tokens on one A100, in a plan about a small model in 32 bits.
Plan plan()
{
    Plan plan;
    plan.model.precision = Precision::Float32;
    plan.model.parametersBillion = Estimate(0.3);
    plan.assumptions.mfuPercent = 40;
    plan.assumptions.goodputPercent = 85;
    Compute compute;
    compute.id = u"train"_s;
    compute.target = u"compute_cluster"_s;
    compute.size = u"Standard_NC24ads_A100_v4"_s;
    plan.computes.push_back(compute);
    TrainingJob job;
    job.compute = compute.id;
    job.work.method = WorkMethod::ParametersAndTokens;
    job.work.tokensBillion = 0.01;
    Workload workload;
    workload.id = u"tune"_s;
    workload.detail = job;
    plan.workloads.push_back(workload);
    return plan;
}

TrainingWork &work(Plan &plan)
{
    return std::get<TrainingJob>(plan.workloads.front().detail).work;
}

TrainingSizing sized(const Plan &plan)
{
    return std::get<TrainingSizing>(sizePlan(plan, catalog()).front());
}

} // namespace

/// A fine-tune in 16 bits, an endpoint in 8 and a reranker stand in one plan: each job has a model of its own.
class TrainedModelTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNameBringsParametersAndPrecisionIsItsOwn();
    void expertsTakeTimeForSomeAndMemoryForAll();
    void statedFiguresGoBeforeTheTable();
    void anUnknownNameLeavesThePlansModel();
};

void TrainedModelTest::aNameBringsParametersAndPrecisionIsItsOwn()
{
    Plan tuned = plan();
    work(tuned).trainedModel = u"Llama-3.1-8B"_s;
    work(tuned).trainingPrecision = Precision::BFloat16;
    // Its model card has 8.03 billion parameters. 6 x 8.03e9 x 1e7 operations at 312e12 x 0.4 x 0.85 a second are 4,542 s.
    const TrainingSizing sizing = sized(tuned);
    QVERIFY2(near(sizing.hours.likely, 1.2616, 0.001), qPrintable(QString::number(sizing.hours.likely)));
    // Weights and gradients in 16 bits, and 12 bytes of the optimizer for each parameter: 16 x 8.03e9 bytes are 119.7 GiB, a fifth more with
    // what the allocator wastes; one A100 of 80 GB does not hold them.
    QVERIFY(sizing.memory && !sizing.memory->fits());
    QVERIFY(sizing.memory->gib.front() > 119.6);
}

void TrainedModelTest::expertsTakeTimeForSomeAndMemoryForAll()
{
    Plan tuned = plan();
    work(tuned).trainedModel = u"Mixtral-8x7B-v0.1"_s;
    work(tuned).trainingPrecision = Precision::BFloat16;
    work(tuned).fineTuning = FineTuning::Full;
    // 12.88 of its 46.7 billion parameters work on a token: 6 x 12.88e9 x 1e7 / (312e12 x 0.4 x 0.85) s.
    const TrainingSizing sizing = sized(tuned);
    QVERIFY2(near(sizing.hours.likely, 2.0236, 0.001), qPrintable(QString::number(sizing.hours.likely)));
    QVERIFY(sizing.memory && sizing.memory->gib.front() > 16 * 46.703e9 / (1024.0 * 1024 * 1024));
}

void TrainedModelTest::statedFiguresGoBeforeTheTable()
{
    Plan tuned = plan();
    work(tuned).trainedModel = u"Llama-3.1-8B"_s;
    work(tuned).trainingPrecision = Precision::BFloat16;
    work(tuned).parametersBillion = 4.015;
    QVERIFY(near(sized(tuned).hours.likely, 1.2616 / 2, 0.001));
}

void TrainedModelTest::anUnknownNameLeavesThePlansModel()
{
    Plan tuned = plan();
    const double without = sized(tuned).hours.likely;
    QVERIFY(without > 0);
    work(tuned).trainedModel = u"Nobody-1B"_s;
    QCOMPARE(sized(tuned).hours.likely, without);
}

SLIPWAY_TEST(TrainedModelTest)
#include "tst_trainedmodel.moc"
