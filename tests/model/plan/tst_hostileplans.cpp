// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/plan/randomplan.h"
#include "tests/support/testrun.h"

#include "model/base/jsonreader.h"
#include "model/plan/planjson.h"
#include "resources/templates.h"

#include <nlohmann/json.hpp>
#include <QRandomGenerator>
#include <QTest>

using namespace slipway;
using namespace Qt::StringLiterals;

/// Damaged, strange and hostile plans: one sentence and a place, never a crash and never a silent default.
class HostilePlanTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyFaultHasOneSentenceAndAPlace_data();
    void everyFaultHasOneSentenceAndAPlace();
    void aFaultInsideAPlanNamesItsMember_data();
    void aFaultInsideAPlanNamesItsMember();
    void deepNestingIsRefused_data();
    void deepNestingIsRefused();
    void tooManyValuesAreRefused();
    void oneObjectOfManyMembersIsReadInTime();
    void longNamesDoNotFillTheMessage();
    void truncationsAreErrors();
    void flippedBytesNeverCrash();
};

void HostilePlanTest::everyFaultHasOneSentenceAndAPlace_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("where");
    const auto row
        = [](const char *name, const QByteArray &bytes, const char16_t *message, const char16_t *where) {
              QTest::newRow(name) << bytes << QString::fromUtf16(message) << QString::fromUtf16(where);
          };
    row("empty", "", u"The file is empty.", u"");
    row("blanks", " \n\t ", u"The file is empty.", u"");
    row("cut off", R"({"schema": "slipway.plan", "version")",
        u"The text ends inside /version: it is cut off.", u"line 1, column 37");
    row("cut off in a word", "tru", u"The text ends too early: it is cut off.", u"line 1, column 4");
    row("not UTF-8", "{\"name\": \"\xE4\"}", u"It is not UTF-8 text.", u"line 1, column 11");
    row("overlong UTF-8", "\"\xC0\xAF\"", u"It is not UTF-8 text.", u"line 1, column 2");
    row("UTF-16", QByteArray("\xFF\xFE{\0}\0", 6), u"It is not UTF-8 text.", u"line 1, column 1");
    row("zero bytes", QByteArray(20, '\0'), u"Expected a value, but found a control character.",
        u"line 1, column 1");
    row("text", "hello", u"Expected a value, but found \"h\".", u"line 1, column 1");
    row("comment", "{\n// why\n}", u"Expected the name of a member in quotes, but found \"/\".",
        u"line 2, column 1");
    row("NaN", R"({"months": NaN})",
        u"Expected a value (JSON has no NaN and no Infinity) at /months, but found \"N\".",
        u"line 1, column 12");
    row("minus infinity", R"({"months": -Infinity})", u"Expected a digit at /months, but found \"I\".",
        u"line 1, column 13");
    row("1e999", R"({"data": {"sizeGiB": 1e999}})", u"The number is too large to compute with.",
        u"/data/sizeGiB");
    row("leading zero", R"({"months": 012})", u"A number must not begin with a zero and another digit.",
        u"line 1, column 12");
    row("same name twice", R"({"computes": [{"id": "a", "id": "b"}]})", u"Two members have the same name.",
        u"/computes/0/id");
    row("same name in other letters", R"({"id": 1, "\u0069d": 2})", u"Two members have the same name.",
        u"/id");
    row("half a character", R"({"name": "\ud83d"})",
        u"A text holds half of a surrogate pair, which is no character.", u"line 1, column 16");
    row("bare line break", "{\"name\": \"a\nb\"}", u"A text holds a bare control character or line break.",
        u"line 1, column 12");
    row("trailing text", "{} {}", u"Nothing may follow the end of the JSON text, but \"{\" does.",
        u"line 1, column 4");
    row("trailing comma", R"({"a": 1,})", u"Expected the name of a member in quotes, but found \"}\".",
        u"line 1, column 9");
    row("a list", "[1, 2]", u"This is not a Slipway plan: it is a list, not an object.", u"");
    row("another program", R"({"name": "web", "dependencies": {}})",
        u"This is not a Slipway plan: it has no \"schema\" of \"slipway.plan\".", u"/schema");
    row("another schema", R"({"schema": "compose", "version": 1})",
        u"This is not a Slipway plan: its \"schema\" is \"compose\", not \"slipway.plan\".", u"/schema");
    row("schema is no text", R"({"schema": 1})", u"\"schema\" must be a text, not a number.", u"/schema");
    row("no version", R"({"schema": "slipway.plan"})", u"\"version\" is missing.", u"/version");
    row("version zero", R"({"schema": "slipway.plan", "version": 0})",
        u"\"version\" must be between 1 and 1000000, not 0.", u"/version");
    row("version beyond every number", R"({"schema": "slipway.plan", "version": 99999999999999999999})",
        u"\"version\" must be between 1 and 1000000, not 99999999999999999999.", u"/version");
    row("report without a plan", R"({"schema": "slipway.report", "version": 1})", u"\"plan\" is missing.",
        u"/plan");
    row("report of a list", R"({"schema": "slipway.report", "version": 1, "plan": []})",
        u"This is not a Slipway plan: it is a list, not an object.", u"/plan");
}

