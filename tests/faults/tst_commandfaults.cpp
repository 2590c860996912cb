// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/faults/faultcases.h"
#include "tests/support/testrun.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <memory>

using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

constexpr int exitUnwritable = 4;
/// In place of an errno: the program is killed at that call.
constexpr int killed = -SIGKILL;

QByteArray dataFile(const QString &name)
{
    QFile file(QStringLiteral(SLIPWAY_TEST_DATA) + u'/' + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// Every command that writes, with each call that makes, fills or places a file refused in turn, and killed at it.
class CommandFaultsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void whatIsRefusedLeavesAllAsItWas_data() { commands(); }
    void whatIsRefusedLeavesAllAsItWas();
    void whatIsKilledIsMadeGoodByTheNext_data() { commands(); }
    void whatIsKilledIsMadeGoodByTheNext();

private:
    static void commands();
    [[nodiscard]] QString folder() const { return m_folder + u"/there"_s; }
    [[nodiscard]] QByteArray templatePlan() const;
    /// The files that the command of this row finds.
    [[nodiscard]] FolderContent filesBefore() const;
    void prepare(const FolderContent &before) const;
    [[nodiscard]] Ended runHere(int at = 0, int error = 0, bool isShort = false) const;
    [[nodiscard]] std::vector<std::string> callsOfOneRun() const;
    [[nodiscard]] QString faultOf(const Ended &ended, const FolderContent &before, const FolderContent &whole,
                                  const std::string &call, int error) const;

    std::unique_ptr<QTemporaryDir> m_temporary;
    QString m_folder;
};

void CommandFaultsTest::init()
{
    m_temporary = std::make_unique<QTemporaryDir>();
    m_folder = QFileInfo(m_temporary->path()).canonicalFilePath();
}

void CommandFaultsTest::prepare(const FolderContent &before) const
{
    fillFolder(folder(), before);
    fillFolder(m_folder + u"/inputs"_s,
               {{u"cluster.yml"_s, dataFile(u"fuzz/azureml/cluster.yml"_s)},
                {u"usage.json"_s, dataFile(u"azurecli/vm-list-usage.json"_s)},
                {u"sizes.json"_s, dataFile(u"azurecli/list-sizes.json"_s)},
                {u"machine-room.json"_s, dataFile(u"additions/machine-room.json"_s)}});
}

void CommandFaultsTest::commands()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<bool>("isLong");
    const QStringList answers{u"import"_s,      u"../inputs/sizes.json"_s,
                              u"--additions"_s, u"sizes.additions.json"_s,
                              u"--as-of"_s,     u"2026-11-01"_s};
    QTest::newRow("a new plan") << QStringList{u"new"_s, u"--empty"_s, u"-o"_s, u"new.slipway"_s} << false;
    QTest::newRow("a plan in place of another")
        << QStringList{u"new"_s, u"--empty"_s, u"--force"_s, u"-o"_s, u"plan.slipway"_s} << false;
    QTest::newRow("a field of a plan") << QStringList{u"set"_s, u"plan.slipway"_s, u"/months=7"_s} << false;
    QTest::newRow("a plan of YAML") << QStringList{u"import"_s, u"../inputs/cluster.yml"_s, u"-o"_s,
                                                   u"new.slipway"_s}
                                    << false;
    QTest::newRow("quota for a plan")
        << QStringList{u"import"_s, u"../inputs/usage.json"_s, u"--plan"_s, u"plan.slipway"_s} << false;
    QTest::newRow("sizes for a plan") << answers + QStringList{u"--plan"_s, u"plan.slipway"_s} << false;
    QTest::newRow("additions and a plan that names them")
        << QStringList{u"additions"_s, u"add"_s, u"../inputs/machine-room.json"_s, u"--plan"_s,
                       u"plan.slipway"_s}
        << false;
    QTest::newRow("every file of an export")
        << QStringList{u"export"_s, u"plan.slipway"_s, u"--json"_s,     u"a.json"_s,          u"--csv"_s,
                       u"a.csv"_s,  u"--arm"_s,        u"a.arm.json"_s, u"--ics"_s,           u"a.ics"_s,
                       u"--pdf"_s,  u"a.pdf"_s,        u"--force"_s,    u"--allow-blockers"_s}
        << true;
    QTest::newRow("a new folder") << QStringList{u"export"_s, u"plan.slipway"_s, u"--azureml"_s,
                                                 u"new/folder"_s, u"--allow-blockers"_s}
                                  << true;
    QTest::newRow("a folder in place of another")
        << QStringList{u"export"_s, u"plan.slipway"_s, u"--azureml"_s,
                       u"old"_s,    u"--force"_s,      u"--allow-blockers"_s}
        << true;
}

QByteArray CommandFaultsTest::templatePlan() const
{
    static const QByteArray plan = runSlipway({u"new"_s, u"--template"_s, u"proof-of-concept"_s}).results;
    return plan;
}

FolderContent CommandFaultsTest::filesBefore() const
{
    return {
        {u"plan.slipway"_s, templatePlan()}, {u"a.json"_s, "old"},    {u"a.pdf"_s, "old"}, {u"old/"_s, {}},
        {u"old/README.md"_s, "old"},         {u"old/theirs"_s, "old"}};
}

