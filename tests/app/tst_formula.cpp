// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/support/testrun.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cmath>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// The real program on `slipway formula`.
class FormulaCommandTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void evalPrintsInputsAndOutputs_data()
    {
        QTest::addColumn<bool>("asked");
        QTest::newRow("with --json") << true;
        QTest::newRow("without") << false;
    }
    void evalPrintsInputsAndOutputs()
    {
        QFETCH(bool, asked);
        const Ended ended
            = evalOf(u"queue.little"_s, u"{\"throughput_per_s\": 20, \"residence_s\": 10}"_s, asked);
        QCOMPARE(ended.exitCode, 0);
        QCOMPARE(ended.messages, QString());
        const QJsonObject printed = QJsonDocument::fromJson(ended.results).object();
        const QJsonObject expected{
            {u"id"_s, u"queue.little"_s},
            {u"inputs"_s, QJsonObject{{u"throughput_per_s"_s, 20}, {u"residence_s"_s, 10}}},
            {u"outputs"_s, QJsonObject{{u"in_system"_s, 200}}}};
        QCOMPARE(printed, expected);
    }

    void listsAndFactorsGoInAndOut()
    {
        const Ended front
            = evalOf(u"opt.pareto_min2"_s, u"{\"points\": [[2, 1], [1, 2], [2, 2], [1, 2]]}"_s, true);
        QCOMPARE(front.exitCode, 0);
        const QJsonArray expected{QJsonArray{1, 2}, QJsonArray{2, 1}};
        QCOMPARE(QJsonDocument::fromJson(front.results)[u"outputs"_s][u"front"_s].toArray(), expected);

        const QString factors = u"{\"factors\": [{\"mu\": 1, \"sigma\": 0}, {\"mu\": 2, \"sigma\": 0}]}"_s;
        const Ended product = evalOf(u"mc.lognormal_product"_s, factors, true);
        QCOMPARE(product.exitCode, 0);
        const QJsonDocument printed = QJsonDocument::fromJson(product.results);
        QCOMPARE(printed[u"outputs"_s][u"P10"_s].toDouble(), std::exp(3.0));
        QCOMPARE(printed[u"inputs"_s], QJsonDocument::fromJson(factors.toUtf8()).object());
    }

    void whatCannotBeComputedNamesTheInput_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("inputs");
        QTest::addColumn<int>("exitCode");
        QTest::addColumn<QString>("says");
        const QString little = u"queue.little"_s;
        QTest::newRow("unknown formula") << u"queue.litle"_s << u"{}"_s << 2 << u"queue.little"_s;
        QTest::newRow("missing") << little << u"{\"residence_s\": 1}"_s << 3
                                 << u"\"throughput_per_s\" is missing"_s;
        QTest::newRow("unknown") << little << u"{\"throughput_per_s\": 1, \"residence_s\": 1, \"x\": 1}"_s
                                 << 3 << u"no input \"x\""_s;
        QTest::newRow("negative") << little << u"{\"throughput_per_s\": 1, \"residence_s\": -1}"_s << 3
                                  << u"\"residence_s\" must be 0 or more, not -1"_s;
        QTest::newRow("text") << little << u"{\"throughput_per_s\": 1, \"residence_s\": \"1\"}"_s << 3
                              << u"residence_s"_s;
        QTest::newRow("NaN") << little << u"{\"throughput_per_s\": 1, \"residence_s\": NaN}"_s << 3
                             << u"NaN"_s;
        QTest::newRow("too large") << little << u"{\"throughput_per_s\": 1e308, \"residence_s\": 1e308}"_s
                                   << 3 << u"in_system"_s;
        QTest::newRow("overloaded")
            << u"queue.mmc"_s
            << u"{\"arrivals_per_s\": 3, \"mean_service_s\": 1, \"servers\": 2, \"sla_wait_s\": 1}"_s << 3
            << u"must be below 1, not 1.5"_s;
        QTest::newRow("not JSON") << little << u"throughput_per_s=1"_s << 3 << QString();
    }
    void whatCannotBeComputedNamesTheInput()
    {
        QFETCH(QString, id);
        QFETCH(QString, inputs);
        QFETCH(int, exitCode);
        QFETCH(QString, says);
        const Ended ended = evalOf(id, inputs, true);
        QCOMPARE(ended.exitCode, exitCode);
        QCOMPARE(ended.results, QByteArray());
        QVERIFY2(ended.sentences().size() == 1 && ended.messages.contains(says), qPrintable(ended.messages));
    }

    void theSpeedOfAServerComesWithRangeAndBasis()
    {
        const Ended ended = evalOf(
            u"llm.serving"_s,
            u"{\"model\": \"llama-3.1-8b\", \"gpu\": \"h100_sxm\", \"gpus\": 1, \"precision\": \"fp8\", "
            u"\"promptTokens\": 1000, \"answerTokens\": 200, \"concurrency\": 8}"_s,
            true);
        QCOMPARE(ended.exitCode, 0);
        const QJsonObject outputs = QJsonDocument::fromJson(ended.results)[u"outputs"_s].toObject();
        for (const QString &name : {u"ttftMs"_s, u"tpotMs"_s, u"tokensPerSecond"_s}) {
            const double likely = outputs[name].toDouble();
            QVERIFY2(outputs[name + u"Low"_s].toDouble() < likely
                         && likely < outputs[name + u"High"_s].toDouble(),
                     qPrintable(name));
        }
        QCOMPARE(outputs[u"fits"_s].toBool(), true);
        QCOMPARE(outputs[u"basis"_s].toString(), u"fitted"_s);

        const Ended wrong = evalOf(u"llm.serving"_s,
                                   u"{\"model\": \"llama-3.1-8x\", \"gpu\": \"H100\", \"promptTokens\": 1, "
                                   u"\"answerTokens\": 1, \"concurrency\": 1}"_s,
                                   true);
        QCOMPARE(wrong.exitCode, 3);
        QVERIFY2(wrong.messages.contains(u"did you mean \"Llama-3.1-8B\"?"_s), qPrintable(wrong.messages));
    }

    void listAndShowKnowTheSameFormulas()
    {
        const Ended list = runSlipway({u"formula"_s, u"list"_s, u"--json"_s});
        QCOMPARE(list.exitCode, 0);
        const QJsonArray rows = QJsonDocument::fromJson(list.results).array();
        QVERIFY(rows.size() >= 57);
        QCOMPARE(runSlipway({u"formula"_s, u"list"_s}).results.count('\n'), rows.size() + 1);

        const QString id = rows.first()[u"id"_s].toString();
        const Ended shown = runSlipway({u"formula"_s, u"show"_s, id, u"--json"_s});
        QCOMPARE(shown.exitCode, 0);
        const QJsonObject object = QJsonDocument::fromJson(shown.results).object();
        QCOMPARE(object[u"id"_s].toString(), id);
        for (const QString &key :
             {u"name"_s, u"formula"_s, u"inputs"_s, u"outputs"_s, u"valid"_s, u"sources"_s})
            QVERIFY2(object.contains(key), qPrintable(key));
        const Ended text = runSlipway({u"formula"_s, u"show"_s, id});
        QCOMPARE(text.exitCode, 0);
        QVERIFY(text.results.startsWith(QByteArray(id.toUtf8() + ": ")));
        QVERIFY(text.results.contains("Source: "));
        QCOMPARE(runSlipway({u"formula"_s, u"show"_s, u"nothing.known"_s}).exitCode, 2);
    }

    void incompleteCommandsAreWrongUsage()
    {
        QCOMPARE(runSlipway({u"formula"_s}).exitCode, 2);
        QCOMPARE(runSlipway({u"formula"_s, u"show"_s}).exitCode, 2);
        QCOMPARE(runSlipway({u"formula"_s, u"eval"_s, u"queue.little"_s}).exitCode, 2);
    }

private:
    static Ended evalOf(const QString &id, const QString &inputs, bool json)
    {
        QStringList arguments{u"formula"_s, u"eval"_s, id, u"--inputs"_s, inputs};
        if (json)
            arguments.append(u"--json"_s);
        return runSlipway(arguments);
    }
};

SLIPWAY_TEST(FormulaCommandTest)
#include "tst_formula.moc"
