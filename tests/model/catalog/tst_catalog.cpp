// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/catalog/catalog.h"
#include "resources/data.h"

#include <QTest>

#include <algorithm>

using namespace slipway;
using namespace Qt::StringLiterals;

class CatalogTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void everySizeRegionAndTargetIsThere();
    void namesAreFoundWithoutRegardToCase();
    void aSizeHasItsFigures();
    void capabilitiesAreThoseOfTheListOfSkus_data();
    void capabilitiesAreThoseOfTheListOfSkus();
    void fractionsOfAGpuAreExact_data();
    void fractionsOfAGpuAreExact();
    void supportComesFromTheNewestTable_data();
    void supportComesFromTheNewestTable();
    void endpointSizesAreThoseOfTheList();
    void retirementIsKnown_data();
    void retirementIsKnown();
    void aSizesOwnRetirementComesBeforeItsSeries();
    void olderVintagesStayVisibleNewestFirst();
    void isolatedSizesAreThoseOfTheAzureList();
    void everyTargetSaysWhatItCan();
    void theThreeMainTargetsAreComplete();
    void limitsHaveValueUnitAndSource();
    void missingGpuFiguresAreAbsentNotZero();
    void shortNamesAreAsPeopleSayThem();

private:
    const VmSize &size(QStringView name) const
    {
        const auto id = m_catalog.findSize(name);
        if (!id)
            qFatal("no size %s", qPrintable(name.toString()));
        return m_catalog.size(*id);
    }

    Catalog m_catalog;
};

void CatalogTest::initTestCase()
{
    Result<Catalog> catalog = Catalog::load(embeddedCatalog());
    QVERIFY2(catalog.ok(), catalog.ok() ? "" : qPrintable(catalog.error().message));
    m_catalog = std::move(catalog).value();
}

void CatalogTest::everySizeRegionAndTargetIsThere()
{
    QCOMPARE(m_catalog.sizes().size(), 1806);
    QCOMPARE(m_catalog.regions().size(), 60);
    QCOMPARE(m_catalog.targets().size(), 23);
    QCOMPARE(m_catalog.limits().size(), 111);
    QCOMPARE(m_catalog.version(), u"2026-08-21"_s);
    QVERIFY(std::is_sorted(m_catalog.sizes().begin(), m_catalog.sizes().end(),
                           [](const VmSize &a, const VmSize &b) { return a.name < b.name; }));
}

void CatalogTest::namesAreFoundWithoutRegardToCase()
{
    const auto id = m_catalog.findSize(u"Standard_DS3_v2");
    QVERIFY(id.has_value());
    QCOMPARE(m_catalog.findSize(u"STANDARD_DS3_V2"), id);
    QCOMPARE(m_catalog.findSize(u"ds3_v2"), id);
    QCOMPARE(m_catalog.findSize(u"DS3 v2"), id);
    QVERIFY(!m_catalog.findSize(u"Standard_DS3_v9").has_value());
    QVERIFY(!m_catalog.findSize(u"").has_value());
    QCOMPARE(m_catalog.region(*m_catalog.findRegion(u"WestEurope")).name, u"West Europe"_s);
    QCOMPARE(m_catalog.region(*m_catalog.findRegion(u"westeurope")).geographyGroup, u"Europe"_s);
    QVERIFY(!m_catalog.findRegion(u"usgovvirginia").has_value());
    QVERIFY(!m_catalog.findRegion(u"europe").has_value());
    QCOMPARE(m_catalog.target(*m_catalog.findTarget(u"compute_cluster")).name, u"Compute cluster"_s);
    QVERIFY(!m_catalog.findTarget(u"cluster").has_value());
}

