// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/format.h"
#include "model/items/names.h"
#include "tests/support/testrun.h"
#include "tests/ui/window/windowfixture.h"

#include "ui/fields/fieldstep.h"
#include "ui/fields/stepnames.h"
#include "ui/window/costbar.h"
#include "ui/window/costchange.h"
#include "ui/window/steplist.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTabBar>
#include <QTableView>
#include <QTest>

#include <map>
#include <set>

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
    void undoGoesToTheFieldOnItsStep();
    void undoWorksFromInsideATextField();
    void stepsAreReachedByTheirNumbers();
    void arrowsInTheListKeepTheFocusAndEnterGoesIn();
    void backLeadsWhereOneWas();
    void afterALinkBackNamesItsStep();
    void nextNamesTheStepAndEndsAtTheLast();
    void nextProblemGoesThroughTheFindings();
    void nextProblemGoesToItsField();
    void stepsSpeakNumberAndState();
    void historyDropsTheWayForwardOnANewVisit();
    void anotherPlanBeginsAtTheFirstTabs();
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
        const auto *average = fixture.find<QLabel>(u"costBar/month"_s);
        QVERIFY(average->isVisible());
        QCOMPARE(average->text(),
                 formatAmount(fixture.window().session().evaluation().averageMonth, QLocale()));
        QCOMPARE(textOf(fixture, u"costBar/currency"_s), u"USD"_s);
        QVERIFY(fixture.find<QPushButton>(u"costBar/prices"_s)->isVisible());
        QVERIFY(fixture.find<QPushButton>(u"costBar/prices"_s)->text().contains(u"20"_s));
    }
}

void PlanWindowStepsTest::costFollowsEdits()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    QVERIFY(fixture.window().startFromTemplate(u"first"_s));
    const QString before = textOf(fixture, u"costBar/month"_s);
    QCOMPARE(textOf(fixture, u"costBar/change"_s), u"none yet"_s);
    const Total averageBefore = fixture.window().session().evaluation().averageMonth;
    fixture.window().document().edit(u"/computes/0/instances"_s, Step::Experimentation, u"instances"_s,
                                     [](Plan &plan) { ++plan.computes.front().instances; });
    QTRY_VERIFY(textOf(fixture, u"costBar/month"_s) != before);
    const std::optional<Total> change
        = fixture.window().session().evaluation().averageMonth.less(averageBefore);
    QVERIFY(change && change->known().minor() > 0);
    QCOMPARE(textOf(fixture, u"costBar/change"_s), u"+%1 a month"_s.arg(formatAmount(*change, QLocale())));
    QCOMPARE(fixture.find<QPushButton>(u"costBar/editCell"_s)->accessibleName(),
             u"Last edit: instances, +%1 a month"_s.arg(formatAmount(*change, QLocale())));
    fixture.action(u"undo"_s)->trigger();
    QTRY_COMPARE(textOf(fixture, u"costBar/month"_s), before);
    QCOMPARE(textOf(fixture, u"costBar/change"_s), u"-%1 a month"_s.arg(formatAmount(*change, QLocale())));
    QVERIFY(fixture.find<QPushButton>(u"costBar/editCell"_s)->accessibleName().startsWith(u"Undone: "_s));
    QVERIFY(fixture.find<CostBar>(u"costBar"_s)->spokenCost().contains(before));
}

