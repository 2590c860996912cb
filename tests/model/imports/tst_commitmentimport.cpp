// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/evaluation/evaluationfixture.h"
#include "tests/model/exports/azureml/azuremlfixture.h"
#include "tests/support/testrun.h"

#include "model/imports/azuremlimport.h"

#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

/// As Reservation - List of the REST API answers, 2022-11-01, with other names.
QByteArray reservation(const QByteArray &id, const QByteArray &more = {},
                       const QByteArray &size = "Standard_D4s_v3")
{
    return R"({"sku": {"name": ")" + size + R"("}, "location": "westeurope",
  "id": "/providers/microsoft.capacity/reservationOrders/11111111-0000-0000-0000-000000000000/reservations/)"
        + id + R"(",
  "type": "Microsoft.Capacity/reservationOrders/reservations", "name": "11111111-0000-0000-0000-000000000000/)"
        + id + R"(", "properties": {"appliedScopeType": "Single", "quantity": 3, "displayName": "base load",
  "reservedResourceType": "VirtualMachines", "instanceFlexibility": "On", )"
        + more + "}}";
}

const QByteArray inForce = R"("provisioningState": "Succeeded", "expiryDate": "2028-09-22",
  "benefitStartTime": "2025-09-22T01:00:30.9253826Z")";

const QByteArray flexibilityOn = "\"instanceFlexibility\": \"On\", ";

Result<ImportedPlan> importedList(const QByteArray &list, const QDate &day = {})
{
    return importAzureMl({{u"reservations.json"_s, list}}, fieldRules(), catalog(), day);
}

} // namespace

