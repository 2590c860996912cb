// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/plan/assignments.h"
#include "model/plan/fieldplaces.h"

#include <QTest>

using namespace slipway;
using namespace Qt::StringLiterals;

/// What the description of a plan's fields says of its numbers, found by their place.
class FieldPlacesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void numbersAreFoundByTheirPlace_data();
    void numbersAreFoundByTheirPlace();
    void whatIsNoNumberHasNoRule();
    void everyPlaceHasARule();
    void whatIsTypedForATextIsTaken_data();
    void whatIsTypedForATextIsTaken();
    void aRangeIsSetByItsParts();
    void twoMembersOfOneNameAreRefused_data();
    void twoMembersOfOneNameAreRefused();
};

void FieldPlacesTest::numbersAreFoundByTheirPlace_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<double>("lowest");
    QTest::addColumn<double>("highest");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<QString>("unit");
    const auto row = [](const char *pointer, double low, double high, int decimals, const char *unit) {
        QTest::newRow(pointer) << QString::fromLatin1(pointer) << low << high << decimals
                               << QString::fromLatin1(unit);
    };
    row("/months", 1, 120, 0, "months");
    row("/discountPercent", 0, 99, 2, "percent");
    row("/ownedQuota/3/vcpus", 0, 1e7, 0, "vCPU");
    row("/growth/dataPercent", -100, 1000, 2, "percent a month");
    row("/budget/amount", 0, 1e15, 2, "");
    row("/computes/0/ownerPrice", 0, 1e15, 6, "USD an hour");
    row("/computes/12/kubernetes/podVcpus", 0.001, 1000, 3, "vCPU");
    row("/workloads/0/training/work/tokensBillion", 0, 1e9, 4, "billions");
    row("/workloads/7/realtime/deployments/2/requestsPerSecondPerInstance", 0.000001, 1e9, 6, "requests/s");
    row("/workloads/1/experimentation/people", 0, 10'000, 0, "");
}

void FieldPlacesTest::numbersAreFoundByTheirPlace()
{
    QFETCH(QString, pointer);
    const std::optional<NumberRule> rule = numberRule(pointer);
    QVERIFY(rule);
    QTEST(rule->lowest, "lowest");
    QTEST(rule->highest, "highest");
    QTEST(rule->decimals, "decimals");
    QTEST(rule->unit, "unit");
}

void FieldPlacesTest::whatIsNoNumberHasNoRule()
{
    for (const QStringView pointer :
         {u"", u"/", u"/name", u"/computes", u"/computes/0", u"/computes/0/size", u"/workloads/0/kind",
          u"/workloads/0/realtime/dayProfile", u"/nowhere/0", u"months"})
        QVERIFY2(!numberRule(pointer), qPrintable(pointer.toString()));
}

void FieldPlacesTest::everyPlaceHasARule()
{
    const QStringList places = numberPlaces();
    QVERIFY(places.size() > 70);
    for (const QString &place : places) {
        const std::optional<NumberRule> rule = numberRule(QString(place).replace(u'*', u'4'));
        QVERIFY2(rule, qPrintable(place));
        QVERIFY2(rule->lowest < rule->highest && rule->decimals >= 0 && rule->decimals <= 6,
                 qPrintable(place));
    }
}

void FieldPlacesTest::whatIsTypedForATextIsTaken_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("written");
    QTest::newRow("amount") << u"budget/amount=80000"_s << u"80000"_s;
    QTest::newRow("amount of many digits") << u"budget/amount=80000.10"_s << u"80000.10"_s;
    QTest::newRow("in quotes") << u"budget/amount=\"0.5\""_s << u"0.5"_s;
    QTest::newRow("name") << u"name=2027"_s << u"2027"_s;
    QTest::newRow("note") << u"notes=true"_s << u"true"_s;
}

void FieldPlacesTest::whatIsTypedForATextIsTaken()
{
    QFETCH(QString, typed);
    QFETCH(QString, written);
    const Result<PlanEdit> edit = assignments({typed}, Plan());
    QVERIFY(edit.ok());
    const QString *text = std::get_if<QString>(&edit->changes.at(0).value);
    QVERIFY(text);
    QCOMPARE(*text, written);
    // No digit goes without a word: a double has none of these.
    for (const char *digits :
         {"months=9.999999999999999999", "growth/requestsPercent=9.999999999999999999",
          "data/sizeGiB={\"likely\":9.999999999999999999}", "data/sizeGiB/low=0.12345678901234567890123"}) {
        const Result<PlanEdit> held = assignments({QString::fromLatin1(digits)}, Plan());
        QVERIFY2(!held && held.error().message.contains(u"more digits"_s), digits);
    }
    QVERIFY(assignments({u"budget/amount=9.999999999999999999"_s}, Plan()).ok());
    // Numbers stay numbers.
    QVERIFY(std::holds_alternative<int>(assignments({u"months=12"_s}, Plan())->changes.at(0).value));
}

