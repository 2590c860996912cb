// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/eligibility/verdicts.h"
#include "model/items/regionmodel.h"
#include "model/items/sizefilter.h"
#include "model/items/sizemodel.h"
#include "model/items/targetmodel.h"
#include "model/items/templatemodel.h"
#include "resources/data.h"
#include "tests/model/items/modelchecks.h"
#include "tests/support/locales.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

class CatalogModelsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void everySizeIsARow();
    void withoutARegionThereAreNoPrices();
    void aSizeShowsItsPriceAndDate();
    void aDoubtfulPriceSaysSoAndSortsLast();
    void supportIsThatOfTheTarget();
    void supportIsSaidInWordsForEveryTarget();
    void changingTheViewKeepsTheRows();
    void theFilterMatchesEveryWord_data();
    void theFilterMatchesEveryWord();
    void theFilterNarrowsByGpuPriceAndSupport();
    void theFilterStaysSoundWhileItChanges();
    void theFilterSortsByFigures();
    void namesGoByTheirNumbersAndWhatEndedIsLast();
    void regionsHaveTheirNames();
    void regionsSayHowManySizesHaveAPrice();
    void targetsHaveTheirNames();
    void templatesKeepTheirOrder();

private:
    SizeModel::View westEurope() const
    {
        return {m_catalog.findRegion(u"westeurope"), PriceType::PayAsYouGo, {}};
    }

    Catalog m_catalog;
    PriceSnapshot m_prices;
};

void CatalogModelsTest::initTestCase()
{
    Result<Catalog> catalog = Catalog::load(embeddedCatalog());
    QVERIFY(catalog.ok());
    m_catalog = std::move(catalog).value();
    Result<PriceSnapshot> prices = PriceSnapshot::load(embeddedPrices(), m_catalog);
    QVERIFY(prices.ok());
    m_prices = std::move(prices).value();
}

void CatalogModelsTest::everySizeIsARow()
{
    SizeModel model(m_catalog, m_prices);
    model.setView(westEurope());
    QCOMPARE(model.rowCount(), static_cast<int>(m_catalog.sizes().size()));
    QCOMPARE(boundaryFaults(model), QStringList());
    QCOMPARE(model.rowOf(u"no such size"), -1);
    const int row = model.rowOf(u"nc24ads_a100_v4");
    QCOMPARE(model.index(row, 0).data(SizeModel::SizeRole).toString(), u"Standard_NC24ads_A100_v4"_s);
}

void CatalogModelsTest::withoutARegionThereAreNoPrices()
{
    const SizeModel model(m_catalog, m_prices);
    const QModelIndex price = model.index(model.rowOf(u"Standard_D4s_v3"), SizeModel::PriceColumn);
    QCOMPARE(price.data().toString(), u"no price"_s);
    QCOMPARE(price.data(SizeModel::HasPriceRole).toBool(), false);
}

void CatalogModelsTest::aSizeShowsItsPriceAndDate()
{
    SizeModel model(m_catalog, m_prices);
    model.setLocale(english);
    model.setView(westEurope());
    const int row = model.rowOf(u"Standard_NC24ads_A100_v4");
    const auto expected = m_prices.vm(*m_catalog.findSize(u"Standard_NC24ads_A100_v4"),
                                      *m_catalog.findRegion(u"westeurope"), PriceType::PayAsYouGo);
    QVERIFY(expected.has_value());
    const auto text = [&](int column) -> QString { return model.index(row, column).data().toString(); };
    QCOMPARE(text(SizeModel::NameColumn), u"NC24ads A100 v4"_s);
    QCOMPARE(text(SizeModel::VcpusColumn), u"24"_s);
    QCOMPARE(text(SizeModel::MemoryColumn), u"220"_s);
    QVERIFY2(text(SizeModel::GpuColumn).startsWith(u"1 x A100"), qPrintable(text(SizeModel::GpuColumn)));
    QCOMPARE(text(SizeModel::PriceColumn), expected->hourly.toDecimal());
    QCOMPARE(text(SizeModel::PriceDateColumn), expected->origin.date.toString(Qt::ISODate));
    QCOMPARE(model.index(row, SizeModel::MemoryColumn).data(Qt::AccessibleTextRole).toString(), u"220 GiB"_s);
}

