// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/support/testrun.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// The real program on `slipway search`.
class SearchCommandTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        m_plan = m_folder.filePath(u"vision.slipway"_s);
        QCOMPARE(runSlipway({u"new"_s, u"--template"_s, u"vision-realtime"_s, u"-o"_s, m_plan}).exitCode, 0);
    }

    void stagesPrintTheirComputes()
    {
        const Ended ended = search({u"--stage"_s, u"training"_s, u"--top"_s, u"7"_s, u"--json"_s});
        QCOMPARE(ended.exitCode, 0);
        QCOMPARE(ended.messages, QString());
        const QJsonArray computes = QJsonDocument::fromJson(ended.results).array();
        QCOMPARE(computes.size(), 1);
        const QJsonObject train = computes.at(0).toObject();
        QCOMPARE(train[u"compute"_s].toString(), u"train"_s);
        QCOMPARE(train[u"measure"_s].toString(), u"hours_per_run"_s);
        QCOMPARE(train[u"ranked"_s].toArray().size(), 7);
        QVERIFY(!train[u"front"_s].toArray().isEmpty());
        QCOMPARE(train[u"scanned"_s].toInteger(),
                 train[u"excluded"_s].toInteger() + train[u"costed"_s].toInteger());
        const QJsonObject first = train[u"ranked"_s].toArray().at(0).toObject();
        for (const QString &key : {u"size"_s, u"region"_s, u"priceType"_s, u"nodes"_s, u"measure"_s,
                                   u"total"_s, u"complete"_s, u"exclusions"_s, u"month"_s})
            QVERIFY2(first.contains(key), qPrintable(key));
        // The text tells the same.
        const Ended text = search({u"--stage"_s, u"training"_s, u"--top"_s, u"7"_s});
        QCOMPARE(text.exitCode, 0);
        QCOMPARE(text.results.count('\n'), 3 + 7);
        QVERIFY(text.results.contains(first[u"region"_s].toString().toUtf8()));
    }

    void theRobustPlanComesWithWhatWouldChangeIt()
    {
        const Ended ended = search({u"--best"_s, u"--robust"_s, u"--nodes"_s, u"4"_s, u"--json"_s});
        QCOMPARE(ended.exitCode, 0);
        const QJsonObject best = QJsonDocument::fromJson(ended.results).object();
        QVERIFY(best.contains(u"after"_s));
        const QJsonObject robust = best[u"underUncertainty"_s].toObject();
        const QJsonObject chosen = robust[robust[u"chosen"_s].toString()].toObject();
        QVERIFY(!chosen[u"constraints"_s].toArray().isEmpty());
        QCOMPARE(chosen[u"required"_s].toDouble(), 0.8);
        for (const QJsonValue &each : chosen[u"constraints"_s].toArray())
            QCOMPARE(each[u"met"_s].toBool(), each[u"kept"_s][u"share"_s].toDouble() >= 0.8);
        QCOMPARE(robust[u"likely"_s][u"total"_s], best[u"after"_s]);
        QVERIFY(robust[u"candidates"_s].toInt() > 1);
        QVERIFY(!robust[u"flips"_s].toArray().isEmpty());
        QCOMPARE(robust[u"fallbacks"_s].toArray().size(), 3);
        const QJsonArray stages = robust[u"growth"_s][u"stages"_s].toArray();
        QCOMPARE(stages.size(), 3);
        for (const QJsonValue &stage : stages) {
            for (const QString &keeps : {u"asPlannedKeeps"_s, u"bestKeeps"_s})
                QVERIFY(!stage[keeps][u"constraints"_s].toArray().isEmpty());
            QCOMPARE(stage[u"bestIsRobust"_s], stage[u"bestKeeps"_s][u"robust"_s]);
        }
    }

    void everyAnswerCanBeDrawn()
    {
        const Ended ranked
            = search({u"--compute"_s, u"train"_s, u"--robust"_s, u"--top"_s, u"3"_s, u"--json"_s});
        QCOMPARE(ranked.exitCode, 0);
        const QJsonObject train = QJsonDocument::fromJson(ranked.results).array().at(0).toObject();
        for (const QJsonValue &each : train[u"ranked"_s].toArray())
            QCOMPARE(each[u"robust"_s].toBool(), each[u"confidence"_s].toDouble() >= 0.8);
        const Ended why = search({u"--why-not"_s, u"swedencentral"_s, u"--compute"_s, u"train"_s,
                                  u"--robust"_s, u"--targets"_s, u"serverless_compute"_s, u"--json"_s});
        QCOMPARE(why.exitCode, 0);
        const QJsonObject answer = QJsonDocument::fromJson(why.results).object();
        QVERIFY(answer[u"drawn"_s][u"range"_s][u"p90"_s].isString());
        QCOMPARE(answer[u"targets"_s][0][u"target"_s].toString(), u"serverless_compute"_s);
        const Ended unknown = search({u"--regions"_s, u"--targets"_s, u"nowhere"_s});
        QCOMPARE(unknown.exitCode, 2);
        QCOMPARE(unknown.messages.count(u'\n'), 1);
    }

    void theFrontAloneCanBeAskedFor()
    {
        const Ended ended = search({u"--compute"_s, u"train"_s, u"--pareto"_s, u"--json"_s});
        QCOMPARE(ended.exitCode, 0);
        const QJsonObject train = QJsonDocument::fromJson(ended.results).array().at(0).toObject();
        QVERIFY(!train.contains(u"ranked"_s));
        double last = 0;
        for (const QJsonValue &each : train[u"front"_s].toArray()) {
            QVERIFY(each[u"measure"_s].toDouble() > last);
            last = each[u"measure"_s].toDouble();
        }
    }

    void theBestPlanIsAnObject()
    {
        const Ended ended = search({u"--best"_s, u"--nodes"_s, u"4"_s, u"--json"_s});
        QCOMPARE(ended.exitCode, 0);
        const QJsonObject best = QJsonDocument::fromJson(ended.results).object();
        QCOMPARE(best[u"choices"_s].toArray().size(), 3);
        QVERIFY(!best[u"constraints"_s].toArray().isEmpty());
        QVERIFY(best[u"edit"_s].isObject());
        for (const QJsonValue &change : best[u"edit"_s][u"changes"_s].toArray())
            QVERIFY(change[u"pointer"_s].toString().startsWith(u'/'));
    }

    void whatMovingFromNowhereCostsIsNotKnown()
    {
        QFile file(m_plan);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll().replace("\"region\": \"westeurope\"", "\"region\": \"\"");
        const QString plan = m_folder.filePath(u"nowhere.slipway"_s);
        QFile nowhere(plan);
        QVERIFY(nowhere.open(QIODevice::WriteOnly) && nowhere.write(text) == text.size());
        nowhere.close();
        const Ended regions = runSlipway({u"search"_s, plan, u"--regions"_s, u"--json"_s});
        const QJsonArray all = QJsonDocument::fromJson(regions.results).array();
        QVERIFY(!all.isEmpty());
        for (const QJsonValue &each : all)
            QVERIFY(each[u"moving"_s].isNull());
    }

    void whyNotTellsReasonsAndWayOut()
    {
        const Ended ended
            = search({u"--why-not"_s, u"Standard_NC4as_T4_v3"_s, u"--compute"_s, u"train"_s, u"--json"_s});
        QCOMPARE(ended.exitCode, 0);
        const QJsonObject why = QJsonDocument::fromJson(ended.results).object();
        QCOMPARE(why[u"subject"_s].toString(), u"NC4as T4 v3"_s);
        QCOMPARE(why[u"reasons"_s].toArray().at(0)[u"rule"_s].toString(), u"cluster.deadline"_s);
        QVERIFY(why[u"wayOut"_s].isObject());
        const Ended text = search({u"--why-not"_s, u"northeurope"_s, u"--compute"_s, u"serve"_s});
        QCOMPARE(text.exitCode, 0);
        QVERIFY(text.results.contains("region.same"));
    }

    void regionsAreAList()
    {
        const Ended ended = search({u"--regions"_s, u"--json"_s});
        QCOMPARE(ended.exitCode, 0);
        const QJsonArray regions = QJsonDocument::fromJson(ended.results).array();
        QVERIFY(regions.size() > 40);
        int current = 0;
        for (const QJsonValue &each : regions)
            current += each[u"current"_s].toBool() ? 1 : 0;
        QCOMPARE(current, 1);
    }

    void wrongUsageIsSaid_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("nothing to look for") << QStringList{};
        QTest::newRow("no such stage") << QStringList{u"--stage"_s, u"lunch"_s};
        QTest::newRow("no such compute") << QStringList{u"--compute"_s, u"nothing"_s};
        QTest::newRow("why not without compute") << QStringList{u"--why-not"_s, u"northeurope"_s};
        QTest::newRow("why not what nobody knows")
            << QStringList{u"--why-not"_s, u"nowhere"_s, u"--compute"_s, u"train"_s};
        QTest::newRow("two questions at a time") << QStringList{u"--best"_s, u"--regions"_s};
        QTest::newRow("too many nodes") << QStringList{u"--compute"_s, u"train"_s, u"--nodes"_s, u"1001"_s};
    }
    void wrongUsageIsSaid()
    {
        QFETCH(QStringList, arguments);
        const Ended ended = search(arguments);
        QCOMPARE(ended.exitCode, 2);
        QVERIFY(ended.results.isEmpty());
        QVERIFY(!ended.messages.isEmpty());
    }

private:
    [[nodiscard]] Ended search(const QStringList &arguments) const
    {
        return runSlipway(QStringList{u"search"_s, m_plan, u"--as-of"_s, u"2026-11-20"_s} + arguments);
    }

    QTemporaryDir m_folder;
    QString m_plan;
};

SLIPWAY_TEST(SearchCommandTest)
#include "tst_search.moc"
