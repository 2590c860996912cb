// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"
#include "tests/ui/search/searchfixture.h"

#include "model/base/format.h"
#include "ui/search/bestchoicepage.h"
#include "ui/support/signlabel.h"

#include <QCheckBox>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QTableView>
#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

class BestChoicePageTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theBestIsAppliedInOneStepAndTakenBackWhole();
    void theBestIsShownBeforeConstraintsArePriced();
    void theBestPlanIsTheBestAlready();
    void thatTheBestIsOverTheBudgetIsSaid();
    void whereNothingMeetsThePlanItSaysWhatWouldAndDoesIt();
    void cancellingLeavesThePlanAndSearchesAgain();
    void otherOptionsSearchAnew();
    void leavingWhileItSearchesEndsTheSearch();

private:
    [[nodiscard]] static bool wait(SearchFixture &fixture)
    {
        const auto &best = fixture.session().search().best();
        return QTest::qWaitFor([&best] { return best.isReady(); }, 120'000);
    }
    [[nodiscard]] static BestChoicePage *open(SearchFixture &fixture)
    {
        auto *page = new BestChoicePage(fixture.session(), fixture.dialogs, &fixture.window());
        fixture.window().resize(1280, 800);
        page->setWindowFlag(Qt::Window); // the one around it is not on show
        page->resize(1080, 700);
        page->show();
        return page;
    }
};

