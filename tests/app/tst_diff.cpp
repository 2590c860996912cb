// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/support/testrun.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

const std::pair<QString, QString> judged = {u"SOURCE_DATE_EPOCH"_s, u"1795000000"_s};

} // namespace

/// slipway diff and evaluate --jsonl, through the real program.
class DiffTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_plan = fromTemplate(u"a.slipway"_s, u"vision-realtime"_s);
    }

    void aPlanDiffersFromItselfByNothing()
    {
        const Ended ended = runSlipway({u"diff"_s, m_plan, m_plan, u"--max-increase"_s, u"0"_s}, {judged});
        QCOMPARE(ended.exitCode, 0);
        QCOMPARE(ended.messages, QString());
        QVERIFY2(ended.results.contains("0.00 (0 %)"), ended.results.constData());
    }

    void aRiseBeyondTheLimitEndsWithOne()
    {
        const QString dearer = changed(u"b.slipway"_s, "\"runsPerMonth\": ", "\"runsPerMonth\": 9");
        const QStringList diff{u"diff"_s, m_plan, dearer, u"--allow-findings"_s, u"--max-increase"_s};
        const Ended beyond = runSlipway(diff + QStringList{u"1"_s}, {judged});
        QVERIFY2(beyond.exitCode == 1, beyond.results.constData());
        QVERIFY2(beyond.messages.contains(u"more than 1 %"_s), qPrintable(beyond.messages));
        QCOMPARE(runSlipway(diff + QStringList{u"100000"_s}, {judged}).exitCode, 0);
        // The other way round it becomes cheaper.
        const Ended cheaper = runSlipway(
            {u"diff"_s, dearer, m_plan, u"--allow-findings"_s, u"--max-increase"_s, u"0"_s}, {judged});
        QCOMPARE(cheaper.exitCode, 0);
    }

    /// A term of three years makes the month cheaper and binds to two years more.
    void whatIsOwedAfterwardsIsToldAndHeldToTheLimit()
    {
        const QString bound = path(u"b.slipway"_s);
        QVERIFY(QFile::copy(m_plan, bound));
        QCOMPARE(runSlipway({u"set"_s, bound, u"/computes/serve/priceType=res3y"_s}, {judged}).exitCode, 0);
        const QStringList diff{u"diff"_s, m_plan, bound, u"--allow-findings"_s};
        const Ended ended = runSlipway(diff + QStringList{u"--max-increase"_s, u"5"_s}, {judged});
        QVERIFY2(ended.exitCode == 1, ended.results.constData());
        QVERIFY2(ended.results.contains("\nOwed after that   USD 0.00 -> "), ended.results.constData());
        QVERIFY2(ended.messages.contains(u"The average month with what is owed after the plan rises by"_s),
                 qPrintable(ended.messages));
        QVERIFY2(!ended.messages.contains(u"The average month rises"_s), qPrintable(ended.messages));

        const QJsonObject json
            = QJsonDocument::fromJson(runSlipway(diff + QStringList{u"--json"_s}, {judged}).results).object();
        const QJsonObject report
            = QJsonDocument::fromJson(runSlipway({u"evaluate"_s, bound, u"--json"_s}, {judged}).results)
                  .object();
        const QString owed = report[u"evaluation"][u"owed"].toString();
        QVERIFY(owed.toDouble() > 1000);
        QCOMPARE(json[u"owed"][u"after"][u"amount"].toString(), owed);
        const QList<QByteArray> lines = runSlipway({u"evaluate"_s, u"--jsonl"_s, m_folder->path()}, {judged})
                                            .results.trimmed()
                                            .split('\n');
        QCOMPARE(lines.size(), 2);
        const QJsonObject first = QJsonDocument::fromJson(lines[0]).object();
        QCOMPARE(first[u"owed"][u"amount"].toString(), u"0.00"_s);
        const QJsonObject second = QJsonDocument::fromJson(lines[1]).object();
        QCOMPARE(second[u"owed"][u"amount"].toString(), owed);
        QCOMPARE(second[u"owed"][u"complete"].toBool(), true);
    }

    void findingsThatGetWorseEndWithOne()
    {
        const QString worse
            = changed(u"b.slipway"_s, "\"target\": \"managed_online_endpoint\"", "\"target\": \"aci\"");
        const Ended ended = runSlipway({u"diff"_s, m_plan, worse}, {judged});
        QVERIFY2(ended.exitCode == 1, ended.results.constData());
        QVERIFY2(ended.results.contains("gained: blocker"), ended.results.constData());
        QVERIFY2(ended.messages.contains(u"got worse"_s), qPrintable(ended.messages));
        QCOMPARE(runSlipway({u"diff"_s, m_plan, worse, u"--allow-findings"_s}, {judged}).exitCode, 0);
        QCOMPARE(runSlipway({u"diff"_s, worse, worse}, {judged}).exitCode, 0);
    }

    void everyFormatTellsTheSameDifference()
    {
        const QString other = fromTemplate(u"b.slipway"_s, u"llm-finetune-endpoint"_s);
        const auto diff = [&](const QString &option) {
            return runSlipway({u"diff"_s, m_plan, other, u"--allow-findings"_s, option}, {judged}).results;
        };
        const QJsonObject json = QJsonDocument::fromJson(diff(u"--json"_s)).object();
        QCOMPARE(json[u"schema"].toString(), u"slipway.diff"_s);
        const QString amount = json[u"total"][u"difference"][u"amount"].toString();
        QString grouped = amount.section(u'.', 0, 0);
        for (qsizetype at = grouped.size() - 3; at > 0; at -= 3)
            grouped.insert(at, u',');
        grouped += u'.' + amount.section(u'.', 1);
        QVERIFY(amount.size() > 4);
        QVERIFY(diff(u"--markdown"_s).contains(grouped.toUtf8()));
        const Ended text = runSlipway({u"diff"_s, m_plan, other, u"--allow-findings"_s}, {judged});
        QVERIFY(text.results.contains(grouped.toUtf8()));
    }

    void wrongUseIsSaid()
    {
        QCOMPARE(runSlipway({u"diff"_s, m_plan}).exitCode, 2);
        for (const QString &limit : {u"-1"_s, u"nan"_s, u"inf"_s, u"5%"_s, u"1e9"_s}) {
            const Ended ended = runSlipway({u"diff"_s, m_plan, m_plan, u"--max-increase"_s, limit});
            QCOMPARE(ended.exitCode, 2);
            QVERIFY2(ended.messages.contains(u"\"%1\" is no percentage"_s.arg(limit)), qPrintable(ended.messages));
        }
        QCOMPARE(runSlipway({u"diff"_s, m_plan, m_plan, u"--json"_s, u"--markdown"_s}).exitCode, 2);
        const Ended absent = runSlipway({u"diff"_s, m_plan, path(u"absent.slipway"_s)});
        QCOMPARE(absent.exitCode, 3);
        QVERIFY2(absent.sentences().size() == 1 && absent.messages.contains(u"absent.slipway"_s),
                 qPrintable(absent.messages));
    }

    void aFolderIsOneLineForEachPlan()
    {
        QVERIFY(QDir(m_folder->path()).mkpath(u"team/b"_s));
        fromTemplate(u"team/b/c.slipway"_s, u"edge-arc"_s);
        put(u"b.slipway"_s, "{\"schema\": \"slipway.plan\", \"version\": 1, \"months\": 0}");
        put(u"notes.txt"_s, "no plan");
        const Ended ended = runSlipway({u"evaluate"_s, u"--jsonl"_s, m_folder->path()}, {judged});
        QCOMPARE(ended.exitCode, 3);
        QVERIFY2(ended.messages.contains(u"1 of 3 plans"_s), qPrintable(ended.messages));
        const QList<QByteArray> lines = ended.results.trimmed().split('\n');
        QCOMPARE(lines.size(), 3);
        QStringList files;
        for (const QByteArray &line : lines)
            files << QJsonDocument::fromJson(line).object()[u"file"].toString();
        QCOMPARE(files, (QStringList{u"a.slipway"_s, u"b.slipway"_s, u"team/b/c.slipway"_s}));

        const QJsonObject bad = QJsonDocument::fromJson(lines[1]).object();
        QCOMPARE(bad[u"error"][u"where"].toString(), u"/months"_s);
        QVERIFY(!bad[u"error"][u"message"].toString().isEmpty());
        QVERIFY(!bad.contains(u"total"_s));

        // The same figures as of the plan alone.
        const QJsonObject report
            = QJsonDocument::fromJson(runSlipway({u"evaluate"_s, m_plan, u"--json"_s}, {judged}).results)
                  .object();
        const QJsonObject first = QJsonDocument::fromJson(lines[0]).object();
        QCOMPARE(first[u"total"][u"amount"], report[u"evaluation"][u"total"]);
        QVERIFY(first[u"total"][u"amount"].toString().size() > 4);
        QVERIFY(!first.contains(u"error"_s));
    }

    void aFolderOfGoodPlansEndsWithNothing()
    {
        for (const QString &folder : {m_folder->path(), QDir::current().relativeFilePath(m_folder->path())}) {
            const Ended ended = runSlipway({u"evaluate"_s, u"--jsonl"_s, folder}, {judged});
            QCOMPARE(ended.exitCode, 0);
            QCOMPARE(ended.messages, QString());
            QCOMPARE(ended.results.count('\n'), 1);
        }
    }

    // It may stand for a plan that somebody counts on.
    void aLinkThatLeadsNowhereIsSaid()
    {
        QVERIFY(QFile::link(path(u"nowhere"_s), path(u"lost.slipway"_s)));
        const Ended ended = runSlipway({u"evaluate"_s, u"--jsonl"_s, m_folder->path()}, {judged});
        QCOMPARE(ended.exitCode, 3);
        QVERIFY(ended.results.contains("lost.slipway") && ended.results.contains("\"error\""));
    }

    void aFolderWithoutPlansOrNoneIsSaid()
    {
        const QTemporaryDir empty;
        for (const QString &folder : {empty.path(), m_plan, path(u"absent"_s)}) {
            const Ended ended = runSlipway({u"evaluate"_s, u"--jsonl"_s, folder});
            QCOMPARE(ended.exitCode, 3);
            QVERIFY2(ended.sentences().size() == 1 && ended.messages.contains(folder),
                     qPrintable(ended.messages));
        }
        QCOMPARE(runSlipway({u"evaluate"_s}).exitCode, 2);
        QCOMPARE(runSlipway({u"evaluate"_s, m_plan, u"--jsonl"_s, m_folder->path()}).exitCode, 2);
    }

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }
    void put(const QString &name, const QByteArray &bytes) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    QString fromTemplate(const QString &name, const QString &id) const
    {
        const Ended made = runSlipway({u"new"_s, u"--template"_s, id, u"-o"_s, path(name)});
        return made.exitCode == 0 ? path(name) : QString();
    }
    /// The plan with `by` where its text has `text`.
    QString changed(const QString &name, const QByteArray &text, const QByteArray &by) const
    {
        QFile file(m_plan);
        if (!file.open(QIODevice::ReadOnly))
            return {};
        QByteArray bytes = file.readAll();
        if (!bytes.contains(text))
            return {};
        bytes.replace(text, by);
        put(name, bytes);
        return path(name);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_plan;
};

SLIPWAY_TEST(DiffTest)

#include "tst_diff.moc"