void HostilePlanTest::everyFaultHasOneSentenceAndAPlace()
{
    QFETCH(QByteArray, bytes);
    const auto read = readPlan(bytes);
    QVERIFY(!read.ok());
    QTEST(read.error().message, "message");
    QTEST(read.error().where, "where");
    QCOMPARE(read.error().code, ErrorCode::Invalid);
}

void HostilePlanTest::aFaultInsideAPlanNamesItsMember_data()
{
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("where");
    const auto row
        = [](const char *name, const char *members, const char16_t *message, const char16_t *where) {
              QTest::newRow(name) << QByteArray(members) << QString::fromUtf16(message)
                                  << QString::fromUtf16(where);
          };
    row("text for a number", R"("months": "12")", u"\"months\" must be a whole number, not a text.",
        u"/months");
    const char16_t *ending
        = u"\"id\" must not begin or end with a space, nor hold characters that cannot be seen.";
    row("id with a space behind", R"("computes": [{"id": "train "}])", ending, u"/computes/0/id");
    row("id with a space of no width", R"("computes": [{"id": "tra\u200bin"}])", ending, u"/computes/0/id");
    row("id that turns", R"("workloads": [{"id": "\u202eniart"}])", ending, u"/workloads/0/id");
    row("id with a filler", R"("computes": [{"id": "train\u3164"}])", ending, u"/computes/0/id");
    row("name of two lines", R"("name": "a\u2028b")",
        u"\"name\" must be one line without control characters.", u"/name");
    row("name with an escape of a terminal", R"("name": "a\u009b31mb")",
        u"\"name\" must be one line without control characters.", u"/name");
    row("null", R"("months": null)", u"\"months\" must be a whole number, not null.", u"/months");
    row("fraction", R"("months": 2.5)", u"\"months\" must be a whole number, not 2.5.", u"/months");
    row("beyond every int", R"("months": 1e30)", u"\"months\" must be between 1 and 120, not 1e+30.",
        u"/months");
    row("negative", R"("months": -5)", u"\"months\" must be between 1 and 120, not -5.", u"/months");
    row("beyond 64 bits", R"("months": 18446744073709551617)",
        u"\"months\" must be between 1 and 120, not 18446744073709551617.", u"/months");
    row("number for a text", R"("name": 5)", u"\"name\" must be a text, not a number.", u"/name");
    row("object for a list", R"("computes": {})", u"\"computes\" must be a list, not an object.",
        u"/computes");
    row("list for an object", R"("data": [])", u"\"data\" must be an object, not a list.", u"/data");
    row("number for a switch", R"("tools": {"spark": 1})", u"\"spark\" must be true or false, not a number.",
        u"/tools/spark");
    row("unknown word", R"("placement": "moon")",
        u"\"placement\" must be cloud, on_premises or edge, not \"moon\".", u"/placement");
    row("currency", R"("currency": "eur")",
        u"\"currency\" must be a currency of three capital letters, such as \"EUR\".", u"/currency");
    row("month", R"("start": "2027-13")",
        u"\"start\" must be a month from 2000-01 to 2199-12, such as \"2027-01\".", u"/start");
    row("three decimals", R"("discountPercent": 1.234)",
        u"\"discountPercent\" must not have more than 2 digits after the dot.", u"/discountPercent");
    for (const char *beside : {"98.99999999", "10.000000001", "10.0000000000001", "1e-320", "1e-9"})
        row(beside, QByteArray(QByteArray(R"("discountPercent": )") + beside).constData(),
            u"\"discountPercent\" must not have more than 2 digits after the dot.", u"/discountPercent");
    row("money as a number", R"("budget": {"amount": 100})", u"\"amount\" must be a text, not a number.",
        u"/budget/amount");
    row("money as words", R"("budget": {"amount": "1,000"})",
        u"\"amount\" must be a decimal number of zero or more in quotes, such as \"0.25\".",
        u"/budget/amount");
    row("money without end", R"("budget": {"amount": "99999999999999999999999999"})",
        u"\"amount\" has more digits than can be computed with.", u"/budget/amount");
    row("money too small", R"("budget": {"amount": "1e-40"})",
        u"\"amount\" is too small to compute with: the least is 0.0000000001, or 0 for nothing.",
        u"/budget/amount");
    row("money with more decimals than are kept", R"("budget": {"amount": "9.999999999999999999"})",
        u"\"amount\" has more decimals than can be computed with: 10 at most.", u"/budget/amount");
    row("much money with more decimals than are kept", R"("budget": {"amount": "99999999999.999"})",
        u"\"amount\" has more decimals than can be computed with: 2 at most.", u"/budget/amount");
    row("price with more decimals than are kept",
        R"("computes": [{"id": "a", "target": "t", "ownerPrice": "0.00000000015"}])",
        u"\"ownerPrice\" has more decimals than can be computed with: 10 at most.",
        u"/computes/0/ownerPrice");
    row("price too small",
        R"("computes": [{"id": "a", "target": "t", "ownerPrice": "0.00000000000000000000000000001"}])",
        u"\"ownerPrice\" is too small to compute with: the least is 0.0000000001, or 0 for nothing.",
        u"/computes/0/ownerPrice");
    row("two lines", R"("name": "a\nb")", u"\"name\" must be one line without control characters.", u"/name");
    row("range upside down", R"("data": {"sizeGiB": {"low": 9, "likely": 5}})",
        u"\"sizeGiB\" must have low, likely and high in rising order.", u"/data/sizeGiB");
    row("range without its middle", R"("data": {"sizeGiB": {"low": 9}})", u"\"likely\" is missing.",
        u"/data/sizeGiB/likely");
    row("text for a figure", R"("data": {"sizeGiB": "5"})",
        u"\"sizeGiB\" must be a number or a range with low, likely and high, not a text.", u"/data/sizeGiB");
    row("compute without id", R"("computes": [{"size": "x"}])", u"\"id\" is missing.", u"/computes/0/id");
    row("empty id", R"("computes": [{"id": " "}])", u"\"id\" must not be empty.", u"/computes/0/id");
    row("same id twice", R"("computes": [{"id": "a"}, {"id": "a"}])",
        u"Entry 2 of \"computes\" has the id \"a\", which an entry before it has already.", u"/computes/1");
    row("entry is no object", R"("workloads": [7])",
        u"Entry 1 of \"workloads\" must be an object, not a number.", u"/workloads/0");
    row("no kind", R"("workloads": [{"id": "w"}])", u"\"kind\" is missing.", u"/workloads/0/kind");
    row("unknown kind", R"("workloads": [{"id": "w", "kind": "magic"}])",
        u"\"kind\" must be experimentation, training, realtime or batch, not \"magic\".",
        u"/workloads/0/kind");
    row("day of 23 hours",
        R"("workloads": [{"id": "w", "kind": "realtime", "realtime": {"dayProfile": [1, 2, 3]}}])",
        u"\"dayProfile\" must have 24 entries, one for each hour from midnight, not 3.",
        u"/workloads/0/realtime/dayProfile");
    row("time of day", R"("computes": [{"id": "a", "schedule": {"start": "24:00"}}])",
        u"\"start\" must be a time from 00:00 to 23:59, such as \"08:30\".", u"/computes/0/schedule/start");
    row("patch is no object", R"("scenarios": [{"name": "s", "patch": 5}])",
        u"\"patch\" must be an object, not a number.", u"/scenarios/0/patch");
    row("pointer is escaped", R"("a/b~c": {"x": 1, "x": 2})", u"Two members have the same name.",
        u"/a~1b~0c/x");
}

