// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/format.h"
#include "model/items/names.h"
#include "tests/support/sampleevaluation.h"
#include "tests/support/testrun.h"
#include "tests/ui/window/windowfixture.h"

#include "ui/window/costchange.h"
#include "ui/window/steplist.h"
#include "ui/fields/stepnames.h"
#include "ui/window/summarydock.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

class PlanWindowStepsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void costIsVisibleOnEveryStep();
    void costFollowsEdits();
    void changeIsThatOfTheWholeEdit();
    void totalOfAnIncompletePlanSaysAtLeast();
    void stageTotalsAddUpToTheTotal();
    void undoGoesToTheFieldOnItsStep();
    void undoWorksFromInsideATextField();
    void stepsAreReachedByTheirNumbers();
    void arrowsInTheListKeepTheFocusAndEnterGoesIn();
    void backLeadsWhereOneWas();
    void afterALinkBackNamesItsStep();
    void nextNamesTheStepAndEndsAtTheLast();
    void nextProblemGoesThroughTheFindings();
    void stepsSpeakNumberAndState();
    void historyDropsTheWayForwardOnANewVisit();
    void summaryMovesBelowInANarrowWindow();
    void summaryCanBeHidden();
    void panesAreVisitedInTurn();
};

namespace {

QString textOf(const WindowFixture &fixture, const QString &label)
{
    return fixture.find<QLabel>(label)->text();
}

void setAuthor(WindowFixture &fixture, const QString &author, Step step = Step::Workload)
{
    fixture.window().document().edit(u"/author"_s, step, u"author"_s,
                                     [&author](Plan &plan) { plan.author = author; });
}

} // namespace

void PlanWindowStepsTest::costIsVisibleOnEveryStep()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    QVERIFY(fixture.window().startFromTemplate(u"first"_s));
    for (const Step step : allSteps) {
        fixture.window().goTo(step);
        const auto *average = fixture.find<QLabel>(u"summaryAverage"_s);
        QVERIFY(average->isVisible());
        QVERIFY(average->text().startsWith(u"USD "_s));
        QVERIFY(textOf(fixture, u"summaryPrices"_s).contains(u"20"_s));
    }
}

void PlanWindowStepsTest::costFollowsEdits()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    QVERIFY(fixture.window().startFromTemplate(u"first"_s));
    const QString before = textOf(fixture, u"summaryAverage"_s);
    QVERIFY(textOf(fixture, u"summaryChange"_s).isEmpty());
    const Total averageBefore = fixture.window().session().evaluation().averageMonth;
    fixture.window().document().edit(u"/computes/0/instances"_s, Step::Experimentation, u"instances"_s,
                                     [](Plan &plan) { ++plan.computes.front().instances; });
    QTRY_VERIFY(textOf(fixture, u"summaryAverage"_s) != before);
    const std::optional<Total> change
        = fixture.window().session().evaluation().averageMonth.less(averageBefore);
    QVERIFY(change && change->known().minor() > 0);
    QCOMPARE(textOf(fixture, u"summaryChange"_s),
             u"+%1 a month since last edit"_s.arg(formatAmount(*change, QLocale())));
    fixture.action(u"undo"_s)->trigger();
    QTRY_COMPARE(textOf(fixture, u"summaryAverage"_s), before);
    QVERIFY(!textOf(fixture, u"summaryChange"_s).startsWith(u'+'));
    QVERIFY(fixture.find<SummaryDock>(u"summaryDock"_s)->spokenCost().contains(before));
}

void PlanWindowStepsTest::changeIsThatOfTheWholeEdit()
{
    const Currency usd;
    CostChange change;
    const auto total = [&usd](std::int64_t minor) { return Total(Money(minor, usd)); };
    QVERIFY(!change.update(0, total(1000)).has_value());
    QCOMPARE(change.update(1, total(1100)), total(100));
    QCOMPARE(change.update(1, total(1900)), total(900)); // typing goes on in the same field
    QCOMPARE(change.update(2, total(1800)), total(-100));
    const Currency euro = *Currency::fromCode(u"EUR");
    QVERIFY(!change.update(3, Total(Money(1800, euro))).has_value());
}

void PlanWindowStepsTest::totalOfAnIncompletePlanSaysAtLeast()
{
    SummaryDock dock;
    for (const bool unpriced : {true, false}) {
        const Sample sample = makeSample({.unpriced = unpriced});
        dock.showEvaluation(sample.plan, sample.evaluation, u"West Europe"_s, {});
        QCOMPARE(dock.findChild<QLabel *>(u"summaryCaption"_s)->text().contains(u"at least"_s), unpriced);
        QCOMPARE(dock.spokenCost().contains(u"at least"_s), unpriced);
    }
}

void PlanWindowStepsTest::stageTotalsAddUpToTheTotal()
{
    SummaryDock dock;
    const Sample sample = makeSample();
    dock.showEvaluation(sample.plan, sample.evaluation, u"West Europe"_s, {});
    Money sum(0, sample.evaluation.currency);
    for (std::size_t stage = 0; stage < costStageCount; ++stage) {
        QString shown = dock.findChild<QLabel *>(u"summaryStage%1"_s.arg(stage))->text();
        sum += *Money::fromDecimal(shown.remove(u',').remove(u"at least "_s), sample.evaluation.currency);
    }
    QCOMPARE(sum, sample.evaluation.total.known());
    QVERIFY(dock.findChild<QLabel *>(u"summaryTotal"_s)->text().startsWith(formatAmount(sum, QLocale())));
}

