// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/base/jsondigits.h"
#include "model/base/jsonreader.h"
#include "model/base/jsontext.h"

#include <QRandomGenerator>
#include <QTest>

#include <nlohmann/json.hpp>

#include <cmath>
#include <cstring>

using namespace slipway;
using namespace Qt::StringLiterals;
using nlohmann::ordered_json;

class JsonTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void numbersAreReadExactly_data();
    void numbersAreReadExactly();
    void aFractionIsNoWholeNumber_data();
    void aFractionIsNoWholeNumber();
    void numbersOfNoSizeAreToldApart_data();
    void numbersOfNoSizeAreToldApart();
    void escapesAreRead();
    void theOrderOfMembersStays();
    void textsAreLaidOutForPeople();
    void whatIsWrittenReadsBackTheSame();
    void theParserAgreesWithTheLibrary();
    void pointersAreEscaped();
    void limitsAreTheCallers();
    void aRefusedNumberIsShownAsItWasWritten_data();
    void aRefusedNumberIsShownAsItWasWritten();
    void whatIsTooNearToZeroIsRefused();
};

void JsonTest::numbersAreReadExactly_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("compact");
    for (const char *same :
         {"0", "-1", "9223372036854775807", "18446744073709551615", "0.1", "1e+300", "5e-324", "-0.0", "1.5"})
        QTest::newRow(same) << QByteArray(same) << QString::fromLatin1(same);
    QTest::newRow("exponent") << QByteArray("1E2") << u"100.0"_s;
    QTest::newRow("too many digits") << QByteArray("123456789012345678901234567890")
                                     << u"123456789012345678901234567890"_s;
    QTest::newRow("minus nought") << QByteArray("-0") << u"-0.0"_s;
}

void JsonTest::numbersAreReadExactly()
{
    QFETCH(QByteArray, text);
    const auto json = parseJson(text);
    QVERIFY(json.ok());
    QTEST(compactJson(*json), "compact");
}

/// Whoever wrote 99999999999999999999 finds no 1e+20 in the file.
void JsonTest::aRefusedNumberIsShownAsItWasWritten_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("shown");
    for (const char *same :
         {"99999999999999999999", "-99999999999999999999", "100000000000000000000", "18446744073709551616",
          "18446744073709551615", "9223372036854775807", "-9223372036854775808", "9007199254740993",
          "4294967297", "123456789012345678901234567890", "500", "2.5", "12345.678", "9.999999999999999999"})
        QTest::newRow(same) << QByteArray(same) << QString::fromLatin1(same);
    QTest::newRow("beyond reading") << "1e30"_ba << u"1e+30"_s;
    QTest::newRow("a page of digits") << QByteArray(200, '7') << QString(59, u'7') + u'\u2026';
}

void JsonTest::aRefusedNumberIsShownAsItWasWritten()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, shown);
    for (const auto &json : {parseJson(text), parseJsonKeepingDigits(text)}) {
        QVERIFY(json.ok());
        const QString whole = JsonValue(*json).integer(1, 9).error().message;
        QVERIFY2(whole.endsWith(u", not "_s + shown + u'.'), qPrintable(whole));
        if (const Result<double> number = JsonValue(*json).number(1, 2); !number)
            QVERIFY2(number.error().message.endsWith(u", not "_s + shown + u'.'),
                     qPrintable(number.error().message));
    }
}

/// The least double is 4.94e-324: what is nearer to zero than half of it would be read as zero, and "runsPerMonth": 1e-400 as no runs.
void JsonTest::whatIsTooNearToZeroIsRefused()
{
    const QByteArray far = "0." + QByteArray(400, '0') + '1';
    for (const QByteArray &text : {"1e-400"_ba, "-1e-400"_ba, "0.1e-999"_ba, "2e-324"_ba, far}) {
        const QByteArray whole = "{\"a\": [" + text + "]}";
        for (const auto &json : {parseJson(whole), parseJsonKeepingDigits(whole)}) {
            QVERIFY2(!json.ok(), text.constData());
            QCOMPARE(json.error().message, u"The number is too near to zero to compute with."_s);
            QCOMPARE(json.error().where, u"/a/0"_s);
        }
    }
    for (const QByteArray &text : {"0"_ba, "-0"_ba, "0.0"_ba, "0e-400"_ba, "-0.000e9"_ba, "5e-324"_ba})
        QVERIFY2(parseJson(text).ok(), text.constData());
}

/// 9.999999999999999999 is nearer to 10 than to the double below it, 9.999999999999998.
void JsonTest::aFractionIsNoWholeNumber_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isWhole");
    QTest::newRow("nearly ten") << "9.999999999999999999"_ba << false;
    QTest::newRow("hardly more than ten") << "1000000000000000000.1e-17"_ba << false;
    QTest::newRow("ten") << "10.000000000000000000"_ba << true;
    QTest::newRow("ten, otherwise") << "1e1"_ba << true;
    QTest::newRow("nought") << "0.0"_ba << true;
}

void JsonTest::aFractionIsNoWholeNumber()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, isWhole);
    for (const auto &json : {parseJson(text), parseJsonKeepingDigits(text)}) {
        QVERIFY(json.ok());
        const Result<int> whole = JsonValue(*json).integer(0, 100);
        QCOMPARE(whole.ok(), isWhole);
        if (!isWhole)
            QVERIFY2(whole.error().message.contains(QString::fromLatin1(text)),
                     qPrintable(whole.error().message));
        QVERIFY(JsonValue(*json).number(0, 100).ok());
    }
}

