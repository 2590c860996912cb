// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/document/plandocument.h"
#include "model/document/plansession.h"
#include "model/plan/planjson.h"
#include "model/plan/scenarios.h"
#include "tests/support/sampleevaluation.h"

#include <QFile>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// Scenarios of the open plan: shown, edited, undone and saved as the plan itself is.
class PlanScenariosTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void anEditGoesIntoWhatIsOnShow();
    void changesOfThePlanReachItsScenarios();
    void undoShowsTheScenarioAgain();
    void showingIsNoStep();
    void namesAreKeptApart();
    void aScenarioThatMakesNoPlanIsNotShown();
    void aScenarioWhoseNamesTheCatalogLacksIsNotShown();
    void theFileKeepsThemAll();
    void randomEditsAndSwitchesAreUndoneExactly();

private:
    static void setMonths(PlanDocument &document, int months)
    {
        document.edit(u"/months"_s, Step::Workload, u"months"_s, [&](Plan &plan) { plan.months = months; });
    }
    static void setNodes(PlanDocument &document, int nodes)
    {
        document.edit(u"/computes/1/maxNodes"_s, Step::Training, u"nodes"_s,
                      [&](Plan &plan) { plan.computes[1].maxNodes = nodes; });
    }
};

void PlanScenariosTest::anEditGoesIntoWhatIsOnShow()
{
    PlanDocument document;
    document.reset(makeSample().plan);
    const int nodes = document.plan().computes[1].maxNodes;
    QCOMPARE(document.addScenario(u"More nodes"_s), u"More nodes"_s);
    QCOMPARE(document.scenario(), u"More nodes"_s);
    setNodes(document, nodes + 5);
    QCOMPARE(document.plan().computes[1].maxNodes, nodes + 5);
    QCOMPARE(document.whole().computes[1].maxNodes, nodes);
    QCOMPARE(document.whole().scenarios.size(), 1U);
    QCOMPARE(
        document.whole().scenarios[0].patch,
        u"{\"computes\":{\"%1\":{\"maxNodes\":%2}}}"_s.arg(document.plan().computes[1].id).arg(nodes + 5));
    QVERIFY(document.showScenario({}));
    QCOMPARE(document.plan().computes[1].maxNodes, nodes);
}

void PlanScenariosTest::changesOfThePlanReachItsScenarios()
{
    PlanDocument document;
    document.reset(makeSample().plan);
    document.addScenario(u"a"_s);
    setNodes(document, 9);
    QVERIFY(document.showScenario({}));
    setMonths(document, 30);
    QVERIFY(document.showScenario(u"a"_s));
    QCOMPARE(document.plan().months, 30);
    QCOMPARE(document.plan().computes[1].maxNodes, 9);
}

void PlanScenariosTest::undoShowsTheScenarioAgain()
{
    PlanDocument document;
    document.reset(makeSample().plan);
    document.addScenario(u"a"_s);
    setMonths(document, 30);
    QVERIFY(document.showScenario({}));
    document.undoStack().undo();
    QCOMPARE(document.scenario(), u"a"_s);
    QCOMPARE(document.plan().months, makeSample().plan.months);
    document.undoStack().undo(); // the making of the scenario
    QCOMPARE(document.scenario(), QString());
    QCOMPARE(document.whole(), makeSample().plan);
    document.undoStack().redo();
    document.undoStack().redo();
    QCOMPARE(document.plan().months, 30);
    document.removeScenario(u"a"_s);
    QCOMPARE(document.plan(), makeSample().plan);
    document.undoStack().undo();
    QCOMPARE(document.scenario(), u"a"_s);
    QCOMPARE(document.plan().months, 30);
}

void PlanScenariosTest::showingIsNoStep()
{
    PlanDocument document;
    document.reset(withScenario(makeSample().plan, u"a"_s, makeSample().plan));
    QSignalSpy changed(&document, &PlanDocument::planChanged);
    QSignalSpy scenarios(&document, &PlanDocument::scenariosChanged);
    QVERIFY(document.showScenario(u"a"_s));
    QCOMPARE(changed.count(), 1);
    QCOMPARE(scenarios.count(), 1);
    QVERIFY(document.showScenario(u"a"_s));
    QCOMPARE(changed.count(), 1);
    QVERIFY(!document.isModified());
    QCOMPARE(document.undoStack().count(), 0);
    // Edits of one field in two scenarios are two steps.
    setMonths(document, 30);
    QVERIFY(document.showScenario({}));
    setMonths(document, 31);
    QCOMPARE(document.undoStack().count(), 2);
}