void PlanWindowStepsTest::undoGoesToTheFieldOnItsStep()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    QVERIFY(fixture.window().startFromTemplate(u"first"_s));
    setAuthor(fixture, u"Ada"_s, Step::Training);
    fixture.window().goTo(Step::Cost);
    QVERIFY(fixture.action(u"undo"_s)->text().contains(u"author"_s));
    fixture.action(u"undo"_s)->trigger();
    QCOMPARE(fixture.window().currentStep(), Step::Training);
    QCOMPARE(QApplication::focusWidget()->objectName(), u"author3"_s);
    QVERIFY(!fixture.action(u"undo"_s)->isEnabled());
}

void PlanWindowStepsTest::undoWorksFromInsideATextField()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    QVERIFY(fixture.window().startFromTemplate(u"first"_s));
    auto *field = fixture.find<QLineEdit>(u"author1"_s);
    field->setFocus();
    QTest::keyClicks(field, u"Ada"_s);
    QCOMPARE(fixture.window().document().plan().author, u"Ada"_s);
    QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(fixture.window().document().plan().author, QString());
    QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(fixture.window().document().plan().author, u"Ada"_s);
    QTest::keyClick(field, Qt::Key_Z, Qt::ControlModifier);
    QTest::keyClick(field, Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(fixture.window().document().plan().author, u"Ada"_s);
}

void PlanWindowStepsTest::stepsAreReachedByTheirNumbers()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    QVERIFY(fixture.window().startFromTemplate(u"first"_s));
    for (int number = 7; number >= 1; --number) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key(Qt::Key_0 + number), Qt::AltModifier);
        QCOMPARE(stepNumber(fixture.window().currentStep()), number);
        QCOMPARE(stepNumber(fixture.find<StepList>(u"stepList"_s)->currentStep()), number);
        QCOMPARE(textOf(fixture, u"pageTitle"_s), displayName(fixture.window().currentStep()));
    }
}

void PlanWindowStepsTest::arrowsInTheListKeepTheFocusAndEnterGoesIn()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    QVERIFY(fixture.window().startFromTemplate(u"first"_s));
    auto *list = fixture.find<StepList>(u"stepList"_s);
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Down);
    QCOMPARE(fixture.window().currentStep(), Step::Training);
    QCOMPARE(QApplication::focusWidget(), list);
    QTest::keyClick(list, Qt::Key_Up);
    QCOMPARE(fixture.window().currentStep(), Step::Experimentation);
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(QApplication::focusWidget()->objectName(), u"name2"_s);
}

void PlanWindowStepsTest::backLeadsWhereOneWas()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    QVERIFY(fixture.window().startFromTemplate(u"first"_s));
    auto *back = fixture.find<QPushButton>(u"backButton"_s);
    QVERIFY(!back->isVisible());
    fixture.window().goTo(Step::Cost);
    fixture.window().goTo(Step::Training);
    QCOMPARE(back->text(), u"Back"_s);
    QTest::mouseClick(back, Qt::LeftButton);
    QCOMPARE(fixture.window().currentStep(), Step::Cost);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(fixture.window().currentStep(), Step::Workload);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(fixture.window().currentStep(), Step::Cost);
}

void PlanWindowStepsTest::afterALinkBackNamesItsStep()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    QVERIFY(fixture.window().startFromTemplate(u"first"_s));
    fixture.window().goTo(Step::Training);
    auto *page = fixture.window().findChild<QLineEdit *>(u"name3"_s)->parentWidget();
    Q_EMIT qobject_cast<StepPage *>(page)->linkActivated(Step::Restrictions, u"/author"_s);
    QCOMPARE(fixture.window().currentStep(), Step::Restrictions);
    QCOMPARE(QApplication::focusWidget()->objectName(), u"author5"_s);
    QCOMPARE(fixture.find<QPushButton>(u"backButton"_s)->text(), u"Back to Training"_s);
}

void PlanWindowStepsTest::nextNamesTheStepAndEndsAtTheLast()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    QVERIFY(fixture.window().startFromTemplate(u"first"_s));
    auto *next = fixture.find<QPushButton>(u"nextButton"_s);
    for (int index = 0; index + 1 < stepCount; ++index) {
        QVERIFY(next->isVisible() && next->isEnabled());
        QCOMPARE(next->text(), u"Next: "_s + displayName(static_cast<Step>(index + 1)));
        QTest::mouseClick(next, Qt::LeftButton);
        QCOMPARE(int(fixture.window().currentStep()), index + 1);
    }
    QVERIFY(!next->isVisible());
    auto *exports = fixture.find<QPushButton>(u"exportButton"_s);
    QVERIFY(exports->isVisible());
    QTest::mouseClick(exports, Qt::LeftButton);
    QCOMPARE(fixture.dialogs.asked.last().title, u"Export PDF"_s);
}

