// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/resources/smallsources.h"
#include "tests/support/testrun.h"

#include "resources/build/csvtable.h"
#include "resources/build/jsonnode.h"
#include "resources/build/packers.h"

#include <QTest>

using namespace slipway;
using namespace slipway::pack;
using namespace Qt::StringLiterals;

/// The readers of the source tables, and rules of the price tables.
class TablesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void quotedFieldsKeepCommasQuotesAndLines();
    void linesMayEndAsOnWindows();
    void damagedTablesAreRefused_data();
    void damagedTablesAreRefused();
    void jsonKeepsItsLines();
    void damagedJsonIsRefused_data();
    void damagedJsonIsRefused();
    void priceFaultsNameFileAndLine_data();
    void priceFaultsNameFileAndLine();
};

void TablesTest::quotedFieldsKeepCommasQuotesAndLines()
{
    const auto table = CsvTable::parse("a,b\n\"1,5\",\"say \"\"no\"\"\"\n\"two\nlines\",x\n", u"t.csv"_s);
    QVERIFY(table.ok());
    QCOMPARE(table->rows(), 2);
    QCOMPARE(table->text(0, 0), u"1,5"_s);
    QCOMPARE(table->text(0, 1), u"say \"no\""_s);
    QCOMPARE(table->text(1, 0), u"two\nlines"_s);
    QCOMPARE(table->line(1), 3);
}

void TablesTest::linesMayEndAsOnWindows()
{
    const auto table = CsvTable::parse("a,b\r\n1,\"2\"\r\n3,4", u"t.csv"_s);
    QVERIFY(table.ok());
    QCOMPARE(table->rows(), 2);
    QCOMPARE(table->text(0, 1), u"2"_s);
    QCOMPARE(table->text(1, 1), u"4"_s);
    Faults faults;
    QCOMPARE(table->column("b", faults), 1);
    QVERIFY(!faults.any());
}

void TablesTest::damagedTablesAreRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("where");
    QTest::newRow("empty") << QByteArray() << u"t.csv:1"_s;
    QTest::newRow("too few") << QByteArray("a,b\n1,2\n3\n") << u"t.csv:3"_s;
    QTest::newRow("too many") << QByteArray("a,b\n1,2,3\n") << u"t.csv:2"_s;
    QTest::newRow("blank line") << QByteArray("a,b\n\n1,2\n") << u"t.csv:2"_s;
    QTest::newRow("quote inside") << QByteArray("a,b\n1,2\n3,x\"y\n") << u"t.csv:3"_s;
    QTest::newRow("after a quote") << QByteArray("a,b\n\"1\"2,3\n") << u"t.csv:2"_s;
    QTest::newRow("never closed") << QByteArray("a,b\n1,2\n\"3,4\n5,6\n") << u"t.csv:3"_s;
    QTest::newRow("not UTF-8") << QByteArray("a,b\n\xff,2\n") << u"t.csv:1"_s;
}

void TablesTest::damagedTablesAreRefused()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, where);
    const auto table = CsvTable::parse(bytes, u"t.csv"_s);
    QVERIFY(!table.ok());
    QCOMPARE(table.error().where, where);
}

void TablesTest::jsonKeepsItsLines()
{
    const auto node
        = JsonNode::parse("{\n \"a\": [\n  1,\n  {\"b\": \"x\\u00e9\\n\"}\n ],\n \"c\": null\n}", u"j"_s);
    QVERIFY(node.ok());
    Faults faults;
    const auto &items = node->array("a", faults);
    QCOMPARE(items.size(), 2);
    QCOMPARE(items[1].line(), 4);
    QCOMPARE(items[1].text("b", faults), u"x\u00e9\n"_s);
    QCOMPARE(node->find("c")->type(), JsonNode::Type::Null);
    QVERIFY(!faults.any());
    static_cast<void>(items[1].flag("b", faults));
    QCOMPARE(faults.first().where, u"j:4"_s);
}

