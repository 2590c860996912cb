// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"
#include "tests/ui/search/searchfixture.h"

#include "ui/search/bestchoicedialog.h"

#include <QCheckBox>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QTableView>
#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

class BestChoiceDialogTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theBestIsAppliedInOneStepAndTakenBackWhole();
    void theBestPlanIsTheBestAlready();
    void cancellingLeavesThePlanAndSearchesAgain();
    void otherOptionsSearchAnew();
    void closingWhileItSearchesEndsTheSearch();

private:
    [[nodiscard]] static bool wait(SearchFixture &fixture)
    {
        const auto &best = fixture.session().search().best();
        return QTest::qWaitFor([&best] { return best.isReady(); }, 120'000);
    }
    [[nodiscard]] static BestChoiceDialog *open(SearchFixture &fixture)
    {
        fixture.window().resize(1280, 800); // the box is no higher
        auto *dialog = new BestChoiceDialog(fixture.session(), fixture.dialogs, &fixture.window());
        dialog->open();
        return dialog;
    }
};

void BestChoiceDialogTest::theBestIsAppliedInOneStepAndTakenBackWhole()
{
    SearchFixture fixture(u"vision-realtime"_s);
    const QPointer<BestChoiceDialog> dialog = open(fixture);
    QVERIFY(dialog->findChild<QPushButton *>(u"best/cancel"_s)->isVisible());
    fixture.takePicture(u"best-waiting"_s, dialog);
    QVERIFY(wait(fixture));
    fixture.takePicture(u"best"_s, dialog);
    const search::BestPlan best = *fixture.session().search().best().value;
    QCOMPARE(best.before, fixture.session().evaluation().total);
    QVERIFY2(best.edit.has_value(), "the template is not the cheapest of all plans");
    const auto *table = dialog->findChild<QTableView *>(u"best/choices"_s);
    QVERIFY(table->model()->rowCount() > static_cast<int>(best.choices.size()));
    auto *apply = dialog->findChild<QPushButton *>(u"best/apply"_s);
    QVERIFY(apply->isVisible());
    const Plan before = fixture.plan();
    const int steps = fixture.document().undoStack().count();
    apply->click();
    QVERIFY(fixture.dialogs.asked.isEmpty());
    QTRY_VERIFY(!dialog);
    QCOMPARE(fixture.document().undoStack().count(), steps + 1);
    QCOMPARE(fixture.session().evaluation().total, best.after);
    fixture.document().undoStack().undo();
    QVERIFY(fixture.plan() == before);
}

void BestChoiceDialogTest::theBestPlanIsTheBestAlready()
{
    SearchFixture fixture(u"proof-of-concept"_s);
    QPointer<BestChoiceDialog> dialog = open(fixture);
    QVERIFY(wait(fixture));
    if (fixture.session().search().best().value->edit) {
        dialog->findChild<QPushButton *>(u"best/apply"_s)->click();
        QTRY_VERIFY(!dialog);
        dialog = open(fixture);
        QVERIFY(wait(fixture));
    }
    QVERIFY2(dialog->findChild<QLabel *>(u"best/headline"_s)->text().startsWith(u"The plan is the best"_s),
             qPrintable(dialog->findChild<QLabel *>(u"best/headline"_s)->text()));
    QVERIFY(!dialog->findChild<QPushButton *>(u"best/apply"_s)->isVisible());
    fixture.takePicture(u"best-already"_s, dialog);
}

void BestChoiceDialogTest::cancellingLeavesThePlanAndSearchesAgain()
{
    SearchFixture fixture(u"vision-realtime"_s);
    auto *dialog = open(fixture);
    auto *cancel = dialog->findChild<QPushButton *>(u"best/cancel"_s);
    cancel->click();
    QTRY_COMPARE(cancel->text(), u"Search again"_s);
    QVERIFY(!fixture.session().search().best().busy);
    QVERIFY(dialog->findChild<QLabel *>(u"best/waiting"_s)->text().startsWith(u"Cancelled"_s));
    cancel->click();
    QVERIFY(fixture.session().search().best().busy);
    QCOMPARE(cancel->text(), u"Cancel"_s);
}

void BestChoiceDialogTest::otherOptionsSearchAnew()
{
    SearchFixture fixture(u"proof-of-concept"_s);
    auto *dialog = open(fixture);
    QVERIFY(wait(fixture));
    dialog->findChild<QCheckBox *>(u"best/commitments"_s)->click();
    QVERIFY(fixture.session().search().best().busy);
    QVERIFY(dialog->findChild<QPushButton *>(u"best/apply"_s)->isHidden());
    QVERIFY(!fixture.session().search().best().value);
}

void BestChoiceDialogTest::closingWhileItSearchesEndsTheSearch()
{
    SearchFixture fixture(u"vision-realtime"_s);
    auto *dialog = open(fixture);
    QVERIFY(fixture.session().search().best().busy);
    dialog->close();
    QTRY_VERIFY(!fixture.session().search().best().busy);
    QVERIFY(!fixture.document().isModified());
}

SLIPWAY_TEST(BestChoiceDialogTest)
#include "tst_bestchoicedialog.moc"
