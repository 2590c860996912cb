// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/base/table.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace slipway;
using namespace Qt::StringLiterals;

namespace {

/// As a table prints it: the signs of the rows below that nobody sees are gone, and a filler is a blank.
QString withoutUnseen(QString text)
{
    for (const QChar unseen : u"\u200b\u200e\ufeff\ufe0f"_s)
        text.remove(unseen);
    return text.replace(u'\u3164', u' ');
}

} // namespace

class TableTest final : public QObject
{
    Q_OBJECT

private:
    static Table sample()
    {
        return {{{u"name"_s},
                 {u"vcpus"_s, Table::Kind::Number},
                 {u"gpu"_s, Table::Kind::YesNo},
                 {u"note"_s, Table::Kind::Text, Table::Show::InJsonOnly}},
                {{u"small"_s, 2, false, QJsonValue()}, {u"very large"_s, 0.5, true, u"a \"b\"\n"_s}}};
    }

private Q_SLOTS:
    void textIsAlignedAndLeavesOutWideColumns()
    {
        QCOMPARE(sample().toText(),
                 u"name        vcpus  gpu\n"
                 "small           2  no\n"
                 "very large    0.5  yes\n"_s);
    }

    void missingValuesAreDashesInText()
    {
        const Table table{{{u"a"_s}, {u"b"_s, Table::Kind::Number}}, {{QJsonValue(), QJsonValue()}}};
        QCOMPARE(table.toText(), u"a  b\n-  -\n"_s);
    }

    /// What a bill or a file of somebody else names stays in its row, and does not turn the columns behind it.
    void aRowIsALine()
    {
        const Table table{{{u"of"_s}, {u"cost"_s}},
                          {{u"disk\n1  x"_s, 2}, {u"\u202eksid\u2028"_s, 3}, {u"\u001b[31mred"_s, 4}}};
        QCOMPARE(table.toText(), u"of        cost\ndisk 1 x  2\nksid      3\n[31mred   4\n"_s);
    }

    void jsonHoldsEveryColumnInItsOrder()
    {
        const QByteArray json = sample().toJson();
        QCOMPARE(json,
                 "[\n"
                 "  {\"name\": \"small\", \"vcpus\": 2, \"gpu\": false, \"note\": null},\n"
                 "  {\"name\": \"very large\", \"vcpus\": 0.5, \"gpu\": true, \"note\": \"a \\\"b\\\"\\n\"}\n"
                 "]\n"_ba);
        QCOMPARE(QJsonDocument::fromJson(json).array().at(1).toObject().value(u"note"_s).toString(),
                 u"a \"b\"\n"_s);
    }

    void withoutRowsJsonIsAnEmptyArray()
    {
        QCOMPARE((Table{{{u"a"_s}}, {}}).toJson(), "[]\n"_ba);
        QCOMPARE((Table{{{u"a"_s}}, {}}).toText(), u"a\n"_s);
    }

    void csvHoldsEveryColumnAndQuotesWhatAsksForIt()
    {
        QCOMPARE(sample().toCsv(),
                 "name,vcpus,gpu,note\r\n"
                 "small,2,no,\r\n"
                 "very large,0.5,yes,\"a \"\"b\"\"\n\"\r\n"_ba);
        QCOMPARE((Table{{{u"a,b"_s}}, {{u"\u00e4\r"_s}}}).toCsv(), "\"a,b\"\r\n\"\xC3\xA4\r\"\r\n"_ba);
    }

    void theClipboardGetsOneLineARow()
    {
        QCOMPARE((Table{{{u"a"_s}, {u"b"_s}}, {{u"two\nlines\tand a tab"_s, -1.5}}}).toTabbed(),
                 u"a\tb\ntwo lines and a tab\t-1.5\n"_s);
    }