void TablesTest::damagedJsonIsRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("where");
    QTest::newRow("empty") << QByteArray() << u"j:1"_s;
    QTest::newRow("after the end") << QByteArray("{}\n{}") << u"j:2"_s;
    QTest::newRow("trailing comma") << QByteArray("[1,\n]") << u"j:2"_s;
    QTest::newRow("key twice") << QByteArray("{\"a\": 1,\n\"a\": 2}") << u"j:2"_s;
    QTest::newRow("no colon") << QByteArray("{\"a\" 1}") << u"j:1"_s;
    QTest::newRow("open text") << QByteArray("[\n\"abc") << u"j:2"_s;
    QTest::newRow("line in a text") << QByteArray("[\n\"ab\nc\"]") << u"j:2"_s;
    QTest::newRow("bad escape") << QByteArray("[\"\\q\"]") << u"j:1"_s;
    QTest::newRow("short escape") << QByteArray("[\"\\u12\"]") << u"j:1"_s;
    QTest::newRow("not a number") << QByteArray("[nan]") << u"j:1"_s;
    QTest::newRow("comment") << QByteArray("[1] // one") << u"j:1"_s;
    QTest::newRow("too deep") << QByteArray(1'000, '[') << u"j:1"_s;
    QTest::newRow("not UTF-8") << QByteArray("[\"\xc3\x28\"]") << u"j:1"_s;
}

void TablesTest::damagedJsonIsRefused()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, where);
    const auto node = JsonNode::parse(bytes, u"j"_s);
    QVERIFY(!node.ok());
    QCOMPARE(node.error().where, where);
    QVERIFY(!node.error().message.isEmpty());
}

void TablesTest::priceFaultsNameFileAndLine_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<int>("number");
    QTest::addColumn<QString>("message");
    const QString payg = u"prices/vm/payg.csv"_s;
    QTest::newRow("size") << payg << QByteArray("Standard_X,northland,1,list,\n") << 4
                          << u"There is no size \"Standard_X\""_s;
    QTest::newRow("region") << payg << QByteArray("Standard_D2s_v9,nowhere,1,list,\n") << 4
                            << u"There is no region \"nowhere\""_s;
    QTest::newRow("zero") << payg << QByteArray("Standard_D2s_v9,southland,0,list,\n") << 4
                          << u"\"0\" is no price"_s;
    QTest::newRow("source") << payg << QByteArray("Standard_D2s_v9,southland,1,rumour,\n") << 4
                            << u"There is no dated source \"rumour\""_s;
    QTest::newRow("flag") << payg << QByteArray("Standard_D2s_v9,southland,1,list,odd\n") << 4
                          << u"\"odd\" is none of"_s;
    QTest::newRow("twice") << payg << QByteArray("Standard_D2s_v9,northland,1,list,\n") << 1
                           << u"Two prices of Standard_D2s_v9 in northland"_s;
    QTest::newRow("meter twice") << u"prices/meters.csv"_s
                                 << QByteArray("disk.p10,northland,1,month,,list,x,\n") << 4
                                 << u"Two prices of disk.p10 in northland"_s;
    QTest::newRow("price type twice")
        << u"prices/targetprices.csv"_s << QByteArray("one,payg,no,,A page,2026-01-01\n") << 3
        << u"\"payg\" is told twice for one"_s;
    QTest::newRow("exchange") << u"prices/currencies.csv"_s << QByteArray("CHF,Franc,-1,modern,list,\n") << 3
                              << u"\"-1\" is no exchange rate"_s;
}

void TablesTest::priceFaultsNameFileAndLine()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, line);
    QFETCH(int, number);
    QFETCH(QString, message);
    SourceFiles sources = test::smallSources();
    sources[file] += line;
    const auto packed = packPrices(sources);
    QVERIFY(!packed.ok());
    QCOMPARE(packed.error().where, u"%1:%2"_s.arg(file).arg(number));
    QVERIFY2(packed.error().message.contains(message), qPrintable(packed.error().message));
}

SLIPWAY_TEST(TablesTest)
#include "tst_tables.moc"
