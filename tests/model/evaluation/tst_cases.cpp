// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/cost/bill.h"
#include "model/plan/planjson.h"
#include "tests/model/evaluation/evaluationfixture.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSet>
#include <QTest>

#include <set>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// Special cases of billing: small plans in tests/data/totals/cases, each beside a bill written by hand.
class CasesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aCaseCostsWhatItsBillSays_data();
    void aCaseCostsWhatItsBillSays();
    void everyWayOfBillingHasACase();
    void theDocumentNamesEveryCase();
    void totalsAreSumsOfTheLines_data() { aCaseCostsWhatItsBillSays_data(); }
    void totalsAreSumsOfTheLines();
    void everyLineSaysHowItComesAbout_data() { aCaseCostsWhatItsBillSays_data(); }
    void everyLineSaysHowItComesAbout();
};

namespace {

Plan planAt(const QString &file)
{
    QFile plan(file);
    if (!plan.open(QIODevice::ReadOnly))
        return {};
    const Result<LoadedPlan> loaded = readPlan(plan.readAll());
    if (!loaded.ok())
        qWarning("%s", qPrintable(loaded.error().where + u' ' + loaded.error().message));
    return loaded.ok() ? loaded.value().plan : Plan();
}

} // namespace

void CasesTest::aCaseCostsWhatItsBillSays_data()
{
    QTest::addColumn<QString>("path");
    const QDir folder(QStringLiteral(SLIPWAY_TEST_DATA "/totals/cases"));
    const QStringList names = folder.entryList({u"*.slipway"_s}, QDir::Files, QDir::Name);
    QVERIFY(!names.isEmpty());
    for (const QString &name : names)
        QTest::newRow(qPrintable(name)) << folder.filePath(QFileInfo(name).baseName());
}

void CasesTest::aCaseCostsWhatItsBillSays()
{
    QFETCH(QString, path);
    QProcess script;
    script.start(u"python3"_s, {QStringLiteral(SLIPWAY_TEST_DATA "/totals/addup.py"), path + u".csv"_s});
    QVERIFY(script.waitForFinished());
    QVERIFY2(script.exitCode() == 0, script.readAllStandardError().constData());
    const Evaluation evaluation = evaluated(planAt(path + u".slipway"_s));
    QStringList ours;
    for (const CostLine &line : evaluation.lines)
        ours << u"%1 %2"_s.arg(line.id,
                               line.priced() ? line.total.toDecimal()
                                             : u"no price for %1"_s.arg(line.totalQuantity.toDecimal()));
    ours << u"%1 %2"_s.arg(evaluation.total.isComplete() ? u"total"_s : u"at least"_s,
                           evaluation.total.known().toDecimal());
    QStringList theirs = QString::fromUtf8(script.readAllStandardOutput()).split(u'\n', Qt::SkipEmptyParts);
    ours.sort();
    theirs.sort();
    QCOMPARE(ours, theirs);
}

void CasesTest::everyWayOfBillingHasACase()
{
    std::set<cost::Billing> billed;
    const QDir folder(QStringLiteral(SLIPWAY_TEST_DATA "/totals/cases"));
    for (const QString &name : folder.entryList({u"*.slipway"_s}, QDir::Files)) {
        for (const Compute &compute : planAt(folder.filePath(name)).computes)
            billed.insert(catalog().traits(compute.target).billing);
    }
    for (const ComputeTarget &target : catalog().targets()) {
        const cost::Billing billing = target.traits.billing;
        QVERIFY2(billing == cost::Billing::Free || billed.contains(billing), qPrintable(target.id));
    }
}

void CasesTest::theDocumentNamesEveryCase()
{
    QFile file(QStringLiteral(SLIPWAY_SOURCE_DIR "/docs/cost.md"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(file.readAll());
    const QDir folder(QStringLiteral(SLIPWAY_TEST_DATA "/totals/cases"));
    for (const QString &name : folder.entryList({u"*.slipway"_s}, QDir::Files))
        QVERIFY2(text.contains(u'`' + QFileInfo(name).baseName() + u'`'), qPrintable(name));
}

void CasesTest::totalsAreSumsOfTheLines()
{
    QFETCH(QString, path);
    const Evaluation evaluation = evaluated(planAt(path + u".slipway"_s));
    Money lines(0, evaluation.currency);
    Total months(Money(0, evaluation.currency));
    Total stages(Money(0, evaluation.currency));
    for (const CostLine &line : evaluation.lines) {
        Money amounts(0, evaluation.currency);
        for (const Money &amount : line.amounts)
            amounts += amount;
        QCOMPARE(line.total, amounts);
        lines += line.total;
    }
    for (const MonthCost &month : evaluation.months)
        months += month.total;
    for (const Total &stage : evaluation.stageTotals)
        stages += stage;
    QCOMPARE(lines, evaluation.total.known());
    QCOMPARE(months.known(), evaluation.total.known());
    QCOMPARE(stages.known(), evaluation.total.known());
    // Which lines are missing does not depend on how they are put together.
    QCOMPARE(QSet<QString>(months.missing().begin(), months.missing().end()),
             QSet<QString>(evaluation.total.missing().begin(), evaluation.total.missing().end()));
    QCOMPARE(months.isComplete(), evaluation.total.isComplete());
    QCOMPARE(stages.isComplete(), evaluation.total.isComplete());
}

void CasesTest::everyLineSaysHowItComesAbout()
{
    QFETCH(QString, path);
    for (const CostLine &line : evaluated(planAt(path + u".slipway"_s)).lines) {
        QVERIFY2(!line.formula.isEmpty(), qPrintable(line.id));
        QVERIFY2(!line.unit.isEmpty(), qPrintable(line.id));
        QCOMPARE(line.missing.isEmpty(), line.priced());
    }
}

SLIPWAY_TEST(CasesTest)
#include "tst_cases.moc"
