// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/support/files.h"
#include "tests/support/testrun.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

const QByteArray heading = "Date,CostInBillingCurrency,BillingCurrencyCode,MeterCategory,ChargeType,Tags\n";
constexpr int exitNothingCounts = 1;

} // namespace

/// How `slipway actuals` ends, and what it says where something is not known.
class ActualsTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_plan = m_dir->filePath(u"plan.slipway"_s);
        QCOMPARE(runSlipway({u"new"_s, u"-o"_s, m_plan, u"--template"_s, u"proof-of-concept"_s}).exitCode, 0);
        QCOMPARE(runSlipway({u"set"_s, m_plan, u"/name=Trial"_s, u"/start=2027-01"_s}).exitCode, 0);
    }

    void nothingOfThePlanIsSaid_data()
    {
        QTest::addColumn<QByteArray>("rows");
        QTest::addColumn<QString>("said");
        QTest::newRow("no charges") << QByteArray() << u"have no charges"_s;
        QTest::newRow("no tag") << QByteArray("2027-01-02,1,USD,Storage,Usage,\n") << u"No charge of these exports"_s;
        QTest::newRow("another plan") << QByteArray("2027-01-02,1,USD,Storage,Usage,\"\"\"slipway-plan\"\": \"\"Other\"\"\"\n")
                                      << u"No charge of these exports"_s;
        QTest::newRow("outside the months") << QByteArray("2020-01-02,1,USD,Storage,Usage,\"\"\"slipway-plan\"\": \"\"Trial\"\"\"\n")
                                            << u"outside its months"_s;
    }
    void nothingOfThePlanIsSaid()
    {
        QFETCH(QByteArray, rows);
        QFETCH(QString, said);
        const QString bill = written(heading + rows);
        for (const QStringList &more : {QStringList(), QStringList{u"--json"_s}}) {
            const Ended ended = runSlipway(QStringList{u"actuals"_s, m_plan, bill} + more);
            QCOMPARE(ended.exitCode, exitNothingCounts);
            QVERIFY2(ended.sentences().size() == 1 && ended.messages.contains(said), qPrintable(ended.messages));
        }
    }

    void whatMayBeAPurchaseIsSaid()
    {
        const QString bill = written(heading
                                     + "2027-01-02,1,USD,Storage,Usage,\"\"\"slipway-plan\"\": \"\"Trial\"\"\"\n"
                                       "2027-01-02,900,USD,Virtual Machines,Purchase,\"\"\"slipway-plan\"\": \"\"Trial\"\"\"\n");
        const Ended ended = runSlipway({u"actuals"_s, m_plan, bill});
        QCOMPARE(ended.exitCode, 0);
        const QString text = QString::fromUtf8(ended.results);
        QVERIFY2(text.contains(u"not known: 1 charge of USD 900.00"_s) && !text.contains(u"goes on as it has begun"_s), qPrintable(text));
        const QJsonObject json = QJsonDocument::fromJson(QByteArray(runSlipway({u"actuals"_s, m_plan, bill, u"--json"_s}).results)).object();
        QCOMPARE(json[u"mayBePurchases"].toObject()[u"cost"].toString(), u"900.00"_s);
        QVERIFY(!json.contains(u"forecastAtPace"));
    }

    /// Two reservations of one size, of which one begins before the other ends: in its own export the plan is billed what it planned, row by row.
    void thePlansOwnExportIsWhatWasPlanned()
    {
        const QString plan = twoReservations();
        const QString bill = m_dir->filePath(u"focus.csv"_s);
        QCOMPARE(runSlipway({u"export"_s, plan, u"--focus"_s, bill}).exitCode, 0);
        const Ended ended = runSlipway({u"actuals"_s, plan, bill, u"--json"_s});
        QCOMPARE(ended.exitCode, 0);
        const QJsonObject json = QJsonDocument::fromJson(QByteArray(ended.results)).object();
        QStringList billed;
        for (const QJsonValue line : json[u"lines"].toArray()) {
            QCOMPARE(line[u"billed"_s].toString(), line[u"plannedToDate"_s][u"amount"_s].toString());
            billed << line[u"billed"_s].toString();
        }
        // Of the first 1,000.00 / 12 are due in each of six months.
        QVERIFY2(billed.contains(u"499.98"_s), qPrintable(billed.join(u' ')));
    }

    void whichCommitmentIsPaidAtOnceIsSaid_data()
    {
        QTest::addColumn<QByteArray>("tags");
        QTest::addColumn<bool>("isOpen");
        QTest::newRow("nothing says which") << QByteArray() << true;
        QTest::newRow("the second") << QByteArray(", \"\"slipway-line\"\": \"\"commitment/1\"\"") << false;
    }
    void whichCommitmentIsPaidAtOnceIsSaid()
    {
        QFETCH(QByteArray, tags);
        QFETCH(bool, isOpen);
        const QString plan = twoReservations();
        const QString bill
            = written("Date,CostInBillingCurrency,BillingCurrencyCode,MeterCategory,ChargeType,PricingModel,"
                      "Frequency,Tags\n"
                      "2027-01-20,1188.96,USD,Virtual "
                      "Machines,Purchase,Reservation,OneTime,\"\"\"slipway-plan\"\": \"\"Machines\"\""
                      + tags + "\"\n");
        const Ended ended = runSlipway({u"actuals"_s, plan, bill});
        QCOMPARE(ended.exitCode, 0);
        const QString text = QString::fromUtf8(ended.results);
        QVERIFY2(text.contains(u"1 charge of USD 1,188.96 counts whole on its day"_s), qPrintable(text));
        QVERIFY2(text.contains(u"nothing says which commitment was paid at once"_s) == isOpen,
                 qPrintable(text));
        const QJsonObject json
            = QJsonDocument::fromJson(QByteArray(runSlipway({u"actuals"_s, plan, bill, u"--json"_s}).results))
                  .object();
        const QJsonValue said = json[u"purchases"].toObject()[u"commitmentOpen"];
        QVERIFY(said.isBool());
        QCOMPARE(said.toBool(), isOpen);
    }

private:
    /// Of the two one begins before the other ends; they cover machines that always run.
    QString twoReservations()
    {
        const QString path = m_dir->filePath(u"machines.slipway"_s);
        if (!put(
                path,
                R"({"schema": "slipway.plan", "version": 1, "name": "Machines", "region": "polandcentral", "start": "2027-01", "months": 12,
 "commitments": [{"size": "Standard_D4s_v5", "type": "res1y", "units": 1, "start": "2026-07", "paid": {"amount": "1000"}},
                 {"size": "Standard_D4s_v5", "type": "res1y", "units": 1, "start": "2027-03"}],
 "computes": [{"id": "vm", "target": "remote_vm", "size": "Standard_D4s_v5", "instances": 2}],
 "workloads": [{"id": "w", "kind": "experimentation",
                "experimentation": {"compute": "vm", "people": 1, "hoursPerDay": 4, "daysPerWeek": 5}}]})"))
            qFatal("cannot write %s", qPrintable(path));
        return path;
    }

    QString written(const QByteArray &bytes)
    {
        const QString path = m_dir->filePath(u"bill.csv"_s);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(path));
        return path;
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_plan;
};

SLIPWAY_TEST(ActualsTest)
#include "tst_actuals.moc"
