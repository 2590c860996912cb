// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/plan/planjson.h"
#include "tests/model/evaluation/evaluationfixture.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTest>

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
    void whatTheBillHasNoPriceForIsMissing_data() { aCaseCostsWhatItsBillSays_data(); }
    void whatTheBillHasNoPriceForIsMissing();
    void aLineFormulaComesWithEveryLine_data() { aCaseCostsWhatItsBillSays_data(); }
    void aLineFormulaComesWithEveryLine();
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
        ours << u"%1 %2"_s.arg(line.id, line.total.toDecimal());
    ours << u"total %1"_s.arg(evaluation.total.toDecimal());
    QStringList theirs = QString::fromUtf8(script.readAllStandardOutput()).split(u'\n', Qt::SkipEmptyParts);
    ours.sort();
    theirs.sort();
    QCOMPARE(ours, theirs);
}

void CasesTest::whatTheBillHasNoPriceForIsMissing()
{
    QFETCH(QString, path);
    QFile bill(path + u".csv"_s);
    QVERIFY(bill.open(QIODevice::ReadOnly));
    QStringList unpriced;
    for (const QString &row : QString::fromUtf8(bill.readAll()).split(u'\n')) {
        if (row.section(u',', 3, 3) == u"0"_s)
            unpriced << row.section(u',', 0, 0);
    }
    const Evaluation evaluation = evaluated(planAt(path + u".slipway"_s));
    QStringList ours;
    for (const CostLine &line : evaluation.lines) {
        if (!line.priced())
            ours << line.id;
    }
    ours.sort();
    unpriced.sort();
    QCOMPARE(ours, unpriced);
    QCOMPARE(evaluation.complete, unpriced.isEmpty());
}

void CasesTest::aLineFormulaComesWithEveryLine()
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
