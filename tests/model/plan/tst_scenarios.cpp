// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/plan/randomplan.h"
#include "tests/support/testrun.h"

#include "model/base/plaintext.h"
#include "model/plan/planjson.h"
#include "model/plan/scenarios.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <functional>
#include <limits>

using namespace slipway;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(std::function<void(slipway::Plan &)>)

class ScenariosTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aScenarioKeepsOnlyWhatDiffers_data();
    void aScenarioKeepsOnlyWhatDiffers();
    void changesOfTheBaseReachTheScenario();
    void anyPlanCanBeAScenarioOfAnyOther();
    void whatIsGoneFromThePlanIsSaid();
    void whatItQuotesIsOneLine_data();
    void whatItQuotesIsOneLine();
    void whatMakesNoPlanIsRefused_data();
    void whatMakesNoPlanIsRefused();
    void theFileKeepsScenarios();
    void namesStayUnique();
    void manyUnknownMembersTakeTimeInProportion();

private:
    static Plan base()
    {
        Plan plan;
        plan.name = u"Tickets"_s;
        for (const QString &id : {u"tune"_s, u"serve"_s}) {
            Compute compute;
            compute.id = id;
            compute.size = u"Standard_D4s_v3"_s;
            plan.computes.push_back(compute);
        }
        Workload workload;
        workload.id = u"weekly"_s;
        TrainingJob job;
        job.compute = u"tune"_s;
        job.runsPerMonth = Estimate(4);
        workload.detail = job;
        plan.workloads = {workload};
        return plan;
    }
    static Plan withPatch(const QString &patch)
    {
        Plan plan = base();
        plan.scenarios = {{u"s"_s, patch, {}}};
        return plan;
    }
};

void ScenariosTest::aScenarioKeepsOnlyWhatDiffers_data()
{
    QTest::addColumn<std::function<void(Plan &)>>("change");
    QTest::addColumn<QString>("patch");
    const auto row = [](const char *name, std::function<void(Plan &)> change, const char *patch) {
        QTest::newRow(name) << std::move(change) << QString::fromUtf8(patch);
    };
    row(
        "nothing", [](Plan &) {}, R"({})");
    row(
        "a member", [](Plan &plan) { plan.months = 24; }, R"({"months":24})");
    row(
        "a figure of a compute", [](Plan &plan) { plan.computes[0].maxNodes = 8; },
        R"({"computes":{"tune":{"maxNodes":8}}})");
    row(
        "a range",
        [](Plan &plan) { std::get<TrainingJob>(plan.workloads[0].detail).runsPerMonth = Estimate(4, 2, 8); },
        R"({"workloads":{"weekly":{"training":{"runsPerMonth":{"low":2,"likely":4,"high":8}}}}})");
    row(
        "an entry less", [](Plan &plan) { plan.computes.erase(plan.computes.begin()); },
        R"({"computes":{"tune":null}})");
    row(
        "all entries less", [](Plan &plan) { plan.computes.clear(); },
        R"({"computes":{"tune":null,"serve":null}})");
    row(
        "a budget",
        [](Plan &plan) {
            plan.budget = Budget{u"5000"_s, BudgetPeriod::Month, {}};
        },
        R"({"budget":{"amount":"5000","period":"month"}})");
}

void ScenariosTest::aScenarioKeepsOnlyWhatDiffers()
{
    QFETCH(std::function<void(Plan &)>, change);
    QFETCH(QString, patch);
    Plan changed = base();
    change(changed);
    QCOMPARE(scenarioPatch(base(), changed), patch);
    const Result<ScenarioPlan> again = scenarioPlan(withPatch(patch), u"s"_s);
    QVERIFY2(again, qPrintable(again ? QString() : again.error().message));
    QCOMPARE(again->plan, changed);
    QVERIFY(again->notices.isEmpty());
}

void ScenariosTest::changesOfTheBaseReachTheScenario()
{
    Plan plan = withPatch(uR"({"computes":{"tune":{"maxNodes":8}}})"_s);
    plan.months = 6;
    plan.computes[0].size = u"Standard_D8s_v3"_s;
    plan.computes[1].instances = 3;
    Plan expected = plan;
    expected.scenarios.clear();
    expected.computes[0].maxNodes = 8;
    QCOMPARE(scenarioPlan(plan, u"s"_s)->plan, expected);
}

