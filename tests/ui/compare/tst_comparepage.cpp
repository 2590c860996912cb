// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"
#include "tests/ui/search/searchfixture.h"

#include "model/document/plancomparison.h"
#include "model/items/comparemodel.h"
#include "model/plan/planjson.h"
#include "model/plan/scenarios.h"
#include "ui/charts/chartview.h"
#include "ui/charts/waterfallchart.h"
#include "ui/compare/comparepage.h"
#include "ui/compare/comparetable.h"
#include "ui/compare/findingchanges.h"

#include <QFile>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

class ComparePageTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aPlanWithoutScenariosOffersToMakeOne();
    void plansStandSideBySide();
    void theWaterfallAddsUp();
    void anEditReachesThePage();
    void namesAreGivenAndTakenBack();
    void aPlanFileStandsBesideThePlan();
    void whatIsNoPlanSaysWhy();
    void namesAreText();

private:
    static Plan withScenarios(Plan plan)
    {
        Plan sweden = plan;
        sweden.region = u"swedencentral"_s;
        Plan longer = plan;
        longer.months += 6;
        Plan cheaper = plan;
        cheaper.discountPercent = 20;
        plan = withScenario(plan, u"Sweden"_s, sweden);
        plan = withScenario(plan, u"Longer"_s, longer);
        return withScenario(plan, u"Discount"_s, cheaper);
    }
    static bool wait(SearchFixture &fixture)
    {
        PlanComparison &comparison = fixture.session().comparison();
        return QTest::qWaitFor([&] { return !comparison.isBusy() && !comparison.plans().empty(); }, 180'000);
    }
    static CompareModel &modelOf(ComparePage &page)
    {
        return *static_cast<CompareModel *>(page.findChild<CompareTable *>()->model());
    }
    static int rowOf(const CompareModel &model, const QString &heading)
    {
        for (int row = 0; row < model.rowCount(); ++row) {
            if (model.index(row, 0).data().toString().contains(heading))
                return row;
        }
        return -1;
    }
};

void ComparePageTest::aPlanWithoutScenariosOffersToMakeOne()
{
    SearchFixture fixture(u"vision-realtime"_s);
    auto *page = new ComparePage(fixture.session(), fixture.dialogs);
    fixture.show(page, {1064, 620});
    QVERIFY(wait(fixture));
    QVERIFY(!page->findChild<CompareTable *>()->isVisible());
    fixture.takePicture(u"compare-empty"_s);
    fixture.dialogs.textAnswers = {u"Half the load"_s};
    page->findChild<QPushButton *>(u"compare/addScenario"_s)->click();
    QCOMPARE(fixture.document().scenario(), u"Half the load"_s);
    QVERIFY(wait(fixture));
    QTRY_VERIFY(page->findChild<CompareTable *>()->isVisible());
    fixture.document().undoStack().undo();
    QVERIFY(fixture.document().whole().scenarios.empty());
}

void ComparePageTest::plansStandSideBySide()
{
    SearchFixture fixture(u"llm-finetune-endpoint"_s);
    fixture.document().reset(withScenarios(fixture.plan()));
    auto *page = new ComparePage(fixture.session(), fixture.dialogs);
    fixture.show(page, {1064, 680});
    QVERIFY(wait(fixture));
    const CompareModel &model = modelOf(*page);
    QCOMPARE(model.columnCount(), 5);
    QCOMPARE(model.headerData(1, Qt::Horizontal).toString(), u"Base plan"_s);
    QCOMPARE(model.headerData(2, Qt::Horizontal).toString(), u"Sweden"_s);
    fixture.takePicture(u"compare"_s);

    // The totals are those of evaluate(), the words the difference of the two.
    const int total = rowOf(model, u"Whole plan"_s);
    QVERIFY(total >= 0);
    const QLocale locale = model.locale();
    const auto amount
        = [&](int column) { return locale.toDouble(model.index(total, column).data().toString()); };
    QCOMPARE(amount(1), fixture.session().evaluation().total.known().toDouble());
    const Result<ScenarioPlan> discount = scenarioPlan(fixture.document().whole(), u"Discount"_s);
    QCOMPARE(amount(4), evaluate(discount->plan, fixture.session().context()).total.known().toDouble());
    const QModelIndex cheaper = model.index(total, 4);
    QVERIFY(cheaper.data(CompareModel::MarkRole).value<CompareModel::Mark>() == CompareModel::Mark::Better);
    const QString words = cheaper.data(CompareModel::RemarkRole).toString();
    QVERIFY2(words.endsWith(u" less"_s), qPrintable(words));
    QCOMPARE(locale.toDouble(words.section(u' ', 0, 0)), std::round((amount(1) - amount(4)) * 100) / 100);
    QVERIFY(model.index(total, 1).data(CompareModel::MarkRole).value<CompareModel::Mark>()
            == CompareModel::Mark::Same);
    // Said in words, not by tint alone.
    QVERIFY(cheaper.data(Qt::AccessibleTextRole).toString().contains(u"better"_s));
    QCOMPARE(model.index(rowOf(model, u"Months"_s), 3).data().toString(), u"18"_s);
}