void BestChoicePageTest::theBestIsAppliedInOneStepAndTakenBackWhole()
{
    SearchFixture fixture(u"vision-realtime"_s);
    const QPointer<BestChoicePage> page = open(fixture);
    QVERIFY(page->findChild<QPushButton *>(u"best/cancel"_s)->isVisible());
    fixture.takePicture(u"best-waiting"_s, page);
    QVERIFY(wait(fixture));
    fixture.takePicture(u"best"_s, page);
    const search::BestPlan best = *fixture.session().search().best().value;
    QCOMPARE(best.before, fixture.session().evaluation().total);
    QVERIFY2(best.edit.has_value(), "the template is not the cheapest of all plans");
    const auto *table = page->findChild<QTableView *>(u"best/choices"_s);
    QVERIFY(table->model()->rowCount() > static_cast<int>(best.choices.size()));
    auto *apply = page->findChild<QPushButton *>(u"best/apply"_s);
    QVERIFY(apply->isVisible());
    const Plan before = fixture.plan();
    const int steps = fixture.document().undoStack().count();
    apply->click();
    QVERIFY(fixture.dialogs.asked.isEmpty());
    QVERIFY(!apply->isVisible());
    QVERIFY(page->findChild<QLabel *>(u"best/waiting"_s)->text().contains(u"in the plan now"_s));
    QCOMPARE(fixture.document().undoStack().count(), steps + 1);
    QCOMPARE(fixture.session().evaluation().total, best.after);
    QVERIFY(page->isOwnStep());
    auto *takeBack = page->findChild<QPushButton *>(u"best/takeBack"_s);
    QVERIFY(takeBack->isVisible());
    takeBack->click();
    QVERIFY(fixture.plan() == before);
    // It is offered again, unasked.
    QVERIFY(page->isOwnStep());
    QTRY_VERIFY_WITH_TIMEOUT(apply->isVisible(), 120'000);
    QCOMPARE(fixture.session().search().best().value->after, best.after);
    // An edit in the place of what was taken back is not that choice, and is searched as any other; so is one while that runs.
    for (const QString &name : {u"Another plan"_s, u"Yet another"_s}) {
        fixture.document().edit(u"/name"_s, Step::Workload, u"name"_s, [&](Plan &plan) { plan.name = name; });
        fixture.document().finishField();
        QTRY_VERIFY(fixture.session().search().best().busy);
        QVERIFY(!takeBack->isVisible());
    }
    QTRY_VERIFY_WITH_TIMEOUT(apply->isVisible(), 120'000);
    // The one after the choice, and the one in its place.
    for (int i = 0; i < 2; ++i) {
        fixture.document().undoStack().undo();
        QVERIFY(!page->isOwnStep());
    }
}

void BestChoicePageTest::theBestIsShownBeforeConstraintsArePriced()
{
    SearchFixture fixture(u"vision-realtime"_s);
    const QPointer<BestChoicePage> page = open(fixture);
    const auto &best = fixture.session().search().best();
    QVERIFY(wait(fixture));
    auto *stop = page->findChild<QPushButton *>(u"best/stop"_s);
    const auto *prices = page->findChild<QTableView *>(u"best/constraints"_s);
    QVERIFY2(best.busy, "it is told before the search ends");
    QVERIFY(stop->isVisibleTo(page) && !prices->isVisibleTo(page));
    QVERIFY(page->findChild<QPushButton *>(u"best/apply"_s)->isVisible());
    auto *table = page->findChild<QTableView *>(u"best/choices"_s);
    table->setCurrentIndex(table->model()->index(2, 0));
    fixture.takePicture(u"best-pricing"_s, page);
    stop->click();
    QTRY_VERIFY(!best.busy);
    QVERIFY(best.isReady());
    QVERIFY(!page->findChild<QLabel *>(u"best/pricing"_s)->text().isEmpty());
    QVERIFY(stop->isVisibleTo(page));
    stop->click(); // again, to the end
    QTRY_VERIFY_WITH_TIMEOUT(best.isReady() && !best.busy, 120'000);
    QVERIFY(prices->isVisibleTo(page) && !stop->isVisibleTo(page));
    QVERIFY(!best.value->constraints.empty());
}

void BestChoicePageTest::theBestPlanIsTheBestAlready()
{
    SearchFixture fixture(u"proof-of-concept"_s);
    QPointer<BestChoicePage> page = open(fixture);
    QVERIFY(wait(fixture));
    if (fixture.session().search().best().value->edit) {
        page->findChild<QPushButton *>(u"best/apply"_s)->click();
        page->findChild<QPushButton *>(u"best/cancel"_s)->click();
        QVERIFY(wait(fixture));
    }
    QVERIFY2(page->findChild<QLabel *>(u"best/headline"_s)->text().startsWith(u"The plan is the best"_s),
             qPrintable(page->findChild<QLabel *>(u"best/headline"_s)->text()));
    QVERIFY(!page->findChild<QPushButton *>(u"best/apply"_s)->isVisible());
    fixture.takePicture(u"best-already"_s, page);
}

void BestChoicePageTest::thatTheBestIsOverTheBudgetIsSaid()
{
    SearchFixture fixture(u"proof-of-concept"_s);
    const auto allow = [&](const QString &amount) {
        fixture.document().edit({}, Step::Workload, u"budget"_s, [&](Plan &plan) {
            plan.budget = Budget{amount, BudgetPeriod::Horizon, {}};
        });
    };
    allow(u"1"_s); // the template costs hundreds
    const QPointer<BestChoicePage> page = open(fixture);
    QVERIFY(wait(fixture));
    const auto *over = page->findChild<SeverityLabel *>(u"best/overBudget"_s);
    QVERIFY(over->isVisible());
    const search::BestPlan best = *fixture.session().search().best().value;
    const Total tooMuch(best.after.known() - Money(100, best.after.currency()), best.after.missing());
    QCOMPARE(over->text(),
             u"Over budget: %1 exceeds it by %2 over the horizon."_s.arg(
                 best.edit ? u"even the best choice"_s : u"the plan"_s,
                 formatTotal(tooMuch, page->locale())));
    fixture.takePicture(u"best-over-budget"_s, page);
    allow(u"100000000"_s);
    QTRY_VERIFY_WITH_TIMEOUT(!over->isVisible() && fixture.session().search().best().isReady(), 120'000);
}

void BestChoicePageTest::whereNothingMeetsThePlanItSaysWhatWouldAndDoesIt()
{
    SearchFixture fixture(u"vision-realtime"_s);
    // No machine trains this in a hundredth of an hour.
    fixture.document().edit({}, Step::Training, u"deadline"_s, [](Plan &plan) {
        for (Workload &workload : plan.workloads) {
            if (auto *job = std::get_if<TrainingJob>(&workload.detail))
                job->deadlineHours = 0.01;
        }
    });
    auto *page = open(fixture);
    QVERIFY(wait(fixture));
    const search::BestPlan best = *fixture.session().search().best().value;
    QVERIFY(!best.without.isEmpty());
    auto *ways = page->findChild<QWidget *>(u"waysOut"_s);
    QVERIFY(ways->isVisible());
    // They come before all that could be taken all the same, which is not the main thing then.
    QVERIFY(ways->y() < page->findChild<QWidget *>(u"robust"_s)->y());
    QPushButton *drop = nullptr;
    QTRY_VERIFY_WITH_TIMEOUT(
        (drop = ways->findChild<QPushButton *>(u"waysOut/deadline"_s)) && drop->isVisible(), 120'000);
    QVERIFY(drop->isEnabled());
    QStringList said;
    for (const QLabel *label : ways->findChildren<QLabel *>())
        said << label->text();
    QVERIFY2(said.join(u'\n').contains(u"Without the deadline: "_s), qPrintable(said.join(u'\n')));
    fixture.takePicture(u"best-nothing-meets"_s, page);
    drop->click();
    // The deadline is gone, and what is best without it is looked for at once.
    QTRY_VERIFY_WITH_TIMEOUT(fixture.session().search().best().isReady(), 120'000);
    QVERIFY(fixture.session().search().best().value->without.isEmpty());
    QTRY_VERIFY(!ways->isVisible());
    fixture.document().undoStack().undo();
    QVERIFY(page->isOwnStep());
}

void BestChoicePageTest::cancellingLeavesThePlanAndSearchesAgain()
{
    SearchFixture fixture(u"vision-realtime"_s);
    auto *page = open(fixture);
    auto *cancel = page->findChild<QPushButton *>(u"best/cancel"_s);
    cancel->click();
    QTRY_COMPARE(cancel->text(), u"Search again"_s);
    QVERIFY(!fixture.session().search().best().busy);
    QVERIFY(page->findChild<QLabel *>(u"best/waiting"_s)->text().startsWith(u"Cancelled"_s));
    cancel->click();
    QVERIFY(fixture.session().search().best().busy);
    QCOMPARE(cancel->text(), u"Cancel"_s);
}

void BestChoicePageTest::otherOptionsSearchAnew()
{
    SearchFixture fixture(u"proof-of-concept"_s);
    auto *page = open(fixture);
    QVERIFY(wait(fixture));
    page->findChild<QCheckBox *>(u"best/commitments"_s)->click();
    QVERIFY(fixture.session().search().best().busy);
    QVERIFY(page->findChild<QPushButton *>(u"best/apply"_s)->isHidden());
    QVERIFY(!fixture.session().search().best().value);
}

void BestChoicePageTest::leavingWhileItSearchesEndsTheSearch()
{
    SearchFixture fixture(u"vision-realtime"_s);
    auto *page = open(fixture);
    QVERIFY(fixture.session().search().best().busy);
    page->hide();
    QTRY_VERIFY(!fixture.session().search().best().busy);
    QVERIFY(!fixture.document().isModified());
}

SLIPWAY_TEST(BestChoicePageTest)
#include "tst_bestchoicepage.moc"
