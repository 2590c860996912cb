// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "tests/app/program.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace slipway::test;
using namespace Qt::StringLiterals;

/// `slipway evaluate --range` from outside.
class CommandRangesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void theSummaryHasPercentilesAndChances();
    void theSameDrawsGiveTheSameBytes();
    void statedRangesAreFewer();
    void wrongUsageSaysSo();

private:
    [[nodiscard]] Ended run(const QStringList &options) const
    {
        return runSlipway(QStringList{u"evaluate"_s, m_plan, u"--as-of"_s, u"2026-11-20"_s} + options);
    }
    QTemporaryDir m_folder;
    QString m_plan;
};

void CommandRangesTest::initTestCase()
{
    m_plan = QDir(m_folder.path()).filePath(u"plan.slipway"_s);
    QCOMPARE(runSlipway({u"new"_s, u"--template"_s, u"vision-realtime"_s, u"-o"_s, m_plan}).exitCode, 0);
}

void CommandRangesTest::theSummaryHasPercentilesAndChances()
{
    const Ended ended = run({u"--range"_s, u"--draws"_s, u"500"_s});
    QCOMPARE(ended.exitCode, 0);
    const QString text = QString::fromUtf8(ended.results);
    for (const QString &part : {u"Point estimate"_s, u"500 times"_s, u"P10 USD "_s, u", P50 USD "_s, u", P90 USD "_s,
                                u"Over budget"_s, u"Kept "_s, u"Moved most by"_s})
        QVERIFY2(text.contains(part), qPrintable(part));
    QVERIFY(!QString::fromUtf8(run({}).results).contains(u"P10"));
}

void CommandRangesTest::theSameDrawsGiveTheSameBytes()
{
    const QStringList options{u"--range"_s, u"--draws"_s, u"300"_s, u"--json"_s};
    const QByteArray first = run(options).results;
    QCOMPARE(run(options).results, first);
    const QJsonObject ranges = QJsonDocument::fromJson(first)[u"uncertainty"_s].toObject();
    QCOMPARE(ranges[u"draws"_s].toInt(), 300);
    const QJsonObject total = ranges[u"total"_s].toObject();
    QVERIFY(total[u"p10"_s].toString().toDouble() < total[u"p50"_s].toString().toDouble());
    QVERIFY(total[u"p50"_s].toString().toDouble() < total[u"p90"_s].toString().toDouble());
    QCOMPARE(ranges[u"months"_s].toArray().size(), 12);
    QVERIFY(QJsonDocument::fromJson(run({u"--json"_s}).results)[u"uncertainty"_s].isNull());
}

void CommandRangesTest::statedRangesAreFewer()
{
    const auto inputs = [this](const QStringList &more) {
        const QByteArray json
            = run(QStringList{u"--range"_s, u"--draws"_s, u"100"_s, u"--json"_s} + more).results;
        return QJsonDocument::fromJson(json)[u"uncertainty"_s][u"inputs"_s].toArray();
    };
    const QJsonArray stated = inputs({u"--stated-ranges"_s});
    QVERIFY(!stated.isEmpty() && stated.size() < inputs({}).size());
    for (const QJsonValue &input : stated)
        QCOMPARE(input[u"origin"_s].toString(), u"stated"_s);
}

void CommandRangesTest::wrongUsageSaysSo()
{
    QCOMPARE(run({u"--draws"_s, u"500"_s}).exitCode, 2);
    QCOMPARE(run({u"--range"_s, u"--draws"_s, u"5"_s}).exitCode, 2);
    QCOMPARE(run({u"--range"_s, u"--draws"_s, u"1e9"_s}).exitCode, 2);
    // Not as C reads them: 0200 would be 128 and 0x1F4 500.
    for (const QString &number : {u"0200"_s, u"0x1F4"_s, u"+200"_s, u"200 "_s, u"1e3"_s, u"0b11001000"_s}) {
        const Ended ended = run({u"--range"_s, u"--draws"_s, number});
        QCOMPARE(ended.exitCode, 2);
        QVERIFY2(ended.messages.contains(u"whole number from 100 to 100,000"_s), qPrintable(ended.messages));
    }
}

SLIPWAY_TEST(CommandRangesTest)
#include "tst_ranges.moc"