void CatalogTest::aSizeHasItsFigures()
{
    const VmSize &t4 = size(u"Standard_NC4as_T4_v3");
    QCOMPARE(t4.vcpus, 4);
    QCOMPARE(t4.memoryGiB, 28.0);
    QCOMPARE(t4.family, u"Standard NCASv3_T4 Family"_s);
    QCOMPARE(m_catalog.gpuOf(t4)->model, u"T4"_s);
    QCOMPARE(t4.gpuCount, (Ratio{1, 1}));
    QCOMPARE(t4.gpuMemoryGiB.value(), 16.0);
    QCOMPARE(m_catalog.seriesOf(t4)->id, u"NCasT4_v3"_s);
    QVERIFY(m_catalog.seriesOf(t4)->needsQuotaRequest);
    QVERIFY(t4.confirmed);
    QVERIFY(!t4.infiniband);
    QVERIFY(!t4.arm64);
    QVERIFY(size(u"Standard_ND96isr_H100_v5").infiniband);
    QVERIFY(size(u"Standard_D2ps_v5").arm64);
    QVERIFY(!size(u"Standard_ND96ams_A100_v4").confirmed);
    QVERIFY(!size(u"Standard_DS3_v2").gpu.has_value());
    const auto without = std::count_if(m_catalog.sizes().begin(), m_catalog.sizes().end(),
                                       [](const VmSize &each) { return each.memoryGiB == 0; });
    QCOMPARE(without, 88);
    const auto neverSpot = std::count_if(m_catalog.sizes().begin(), m_catalog.sizes().end(), [](const VmSize &s) {
        return s.lowPriorityCapable == Support::No;
    });
    QCOMPARE(neverSpot, 52);
}

void CatalogTest::capabilitiesAreThoseOfTheListOfSkus_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("memory");
    QTest::addColumn<double>("gpuMemory"); // of one, or of the part; 0: no GPU
    QTest::addColumn<double>("tempDisk"); // -1: not known, as below
    QTest::addColumn<double>("nvme");
    QTest::addColumn<bool>("infiniband");
    QTest::addColumn<int>("lowPriority");
    QTest::addColumn<QString>("confidential");
    const int yes = int(Support::Yes);
    const int no = int(Support::No);
    const int unknown = int(Support::Unknown);
    const auto row = [](const char *name, double memory, double gpu, double temp, double nvme, bool infiniband,
                        int low, const QString &confidential) {
        QTest::newRow(name) << QString::fromLatin1(name) << memory << gpu << temp << nvme << infiniband << low
                            << confidential;
    };
    // A sixth of 24 GiB, an eighth of 16, a quarter of 96.
    row("Standard_NV6ads_A10_v5", 55, 4, 180, -1, false, yes, {});
    row("Standard_NV4as_v4", 14, 2, 88, -1, false, yes, {});
    row("Standard_NC36ds_xl_RTXPRO6000BSE_v6", 132, 24, 256, 1600, false, yes, {});
    row("Standard_NV36ads_A10_v5", 440, 24, 1440, -1, false, yes, {});
    row("Standard_ND96asr_v4", 900, 40, 2900, 7152.557, true, yes, {});
    // Names of price lists for the same machines: what the list does not name stays unknown.
    row("Standard_ND96asr_A100_v4", 900, 40, -1, -1, true, unknown, {});
    row("Standard_ND96ams_A100_v4", 1800, 80, -1, -1, false, unknown, {});
    row("Standard_ND96isf_H100_v5", 1900, 80, -1, -1, false, unknown, {});
    row("Standard_NC6_Promo", 56, 12, -1, -1, false, unknown, {});
    row("Standard_M176ds-44_3_v3", 2794, 0, -1, -1, false, unknown, {});
    row("Standard_HB120rs_v2", 456, 0, 480, 894.069, true, yes, {});
    // The disk of a v6 size is NVMe and was counted as a temporary one.
    row("Standard_D4ds_v6", 16, 0, 0, 220, false, yes, {});
    row("Standard_B2ms", 8, 0, 16, -1, false, no, {});
    row("Standard_NC48ads_A100_v4", 440, 80, 128, 1788.139, false, no, {});
    row("Standard_DC2as_v5", 8, 0, 0, -1, false, yes, u"SNP"_s);
    row("Standard_DC4eds_v5", 16, 0, 105, -1, false, yes, u"TDX"_s);
}

void CatalogTest::capabilitiesAreThoseOfTheListOfSkus()
{
    QFETCH(QString, name);
    QFETCH(double, memory);
    QFETCH(double, gpuMemory);
    QFETCH(double, tempDisk);
    QFETCH(double, nvme);
    QFETCH(bool, infiniband);
    QFETCH(int, lowPriority);
    QFETCH(QString, confidential);
    const VmSize &found = size(name);
    QCOMPARE(found.memoryGiB, memory);
    QCOMPARE(found.gpuMemoryGiB.value_or(0), gpuMemory);
    QCOMPARE(found.tempDiskGiB.value_or(-1), tempDisk);
    QCOMPARE(found.nvmeDiskGiB.value_or(-1), nvme);
    QCOMPARE(found.infiniband, infiniband);
    QCOMPARE(int(found.lowPriorityCapable), lowPriority);
    QCOMPARE(found.confidential, confidential);
}

