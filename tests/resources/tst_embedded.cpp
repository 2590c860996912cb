// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/resources/smallsources.h"
#include "tests/support/testrun.h"

#include "resources/build/csvtable.h"
#include "resources/build/packers.h"
#include "resources/data.h"

#include <QFile>
#include <QTest>

using namespace slipway;
using namespace Qt::StringLiterals;

/// What is in the program is what the tables say.
class EmbeddedTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theProgramHoldsThePacksOfTheTables();
    void packingTwiceGivesTheSameBytes();
    void theResourcesAreInTheProgram();
    void keptTablesAreWhole_data();
    void keptTablesAreWhole();
    void tablesHaveNoPricesOfUnverifiedSources();
};

void EmbeddedTest::theProgramHoldsThePacksOfTheTables()
{
    const pack::SourceFiles sources = test::realSources();
    const auto catalog = pack::packCatalog(sources);
    QVERIFY2(catalog.ok(), catalog.ok() ? "" : qPrintable(catalog.error().where + catalog.error().message));
    QVERIFY(embeddedCatalog() == *catalog);
    const auto prices = pack::packPrices(sources);
    QVERIFY(prices.ok());
    QVERIFY(embeddedPrices() == *prices);
    // The budget of the installed program.
    QVERIFY(embeddedCatalog().size() + embeddedPrices().size() < 2'000'000);
}

void EmbeddedTest::packingTwiceGivesTheSameBytes()
{
    const auto first = pack::packCatalog(test::smallSources());
    const auto second = pack::packCatalog(test::smallSources());
    QCOMPARE(*first, *second);
}

void EmbeddedTest::theResourcesAreInTheProgram()
{
    QVERIFY(!embeddedCatalog().isEmpty());
    QFile file(u":/slipway/prices.bin"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.read(4), QByteArray("SLPK"));
}

void EmbeddedTest::keptTablesAreWhole_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("rows");
    QTest::newRow("sizes") << u"catalog/sizes.csv"_s << 1'806;
    QTest::newRow("regions") << u"catalog/regions.csv"_s << 121;
    QTest::newRow("sizes of endpoints") << u"catalog/endpointsizes.csv"_s << 85;
    QTest::newRow("carbon") << u"catalog/carbon.csv"_s << 48;
    QTest::newRow("latencies") << u"catalog/latencies.csv"_s << 2'350;
    QTest::newRow("CPU speeds") << u"catalog/cpuspeeds.csv"_s << 72;
    QTest::newRow("GPUs") << u"catalog/gpus.csv"_s << 23;
    QTest::newRow("meters") << u"prices/meters.csv"_s << 5'702;
    QTest::newRow("zones of transfer") << u"prices/zones.csv"_s << 60;
    QTest::newRow("flexibility") << u"prices/flexibility.csv"_s << 1'463;
    QTest::newRow("discounts") << u"prices/discounts.csv"_s << 4'621;
    QTest::newRow("currencies") << u"prices/currencies.csv"_s << 24;
    QTest::newRow("pay-as-you-go") << u"prices/vm/payg.csv"_s << 66'738;
    QTest::newRow("spot") << u"prices/vm/spot.csv"_s << 54'751;
    QTest::newRow("reservation of five years") << u"prices/vm/res5y.csv"_s << 1;
}

void EmbeddedTest::keptTablesAreWhole()
{
    QFETCH(QString, file);
    QFETCH(int, rows);
    const pack::SourceFiles sources = test::realSources();
    pack::Faults faults;
    const auto table = pack::CsvTable::open(sources, file, faults);
    QVERIFY2(!faults.any(), faults.any() ? qPrintable(faults.first().where) : "");
    QCOMPARE(int(table.rows()), rows);
}

void EmbeddedTest::tablesHaveNoPricesOfUnverifiedSources()
{
    pack::Faults faults;
    const auto table = pack::CsvTable::open(test::realSources(), u"prices/meters.csv"_s, faults);
    for (std::size_t i = 0; i < table.rows(); ++i) {
        const pack::CsvRow row(table, i, faults);
        const QString confidence = row.text("confidence");
        if (confidence == u"unverified"_s || confidence == u"name only"_s)
            QVERIFY2(row.text("id").isEmpty(), qPrintable(row.text("id")));
    }
    QVERIFY(!faults.any());
}

SLIPWAY_TEST(EmbeddedTest)
#include "tst_embedded.moc"
