// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/support/testrun.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

/// Figures that a plan counts, with the nouns that stand behind them somewhere.
const QStringList counts{u"months"_s,         u"people"_s,         u"nodesPerRun"_s,      u"runsPerMonth"_s,
                         u"trials"_s,         u"parallelTrials"_s, u"instances"_s,        u"minNodes"_s,
                         u"maxNodes"_s,       u"minInstances"_s,   u"maxInstances"_s,     u"workersPerNode"_s,
                         u"daysPerWeek"_s,    u"hoursPerDay"_s,    u"privateEndpoints"_s, u"systemNodes"_s,
                         u"executors"_s,      u"perMonth"_s,       u"overlapHours"_s,     u"zones"_s,
                         u"concurrency"_s,    u"windowHours"_s,    u"deadlineHours"_s,    u"requestLeadDays"_s,
                         u"migrationLeadDays"_s, u"measuredNodes"_s, u"nodeStartMinutes"_s, u"driverVcpus"_s,
                         u"executorVcpus"_s,  u"idleMinutes"_s,    u"measuredHours"_s};

/// The plan with one of everything that it counts, and no ranges.
QJsonValue withOneOfEach(const QJsonValue &value)
{
    if (value.isArray()) {
        QJsonArray list;
        for (const QJsonValue &each : value.toArray())
            list << withOneOfEach(each);
        return list;
    }
    if (!value.isObject())
        return value;
    QJsonObject object = value.toObject();
    if (object.contains(u"likely"_s))
        return object[u"likely"_s];
    for (auto member = object.begin(); member != object.end(); ++member) {
        const QJsonValue changed = withOneOfEach(member.value());
        member.value() = counts.contains(member.key()) && changed.isDouble() ? QJsonValue(1) : changed;
    }
    return object;
}

} // namespace

/// "1 nodes" is a slip of ours: plans in which there is one of everything, in every output that has words.
class SingularsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneIsNotMany_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<bool>("committed");
        const QStringList templates{u"proof-of-concept"_s,      u"tabular-automl-batch"_s, u"vision-realtime"_s,
                                    u"llm-finetune-endpoint"_s, u"spark-features-batch"_s, u"many-models-forecast"_s,
                                    u"edge-arc"_s,              u"regulated-isolated"_s};
        for (const QString &id : templates)
            QTest::addRow("%s", qPrintable(id)) << id << false;
        QTest::newRow("paid for a year") << u"vision-realtime"_s << true;
    }
    void oneIsNotMany()
    {
        QFETCH(const QString, id);
        QFETCH(const bool, committed);
        const QTemporaryDir folder;
        const QDir dir(folder.path());
        const QString plan = dir.filePath(u"one.slipway"_s);
        const QByteArray built = runSlipway({u"new"_s, u"--template"_s, id, u"-o"_s, u"-"_s}).results;
        QJsonObject json = withOneOfEach(QJsonDocument::fromJson(built).object()).toObject();
        json.remove(u"scenarios"_s);
        json[u"growth"_s] = QJsonObject();
        if (committed) {
            QJsonArray computes = json[u"computes"_s].toArray();
            for (QJsonValueRef each : computes) {
                QJsonObject compute = each.toObject();
                compute[u"priceType"_s] = u"res1y"_s;
                each = compute;
            }
            json[u"computes"_s] = computes;
        }
        QFile file(plan);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QJsonDocument(json).toJson());
        file.close();

        QByteArray words;
        const auto take = [&words](const QStringList &arguments) {
            const Ended ended = runSlipway(arguments);
            QVERIFY2(ended.exitCode == 0 || ended.exitCode == 1, qPrintable(ended.messages));
            words += ended.results + ended.messages.toUtf8() + '\n';
        };
        take({u"evaluate"_s, plan});
        take({u"check"_s, plan});
        take({u"export"_s, plan, u"--markdown"_s, u"-"_s, u"--allow-blockers"_s});
        take({u"export"_s, plan, u"--csv"_s, u"-"_s, u"--allow-blockers"_s});
        take({u"export"_s, plan, u"--ics"_s, u"-"_s, u"--allow-blockers"_s});
        const QString exported = dir.filePath(u"files"_s);
        take({u"export"_s, plan, u"--azureml"_s, exported, u"--allow-blockers"_s});
        QDirIterator files(exported, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile one(files.next());
            QVERIFY(one.open(QIODevice::ReadOnly));
            words += one.readAll();
        }
        if (id == u"llm-finetune-endpoint") { // the report takes long, and draws from the same words
            const QString pdf = dir.filePath(u"one.pdf"_s);
            take({u"export"_s, plan, u"--pdf"_s, pdf, u"--allow-blockers"_s});
            QProcess text;
            text.start(u"pdftotext"_s, {u"-layout"_s, pdf, u"-"_s});
            QVERIFY(text.waitForFinished(60'000));
            words += text.readAllStandardOutput();
        }
        QVERIFY(words.size() > 10'000);

        // The nouns that are counted somewhere: hours of "730 h" and of a clock have none behind them. Units of a field stand in
        // one form behind each of its figures ("0.7, 1 and 1.2 hours a day").
        static const QRegularExpression slip(
            u"[^\\n]{0,60}(?<![0-9.,:/-])1 (nodes|days|months|runs|minutes|hours|weeks|years|times|instances|requests|people|"
            "machines|sources|warnings|blockers|approvals|findings|vCPUs|GPUs|trials|sessions|entries|lines|prices|"
            "workloads|computes|deployments|endpoints|replicas|pods|workers|zones|steps|sizes|regions|draws|ranges|"
            "pages|queries|rows|files|choices)\\b(?! a day)[^\\n]{0,60}"_s);
        QStringList slips;
        QRegularExpressionMatchIterator found = slip.globalMatch(QString::fromUtf8(words));
        while (found.hasNext())
            slips << found.next().captured();
        slips.removeDuplicates();
        QVERIFY2(slips.isEmpty(), qPrintable(slips.join(u'\n')));
    }
};

SLIPWAY_TEST(SingularsTest)

#include "tst_singulars.moc"