void CatalogTest::fractionsOfAGpuAreExact_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("numerator");
    QTest::addColumn<int>("denominator");
    QTest::newRow("a sixth") << u"Standard_NV6ads_A10_v5"_s << 1 << 6;
    QTest::newRow("a third") << u"Standard_NV12ads_A10_v5"_s << 1 << 3;
    QTest::newRow("half") << u"Standard_NV18ads_A10_v5"_s << 1 << 2;
    QTest::newRow("one") << u"Standard_NV36ads_A10_v5"_s << 1 << 1;
    QTest::newRow("two") << u"Standard_NV72ads_A10_v5"_s << 2 << 1;
    QTest::newRow("an eighth") << u"Standard_NV4as_v4"_s << 1 << 8;
    QTest::newRow("eight") << u"Standard_ND96is_MI300X_v5"_s << 8 << 1;
}

void CatalogTest::fractionsOfAGpuAreExact()
{
    QFETCH(QString, name);
    QFETCH(int, numerator);
    QFETCH(int, denominator);
    QCOMPARE(size(name).gpuCount, (Ratio{std::int16_t(numerator), std::int16_t(denominator)}));
}

void CatalogTest::supportComesFromTheNewestTable_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("cluster");
    QTest::addColumn<int>("instance");
    const int yes = int(Support::Yes);
    const int no = int(Support::No);
    const int unknown = int(Support::Unknown);
    QTest::newRow("listed") << u"Standard_DS3_v2"_s << yes << yes;
    QTest::newRow("a part of the vCPUs switched off") << u"Standard_HB120-16rs_v3"_s << yes << yes;
    QTest::newRow("clusters only") << u"Standard_FX4mds"_s << yes << no;
    QTest::newRow("newest GPUs") << u"Standard_ND96isr_H200_v5"_s << yes << yes;
    QTest::newRow("isolated of a listed series") << u"Standard_NC80adis_H100_v5"_s << yes << yes;
    QTest::newRow("not in any table") << u"Standard_D4s_v5"_s << unknown << unknown;
    QTest::newRow("in old tables only") << u"Standard_D4"_s << unknown << unknown;
    QTest::newRow("M of the first version") << u"Standard_M64ls"_s << yes << yes;
    QTest::newRow("M of the third version") << u"Standard_M96s_1_v3"_s << unknown << unknown;
}

void CatalogTest::supportComesFromTheNewestTable()
{
    QFETCH(QString, name);
    QFETCH(int, cluster);
    QFETCH(int, instance);
    QCOMPARE(int(size(name).onAmlCompute), cluster);
    QCOMPARE(int(size(name).onComputeInstance), instance);
}

void CatalogTest::endpointSizesAreThoseOfTheList()
{
    const auto yes = std::count_if(m_catalog.sizes().begin(), m_catalog.sizes().end(),
                                   [](const VmSize &s) { return s.onManagedEndpoint == Support::Yes; });
    QCOMPARE(yes, 85);
    const auto exempt = std::count_if(m_catalog.sizes().begin(), m_catalog.sizes().end(),
                                      [](const VmSize &s) { return s.exemptFromEndpointReserve; });
    QCOMPARE(exempt, 10);
    QVERIFY(size(u"Standard_NC24ads_A100_v4").exemptFromEndpointReserve);
    QVERIFY(!size(u"Standard_NC4as_T4_v3").exemptFromEndpointReserve);
    QCOMPARE(size(u"Standard_ND96isr_H200_v5").onManagedEndpoint, Support::No);
    QCOMPARE(size(u"Standard_D4_v3").onManagedEndpoint, Support::No);
    // The dumps give no family for retired sizes; the list does.
    QCOMPARE(size(u"Standard_NC6s_v2").family, u"standardNCSv2Family"_s);
}

