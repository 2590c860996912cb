// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "tests/app/program.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QTemporaryDir>
#include <QTest>

using namespace slipway::test;
using namespace Qt::StringLiterals;

/// One total everywhere: what a bill written by hand adds up to (tests/data/totals) is what every output of the
/// program says. The window is held to the same figure in tests/ui/window.
class SameTotalTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void theSummarySaysIt();
    void theJsonSaysIt();
    void theCsvAddsUpToIt();
    void thePdfSaysIt();

private:
    QTemporaryDir m_folder;
    QString m_total; ///< "22014.33"
    QString m_plan;

    [[nodiscard]] QString printed() const; ///< "22,014.33"
    [[nodiscard]] QByteArray exported(const QString &option, const QString &name) const;
};

void SameTotalTest::initTestCase()
{
    QProcess script;
    script.start(u"python3"_s,
                 {QStringLiteral(SLIPWAY_TEST_DATA "/totals/addup.py"),
                  QStringLiteral(SLIPWAY_TEST_DATA "/totals/vision-realtime.csv")});
    QVERIFY(script.waitForFinished());
    const QStringList lines
        = QString::fromUtf8(script.readAllStandardOutput()).split(u'\n', Qt::SkipEmptyParts);
    QVERIFY(!lines.isEmpty() && lines.last().startsWith(u"total "));
    m_total = lines.last().mid(6);
    m_plan = QDir(m_folder.path()).filePath(u"plan.slipway"_s);
    QCOMPARE(runSlipway({u"new"_s, u"--template"_s, u"vision-realtime"_s, u"-o"_s, m_plan}).exitCode, 0);
}

QString SameTotalTest::printed() const
{
    return QLocale(QLocale::English).toString(m_total.toDouble(), 'f', 2);
}

QByteArray SameTotalTest::exported(const QString &option, const QString &name) const
{
    const QString path = QDir(m_folder.path()).filePath(name);
    const Ended ended = runSlipway({u"export"_s, m_plan, option, path, u"--as-of"_s, u"2026-11-20"_s});
    QFile file(path);
    return ended.exitCode == 0 && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void SameTotalTest::theSummarySaysIt()
{
    const Ended ended = runSlipway({u"evaluate"_s, m_plan, u"--as-of"_s, u"2026-11-20"_s});
    QCOMPARE(ended.exitCode, 0);
    QVERIFY2(ended.results.contains(printed().toUtf8()), ended.results.constData());
}

void SameTotalTest::theJsonSaysIt()
{
    const QJsonObject report = QJsonDocument::fromJson(exported(u"--json"_s, u"plan.json"_s)).object();
    const QJsonObject evaluation = report.value(u"evaluation").toObject();
    const QByteArray quoted = u"\"%1\""_s.arg(m_total).toUtf8();
    QVERIFY2(QJsonDocument(evaluation).toJson().contains(quoted), quoted.constData());
}

void SameTotalTest::theCsvAddsUpToIt()
{
    const QByteArray csv = exported(u"--csv"_s, u"plan.csv"_s);
    QVERIFY2(csv.contains(m_total.toUtf8()), csv.right(400).constData());
}

void SameTotalTest::thePdfSaysIt()
{
    QVERIFY(!exported(u"--pdf"_s, u"plan.pdf"_s).isEmpty());
    QProcess text;
    text.start(u"pdftotext"_s, {u"-layout"_s, QDir(m_folder.path()).filePath(u"plan.pdf"_s), u"-"_s});
    QVERIFY(text.waitForFinished());
    QVERIFY(text.readAllStandardOutput().contains(printed().toUtf8()));
}

SLIPWAY_TEST(SameTotalTest)
#include "tst_sametotal.moc"