void JsonTest::numbersOfNoSizeAreToldApart_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isHuge");
    const QByteArray zeros(400, '0');
    QTest::newRow("1e999") << QByteArray("1e999") << true;
    QTest::newRow("negative") << QByteArray("-1e999") << true;
    QTest::newRow("1e-999") << QByteArray("1e-999") << false;
    QTest::newRow("endless exponent") << QByteArray("1e99999999999999999999999") << true;
    QTest::newRow("endless negative exponent") << QByteArray("1e-99999999999999999999999") << false;
    QTest::newRow("400 digits") << QByteArray("1" + zeros) << true;
    QTest::newRow("400 zeros after the dot") << QByteArray("0." + zeros + "1") << false;
    QTest::newRow("400 digits, small exponent") << QByteArray("1" + zeros + "e-5") << true;
    QTest::newRow("400 zeros, exponent") << QByteArray("0." + zeros + "1e5") << false;
}

void JsonTest::numbersOfNoSizeAreToldApart()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, isHuge);
    const auto json = parseJson(text);
    QVERIFY(!json.ok());
    QCOMPARE(json.error().message,
             isHuge ? u"The number is too large to compute with."_s
                    : u"The number is too near to zero to compute with."_s);
}

void JsonTest::escapesAreRead()
{
    const auto json = parseJson(R"("\"\\\/\b\f\n\r\t\u00e4\ud83d\udea2 \u4e2d")");
    QVERIFY(json.ok());
    QCOMPARE(QString::fromStdString(json->get<std::string>()), u"\"\\/\b\f\n\r\t\u00e4\U0001F6A2 \u4e2d"_s);
    for (const char *bad :
         {R"("\x")", R"("\u12")", R"("\u12g4")", R"("\udea2")", R"("\ud83d\u0041")", R"("\ud83d")", "\"\\"})
        QVERIFY2(!parseJson(bad).ok(), bad);
}

void JsonTest::theOrderOfMembersStays()
{
    const auto json = parseJson(R"({"z": 1, "a": 2, "m": {"y": [], "b": {}}})");
    QVERIFY(json.ok());
    QCOMPARE(compactJson(*json), u"{\"z\":1,\"a\":2,\"m\":{\"y\":[],\"b\":{}}}"_s);
}

void JsonTest::textsAreLaidOutForPeople()
{
    const auto json = parseJson(
        R"({"a":[1,2,3],"b":{"low":1,"high":2},"c":{"d":{"e":1}},"f":[{"g":1},{"g":2}],"h":"\u0001"})");
    QVERIFY(json.ok());
    QCOMPARE(formatJson(*json), QByteArray(R"({
  "a": [1, 2, 3],
  "b": {"low": 1, "high": 2},
  "c": {
    "d": {"e": 1}
  },
  "f": [
    {"g": 1},
    {"g": 2}
  ],
  "h": "\u0001"
}
)"));
}

void JsonTest::whatIsWrittenReadsBackTheSame()
{
    QRandomGenerator random(3);
    for (int i = 0; i < 2'000; ++i) {
        const quint64 bits = random.generate64();
        double value = 0;
        std::memcpy(&value, &bits, sizeof value);
        if (!std::isfinite(value))
            continue;
        const QString written = compactJson(jsonNumber(value));
        const auto read = parseJson(written.toUtf8());
        QVERIFY(read.ok());
        QCOMPARE(read->get<double>(), value);
    }
}

void JsonTest::theParserAgreesWithTheLibrary()
{
    const QByteArray whole
        = R"({"a": [1, -2.5e-3, true, false, null], "b": {"c": "x\ny\u00e9", "d": [[], {}]}, "e": 0})";
    QRandomGenerator random(5);
    const QByteArray pieces = "{}[]\":,0123456789.eE+-\\ truefalsn\n/u";
    int both = 0;
    for (int round = 0; round < 3'000; ++round) {
        QByteArray bytes = whole;
        for (int flips = random.bounded(1, 3); flips > 0; --flips)
            bytes[random.bounded(bytes.size())] = pieces[random.bounded(pieces.size())];
        const auto ours = parseJson(bytes);
        const ordered_json theirs = ordered_json::parse(bytes.toStdString(), nullptr, false);
        // The library keeps the last of two members of one name; everything else must be judged alike.
        if (!ours.ok() && ours.error().message.startsWith(u"Two members"))
            continue;
        QVERIFY2(ours.ok() == !theirs.is_discarded(), bytes.constData());
        if (ours.ok()) {
            ++both;
            QVERIFY2(ours.value() == theirs, bytes.constData());
        }
    }
    QVERIFY(both > 100);
}

void JsonTest::pointersAreEscaped()
{
    const QString pointer = appendedPointer(appendedPointer({}, u"a/b"), u"~c");
    QCOMPARE(pointer, u"/a~1b/~0c"_s);
    QCOMPARE(pointerSegments(pointer), std::optional(std::vector<QString>({u"a/b"_s, u"~c"_s})));
    QCOMPARE(pointerSegments(u""), std::optional(std::vector<QString>()));
    QVERIFY(!pointerSegments(u"a/b").has_value());
}

void JsonTest::limitsAreTheCallers()
{
    QVERIFY(parseJson("[[1]]", {100, 2, 3}).ok());
    QVERIFY(!parseJson("[[1]]", {100, 1, 3}).ok());
    QVERIFY(!parseJson("[[1]]", {100, 2, 2}).ok());
    QVERIFY(!parseJson("[[1]]", {4, 2, 3}).ok());
}

SLIPWAY_TEST(JsonTest)
#include "tst_json.moc"
