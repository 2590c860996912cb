// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/exports/exports.h"
#include "model/exports/tables.h"
#include "model/exports/workbook.h"
#include "tests/model/evaluation/evaluationfixture.h"
#include "tests/model/exports/tables/agreedplan.h"
#include "tests/model/plan/randomplan.h"
#include "tests/support/files.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

const QDateTime stamp(QDate(2026, 11, 20), QTime(12, 0), Qt::UTC);

Result<QByteArray> bookOf(const Plan &plan)
{
    return writeWorkbook(plan, evaluated(plan), stamp);
}

/// What checkworkbook.py says of the plan's workbook; empty: nothing is wrong.
QString faultsOf(const Plan &plan)
{
    const QTemporaryDir folder;
    const QString book = folder.filePath(u"book.xlsx"_s);
    const QString report = folder.filePath(u"report.json"_s);
    const Result<QByteArray> bytes = bookOf(plan);
    if (!bytes || !put(book, *bytes) || !put(report, writeReportJson(plan, evaluated(plan))))
        return u"the workbook could not be written"_s;
    QProcess check;
    check.setProcessChannelMode(QProcess::MergedChannels);
    check.start(QStringLiteral(PYTHON), {u"-B"_s, QStringLiteral(CHECK_WORKBOOK), book, report});
    const bool ended = check.waitForFinished(60'000);
    const QString said = QString::fromUtf8(check.readAll()).trimmed();
    return ended && check.exitCode() == 0 ? said : u"ended with %1: %2"_s.arg(check.exitCode()).arg(said);
}

} // namespace

/// Workbooks, read back and computed anew.
class WorkbookTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyTemplateRecomputesToTheCent_data()
    {
        QTest::addColumn<QString>("id");
        for (const TemplateInfo &each : templates().templates())
            QTest::newRow(qPrintable(each.id)) << each.id;
    }
    void everyTemplateRecomputesToTheCent()
    {
        QFETCH(QString, id);
        QCOMPARE(faultsOf(templatePlan(id)), QString());
    }

    void otherCurrenciesHaveTheirDigits()
    {
        for (const QString &currency : {u"JPY"_s, u"EUR"_s}) {
            Plan plan = templatePlan(u"vision-realtime"_s);
            plan.currency = currency;
            plan.discountPercent = 7.77;
            plan.months = 37;
            QCOMPARE(faultsOf(plan), QString());
        }
    }

    void anAgreementRecomputesToTheCent_data() { addCurrencies(); }
    void anAgreementRecomputesToTheCent()
    {
        QFETCH(QString, currency);
        QCOMPARE(faultsOf(agreedPlan(currency)), QString());
    }

    /// 255 bytes are kept of a title, here the first of the two that make an umlaut: the properties were no XML.
    void aLongNameIsCutBetweenLetters()
    {
        Plan plan = templatePlan(u"proof-of-concept"_s);
        for (const QString &name :
             {QString(u"\u00e4"_s.repeated(128)), QString(u'a' + u"\u4e2d"_s.repeated(90)),
              QString(u"ab"_s + u"\U0001f680"_s.repeated(70))}) {
            plan.name = name;
            QCOMPARE(faultsOf(plan), QString());
        }
    }

    void whatHasNoPriceIsAnEmptyCell()
    {
        Plan plan = templatePlan(u"proof-of-concept"_s);
        plan.isolation.customerManagedKeys = true;
        plan.computes[0].size = u"Standard_Nowhere"_s;
        QVERIFY(evaluated(plan).total.missing().size() > 1);
        QCOMPARE(faultsOf(plan), QString());
    }

    /// The sum is a formula over its terms, held to the report: 9 months of 2 x 730 h x 0.085083714 = 124.22 are 1,117.98.
    void whatIsOwedAfterThePlanIsASum()
    {
        Plan plan = templatePlan(u"proof-of-concept"_s);
        plan.start = YearMonth(2027, 1);
        plan.months = 3;
        plan.commitments = {{u"Standard_D4s_v5"_s,
                             u"polandcentral"_s,
                             PriceType::Reservation3Years,
                             2,
                             {},
                             {},
                             true,
                             {},
                             YearMonth(2025, 1),
                             {},
                             {}}};
        QCOMPARE(evaluated(plan).owed.known().toDecimal(), u"1117.98"_s);
        QCOMPARE(faultsOf(plan), QString());
        plan.commitments.push_back(plan.commitments[0]);
        plan.commitments[1].type = PriceType::Reservation5Years; // has no price
        QVERIFY(!evaluated(plan).owed.isComplete());
        QCOMPARE(faultsOf(plan), QString());
    }

    void textsAreTexts()
    {
        Plan plan = templatePlan(u"proof-of-concept"_s);
        plan.name = u"=HYPERLINK(\"http://example.com\",\"x\")"_s;
        plan.region = u"=cmd|' /C calc'!A0"_s;
        QCOMPARE(faultsOf(plan), QString());
        plan.name = u"<&>\"' \u4e2d\U0001F6A2"_s;
        QCOMPARE(faultsOf(plan), QString());
    }

    void randomPlansRecompute()
    {
        for (quint32 seed = 0; seed < 12; ++seed) {
            Plan plan = randomPlan(seed);
            plan.name = u"plan %1"_s.arg(seed); // names of unseen signs are shown without them
            const QString faults = faultsOf(plan);
            QVERIFY2(faults.isEmpty(), qPrintable(u"seed %1: %2"_s.arg(seed).arg(faults)));
        }
    }

    void anEmptyPlanIsAWorkbook()
    {
        Plan plan;
        plan.start = YearMonth(2027, 1);
        const Result<QByteArray> bytes = bookOf(plan);
        QVERIFY(bytes.ok());
        QVERIFY(bytes->startsWith("PK"));
    }

    void theSamePlanGivesTheSameBytes()
    {
        const Plan plan = templatePlan(u"edge-arc"_s);
        const QByteArray first = *bookOf(plan);
        QTest::qSleep(2'100); // archives count time in steps of two seconds
        QVERIFY(first == *bookOf(plan));
    }

    void longTextIsCutAndNotLost()
    {
        Plan plan = templatePlan(u"proof-of-concept"_s);
        plan.name = QString(40'000, u'a');
        const Result<QByteArray> bytes = bookOf(plan);
        QVERIFY(bytes.ok());
    }

    void cellsAreNamedAsSpreadsheetsDo()
    {
        QCOMPARE(cellName(0, 0), u"A1"_s);
        QCOMPARE(cellName(6, 25), u"Z7"_s);
        QCOMPARE(cellName(0, 26), u"AA1"_s);
        QCOMPARE(cellName(0, 701), u"ZZ1"_s);
        QCOMPARE(cellName(0, 702), u"AAA1"_s);
    }
};

SLIPWAY_TEST(WorkbookTest)
#include "tst_workbook.moc"
