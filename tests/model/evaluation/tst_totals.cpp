// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "tests/model/evaluation/evaluationfixture.h"

#include <QDir>
#include <QProcess>
#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

QString billOf(const QString &templateId)
{
    return u"%1/totals/%2.csv"_s.arg(QStringLiteral(SLIPWAY_TEST_DATA), templateId);
}

/// Lines "id total" of a bill, then its total or "at least" a sum; empty with the reason in `error` on failure.
QStringList addedUp(const QString &bill, QByteArray &error)
{
    QProcess script;
    script.start(u"python3"_s, {QStringLiteral(SLIPWAY_TEST_DATA "/totals/addup.py"), bill});
    const bool ended = script.waitForFinished() && script.exitStatus() == QProcess::NormalExit;
    error = script.readAllStandardError();
    if (!ended || script.exitCode() != 0)
        return {};
    return QString::fromUtf8(script.readAllStandardOutput()).split(u'\n', Qt::SkipEmptyParts);
}

/// "1,234.50" of "1234.50".
QString grouped(const QString &amount)
{
    QString text = amount;
    for (qsizetype i = text.indexOf(u'.') - 3; i > 0; i -= 3)
        text.insert(i, u',');
    return text;
}

/// The average month to the cent, half to even as amounts are.
QString averageOf(const QString &total, int months)
{
    const qint64 cents = QString(total).remove(u'.').toLongLong();
    const qint64 rest = cents % months;
    qint64 average = cents / months;
    if (2 * rest > months || (2 * rest == months && average % 2 == 1))
        ++average;
    return u"%1.%2"_s.arg(average / 100).arg(average % 100, 2, 10, QLatin1Char('0'));
}

/// One row of docs/totals.md, from the bill; names of what has no price are the product's.
QString rowOf(const TemplateInfo &info)
{
    QByteArray error;
    const QStringList lines = addedUp(billOf(info.id), error);
    if (lines.isEmpty())
        return QString::fromUtf8(error);
    const QString total = lines.last().section(u' ', -1);
    const QString least = lines.last().startsWith(u"at least") ? u"at least "_s : QString();
    const Plan plan = templatePlan(info.id);
    const QString missing = evaluated(plan).total.missing().join(u"; "_s);
    return u"| `%1` | %2 | %3 | %4%5 | %4%6 | %7 |\n"_s.arg(
        info.id, plan.region, QString::number(plan.months), least, grouped(total),
        grouped(averageOf(total, plan.months)), missing.isEmpty() ? u"none"_s : missing);
}

} // namespace

/// Holds the product to bills written out by hand: literal rates and arithmetic in tests/data/totals, added
/// up by a script that shares nothing with it.
class TotalsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theTemplateCostsWhatItsBillSays_data();
    void theTemplateCostsWhatItsBillSays();
    void everyBillIsOneOfATemplate();
    void theDocumentationHasTheTotals();
};

void TotalsTest::theTemplateCostsWhatItsBillSays_data()
{
    QTest::addColumn<QString>("id");
    for (const TemplateInfo &info : templates().templates())
        QTest::newRow(qPrintable(info.id)) << info.id;
}

void TotalsTest::theTemplateCostsWhatItsBillSays()
{
    QFETCH(QString, id);
    QVERIFY2(QFile::exists(billOf(id)), qPrintable(u"No bill was written for the template %1"_s.arg(id)));
    QByteArray error;
    QStringList theirs = addedUp(billOf(id), error);
    QVERIFY2(!theirs.isEmpty(), error.constData());
    const Evaluation evaluation = evaluated(templatePlan(id));
    QStringList ours;
    for (const CostLine &line : evaluation.lines)
        ours << u"%1 %2"_s.arg(line.id,
                               line.priced() ? line.total.toDecimal()
                                             : u"no price for %1"_s.arg(line.totalQuantity.toDecimal()));
    ours << u"%1 %2"_s.arg(evaluation.total.isComplete() ? u"total"_s : u"at least"_s,
                           evaluation.total.known().toDecimal());
    ours.sort();
    theirs.sort();
    QCOMPARE(ours, theirs);
}

void TotalsTest::everyBillIsOneOfATemplate()
{
    const QDir folder(QStringLiteral(SLIPWAY_TEST_DATA "/totals"));
    QStringList expected;
    for (const TemplateInfo &info : templates().templates())
        expected << info.id + u".csv"_s;
    expected.sort();
    QCOMPARE(folder.entryList({u"*.csv"_s}, QDir::Files, QDir::Name), expected);
}

void TotalsTest::theDocumentationHasTheTotals()
{
    QString table = u"| template | region | months | total, USD | average month, USD | without a price |\n"
                    "|---|---|---|---|---|---|\n"_s;
    for (const TemplateInfo &info : templates().templates())
        table += rowOf(info);
    QFile wanted(QStringLiteral(SLIPWAY_BUILD_DIR "/totals-table.md"));
    QVERIFY(wanted.open(QIODevice::WriteOnly));
    wanted.write(table.toUtf8());
    QFile file(QStringLiteral(SLIPWAY_SOURCE_DIR "/docs/totals.md"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY2(
        QString::fromUtf8(file.readAll()).contains(table),
        "The table of docs/totals.md is not that of the bills: take totals-table.md of the build folder");
}

SLIPWAY_TEST(TotalsTest)
#include "tst_totals.moc"
