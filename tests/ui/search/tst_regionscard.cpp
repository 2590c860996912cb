// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"
#include "tests/ui/search/searchfixture.h"

#include "model/items/regioncostmodel.h"
#include "ui/charts/chartview.h"
#include "ui/search/regionchart.h"
#include "ui/search/regionscard.h"

#include <QTableView>
#include <QTest>

#include <algorithm>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

class RegionsCardTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void enterMovesThePlanAndUndoBringsItBack();
    void theTableMovesItToo();

private:
    [[nodiscard]] static bool wait(SearchFixture &fixture)
    {
        const auto &found = fixture.session().search().regions();
        return QTest::qWaitFor([&found] { return found.isReady() && !found.busy; }, 60'000);
    }
};

void RegionsCardTest::enterMovesThePlanAndUndoBringsItBack()
{
    SearchFixture fixture(u"vision-realtime"_s);
    auto *card = new RegionsCard(fixture.session(), fixture.dialogs);
    fixture.show(card, {780, 480});
    QVERIFY(wait(fixture));
    const RegionCostModel &model = card->model();
    QVERIFY(model.rowCount() > 30);
    const int own = model.currentRow();
    QVERIFY(own >= 0);
    QCOMPARE(model.cost(own).total, fixture.session().evaluation().total);
    fixture.takePicture(u"regions"_s);

    auto *view = card->findChild<ChartView *>(u"chartView"_s);
    const auto *chart = qobject_cast<RegionChart *>(view->chart());
    QVERIFY(chart);
    const Plan before = fixture.plan();
    const search::RegionCost first = model.cost(own == 0 ? 1 : 0);
    view->setFocus();
    QTest::keyClick(view, Qt::Key_Home);
    if (own == 0)
        QTest::keyClick(view, Qt::Key_Down);
    QTest::keyClick(view, Qt::Key_Return);
    QVERIFY(fixture.dialogs.asked.isEmpty());
    QCOMPARE(fixture.plan().region, SearchFixture::catalog().region(first.region).id);
    QCOMPARE(fixture.session().evaluation().total, first.total);
    QVERIFY(wait(fixture));
    QVERIFY(model.cost(model.currentRow()).region == first.region);
    fixture.document().undoStack().undo();
    QVERIFY(fixture.plan() == before);
}

void RegionsCardTest::theTableMovesItToo()
{
    SearchFixture fixture(u"vision-realtime"_s);
    auto *card = new RegionsCard(fixture.session(), fixture.dialogs);
    fixture.show(card, {780, 480});
    QVERIFY(wait(fixture));
    card->setTableShown(true);
    fixture.takePicture(u"regions-table"_s);
    auto *table = card->findChild<QTableView *>(u"chartTable"_s);
    const RegionCostModel &model = card->model();
    const int row = model.currentRow() == 2 ? 3 : 2;
    const QString region = SearchFixture::catalog().region(model.cost(row).region).id;
    table->setCurrentIndex(model.index(row, 0));
    QTest::keyClick(table, Qt::Key_Return);
    QCOMPARE(fixture.plan().region, region);
}

SLIPWAY_TEST(RegionsCardTest)
#include "tst_regionscard.moc"