/// Reservations and savings plans from lists of the Azure CLI.
class CommitmentImportTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    // A name with what no plan holds drops neither the reservation nor the other files.
    void controlCharactersOfNamesAreLeftOut()
    {
        const QByteArray list = '[' + reservation("a1", "\"term\": \"P3Y\", " + inForce) + ']';
        const auto with = [&list](const QByteArray &from, const QByteArray &to) {
            return importedList(QByteArray(list).replace(from, to));
        };
        const auto isSaid = [](const Result<ImportedPlan> &result, const QString &key) {
            return result.ok()
                && result->remarks.first()
                == u"reservations.json:3: %1 holds control characters, which were left out."_s.arg(key);
        };
        const Result<ImportedPlan> display = with("base load", "base\\u001b[31mload\\n");
        QVERIFY2(isSaid(display, u"properties.displayName"_s),
                 qPrintable(display ? display->remarks.join(u' ') : display.error().message));
        QCOMPARE(display->plan.commitments.at(0).note,
                 u"reservation a1, base [31mload, scope Single, ends 2028-09-22"_s);
        const Result<ImportedPlan> scope = with("Single", "Sin\\u0007gle");
        QVERIFY2(isSaid(scope, u"properties.appliedScopeType"_s),
                 qPrintable(scope ? scope->remarks.join(u' ') : scope.error().message));
        QCOMPARE(scope->plan.commitments.at(0).scope, u"Sin gle"_s);
    }

    void aReservationIsACommitmentUntilItsEnd()
    {
        const Result<ImportedPlan> result = importedList('[' + reservation("a1", inForce) + ']');
        QVERIFY2(result, qPrintable(result ? QString() : result.error().message));
        QCOMPARE(result->plan.commitments.size(), 1U);
        const Commitment &commitment = result->plan.commitments[0];
        QCOMPARE(commitment.size, u"Standard_D4s_v3"_s);
        QCOMPARE(commitment.region, u"westeurope"_s);
        QCOMPARE(commitment.type, PriceType::Reservation3Years);
        QCOMPARE(commitment.units, 3);
        // To the end of August 2028: the month in which it ends is not counted.
        QCOMPARE(commitment.start, YearMonth(2025, 9));
        QCOMPARE(commitment.note, u"reservation a1, base load, scope Single, ends 2028-09-22"_s);
        QCOMPARE(result->remarks,
                 QStringList{u"reservations.json: Of the reservation base load nothing tells its term, which "
                             u"is taken for 36 months from "
                             "its begin to its end, and its scope is Single. The plan takes it to cover its "
                             "machines: remove it where "
                             "it does not."_s});
    }
    void sizeFlexibilityIsTaken()
    {
        const QByteArray list = '[' + reservation("a1", inForce) + ']';
        for (const char *told : {"On", "Off", "off"}) {
            QByteArray other = list;
            other.replace(flexibilityOn, QByteArray(flexibilityOn).replace("On", told));
            const Result<ImportedPlan> result = importedList(other);
            QVERIFY2(result, qPrintable(result ? QString() : result.error().message));
            QCOMPARE(result->plan.commitments.at(0).flexible, QByteArray(told) == "On");
        }
        QByteArray silent = list;
        silent.replace(flexibilityOn, QByteArray());
        QVERIFY(importedList(silent)->plan.commitments.at(0).flexible);
    }
    // One of the whole agreement, with its term, leaves nothing to doubt; whom others reach is told as far as the list does.
    void whomAReservationReachesIsTold_data()
    {
        QTest::addColumn<QByteArray>("scope");
        QTest::addColumn<QString>("said");
        QTest::newRow("shared") << QByteArray(R"("appliedScopeType": "Shared")") << QString();
        QTest::newRow("single") << QByteArray(
            R"("appliedScopeType": "Single", "appliedScopes": ["/subscriptions/1234/resourceGroups/other"])")
                                << u"its scope is Single (/subscriptions/1234/resourceGroups/other)"_s;
        QTest::newRow("not told") << QByteArray(R"("reservedResourceType": "VirtualMachines")")
                                  << u"nothing tells its scope"_s;
    }
    void whomAReservationReachesIsTold()
    {
        QFETCH(const QByteArray, scope);
        QFETCH(const QString, said);
        QByteArray entry = reservation("a1", R"("term": "P3Y", )" + inForce);
        if (scope.contains("reservedResourceType"))
            entry.replace(R"("appliedScopeType": "Single", )", "");
        else
            entry.replace(R"("appliedScopeType": "Single")", scope);
        const Result<ImportedPlan> result = importedList('[' + entry + ']');
        QVERIFY2(result, qPrintable(result ? QString() : result.error().message));
        QCOMPARE(result->plan.commitments.size(), 1U);
        QCOMPARE(
            result->remarks,
            said.isEmpty()
                ? QStringList()
                : QStringList{
                    u"reservations.json: Of the reservation base load %1. The plan takes it to cover its "
                    "machines: remove it where it does not."_s.arg(said)});
    }
    /// What ended covers nothing, and what contradicts itself says so.
    void termsThatAreOverAreLeftOut()
    {
        const QByteArray list = '[' + reservation("a1", R"("term": "P3Y", )" + inForce) + ']';
        QCOMPARE(importedList(list, QDate(2028, 9, 22))->plan.commitments.size(), 1U);
        const Result<ImportedPlan> over = importedList(list, QDate(2028, 9, 23));
        QVERIFY(over);
        QVERIFY(over->plan.commitments.empty());
        QVERIFY2(over->remarks.join(u' ').contains(u"was left out: it ended on 2028-09-22."_s),
                 qPrintable(over->remarks.join(u' ')));
        QByteArray reversed = list;
        reversed.replace("2025-09-22T", "2029-09-22T");
        const Result<ImportedPlan> turned = importedList(reversed, QDate(2026, 1, 1));
        QVERIFY(turned);
        QVERIFY(turned->plan.commitments.empty());
        QVERIFY(
            turned->remarks.join(u' ').contains(u"it ends on 2028-09-22, before it begins on 2029-09-22"_s));
        QByteArray longer = list;
        longer.replace("P3Y", "P1Y");
        const Result<ImportedPlan> other = importedList(longer, QDate(2026, 1, 1));
        QVERIFY(other);
        QCOMPARE(other->plan.commitments.size(), 1U);
        QVERIFY(other->remarks.join(u' ').contains(
            u"the term of 12 months does not lead from its begin on 2025-09-22 to its end on 2028-09-22"_s));
    }
    void theAnswerOfTheServiceIsReadAsWell()
    {
        const Result<ImportedPlan> result
            = importedList(R"({"value": [)" + reservation("a1", R"("term": "P1Y", )" + inForce) + "]}");
        QVERIFY(result);
        QCOMPARE(result->plan.commitments.size(), 1U);
        // Where the service tells the term it counts, from the end.
        QCOMPARE(result->plan.commitments[0].type, PriceType::Reservation1Year);
        QCOMPARE(result->plan.commitments[0].start, YearMonth(2027, 9));
    }
    // With --query of the Azure CLI members may be gone; what is missing is what the message names.
    void whatNothingIdentifiesIsNamed()
    {
        QByteArray anonymous = reservation("a1", inForce);
        const qsizetype id = anonymous.indexOf("\"id\"");
        anonymous.remove(id, anonymous.indexOf("\"properties\"") - id);
        QVERIFY(!anonymous.contains("\"type\"") && !anonymous.contains("a1"));
        // Two of them are no contradiction.
        const Result<ImportedPlan> none = importedList('[' + anonymous + ",\n" + anonymous + ']');
        QVERIFY2(none, qPrintable(none ? QString() : none.error().message));
        QVERIFY(none->plan.commitments.empty());
        QCOMPARE(none->remarks.size(), 1); // the same is said once
        QVERIFY2(none->remarks.front().contains(u"base load was left out: it has no id"_s),
                 qPrintable(none->remarks.front()));
        // The type alone is not needed: nothing else reserves virtual machines.
        QByteArray untyped = reservation("a1", inForce);
        untyped.replace("\"type\": \"Microsoft.Capacity/reservationOrders/reservations\", ", "");
        const Result<ImportedPlan> known = importedList('[' + untyped + ']');
        QVERIFY2(known, qPrintable(known ? QString() : known.error().message));
        QCOMPARE(known->plan.commitments.size(), 1U);
    }
    void whatIsNotInForceIsLeftOutWithAWord_data()
    {
        QTest::addColumn<QByteArray>("entry");
        QTest::addColumn<QString>("word");
        QTest::newRow("split") << reservation(
            "a1", R"("provisioningState": "Cancelled", "expiryDate": "2028-09-22")")
                               << u"its state is Cancelled"_s;
        QTest::newRow("no state") << reservation("a1", R"("expiryDate": "2028-09-22")") << u"in force"_s;
        QTest::newRow("size") << reservation("a1", inForce, "Standard_Nothing") << u"Standard_Nothing"_s;
        QTest::newRow("no end") << reservation("a1", R"("provisioningState": "Succeeded", "term": "P1Y")")
                                << u"its term cannot be read"_s;
        QByteArray database = reservation("a1", inForce);
        database.replace("VirtualMachines", "SqlDatabases");
        QTest::newRow("databases") << database << u"SqlDatabases"_s;
    }
    void whatIsNotInForceIsLeftOutWithAWord()
    {
        QFETCH(QByteArray, entry);
        QFETCH(QString, word);
        const Result<ImportedPlan> result = importedList('[' + entry + ']');
        QVERIFY(result);
        QVERIFY(result->plan.commitments.empty());
        QCOMPARE(result->remarks.size(), 1);
        QVERIFY2(result->remarks[0].contains(word), qPrintable(result->remarks[0]));
    }
    void theSameTwiceCountsOnce()
    {
        const QByteArray entry = reservation("a1", inForce);
        const Result<ImportedPlan> result
            = importedList('[' + entry + ',' + entry + ',' + reservation("a2", inForce) + ']');
        QVERIFY(result);
        QCOMPARE(result->plan.commitments.size(), 2U);
        QByteArray other = entry;
        other.replace(R"("quantity": 3)", R"("quantity": 4)");
        QVERIFY(!importedList('[' + entry + ',' + other + ']'));
    }
    void aSavingsPlanIsACommitmentByAmount()
    {
        const QByteArray entry = R"({"sku": {"name": "Compute_Savings_Plan"},
  "type": "Microsoft.BillingBenefits/savingsPlanOrders/savingsPlans", "name": "o/p1", "id": "/x/p1",
  "properties": {"displayName": "Compute", "commitment": {"amount": 0.5, "currencyCode": "EUR", "grain": "Hourly"},
                 "appliedScopeType": "Shared", "expiryDateTime": "2028-10-19T18:05:36.5252231Z", "term": "P3Y",
                 "provisioningState": "Succeeded"}})";
        const Result<ImportedPlan> result = importedList('[' + entry + ',' + entry + ']');
        QVERIFY2(result, qPrintable(result ? QString() : result.error().message));
        QCOMPARE(result->plan.commitments.size(), 1U);
        const Commitment &commitment = result->plan.commitments[0];
        QVERIFY(commitment.isByAmount());
        QCOMPARE(commitment.type, PriceType::SavingsPlan3Years);
        QCOMPARE(commitment.hourly->amount, u"0.5"_s);
        QCOMPARE(commitment.hourly->currency, u"EUR"_s);
        QCOMPARE(commitment.scope, u"Shared"_s);
        // To the end of September 2028: the month in which it ends is not counted.
        QCOMPARE(commitment.start, YearMonth(2025, 10));
        QCOMPARE(commitment.note, u"savings plan p1, Compute, scope Shared, ends 2028-10-19"_s);
        QCOMPARE(commitmentKey(commitment), u"savings plan p1"_s);
        QVERIFY2(result->remarks.value(0).contains(u"Compute of EUR 0.5 an hour counts in full to the end of its term"),
                 qPrintable(result->remarks.join(u'|')));
        // As the Azure CLI prints it, without "properties".
        QByteArray flat = entry;
        flat.replace("\"properties\": {", "").replace("\"Succeeded\"}}", "\"Succeeded\"}");
        const Result<ImportedPlan> atTop = importedList('[' + flat + ']');
        QVERIFY2(atTop, qPrintable(atTop ? QString() : atTop.error().message));
        QCOMPARE(atTop->plan.commitments, result->plan.commitments);
    }
    void savingsPlansThatCannotBeReadAreNamed_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QString>("word");
        QTest::newRow("cancelled") << QByteArray("Succeeded") << QByteArray("Cancelled") << u"its state is Cancelled"_s;
        QTest::newRow("nothing an hour") << QByteArray("0.5") << QByteArray("0") << u"what it takes an hour"_s;
        QTest::newRow("a debt") << QByteArray("0.5") << QByteArray("-3") << u"what it takes an hour"_s;
        QTest::newRow("a day") << QByteArray("Hourly") << QByteArray("Daily") << u"what it takes an hour"_s;
        QTest::newRow("a month") << QByteArray("Hourly") << QByteArray("Monthly")
                                 << u"what it takes an hour is not told: its grain is Monthly, not Hourly"_s;
        QTest::newRow("an empty grain")
            << QByteArray("Hourly") << QByteArray("") << u"what it takes an hour cannot be read"_s;
        QTest::newRow("no currency") << QByteArray("USD") << QByteArray("U$") << u"what it takes an hour"_s;
        QTest::newRow("no term") << QByteArray("P1Y") << QByteArray("P7Y") << u"its term"_s;
        QTest::newRow("no end") << QByteArray("2028-10-19") << QByteArray("some day") << u"its term"_s;
        QTest::newRow("no id") << QByteArray(R"("name": "p1")") << QByteArray(R"("sku": "x")") << u"it has no id"_s;
    }
    void savingsPlansThatCannotBeReadAreNamed()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QString, word);
        QByteArray entry = R"([{"type": "Microsoft.BillingBenefits/savingsPlanOrders/savingsPlans", "name": "p1",
  "commitment": {"amount": 0.5, "currencyCode": "USD", "grain": "Hourly"}, "expiryDateTime": "2028-10-19",
  "term": "P1Y", "provisioningState": "Succeeded"}])";
        QVERIFY(entry.contains(from));
        entry.replace(from, to);
        const Result<ImportedPlan> result = importedList(entry);
        QVERIFY2(result, qPrintable(result ? QString() : result.error().message));
        QVERIFY(result->plan.commitments.empty());
        QCOMPARE(result->remarks.size(), 1);
        QVERIFY2(result->remarks[0].contains(word), qPrintable(result->remarks[0]));
    }
};

SLIPWAY_TEST(CommitmentImportTest)
#include "tst_commitmentimport.moc"
