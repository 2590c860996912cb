// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/resources/smallsources.h"
#include "tests/support/testrun.h"

#include "model/catalog/catalog.h"
#include "model/prices/pricesnapshot.h"
#include "resources/build/packers.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace slipway;
using namespace Qt::StringLiterals;

class PackingTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aSmallSetIsReadBackAsItWasWritten();
    void faultsNameFileAndLine_data();
    void faultsNameFileAndLine();
    void aMissingFileIsNamed();
    void theToolSaysWhereAndWritesNothing();
};

void PackingTest::aSmallSetIsReadBackAsItWasWritten()
{
    const pack::SourceFiles sources = test::smallSources();
    const auto packed = pack::packCatalog(sources);
    QVERIFY2(packed.ok(), packed.ok() ? "" : qPrintable(packed.error().where + packed.error().message));
    const auto catalog = Catalog::load(*packed);
    QVERIFY(catalog.ok());
    QCOMPARE(catalog->version(), u"2026-03-31"_s);
    QCOMPARE(catalog->regions().size(), 2);
    const VmSize &first = catalog->sizes()[0];
    QCOMPARE(first.family, u"standardDSv9Family"_s);
    QVERIFY(first.exemptFromEndpointReserve);
    QCOMPARE(first.retirement.date, QDate(2030, 1, 31));
    QCOMPARE(first.retirement.source.title, u"A page, quoted"_s);
    QCOMPARE(catalog->series()[0].reservationsEnd(12), QDate(2028, 2, 29));
    QCOMPARE(catalog->series()[0].reservationsEnd(36), QDate(2029, 2, 28));
    QCOMPARE(catalog->series()[0].reservationsSource.title, u"A page, quoted"_s);
    const VmSize &second = catalog->sizes()[1];
    QCOMPARE(second.memoryGiB, 16.5);
    QCOMPARE(second.gpuCount, (Ratio{1, 6}));
    QCOMPARE(second.gpuMemoryGiB, 2.5);
    QCOMPARE(first.lowPriorityCapable, Support::Unknown);
    QCOMPARE(second.lowPriorityCapable, Support::No);
    QVERIFY(first.confidential.isEmpty());
    QCOMPARE(second.confidential, u"TDX"_s);
    QCOMPARE(second.retirement.replacements, QStringList{u"Dsv10"_s}); // as its series, though the day is its own
    QCOMPARE(second.retirement.state, Retirement::State::Retired);
    QVERIFY(second.isolatedToday && second.arm64 && !second.confirmed);
    QCOMPARE(first.endpointFamily, u"standardDSv9Family"_s);
    QVERIFY(second.endpointFamily.isEmpty());
    const IsolatedSize *isolated = catalog->isolatedSize(SizeId(1));
    QVERIFY(isolated != nullptr && catalog->isolatedSize(SizeId(0)) == nullptr);
    QVERIFY(isolated->isolatedOn(QDate(2031, 6, 30)) && !isolated->isolatedOn(QDate(2031, 7, 1)));
    QVERIFY(!catalog->isolatedSizes()[1].today && !catalog->isolatedSizes()[1].size);

    const auto packedPrices = pack::packPrices(sources);
    QVERIFY(packedPrices.ok());
    const auto prices = PriceSnapshot::load(*packedPrices, *catalog);
    QVERIFY(prices.ok());
    QCOMPARE(prices->rows(), 4);
    QCOMPARE(prices->oldest(), QDate(2024, 1, 1));
    QCOMPARE(prices->vm(SizeId(0), RegionId(0), PriceType::Spot)->hourly.toDecimal(), u"0.01"_s);
    QCOMPARE(prices->vm(SizeId(0), RegionId(0), PriceType::Reservation1Year)->termTotal->toDecimal(),
             u"594.00"_s);
    QCOMPARE(prices->meter(u"disk.p10", u"southland")->estimated, true);
    // 0.1 x 0.4, with what other regions show.
    const auto estimate = prices->vm(SizeId(0), RegionId(0), PriceType::Reservation3Years);
    QCOMPARE(estimate->hourly.toDecimal(), u"0.04"_s);
    QCOMPARE(estimate->estimate->low.toDecimal(), u"0.035"_s);
    QCOMPARE(estimate->origin.flag, PriceFlag::EstimatedByRatio);
    QVERIFY(!prices->vm(SizeId(0), RegionId(0), PriceType::Reservation1Year)->estimate);
    QVERIFY(!prices->vm(SizeId(0), RegionId(0), PriceType::SavingsPlan1Year));
    // A price that may be that of Windows is nothing to estimate from.
    QVERIFY(!prices->vm(SizeId(1), RegionId(1), PriceType::Reservation1Year));
    QCOMPARE(prices->flexibility(SizeId(1))->ratio, 2.0);
}