    void noTextIsAFormula_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isHarmless");
        for (const QString &formula : {u"=1+1"_s,
                                       u"+1+1"_s,
                                       u"-2+3+cmd|' /C calc'!A0"_s,
                                       u"@SUM(A1)"_s,
                                       u"-"_s,
                                       u"--1"_s,
                                       u"-A1"_s,
                                       u"+1-(2)"_s,
                                       u"-1e5e5"_s,
                                       u"=HYPERLINK(\"x\")"_s,
                                       u"\uff1d1+1"_s,
                                       u"\uff0b1"_s,
                                       u"\uff0d1+1"_s,
                                       u"\uff20SUM(A1)"_s,
                                       u" =1"_s,
                                       u"   +1+1"_s,
                                       u"\u00a0=1"_s,
                                       u"\u200b=1"_s,
                                       u"\u200e \u3164@SUM(A1)"_s,
                                       u"\u2003-A1"_s,
                                       u"\ufeff=1"_s,
                                       u"\ufe0f\uff1d1"_s,
                                       u" -"_s})
            QTest::newRow(qPrintable(formula)) << formula << false;
        for (const QString &figure : {u"-1"_s, u"-0.25"_s, u"-1,234.50"_s, u"-1.234,50"_s, u"-1\u202f234,5"_s,
                                      u"+12 %"_s.remove(u' '), u"-1.5e-7"_s, u"1e+300"_s, u"12"_s, u"a=b"_s,
                                      u"'=1"_s, u""_s, u" -1"_s, u"\u200b-0.25"_s, u" a =1"_s, u" "_s})
            QTest::newRow(qPrintable(figure)) << figure << true;
    }
    void noTextIsAFormula()
    {
        QFETCH(QString, text);
        QFETCH(bool, isHarmless);
        // In a row of its own behind another cell, and as a heading.
        const Table table{{{text}, {u"end"_s}}, {{text, u"end"_s}}};
        const QString seen = withoutUnseen(text);
        const QString expected = isHarmless ? seen : u'\'' + seen;
        QString csv = QString::fromUtf8(table.toCsv());
        csv.replace(u"\"\""_s, u"\uE000"_s).remove(u'"').replace(u'\uE000', u'"');
        QCOMPARE(csv, QString(expected + u",end\r\n"_s).repeated(2));
        const QString tabbed = seen.simplified();
        const QString row = (isHarmless ? QString() : u"'"_s) + tabbed + u"\tend\n"_s;
        QCOMPARE(table.toTabbed(), row.repeated(2));
    }

    void noPartOfATextIsAFormula_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("csv"); // without the quotes around it
        QTest::newRow("tab first") << u"\t=1+1"_s << u"'\t'=1+1"_s;
        QTest::newRow("return first") << u"\r=1+1"_s << u"'\r'=1+1"_s;
        QTest::newRow("line feed first") << u"\n=1+1"_s << u"'\n'=1+1"_s;
        QTest::newRow("semicolons") << u"x;=1+1;y"_s << u"x;'=1+1;y"_s;
        QTest::newRow("semicolon and blanks") << u"x;  =1+1"_s << u"x;  '=1+1"_s;
        QTest::newRow("semicolon and unseen signs") << u"x;\u200b\u2003\u3164=1+1"_s << u"x;\u2003 '=1+1"_s;
        QTest::newRow("next line") << u"x\n@SUM(A1);y"_s << u"x\n'@SUM(A1);y"_s;
        QTest::newRow("a program") << u"x;-2+3+cmd|' /C calc'!A0;"_s << u"x;'-2+3+cmd|' /C calc'!A0;"_s;
        QTest::newRow("wide") << u"x;\uff1d1+1"_s << u"x;'\uff1d1+1"_s;
        QTest::newRow("a list") << u"All:\n- one; - two\n- three"_s << u"All:\n- one; - two\n- three"_s;
        QTest::newRow("figures") << u"a; -5; +1.5 %; -12"_s << u"a; -5; +1.5 %; -12"_s;
        QTest::newRow("nothing") << u"a; b = c"_s << u"a; b = c"_s;
    }
    void noPartOfATextIsAFormula()
    {
        QFETCH(QString, text);
        QFETCH(QString, csv);
        const QString row = u"\"%1\",end\r\n"_s.arg(csv);
        QCOMPARE(QString::fromUtf8((Table{{{text}, {u"end"_s}}, {{text, u"end"_s}}}).toCsv()),
                 row.repeated(2));
        // On the clipboard a row is a line, and only tabs separate.
        const QString tabbed = withoutUnseen(text).simplified();
        const bool begins = tabbed.startsWith(u'=');
        QCOMPARE((Table{{{u"a"_s}}, {{text}}}).toTabbed(),
                 u"a\n%1%2\n"_s.arg(begins ? u"'"_s : QString(), tabbed));
    }

    void numbersStayNumbers()
    {
        const Table table{{{u"n"_s, Table::Kind::Number}}, {{-1e-7}, {-1234567.5}, {0}, {QJsonValue()}}};
        QCOMPARE(table.toCsv(), "n\r\n-1e-07\r\n-1234567.5\r\n0\r\n\r\n"_ba);
    }
};

SLIPWAY_TEST(TableTest)

#include "tst_table.moc"