/// The ends of a range are set in whatever order they come, all at once as an object, and taken away by null; a plain number is the likely value.
void FieldPlacesTest::aRangeIsSetByItsParts()
{
    Plan plan;
    const auto set = [&](const QStringList &settings) {
        const Result<PlanEdit> edit = assignments(settings, plan);
        const Result<Plan> changed = edit ? applied(*edit, plan) : Result<Plan>(edit.error());
        plan = changed ? *changed : Plan();
        return changed.ok();
    };
    const auto is = [&](const Estimate &expected) { return plan.data.sizeGiB == expected; };
    QVERIFY(set({u"data/sizeGiB=10"_s}) && is(10));
    QVERIFY(set({u"data/sizeGiB/high=20"_s, u"data/sizeGiB/low=5"_s}) && is({10, 5, 20}));
    QVERIFY(set({u"data/sizeGiB=12"_s}) && is({12, 5, 20}));
    QVERIFY(set({u"data/sizeGiB/low=80"_s, u"data/sizeGiB/high=120"_s, u"data/sizeGiB/likely=100"_s}) && is({100, 80, 120}));
    QVERIFY(set({u"data/sizeGiB={\"low\":1,\"likely\":2,\"high\":3}"_s}) && is({2, 1, 3}));
    QVERIFY(set({u"data/sizeGiB={\"likely\":7}"_s}) && is(7));
    QVERIFY(set({u"data/sizeGiB/low=5"_s, u"data/sizeGiB/high=9"_s, u"data/sizeGiB/high=null"_s}));
    QVERIFY(plan.data.sizeGiB.low == 5.0 && !plan.data.sizeGiB.high);
    QVERIFY(set({u"data/sizeGiB=2"_s}) && is(2)); // outside of it
    QVERIFY(!set({u"data/sizeGiB/lowest=1"_s}));
    QVERIFY(!set({u"data/sizeGiB/likely=null"_s}));
    // An object at the end of a list is an entry, each of its fields a change; what goes before moves the place of the next.
    Plan owning = plan;
    owning.commitments.resize(2);
    const QStringList entries{
        u"/commitments/0=null"_s,
        u"/commitments/-={\"size\":\"Standard_D4s_v3\",\"units\":2,\"start\":\"2027-02\"}"_s,
        u"/commitments/-={\"type\":\"sp1y\",\"hourly\":{\"amount\":\"0.50\",\"currency\":\"EUR\"}}"_s,
        u"ownedQuota/-={\"family\":\"standardDSv3Family\",\"vcpus\":16}"_s};
    const Result<PlanEdit> added = assignments(entries, owning);
    QVERIFY(added.ok());
    const Result<Plan> with = applied(*added, owning);
    QVERIFY2(with.ok(), with.ok() ? "" : qPrintable(with.error().message));
    QCOMPARE(with->commitments.size(), 3U);
    QCOMPARE(with->commitments[1].units, 2);
    QCOMPARE(with->commitments[1].start, YearMonth(2027, 2));
    QCOMPARE(with->commitments[2].hourly->amount, u"0.50"_s);
    QCOMPARE(with->commitments[2].type, PriceType::SavingsPlan1Year);
    QCOMPARE(with->ownedQuota.at(0).vcpus, 16);
    // Whatever stands first: a text with digits is a text, and so is a number where a text belongs.
    for (const QString &amount : {u"\"0.35\""_s, u"0.35"_s}) {
        const Result<PlanEdit> first = assignments(
            {u"/commitments/-={\"hourly\":{\"amount\":%1,\"currency\":\"USD\"},\"type\":\"sp1y\"}"_s.arg(
                amount)},
            plan);
        QVERIFY2(first.ok(), first.ok() ? "" : qPrintable(first.error().message));
        const Result<Plan> owned = applied(*first, plan);
        QVERIFY2(owned.ok(), owned.ok() ? "" : qPrintable(owned.error().message));
        QCOMPARE(owned->commitments.back().hourly->amount, u"0.35"_s);
    }
    const Result<PlanEdit> lost
        = assignments({u"/commitments/-={\"type\":\"sp1y\",\"units\":2.00000000000000000001}"_s}, plan);
    QVERIFY2(!lost && lost.error().message.contains(u"more digits"_s),
             lost ? "" : qPrintable(lost.error().message));
    QVERIFY(!assignments({u"data/sizeGiB={\"low\":1}"_s}, plan).ok());
    QVERIFY(!assignments({u"data/sizeGiB={\"likely\":1,\"more\":2}"_s}, plan).ok());
}

/// What is typed is read as the file is: of two members of one name none is taken, wherever they stand.
void FieldPlacesTest::twoMembersOfOneNameAreRefused_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("where");
    QTest::newRow("range") << u"data/sizeGiB={\"likely\":1,\"likely\":2}"_s << u"/data/sizeGiB/likely"_s;
    QTest::newRow("in two ways") << u"data/sizeGiB={\"low\":1,\"likely\":2,\"l\\u006fw\":2}"_s
                                 << u"/data/sizeGiB/low"_s;
    QTest::newRow("entry") << u"/commitments/-={\"units\":2,\"type\":\"sp1y\",\"units\":3}"_s
                           << u"/commitments/-/units"_s;
    QTest::newRow("in an entry")
        << u"/commitments/-={\"hourly\":{\"amount\":\"1\",\"currency\":\"EUR\",\"amount\":\"2\"},\"type\":\"sp1y\"}"_s
        << u"/commitments/-/hourly/amount"_s;
    QTest::newRow("of no field") << u"months={\"a\":1,\"a\":2}"_s << u"/months/a"_s;
    QTest::newRow("in a list") << u"regions=[{\"a\":1,\"a\":1}]"_s << u"/regions/0/a"_s;
}

void FieldPlacesTest::twoMembersOfOneNameAreRefused()
{
    QFETCH(QString, typed);
    QFETCH(QString, where);
    const Result<PlanEdit> edit = assignments({typed}, Plan());
    QVERIFY(!edit.ok());
    QCOMPARE(edit.error().message, u"Two members have the same name."_s);
    QCOMPARE(edit.error().where, where);
    QCOMPARE(edit.error().code, ErrorCode::Invalid);
}

SLIPWAY_TEST(FieldPlacesTest)
#include "tst_fieldplaces.moc"
