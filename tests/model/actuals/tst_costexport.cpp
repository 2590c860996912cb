// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/actuals/costexport.h"

#include <QRandomGenerator>
#include <QTest>

#include <vector>

using namespace slipway;
using namespace Qt::StringLiterals;

namespace {

const QByteArray focusHeading
    = "BilledCost,EffectiveCost,BillingCurrency,ChargePeriodStart,ServiceName,ChargeCategory,Tags\n";
const QByteArray enterpriseHeading = "Date,MeterCategory,CostInBillingCurrency,BillingCurrencyCode,Tags\r\n";

/// In pieces of a few bytes, so that every place of a record is once at the end of one.
class Pieces final : public ByteSource
{
public:
    Pieces(QByteArray bytes, qsizetype size)
        : m_bytes(std::move(bytes))
        , m_size(size)
    {
    }
    [[nodiscard]] QByteArrayView next() override
    {
        const QByteArrayView piece
            = QByteArrayView(m_bytes).sliced(m_at, std::min(m_size, m_bytes.size() - m_at));
        m_at += piece.size();
        return piece;
    }

private:
    QByteArray m_bytes;
    qsizetype m_size;
    qsizetype m_at = 0;
};

struct Read
{
    std::vector<BilledCharge> charges;
    Error error;
    bool failed = false;
    qint64 unreadableTags = 0;
};

Read readAll(const QByteArray &bytes, qsizetype piece = 1 << 20, CostBasis basis = CostBasis::Effective)
{
    Read read;
    Pieces source(bytes, piece);
    Result<CostExport> opened = CostExport::open(source, basis);
    if (!opened)
        return {{}, opened.error(), true, 0};
    CostExport bill = std::move(opened).value();
    for (;;) {
        const Result<const BilledCharge *> charge = bill.next();
        if (!charge)
            return {read.charges, charge.error(), true, 0};
        if (!*charge)
            break;
        read.charges.push_back(**charge);
    }
    read.unreadableTags = bill.unreadableTags();
    return read;
}

} // namespace

class CostExportTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void bothFormatsAreTold();
    void purchasesAndTaxesAreTold_data();
    void purchasesAndTaxesAreTold();
    void whatNamesNoServiceIsTold();
    void whatMayBeAPurchaseIsTold_data();
    void whatMayBeAPurchaseIsTold();
    void everyPieceGivesTheSame();
    void whatOnlyOneKindOfExportHasIsTold_data();
    void whatOnlyOneKindOfExportHasIsTold();
    void aChargeIsKnownAgain();
    void formAndSubscriptionAreTold();
    void headingsOfOtherAgreements_data();
    void headingsOfOtherAgreements();
    void amountsAreExact();
    void periodsEndBeforeTheirEnd();
    void damageIsRefusedWithItsLine_data();
    void damageIsRefusedWithItsLine();
    void aFileCutAnywhereIsRefusedOrWhole();
    void separatorsFillNoMemory();
    void randomBytesEndInASentence();
};