void PlanWindowStepsTest::nextProblemGoesThroughTheFindings()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    QVERIFY(fixture.window().startFromTemplate(u"first"_s));
    const std::vector<Finding> findings = fixture.window().session().evaluation().findings;
    int visited = 0;
    for (const Finding &finding : findings) {
        if (finding.severity == Severity::Advice)
            continue;
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F8);
        QCOMPARE(fixture.window().currentStep(), finding.step);
        ++visited;
    }
    QVERIFY(visited >= 1);
}

void PlanWindowStepsTest::stepsSpeakNumberAndState()
{
    StepStatus status;
    status.state = StepState::Blocked;
    status.summary = u"Cluster"_s;
    status.blockers = 2;
    QCOMPARE(spokenStep(Step::Training, status), u"Training, step 3 of 7, blocked, 2 blockers, Cluster"_s);
    StepList list;
    std::array<StepStatus, stepCount> statuses = {};
    statuses[2] = status;
    list.setStatuses(statuses);
    QCOMPARE(list.model()->index(2, 0).data(Qt::AccessibleTextRole).toString(),
             spokenStep(Step::Training, status));
    QCOMPARE(list.model()->rowCount(), stepCount);
}

void PlanWindowStepsTest::historyDropsTheWayForwardOnANewVisit()
{
    VisitHistory history;
    history.restart(Step::Workload);
    history.visit(Step::Cost);
    history.visit(Step::Cost);
    QCOMPARE(history.previous(), std::optional(Step::Workload));
    history.back();
    QCOMPARE(history.next(), std::optional(Step::Cost));
    history.visit(Step::Review, true);
    QVERIFY(!history.next().has_value());
    QVERIFY(history.current().byLink);
    history.back();
    history.back();
    QCOMPARE(history.current().step, Step::Workload);
    QVERIFY(!history.previous().has_value());
    for (int i = 0; i < 1000; ++i)
        history.visit(i % 2 == 0 ? Step::Cost : Step::Training);
    QCOMPARE(history.current().step, Step::Training);
}

void PlanWindowStepsTest::summaryMovesBelowInANarrowWindow()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    QVERIFY(fixture.window().startFromTemplate(u"first"_s));
    auto *dock = fixture.find<SummaryDock>(u"summaryDock"_s);
    fixture.window().resize(1024, 700);
    QCOMPARE(fixture.window().dockWidgetArea(dock), Qt::RightDockWidgetArea);
    QCOMPARE(fixture.window().size(), QSize(1024, 700));
    fixture.window().resize(900, 700);
    QCOMPARE(fixture.window().dockWidgetArea(dock), Qt::BottomDockWidgetArea);
    QVERIFY(fixture.find<QLabel>(u"summaryAverage"_s)->isVisible());
    // A low window has room for the figures only, after an edit as well.
    fixture.window().resize(900, 600);
    const auto *chart = fixture.find<QWidget>(u"summaryChart"_s);
    const auto *total = fixture.find<QLabel>(u"summaryTotal"_s);
    QVERIFY(!chart->isVisible());
    const QString before = total->text();
    fixture.window().document().edit(u"/months"_s, Step::Workload, u"horizon"_s,
                                     [](Plan &plan) { ++plan.months; });
    QTRY_VERIFY(total->text() != before);
    QVERIFY(!chart->isVisible());
    fixture.window().resize(1100, 700);
    QCOMPARE(fixture.window().dockWidgetArea(dock), Qt::RightDockWidgetArea);
    QVERIFY(chart->isVisible());
}

void PlanWindowStepsTest::summaryCanBeHidden()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    QVERIFY(fixture.window().startFromTemplate(u"first"_s));
    auto *dock = fixture.find<SummaryDock>(u"summaryDock"_s);
    QVERIFY(dock->isVisible());
    fixture.action(u"summary"_s)->trigger();
    QVERIFY(!dock->isVisible());
    fixture.window().resize(1100, 720);
    QVERIFY(!dock->isVisible());
    QVERIFY(fixture.window().close());
    fixture.restart();
    QVERIFY(fixture.show());
    QVERIFY(fixture.window().startFromTemplate(u"first"_s));
    QVERIFY2(!fixture.find<SummaryDock>(u"summaryDock"_s)->isVisible(), "the choice is kept");
}

void PlanWindowStepsTest::panesAreVisitedInTurn()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    QVERIFY(fixture.window().startFromTemplate(u"first"_s));
    const auto pane = [&fixture] {
        const QWidget *focused = QApplication::focusWidget();
        if (focused == fixture.find<StepList>(u"stepList"_s))
            return u"list"_s;
        return fixture.find<QWidget>(u"summaryDock"_s)->isAncestorOf(focused) ? u"summary"_s : u"page"_s;
    };
    QCOMPARE(pane(), u"page"_s);
    for (const QString &expected : {u"summary"_s, u"list"_s, u"page"_s}) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
        QCOMPARE(pane(), expected);
    }
}

SLIPWAY_TEST(PlanWindowStepsTest)
#include "tst_planwindowsteps.moc"
