// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/faults/faultcases.h"
#include "tests/support/testrun.h"

#include "ui/window/recentfiles.h"
#include "ui/window/settingsfile.h"

#include <QFile>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <memory>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

constexpr int exitUnreadable = 3;

QByteArray testFile(const QString &name)
{
    QFile file(QStringLiteral(SLIPWAY_TEST_DATA) + u'/' + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// Every command that reads, with each call that opens or reads a file refused in turn: nothing counts as read that was not, and
/// the sentence names the file and the reason.
class ReadFaultsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void whatCannotBeReadIsSaid_data();
    void whatCannotBeReadIsSaid();
    void settingsThatCannotBeReadAreNotReplaced();

private:
    [[nodiscard]] QString folder() const { return m_folder + u"/there"_s; }
    [[nodiscard]] Ended runHere(const QStringList &arguments, int at = 0, int error = 0) const;
    [[nodiscard]] std::vector<std::string> callsOfOneRun() const;

    QTemporaryDir m_temporary;
    QString m_folder;
    FolderContent m_before;
};

void ReadFaultsTest::initTestCase()
{
    m_folder = QFileInfo(m_temporary.path()).canonicalFilePath();
    m_before = {
        {u"plan.slipway"_s, runSlipway({u"new"_s, u"--template"_s, u"proof-of-concept"_s}).results},
        {u"cluster.yml"_s, testFile(u"fuzz/azureml/cluster.yml"_s)},
        {u"sizes.json"_s, testFile(u"azurecli/list-sizes.json"_s)},
        {u"machine-room.json"_s, testFile(u"additions/machine-room.json"_s)},
        {u"page.json"_s, testFile(u"retail/d2s.json"_s)},
        {u"sheet.json"_s, testFile(u"proposals/students.sheet.json"_s)},
        {u"prices.csv"_s, testFile(u"pricesheets/enterprise.csv"_s)},
        // Charges of this plan: without one there is nothing to say, and the command would not end well.
        {u"costs.csv"_s, testFile(u"fuzz/costs/focus.csv"_s).replace("Tickets", "Proof of concept")},
    };
    for (const auto &[name, bytes] : m_before.asKeyValueRange())
        QVERIFY2(!bytes.isEmpty(), qPrintable(name));
    fillFolder(folder(), m_before);
    // A book of the user's own, which is current.
    const Ended kept = runHere({u"prices"_s, u"import"_s, u"page.json"_s, u"--partial"_s});
    QVERIFY2(kept.exitCode == exitDone, qPrintable(kept.messages));
    m_before = contentOfFolder(folder());
}

Ended ReadFaultsTest::runHere(const QStringList &arguments, int at, int error) const
{
    return runSlipway(arguments,
                      {{u"LD_PRELOAD"_s, QStringLiteral(FAILING_FILES)},
                       {u"ASAN_OPTIONS"_s, sanitizerOptions()},
                       {u"SLIPWAY_FAULT_UNDER"_s, folder()},
                       {u"SLIPWAY_FAULT_AT"_s, QString::number(at)},
                       {u"SLIPWAY_FAULT_ERROR"_s, QString::number(error)},
                       {u"SLIPWAY_FAULT_READS"_s, u"1"_s},
                       {u"SLIPWAY_FAULT_LOG"_s, m_folder + u"/calls"_s},
                       {u"SOURCE_DATE_EPOCH"_s, u"1795000000"_s},
                       {u"XDG_DATA_HOME"_s, folder() + u"/share"_s}},
                      folder());
}

std::vector<std::string> ReadFaultsTest::callsOfOneRun() const
{
    QFile log(m_folder + u"/calls"_s);
    std::vector<std::string> calls;
    if (log.open(QIODevice::ReadOnly)) {
        for (const QByteArray &line : log.readAll().split('\n')) {
            if (!line.isEmpty())
                calls.push_back(line.toStdString());
        }
    }
    return calls;
}

void ReadFaultsTest::whatCannotBeReadIsSaid_data()
{
    QTest::addColumn<QStringList>("arguments");
    const auto row = [](const QStringList &arguments) {
        QTest::newRow(qPrintable(arguments.mid(0, 2).join(u' '))) << arguments;
    };
    const QString plan = u"plan.slipway"_s;
    row({u"evaluate"_s, plan, u"--additions"_s, u"machine-room.json"_s});
    row({u"diff"_s, plan, plan});
    row({u"set"_s, plan, u"/months=7"_s});
    row({u"actuals"_s, plan, u"costs.csv"_s});
    row({u"import"_s, u"cluster.yml"_s, u"-o"_s, u"new.slipway"_s});
    row({u"import"_s, u"sizes.json"_s, u"--additions"_s, u"a.json"_s, u"--plan"_s, plan});
    row({u"additions"_s, u"add"_s, u"machine-room.json"_s, u"--plan"_s, plan});
    row({u"propose"_s, u"--sheet"_s, u"sheet.json"_s, u"--draws"_s, u"100"_s});
    row({u"prices"_s, u"import"_s, u"page.json"_s, u"--partial"_s});
    row({u"prices"_s, u"sheet"_s, u"prices.csv"_s, u"--dry-run"_s, u"--accept-suspicious"_s});
}

void ReadFaultsTest::whatCannotBeReadIsSaid()
{
    QFETCH(QStringList, arguments);
    fillFolder(folder(), m_before);
    QFile::remove(m_folder + u"/calls"_s);
    const Ended done = runHere(arguments);
    QVERIFY2(done.exitCode == exitDone, qPrintable(done.messages));
    const std::vector<std::string> calls = callsOfOneRun();
    QVERIFY2(calls.size() >= 3, qPrintable(QString::number(calls.size())));
    QStringList faults;
    for (std::size_t i = 0; i < calls.size(); ++i) {
        if (calls[i].find(".lock") != std::string::npos)
            continue; // whose lock it is; without an answer it is somebody's
        const int error = calls[i].starts_with("open ") && i % 2 == 0 ? EACCES : EIO;
        fillFolder(folder(), m_before);
        const Ended ended = runHere(arguments, static_cast<int>(i) + 1, error);
        const QString sentence = ended.sentences().join(u' ');
        QString fault;
        if (ended.exitCode != exitUnreadable || !ended.results.isEmpty())
            fault = u"ends with %1: %2"_s.arg(ended.exitCode).arg(sentence);
        else if (contentOfFolder(folder()) != m_before)
            fault = u"left: %1"_s.arg(QStringList(contentOfFolder(folder()).keys()).join(u", "_s));
        else
            fault = faultOfSentence(sentence, calls[i], error);
        if (!fault.isEmpty())
            faults << u"\"%1\": %2"_s.arg(QString::fromStdString(calls[i]), fault);
    }
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
}

void ReadFaultsTest::settingsThatCannotBeReadAreNotReplaced()
{
    const QByteArray before = "[look]\ntheme=dark\n";
    int tried = 0;
    for (int at = 1; at <= 20; ++at) {
        const QTemporaryDir temporary;
        const QString there = QFileInfo(temporary.path()).canonicalFilePath();
        fillFolder(there, {{u"slipway.conf"_s, before}});
        setFileFault({.under = there.toStdString(), .at = at, .error = EIO, .isOfReads = true});
        QString said;
        {
            QSettings settings(there + u"/slipway.conf"_s, wholeIniFormat());
            SettingsWatch watch(settings);
            RecentFiles(settings).add(u"/plans/new.slipway"_s);
            said = watch.write();
        }
        const bool isRefused = static_cast<int>(countedFileCalls().size()) >= at;
        setFileFault({});
        if (!isRefused)
            break;
        ++tried;
        const QByteArray after = contentOfFolder(there).value(u"slipway.conf"_s);
        QVERIFY2(after.contains("theme=dark"),
                 qPrintable(u"call %1: %2"_s.arg(at).arg(QString::fromUtf8(after))));
        QVERIFY2(after.contains("new.slipway") || said.contains(u"nput/output error"),
                 qPrintable(u"call %1: \"%2\""_s.arg(at).arg(said)));
    }
    QVERIFY2(tried >= 2, qPrintable(QString::number(tried)));
}

SLIPWAY_TEST(ReadFaultsTest)

#include "tst_readfaults.moc"