void ScenariosTest::anyPlanCanBeAScenarioOfAnyOther()
{
    for (quint32 seed = 1; seed <= 60; ++seed) {
        Plan plan = test::randomPlan(seed);
        plan.scenarios.clear();
        Plan other = test::randomPlan(seed + 1000);
        if (seed % 3 == 0) { // a few entries in common, in another order
            other.computes.insert(other.computes.end(), plan.computes.rbegin(), plan.computes.rend());
            other.workloads = plan.workloads;
        }
        other.scenarios.clear();
        const Plan with = withScenario(plan, u"other"_s, other);
        const Result<ScenarioPlan> again = scenarioPlan(with, u"other"_s);
        QVERIFY2(again, qPrintable(again ? QString() : again.error().message));
        QCOMPARE(QString::fromUtf8(writePlan(again->plan)), QString::fromUtf8(writePlan(other)));
    }
}

void ScenariosTest::whatIsGoneFromThePlanIsSaid()
{
    Plan plan = withPatch(uR"({"computes":{"old":{"maxNodes":8},"gone":null}})"_s);
    const Result<ScenarioPlan> scenario = scenarioPlan(plan, u"s"_s);
    QVERIFY(scenario);
    QCOMPARE(scenario->notices,
             QStringList{u"The scenario \"s\" changes \"old\", which the plan does not have."_s});
    plan.scenarios.clear();
    QCOMPARE(scenario->plan, plan);
}

/// Ids, members and names that end a line, turn what follows or have no end: notices and refusals are one short line all the same.
void ScenariosTest::whatItQuotesIsOneLine_data()
{
    QTest::addColumn<QString>("patch");
    QTest::addColumn<QString>("name");
    const QString hostile = u"a\\nb\\u2028c\\u202ed\\u0085e"_s;
    QTest::newRow("id that is gone") << uR"({"computes":{"%1":{"maxNodes":8}}})"_s.arg(hostile) << u"s"_s;
    QTest::newRow("id without an end")
        << uR"({"computes":{"%1":{"maxNodes":8}}})"_s.arg(QString(10000, u'W')) << u"s"_s;
    QTest::newRow("place of a fault")
        << uR"({"computes":[{"id":"x","%1":1,"maxNodes":"%1"}]})"_s.arg(hostile) << u"s"_s;
    QTest::newRow("entry of a list that is none")
        << uR"({"workloads":[{"id":"%1","kind":"%1"}]})"_s.arg(hostile) << u"s"_s;
    QTest::newRow("no JSON") << uR"({"%1":)"_s.arg(hostile) << u"s"_s;
    QTest::newRow("no such scenario") << u"{}"_s << u"a\nb\u2028c\u202ed"_s;
    QTest::newRow("no such scenario without an end") << u"{}"_s << QString(10000, u'W');
}

void ScenariosTest::whatItQuotesIsOneLine()
{
    QFETCH(QString, patch);
    QFETCH(QString, name);
    const Result<ScenarioPlan> scenario = scenarioPlan(withPatch(patch), name);
    const QStringList said = scenario ? scenario->notices : QStringList{scenario.error().message};
    QVERIFY(!said.isEmpty());
    for (const QString &sentence : said) {
        QCOMPARE(sentence, oneLine(sentence));
        QVERIFY2(sentence.size() < 300, qPrintable(sentence));
    }
}

void ScenariosTest::whatMakesNoPlanIsRefused_data()
{
    QTest::addColumn<QString>("patch");
    QTest::addColumn<QString>("message");
    QTest::newRow("a value of another kind")
        << uR"({"months":"long"})"_s
        << u"The scenario \"s\" makes no plan: at /months, \"months\" must be a whole number, not a text."_s;
    QTest::newRow("out of range") << uR"({"computes":{"tune":{"maxNodes":-1}}})"_s << QString();
    QTest::newRow("scenarios in a scenario")
        << uR"({"scenarios":[]})"_s
        << u"The scenario \"s\" makes no plan: \"scenarios\" belongs to the file, not to what is planned."_s;
    QTest::newRow("another version") << uR"({"version":7})"_s << QString();
    QTest::newRow("an id twice") << uR"({"computes":{"serve":{"id":"tune"}}})"_s << QString();
    QTest::newRow("an object that is a list") << uR"({"data":[1]})"_s << QString();
}