void HostilePlanTest::aFaultInsideAPlanNamesItsMember()
{
    QFETCH(QByteArray, members);
    const auto read = readPlan(QByteArray(R"({"schema": "slipway.plan", "version": 1, )" + members + "}"));
    QVERIFY(!read.ok());
    QTEST(read.error().message, "message");
    QTEST(read.error().where, "where");
}

void HostilePlanTest::deepNestingIsRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray start = R"({"schema": "slipway.plan", "version": 1, "x": )";
    QTest::newRow("open brackets") << QByteArray(200'000, '[');
    QTest::newRow("brackets in a plan")
        << QByteArray(start + QByteArray(200'000, '[') + QByteArray(200'000, ']') + "}");
    QTest::newRow("objects in a plan") << QByteArray(start + QByteArray("{\"a\":").repeated(200'000));
    QTest::newRow("one too many") << QByteArray(start + QByteArray(64, '[') + QByteArray(64, ']') + "}");
}

void HostilePlanTest::deepNestingIsRefused()
{
    QFETCH(QByteArray, bytes);
    const auto read = readPlan(bytes);
    QVERIFY(!read.ok());
    QCOMPARE(read.error().message, u"Lists and objects are nested more than 64 deep."_s);
}

void HostilePlanTest::tooManyValuesAreRefused()
{
    const auto read = readPlan(QByteArray("[" + QByteArray("0,").repeated(1'000'000) + "0]"));
    QVERIFY(!read.ok());
    QCOMPARE(read.error().message, u"There are more than 200000 values."_s);

    const auto large = readPlan(QByteArray(maxPlanBytes + 1, ' '));
    QVERIFY(!large.ok());
    QCOMPARE(large.error().message, u"The text is larger than the limit of 10 MiB."_s);
    const auto told = [](qsizetype most) { return parseJson(QByteArray(most + 1, ' '), {.maxBytes = most}).error().message; };
    QCOMPARE(told(qsizetype(100) * 1024), u"The text is larger than the limit of 100 KiB."_s);
    QCOMPARE(told(qsizetype(1536) * 1024), u"The text is larger than the limit of 1536 KiB."_s);
    QCOMPARE(told(1500), u"The text is larger than the limit of 1500 bytes."_s);
}

void HostilePlanTest::oneObjectOfManyMembersIsReadInTime()
{
    QByteArray bytes = R"({"schema": "slipway.plan", "version": 1)";
    for (int i = 0; i < 50'000; ++i)
        bytes += ",\"k" + QByteArray::number(i) + "\":0";
    const auto read = readPlan(QByteArray(bytes + "}"));
    QVERIFY(read.ok());
    QCOMPARE(read->plan.unknown.size(), std::size_t(50'000));
    QVERIFY(read->notices.first().size() < 300);
    QVERIFY(readPlan(writePlan(read->plan)).ok());

    const auto twice = readPlan(QByteArray(bytes + ",\"k7\":1}"));
    QVERIFY(!twice.ok());
    QCOMPARE(twice.error().where, u"/k7"_s);
}

void HostilePlanTest::longNamesDoNotFillTheMessage()
{
    const QByteArray name(1'000'000, 'n');
    const auto twice = readPlan(QByteArray("{\"" + name + "\": 1, \"" + name + "\": 2}"));
    QVERIFY(!twice.ok());
    QVERIFY(twice.error().where.size() < 100);
    const auto word
        = readPlan(QByteArray(R"({"schema": "slipway.plan", "version": 1, "placement": ")" + name + "\"}"));
    QVERIFY(!word.ok());
    QVERIFY(word.error().message.size() < 200);
}

void HostilePlanTest::truncationsAreErrors()
{
    const QByteArray whole = embeddedTemplate(u"vision-realtime.slipway"_s).trimmed();
    QVERIFY(whole.size() > 1000);
    for (qsizetype length = 0; length < whole.size(); length += length < 500 ? 1 : 13) {
        const auto read = readPlan(whole.first(length));
        QVERIFY2(!read.ok(), qPrintable(QString::number(length)));
        QVERIFY(read.error().message.endsWith(u'.'));
    }
}

void HostilePlanTest::flippedBytesNeverCrash()
{
    QRandomGenerator random(11);
    const QByteArray whole = embeddedTemplate(u"vision-realtime.slipway"_s);
    int readable = 0;
    for (int round = 0; round < 500; ++round) {
        QByteArray bytes = whole;
        for (int flips = random.bounded(1, 4); flips > 0; --flips)
            bytes[random.bounded(bytes.size())] = static_cast<char>(random.bounded(256));
        const auto read = readPlan(bytes);
        if (!read) {
            QVERIFY(!read.error().message.isEmpty());
            continue;
        }
        ++readable;
        const auto again = readPlan(writePlan(read->plan));
        QVERIFY(again.ok());
        QVERIFY(again->plan == read->plan);
    }
    QVERIFY(readable > 20);
}

SLIPWAY_TEST(HostilePlanTest)
#include "tst_hostileplans.moc"
