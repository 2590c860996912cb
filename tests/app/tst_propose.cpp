// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "tests/app/program.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace slipway::test;
using namespace Qt::StringLiterals;

/// `slipway propose` from outside.
class CommandProposeTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyProposalIsTold();
    void theSameSheetGivesTheSameBytes();
    void whatIsSavedIsThePlanOfTheProposal();
    void anExistingFileStays();
    void aFaultNamesFileAndEntry();
    void wrongUsageSaysSo();

private:
    [[nodiscard]] static QString sheet(const QString &name)
    {
        return QStringLiteral(SLIPWAY_SOURCE_DIR) + u"/tests/data/proposals/%1.sheet.json"_s.arg(name);
    }
    [[nodiscard]] static Ended run(const QString &file, const QStringList &more = {})
    {
        return runSlipway(QStringList{u"propose"_s, u"--sheet"_s, file, u"--as-of"_s, u"2026-11-20"_s,
                                      u"--draws"_s, u"200"_s}
                          + more);
    }
    [[nodiscard]] QString path(const QString &name) const { return QDir(m_folder.path()).filePath(name); }
    QTemporaryDir m_folder;
};

void CommandProposeTest::everyProposalIsTold()
{
    const Ended ended = run(sheet(u"full-tuning"_s));
    QCOMPARE(ended.exitCode, 0);
    const QString text = QString::fromUtf8(ended.results);
    for (const QString &part : {u"\nCheapest"_s, u"\nBalanced"_s, u"\nFastest"_s, u"recommended"_s,
                                u"P90 USD"_s, u"Runs on"_s, u"Gives up"_s, u"drawn 200 times"_s})
        QVERIFY2(text.contains(part), qPrintable(part + u'\n' + text));
    // Answers by their captions, not as files spell them.
    static const QRegularExpression spelled(u"\"[a-z]+[A-Z][A-Za-z]*\"|low_priority|\\b(payg|res[135]y|sp[13]y)\\b"_s);
    QVERIFY2(!spelled.match(text).hasMatch(), qPrintable(spelled.match(text).captured() + u'\n' + text));
}

void CommandProposeTest::theSameSheetGivesTheSameBytes()
{
    const QByteArray first = run(sheet(u"many-models"_s), {u"--json"_s}).results;
    QCOMPARE(run(sheet(u"many-models"_s), {u"--json"_s}).results, first);
    const QJsonObject json = QJsonDocument::fromJson(first).object();
    QCOMPARE(json[u"schema"_s].toString(), u"slipway.proposals"_s);
    QCOMPARE(json[u"draws"_s].toInt(), 200);
    for (const QString &kind : {u"cheapest"_s, u"balanced"_s, u"fastest"_s}) {
        const QJsonObject entry = json[kind].toObject();
        QCOMPARE(entry[u"why"_s].isNull(), !entry[u"proposal"_s].isNull());
    }
    const QJsonObject cheapest = json[u"cheapest"_s][u"proposal"_s].toObject();
    QCOMPARE(cheapest[u"plan"_s][u"schema"_s].toString(), u"slipway.plan"_s);
    QVERIFY(!cheapest[u"computes"_s].toArray().isEmpty());
}

void CommandProposeTest::whatIsSavedIsThePlanOfTheProposal()
{
    const QString plan = path(u"saved.slipway"_s);
    const Ended ended = run(sheet(u"many-models"_s), {u"--json"_s, u"--save"_s, u"cheapest"_s, plan});
    QVERIFY2(ended.exitCode == 0, qPrintable(ended.messages));
    const QJsonObject total
        = QJsonDocument::fromJson(ended.results)[u"cheapest"_s][u"proposal"_s][u"total"_s].toObject();
    const Ended report = runSlipway({u"evaluate"_s, plan, u"--json"_s, u"--as-of"_s, u"2026-11-20"_s});
    QCOMPARE(report.exitCode, 0);
    QCOMPARE(QJsonDocument::fromJson(report.results)[u"evaluation"_s][u"total"_s].toString(),
             total[u"amount"_s].toString());
}

void CommandProposeTest::anExistingFileStays()
{
    const QString plan = path(u"mine.slipway"_s);
    QFile file(plan);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("mine") == 4);
    file.close();
    QCOMPARE(run(sheet(u"many-models"_s), {u"--save"_s, u"cheapest"_s, plan}).exitCode, 4);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("mine"));
    QCOMPARE(run(sheet(u"many-models"_s), {u"--force"_s, u"--save"_s, u"cheapest"_s, plan}).exitCode, 0);
}

void CommandProposeTest::aFaultNamesFileAndEntry()
{
    const QString name = path(u"wrong.sheet.json"_s);
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"work": "batch", "itemsPerDay": 0, "secondsPerItem": 1, "regions": ["westeurope"]})");
    file.close();
    const Ended ended = run(name);
    QCOMPARE(ended.exitCode, 3);
    QVERIFY(ended.results.isEmpty());
    const QString message = ended.messages;
    QVERIFY2(message.contains(u"wrong.sheet.json"_s) && message.contains(u"/itemsPerDay"_s),
             qPrintable(message));
    QCOMPARE(ended.sentences().size(), 1);
    QCOMPARE(run(path(u"absent.json"_s)).exitCode, 3);
    // In the words of the sheet, also where a plan could not hold what follows from it.
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"work": "experimentation", "people": 10000, "regions": ["westeurope"]})");
    file.close();
    const Ended many = run(name);
    QCOMPARE(many.exitCode, 3);
    QVERIFY2(many.messages.contains(u"\"people\" must be between 0 and 1000, not 10000"_s),
             qPrintable(many.messages));
}

void CommandProposeTest::wrongUsageSaysSo()
{
    QCOMPARE(runSlipway({u"propose"_s}).exitCode, 2);
    QCOMPARE(run(sheet(u"students"_s), {u"--save"_s, u"dearest"_s, path(u"x"_s)}).exitCode, 2);
    QCOMPARE(run(sheet(u"students"_s), {u"--draws"_s, u"1"_s}).exitCode, 2);
    // One proposal alone: people have nothing that could be faster.
    const Ended none = run(sheet(u"students"_s), {u"--save"_s, u"fastest"_s, path(u"x.slipway"_s)});
    QCOMPARE(none.exitCode, 2);
    QVERIFY(none.messages.contains(u"no fastest proposal"_s));
    QVERIFY(!QFile::exists(path(u"x.slipway"_s)));
}

SLIPWAY_TEST(CommandProposeTest)
#include "tst_propose.moc"
