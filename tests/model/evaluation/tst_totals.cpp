// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "tests/model/evaluation/evaluationfixture.h"

#include <QDir>
#include <QProcess>
#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// Holds the product to bills written out by hand: literal rates and arithmetic in tests/data/totals, added
/// up by a script that shares nothing with it.
class TotalsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theTemplateCostsWhatItsBillSays_data();
    void theTemplateCostsWhatItsBillSays();
};

void TotalsTest::theTemplateCostsWhatItsBillSays_data()
{
    QTest::addColumn<QString>("file");
    const QDir folder(QStringLiteral(SLIPWAY_TEST_DATA "/totals"));
    for (const QString &name : folder.entryList({u"*.csv"_s}, QDir::Files, QDir::Name))
        QTest::newRow(qPrintable(name)) << folder.filePath(name);
}

void TotalsTest::theTemplateCostsWhatItsBillSays()
{
    QFETCH(QString, file);
    QProcess script;
    script.start(u"python3"_s, {QStringLiteral(SLIPWAY_TEST_DATA "/totals/addup.py"), file});
    QVERIFY(script.waitForFinished());
    QVERIFY2(script.exitCode() == 0, script.readAllStandardError().constData());
    const Evaluation evaluation = evaluated(templatePlan(QFileInfo(file).baseName()));
    QStringList ours;
    for (const CostLine &line : evaluation.lines)
        ours << u"%1 %2"_s.arg(line.id, line.total.toDecimal());
    ours << u"total %1"_s.arg(evaluation.total.toDecimal());
    QStringList theirs = QString::fromUtf8(script.readAllStandardOutput()).split(u'\n', Qt::SkipEmptyParts);
    ours.sort();
    theirs.sort();
    QCOMPARE(ours, theirs);
}

SLIPWAY_TEST(TotalsTest)
#include "tst_totals.moc"
