// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/base/jsonreader.h"
#include "model/base/jsontext.h"

#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTest>

#include <nlohmann/json.hpp>

using namespace slipway;
using namespace Qt::StringLiterals;
using nlohmann::ordered_json;

namespace {

/// Where a place of a text begins in its bytes; -1 where it is none.
qsizetype offsetOf(const QByteArray &bytes, const QString &place)
{
    static const QRegularExpression form(u"^line (\\d+), column (\\d+)$"_s);
    const QRegularExpressionMatch match = form.match(place);
    if (!match.hasMatch())
        return -1;
    qsizetype at = 0;
    for (int line = match.captured(1).toInt(); line > 1; --line)
        at = bytes.indexOf('\n', at) + 1;
    const QString rest = QString::fromUtf8(bytes.sliced(at));
    qsizetype units = 0;
    for (int column = match.captured(2).toInt(); column > 1; --column)
        units += rest[units].isHighSurrogate() ? 2 : 1;
    return at + rest.first(units).toUtf8().size();
}

/// A value of any kind, smaller the deeper it lies.
ordered_json randomJson(QRandomGenerator &random, int depth)
{
    static const QStringList texts{u""_s, u"plain"_s, u"quote \" and \\ \n"_s, u"\u00e4 \u4e2d \U0001F6A2"_s};
    switch (random.bounded(depth > 4 ? 5 : 7)) {
    case 0:
        return nullptr;
    case 1:
        return random.bounded(2) == 1;
    case 2:
        return jsonNumber(random.bounded(2'000'000) - 1'000'000);
    case 3:
        return jsonNumber(random.generateDouble() * 1e-7);
    case 4:
        return jsonText(texts[random.bounded(texts.size())]);
    case 5: {
        ordered_json list = ordered_json::array();
        for (int entries = random.bounded(4); entries > 0; --entries)
            list.push_back(randomJson(random, depth + 1));
        return list;
    }
    default: {
        ordered_json object = ordered_json::object();
        const int members = random.bounded(20) == 0 ? 40 : random.bounded(4);
        for (int i = 0; i < members; ++i)
            appendMember(object, u"%1%2"_s.arg(texts[random.bounded(texts.size())]).arg(i),
                         randomJson(random, depth + 1));
        return object;
    }
    }
}

} // namespace

/// Where parseJson() sees a fault, and what it makes of texts at random.
class JsonFaultsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aFaultHasItsPlace_data();
    void aFaultHasItsPlace();
    void badBytesAreFoundWhereTheyBegin_data();
    void badBytesAreFoundWhereTheyBegin();
    void wholeNumbersStayWhole();
    void randomTextsReadBackTheSame();
    void beforeAFaultAllIsGood();
    void whatAFaultQuotesIsOneLine();
};

void JsonFaultsTest::aFaultHasItsPlace_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("where");
    const auto row = [](const QByteArray &text, const QString &message, const QString &where) {
        QTest::newRow(text.constData()) << text << message << where;
    };
    const QString cut = u"The text ends inside %1: it is cut off."_s;
    row("{\"a\": [1, {\"b\"", cut.arg(u"/a/1/b"), u"line 1, column 15"_s);
    row("{\"a\": [1,", cut.arg(u"/a/1"), u"line 1, column 10"_s);
    row("{\"a\": [1", cut.arg(u"/a"), u"line 1, column 9"_s);
    row("{\"a\": [-", cut.arg(u"/a/0"), u"line 1, column 9"_s);
    row("[\"abc", cut.arg(u"/0"), u"line 1, column 6"_s);
    row("[\"ab\\", cut.arg(u"/0"), u"line 1, column 6"_s);
    row("[\"\\u12", cut.arg(u"/0"), u"line 1, column 7"_s);
    row("[true, fals", cut.arg(u"/1"), u"line 1, column 12"_s);
    row("[1 2]", u"Expected a comma or \"]\", but found \"2\"."_s, u"line 1, column 4"_s);
    row("[\"a\"\n\"b\"]", u"Expected a comma or \"]\", but found \"\"\"."_s, u"line 2, column 1"_s);
    row("{\"a\": 1.5 \"b\": 2}", u"Expected a comma or \"}\", but found \"\"\"."_s, u"line 1, column 11"_s);
    row("{\"\xC3\xA4\" 1}", u"Expected a colon at /\u00e4, but found \"1\"."_s, u"line 1, column 6"_s);
    row("{\"a\": 1, b: 2}", u"Expected the name of a member in quotes, but found \"b\"."_s,
        u"line 1, column 10"_s);
    row("{1: 2}", u"Expected the name of a member in quotes, but found \"1\"."_s, u"line 1, column 2"_s);
    row("[1,]", u"Expected a value at /1, but found \"]\"."_s, u"line 1, column 4"_s);
    row("[nul]", u"Expected a value at /0, but found \"n\"."_s, u"line 1, column 2"_s);
    row("[\xF0\x9F\x9A\xA2]", u"Expected a value at /0, but found \"\U0001F6A2\"."_s, u"line 1, column 2"_s);
    row("[1.x]", u"Expected a digit at /0, but found \"x\"."_s, u"line 1, column 4"_s);
    row("[1e+]", u"Expected a digit at /0, but found \"]\"."_s, u"line 1, column 5"_s);
    row("[-01]", u"A number must not begin with a zero and another digit."_s, u"line 1, column 3"_s);
    row("00", u"A number must not begin with a zero and another digit."_s, u"line 1, column 1"_s);
    row("[\"a\\x\"]", u"\"\\\" must be followed by one of \" \\ / b f n r t u."_s, u"line 1, column 5"_s);
    row("[\"\\u12g4\"]", u"\"\\u\" must be followed by four hexadecimal digits."_s, u"line 1, column 7"_s);
    const QString half = u"A text holds half of a surrogate pair, which is no character."_s;
    row("[\"\\uDEA2\"]", half, u"line 1, column 8"_s);
    row("[\"\\uD83Dx\"]", half, u"line 1, column 8"_s);
    row("[\"\\uD83D\\n\"]", half, u"line 1, column 8"_s);
    row("[\"\\uD83D\\u0041\"]", half, u"line 1, column 14"_s);
    const QString follows = u"Nothing may follow the end of the JSON text, but %1 does."_s;
    row("1 x", follows.arg(u"\"x\""), u"line 1, column 3"_s);
    row("{}\n\x01", follows.arg(u"a control character"), u"line 2, column 1"_s);
    QTest::newRow("zero byte behind the end")
        << QByteArray("{} \0{", 5) << follows.arg(u"a control character") << u"line 1, column 4"_s;
    QTest::newRow("zero byte in a list")
        << QByteArray("[1,\0]", 5) << u"Expected a value at /1, but found a control character."_s
        << u"line 1, column 4"_s;
}