void ScenariosTest::whatMakesNoPlanIsRefused()
{
    QFETCH(QString, patch);
    QFETCH(QString, message);
    const Result<ScenarioPlan> scenario = scenarioPlan(withPatch(patch), u"s"_s);
    QVERIFY(!scenario);
    QCOMPARE(scenario.error().where, u"/scenarios/0/patch"_s);
    if (!message.isEmpty())
        QCOMPARE(scenario.error().message, message);
    QCOMPARE(scenarioPlan(base(), u"s"_s).error().message,
             u"The plan has no scenario \"s\": it has no scenarios."_s);
}

void ScenariosTest::theFileKeepsScenarios()
{
    Plan changed = base();
    changed.months = 36;
    const Plan plan = withScenario(withScenario(base(), u"Three years"_s, changed), u"As it is"_s, base());
    const Result<LoadedPlan> again = readPlan(writePlan(plan));
    QVERIFY(again);
    QCOMPARE(again->plan, plan);
    QCOMPARE(scenarioNames(again->plan), (QStringList{u"Three years"_s, u"As it is"_s}));
    QCOMPARE(scenarioPlan(again->plan, u"Three years"_s)->plan, changed);
    QCOMPARE(scenarioPlan(again->plan, u"As it is"_s)->plan, base());
}

void ScenariosTest::namesStayUnique()
{
    Plan plan = withScenario(withScenario(base(), u"Spot"_s, base()), u"Spot 2"_s, base());
    QCOMPARE(freeScenarioName(plan, u" Spot "_s), u"Spot 3"_s);
    QCOMPARE(freeScenarioName(plan, u"Half"_s), u"Half"_s);
    plan.scenarios.push_back({u"50 %1 %2"_s, u"{}"_s, {}});
    QCOMPARE(freeScenarioName(plan, u"50 %1 %2"_s), u"50 %1 %2 2"_s);
    QVERIFY(freeScenarioName(plan, QString(500, u'x')).size() <= 100);
    // As ids of a file: a plan with other names could be written, and not be read again.
    for (const QString &typed : {u"\u200bHa\u2066lf\ufeff"_s, u"Half\u3164 "_s, u" \u200e Half\n"_s})
        QCOMPARE(freeScenarioName(plan, typed), u"Half"_s);
    QCOMPARE(scenarioName(u"\u200b \u3164"_s), QString());
    QCOMPARE(scenarioName(QString(99, u'x') + u"\U0001F600"_s), QString(99, u'x')); // never half a sign
    QCOMPARE(freeScenarioName(plan, QString(95, u'x') + u"\U0001F600"_s), QString(95, u'x'));
    const QString cut = freeScenarioName(plan, QString(95, u'x') + u" yyyy"_s);
    QCOMPARE(cut, cut.trimmed());
}

/// A plan of a later version, with so many members that this one does not know, each of one value.
static Plan planWithUnknown(int members, int value)
{
    QByteArray text = "{\"schema\": \"slipway.plan\", \"version\": 1";
    for (int i = 0; i < members; ++i)
        text += ", \"later" + QByteArray::number(i) + "\": " + QByteArray::number(value);
    text += "}";
    const Result<LoadedPlan> loaded = readPlan(text);
    return loaded ? loaded->plan : Plan();
}

void ScenariosTest::manyUnknownMembersTakeTimeInProportion()
{
    const auto quickest = [](int members) {
        const Plan before = planWithUnknown(members, 1);
        const Plan after = planWithUnknown(members, 2);
        qint64 least = std::numeric_limits<qint64>::max();
        for (int round = 0; round < 3; ++round) {
            QElapsedTimer clock;
            clock.start();
            const QString patch = scenarioPatch(before, after);
            least = std::min(least, clock.nsecsElapsed());
            const QString last = u"\"later%1\":2"_s.arg(members - 1);
            if (!patch.contains(last))
                return std::numeric_limits<qint64>::max();
        }
        return least;
    };
    const qint64 few = quickest(2000);
    const qint64 many = quickest(40'000);
    QVERIFY2(many < 60 * few, qPrintable(u"%1 and %2 ns"_s.arg(few).arg(many)));
}

SLIPWAY_TEST(ScenariosTest)
#include "tst_scenarios.moc"