Ended CommandFaultsTest::runHere(int at, int error, bool isShort) const
{
    QFETCH(QStringList, arguments);
    return runSlipway(arguments,
                      {{u"LD_PRELOAD"_s, QStringLiteral(FAILING_FILES)},
                       {u"ASAN_OPTIONS"_s, sanitizerOptions()},
                       {u"SLIPWAY_FAULT_UNDER"_s, folder()},
                       {u"SLIPWAY_FAULT_AT"_s, QString::number(at)},
                       {u"SLIPWAY_FAULT_ERROR"_s, QString::number(error)},
                       {u"SLIPWAY_FAULT_SHORT"_s, QString::number(isShort ? 1 : 0)},
                       {u"SLIPWAY_FAULT_LOG"_s, m_folder + u"/calls"_s},
                       {u"SOURCE_DATE_EPOCH"_s, u"1795000000"_s},
                       {u"XDG_DATA_HOME"_s, folder() + u"/share"_s}},
                      folder());
}

std::vector<std::string> CommandFaultsTest::callsOfOneRun() const
{
    QFile log(m_folder + u"/calls"_s);
    if (!log.open(QIODevice::ReadOnly))
        return {};
    std::vector<std::string> calls;
    for (const QByteArray &line : log.readAll().split('\n')) {
        if (!line.isEmpty())
            calls.push_back(line.toStdString());
    }
    return calls;
}

QString CommandFaultsTest::faultOf(const Ended &ended, const FolderContent &before,
                                   const FolderContent &whole, const std::string &call, int error) const
{
    const FolderContent left = contentOfFolder(folder());
    const bool isDone = ended.exitCode == exitDone;
    if (isDone ? !mayBeDoneWithout(call) : ended.exitCode != exitUnwritable)
        return u"ends with %1: %2"_s.arg(ended.exitCode).arg(ended.messages);
    if (left != (isDone ? whole : before))
        return u"left: %1"_s.arg(QStringList(left.keys()).join(u", "_s));
    if (isDone)
        return {};
    return ended.sentences().isEmpty() ? u"nothing is said"_s
                                       : faultOfSentence(ended.sentences().last(), call, error);
}

void CommandFaultsTest::whatIsRefusedLeavesAllAsItWas()
{
    QFETCH(bool, isLong);
    const FolderContent before = filesBefore();
    prepare(before);
    const Ended done = runHere();
    QVERIFY2(done.exitCode == exitDone, qPrintable(done.messages));
    const FolderContent whole = contentOfFolder(folder());
    const std::vector<std::string> calls = callsOfOneRun();
    // Made, filled, synced and put in place.
    QVERIFY2(calls.size() >= 4, qPrintable(QString::number(calls.size())));
    QStringList faults;
    for (std::size_t i = 0; i < calls.size(); ++i) {
        for (std::size_t r = 0; r < refusals().size(); ++r) {
            // Each call in two of the ways, in turn; of a long command, which has many that are alike, in one.
            const std::size_t turn = (r + refusals().size() - i % refusals().size()) % refusals().size();
            if (turn > (isLong ? 0U : 1U))
                continue;
            const Refusal &refusal = refusals()[r];
            if (refusal.isShort && !calls[i].starts_with("write "))
                continue;
            fillFolder(folder(), before);
            const Ended ended = runHere(static_cast<int>(i) + 1, refusal.error, refusal.isShort);
            const QString fault = faultOf(ended, before, whole, calls[i], refusal.error);
            if (!fault.isEmpty())
                faults << u"%1 of \"%2\": %3"_s.arg(QLatin1StringView(refusal.name),
                                                    QString::fromStdString(calls[i]), fault);
        }
    }
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
}

void CommandFaultsTest::whatIsKilledIsMadeGoodByTheNext()
{
    QFETCH(bool, isLong);
    const FolderContent before = filesBefore();
    prepare(before);
    QCOMPARE(runHere().exitCode, exitDone);
    const FolderContent whole = contentOfFolder(folder());
    const std::vector<std::string> calls = callsOfOneRun();
    QStringList faults;
    // A long command has many calls that are alike: every fourth of them, and each that puts something in place.
    const auto isTried = [&](std::size_t i) {
        return !isLong || i % 4 == 0 || calls[i].starts_with("rename ") || calls[i].starts_with("link ");
    };
    for (std::size_t i = 0; i < calls.size(); ++i) {
        if (!isTried(i))
            continue;
        fillFolder(folder(), before);
        if (runHere(static_cast<int>(i) + 1, killed).exitCode != -1)
            faults << u"not killed at \"%1\""_s.arg(QString::fromStdString(calls[i]));
        // Each file is the old or the new one, and nothing of what was there is gone.
        const FolderContent left = contentOfFolder(folder());
        for (const auto &[name, bytes] : before.asKeyValueRange()) {
            if (!left.contains(name) || (left[name] != bytes && left[name] != whole[name]))
                faults << u"killed at \"%1\": %2 is damaged"_s.arg(QString::fromStdString(calls[i]), name);
        }
        const Ended again = runHere();
        if (again.exitCode == exitUnwritable && again.messages.contains(u"--force"_s))
            continue; // it was in place already
        // A lock that was begun names nobody: it is for the user to say that nobody has the plan open.
        if (again.exitCode == exitUnwritable && calls[i].ends_with(".lock")
            && again.messages.contains(u"remove"_s))
            continue;
        if (again.exitCode != exitDone || contentOfFolder(folder()) != whole)
            faults << u"killed at \"%1\", then again: %2 %3; left: %4"_s.arg(
                QString::fromStdString(calls[i]), QString::number(again.exitCode), again.messages,
                QStringList(contentOfFolder(folder()).keys()).join(u", "_s));
    }
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
}

SLIPWAY_TEST(CommandFaultsTest)

#include "tst_commandfaults.moc"