void CatalogModelsTest::aDoubtfulPriceSaysSoAndSortsLast()
{
    SizeModel model(m_catalog, m_prices);
    model.setView({m_catalog.findRegion(u"swedensouth"), PriceType::PayAsYouGo, {}});
    const QModelIndex price = model.index(model.rowOf(u"Standard_B16als_v2"), SizeModel::PriceColumn);
    QVERIFY2(price.data().toString().endsWith(u", doubtful"), qPrintable(price.data().toString()));
    QCOMPARE(price.data(SizeModel::HasPriceRole).toBool(), false);
    QVERIFY(!price.data(Qt::ToolTipRole).toString().isEmpty());
    QCOMPARE(price.data(SizeModel::SortRole).toLongLong(), std::numeric_limits<qlonglong>::max());
}

void CatalogModelsTest::supportIsThatOfTheTarget()
{
    SizeModel model(m_catalog, m_prices);
    const auto differing = [this] {
        const auto &sizes = m_catalog.sizes();
        return std::find_if(sizes.begin(), sizes.end(),
                            [](const VmSize &size) { return size.onAmlCompute != size.onManagedEndpoint; });
    }();
    QVERIFY(differing != m_catalog.sizes().end());
    const QModelIndex cell
        = model.index(static_cast<int>(differing - m_catalog.sizes().begin()), SizeModel::SupportColumn);
    QCOMPARE(cell.data().toString(), u"no target chosen"_s);
    model.setView({{}, PriceType::PayAsYouGo, u"compute_cluster"_s});
    QCOMPARE(cell.data(SizeModel::SupportRole).toInt(), static_cast<int>(differing->onAmlCompute));
    model.setView({{}, PriceType::PayAsYouGo, u"managed_online_endpoint"_s});
    QCOMPARE(cell.data(SizeModel::SupportRole).toInt(), static_cast<int>(differing->onManagedEndpoint));
}

void CatalogModelsTest::supportIsSaidInWordsForEveryTarget()
{
    SizeModel model(m_catalog, m_prices);
    const QModelIndex cell = model.index(model.rowOf(u"Standard_DS3_v2"), SizeModel::SupportColumn);
    for (const ComputeTarget &target : m_catalog.targets()) {
        model.setView({{}, PriceType::PayAsYouGo, target.id});
        const QString words = cell.data().toString();
        const QString expected = !usesVmSizes(m_catalog, target.id) ? u"has no size"_s
            : acceptsAnySize(m_catalog, target.id)                  ? u"any size"_s
                                                         : u"supported"_s;
        QVERIFY2(words == expected, qPrintable(target.id + u": "_s + words));
    }
    model.setView({{}, PriceType::PayAsYouGo, u"serverless_compute"_s});
    QCOMPARE(cell.data(SizeModel::SupportRole).toInt(), static_cast<int>(Support::Yes));
    const QModelIndex unlisted
        = model.index(model.rowOf(u"Standard_ND96isr_H200_v5"), SizeModel::SupportColumn);
    model.setView({{}, PriceType::PayAsYouGo, u"managed_online_endpoint"_s});
    QCOMPARE(unlisted.data().toString(), u"not supported"_s);
    QVERIFY(!unlisted.data(Qt::ToolTipRole).toString().isEmpty());
}

void CatalogModelsTest::changingTheViewKeepsTheRows()
{
    SizeModel model(m_catalog, m_prices);
    const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    const QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    model.setView(westEurope());
    model.setView(westEurope());
    QCOMPARE(changes.count(), 1);
    QCOMPARE(resets.count(), 0);
}

void CatalogModelsTest::theFilterMatchesEveryWord_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("found");
    QTest::newRow("as people say it") << u"nc24ads a100"_s << u"Standard_NC24ads_A100_v4"_s;
    QTest::newRow("as it is written") << u"Standard_NC24ads_A100_v4"_s << u"Standard_NC24ads_A100_v4"_s;
    QTest::newRow("any order") << u"  V4   a100 24ADS "_s << u"Standard_NC24ads_A100_v4"_s;
    QTest::newRow("by quota family") << u"standardNCADSA100v4Family"_s << u"Standard_NC24ads_A100_v4"_s;
}