void CatalogTest::retirementIsKnown_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("state");
    QTest::addColumn<QDate>("date");
    const int none = int(Retirement::State::None);
    const int announced = int(Retirement::State::Announced);
    const int retired = int(Retirement::State::Retired);
    QTest::newRow("NC") << u"Standard_NC6"_s << retired << QDate(2023, 8, 31);
    QTest::newRow("NC Promo") << u"Standard_NC6_Promo"_s << retired << QDate(2023, 8, 31);
    QTest::newRow("NCv3") << u"Standard_NC24rs_v3"_s << retired << QDate(2025, 9, 30);
    QTest::newRow("NVv3") << u"Standard_NV12s_v3"_s << announced << QDate(2026, 9, 30);
    QTest::newRow("NVv4") << u"Standard_NV4as_v4"_s << announced << QDate(2026, 9, 30);
    QTest::newRow("HBv2") << u"Standard_HB120rs_v2"_s << announced << QDate(2027, 5, 31);
    QTest::newRow("DSv2") << u"Standard_DS3_v2"_s << announced << QDate(2028, 5, 1);
    QTest::newRow("FSv2") << u"Standard_F4s_v2"_s << announced << QDate(2028, 11, 15);
    QTest::newRow("DCsv2") << u"Standard_DC2s_v2"_s << announced << QDate(2026, 6, 30);
    // The list of SKUs is newer than the announcement of 2028-11-15.
    QTest::newRow("GS5") << u"Standard_GS5"_s << announced << QDate(2028, 5, 1);
    QTest::newRow("GS4") << u"Standard_GS4"_s << announced << QDate(2028, 11, 15);
    // Here it is one day later, against all its neighbours: the day announced stays.
    QTest::newRow("F4") << u"Standard_F4"_s << announced << QDate(2028, 11, 15);
    QTest::newRow("H: no notice") << u"Standard_H16r"_s << none << QDate();
    QTest::newRow("T4") << u"Standard_NC4as_T4_v3"_s << none << QDate();
}

void CatalogTest::retirementIsKnown()
{
    QFETCH(QString, name);
    QFETCH(int, state);
    QFETCH(QDate, date);
    const Retirement &retirement = size(name).retirement;
    QCOMPARE(int(retirement.state), state);
    QCOMPARE(retirement.date, date);
    QCOMPARE(retirement.source.title.isEmpty(), state == int(Retirement::State::None));
    if (date.isValid()) {
        QVERIFY(retirement.endedBy(date));
        QCOMPARE(retirement.endedBy(date.addDays(-1)), state == int(Retirement::State::Retired));
    }
}

void CatalogTest::aSizesOwnRetirementComesBeforeItsSeries()
{
    const VmSize &isolated = size(u"Standard_M192ims_v2");
    QCOMPARE(isolated.retirement.date, QDate(2027, 3, 31));
    QCOMPARE(m_catalog.seriesOf(isolated)->retirement.state, Retirement::State::None);
    QCOMPARE(size(u"Standard_M64ms_v2").retirement.state, Retirement::State::None);
}

void CatalogTest::olderVintagesStayVisibleNewestFirst()
{
    const VmSeries &nc = *m_catalog.seriesOf(size(u"Standard_NC6s_v3"));
    QCOMPARE(nc.restrictions.size(), 5);
    QCOMPARE(nc.restrictions.front().source.asOf, u"2026-03-31"_s);
    QCOMPARE(nc.restrictions.back().source.asOf, u"2020-06-26"_s);
    QCOMPARE(nc.restrictions.back().value, u"Listed as NCsv3, requires approval"_s);
    QVERIFY(nc.retirement.note.contains(u"2025-03-31"_s));
}

void CatalogTest::isolatedSizesAreThoseOfTheAzureList()
{
    QVERIFY(size(u"Standard_NC96ads_A100_v4").isolatedToday);
    QVERIFY(size(u"Standard_ND96isr_H100_v5").isolatedToday);
    QVERIFY(size(u"Standard_E104is_v5").isolatedToday);
    // Azure Machine Learning pages still name these two; the newer Azure list does not.
    QVERIFY(!size(u"Standard_F72s_v2").isolatedToday);
    QVERIFY(!size(u"Standard_M128ms").isolatedToday);
    QCOMPARE(std::count_if(m_catalog.sizes().begin(), m_catalog.sizes().end(),
                           [](const VmSize &s) { return s.isolatedToday; }),
             36);
}

