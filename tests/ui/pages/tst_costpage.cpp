// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"
#include "tests/ui/pages/pagefixture.h"

#include "model/document/backgrounddraws.h"
#include "model/document/planuncertainty.h"
#include "model/evaluation/evaluate.h"
#include "model/items/buyingmodel.h"
#include "model/items/monthcostmodel.h"
#include "model/items/priceoptionmodel.h"
#include "ui/charts/chartpanel.h"
#include "ui/fields/fieldstep.h"
#include "ui/support/combofield.h"
#include "ui/support/numberfield.h"
#include "ui/support/theme.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QTableView>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

/// The vision plan where reservations have prices.
Plan polishPlan()
{
    Plan plan = PageFixture::visionPlan();
    plan.region = u"polandcentral"_s;
    for (Compute &compute : plan.computes)
        compute.size = u"Standard_D4s_v5"_s;
    return plan;
}

int rowOf(const QAbstractItemModel &model, const QString &text)
{
    for (int row = 0; row < model.rowCount(); ++row) {
        if (model.index(row, 0).data().toString().startsWith(text))
            return row;
    }
    return -1;
}

} // namespace

class CostPageTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void enterPaysTheWayThatIsChosen();
    void whatIsNotOfferedSaysWhyAndCannotBePaid();
    void eachComputeHasItsOwnOptions();
    void whatToBuyIsOneStepThatCanBeUndone();
    void aCommitmentIsAddedEditedAndRemoved();
    void commitmentsLeadToTheirFields();
    void picturesOfItsLists();
    void rangesStayGreyedUntilTheNewerCome();
    void theTotalOfAMonthIsNeverBehindAScrollBar();
};

void CostPageTest::theTotalOfAMonthIsNeverBehindAScrollBar()
{
    PageFixture fixture(Step::Cost, PageFixture::visionPlan());
    auto *panel = fixture.find<ChartPanel>(u"cost/monthly"_s);
    panel->setTableShown(true);
    const QTableView *table = panel->table();
    QTRY_VERIFY(table->isVisible() && table->model()->rowCount() > 0);
    const QRect total = table->visualRect(table->model()->index(0, MonthCostModel::TotalColumn));
    QVERIFY(total.width() > 0);
    QVERIFY2(table->viewport()->rect().contains(total.topRight()),
             qPrintable(u"%1 of %2"_s.arg(total.right()).arg(table->viewport()->width())));
}

void CostPageTest::enterPaysTheWayThatIsChosen()
{
    PageFixture fixture(Step::Cost, polishPlan());
    QVERIFY(fixture.page().focusField(u"/computes/0/priceType"_s));
    auto *table = fixture.find<QTableView>(u"cost/options"_s);
    QVERIFY(table->hasFocus());
    const int row = rowOf(*table->model(), u"Reserved for 1 year"_s);
    QVERIFY(row >= 0);
    table->setCurrentIndex(table->model()->index(row, 0));
    const QString total = table->model()->index(row, PriceOptionModel::TotalColumn).data().toString();
    QTest::keyClick(table, Qt::Key_Return);
    QCOMPARE(fixture.plan().computes[0].priceType, PriceType::Reservation1Year);
    QCoreApplication::processEvents();
    // What was shown before is what it costs now.
    QCOMPARE(table->model()->index(row, PriceOptionModel::TotalColumn).data().toString(), total);
    QVERIFY(table->model()->index(row, 0).data(PriceOptionModel::CurrentRole).toBool());
    fixture.document().undoStack().undo();
    QCOMPARE(fixture.plan().computes[0].priceType, PriceType::PayAsYouGo);
}

void CostPageTest::whatIsNotOfferedSaysWhyAndCannotBePaid()
{
    PageFixture fixture(Step::Cost, polishPlan());
    QVERIFY(fixture.page().focusField(u"/computes/0/priceType"_s));
    auto *table = fixture.find<QTableView>(u"cost/options"_s);
    const int row = rowOf(*table->model(), u"Spot"_s);
    QVERIFY(row >= 0);
    table->setCurrentIndex(table->model()->index(row, 0));
    QVERIFY(fixture.find<QLabel>(u"cost/optionAbout"_s)->text().startsWith(u"Spot: "));
    QVERIFY(!fixture.find<QAbstractButton>(u"cost/pay"_s)->isEnabled());
    QCOMPARE(table->model()->index(row, PriceOptionModel::TotalColumn).data().toString(), u"\u2013"_s);
    QTest::keyClick(table, Qt::Key_Return);
    QCOMPARE(fixture.document().undoStack().count(), 0);
}

