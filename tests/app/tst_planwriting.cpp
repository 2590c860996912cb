// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/filelock.h"
#include "model/plan/planjson.h"
#include "tests/app/program.h"
#include "tests/support/testrun.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <vector>

#include <unistd.h>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// What commands may write, and what they must leave as it is.
class PlanWritingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
        QCOMPARE(run({u"new"_s, u"--template"_s, u"proof-of-concept"_s, u"-o"_s, plan()}).exitCode, 0);
        QVERIFY(QFile::copy(QStringLiteral(SLIPWAY_TEST_DATA) + u"/additions/machine-room.json"_s,
                            path(u"own.json"_s)));
    }

    // Bytes that are no text would be stored as the sign for what cannot be read.
    void aSettingThatIsNoTextIsRefused()
    {
        const QByteArray before = contentOf(plan());
        for (const QString &arguments :
             {u"\"$(printf '/name=a\\377')\""_s, u"/name=a --scenario \"$(printf 'b\\377')\""_s}) {
            QProcess shell;
            shell.start(
                u"/bin/sh"_s,
                {u"-c"_s, u"exec \"$0\" set \"$1\" "_s + arguments, QStringLiteral(SLIPWAY_PROGRAM), plan()});
            QVERIFY(shell.waitForFinished(60'000));
            const QByteArray said = shell.readAllStandardError();
            QCOMPARE(shell.exitCode(), 2);
            QVERIFY2(said.contains("is no text in UTF-8"), said.constData());
            QCOMPARE(contentOf(plan()), before);
        }
    }

    // A plan of a newer version is read, never written: what this version does not know would be lost.
    void aNewerPlanIsLeftAsItIs_data() { commandsThatChangeAPlan(); }
    void aNewerPlanIsLeftAsItIs()
    {
        QFETCH(QStringList, arguments);
        QByteArray newer = contentOf(plan()).replace("\"version\": 1", "\"version\": 2");
        put(plan(), newer);
        const Ended ended = run(arguments);
        QCOMPARE(ended.exitCode, 3);
        QVERIFY2(ended.messages.contains(u"plan.slipway"_s) && ended.messages.contains(u"newer version"_s),
                 qPrintable(ended.messages));
        QCOMPARE(contentOf(plan()), newer);
        QVERIFY2(!QFile::exists(path(u"data"_s)), "copies were kept");
        QVERIFY(!QFile::exists(path(u"made.json"_s)));
    }

    // A report holds a plan, and is none: it would be gone.
    void aReportIsLeftAsItIs_data() { commandsThatChangeAPlan(); }
    void aReportIsLeftAsItIs()
    {
        QFETCH(QStringList, arguments);
        const QByteArray report = run({u"evaluate"_s, plan(), u"--json"_s}).results;
        put(plan(), report);
        const Ended ended = run(arguments);
        QCOMPARE(ended.exitCode, 3);
        QVERIFY2(ended.messages.contains(u"report"_s), qPrintable(ended.messages));
        QCOMPARE(contentOf(plan()), report);
    }

    void aPlanThatAWindowHasOpenIsLeftAsItIs_data()
    {
        commandsThatChangeAPlan();
        QTest::newRow("new") << QStringList{u"new"_s, u"--empty"_s, u"-o"_s, u"plan.slipway"_s, u"--force"_s};
    }
    void aPlanThatAWindowHasOpenIsLeftAsItIs()
    {
        QFETCH(QStringList, arguments);
        const QByteArray before = contentOf(plan());
        FileLock window;
        QCOMPARE(window.acquire(plan()), FileLock::State::Held);
        const Ended ended = run(arguments);
        QCOMPARE(ended.exitCode, 4);
        QVERIFY2(ended.messages.contains(u"plan.slipway"_s) && ended.messages.contains(u"in use"_s),
                 qPrintable(ended.messages));
        QCOMPARE(contentOf(plan()), before);
        window.release();
        QCOMPARE(run(arguments).exitCode, 0);
        QVERIFY(contentOf(plan()) != before);
        QVERIFY(!QFile::exists(FileLock::lockPath(plan())));
    }

    void commandsAtOneTimeLoseNothing()
    {
        constexpr int commands = 8;
        std::vector<std::unique_ptr<QProcess>> processes;
        for (int i = 0; i < commands; ++i) {
            put(path(u"m%1.json"_s.arg(i)),
                R"({"schema": "slipway.additions", "version": 1, "id": "m)" + QByteArray::number(i)
                    + R"(", "name": "M", "source": "s", "date": "2026-10-01", "prices": []})");
        }
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"XDG_DATA_HOME"_s, path(u"data"_s));
        for (int i = 0; i < commands; ++i) {
            auto &process = processes.emplace_back(std::make_unique<QProcess>());
            process->setProcessEnvironment(environment);
            process->start(QStringLiteral(SLIPWAY_PROGRAM),
                           {u"additions"_s, u"add"_s, path(u"m%1.json"_s.arg(i)), u"--plan"_s, plan()});
        }
        for (const auto &process : processes) {
            QVERIFY(process->waitForFinished(60'000));
            const QByteArray messages = process->readAllStandardError();
            QVERIFY2(process->exitCode() == 0, messages.constData());
        }
        const Result<LoadedPlan> read = readPlan(contentOf(plan()));
        QVERIFY(read.ok());
        QCOMPARE(read->plan.additions.size(), std::size_t{commands});
    }

    void noOutputTakesThePlaceOfAnInput_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const QStringList outputs{u"--csv"_s, u"--json"_s, u"--pdf"_s, u"--arm"_s, u"--ics"_s};
        for (const QString &output : outputs)
            QTest::addRow("%s", qPrintable(output))
                << QStringList{u"export"_s, u"plan.slipway"_s, output, u"plan.slipway"_s};
        const auto row = [](const char *name, const QString &to) {
            QTest::newRow(name) << QStringList{u"export"_s, u"plan.slipway"_s, u"--csv"_s,
                                               to,          u"--additions"_s,  u"own.json"_s};
        };
        row("a symbolic link", u"link"_s);
        row("a hard link", u"second"_s);
        row("another way to write it", u"./folder/../plan.slipway"_s);
        row("through a linked folder", u"here/plan.slipway"_s);
        row("the additions", u"own.json"_s);
        row("additions that the plan may name", u"machine-room.json"_s);
        QTest::newRow("the plan through a link")
            << QStringList{u"export"_s, u"link"_s, u"--csv"_s, u"plan.slipway"_s};
        QTest::newRow("a file of a folder")
            << QStringList{u"export"_s, u"folder/README.md"_s, u"--azureml"_s, u"folder"_s};
        QTest::newRow("import -o") << QStringList{u"import"_s, u"list.json"_s, u"-o"_s, u"list.json"_s};
        QTest::newRow("import --additions")
            << QStringList{u"import"_s, u"sizes.json"_s, u"--additions"_s, u"sizes.json"_s};
        QTest::newRow("import --additions onto --plan")
            << QStringList{u"import"_s,       u"sizes.json"_s, u"--additions"_s,
                           u"plan.slipway"_s, u"--plan"_s,     u"plan.slipway"_s};
    }
    void noOutputTakesThePlaceOfAnInput()
    {
        QFETCH(QStringList, arguments);
        QVERIFY(QDir(m_folder->path()).mkdir(u"folder"_s));
        QVERIFY(QFile::link(plan(), path(u"link"_s)));
        QVERIFY(QFile::link(m_folder->path(), path(u"here"_s)));
        QCOMPARE(
            link(QFile::encodeName(plan()).constData(), QFile::encodeName(path(u"second"_s)).constData()), 0);
        put(path(u"folder/README.md"_s), contentOf(plan()));
        for (const auto &[from, to] : {std::pair(u"ml-list-usage.json"_s, u"list.json"_s),
                                       std::pair(u"list-sizes.json"_s, u"sizes.json"_s)})
            QVERIFY(QFile::copy(QStringLiteral(SLIPWAY_TEST_DATA) + u"/azurecli/"_s + from, path(to)));
        if (arguments.contains(u"machine-room.json"_s)) {
            QVERIFY(QFile::copy(path(u"own.json"_s), path(u"machine-room.json"_s)));
            QCOMPARE(run({u"additions"_s, u"add"_s, u"own.json"_s, u"--plan"_s, plan()}).exitCode, 0);
        }
        const auto all = [this] {
            QByteArrayList contents;
            for (const QString &name : {u"plan.slipway"_s, u"second"_s, u"own.json"_s, u"machine-room.json"_s,
                                        u"list.json"_s, u"sizes.json"_s, u"folder/README.md"_s})
                contents << contentOf(path(name));
            return contents;
        };
        const QByteArrayList before = all();
        const Ended ended = run(arguments + QStringList{u"--force"_s});
        QVERIFY2(ended.exitCode == 2, qPrintable(ended.messages));
        QVERIFY2(ended.messages.contains(u"read by this command"_s), qPrintable(ended.messages));
        QCOMPARE(all(), before);
    }

    // Two names of one file are one output.
    void oneFileForTwoOutputsIsWrongUsage()
    {
        put(path(u"a"_s), "old");
        QVERIFY(QFile::link(path(u"a"_s), path(u"b"_s)));
        const Ended ended = run({u"export"_s, plan(), u"--csv"_s, u"a"_s, u"--json"_s, u"b"_s, u"--force"_s});
        QCOMPARE(ended.exitCode, 2);
        QCOMPARE(contentOf(path(u"a"_s)), "old"_ba);
    }

    // "--pdf -- --force" is a slip.
    void anOptionIsNoNameOfAFile()
    {
        for (const QStringList &output : {QStringList{u"--csv"_s, u"--"_s}, QStringList{u"--csv=-x"_s},
                                          QStringList{u"--azureml"_s, u"--"_s}}) {
            const Ended ended = run(QStringList{u"export"_s, plan()} + output + QStringList{u"--force"_s});
            QCOMPARE(ended.exitCode, 2);
            QVERIFY2(!QFile::exists(path(u"--"_s)) && !QFile::exists(path(u"-x"_s)),
                     qPrintable(ended.messages));
        }
    }

    // The zone is in the dates that Qt writes, and fonts are looked for by language.
    void theSamePdfEverywhere()
    {
        QByteArray first;
        const QList<std::pair<QString, QString>> places = {{u"UTC"_s, u"C"_s},
                                                           {u"Asia/Tokyo"_s, u"ja_JP.UTF-8"_s},
                                                           {u"America/New_York"_s, u"ar_EG.UTF-8"_s}};
        for (const auto &[zone, language] : places) {
            const Ended ended = runSlipway(
                {u"export"_s, plan(), u"--pdf"_s, u"-"_s, u"--allow-blockers"_s},
                {{u"SOURCE_DATE_EPOCH"_s, u"1795000000"_s}, {u"TZ"_s, zone}, {u"LC_ALL"_s, language}});
            QCOMPARE(ended.exitCode, 0);
            QVERIFY(ended.results.startsWith("%PDF"));
            if (first.isEmpty())
                first = ended.results;
            QVERIFY2(ended.results == first, qPrintable(zone));
        }
    }

    void blanksBehindCommasAreNothing()
    {
        const Ended ended = run({u"search"_s, plan(), u"--compute"_s, u"train"_s, u"--targets"_s,
                                 u"compute_cluster, serverless_compute"_s, u"--json"_s});
        QVERIFY2(ended.exitCode == 0, qPrintable(ended.messages));
        QVERIFY(ended.results.contains("serverless_compute"));
    }

    // What one's own machines cost is in no total: it is "at least", and stands behind whole ones.
    void wholeTotalsComeBeforeAtLeast()
    {
        // Without a budget, which most targets would exceed.
        QJsonObject free = QJsonDocument::fromJson(contentOf(plan())).object();
        free.remove(u"budget"_s);
        put(plan(), QJsonDocument(free).toJson());
        const QByteArray text
            = run({u"search"_s, plan(), u"--compute"_s, u"train"_s, u"--targets"_s, u"all"_s}).results;
        bool atLeast = false;
        int rows = 0;
        for (const QByteArray &line : text.split('\n')) {
            if (line.contains("not possible") || !line.contains('.'))
                continue;
            ++rows;
            QVERIFY2(!atLeast || line.contains("at least"), line.constData());
            atLeast = line.contains("at least");
        }
        QVERIFY2(atLeast && rows > 5, text.constData());
    }

    void oneWarningIsNotOneWarnings()
    {
        const QByteArray text = run({u"evaluate"_s, plan()}).results;
        QVERIFY2(!text.contains(" 1 warnings") && !text.contains(" 1 pieces"), text.constData());
    }

    void aFileIsNoFolder()
    {
        const Ended ended = run({u"export"_s, plan(), u"--azureml"_s, path(u"own.json"_s), u"--force"_s});
        QCOMPARE(ended.exitCode, 4);
        QVERIFY2(ended.messages.contains(u"own.json\" could not be written: it is a file, not a folder."_s),
                 qPrintable(ended.messages));
    }

private:
    static void commandsThatChangeAPlan()
    {
        QTest::addColumn<QStringList>("arguments");
        const QString answers = QStringLiteral(SLIPWAY_TEST_DATA) + u"/azurecli/"_s;
        QTest::newRow("additions add")
            << QStringList{u"additions"_s, u"add"_s, u"own.json"_s, u"--plan"_s, u"plan.slipway"_s};
        QTest::newRow("import of quota")
            << QStringList{u"import"_s, answers + u"ml-list-usage.json"_s, u"--plan"_s, u"plan.slipway"_s};
        QTest::newRow("import of sizes") << QStringList{u"import"_s,      answers + u"list-sizes.json"_s,
                                                        u"--plan"_s,      u"plan.slipway"_s,
                                                        u"--additions"_s, u"made.json"_s};
    }

    static QByteArray contentOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(cannot be read)");
    }
    static void put(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }
    [[nodiscard]] QString plan() const { return path(u"plan.slipway"_s); }
    [[nodiscard]] Ended run(const QStringList &arguments) const
    {
        return runSlipway(arguments, {{u"XDG_DATA_HOME"_s, path(u"data"_s)}}, m_folder->path());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

SLIPWAY_TEST(PlanWritingTest)

#include "tst_planwriting.moc"