void CatalogTest::everyTargetSaysWhatItCan()
{
    for (const ComputeTarget &target : m_catalog.targets()) {
        QVERIFY2(!target.name.isEmpty() && target.description.endsWith(u'.'), qPrintable(target.id));
        QVERIFY2(!target.stages.empty(), qPrintable(target.id));
        QVERIFY2(!target.capabilities.empty(), qPrintable(target.id));
        if (target.serves(LifecycleStage::Training)) {
            for (const QStringView capability : {u"automl", u"pipelines", u"designer"})
                QVERIFY2(target.capability(capability) != nullptr, qPrintable(target.id));
        }
        for (const Capability &capability : target.capabilities)
            QVERIFY2(!capability.source.title.isEmpty() && !capability.source.asOf.isEmpty(),
                     qPrintable(target.id));
        for (const Fact &fact : target.facts)
            QVERIFY2(!fact.value.isEmpty() && !fact.source.title.isEmpty(), qPrintable(target.id));
        for (const QString &replacement : target.status.replacements)
            QVERIFY2(m_catalog.findTarget(replacement).has_value(), qPrintable(replacement));
    }
    const ComputeTarget &lake = m_catalog.target(*m_catalog.findTarget(u"data_lake_analytics"));
    QVERIFY(lake.status.endedBy(QDate(2024, 2, 29)));
    const ComputeTarget &aks = m_catalog.target(*m_catalog.findTarget(u"aks_v1"));
    QCOMPARE(aks.capability(u"fpga")->support, Support::Unknown);
}

void CatalogTest::theThreeMainTargetsAreComplete()
{
    const ComputeTarget &instance = m_catalog.target(*m_catalog.findTarget(u"compute_instance"));
    QCOMPARE(instance.name, u"Compute instance"_s);
    QVERIFY(instance.serves(LifecycleStage::Experimentation) && !instance.serves(LifecycleStage::Deployment));
    QVERIFY(instance.managed && !instance.shared && !instance.multiNode && !instance.scalesToZero);
    QCOMPARE(instance.capability(u"automl")->support, Support::Yes);
    QCOMPARE(instance.capability(u"automl")->note, u"through the SDK"_s);
    QCOMPARE(instance.capability(u"designer")->support, Support::Yes);

    const ComputeTarget &cluster = m_catalog.target(*m_catalog.findTarget(u"compute_cluster"));
    QVERIFY(cluster.managed && cluster.shared && cluster.multiNode && cluster.scalesToZero && cluster.batch);
    QCOMPARE(cluster.capability(u"low_priority")->support, Support::No);
    QCOMPARE(cluster.capability(u"real_time")->support, Support::No);

    const ComputeTarget &endpoint = m_catalog.target(*m_catalog.findTarget(u"managed_online_endpoint"));
    QCOMPARE(endpoint.name, u"Managed online endpoint"_s);
    QVERIFY(endpoint.serves(LifecycleStage::Deployment) && endpoint.realTime && !endpoint.scalesToZero);
    QCOMPARE(endpoint.capability(u"gpu")->support, Support::Yes);
    QVERIFY(endpoint.capability(u"nonsense") == nullptr);
}

void CatalogTest::limitsHaveValueUnitAndSource()
{
    QCOMPARE(m_catalog.limit(u"quota.online_reserve_percent")->value, 20.0);
    QCOMPARE(m_catalog.limit(u"sizing.memory_percent")->value, 150.0);
    QCOMPARE(m_catalog.limit(u"cluster.nodes_per_load_balancer")->value, 50.0);
    QCOMPARE(m_catalog.limit(u"endpoint.timeout_seconds_max")->source.asOf, u"2026-01-27"_s);
    QVERIFY(m_catalog.limit(u"nonsense") == nullptr);
    for (const Limit &limit : m_catalog.limits())
        QVERIFY2(!limit.unit.isEmpty() && limit.text.endsWith(u'.') && !limit.source.title.isEmpty(),
                 qPrintable(limit.id));
}

void CatalogTest::missingGpuFiguresAreAbsentNotZero()
{
    const Gpu &h100 = *m_catalog.gpuOf(size(u"Standard_ND96isr_H100_v5"));
    QCOMPARE(h100.bf16Tflops.value(), 989.4);
    QCOMPARE(h100.bandwidthGBps.value(), 3350.0);
    const Gpu &gb200 = *m_catalog.gpuOf(size(u"Standard_ND128isr_NDR_GB200_v6"));
    QCOMPARE(gb200.memoryGiB, 192.0);
    QVERIFY(!gb200.bf16Tflops.has_value());
    QVERIFY(!gb200.bandwidthGBps.has_value());
    const Gpu &k80 = *m_catalog.gpuOf(size(u"Standard_NC6"));
    QVERIFY(!k80.bf16Tflops.has_value());
}

void CatalogTest::shortNamesAreAsPeopleSayThem()
{
    QCOMPARE(size(u"Standard_NC4as_T4_v3").shortName(), u"NC4as T4 v3"_s);
    QCOMPARE(size(u"Basic_A0").shortName(), u"Basic A0"_s);
}

SLIPWAY_TEST(CatalogTest)
#include "tst_catalog.moc"