void CostPageTest::eachComputeHasItsOwnOptions()
{
    PageFixture fixture(Step::Cost, polishPlan());
    auto *computes = fixture.find<ComboField>(u"cost/optionsCompute"_s);
    QCOMPARE(computes->count(), static_cast<int>(fixture.plan().computes.size()));
    QVERIFY(fixture.page().focusField(u"/computes/1/priceType"_s));
    QCOMPARE(computes->currentData().toString(), fixture.plan().computes[1].id);
}

void CostPageTest::whatToBuyIsOneStepThatCanBeUndone()
{
    PageFixture fixture(Step::Cost, PageFixture::visionPlan(), QLocale(QLocale::English), QSize(1100, 900));
    // Nothing is worked out before it is on show.
    auto *table = fixture.find<QTableView>(u"buying/options"_s);
    QCOMPARE(table->model()->rowCount(), 0);
    QVERIFY(fixture.page().focusField(u"/computes/0/priceType"_s));
    QTRY_VERIFY_WITH_TIMEOUT(table->model()->rowCount() > 0, 60'000);
    auto *use = fixture.find<QAbstractButton>(u"buying/use"_s);
    const int best = table->currentIndex().row();
    QVERIFY(table->model()->index(best, 0).data(BuyingModel::BestRole).toBool());
    // Two are there from the first month; the third begins with the endpoint, in the third month, and not before.
    const QString toBuy = table->model()->index(best, BuyingModel::BuyColumn).data().toString();
    QVERIFY2(toBuy.startsWith(u"2 x Reserved for 1 year from "_s) && toBuy.contains(u", 1 x Reserved for 1 year from "_s),
             qPrintable(toBuy));
    QVERIFY(fixture.find<QLabel>(u"buying/summary"_s)->text().contains(u"loses money in"));
    const QString inAll
        = table->model()->index(best, BuyingModel::InAllColumn).data(Qt::AccessibleTextRole).toString();
    const auto chosenWay = [table] {
        const QModelIndex way = table->model()->index(table->currentIndex().row(), BuyingModel::WayColumn);
        return way.data().toString().section(u" ("_s, 0, 0);
    };
    const QString way = chosenWay();
    const int ways = table->model()->rowCount();
    QVERIFY(use->isEnabled());
    fixture.takePicture(u"cost-buying"_s);
    use->click();
    QCOMPARE(fixture.plan().commitments.size(), std::size_t(2));
    QCOMPARE(fixture.plan().commitments[0].units, 2);
    QCOMPARE(fixture.plan().commitments[1].units, 1);
    QCOMPARE(fixture.plan().commitments[1].start, fixture.plan().start.plusMonths(2));
    QCOMPARE(fixture.document().undoStack().count(), 1);
    // Bought, it costs what was said, and is not worth buying again.
    auto *summary = fixture.find<QLabel>(u"buying/summary"_s);
    QTRY_VERIFY_WITH_TIMEOUT(summary->text().contains(u"the plan costs "_s + inAll), 60'000);
    // What the plan is to buy is a way of its own now, and the one that was chosen is chosen still.
    QCOMPARE(table->model()->rowCount(), ways + 1);
    QCOMPARE(chosenWay(), way);
    fixture.document().undoStack().undo();
    QVERIFY(fixture.plan().commitments.empty());
}

void CostPageTest::aCommitmentIsAddedEditedAndRemoved()
{
    PageFixture fixture(Step::Cost, PageFixture::visionPlan());
    QVERIFY(fixture.page().focusField(u"/commitments"_s));
    auto *add = fixture.find<QAbstractButton>(u"commitments/add"_s);
    QVERIFY(add->hasFocus());
    QTest::keyClick(add, Qt::Key_Space);
    QCOMPARE(fixture.plan().commitments.size(), std::size_t(1));
    QCOMPARE(fixture.plan().commitments[0].region, fixture.plan().region);
    add->click();
    QCOMPARE(fixture.plan().commitments.size(), std::size_t(2));
    fixture.type(u"commitments/units"_s, u"7"_s);
    QCOMPARE(fixture.plan().commitments[1].units, 7);
    QCOMPARE(fixture.plan().commitments[0].units, 1);
    auto *table = fixture.find<QTableView>(u"commitments/table"_s);
    table->setCurrentIndex(table->model()->index(0, 0));
    QCOMPARE(fixture.find<NumberField>(u"commitments/units"_s)->text(), u"1"_s);
    fixture.find<QAbstractButton>(u"commitments/remove"_s)->click();
    QCOMPARE(fixture.plan().commitments.size(), std::size_t(1));
    QCOMPARE(fixture.plan().commitments[0].units, 7);
    while (fixture.document().undoStack().canUndo())
        fixture.document().undoStack().undo();
    QCOMPARE(fixture.plan().commitments.empty(), true);
    QVERIFY(!table->isVisible());
}

void CostPageTest::commitmentsLeadToTheirFields()
{
    Plan plan = PageFixture::visionPlan();
    Commitment commitment;
    commitment.region = plan.region;
    plan.commitments = {commitment, commitment};
    QCOMPARE(stepOfField(plan, u"/commitments/1/size"_s, Step::Review), Step::Cost);
    PageFixture fixture(Step::Cost, plan);
    for (const char *member : {"size", "region", "units", "type", "start", "note"}) {
        QVERIFY2(fixture.page().focusField(u"/commitments/1/"_s + QString::fromLatin1(member)), member);
        const auto *expected = fixture.find<QWidget>(u"commitments/"_s + QString::fromLatin1(member));
        QVERIFY2(expected->hasFocus() || expected->isAncestorOf(QApplication::focusWidget()), member);
    }
    QCOMPARE(fixture.find<QTableView>(u"commitments/table"_s)->currentIndex().row(), 1);
    QCOMPARE(fixture.document().undoStack().count(), 0);
}

void CostPageTest::picturesOfItsLists()
{
    for (const bool dark : {false, true}) {
        Plan plan = polishPlan();
        plan.currency = u"JPY"_s;
        if (dark) {
            plan.currency = u"USD"_s;
            Commitment commitment;
            commitment.region = plan.region;
            commitment.size = u"Standard_D4s_v5"_s;
            plan.commitments = {commitment, commitment};
        }
        PageFixture fixture(Step::Cost, plan, QLocale(dark ? QLocale::English : QLocale::German),
                            dark ? QSize(732, 600) : QSize(560, 500));
        applyTheme(*qApp, dark ? ThemeChoice::Dark : ThemeChoice::Light);
        QVERIFY(fixture.page().focusField(u"/computes/1/priceType"_s));
        QCoreApplication::processEvents();
        fixture.takePicture(dark ? u"cost-options-dark"_s : u"cost-options-german"_s);
        QVERIFY(fixture.page().focusField(u"/commitments"_s));
        QCoreApplication::processEvents();
        fixture.takePicture(dark ? u"cost-commitments-dark"_s : u"cost-commitments-german"_s);
    }
    applyTheme(*qApp, ThemeChoice::Light);
}

void CostPageTest::rangesStayGreyedUntilTheNewerCome()
{
    PageFixture fixture(Step::Cost, PageFixture::visionPlan());
    limitBackgroundDraws(DrawOptions::most); // as for the user
    PlanUncertainty &uncertainty = fixture.session().uncertainty();
    uncertainty.setRest(0);
    uncertainty.watch();
    QTRY_VERIFY_WITH_TIMEOUT(uncertainty.ranges().isReady(), 60'000);
    const auto *figures = fixture.find<QLabel>(u"range/figures"_s);
    const QString before = figures->text();
    QVERIFY(before.contains(u"P10 to P90"_s) && before.contains(u"10,000"_s));
    QVERIFY(figures->isEnabled());
    QVERIFY(fixture.find<QLabel>(u"range/chances"_s)->text().contains(u"latency target"_s));

    fixture.document().edit(u"/services/logGiBPerMonth"_s, Step::Cost, u"logs"_s,
                            [](Plan &plan) { plan.services.logGiBPerMonth = 500; });
    QVERIFY(!figures->isEnabled());
    QCOMPARE(figures->text(), before);
    QTRY_VERIFY_WITH_TIMEOUT(uncertainty.ranges().isReady(), 60'000);
    QVERIFY(figures->isEnabled());
    QVERIFY(figures->text() != before);
}

SLIPWAY_TEST(CostPageTest)

#include "tst_costpage.moc"