void JsonFaultsTest::aFaultHasItsPlace()
{
    QFETCH(QByteArray, text);
    const auto json = parseJson(text);
    QVERIFY(!json.ok());
    QTEST(json.error().message, "message");
    QTEST(json.error().where, "where");
}

void JsonFaultsTest::badBytesAreFoundWhereTheyBegin_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("alone") << QByteArray("\"caf\x80\"");
    QTest::newRow("overlong") << QByteArray("\"caf\xC0\x80\"");
    QTest::newRow("half of a pair") << QByteArray("\"caf\xED\xA0\x80\"");
    QTest::newRow("beyond the last character") << QByteArray("\"caf\xF4\x90\x80\x80\"");
    QTest::newRow("cut off") << QByteArray("\"caf\xE2\x82");
    QTest::newRow("a mark of Unicode's own before") << QByteArray("\"c\xEF\xBF\xBD\x66\xFF\"");
}

void JsonFaultsTest::badBytesAreFoundWhereTheyBegin()
{
    QFETCH(QByteArray, text);
    const auto json = parseJson(text);
    QVERIFY(!json.ok());
    QCOMPARE(json.error().message, u"It is not UTF-8 text."_s);
    QCOMPARE(json.error().where, u"line 1, column 5"_s);
}

void JsonFaultsTest::wholeNumbersStayWhole()
{
    const auto read = [](const char *text) { return parseJson(text).value(); };
    QCOMPARE(read("-9223372036854775808").type(), ordered_json::value_t::number_integer);
    QCOMPARE(read("9223372036854775807").type(), ordered_json::value_t::number_integer);
    QCOMPARE(read("18446744073709551615").type(), ordered_json::value_t::number_unsigned);
    QCOMPARE(read("18446744073709551616").type(), ordered_json::value_t::number_float);
    QCOMPARE(read("-0").type(), ordered_json::value_t::number_float);
    QCOMPARE(read("1.0").type(), ordered_json::value_t::number_float);
}

void JsonFaultsTest::randomTextsReadBackTheSame()
{
    QRandomGenerator random(17);
    for (int round = 0; round < 500; ++round) {
        const ordered_json json = randomJson(random, 0);
        const auto read = parseJson(formatJson(json));
        QVERIFY2(read.ok(), formatJson(json).constData());
        QCOMPARE(compactJson(*read), compactJson(json));
    }
}

/// Of a text that breaks off where its fault is, nothing can be said but that it is cut off: no fault is named too late.
void JsonFaultsTest::beforeAFaultAllIsGood()
{
    QRandomGenerator random(23);
    const QByteArray pieces = "{}[]\":,0123456789.eE+-\\ truefalsn\n/ud8\t";
    const auto isCutOff = [](const Error &error) {
        return error.message.contains(u"cut off"_s) || error.message == u"The file is empty."_s;
    };
    int places = 0;
    for (int round = 0; round < 4'000; ++round) {
        QByteArray bytes = compactJson(randomJson(random, 0)).toUtf8();
        for (int changes = random.bounded(1, 4); changes > 0; --changes)
            bytes.insert(random.bounded(bytes.size() + 1), pieces[random.bounded(pieces.size())]);
        if (!bytes.isValidUtf8())
            continue;
        const auto json = parseJson(bytes);
        const ordered_json theirs = ordered_json::parse(bytes.toStdString(), nullptr, false);
        if (json.ok() || json.error().message.startsWith(u"Two members"_s)) {
            QVERIFY2(!theirs.is_discarded(), bytes.constData());
            continue;
        }
        const qsizetype at = offsetOf(bytes, json.error().where);
        if (at < 0 || isCutOff(json.error()))
            continue; // a fault of the content has a path
        QVERIFY2(theirs.is_discarded(), bytes.constData());
        ++places;
        const auto before = parseJson(bytes.first(at));
        QVERIFY2(before.ok() || isCutOff(before.error()),
                 qPrintable(QString::fromUtf8(bytes) + json.error().where));
    }
    QVERIFY(places > 1'000);
}

void JsonFaultsTest::whatAFaultQuotesIsOneLine()
{
    const ordered_json json = "x";
    const Error fault
        = JsonValue(json).fault(u"must be none, not \"two\nlines\u2028 \u202e and \x1b[31m\""_s);
    QVERIFY2(fault.message.endsWith(u"must be none, not \"two lines and [31m\"."), qPrintable(fault.message));
}

SLIPWAY_TEST(JsonFaultsTest)
#include "tst_jsonfaults.moc"
