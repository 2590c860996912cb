// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/support/testrun.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

constexpr int exitUsage = 2;
constexpr int exitUnreadable = 3;
constexpr int exitUnwritable = 4;

/// Stands for what is wrong.
const QString hole = u"{}"_s;

/// What an argument of each kind cannot be, and how the command ends then.
struct Wrong
{
    QString value;
    int exitCode;
    bool isNamed = true; ///< in the sentence
};
QList<Wrong> wrongValues(const QString &kind)
{
    if (kind == u"input") {
        return {{u"missing"_s, exitUnreadable},    {u"folder"_s, exitUnreadable},
                {u"pipe"_s, exitUnreadable},       {u"/dev/zero"_s, exitUnreadable},
                {u"sparse"_s, exitUnreadable},     {u"loop"_s, exitUnreadable},
                {u"empty"_s, exitUnreadable},      {u"words"_s, exitUnreadable},
                {u"input/below"_s, exitUnreadable}};
    }
    if (kind == u"output")
        return {{u"folder"_s, exitUnwritable},
                {u"/dev/full"_s, exitUnwritable},
                {u"words/below"_s, exitUnwritable}};
    if (kind == u"number")
        return {
            {u"many"_s, exitUsage}, {u"-1"_s, exitUsage}, {u"1.5.2"_s, exitUsage}, {u"1e999"_s, exitUsage}};
    if (kind == u"date")
        return {{u"soon"_s, exitUsage}, {u"2026-02-30"_s, exitUsage}, {u"9999-12-31"_s, exitUsage}};
    if (kind == u"kept") // by the user
        return {{u"no such"_s, exitUnreadable}};
    if (kind == u"id") // of what is in the plan, or kept by the user
        return {{u"no such"_s, exitUsage}};
    if (kind == u"formula")
        return {{u"no such"_s, exitUnreadable, false}, {u"[1]"_s, exitUnreadable, false}};
    if (kind == u"filter")
        return {{u"no such"_s, exitUsage, false}, {u"vcpus >"_s, exitUsage, false}};
    return {{u"no such"_s, exitUsage}, {u"\u202e\x1b[31m"_s, exitUsage, false}};
}

} // namespace

/// Every argument of every command, given what it cannot be: at once one sentence that names it, and the exit code of its kind.
class EndsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aWrongValueIsOneSentence_data();
    void aWrongValueIsOneSentence();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
};

