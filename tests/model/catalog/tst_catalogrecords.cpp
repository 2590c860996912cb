// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/catalog/catalog.h"
#include "resources/data.h"

#include <QSet>
#include <QTest>

#include <algorithm>

using namespace slipway;
using namespace Qt::StringLiterals;

class CatalogRecordsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void everyTargetSaysHowItIsCreated();
    void endedWaysAreShownAsEnded();
    void unmanagedTargetsHaveMaintenanceSteps();
    void olderTablesAreKept_data();
    void olderTablesAreKept();
    void everyIsolationOptionIsThere();
    void isolationOptionsNameWhatTheyExclude();
    void oneWayOptionsSayWhatCannotBeUndone();
    void endingsAreInTheOrderOfTheirDates();
    void quotaPoolsAreThoseOfPlans();
    void traitsSayHowATargetIsBilledAndWhatItTakes_data();
    void traitsSayHowATargetIsBilledAndWhatItTakes();
    void aTargetThatNobodyKnowsIsAServiceAtItsOwnersPrice();
    void everyKindOfWorkHasAUsualTargetThatDoesIt();
    void documentsOfAzureNameTheirTarget();
    void sizesOfSessionsAreKnown();

private:
    const ComputeTarget &target(QStringView id) const { return m_catalog.target(*m_catalog.findTarget(id)); }

    Catalog m_catalog;
};

void CatalogRecordsTest::initTestCase()
{
    Result<Catalog> catalog = Catalog::load(embeddedCatalog());
    QVERIFY2(catalog.ok(), catalog.ok() ? "" : qPrintable(catalog.error().message));
    m_catalog = std::move(catalog).value();
}

void CatalogRecordsTest::everyTargetSaysHowItIsCreated()
{
    for (const ComputeTarget &target : m_catalog.targets()) {
        QVERIFY2(!target.creation.empty(), qPrintable(target.id));
        QSet<QString> seen;
        for (const CreationWay &way : target.creation) {
            QVERIFY2(!seen.contains(way.id), qPrintable(target.id + u' ' + way.id));
            seen.insert(way.id);
            QVERIFY2(!way.name.isEmpty() && !way.source.title.isEmpty(), qPrintable(target.id));
        }
    }
}

void CatalogRecordsTest::endedWaysAreShownAsEnded()
{
    const QDate day(2026, 11, 20);
    QStringList ended;
    QStringList current;
    for (const CreationWay &way : target(u"compute_cluster").creation)
        (way.endedBy(day) ? ended : current) << way.id;
    QCOMPARE(ended, (QStringList{u"sdk-v1"_s, u"cli-v1"_s}));
    QVERIFY(current.contains(u"studio"_s) && current.contains(u"cli-v2"_s)
            && current.contains(u"template"_s));
}

void CatalogRecordsTest::unmanagedTargetsHaveMaintenanceSteps()
{
    for (const ComputeTarget &target : m_catalog.targets()) {
        QVERIFY2(target.managed == target.maintenance.empty(), qPrintable(target.id));
        for (const Fact &step : target.maintenance)
            QVERIFY2(step.value.endsWith(u'.') && !step.source.title.isEmpty(), qPrintable(target.id));
    }
}

void CatalogRecordsTest::olderTablesAreKept_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("capability");
    QTest::addColumn<QString>("vintage");
    QTest::addColumn<int>("support");
    QTest::newRow("designer on instances in 2020")
        << u"compute_instance"_s << u"designer"_s << u"2020-09-17"_s << int(Support::No);
    QTest::newRow("designer on instances in 2025")
        << u"compute_instance"_s << u"designer"_s << u"2025-11-13"_s << int(Support::Yes);
    QTest::newRow("FPGA on AKS in 2020") << u"aks_v1"_s << u"fpga"_s << u"2020-06-25"_s << int(Support::Yes);
    QTest::newRow("GPU on Kubernetes in 2021")
        << u"kubernetes"_s << u"gpu"_s << u"2021-10-21"_s << int(Support::Yes);
    QTest::newRow("designer on containers in 2020")
        << u"aci"_s << u"designer"_s << u"2020-06-25"_s << int(Support::No);
    QTest::newRow("FPGA on a Data Box Edge")
        << u"data_box_edge"_s << u"fpga"_s << u"2020-06-25"_s << int(Support::Yes);
}

