// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/base/jsontokens.h"

#include <QTest>

#include <nlohmann/json.hpp>

using namespace slipway;

/// What the parser takes a text apart into; whole texts are with the parser's own tests.
class JsonTokensTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void charactersHaveOneToFourBytes();
    void badBytesAreFoundWhereTheyBegin();
    void textsEndBehindTheirQuoteOrAtTheirFault();
    void wholeNumbersStayWhole();
    void onlyTooLargeNumbersAreRefused();
};

void JsonTokensTest::charactersHaveOneToFourBytes()
{
    QCOMPARE(utf8Length("a", 0), qsizetype(1));
    QCOMPARE(utf8Length("\xC3\xA9", 0), qsizetype(2));
    QCOMPARE(utf8Length("\xE2\x82\xAC", 0), qsizetype(3));
    QCOMPARE(utf8Length("\xF0\x9F\x9A\xA2", 0), qsizetype(4));
    // Overlong, half of a pair, beyond the last character, cut off.
    for (const char *bad : {"\xC0\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xE2\x82", "\x80"})
        QCOMPARE(utf8Length(bad, 0), qsizetype(0));
}

void JsonTokensTest::badBytesAreFoundWhereTheyBegin()
{
    QCOMPARE(firstBadByte("caf\xC3\xA9"), qsizetype(-1));
    QCOMPARE(firstBadByte("caf\xC3"), qsizetype(3));
}

void JsonTokensTest::textsEndBehindTheirQuoteOrAtTheirFault()
{
    using End = JsonStringReader::End;
    const auto check = [](const char *text, End end, qsizetype at, const std::string &read) {
        JsonStringReader reader(text, 0);
        std::string out;
        QCOMPARE(reader.read(out), end);
        QCOMPARE(reader.at(), at);
        QCOMPARE(out, read);
    };
    check("\"a\\n\\u20AC\" b", End::Quote, 11, "a\n\xE2\x82\xAC");
    check("\"\\uD83D\\uDEA2\"", End::Quote, 14, "\xF0\x9F\x9A\xA2");
    check("\"abc", End::CutOff, 4, "abc");
    check("\"a\tb\"", End::ControlCharacter, 2, "a");
    check("\"a\\x\"", End::UnknownEscape, 3, "a");
    check("\"a\\u12g4\"", End::NotHexadecimal, 6, "a");
    check("\"\\uDEA2\"", End::HalfPair, 6, "");
    check("\"\\uD83Dx\"", End::HalfPair, 6, "");
}

void JsonTokensTest::wholeNumbersStayWhole()
{
    QVERIFY(jsonNumber("-9223372036854775808", true)->is_number_integer());
    QVERIFY(jsonNumber("18446744073709551615", true)->is_number_unsigned());
    QVERIFY(jsonNumber("18446744073709551616", true)->is_number_float());
    QVERIFY(jsonNumber("-0", true)->is_number_float());
    QVERIFY(jsonNumber("1.0", false)->is_number_float());
}

void JsonTokensTest::onlyTooLargeNumbersAreRefused()
{
    QVERIFY(!jsonNumber("1e400", false));
    QVERIFY(!jsonNumber("-12345e999999999999", false));
    QCOMPARE(jsonNumber("1e-400", false)->get<double>(), 0.0);
    QCOMPARE(jsonNumber("1.5e2", false)->get<double>(), 150.0);
}

SLIPWAY_TEST(JsonTokensTest)
#include "tst_jsontokens.moc"
