// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/support/files.h"
#include "tests/support/testrun.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

#include <sys/mount.h>
#include <unistd.h>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

const std::pair<QString, QString> fixedTime = {u"SOURCE_DATE_EPOCH"_s, u"1795000000"_s};

} // namespace

/// The commands that evaluate a plan, through the real program.
class ExportTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
        m_plan = path(u"plan.slipway"_s);
        QCOMPARE(runSlipway({u"new"_s, u"--template"_s, u"vision-realtime"_s, u"-o"_s, m_plan}).exitCode, 0);
    }

    void everyTemplateEvaluatesAndChecks_data()
    {
        QTest::addColumn<QString>("id");
        for (const char *id :
             {"tabular-automl-batch", "vision-realtime", "llm-finetune-endpoint", "spark-features-batch",
              "many-models-forecast", "edge-arc", "regulated-isolated", "proof-of-concept"})
            QTest::newRow(id) << QString::fromLatin1(id);
    }
    void everyTemplateEvaluatesAndChecks()
    {
        QFETCH(QString, id);
        const QString plan = path(u"t.slipway"_s);
        QCOMPARE(runSlipway({u"new"_s, u"--template"_s, id, u"-o"_s, plan}).exitCode, 0);
        const Ended evaluated = runSlipway({u"evaluate"_s, plan}, {fixedTime});
        QCOMPARE(evaluated.exitCode, 0);
        QCOMPARE(evaluated.messages, QString());
        for (const char *row : {"Average month", "Total", "Findings", "Prices"})
            QVERIFY2(evaluated.results.contains(row), evaluated.results.constData());

        const Ended checked = runSlipway({u"check"_s, plan}, {fixedTime});
        QCOMPARE(checked.exitCode, evaluated.results.contains("\nFindings          0 blocking") ? 0 : 1);
    }

    void aBlockedPlanEndsWithOneAndIsWrittenAllTheSame()
    {
        // A quantity of quota that no default gives: the size has to be asked for, the target has ended.
        QByteArray plan = contentOf(m_plan);
        const QByteArray target = "\"target\": \"managed_online_endpoint\"";
        QVERIFY(plan.contains(target));
        QVERIFY(put(m_plan, plan.replace(target, "\"target\": \"aci\"")));
        const QString pdf = path(u"a.pdf"_s);
        const Ended checked = runSlipway({u"check"_s, m_plan});
        QVERIFY2(checked.exitCode == 1, checked.results.constData());
        QVERIFY2(checked.results.startsWith("blocker "), checked.results.constData());

        const Ended refused = runSlipway({u"export"_s, m_plan, u"--pdf"_s, pdf});
        QCOMPARE(refused.exitCode, 1);
        QVERIFY2(refused.messages.contains(u"blocker"_s), qPrintable(refused.messages));
        QVERIFY(contentOf(pdf).startsWith("%PDF-"));
        QCOMPARE(
            runSlipway({u"export"_s, m_plan, u"--pdf"_s, pdf, u"--force"_s, u"--allow-blockers"_s}).exitCode,
            0);
    }

    void twoExportsWithOneTimeAreTheSameBytes()
    {
        const QString first = path(u"1.pdf"_s);
        const QString second = path(u"2.pdf"_s);
        exportPdf(first);
        exportPdf(second);
        QVERIFY(contentOf(first).startsWith("%PDF-"));
        QVERIFY(contentOf(first) == contentOf(second));
    }

    void jsonAndCsvAreTheSameBytesToo()
    {
        for (const QString &n : {u"1"_s, u"2"_s}) {
            const Ended ended = runSlipway({u"export"_s, m_plan, u"--json"_s, path(n + u".json"_s),
                                            u"--csv"_s, path(n + u".csv"_s), u"--allow-blockers"_s},
                                           {fixedTime});
            QCOMPARE(ended.exitCode, 0);
        }
        QCOMPARE(contentOf(path(u"1.json"_s)), contentOf(path(u"2.json"_s)));
        QCOMPARE(contentOf(path(u"1.csv"_s)), contentOf(path(u"2.csv"_s)));
        // evaluate --range --json is the same report.
        QCOMPARE(runSlipway({u"evaluate"_s, m_plan, u"--range"_s, u"--json"_s}, {fixedTime}).results,
                 contentOf(path(u"1.json"_s)));
    }

    /// All files of one export say the same range: what the Markdown prints is what programs read in the JSON.
    void allFormatsOfOneExportSayTheSameRange()
    {
        const Ended ended = runSlipway({u"export"_s, m_plan, u"--json"_s, path(u"a.json"_s), u"--markdown"_s,
                                        path(u"a.md"_s), u"--allow-blockers"_s},
                                       {fixedTime});
        QVERIFY2(ended.exitCode == 0, qPrintable(ended.messages));
        const QJsonValue ranges = QJsonDocument::fromJson(contentOf(path(u"a.json"_s)))[u"uncertainty"_s];
        QVERIFY(ranges.isObject());
        QStringList row{u"| total"_s};
        for (const QString &percentile : {u"p10"_s, u"p50"_s, u"p90"_s})
            row << ranges[u"total"_s][percentile].toString();
        const QString markdown = QString::fromUtf8(contentOf(path(u"a.md"_s))).remove(u',');
        QVERIFY2(markdown.contains(row.join(u" | "_s)), qPrintable(row.join(u" | "_s)));
    }

    void theReportIsAPlanAgain()
    {
        const QString report = path(u"report.json"_s);
        QVERIFY(put(report, runSlipway({u"evaluate"_s, m_plan, u"--json"_s}, {fixedTime}).results));
        QCOMPARE(runSlipway({u"check"_s, report, u"--json"_s}, {fixedTime}).results,
                 runSlipway({u"check"_s, m_plan, u"--json"_s}, {fixedTime}).results);
    }

    void findingsPrintAsJson()
    {
        const Ended ended = runSlipway({u"check"_s, m_plan, u"--json"_s}, {fixedTime});
        const QJsonDocument json = QJsonDocument::fromJson(ended.results);
        QVERIFY(json.isArray());
        QVERIFY(!json.array().isEmpty());
        for (const QJsonValue &finding : json.array()) {
            for (const char *key : {"rule", "severity", "title"})
                QVERIFY2(!finding[QLatin1StringView(key)].toString().isEmpty(), key);
        }
    }

    void aTemplateExportsWithoutAFile()
    {
        const Ended ended = runSlipway(
            {u"export"_s, u"--template"_s, u"edge-arc"_s, u"--csv"_s, u"-"_s, u"--allow-blockers"_s});
        QCOMPARE(ended.exitCode, 0);
        QVERIFY(ended.results.count('\n') > 12);
    }

    void thePdfGoesToStandardOutputWhenAsked()
    {
        const Ended ended
            = runSlipway({u"export"_s, m_plan, u"--pdf"_s, u"-"_s, u"--allow-blockers"_s}, {fixedTime});
        QCOMPARE(ended.exitCode, 0);
        exportPdf(path(u"1.pdf"_s));
        QVERIFY(ended.results == contentOf(path(u"1.pdf"_s)));
    }

    void theDayOfTheEnvironmentIsTheDayOfJudgement()
    {
        const QByteArray byEnvironment = runSlipway({u"check"_s, m_plan}, {fixedTime}).results;
        const QByteArray byOption = runSlipway({u"check"_s, m_plan, u"--as-of"_s, u"2026-11-18"_s}).results;
        QCOMPARE(byEnvironment, byOption);
        QVERIFY(runSlipway({u"evaluate"_s, m_plan}, {fixedTime}).results.contains("2026-11-18"));
        const Ended wrong = runSlipway({u"evaluate"_s, m_plan}, {{u"SOURCE_DATE_EPOCH"_s, u"soon"_s}});
        QCOMPARE(wrong.exitCode, 2);
        QVERIFY2(wrong.messages.contains(u"SOURCE_DATE_EPOCH"_s), qPrintable(wrong.messages));
    }

    void outputThatCannotBeWrittenEndsWithFourAndLeavesNothing_data()
    {
        QTest::addColumn<QString>("target");
        QTest::newRow("a full device") << u"/dev/full"_s;
        QTest::newRow("below a file") << u"plan.slipway/out.pdf"_s;
        QTest::newRow("in no folder") << u"nowhere/out.pdf"_s;
        QTest::newRow("a folder") << u"."_s;
        QTest::newRow("where nothing may be made") << u"/proc/out.pdf"_s;
    }
    void outputThatCannotBeWrittenEndsWithFourAndLeavesNothing()
    {
        QFETCH(QString, target);
        const QString to = target.startsWith(u'/') ? target : path(target);
        const Ended ended = runSlipway({u"export"_s, m_plan, u"--pdf"_s, to, u"--force"_s});
        QVERIFY2(ended.exitCode == 4, qPrintable(ended.messages));
        QVERIFY2(ended.sentences().size() == 1 && ended.sentences().first().contains(to),
                 qPrintable(ended.messages));
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 QStringList{u"plan.slipway"_s});
    }

    void aFullDiskKeepsTheOldFile()
    {
        // Only root may mount; for anyone else the full device above has to do.
        const QString disk = path(u"disk"_s);
        QVERIFY(QDir().mkdir(disk));
        const QByteArray mountPoint = QFile::encodeName(disk);
        if (::mount("slipway-test", mountPoint.constData(), "tmpfs", 0, "size=16k") != 0)
            return;
        const QString old = disk + u"/old.pdf"_s;
        QVERIFY(put(old, "old"));
        const Ended ended = runSlipway({u"export"_s, m_plan, u"--pdf"_s, old, u"--force"_s});
        const QByteArray kept = contentOf(old);
        const QStringList left = QDir(disk).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
        QCOMPARE(::umount2(mountPoint.constData(), MNT_DETACH), 0);
        QVERIFY2(ended.exitCode == 4, qPrintable(ended.messages));
        QVERIFY2(ended.messages.contains(old), qPrintable(ended.messages));
        QCOMPARE(kept, "old"_ba);
        QCOMPARE(left, QStringList{u"old.pdf"_s});
    }

    /// What programs read and compare says the same in every language; what people read does not.
    void filesForProgramsKnowNoLanguage()
    {
        const QList<std::pair<QString, QString>> files
            = {{u"--json"_s, u"json"_s}, {u"--csv"_s, u"csv"_s},     {u"--focus"_s, u"focus"_s},
               {u"--xlsx"_s, u"xlsx"_s}, {u"--markdown"_s, u"md"_s}, {u"--arm"_s, u"arm"_s},
               {u"--ics"_s, u"ics"_s}};
        for (const QString &language : {u"en"_s, u"de"_s}) {
            QStringList arguments{
                u"export"_s,           u"--template"_s, u"llm-finetune-endpoint"_s,    u"--lang"_s, language,
                u"--allow-blockers"_s, u"--azureml"_s,  path(language + u".azureml"_s)};
            for (const auto &[option, suffix] : files)
                arguments << option << path(language + u'.' + suffix);
            if (language == u"de") { // one deployment
                QVERIFY(QDir().mkpath(path(u"de.azureml"_s)));
                QVERIFY(QFile::copy(path(u"en.azureml/slipway-folder.json"_s),
                                    path(u"de.azureml/slipway-folder.json"_s)));
            }
            const Ended ended = runSlipway(arguments, {fixedTime});
            QVERIFY2(ended.exitCode == 0, qPrintable(ended.messages));
        }
        for (const auto &[option, suffix] : files) {
            const QByteArray english = contentOf(path(u"en."_s + suffix));
            QVERIFY2(english.size() > 100, qPrintable(option));
            if (option == u"--ics")
                QVERIFY(english != contentOf(path(u"de."_s + suffix)));
            else
                QVERIFY2(english == contentOf(path(u"de."_s + suffix)), qPrintable(option));
        }
        const QStringList names = QDir(path(u"en.azureml"_s)).entryList(QDir::Files);
        QVERIFY(!names.isEmpty());
        for (const QString &name : names)
            QVERIFY2(contentOf(path(u"en.azureml/"_s + name)) == contentOf(path(u"de.azureml/"_s + name)),
                     qPrintable(name));
    }

    void relativeNamesAreThoseOfTheFolderOneIsIn()
    {
        const Ended ended = runSlipway({u"evaluate"_s, u"plan.slipway"_s}, {}, m_folder->path());
        QCOMPARE(ended.exitCode, 0);
    }

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }
    void exportPdf(const QString &to) const
    {
        const Ended ended
            = runSlipway({u"export"_s, m_plan, u"--pdf"_s, to, u"--allow-blockers"_s}, {fixedTime});
        QVERIFY2(ended.exitCode == 0, qPrintable(ended.messages));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_plan;
};

SLIPWAY_TEST(ExportTest)

#include "tst_export.moc"
