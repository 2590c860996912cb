// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/support/testrun.h"

#include "model/plan/planjson.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// slipway set, scenarios and --scenario, through the real program.
class ScenarioCommandsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_plan = m_folder->filePath(u"plan.slipway"_s);
        QCOMPARE(run({u"new"_s, u"--template"_s, u"vision-realtime"_s, u"-o"_s, m_plan}).exitCode, 0);
    }

    void fieldsAreSetByIdOrByPlace()
    {
        QCOMPARE(
            run({u"set"_s, m_plan, u"/months=6"_s, u"/computes/0/maxNodes=7"_s, u"name=Six = 6"_s}).exitCode,
            0);
        const QJsonObject plan = planOf(m_plan);
        QCOMPARE(plan[u"months"].toInt(), 6);
        QCOMPARE(plan[u"name"].toString(), u"Six = 6"_s);
        const QJsonObject compute = plan[u"computes"].toArray()[0].toObject();
        QCOMPARE(compute[u"maxNodes"].toInt(), 7);
        const QString byId = u"/computes/%1/maxNodes=9"_s.arg(compute[u"id"].toString());
        QCOMPARE(run({u"set"_s, m_plan, byId}).exitCode, 0);
        QCOMPARE(planOf(m_plan)[u"computes"].toArray()[0].toObject()[u"maxNodes"].toInt(), 9);
    }

    /// The endpoint of the template has a fixed number of instances: nothing looks at how many it might have.
    void fieldsThatNothingLooksAtAreTold()
    {
        const QString serve = u"/workloads/serve/realtime/deployments/0/"_s;
        const Ended unused = run({u"set"_s, m_plan, serve + u"sizing=fixed"_s, serve + u"maxInstances=9"_s});
        QCOMPARE(unused.exitCode, 0);
        QCOMPARE(unused.messages.count(u"No figure and no finding changes with"_s), 1);
        QVERIFY2(unused.messages.contains(u"deployments/0/maxInstances"_s), qPrintable(unused.messages));
        // The same as it stands, and what counts, is told nothing of.
        QVERIFY(run({u"set"_s, m_plan, serve + u"maxInstances=9"_s}).messages.isEmpty());
        QVERIFY(run({u"set"_s, m_plan, serve + u"instances=5"_s}).messages.isEmpty());
        QVERIFY(run({u"set"_s, m_plan, u"/data/sizeGiB/low=80"_s, u"/name=Other"_s}).messages.isEmpty());
    }

    void zonesOfNoNameAreRefusedAndOthersTaken()
    {
        const QString zone = u"/computes/notebooks/schedule/timeZone="_s;
        // IANA has it and Windows has not: the plan says so as a finding.
        QCOMPARE(run({u"set"_s, m_plan, zone + u"Antarctica/Troll"_s}).exitCode, 0);
        const QByteArray before = bytesOf(m_plan);
        for (const QString &none :
             {u"\"\""_s, u"\"   \""_s, u"\"\u200b\""_s, u"\u3164"_s, u"Europe/Nowhere"_s}) {
            const Ended ended = run({u"set"_s, m_plan, zone + none});
            QVERIFY2(ended.exitCode == 3, qPrintable(none + ended.messages));
            QVERIFY2(ended.sentences().size() == 1 && ended.messages.contains(u"time zone"_s),
                     qPrintable(ended.messages));
        }
        QCOMPARE(bytesOf(m_plan), before);
    }

    void whatDoesNotFitLeavesTheFile()
    {
        const QByteArray before = bytesOf(m_plan);
        for (const QString &setting :
             {u"/months=-1"_s, u"/months=1e400"_s, u"/nothing=1"_s, u"/computes/absent/size=x"_s}) {
            const Ended ended = run({u"set"_s, m_plan, setting});
            QVERIFY2(ended.exitCode == 3, qPrintable(setting + ended.messages));
            QVERIFY2(ended.sentences().size() == 1 && ended.messages.contains(u"plan.slipway"_s),
                     qPrintable(ended.messages));
        }
        QCOMPARE(run({u"set"_s, m_plan, u"months"_s}).exitCode, 2);
        QCOMPARE(run({u"set"_s, m_plan}).exitCode, 2);
        QCOMPARE(bytesOf(m_plan), before);
    }

    // Every closed list: what is not on it is refused, in the plan and in a scenario, and what is near is named.
    void wordsOfClosedListsAreKnown_data()
    {
        QTest::addColumn<QString>("setting");
        QTest::addColumn<QString>("named");
        const auto row = [](const char *name, const QString &setting, const QString &named) {
            QTest::newRow(name) << setting << named;
        };
        row("currency", u"/currency=EUU"_s, u"EUR"_s);
        row("currency that nothing is near to", u"/currency=XXX"_s, u"known are"_s);
        row("region", u"/region=westeurop"_s, u"\"westeurope\""_s);
        row("region by a part of its name", u"/region=west"_s, u"\"west"_s);
        row("other region", u"/otherRegions=[\"northeurop\"]"_s, u"\"northeurope\""_s);
        row("region of a compute", u"/computes/0/region=atlantis"_s, u"known are"_s);
        row("size", u"/computes/0/size=Standard_D4s_v33"_s, u"\"Standard_D4s_v3\""_s);
        row("size without its beginning", u"/computes/0/size=NC4as-T4-v33"_s, u"\"Standard_NC4as_T4_v3\""_s);
        row("target", u"/computes/0/target=compute_clusters"_s, u"\"compute_cluster\""_s);
        row("geography", u"/isolation/residency=[\"Europa\"]"_s, u"\"Europe\""_s);
        row("tier", u"/computes/0/tier=dedicate"_s, u"dedicated"_s);
        row("price type", u"/computes/0/priceType=spott"_s, u"spot"_s);
        row("time zone", u"/computes/0/schedule/timeZone=Europe/Amsterdm"_s, u"\"Europe/Amsterdam\""_s);
        row("control plane", u"/computes/0/kubernetes/controlPlane=gold"_s, u"\"premium\""_s);
        row("size of a system pool", u"/computes/0/kubernetes/systemSize=Standard_D4s_v33"_s,
            u"\"Standard_D4s_v3\""_s);
        row("hosted model", u"/computes/0/hosted/model=gpt-4oo"_s, u"did you mean \"gpt-4"_s);
        row("compute of a workload", u"/workloads/0/experimentation/compute=notebook"_s, u"\"notebooks\""_s);
        row("language model", u"/workloads/1/training/work/trainedModel=Llama-3.1-8"_s, u"\"Llama-3.1-8B\""_s);
        row("kind of model", u"/model/kind=transformr"_s, u"must be"_s);
        row("field", u"/computes/0/maxNodess=4"_s, u"\"maxNodes\""_s);
        row("compute", u"/computes/trian/maxNodes=4"_s, u"\"train\""_s);
    }
    void wordsOfClosedListsAreKnown()
    {
        QFETCH(const QString, setting);
        QFETCH(const QString, named);
        const QByteArray before = bytesOf(m_plan);
        for (const QStringList &more : {QStringList(), QStringList{u"--scenario"_s, u"Other"_s}}) {
            const Ended ended = run(QStringList{u"set"_s, m_plan, setting} + more);
            QVERIFY2(ended.exitCode == 3, qPrintable(ended.messages));
            QVERIFY2(ended.sentences().size() == 1 && ended.messages.contains(named), qPrintable(ended.messages));
            QVERIFY2(ended.messages.contains(setting.section(u'/', 1).section(u'=', 0, 0).section(u'/', -1))
                         || setting.contains(u"trian"_s),
                     qPrintable(ended.messages));
        }
        QCOMPARE(bytesOf(m_plan), before);
    }

    // Case and blanks of a name do not count where it is looked up; where it is compared they would.
    void wordsAreSpelledAsInTheCatalog()
    {
        QCOMPARE(run({u"set"_s, m_plan, u"/region=NorthEurope"_s, u"/computes/0/size=standard_d4S_V3"_s}).exitCode, 0);
        const QJsonObject plan = planOf(m_plan);
        QCOMPARE(plan[u"region"].toString(), u"northeurope"_s);
        QCOMPARE(plan[u"computes"].toArray()[0].toObject()[u"size"].toString(), u"Standard_D4s_v3"_s);
    }

    // What a plan brought along is no fault of a change to something else.
    void wordsThatStoodBeforeStay()
    {
        QJsonObject plan = planOf(m_plan);
        plan[u"region"] = u"atlantis"_s;
        QFile file(m_plan);
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(QJsonDocument(plan).toJson());
        file.close();
        const Ended other = run({u"set"_s, m_plan, u"/months=6"_s});
        QVERIFY2(other.exitCode == 0, qPrintable(other.messages));
        QCOMPARE(run({u"set"_s, m_plan, u"/region=atlantik"_s}).exitCode, 3);
        QCOMPARE(run({u"set"_s, m_plan, u"/region="_s}).exitCode, 3);
        QCOMPARE(run({u"set"_s, m_plan, u"/region=westeurope"_s}).exitCode, 0);
    }

    // The spelling of the plan is no change that its scenario makes.
    void aScenarioHoldsWhatWasSetAlone()
    {
        QJsonObject plan = planOf(m_plan);
        plan[u"region"] = u"WestEurope"_s;
        QFile file(m_plan);
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(QJsonDocument(plan).toJson());
        file.close();
        QCOMPARE(run({u"set"_s, m_plan, u"/months=3"_s, u"--scenario"_s, u"Short"_s}).exitCode, 0);
        const QJsonObject after = planOf(m_plan);
        QCOMPARE(after[u"region"].toString(), u"WestEurope"_s);
        QCOMPARE(after[u"scenarios"].toArray()[0].toObject()[u"patch"].toObject(), (QJsonObject{{u"months"_s, 3}}));
        QCOMPARE(run({u"set"_s, m_plan, u"/region=NorthEurope"_s, u"--scenario"_s, u"Short"_s}).exitCode, 0);
        QCOMPARE(planOf(m_plan)[u"scenarios"].toArray()[0].toObject()[u"patch"].toObject(),
                 (QJsonObject{{u"months"_s, 3}, {u"region"_s, u"northeurope"_s}}));
    }

    void aScenarioIsThePlanWithItsChanges()
    {
        const QByteArray changed = total({m_plan});
        QCOMPARE(run({u"set"_s, m_plan, u"/months=24"_s, u"--scenario"_s, u"Two years"_s}).exitCode, 0);
        QCOMPARE(planOf(m_plan)[u"scenarios"].toArray()[0].toObject()[u"patch"].toObject(),
                 (QJsonObject{{u"months"_s, 24}}));
        QCOMPARE(total({m_plan}), changed);
        const QByteArray scenario = total({m_plan, u"--scenario"_s, u"Two years"_s});
        QVERIFY(scenario != changed);
        // The same as setting it in the plan.
        const QString other = m_folder->filePath(u"other.slipway"_s);
        QVERIFY(QFile::copy(m_plan, other));
        QCOMPARE(run({u"set"_s, other, u"/months=24"_s}).exitCode, 0);
        QCOMPARE(total({other}), scenario);
        QVERIFY(
            run({u"evaluate"_s, m_plan, u"--scenario"_s, u"Two years"_s}).results.contains(": Two years\n"));
        // A second change adds to the first.
        QCOMPARE(run({u"set"_s, m_plan, u"discountPercent=10"_s, u"--scenario"_s, u"Two years"_s}).exitCode,
                 0);
        QCOMPARE(planOf(m_plan)[u"scenarios"].toArray().size(), 1);
        QCOMPARE(planOf(m_plan)[u"scenarios"].toArray()[0].toObject()[u"patch"].toObject(),
                 (QJsonObject{{u"months"_s, 24}, {u"discountPercent"_s, 10}}));
    }

    void amountsOfScenariosHaveOneForm()
    {
        QCOMPARE(run({u"set"_s, m_plan, u"/months=3"_s, u"--scenario"_s, u"Short"_s}).exitCode, 0);
        const QString text = QString::fromUtf8(run({u"scenarios"_s, m_plan}).results);
        static const QRegularExpression bare(u"[0-9]{4,}\\.[0-9]{2}"_s);
        QVERIFY2(text.contains(u"1,841.93"_s) && !text.contains(bare), qPrintable(text));
    }

    void scenariosAreListedAndCompared()
    {
        QCOMPARE(run({u"set"_s, m_plan, u"/months=24"_s, u"--scenario"_s, u"Two years"_s}).exitCode, 0);
        QCOMPARE(run({u"set"_s, m_plan, u"discountPercent=10"_s, u"--scenario"_s, u"Discount"_s}).exitCode,
                 0);
        const QJsonArray rows
            = QJsonDocument::fromJson(run({u"scenarios"_s, m_plan, u"--json"_s}).results).array();
        QCOMPARE(rows.size(), 3);
        QCOMPARE(rows[0][u"difference"].toString().toDouble(), 0.0);
        for (int i = 1; i < 3; ++i) {
            // Cents, as all three are printed with two decimals.
            const auto cents = [&](int row, const QString &column) {
                return qRound64(rows[row][column].toString().toDouble() * 100);
            };
            QCOMPARE(cents(i, u"total"_s) - cents(0, u"total"_s), cents(i, u"difference"_s));
        }
        QVERIFY(rows[2][u"difference"].toString().startsWith(u'-'));
        const Ended diff
            = run({u"diff"_s, m_plan, u"--scenario"_s, u"Discount"_s, u"--allow-findings"_s, u"--json"_s});
        QCOMPARE(QJsonDocument::fromJson(diff.results)[u"total"][u"difference"][u"amount"].toString(),
                 rows[2][u"difference"].toString());
        const Ended back = run(
            {u"diff"_s, m_plan, u"--from-scenario"_s, u"Discount"_s, u"--allow-findings"_s, u"--json"_s});
        QCOMPARE(u'-' + QJsonDocument::fromJson(back.results)[u"total"][u"difference"][u"amount"].toString(),
                 rows[2][u"difference"].toString());
        QCOMPARE(run({u"diff"_s, m_plan}).exitCode, 2);
    }

    void whatIsNoSingleValueIsRefused()
    {
        for (const QString &value : {u"{\"low\":1}"_s, u"{\"likely\":2,\"size\":1}"_s, u"{\"likely\":\"2\"}"_s, u"[1,2,3]"_s}) {
            const Ended ended = run({u"set"_s, m_plan, u"/data/sizeGiB="_s + value});
            QVERIFY2(ended.exitCode == 2 && ended.messages.contains(u"more than one value"_s),
                     qPrintable(ended.messages));
        }
    }

    void theHoursOfADayAreSetTogether()
    {
        const QString place = u"/workloads/serve/realtime/dayProfile="_s;
        QStringList hours;
        for (int hour = 0; hour < 24; ++hour)
            hours << QString::number(hour < 12 ? 25 : 100);
        QCOMPARE(run({u"set"_s, m_plan, place + u'[' + hours.join(u',') + u']'}).exitCode, 0);
        const Result<LoadedPlan> set = readPlan(bytesOf(m_plan));
        QVERIFY(set);
        const Plan &plan = set->plan;
        const auto &endpoint = std::get<RealtimeEndpoint>(plan.workload(u"serve")->detail);
        QCOMPARE(endpoint.dayProfile[0], 25.0);
        QCOMPARE(endpoint.dayProfile[23], 100.0);
        const Ended few = run({u"set"_s, m_plan, place + u"[1,2]"_s});
        QVERIFY2(few.exitCode != 0 && few.messages.contains(u"24 entries"_s), qPrintable(few.messages));
    }

    void whatIsNoNumberOrNoFieldIsSaidAsItIs_data()
    {
        QTest::addColumn<QString>("setting");
        QTest::addColumn<QString>("message");
        QTest::newRow("comma") << u"months=12,5"_s << u"\"12,5\" is no number"_s;
        QTest::newRow("nothing") << u"months="_s << u"\"\" is no number"_s;
        QTest::newRow("word") << u"months=NaN"_s << u"\"NaN\" is no number"_s;
        QTest::newRow("too large") << u"months=1e400"_s << u"\"1e400\" is too large to compute with"_s;
        QTest::newRow("too small") << u"/model/ramGiB=1e-400"_s
                                   << u"\"1e-400\" is too near to zero to compute with"_s;
        QTest::newRow("zeros") << u"months=007"_s
                               << u"\"007\" begins with a zero that says nothing: write 7"_s;
        QTest::newRow("plus") << u"months=+5"_s
                              << u"\"+5\" begins with a plus, which no number of a plan has: write 5"_s;
        QTest::newRow("plus and zeros")
            << u"/model/ramGiB=+00.5"_s
            << u"\"+00.5\" begins with a plus, which no number of a plan has: write 0.5"_s;
        QTest::newRow("minus and zeros")
            << u"/model/ramGiB=-05"_s << u"\"-05\" begins with a zero that says nothing: write -5"_s;
        QTest::newRow("group") << u"/budget=1000"_s << u"more than one field there"_s;
        QTest::newRow("list") << u"/computes=null"_s << u"a list there"_s;
        QTest::newRow("kind") << u"/workloads/serve/kind=batch"_s << u"\"kind\" follows from the rest"_s;
        QTest::newRow("version") << u"/version=2"_s << u"\"version\" follows from the rest"_s;
    }

    void whatIsNoNumberOrNoFieldIsSaidAsItIs()
    {
        QFETCH(QString, setting);
        QFETCH(QString, message);
        const QByteArray before = bytesOf(m_plan);
        const Ended ended = run({u"set"_s, m_plan, setting});
        QVERIFY2((ended.exitCode == 2 || ended.exitCode == 3) && ended.messages.contains(message),
                 qPrintable(ended.messages));
        QCOMPARE(bytesOf(m_plan), before);
    }

    void aRangeThatDoesNotHoldIsSaid()
    {
        // The template says 5, 10 and 20 GiB.
        const QString place = u"/services/logGiBPerMonth"_s;
        const Ended within = run({u"set"_s, m_plan, place + u"/likely=15"_s});
        QVERIFY2(within.exitCode == 0 && within.messages.isEmpty(), qPrintable(within.messages));
        const Ended beyond = run({u"set"_s, m_plan, place + u"/likely=30"_s});
        QVERIFY2(beyond.exitCode == 0 && beyond.messages.contains(place), qPrintable(beyond.messages));
        QCOMPARE(planOf(m_plan)[u"services"][u"logGiBPerMonth"].toInt(), 30);
    }

    /// The template says 5, 10 and 20 GiB of logs. A plain number is the likely value, and says nothing of the ends.
    void aRangeIsMadeAndChangedByItsParts()
    {
        const QString place = u"/services/logGiBPerMonth"_s;
        const auto set = [&](const QStringList &settings, const QJsonValue &expected, int code = 0, const QString &said = {}) {
            const Ended ended = run(QStringList{u"set"_s, m_plan} + settings);
            QVERIFY2(ended.exitCode == code && (said.isEmpty() ? code != 0 || ended.messages.isEmpty() : ended.messages.contains(said)),
                     qPrintable(settings.join(u' ') + u": "_s + ended.messages));
            QCOMPARE(planOf(m_plan)[u"services"][u"logGiBPerMonth"], expected);
        };
        const auto range = [](double low, double likely, double high) {
            return QJsonObject{{u"low"_s, low}, {u"likely"_s, likely}, {u"high"_s, high}};
        };
        set({place + u"=12"_s}, range(5, 12, 20));
        set({place + u"/high=40"_s, place + u"/low=6"_s}, range(6, 12, 40));
        // Around another likely value, in whatever order.
        set({place + u"/low=80"_s, place + u"/high=120"_s, place + u"/likely=100"_s}, range(80, 100, 120));
        set({place + u"={\"low\":1,\"likely\":2,\"high\":3}"_s}, range(1, 2, 3));
        set({place + u"/high=null"_s}, QJsonObject{{u"low"_s, 1}, {u"likely"_s, 2}});
        set({place + u"={\"likely\":7}"_s}, 7);
        set({place + u"/low=5"_s, place + u"/high=9"_s}, range(5, 7, 9));
        set({place + u"/low=8"_s}, range(5, 7, 9), 3, u"rising order"_s);
        set({place + u"/lowest=6"_s}, range(5, 7, 9), 3, u"known are \"low\""_s);
        set({place + u"/likely=null"_s}, range(5, 7, 9), 3, place);
        set({place + u"=30"_s}, 30, 0, u"low 5"_s);
    }

    void oneBadScenarioHidesNoOther()
    {
        QCOMPARE(run({u"set"_s, m_plan, u"/months=24"_s, u"--scenario"_s, u"Two years"_s}).exitCode, 0);
        QByteArray bytes = bytesOf(m_plan);
        bytes.replace("\"scenarios\": [",
                      "\"scenarios\": [{\"name\": \"bad\", \"patch\": {\"months\": \"x\"}},");
        QFile file(m_plan);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        file.close();
        const Ended ended = run({u"scenarios"_s, m_plan, u"--json"_s});
        QCOMPARE(ended.exitCode, 3);
        QCOMPARE(QJsonDocument::fromJson(ended.results).array().size(), 3);
        QVERIFY2(ended.messages.contains(u"/months"_s), qPrintable(ended.messages));
    }

    void wrongScenariosAreSaid()
    {
        const Ended absent = run({u"evaluate"_s, m_plan, u"--scenario"_s, u"absent"_s});
        QCOMPARE(absent.exitCode, 2); // as for any id that there is not
        QVERIFY2(absent.messages.contains(u"plan.slipway"_s)
                     && absent.messages.contains(u"no scenario \"absent\""_s),
                 qPrintable(absent.messages));
    }

private:
    static Ended run(const QStringList &arguments)
    {
        return runSlipway(arguments, {{u"SOURCE_DATE_EPOCH"_s, u"1795000000"_s}});
    }
    static QByteArray bytesOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static QJsonObject planOf(const QString &path) { return QJsonDocument::fromJson(bytesOf(path)).object(); }
    static QByteArray total(const QStringList &plan)
    {
        const QByteArray text = run(QStringList{u"evaluate"_s} + plan).results;
        const qsizetype at = text.indexOf("\nTotal ");
        return at < 0 ? QByteArray() : text.mid(at + 1, text.indexOf('\n', at + 1) - at);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_plan;
};

SLIPWAY_TEST(ScenarioCommandsTest)
#include "tst_scenarios.moc"