void CatalogRecordsTest::olderTablesAreKept()
{
    QFETCH(QString, id);
    QFETCH(QString, capability);
    QFETCH(QString, vintage);
    QFETCH(int, support);
    const std::vector<Capability> &history = target(id).history;
    const auto found = std::find_if(history.begin(), history.end(), [&](const Capability &cell) {
        return cell.id == capability && cell.source.asOf == vintage;
    });
    QVERIFY(found != history.end());
    QCOMPARE(int(found->support), support);
}

void CatalogRecordsTest::everyIsolationOptionIsThere()
{
    QCOMPARE(m_catalog.isolationOptions().size(), 18);
    for (const IsolationOption &option : m_catalog.isolationOptions()) {
        QVERIFY2(option.description.endsWith(u'.') && !option.source.title.isEmpty(), qPrintable(option.id));
        for (const Fact &demand : option.demands)
            QVERIFY2(demand.value.endsWith(u'.'), qPrintable(option.id));
        for (const Capability &place : option.targets)
            QVERIFY2(m_catalog.findTarget(place.id).has_value(), qPrintable(option.id));
        QVERIFY2(option.costLines.isEmpty() || !option.costNote.isEmpty(), qPrintable(option.id));
    }
    QVERIFY(m_catalog.isolationOption(u"nonsense") == nullptr);
}

void CatalogRecordsTest::isolationOptionsNameWhatTheyExclude()
{
    const IsolationOption &network = *m_catalog.isolationOption(u"managed_vnet");
    QVERIFY(network.excludedTargets().contains(u"kubernetes"_s));
    QVERIFY(network.excludedTargets().contains(u"remote_vm"_s));
    QCOMPARE(network.supportOn(u"compute_cluster"), Support::Yes);
    QCOMPARE(network.supportOn(u"hdinsight"), Support::Unknown);
    QCOMPARE(network.costLines, (QStringList{u"shared/firewall"_s, u"shared/private-endpoints"_s}));
    QCOMPARE(m_catalog.isolationOption(u"cmk")->supportOn(u"compute_cluster"), Support::No);
}

void CatalogRecordsTest::oneWayOptionsSayWhatCannotBeUndone()
{
    QStringList oneWay;
    for (const IsolationOption &option : m_catalog.isolationOptions()) {
        if (option.oneWay)
            oneWay << option.id;
        QCOMPARE(option.oneWay, !option.oneWayNote.isEmpty());
    }
    QCOMPARE(oneWay, (QStringList{u"managed_vnet"_s, u"legacy_egress"_s, u"cmk"_s, u"hbi"_s, u"ssh"_s}));
}

void CatalogRecordsTest::endingsAreInTheOrderOfTheirDates()
{
    QVERIFY(std::is_sorted(m_catalog.endings().begin(), m_catalog.endings().end(),
                           [](const Ending &a, const Ending &b) { return a.date < b.date; }));
    QCOMPARE(m_catalog.ending(u"sdk-v1")->date, QDate(2026, 6, 30));
    QCOMPARE(m_catalog.ending(u"low-priority")->date, QDate(2026, 3, 31));
    QCOMPARE(m_catalog.ending(u"databricks-standard")->targets, QStringList{u"databricks"_s});
    for (const Ending &ending : m_catalog.endings())
        QVERIFY2(ending.date.isValid() && !ending.source.title.isEmpty(), qPrintable(ending.id));
}

void CatalogRecordsTest::quotaPoolsAreThoseOfPlans()
{
    QStringList ids;
    for (const QuotaPoolRecord &pool : m_catalog.quotaPools())
        ids << pool.id;
    QCOMPARE(ids,
             (QStringList{u"dedicated"_s, u"low_priority"_s, u"vm"_s, u"spark"_s, u"container_instances"_s}));
}