void EndsTest::initTestCase()
{
    const auto write = [this](const QString &name, const QByteArray &bytes) {
        QFile file(path(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    };
    QVERIFY(write(u"plan.slipway"_s, runSlipway({u"new"_s, u"--template"_s, u"proof-of-concept"_s}).results));
    QVERIFY(write(u"empty"_s, {}) && write(u"words"_s, "no such thing\n"));
    for (const auto &[name, from] : {std::pair(u"sheet.json"_s, u"proposals/students.sheet.json"_s),
                                     std::pair(u"cluster.yml"_s, u"fuzz/azureml/cluster.yml"_s),
                                     std::pair(u"own.json"_s, u"additions/machine-room.json"_s)})
        QVERIFY(QFile::copy(QStringLiteral(SLIPWAY_TEST_DATA) + u'/' + from, path(name)));
    QVERIFY(QDir(m_folder.path()).mkdir(u"folder"_s));
    QCOMPARE(mkfifo(QFile::encodeName(path(u"pipe"_s)).constData(), 0600), 0);
    QVERIFY(QFile::link(path(u"loop"_s), path(u"loop"_s)));
    QFile sparse(path(u"sparse"_s));
    QVERIFY(sparse.open(QIODevice::WriteOnly) && sparse.resize(qint64{200} << 30));
}

void EndsTest::aWrongValueIsOneSentence_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("kind");
    const auto row = [](const char *kind, const char *arguments) {
        QTest::newRow(arguments) << QString::fromLatin1(arguments).split(u' ') << QString::fromLatin1(kind);
    };
    for (const char *command : {"evaluate {}",
                                "check {}",
                                "search {}",
                                "buy {}",
                                "scenarios {}",
                                "prices check {}",
                                "prices demand {}",
                                "prices reprice {} --book builtin",
                                "actuals {} words",
                                "export {} --csv -",
                                "set {} /months=3",
                                "diff {} plan.slipway",
                                "diff plan.slipway {}",
                                "import cluster.yml --plan {}",
                                "prices use builtin --plan {}",
                                "additions add own.json --plan {}",
                                "prices refresh --url http://127.0.0.1:9 --dry-run --plan {}",
                                "evaluate plan.slipway --additions {}",
                                "additions check {}",
                                "additions add {}",
                                "actuals plan.slipway {}",
                                "import {} -o -",
                                "prices import {} --dry-run",
                                "prices sheet {} --dry-run",
                                "propose --sheet {}",
                                "evaluate --jsonl {}"})
        row("input", command);
    for (const char *command :
         {"new --empty --force -o {}", "import cluster.yml --force -o {}",
          "export plan.slipway --force --csv {}", "export plan.slipway --force --json {}",
          "export plan.slipway --force --ics {}",
          "propose --sheet sheet.json --draws 100 --force --save cheapest {}"})
        row("output", command);
    for (const char *command :
         {"evaluate plan.slipway --range --draws {}", "search plan.slipway --nodes {}",
          "search plan.slipway --top {}", "buy plan.slipway --draws {}",
          "propose --sheet sheet.json --draws {}", "prices refresh --url http://127.0.0.1:9 --parallel {}",
          "diff plan.slipway plan.slipway --max-increase {}", "prices sheet words --per-usd {}"})
        row("number", command);
    for (const char *command :
         {"evaluate plan.slipway --as-of {}", "export plan.slipway --csv - --as-of {}",
          "catalog sizes --as-of {}", "import cluster.yml -o - --as-of {}", "prices import words --as-of {}",
          "prices sheet words --as-of {}", "propose --sheet sheet.json --as-of {}",
          "diff plan.slipway plan.slipway --as-of {}"})
        row("date", command);
    row("kept", "{}");
    for (const char *command :
         {"evaluate plan.slipway --scenario {}", "export plan.slipway --csv - --scenario {}",
          "diff plan.slipway plan.slipway --scenario {}", "diff plan.slipway plan.slipway --from-scenario {}",
          "prices diff {} builtin", "prices diff builtin {}", "prices reprice plan.slipway --book {}",
          "prices use {}", "diff plan.slipway plan.slipway --book {}",
          "diff plan.slipway plan.slipway --from-book {}"})
        row("id", command);
    row("formula", "formula eval queue.little --inputs {}");
    row("filter", "catalog sizes --where {}");
    for (const char *command :
         {"evaluate plan.slipway --prices {}", "export --template {} --csv -", "new --template {}",
          "export plan.slipway --pdf - --lang {}", "set plan.slipway {}", "search plan.slipway --stage {}",
          "search plan.slipway --compute {}", "search plan.slipway --compute train --why-not {}",
          "search plan.slipway --targets {}", "describe {}", "schema {}", "formula show {}",
          "formula eval {} --inputs []", "catalog {}", "prices refresh --dry-run --region {}",
          "prices refresh --dry-run --region westeurope --url {}",
          "propose --sheet sheet.json --save {} new.slipway", "--lang {} check plan.slipway"})
        row("word", command);
}

void EndsTest::aWrongValueIsOneSentence()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, kind);
    QList<Wrong> values = wrongValues(kind);
    values.append({QString(), exitUsage, false});
    QStringList faults;
    for (const Wrong &wrong : values) {
        QStringList given = arguments;
        given.replaceInStrings(hole, wrong.value);
        const Ended ended = runSlipway(given, {{u"XDG_DATA_HOME"_s, path(u"share"_s)}}, m_folder.path());
        const QStringList said = ended.sentences();
        QString fault;
        if (ended.exitCode != wrong.exitCode)
            fault = u"ends with %1"_s.arg(ended.exitCode);
        else if (!ended.results.isEmpty())
            fault = u"prints something"_s;
        else if (said.size() != 1 || !said.first().endsWith(u'.'))
            fault = u"not one sentence"_s;
        else if (wrong.isNamed && !said.first().contains(wrong.value))
            fault = u"does not name it"_s;
        if (!fault.isEmpty())
            faults << u"\"%1\": %2: %3"_s.arg(wrong.value, fault, ended.messages.left(300));
    }
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
}

SLIPWAY_TEST(EndsTest)

#include "tst_ends.moc"