/// What was looked at in one plan says nothing of the next: each page is as it was first seen.
void PlanWindowStepsTest::anotherPlanBeginsAtTheFirstTabs()
{
    WindowFixture fixture(WindowFixture::Pages::Real);
    QVERIFY(fixture.openTemplate(u"proof-of-concept"_s));
    QVERIFY(fixture.show());
    fixture.window().resize(1280, 800);
    const auto tabsOf = [&] {
        QList<int> all;
        for (const QTabBar *tabs : fixture.shownPage()->findChildren<QTabBar *>())
            all << (tabs->count() > 1 ? tabs->currentIndex() : 0);
        return all;
    };
    std::map<Step, QList<int>> first;
    for (const Step step : {Step::Experimentation, Step::Restrictions, Step::Cost}) {
        fixture.window().goTo(step);
        QCoreApplication::processEvents();
        first[step] = tabsOf();
        for (QTabBar *tabs : fixture.shownPage()->findChildren<QTabBar *>())
            tabs->setCurrentIndex(tabs->count() - 1);
        QVERIFY(tabsOf() != first[step]);
    }
    QVERIFY(fixture.openTemplate(u"vision-realtime"_s));
    QCoreApplication::processEvents();
    for (const auto &[step, before] : first) {
        fixture.window().goTo(step);
        QCoreApplication::processEvents();
        QCOMPARE(tabsOf(), before);
    }
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
    // What is typed over until nothing has changed is no edit: the one before it is the last one again.
    QCOMPARE(change.update(3, total(2000)), total(200));
    QCOMPARE(change.update(2, total(1800), true), total(-100));
    const Currency euro = *Currency::fromCode(u"EUR");
    QVERIFY(!change.update(3, Total(Money(1800, euro))).has_value());
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
    QVERIFY2(back->isVisible() && !back->isEnabled(), "its place is kept");
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
        QCOMPARE(next->text(), u"Next: "_s + shortName(static_cast<Step>(index + 1)));
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
        // As "Go to field" does: what it is about may stand on another step than what it stands in the way of.
        QCOMPARE(fixture.window().currentStep(),
                 stepOfField(fixture.window().session().plan(), finding.field, finding.step));
        ++visited;
    }
    QVERIFY(visited >= 1);
}

void PlanWindowStepsTest::nextProblemGoesToItsField()
{
    WindowFixture fixture(WindowFixture::Pages::Real);
    QVERIFY(fixture.openTemplate(u"vision-realtime"_s));
    QVERIFY(fixture.show());
    PlanDocument &document = fixture.window().document();
    document.edit(u"/budget"_s, Step::Workload, u"budget"_s, [](Plan &plan) {
        plan.budget = Budget{u"1"_s, BudgetPeriod::Horizon, {}};
    });
    QCoreApplication::processEvents();
    const auto *budget = fixture.find<QWidget>(u"workload/budget"_s);
    QVERIFY(budget);
    const auto goesTo = [&](const QWidget *field) {
        const std::size_t all = fixture.window().session().evaluation().findings.size() + 1;
        for (std::size_t i = 0; i < all; ++i) {
            QTest::keyClick(&fixture.window(), Qt::Key_F8);
            const QWidget *focus = QApplication::focusWidget();
            if (field == focus || (focus && field->isAncestorOf(focus)))
                return true;
        }
        return false;
    };
    fixture.window().goTo(Step::Cost);
    QVERIFY(goesTo(budget));
    // Of several requests for quota each leads to its own row.
    const std::vector<QuotaRequest> requests = fixture.window().session().evaluation().quotaRequests;
    QVERIFY(requests.size() > 1);
    const auto *needs = fixture.find<QTableView>(u"restrictions/quota"_s);
    QVERIFY(needs);
    std::set<int> rows;
    for (std::size_t i = 0; i < fixture.window().session().evaluation().findings.size(); ++i) {
        QTest::keyClick(&fixture.window(), Qt::Key_F8);
        if (QApplication::focusWidget() == needs)
            rows.insert(needs->currentIndex().row());
    }
    QCOMPARE(rows.size(), requests.size());
    // What is typed and not in the plan comes with them.
    fixture.window().goTo(Step::Workload);
    auto *discounts = fixture.find<QLineEdit>(u"workload/serviceDiscounts"_s);
    discounts->setFocus();
    QTest::keyClicks(discounts, u"nonsense"_s);
    QTest::keyClick(discounts, Qt::Key_Return);
    QVERIFY(!document.openEntries().isEmpty());
    QCoreApplication::processEvents();
    fixture.window().goTo(Step::Cost);
    QVERIFY(goesTo(discounts));
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

SLIPWAY_TEST(PlanWindowStepsTest)
#include "tst_planwindowsteps.moc"