void PlanScenariosTest::namesAreKeptApart()
{
    PlanDocument document;
    document.reset(makeSample().plan);
    document.addScenario(u"a"_s);
    QCOMPARE(document.addScenario(u"a"_s), u"a 2"_s);
    document.renameScenario(u"a 2"_s, u"a"_s);
    QCOMPARE(scenarioNames(document.whole()), (QStringList{u"a"_s, u"a 2"_s}));
    document.renameScenario(u"a 2"_s, u" b "_s);
    QCOMPARE(scenarioNames(document.whole()), (QStringList{u"a"_s, u"b"_s}));
    QCOMPARE(document.scenario(), u"b"_s);
    // Whatever is pasted as a name, the plan can be read again.
    QCOMPARE(document.addScenario(u"\u200b\u3164 "_s), QString());
    document.renameScenario(u"b"_s, u"\u2060"_s);
    document.renameScenario(u"b"_s, u"b\u200b\u202e"_s);
    QCOMPARE(document.addScenario(u"c\u00ad"_s), u"c"_s);
    document.renameScenario(u"c"_s, QString(500, u'x'));
    const Result<LoadedPlan> read = readPlan(writePlan(document.whole()));
    QVERIFY2(read, read ? "" : qPrintable(read.error().message));
    QCOMPARE(scenarioNames(read->plan), (QStringList{u"a"_s, u"b"_s, QString(100, u'x')}));
}

void PlanScenariosTest::aScenarioThatMakesNoPlanIsNotShown()
{
    Plan plan = makeSample().plan;
    plan.scenarios = {{u"broken"_s, u"{\"months\":\"long\"}"_s, {}}};
    PlanDocument document;
    document.reset(plan);
    const Result<void> shown = document.showScenario(u"broken"_s);
    QVERIFY(!shown);
    QCOMPARE(shown.error().where, u"/scenarios/0/patch"_s);
    QCOMPARE(document.scenario(), QString());
    QVERIFY(!document.showScenario(u"absent"_s));
    QCOMPARE(document.plan(), plan);
}

void PlanScenariosTest::aScenarioWhoseNamesTheCatalogLacksIsNotShown()
{
    Plan plan = makeSample().plan;
    plan.scenarios = {{u"elsewhere"_s, u"{\"region\":\"atlantis\"}"_s, {}}};
    PlanDocument document;
    document.reset(plan);
    document.setCheck([](const Plan &checked, const QString &) -> Result<void> {
        if (checked.region == u"atlantis")
            return Error{ErrorCode::Invalid, u"There is no region atlantis."_s, u"/region"_s};
        return {};
    });
    QVERIFY(!document.showScenario(u"elsewhere"_s));
    QCOMPARE(document.plan(), plan);
}

void PlanScenariosTest::theFileKeepsThemAll()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"plan.slipway"_s);
    PlanDocument document;
    document.reset(makeSample().plan);
    document.addScenario(u"a"_s);
    setMonths(document, 30);
    QVERIFY(document.save(path));
    QVERIFY(!document.isModified());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const Result<LoadedPlan> again = readPlan(file.readAll());
    QVERIFY(again);
    QCOMPARE(again->plan, document.whole());
    QCOMPARE(again->plan.months, makeSample().plan.months);
    QVERIFY(document.open(path));
    QCOMPARE(document.scenario(), QString());
    QCOMPARE(document.plan(), again->plan);
}

void PlanScenariosTest::randomEditsAndSwitchesAreUndoneExactly()
{
    QRandomGenerator random(7);
    PlanDocument document;
    document.reset(makeSample().plan);
    for (int i = 0; i < 150; ++i) {
        const QStringList names = QStringList{QString()} + scenarioNames(document.whole());
        const QString any = names[random.bounded(names.size())];
        switch (random.bounded(6)) {
        case 0:
            document.addScenario(u"s"_s);
            break;
        case 1:
            document.removeScenario(any);
            break;
        case 2:
            document.renameScenario(any, u"r%1"_s.arg(i));
            break;
        case 3:
            QVERIFY(document.showScenario(any));
            break;
        case 4:
            setNodes(document, random.bounded(1, 50));
            break;
        default:
            setMonths(document, random.bounded(1, 60));
        }
    }
    const Plan last = document.whole();
    QVERIFY(document.undoStack().count() > 60);
    while (document.undoStack().canUndo())
        document.undoStack().undo();
    QCOMPARE(document.whole(), makeSample().plan);
    while (document.undoStack().canRedo())
        document.undoStack().redo();
    QCOMPARE(document.whole(), last);
}

SLIPWAY_TEST(PlanScenariosTest)
#include "tst_planscenarios.moc"