void ComparePageTest::theWaterfallAddsUp()
{
    SearchFixture fixture(u"llm-finetune-endpoint"_s);
    fixture.document().reset(withScenarios(fixture.plan()));
    auto *page = new ComparePage(fixture.session(), fixture.dialogs);
    fixture.show(page, {1064, 680});
    QVERIFY(wait(fixture));
    auto *table = page->findChild<CompareTable *>();
    for (int column = 2; column < 5; ++column) {
        table->chooseColumn(column);
        const auto &compared = fixture.session().comparison().plans()[static_cast<std::size_t>(column - 1)];
        for (const bool byStage : {true, false}) {
            const auto figures = waterfallOf(*compared.comparison, {}, {}, byStage);
            Money sum = figures.from.known();
            for (const auto &part : figures.parts)
                sum += part.change;
            QCOMPARE(sum, figures.to.known());
        }
        const auto *view = page->findChild<ChartView *>(u"chartView"_s);
        const auto *chart = qobject_cast<WaterfallChart *>(view->chart());
        QVERIFY(chart);
        QCOMPARE(chart->texts().last(),
                 modelOf(*page).index(rowOf(modelOf(*page), u"Whole plan"_s), column).data().toString());
    }
    QVERIFY(page->findChild<FindingChanges *>()->title().startsWith(u"Findings: "_s));
}

void ComparePageTest::anEditReachesThePage()
{
    SearchFixture fixture(u"vision-realtime"_s);
    fixture.document().reset(withScenarios(fixture.plan()));
    auto *page = new ComparePage(fixture.session(), fixture.dialogs);
    fixture.show(page, {1064, 680});
    QVERIFY(wait(fixture));
    const QString before = modelOf(*page).index(0, 1).data().toString();
    fixture.document().edit(u"/discountPercent"_s, Step::Cost, u"discount"_s,
                            [](Plan &plan) { plan.discountPercent = 50; });
    QTRY_VERIFY_WITH_TIMEOUT(modelOf(*page).index(0, 1).data().toString() != before, 20'000);
    QVERIFY(wait(fixture));
    QCOMPARE(fixture.session().comparison().plans().front().evaluation.total,
             fixture.session().evaluation().total);
}

void ComparePageTest::namesAreGivenAndTakenBack()
{
    SearchFixture fixture(u"vision-realtime"_s);
    fixture.document().reset(withScenarios(fixture.plan()));
    auto *page = new ComparePage(fixture.session(), fixture.dialogs);
    fixture.show(page, {1064, 680});
    QVERIFY(wait(fixture));
    page->findChild<CompareTable *>()->chooseColumn(2);
    page->findChild<QPushButton *>(u"compare/use"_s)->click();
    QCOMPARE(fixture.document().scenario(), u"Sweden"_s);
    QCOMPARE(fixture.plan().region, u"swedencentral"_s);
}

void ComparePageTest::aPlanFileStandsBesideThePlan()
{
    SearchFixture fixture(u"vision-realtime"_s);
    QTemporaryDir folder;
    const QString path = folder.filePath(u"other.slipway"_s);
    Plan other = fixture.plan();
    other.months = 3;
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(writePlan(other)) > 0);
    file.close();
    auto *page = new ComparePage(fixture.session(), fixture.dialogs);
    fixture.show(page, {808, 520});
    QVERIFY(wait(fixture));
    fixture.dialogs.openAnswers = {path};
    page->addPlanFile();
    QTRY_COMPARE_WITH_TIMEOUT(modelOf(*page).columnCount(), 3, 20'000);
    QCOMPARE(modelOf(*page).headerData(2, Qt::Horizontal).toString(), u"other"_s);
    QVERIFY(wait(fixture));
    fixture.takePicture(u"compare-narrow"_s);
    QSignalSpy wanted(page, &ComparePage::planWanted);
    page->findChild<QPushButton *>(u"compare/use"_s)->click();
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted[0][0].toString(), path);
    fixture.dialogs.openAnswers = {folder.filePath(u"absent.slipway"_s)};
    page->addPlanFile();
    QCOMPARE(fixture.dialogs.asked.last().what, u"message"_s);
}

void ComparePageTest::whatIsNoPlanSaysWhy()
{
    SearchFixture fixture(u"vision-realtime"_s);
    Plan plan = fixture.plan();
    plan.scenarios = {{u"broken"_s, u"{\"months\":\"long\"}"_s, {}}, {u"fine"_s, u"{}"_s, {}}};
    fixture.document().reset(plan);
    auto *page = new ComparePage(fixture.session(), fixture.dialogs);
    fixture.show(page, {1064, 680});
    QVERIFY(wait(fixture));
    const CompareModel &model = modelOf(*page);
    QCOMPARE(model.columnCount(), 4);
    QVERIFY(model.index(0, 2).data(CompareModel::RemarkRole).toString().contains(u"/months"_s));
    QCOMPARE(model.index(0, 3).data(CompareModel::RemarkRole).toString(), u"the same"_s);
    page->findChild<CompareTable *>()->chooseColumn(2);
    QVERIFY(!page->findChild<QPushButton *>(u"compare/use"_s)->isEnabled());
}

void ComparePageTest::namesAreText()
{
    SearchFixture fixture(u"vision-realtime"_s);
    const QString hostile = u"<img src=x> & \"a\" %1"_s;
    fixture.document().reset(withScenario(fixture.plan(), hostile, fixture.plan()));
    auto *page = new ComparePage(fixture.session(), fixture.dialogs);
    fixture.show(page, {1064, 680});
    QVERIFY(wait(fixture));
    QCOMPARE(modelOf(*page).headerData(2, Qt::Horizontal).toString(), hostile);
    QVERIFY(page->findChild<QPushButton *>(u"compare/use"_s)->text().contains(u"<img src=x> && "_s));
    fixture.takePicture(u"compare-hostile"_s);
}

SLIPWAY_TEST(ComparePageTest)
#include "tst_comparepage.moc"
