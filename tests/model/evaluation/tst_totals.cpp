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
        ours << u"%1 %2"_s.arg(line.id, line.priced() ? line.total.toDecimal() : u"no price"_s);
    ours << u"%1 %2"_s.arg(evaluation.complete ? u"total"_s : u"at least"_s, evaluation.total.toDecimal());
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

SLIPWAY_TEST(TotalsTest)
#include "tst_totals.moc"