void CatalogModelsTest::theFilterMatchesEveryWord()
{
    QFETCH(QString, text);
    QFETCH(QString, found);
    SizeModel model(m_catalog, m_prices);
    SizeFilter filter;
    filter.setSourceModel(&model);
    filter.setText(text);
    QVERIFY(filter.rowCount() > 0);
    QVERIFY(filter.rowCount() < 20);
    QVERIFY(filter.mapFromSource(model.index(model.rowOf(found), 0)).isValid());
    filter.setText(text + u" nonsense"_s);
    QCOMPARE(filter.rowCount(), 0);
}

void CatalogModelsTest::theFilterNarrowsByGpuPriceAndSupport()
{
    SizeModel model(m_catalog, m_prices);
    SizeFilter filter;
    filter.setSourceModel(&model);
    const int all = model.rowCount();
    filter.setGpu(SizeFilter::Gpu::With);
    const int with = filter.rowCount();
    filter.setGpu(SizeFilter::Gpu::Without);
    QCOMPARE(filter.rowCount(), all - with);
    QVERIFY(with > 50);

    filter.setGpu(SizeFilter::Gpu::Any);
    filter.setPricedOnly(true);
    QCOMPARE(filter.rowCount(), 0); // without a region
    model.setView(westEurope());
    int priced = 0;
    for (int row = 0; row < all; ++row)
        priced += model.index(row, 0).data(SizeModel::HasPriceRole).toBool() ? 1 : 0;
    QCOMPARE(filter.rowCount(), priced);
    QVERIFY(priced > 100);

    filter.setPricedOnly(false);
    filter.setSupportedOnly(true);
    QCOMPARE(filter.rowCount(), 0); // without a target
    model.setView({m_catalog.findRegion(u"westeurope"), PriceType::PayAsYouGo, u"compute_cluster"_s});
    QVERIFY(filter.rowCount() > 50);
    QVERIFY(filter.rowCount() < all);
}

void CatalogModelsTest::theFilterStaysSoundWhileItChanges()
{
    SizeModel model(m_catalog, m_prices);
    SizeFilter filter;
    filter.setText(u"a100"_s);
    const QAbstractItemModelTester tester(&filter, strict);
    filter.setSourceModel(&model);
    QVERIFY(filter.rowCount() > 3);
    filter.setPricedOnly(true);
    model.setView(westEurope());
    filter.setText(u"a100 nc24"_s);
    filter.sort(SizeModel::PriceColumn);
    filter.setPricedOnly(false);
    QVERIFY(filter.rowCount() > 0);
}

void CatalogModelsTest::namesGoByTheirNumbersAndWhatEndedIsLast()
{
    SizeModel model(m_catalog, m_prices);
    SizeModel::View view = westEurope();
    view.asOf = QDate(2026, 11, 26);
    model.setView(view);
    SizeFilter filter;
    filter.setSourceModel(&model);
    filter.sort(SizeModel::NameColumn);
    const auto rowOf = [&](const QString &name) {
        return filter.mapFromSource(model.index(model.rowOf(name), SizeModel::NameColumn)).row();
    };
    QVERIFY(rowOf(u"Standard_D2s_v5"_s) < rowOf(u"Standard_D4s_v5"_s));
    QVERIFY(rowOf(u"Standard_D4s_v5"_s) < rowOf(u"Standard_D16s_v5"_s));
    // Basic A and the first series of A ended on 31 August 2024 (Azure's retirement notice), NC A100 v4 has no end.
    for (const auto &[column, order] : {std::pair(SizeModel::NameColumn, Qt::AscendingOrder),
                                        std::pair(SizeModel::NameColumn, Qt::DescendingOrder),
                                        std::pair(SizeModel::PriceColumn, Qt::AscendingOrder)}) {
        filter.sort(column, order);
        QVERIFY(rowOf(u"Standard_NC24ads_A100_v4"_s) < rowOf(u"Basic_A0"_s));
        bool ended = false;
        for (int row = 0; row < filter.rowCount(); ++row) {
            const bool isEnded = filter.index(row, 0).data(SizeModel::EndedRole).toBool();
            QVERIFY2(isEnded || !ended, "one that can be used comes after one that cannot");
            ended = isEnded;
        }
        QVERIFY(ended);
    }
    // By their days they are looked for.
    filter.sort(SizeModel::RetirementColumn);
    QVERIFY(filter.index(0, 0).data(SizeModel::EndedRole).toBool());
}