void CatalogRecordsTest::traitsSayHowATargetIsBilledAndWhatItTakes_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<Billing>("billing");
    QTest::addColumn<Machines>("machines");
    QTest::addColumn<SizeChoice>("sizes");
    QTest::addColumn<WorkspaceResource>("resource");
    QTest::addColumn<bool>("outside");
    const auto row = [](const char *id, Billing billing, Machines machines, SizeChoice sizes,
                        WorkspaceResource resource, bool outside) {
        QTest::newRow(id) << QString::fromLatin1(id) << billing << machines << sizes << resource << outside;
    };
    using B = Billing;
    using M = Machines;
    using S = SizeChoice;
    using W = WorkspaceResource;
    row("local", B::Free, M::One, S::None, W::Local, true);
    row("compute_instance", B::Instance, M::Each, S::Instances, W::Instance, false);
    row("compute_cluster", B::Cluster, M::Nodes, S::Clusters, W::Cluster, false);
    row("serverless_compute", B::Serverless, M::PerRun, S::Clusters, W::Serverless, false);
    row("serverless_spark", B::Spark, M::PerRun, S::None, W::Serverless, false);
    row("attached_synapse_spark", B::Owner, M::Pool, S::None, W::SparkPool, false);
    row("kubernetes", B::Kubernetes, M::Pool, S::Any, W::Kubernetes, true);
    row("aks_v1", B::Kubernetes, M::Pool, S::Any, W::None, false);
    row("remote_vm", B::Machine, M::Each, S::Any, W::Machine, true);
    row("databricks", B::Owner, M::Pool, S::None, W::None, false);
    row("hdinsight", B::Owner, M::Pool, S::None, W::None, false);
    row("data_lake_analytics", B::Owner, M::Pool, S::None, W::None, false);
    row("azure_batch", B::Owner, M::Pool, S::None, W::None, false);
    row("aci", B::Container, M::One, S::None, W::None, false);
    row("local_web_service", B::Free, M::One, S::None, W::None, true);
    row("compute_instance_web_service", B::Instance, M::Each, S::Instances, W::None, false);
    row("managed_online_endpoint", B::Endpoint, M::Copies, S::OnlineEndpoints, W::OnlineEndpoint, false);
    row("kubernetes_online_endpoint", B::Kubernetes, M::Pool, S::Any, W::Kubernetes, true);
    row("batch_endpoint", B::Cluster, M::Nodes, S::Clusters, W::Cluster, false);
    row("serverless_api", B::Tokens, M::None, S::None, W::ServerlessApi, false);
    row("iot_edge", B::Owner, M::One, S::None, W::None, true);
    row("azure_functions", B::Owner, M::None, S::None, W::None, false);
    row("data_box_edge", B::Owner, M::One, S::None, W::None, true);
}

void CatalogRecordsTest::traitsSayHowATargetIsBilledAndWhatItTakes()
{
    QFETCH(QString, id);
    const TargetTraits &traits = m_catalog.traits(id);
    QTEST(traits.billing, "billing");
    QTEST(traits.machines, "machines");
    QTEST(traits.sizes, "sizes");
    QTEST(traits.resource, "resource");
    QTEST(traits.outsideAzure, "outside");
    QCOMPARE(traits.uses(ComputeField::Size), traits.takesSizes());
    QCOMPARE(traits.uses(ComputeField::MinNodes), traits.machines == Machines::Nodes);
    // Either a file, or a reason why there is none.
    const bool file = traits.resource != WorkspaceResource::None;
    QCOMPARE(traits.whyNoFile.isEmpty(), file);
}

void CatalogRecordsTest::aTargetThatNobodyKnowsIsAServiceAtItsOwnersPrice()
{
    const TargetTraits &traits = m_catalog.traits(u"abacus");
    QCOMPARE(traits.billing, Billing::Owner);
    QVERIFY(traits.uses(ComputeField::OwnerPrice) && traits.uses(ComputeField::Instances));
    QVERIFY(!traits.takesSizes() && !traits.outsideAzure);
}

void CatalogRecordsTest::everyKindOfWorkHasAUsualTargetThatDoesIt()
{
    QVERIFY(target(m_catalog.usualTarget(UsualFor::Experimentation)).serves(LifecycleStage::Experimentation));
    QVERIFY(target(m_catalog.usualTarget(UsualFor::Training)).serves(LifecycleStage::Training));
    QVERIFY(target(m_catalog.usualTarget(UsualFor::RealTime)).realTime);
    QVERIFY(target(m_catalog.usualTarget(UsualFor::Batch)).batch);
}

void CatalogRecordsTest::documentsOfAzureNameTheirTarget()
{
    QCOMPARE(m_catalog.targetOfDocument(u"amlCompute"), u"compute_cluster"_s);
    QCOMPARE(m_catalog.targetOfDocument(u"vmCompute"), u"remote_vm"_s);
    QCOMPARE(m_catalog.targetOfDocument(u"nothing"), QString());
}

void CatalogRecordsTest::sizesOfSessionsAreKnown()
{
    const QStringList sizes = m_catalog.traits(u"serverless_spark").sessionSizes;
    QCOMPARE(sizes.size(), 5);
    for (const QString &size : sizes)
        QVERIFY2(m_catalog.findSize(size), qPrintable(size));
}

SLIPWAY_TEST(CatalogRecordsTest)
#include "tst_catalogrecords.moc"
