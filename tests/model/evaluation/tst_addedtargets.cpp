// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/evaluation/machinerange.h"
#include "model/prices/referencedata.h"
#include "tests/model/evaluation/rulecases.h"

#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// A target that somebody added behaves in everything as the one it is like.
class AddedTargetsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anAddedTargetBehavesAsTheOneItIsLike_data();
    void anAddedTargetBehavesAsTheOneItIsLike();
    void machinesAreCountedAsTheTargetHasThem();
    void whatFollowsTheLoadHasWhatOutlastsAFailure();
};

namespace {

/// All that is known, with a target "own" of the same name as `like`.
ReferenceData withTargetLike(const ComputeTarget &like)
{
    const QString json
        = u"{\"schema\": \"slipway.additions\", \"version\": 1, \"id\": \"own\", \"name\": \"Own\", "
          "\"source\": \"Us\", \"date\": \"2026-10-01\", \"targets\": [{\"id\": \"own\", \"name\": \"%1\", "
          "\"like\": \"%2\"}]}"_s.arg(like.name, like.id);
    return withAdditions({catalog(), prices()}, readAdditions(json.toUtf8()).value()).value();
}

/// Everything of an evaluation that a target has a say in, one line each.
QStringList told(const Evaluation &evaluation)
{
    QStringList lines{evaluation.total.known().toDecimal()};
    for (const Finding &finding : evaluation.findings)
        lines << u"%1 %2 %3 %4 %5"_s.arg(finding.rule, finding.field, finding.subject, finding.title,
                                         finding.detail)
                + (finding.fix ? finding.fix->label : QString());
    for (const CostLine &line : evaluation.lines)
        lines << line.id + u' ' + line.name + u' ' + line.total.toDecimal();
    for (const StepStatus &step : evaluation.steps)
        lines << step.summary;
    return lines;
}

} // namespace

void AddedTargetsTest::anAddedTargetBehavesAsTheOneItIsLike_data()
{
    QTest::addColumn<QString>("target");
    for (const ComputeTarget &target : catalog().targets())
        QTest::newRow(qPrintable(target.id)) << target.id;
}

void AddedTargetsTest::anAddedTargetBehavesAsTheOneItIsLike()
{
    QFETCH(QString, target);
    const ReferenceData data = withTargetLike(catalog().target(*catalog().findTarget(target)));
    for (const QString &compute : {u"train"_s, u"serve"_s}) {
        for (const TrainingKind kind : {TrainingKind::Job, TrainingKind::AutoML, TrainingKind::Spark}) {
            Plan plan = templatePlan(u"vision-realtime"_s);
            training(plan).kind = kind;
            training(plan).nodesPerRun = 2;
            serving(plan).requestKB = 150'000;
            plan.isolation.network = Network::Own;
            plan.compute(compute)->target = target;
            plan.compute(compute)->region = u"northeurope"_s;
            plan.compute(compute)->instances = 3;
            const QStringList builtIn = told(evaluate(plan, {data.catalog, data.prices, asOf}));
            plan.compute(compute)->target = u"own"_s;
            QCOMPARE(told(evaluate(plan, {data.catalog, data.prices, asOf})), builtIn);
        }
    }
}

/// Two trials of two nodes at a time on serverless compute are four machines; a cluster is between its lowest and its
/// highest number of nodes, also behind a batch endpoint; machines of one's own are as many as are planned.
void AddedTargetsTest::machinesAreCountedAsTheTargetHasThem()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    training(plan).kind = TrainingKind::Sweep;
    training(plan).nodesPerRun = 2;
    training(plan).trials = 20;
    training(plan).parallelTrials = 2;
    Compute &compute = *plan.compute(u"train");
    compute.minNodes = 0;
    compute.maxNodes = 4;
    compute.instances = 1;
    const auto rangeOn = [&](const QString &target) {
        compute.target = target;
        return machineRange(catalog(), evaluated(plan), *plan.workload(u"train"), compute);
    };
    QCOMPARE(rangeOn(u"compute_cluster"_s), (MachineRange{0, 4}));
    QCOMPARE(rangeOn(u"batch_endpoint"_s), (MachineRange{0, 4}));
    QCOMPARE(rangeOn(u"serverless_compute"_s), (MachineRange{4, 4}));
    QCOMPARE(rangeOn(u"remote_vm"_s), (MachineRange{1, 1}));
}

/// An instance that follows the load has at the least what is priced in the hour with the least of it: with hardly any, one in each of three zones, of
/// which one may be lost; at an even load the number of all day.
void AddedTargetsTest::whatFollowsTheLoadHasWhatOutlastsAFailure()
{
    Plan plan = templatePlan(u"vision-realtime"_s);
    auto &endpoint = std::get<RealtimeEndpoint>(plan.workload(u"serve")->detail);
    endpoint.zones = 3;
    endpoint.peakRequestsPerSecond = 300;
    plan.growth.requestsPercent = 0;
    Deployment &deployment = endpoint.deployments.front();
    deployment.minInstances = 1;
    deployment.maxInstances = 12;
    for (const InstanceSizing sizing : {InstanceSizing::Autoscale, InstanceSizing::DerivedAutoscale}) {
        deployment.sizing = sizing;
        const auto range = [&] {
            return machineRange(catalog(), evaluated(plan), *plan.workload(u"serve"),
                                *plan.compute(u"serve"));
        };
        endpoint.dayProfile.fill(0);
        endpoint.dayProfile[12] = 100;
        QCOMPARE(range().lowest, 3);
        QVERIFY(findingsOf(evaluated(plan), u"endpoint.production_floor"_s).empty());
        endpoint.dayProfile.fill(100);
        QCOMPARE(range().lowest, *evaluated(plan).instancesAtPeak(u"serve", u"blue"));
        QVERIFY(range().lowest > 3);
        endpoint.zones = 1;
        endpoint.dayProfile[2] = endpoint.dayProfile[3]
            = 0; // in the hour before it rises more are made ready
        QCOMPARE(range().lowest, 1);
        QVERIFY(!findingsOf(evaluated(plan), u"endpoint.production_floor"_s).empty());
        endpoint.zones = 3;
    }
}

SLIPWAY_TEST(AddedTargetsTest)

#include "tst_addedtargets.moc"