void CatalogModelsTest::theFilterSortsByFigures()
{
    SizeModel model(m_catalog, m_prices);
    model.setView(westEurope());
    SizeFilter filter;
    filter.setSourceModel(&model);
    filter.sort(SizeModel::PriceColumn);
    QVERIFY(filter.index(0, 0).data(SizeModel::HasPriceRole).toBool());
    qlonglong before = 0;
    for (int row = 0; row < filter.rowCount(); ++row) {
        const qlonglong now
            = filter.index(row, SizeModel::PriceColumn).data(SizeModel::SortRole).toLongLong();
        QVERIFY(before <= now);
        before = now;
    }
}

void CatalogModelsTest::regionsHaveTheirNames()
{
    const RegionModel model(m_catalog);
    QCOMPARE(boundaryFaults(model), QStringList());
    QCOMPARE(model.rowCount(), static_cast<int>(m_catalog.regions().size()));
    const int row = model.rowOf(u"westeurope");
    QCOMPARE(printed(model).value(row), u"West Europe | westeurope | Europe | 3 | North Europe"_s);
    QCOMPARE(model.index(row, 0).data(RegionModel::GeographyRole).toString(), u"Europe"_s);
    QCOMPARE(model.rowOf(u"atlantis"), -1);
    QVERIFY(!model.index(row, 0).data(RegionModel::PricedSizesRole).isValid());
}

void CatalogModelsTest::regionsSayHowManySizesHaveAPrice()
{
    const RegionModel model(m_catalog, m_prices);
    const auto west = *m_catalog.findRegion(u"westeurope");
    int counted = 0;
    for (std::size_t i = 0; i < m_catalog.sizes().size(); ++i) {
        const auto price = m_prices.vm(static_cast<SizeId>(i), west, PriceType::PayAsYouGo);
        counted += price && PriceSnapshot::usable(price->origin.flag) ? 1 : 0;
    }
    QVERIFY(counted > 0);
    const QModelIndex index = model.index(model.rowOf(u"westeurope"), RegionModel::NameColumn);
    QCOMPARE(index.data(RegionModel::PricedSizesRole).toInt(), counted);
}

void CatalogModelsTest::targetsHaveTheirNames()
{
    TargetModel model(m_catalog);
    const QAbstractItemModelTester tester(&model, strict);
    model.setVerdicts(
        {{u"compute_cluster"_s, LifecycleStage::Training, Verdict::Possible, {u"It scales."_s}}},
        LifecycleStage::Training);
    QCOMPARE(printed(model), QStringList(u"Compute cluster | possible | It scales."_s));
    QVERIFY(!model.index(0, 0).data(TargetModel::DescriptionRole).toString().isEmpty());
}

void CatalogModelsTest::templatesKeepTheirOrder()
{
    TemplateModel model;
    const QAbstractItemModelTester tester(&model, strict);
    QCOMPARE(boundaryFaults(model), QStringList());
    model.setTemplates({{u"b"_s, u"Second"_s, u"Larger."_s}, {u"a"_s, u"First"_s, u"Smaller."_s}});
    QCOMPARE(boundaryFaults(model), QStringList());
    QCOMPARE(printed(model), QStringList({u"Second | Larger."_s, u"First | Smaller."_s}));
    QCOMPARE(model.index(1, 1).data(TemplateModel::IdRole).toString(), u"a"_s);
}

SLIPWAY_TEST(CatalogModelsTest)
#include "tst_catalogmodels.moc"