void PackingTest::faultsNameFileAndLine_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QString>("where");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *name, const QString &file, const char *before, const char *after,
                        int line, const QString &message) {
        QTest::newRow(name) << file << QByteArray(before) << QByteArray(after)
                            << u"%1:%2"_s.arg(file).arg(line) << message;
    };
    const QString sizes = u"catalog/sizes.csv"_s;
    const QString series = u"catalog/series.json"_s;
    const QString payg = u"prices/vm/payg.csv"_s;
    row("no number", sizes, "16.5", "16,5", 3, u"20 fields where the first line names 19"_s);
    row("no vCPUs", sizes, "Dsv9,4,", "Dsv9,four,", 3, u"\"four\" is no whole number from 0 to 4096"_s);
    row("no yes", sizes, "x64,yes", "x64,perhaps", 2, u"\"perhaps\" is neither yes nor no"_s);
    row("unknown series", sizes, "Dsv9,2", "Dsv8,2", 2, u"There is no series \"Dsv8\""_s);
    row("unknown GPU", sizes, "T4", "T5", 3, u"There is no GPU \"T5\""_s);
    // A sixth of 16 GiB is 2.67.
    row("memory of a part of a GPU", sizes, "1/6,2.5", "1/6,16", 3, u"16 GiB are more than 1/6 of a T4 has"_s);
    row("low priority in other words", sizes, "doc,no,TDX", "doc,never,TDX", 3, u"\"never\" is none of"_s);
    row("GPU of nothing", sizes, "1/6", "1/0", 3, u"\"1/0\" is no number of GPUs"_s);
    row("twice", sizes, "Standard_D4s_v9", "Standard_D2s_v9", 3, u"\"Standard_D2s_v9\" occurs twice"_s);
    row("out of order", sizes, "Standard_D4s_v9", "Basic_A0", 3, u"\"Basic_A0\" must stand before"_s);
    row("no date", sizes, "2025-01-01", "2025-13-01", 3, u"\"2025-13-01\" is no date"_s);
    row("no column", sizes, "vcpus", "cores", 1, u"There is no column \"vcpus\""_s);
    row("open quote", u"catalog/sources.csv"_s, "\"A page, quoted\"", "\"A page", 2,
        u"A quote is opened and never closed"_s);
    row("endpoint size", u"catalog/endpointsizes.csv"_s, "D2s", "D3s", 2,
        u"There is no size \"Standard_D3s_v9\""_s);
    row("isolated size", u"catalog/isolated.csv"_s, "Standard_D4s_v9,S", "Standard_D3s_v9,S", 2,
        u"There is no size \"Standard_D3s_v9\""_s);
    row("no region name", u"catalog/regions.csv"_s, "Southland,public", ",public", 3,
        u"\"name\" must not be empty"_s);
    row("limit without number", u"catalog/limits.csv"_s, "20", "", 2, u"\"value\" must not be empty"_s);
    row("limit of no source", u"catalog/limits.csv"_s, "doc", "book", 2, u"There is no source \"book\""_s);
    row("support in other words", series, "\"yes\"", "\"maybe\"", 2, u"\"maybe\" is none of"_s);
    row("missing comma", series, "\"quota_request\": false,", "\"quota_request\": false", 4,
        u"A comma or a closing brace is expected"_s);
    row("misspelt key", series, "replacements", "replacement", 4, u"\"replacement\" means nothing here"_s);
    row("flag as text", series, "false", "\"no\"", 3, u"\"quota_request\" must be true or false"_s);
    row("statement of no source", series, "{\"source\": \"doc\"", "{\"source\": \"book\"", 7,
        u"There is no source \"book\""_s);
    const QString targets = u"catalog/targets.json"_s;
    row("stage", targets, "training", "testing", 1, u"\"testing\" is none of"_s);
    row("no traits", targets, "\"traits\"", "\"traitors\"", 3, u"\"traitors\" means nothing here"_s);
    row("billing in other words", targets, ": \"cluster\", \"mach", ": \"crowd\", \"mach", 3,
        u"\"crowd\" is none of"_s);
    row("field of nothing", targets, "max_nodes", "most_nodes", 3, u"\"most_nodes\" is none of"_s);
    row("usual for nothing", targets, "[\"batch\"]", "[\"bath\"]", 3, u"\"bath\" is none of"_s);
    row("documents of two", targets, "[\"oneDocument\"]", "[\"oneDocument\", \"oneDocument\"]", 3,
        u"Documents of kind \"oneDocument\" describe another target already"_s);
    row("recommended without a reason", targets, "A reason.", "", 6, u"\"reason\" must not be empty"_s);
}

void PackingTest::faultsNameFileAndLine()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QFETCH(QString, where);
    QFETCH(QString, message);
    pack::SourceFiles sources = test::smallSources();
    QByteArray &bytes = sources[file];
    const qsizetype at = bytes.indexOf(before);
    QVERIFY(at >= 0);
    bytes.replace(at, before.size(), after);
    const auto packed = pack::packCatalog(sources);
    QVERIFY(!packed.ok());
    QCOMPARE(packed.error().where, where);
    QVERIFY2(packed.error().message.contains(message), qPrintable(packed.error().message));
}

void PackingTest::aMissingFileIsNamed()
{
    pack::SourceFiles sources = test::smallSources();
    sources.erase(u"catalog/limits.csv"_s);
    const auto packed = pack::packCatalog(sources);
    QVERIFY(!packed.ok());
    QCOMPARE(packed.error().where, u"catalog/limits.csv:1"_s);
}

void PackingTest::theToolSaysWhereAndWritesNothing()
{
    QTemporaryDir folder;
    pack::SourceFiles sources = test::smallSources();
    sources[u"prices/vm/payg.csv"_s] += "Standard_D2s_v9,southland,free,list,\n";
    for (const auto &[name, bytes] : sources) {
        const QString path = folder.filePath(name);
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    QProcess tool;
    tool.start(QStringLiteral(SLIPWAY_BUILD_DIR "/resources/build/slipway-pack"),
               {folder.path(), folder.filePath(u"out"_s)});
    QVERIFY(tool.waitForFinished());
    QCOMPARE(tool.exitCode(), 1);
    QCOMPARE(QString::fromUtf8(tool.readAllStandardError()),
             folder.filePath(u"prices/vm/payg.csv"_s) + u":4: error: \"free\" is no price\n"_s);
    QVERIFY(!QFile::exists(folder.filePath(u"out/prices.bin"_s)));
}

SLIPWAY_TEST(PackingTest)
#include "tst_packing.moc"