void CostExportTest::bothFormatsAreTold()
{
    const Read focus
        = readAll(focusHeading
                  + "2.5,1.25,USD,2027-01-03T00:00:00Z,Virtual Machines,Usage,"
                    "\"{\"\"slipway-plan\"\":\"\"Tickets\"\",\"\"slipway-line\"\":\"\"compute/tune\"\"}\"\n");
    QVERIFY2(!focus.failed, qPrintable(focus.error.message));
    QCOMPARE(focus.charges.size(), 1U);
    QCOMPARE(focus.charges[0].cost, 1'250'000'000);
    QCOMPARE(focus.charges[0].day, QDate(2027, 1, 3));
    QCOMPARE(focus.charges[0].planTag, u"Tickets"_s);
    QCOMPARE(focus.charges[0].lineTag, u"compute/tune"_s);
    QCOMPARE(
        readAll(focusHeading + "2.5,1.25,USD,2027-01-03,Virtual Machines,Usage,\n", 64, CostBasis::Billed)
            .charges[0]
            .cost,
        2'500'000'000);
    // An enterprise agreement: American days, tags without braces, a carriage return.
    const Read enterprise = readAll(
        enterpriseHeading + "01/03/2027,Storage,0.75,EUR,\"\"\"slipway-plan\"\": \"\"Tickets\"\"\"\r\n");
    QVERIFY2(!enterprise.failed, qPrintable(enterprise.error.message));
    QCOMPARE(enterprise.charges[0].day, QDate(2027, 1, 3));
    QCOMPARE(enterprise.charges[0].currency, u"EUR"_s);
    QCOMPARE(enterprise.charges[0].planTag, u"Tickets"_s);
    QCOMPARE(enterprise.unreadableTags, 0);
    // Of which plan it is nobody knows.
    const Read twice = readAll(enterpriseHeading
                               + "01/03/2027,Storage,0.75,EUR,\"\"\"slipway-plan\"\": "
                                 "\"\"Tickets\"\",\"\"slipway-plan\"\": \"\"Others\"\"\"\r\n");
    QVERIFY2(!twice.failed, qPrintable(twice.error.message));
    QCOMPARE(twice.charges[0].planTag, QString());
    QCOMPARE(twice.unreadableTags, 1);
}

/// In another file: where its invoice has been filled in since, its columns are in another order or case, somebody saved it anew, or it has
/// grown.
void CostExportTest::aChargeIsKnownAgain()
{
    const QByteArray heading = "InvoiceId,Date,MeterCategory,CostInBillingCurrency,BillingCurrencyCode,Tags\n";
    const QByteArray tag = "\"\"\"slipway-plan\"\": \"\"Tickets\"\"\"\n";
    const auto identityOf = [](const QByteArray &file) { return readAll(file).charges.at(0).identity; };
    const std::uint64_t open = identityOf(heading + ",2027-01-03,Storage,0.75,EUR," + tag);
    QVERIFY(open != 0);
    QCOMPARE(identityOf(heading + "G123,2027-01-03,Storage,0.75,EUR," + tag), open);
    QCOMPARE(identityOf(heading + ",2027-01-03,Storage,0.76,EUR," + tag), open);
    QCOMPARE(identityOf(heading + ",01/03/2027,Storage,0.75,EUR," + tag), open);
    QCOMPARE(identityOf("metercategory,tags,date,costinbillingcurrency,billingcurrencycode,invoiceid\nStorage," + tag.chopped(1)
                        + ",2027-01-03,0.75,EUR,\n"),
             open);
    QVERIFY(identityOf(heading + ",2027-01-04,Storage,0.75,EUR," + tag) != open);
    QVERIFY(identityOf(heading + ",2027-01-03,EUR,0.75,Storage," + tag) != open);
    QVERIFY(identityOf(heading + ",2027-01-03,Storage,0.75,EUR,\n") != open);
    // As FOCUS names it, and as Azure does in FOCUS 1.0.
    for (const QByteArray &column : {"InvoiceId"_ba, "x_InvoiceId"_ba}) {
        const auto focusIdentity = [&](const QByteArray &id, const QByteArray &start) {
            const QByteArray row = id + ",0.75,0.75,EUR," + start + ",Storage,Usage," + tag;
            return identityOf(column + ',' + focusHeading + row);
        };
        const std::uint64_t focus = focusIdentity("", "2027-01-03T00:00:00Z");
        QCOMPARE(focusIdentity("G123", "2027-01-03T00:00:00Z"), focus);
        QCOMPARE(focusIdentity("", "2027-01-03 00:00"), focus);
        QVERIFY(focusIdentity("", "2027-01-03T01:00:00Z") != focus);
    }
}

/// Exports of one kind have one form, whatever the order of their columns; a subscription is the same in both formats.
void CostExportTest::formAndSubscriptionAreTold()
{
    const QByteArray subscription = "11111111-2222-3333-4444-55555555AAAA";
    const Read cost = readAll("Date,MeterCategory,CostInBillingCurrency,BillingCurrencyCode,SubscriptionId,Tags\n"
                              "2027-01-03,Storage,0.75,EUR," + subscription + ",\n");
    const Read same = readAll("subscriptionid,date,metercategory,costinbillingcurrency,billingcurrencycode,tags\n"
                              + subscription.toLower() + ",2027-01-03,Storage,0.75,EUR,\n");
    const Read focus = readAll("SubAccountId," + focusHeading + "/subscriptions/" + subscription.toLower()
                               + ",0.75,0.75,EUR,2027-01-03T00:00:00Z,Storage,Usage,\n");
    for (const Read *each : {&cost, &same, &focus})
        QVERIFY2(!each->failed && each->charges.size() == 1, qPrintable(each->error.message));
    QVERIFY(cost.charges[0].account != 0);
    QCOMPARE(same.charges[0].account, cost.charges[0].account);
    QCOMPARE(focus.charges[0].account, cost.charges[0].account);
    QCOMPARE(same.charges[0].form, cost.charges[0].form);
    QVERIFY(focus.charges[0].form != cost.charges[0].form);
    QCOMPARE(readAll(enterpriseHeading + "01/03/2027,Storage,0.75,EUR,\r\n").charges.at(0).account, 0U);
}

void CostExportTest::headingsOfOtherAgreements_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::newRow("enterprise") << enterpriseHeading + "01/03/2027,Storage,0.75,EUR,\r\n";
    QTest::newRow("customer, in small letters")
        << QByteArray("date,meterCategory,costInBillingCurrency,billingCurrency,costInUsd,tags\n"
                      "01/03/2027,Storage,0.75,EUR,0.81,\n");
    QTest::newRow("pay as you go") << QByteArray("UsageDateTime,MeterCategory,PreTaxCost,Currency,Tags\n"
                                                 "2027-01-03,Storage,0.75,EUR,\n");
    QTest::newRow("with the mark of UTF-8")
        << "\xEF\xBB\xBF" + enterpriseHeading + "01/03/2027,Storage,0.75,EUR,\r\n";
    QTest::newRow("FOCUS without seconds")
        << focusHeading + "0.75,0.75,EUR,2027-01-03T00:00Z,Storage,Usage,\n";
    QTest::newRow("FOCUS with a blank") << focusHeading + "0.75,0.75,EUR,2027-01-03 00:00:00,Storage,Usage,\n";
}

void CostExportTest::headingsOfOtherAgreements()
{
    QFETCH(QByteArray, file);
    const Read read = readAll(file);
    QVERIFY2(!read.failed, qPrintable(read.error.message));
    QCOMPARE(read.charges.size(), 1U);
    QCOMPARE(read.charges[0].day, QDate(2027, 1, 3));
    QCOMPARE(read.charges[0].cost, 750'000'000);
    QCOMPARE(read.charges[0].currency, u"EUR"_s);
    QCOMPARE(read.charges[0].service, u"Storage"_s);
}

/// Columns and words: "Understand usage details fields" and "Reservation details in amortized costs", learn.microsoft.com.
void CostExportTest::whatOnlyOneKindOfExportHasIsTold_data()
{
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<int>("kind");
    const auto row = [](const char *name, const char *fields, ChargeKind kind) {
        QTest::newRow(name) << QByteArray(fields) << static_cast<int>(kind);
    };
    row("pay as you go", "0.75,Usage,OnDemand", ChargeKind::Either);
    row("bought", "900,Purchase,Reservation", ChargeKind::Actual);
    row("given back", "-900,Refund,Savings Plan", ChargeKind::Actual);
    row("bought in the marketplace", "20,Purchase,OnDemand", ChargeKind::Either);
    row("used at nothing", "0,Usage,Reservation", ChargeKind::Either);
    row("used at a cost", "1.25,Usage,SavingsPlan", ChargeKind::Amortized);
    row("not used", "0.5,UnusedReservation,Reservation", ChargeKind::Amortized);
}

void CostExportTest::whatOnlyOneKindOfExportHasIsTold()
{
    QFETCH(QByteArray, row);
    QFETCH(int, kind);
    const Read read = readAll("Date,MeterCategory,BillingCurrencyCode,Tags,CostInBillingCurrency,ChargeType,PricingModel\n"
                              "2027-01-03,Virtual Machines,EUR,\"\"\"slipway-deployment\"\": \"\"tickets-1\"\"\"," + row + "\n");
    QVERIFY2(!read.failed, qPrintable(read.error.message));
    QCOMPARE(static_cast<int>(read.charges.at(0).kind), kind);
    QCOMPARE(read.charges.at(0).deployment, u"tickets-1"_s);
    QVERIFY(read.charges.at(0).identity != 0);
}

/// Words: "FOCUS 1.2", ChargeCategory and ChargeFrequency; "Understand usage details fields", ChargeType and Frequency.
void CostExportTest::purchasesAndTaxesAreTold_data()
{
    QTest::addColumn<bool>("isFocus");
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<QString>("told");
    const auto row = [](const char *name, bool isFocus, const char *fields, const QString &told) {
        QTest::newRow(name) << isFocus << QByteArray(fields) << told;
    };
    row("used", false, "9,Usage,OnDemand,UsageBased", {});
    row("bought at once", false, "900,Purchase,Reservation,OneTime", u"purchase"_s);
    row("bought by months", false, "75,Purchase,Reservation,Recurring", u"purchase recurring"_s);
    row("bought in the marketplace", false, "20,Purchase,OnDemand,OneTime", {});
    row("taxed", false, "1.9,Tax,,OneTime", u"tax"_s);
    row("FOCUS, used", true, "9,Usage,,Usage-Based", {});
    row("FOCUS, bought at once", true, "900,Purchase,,One-Time", u"purchase"_s);
    row("FOCUS, bought by months", true, "75,Purchase,,Recurring", u"purchase recurring"_s);
    row("FOCUS, spread over its term", true, "0,Purchase,,One-Time", {});
    row("FOCUS, taxed", true, "1.9,Tax,,One-Time", u"tax"_s);
}

void CostExportTest::purchasesAndTaxesAreTold()
{
    QFETCH(bool, isFocus);
    QFETCH(QByteArray, fields);
    QFETCH(QString, told);
    const QByteArray heading = isFocus ? "ChargePeriodStart,ServiceName,BillingCurrency,Tags,EffectiveCost,"
                                         "ChargeCategory,Other,ChargeFrequency\n"
                                       : "Date,MeterCategory,BillingCurrencyCode,Tags,CostInBillingCurrency,"
                                         "ChargeType,PricingModel,Frequency\n";
    const Read read = readAll(heading + "2027-01-03,Virtual Machines,EUR,," + fields + "\n");
    QVERIFY2(!read.failed, qPrintable(read.error.message));
    const BilledCharge &charge = read.charges.at(0);
    QStringList words;
    if (charge.isPurchase)
        words << u"purchase"_s;
    if (charge.isRecurring)
        words << u"recurring"_s;
    if (charge.isTax)
        words << u"tax"_s;
    QCOMPARE(words.join(u' '), told);
}

/// As savings plans and reservations of customer agreements in FOCUS.
void CostExportTest::whatNamesNoServiceIsTold()
{
    const Read read = readAll(
        focusHeading + "900,900,USD,2027-01-03,,Purchase,\n9,9,USD,2027-01-03,Virtual Machines,Usage,\n");
    QVERIFY2(!read.failed, qPrintable(read.error.message));
    QCOMPARE(read.charges.size(), 2U);
    QCOMPARE(read.charges[0].service, u"Purchase"_s);
    QVERIFY(!read.charges[0].namesService);
    QVERIFY(read.charges[1].namesService);
}

/// What tells a purchase from other charges: ChargeType and PricingModel together. One of them missing leaves it open, of FOCUS nothing is open.
void CostExportTest::whatMayBeAPurchaseIsTold_data()
{
    QTest::addColumn<QByteArray>("heading");
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<bool>("mayBe");
    const auto row = [](const char *name, const char *heading, const char *fields, bool mayBe) {
        QTest::newRow(name) << QByteArray(heading) << QByteArray(fields) << mayBe;
    };
    row("bought, of no model", ",ChargeType", ",Purchase", true);
    row("given back, of no model", ",ChargeType", ",refund", true);
    row("used, of no model", ",ChargeType", ",Usage", false);
    row("not used, of no model", ",ChargeType", ",UnusedReservation", false);
    row("neither is told", "", "", true);
    row("a term, of no type", ",PricingModel", ",Reservation", true);
    row("as it goes, of no type", ",PricingModel", ",OnDemand", false);
    row("bought in the marketplace", ",ChargeType,PricingModel", ",Purchase,OnDemand", false);
    row("a term bought", ",ChargeType,PricingModel", ",Purchase,Reservation", false);
}

void CostExportTest::whatMayBeAPurchaseIsTold()
{
    QFETCH(QByteArray, heading);
    QFETCH(QByteArray, fields);
    QFETCH(bool, mayBe);
    const Read read = readAll("Date,MeterCategory,BillingCurrencyCode,Tags,CostInBillingCurrency" + heading
                              + "\n2027-01-03,Virtual Machines,EUR,,900" + fields + "\n");
    QVERIFY2(!read.failed, qPrintable(read.error.message));
    QCOMPARE(read.charges.at(0).mayBePurchase, mayBe);
}

void CostExportTest::everyPieceGivesTheSame()
{
    const QByteArray bytes = "\xef\xbb\xbf" + focusHeading
        + "1,1,USD,2027-01-01,\"A \"\"quoted\"\", name\nof two lines\",Usage,\n\n"
          "2,2,USD,2027-01-02,B,Usage,\"{\"\"slipway-plan\"\":\"\"x\"\"}\"\r\n";
    const Read whole = readAll(bytes);
    QCOMPARE(whole.charges.size(), 2U);
    QCOMPARE(whole.charges[0].service, u"A \"quoted\", name\nof two lines"_s);
    for (qsizetype piece = 4; piece < 40; ++piece) {
        const Read read = readAll(bytes, piece);
        QVERIFY2(!read.failed, qPrintable(read.error.message));
        QCOMPARE(read.charges.size(), whole.charges.size());
        for (std::size_t i = 0; i < whole.charges.size(); ++i) {
            QCOMPARE(read.charges[i].service, whole.charges[i].service);
            QCOMPARE(read.charges[i].cost, whole.charges[i].cost);
            QCOMPARE(read.charges[i].planTag, whole.charges[i].planTag);
        }
    }
}

void CostExportTest::amountsAreExact()
{
    const auto cost = [](const char *text) {
        const Read read = readAll(focusHeading + "0," + text + ",USD,2027-01-01,S,Usage,\n");
        return read.failed ? -1 : read.charges[0].cost;
    };
    QCOMPARE(cost("0.000000001"), 1);
    QCOMPARE(cost("1.2E-05"), 12'000);
    QCOMPARE(cost("-3.5"), -3'500'000'000);
    QCOMPARE(cost("123456789.123456789"), 123'456'789'123'456'789);
    QCOMPARE(cost("0.0000000005"), 0); // half to even
}

void CostExportTest::periodsEndBeforeTheirEnd()
{
    const QByteArray heading
        = "EffectiveCost,BillingCurrency,ChargePeriodStart,ChargePeriodEnd,ServiceName,Tags\n";
    const Read month = readAll(heading + "1,USD,2027-02-01T00:00:00Z,2027-03-01T00:00:00Z,S,\n");
    QVERIFY2(!month.failed, qPrintable(month.error.message));
    QCOMPARE(month.charges[0].day, QDate(2027, 2, 1));
    QCOMPARE(month.charges[0].lastDay, QDate(2027, 2, 28));
    // Zones count: half past eleven in the west is the next day in UTC.
    const Read zone = readAll(heading + "1,USD,2027-01-31T23:30:00-05:00,2027-02-01T00:30:00-05:00,S,\n");
    QCOMPARE(zone.charges[0].day, QDate(2027, 2, 1));
    QVERIFY(readAll(heading + "1,USD,2027-02-01,2027-01-01,S,\n").failed);
    QVERIFY(readAll(heading + "1,USD,2027-01-31T25:00:00Z,2027-02-01,S,\n").failed);
}

void CostExportTest::damageIsRefusedWithItsLine_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("where");
    const QByteArray good = "1,1,USD,2027-01-01,S,Usage,\n";
    QTest::newRow("empty") << QByteArray() << QString();
    QTest::newRow("another table") << QByteArray("a,b\n1,2\n") << u"line 1"_s;
    QTest::newRow("a column twice") << QByteArray("Date,Cost,cost,Currency,MeterCategory,Tags\n2027-01-01,1,2,USD,S,\n")
                                    << u"line 1"_s;
    QTest::newRow("no cost") << QByteArray(focusHeading + good + "1,,USD,2027-01-01,S,Usage,\n")
                             << u"line 3"_s;
    QTest::newRow("words") << QByteArray(focusHeading + "1,many,USD,2027-01-01,S,Usage,\n") << u"line 2"_s;
    QTest::newRow("endless") << QByteArray(focusHeading + "1,1e400,USD,2027-01-01,S,Usage,\n") << u"line 2"_s;
    QTest::newRow("no day") << QByteArray(focusHeading + good + good + "1,1,USD,13/40/2027,S,Usage,\n")
                            << u"line 4"_s;
    QTest::newRow("a field less") << QByteArray(focusHeading + "1,1,USD,2027-01-01,S,Usage\n") << u"line 2"_s;
    QTest::newRow("cut in a line") << QByteArray(focusHeading + "1,1,USD,2027-01-01,S,Usage,") << u"line 2"_s;
    QTest::newRow("cut in quotes") << QByteArray(focusHeading + "1,1,USD,2027-01-01,\"S\n") << u"line 2"_s;
    QTest::newRow("behind a quote") << QByteArray(focusHeading + "1,1,USD,2027-01-01,\"S\"x,Usage,\n")
                                    << u"line 2"_s;
}

void CostExportTest::damageIsRefusedWithItsLine()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, where);
    const Read read = readAll(bytes);
    QVERIFY(read.failed);
    QCOMPARE(read.error.where, where);
    QVERIFY(read.error.message.endsWith(u'.'));
}

void CostExportTest::aFileCutAnywhereIsRefusedOrWhole()
{
    QByteArray bytes = focusHeading;
    QList<qsizetype> ends{bytes.size()};
    for (int i = 0; i < 5; ++i) {
        bytes += "1,2." + QByteArray::number(i) + ",USD,2027-01-01,\"S, " + QByteArray::number(i)
            + "\",Usage,\n";
        ends << bytes.size();
    }
    for (qsizetype cut = 1; cut <= bytes.size(); ++cut) {
        const Read read = readAll(bytes.first(cut), 7);
        // Only where a line ends nobody can tell that more was there.
        QVERIFY2(read.failed != ends.contains(cut), qPrintable(QString::number(cut)));
    }
}

/// A record of nothing but separators has no text, and a place for each field all the same.
void CostExportTest::separatorsFillNoMemory()
{
    const QByteArray commas(3 << 20, ',');
    for (const QByteArray &bytes : {commas, QByteArray(focusHeading + commas)}) {
        const Read read = readAll(bytes, 4096);
        QVERIFY(read.failed);
        QVERIFY2(read.error.message.contains(u"longer than a mebibyte"), qPrintable(read.error.message));
    }
}

void CostExportTest::randomBytesEndInASentence()
{
    QRandomGenerator random(11);
    const QByteArray good = focusHeading
        + "1,1,USD,2027-01-01,S,Usage,\"{\"\"slipway-plan\"\":\"\"x\"\"}\"\n2,2,USD,2027-01-02,T,Usage,\n";
    for (int i = 0; i < 4000; ++i) {
        QByteArray bytes = good;
        const int changes = random.bounded(1, 6);
        for (int change = 0; change < changes; ++change) {
            const qsizetype at = random.bounded(bytes.size());
            switch (random.bounded(3)) {
            case 0:
                bytes[at] = static_cast<char>(random.bounded(256));
                break;
            case 1:
                bytes.remove(at, random.bounded(20));
                break;
            default:
                bytes.insert(at, "\",\n{"[random.bounded(4)]);
            }
        }
        const Read read = readAll(bytes, random.bounded(4, 60));
        if (read.failed)
            QVERIFY(!read.error.message.isEmpty());
    }
}

SLIPWAY_TEST(CostExportTest)
#include "tst_costexport.moc"
