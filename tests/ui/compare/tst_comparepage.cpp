// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"
#include "tests/ui/search/searchfixture.h"

#include "model/document/background.h"
#include "model/document/plancomparison.h"
#include "model/document/pricedesk.h"
#include "model/items/comparemodel.h"
#include "model/plan/planjson.h"
#include "model/plan/scenarios.h"
#include "model/prices/additions.h"
#include "model/prices/priceupdate.h"
#include "ui/charts/chartview.h"
#include "ui/charts/monthschart.h"
#include "ui/charts/waterfallchart.h"
#include "ui/compare/comparepage.h"
#include "ui/compare/comparetable.h"
#include "ui/compare/findingchanges.h"
#include "ui/support/labels.h"
#include "ui/support/segmentedcontrol.h"
#include "ui/support/signlabel.h"
#include "ui/support/theme.h"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QHeaderView>
#include <QHideEvent>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QtTest/qtestspontaneevent.h>

#include <algorithm>

#include <stdexcept>

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
    void theColumnThatIsMeantIsMarked();
    void manyFindingsComeAPieceAtATime();
    void anEditReachesThePage();
    void namesAreGivenAndTakenBack();
    void aPlanFileStandsBesideThePlan();
    void whatIsNoPlanSaysWhy();
    void namesAreText();
    void aPriceBookStandsBesideThePlan();
    void aBookOfTheDeskIsPinned();
    void aBookThatIsGoneIsNoColumnOfAnother();
    void theMonthsOfAllStandInOneChart();

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
    /// The prices of the built-in book under another name.
    static Result<PriceSnapshot> keepBook(const QString &folder)
    {
        return BookLibrary(folder).store(
            writeBook(SearchFixture::prices(), SearchFixture::catalog(), u"other-2026-06-01"_s),
            SearchFixture::catalog());
    }
    static PriceSource sourceIn(const QString &folder)
    {
        const ReferenceData builtIn{SearchFixture::catalog(), SearchFixture::prices()};
        return {std::make_shared<const ReferenceData>(builtIn), BookLibrary(folder), {}};
    }
    /// Null where the menu has no such entry.
    static QAction *entryOf(ComparePage &page, const QString &text)
    {
        const QList<QAction *> entries
            = page.findChild<QPushButton *>(u"compare/add"_s)->menu()->actions();
        const auto found = std::ranges::find_if(
            entries, [&](const QAction *each) { return each->text() == text; });
        return found == entries.end() ? nullptr : *found;
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

    // In a window of 1366 x 768 what each stage costs is in view, and the chart keeps a height that can be read.
    page->resize(1166, 644);
    QCoreApplication::processEvents();
    const auto *shown = page->findChild<CompareTable *>();
    const int deployment = rowOf(model, u"Deployment"_s);
    QVERIFY(deployment >= 0);
    const int end = shown->visualRect(model.index(deployment, 1)).bottom();
    QVERIFY2(end < shown->viewport()->height(),
             qPrintable(u"%1 of %2"_s.arg(end).arg(shown->viewport()->height())));
    QVERIFY(page->findChild<QWidget *>(u"compare/waterfall"_s)->height() >= 200);
    page->resize(1064, 680);
    QCoreApplication::processEvents();

    // Beside the name of the chosen plan, which is longer and shorter, nothing moves.
    const auto *add = page->findChild<QPushButton *>(u"compare/addScenario"_s);
    const QPoint place = add->mapTo(page, QPoint());
    for (const int column : {2, 4, 3}) {
        page->findChild<CompareTable *>()->chooseColumn(column);
        QCoreApplication::processEvents();
        QCOMPARE(add->mapTo(page, QPoint()), place);
    }

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

/// Under its heading, in the colour of what is chosen, and by name in the menu.
void ComparePageTest::theColumnThatIsMeantIsMarked()
{
    SearchFixture fixture(u"llm-finetune-endpoint"_s);
    fixture.document().reset(withScenarios(fixture.plan()));
    auto *page = new ComparePage(fixture.session(), fixture.dialogs);
    fixture.show(page, {1064, 680});
    QVERIFY(wait(fixture));
    const auto *table = page->findChild<CompareTable *>();
    const QHeaderView *header = table->horizontalHeader();
    const auto isMarked = [&](int column) {
        const QImage picture = table->horizontalHeader()->viewport()->grab().toImage();
        const int x = header->sectionViewportPosition(column) + header->sectionSize(column) / 2;
        return picture.pixelColor(x, picture.height() - 2) == Colors::of(page->palette()).accent;
    };
    const auto named = [&] {
        QString words;
        for (const QAction *action : page->findChild<QToolButton *>(u"compare/more"_s)->menu()->actions())
            words += action->text();
        return words;
    };
    for (const int column : {2, 3}) {
        page->findChild<CompareTable *>()->chooseColumn(column);
        QCoreApplication::processEvents();
        for (int each = 1; each <= 3; ++each)
            QCOMPARE(isMarked(each), each == column);
        const QString name = table->model()->headerData(column, Qt::Horizontal).toString();
        QVERIFY2(named().count(name) == 2, qPrintable(named()));
    }
}

void ComparePageTest::manyFindingsComeAPieceAtATime()
{
    Comparison comparison;
    for (int i = 0; i < 45; ++i) {
        Finding finding;
        finding.title = u"Finding %1"_s.arg(i);
        comparison.findings.push_back({FindingDifference::Kind::Kept, finding, finding});
    }
    FindingChanges card;
    card.showComparison(comparison);
    const auto more = [&card] { return card.findChild<LinkButton *>(u"compare/moreFindings"_s); };
    QCOMPARE(card.findChildren<SignLabel *>().size(), 20);
    QCOMPARE(more()->text(), u"Show 20 more of 45"_s);
    more()->click();
    QCOMPARE(card.findChildren<SignLabel *>().size(), 40);
    QCOMPARE(more()->text(), u"Show 5 more of 45"_s);
    more()->click();
    QCOMPARE(card.findChildren<SignLabel *>().size(), 45);
    QCOMPARE(card.findChildren<SignLabel *>().last()->text(), u"Finding 44"_s);
    QVERIFY(!more());
    comparison.findings.resize(3);
    card.showComparison(comparison);
    QCOMPARE(card.findChildren<SignLabel *>().size(), 3);
}

void ComparePageTest::anEditReachesThePage()
{
    SearchFixture fixture(u"vision-realtime"_s);
    fixture.document().reset(withScenarios(fixture.plan()));
    auto *page = new ComparePage(fixture.session(), fixture.dialogs);
    fixture.show(page, {1064, 680});
    QVERIFY(wait(fixture));
    const QString before = modelOf(*page).index(0, 1).data().toString();
    // In a minimised window it keeps up as well.
    QHideEvent minimised;
    QSpontaneKeyEvent::setSpontaneous(&minimised);
    qApp->notify(page, &minimised);
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

/// The same plan where one machine costs twice as much: all of the difference is of price.
void ComparePageTest::aPriceBookStandsBesideThePlan()
{
    SearchFixture fixture(u"vision-realtime"_s);
    auto *page = new ComparePage(fixture.session(), fixture.dialogs);
    fixture.show(page, {1064, 680});
    QVERIFY(wait(fixture));
    const Result<Additions> dearer = readAdditions(
        R"({"schema": "slipway.additions", "version": 1, "id": "twice", "name": "Twice", "source": "a test",
            "date": "2026-10-01", "prices": [{"size": "Standard_NC4as_T4_v3", "region": "westeurope", "usdPerHour": "1.316"}]})");
    QVERIFY(dearer);
    int loads = 0;
    PlanComparison &comparison = fixture.session().comparison();
    const PlanComparison::Book book{
        u"twice-2026-10-01"_s, QString(64, u'a'), [&](const Plan &) {
            ++loads;
            return withAdditions({SearchFixture::catalog(), SearchFixture::prices()}, *dearer);
        }};
    QVERIFY(comparison.addBook(book));
    QVERIFY(wait(fixture));
    QCOMPARE(comparison.plans().size(), std::size_t(2));
    const ComparedPlan &beside = comparison.plans()[1];
    QVERIFY2(beside.comparison, qPrintable(beside.failure));
    const Comparison &found = *beside.comparison;
    QVERIFY(Money() < found.total.difference.known);
    QCOMPARE(found.causes[std::size_t(CostCause::Price)], found.total.difference.known);
    const CompareModel &model = modelOf(*page);
    QTRY_COMPARE(model.columnCount(), 3);
    QCOMPARE(model.headerData(2, Qt::Horizontal).toString(), u"Base plan, prices twice-2026-10-01"_s);
    QCOMPARE(page->findChild<QPushButton *>(u"compare/use"_s)->accessibleName(),
             u"Pin the plan to twice-2026-10-01"_s);
    fixture.takePicture(u"compare-book"_s);
    // An edit reaches it, and the book is not read again.
    fixture.document().edit(u"/months"_s, Step::Cost, u"months"_s, [](Plan &plan) { plan.months = 3; });
    QVERIFY(wait(fixture));
    QTRY_COMPARE(comparison.plans()[1].plan.months, 3);
    QCOMPARE(loads, 1);
    comparison.removeBook(QString(64, u'a'));
    QVERIFY(wait(fixture));
    QTRY_COMPARE(comparison.plans().size(), std::size_t(1));
    // A book that can not be read says why, and nothing else goes.
    QVERIFY(comparison.addBook({u"gone"_s, QString(64, u'b'), [](const Plan &) -> Result<ReferenceData> {
                                    return Error{ErrorCode::Invalid, u"It is gone."_s, {}};
                                }}));
    QVERIFY(wait(fixture));
    QTRY_COMPARE(comparison.plans().size(), std::size_t(2));
    QCOMPARE(comparison.plans()[1].failure, u"It is gone."_s);
    QVERIFY(comparison.plans()[0].isThere());
    // Where the work itself ends, no figure of before stands for the new plan.
    comparison.removeBook(QString(64, u'b'));
    QVERIFY(comparison.addBook({u"torn"_s, QString(64, u'c'), [](const Plan &) -> Result<ReferenceData> {
                                    throw std::runtime_error("a fault");
                                }}));
    QVERIFY(wait(fixture));
    QTRY_VERIFY(comparison.plans().size() == 2 && comparison.plans()[1].name == u"torn");
    QVERIFY(!comparison.plans()[0].isThere());
    QCOMPARE(comparison.plans()[1].failure, backgroundFault());
    QTRY_COMPARE(model.rowCount(), 0);
}

void ComparePageTest::aBookOfTheDeskIsPinned()
{
    const QTemporaryDir folder;
    const Result<PriceSnapshot> kept = keepBook(folder.path());
    QVERIFY2(kept, kept ? "" : qPrintable(kept.error().message));
    QVERIFY(kept->sha256() != SearchFixture::prices().sha256());
    SearchFixture fixture(u"vision-realtime"_s);
    PlanDocument &document = fixture.document();
    Plan sweden = fixture.plan();
    sweden.region = u"swedencentral"_s;
    document.reset(withScenario(fixture.plan(), u"Sweden"_s, sweden));
    PriceDesk desk(fixture.session(), sourceIn(folder.path()));
    auto *page = new ComparePage(fixture.session(), fixture.dialogs);
    page->setPrices(desk);
    fixture.show(page, {1064, 680});
    QTRY_VERIFY(entryOf(*page, u"other-2026-06-01"_s));
    entryOf(*page, u"other-2026-06-01"_s)->trigger();
    QVERIFY(wait(fixture));
    QTRY_COMPARE(modelOf(*page).columnCount(), 4);
    const std::vector<ComparedPlan> &plans = fixture.session().comparison().plans();
    QVERIFY2(plans[2].isThere(), qPrintable(plans[2].failure));
    QCOMPARE(plans[2].book, kept->sha256());
    auto *table = page->findChild<CompareTable *>();
    auto *use = page->findChild<QPushButton *>(u"compare/use"_s);
    table->chooseColumn(3);
    QVERIFY(use->isEnabled());
    // A plan that can not be edited can not be pinned; its scenarios can be looked at.
    document.setInUseElsewhere(true);
    QVERIFY(!use->isEnabled());
    table->chooseColumn(2);
    QVERIFY(use->isEnabled());
    table->chooseColumn(3);
    document.setInUseElsewhere(false);
    QVERIFY(use->isEnabled());
    // The column is of the plan itself, whichever scenario is on show.
    QVERIFY(document.showScenario(u"Sweden"_s));
    QVERIFY(wait(fixture));
    table->chooseColumn(3);
    use->click();
    QVERIFY(document.scenario().isEmpty());
    QVERIFY(document.whole().prices);
    QCOMPARE(document.whole().prices->id, u"other-2026-06-01"_s);
    QCOMPARE(document.whole().prices->sha256, kept->sha256());
    QVERIFY(fixture.dialogs.asked.isEmpty());
    QVERIFY(wait(fixture));
    QTRY_COMPARE(modelOf(*page).columnCount(), 3);
}

void ComparePageTest::aBookThatIsGoneIsNoColumnOfAnother()
{
    const QTemporaryDir folder;
    const Result<PriceSnapshot> kept = keepBook(folder.path());
    QVERIFY2(kept, kept ? "" : qPrintable(kept.error().message));
    SearchFixture fixture(u"vision-realtime"_s);
    Plan plan = fixture.plan();
    plan.additions = {{u"own-sizes"_s, QString(64, u'a'), {}}};
    fixture.document().reset(plan);
    PriceDesk desk(fixture.session(), sourceIn(folder.path()));
    auto *page = new ComparePage(fixture.session(), fixture.dialogs);
    page->setPrices(desk);
    fixture.show(page, {1064, 680});
    QTRY_VERIFY(entryOf(*page, u"other-2026-06-01"_s));
    QVERIFY(QFile::remove(folder.filePath(kept->sha256() + u".book"_s)));
    entryOf(*page, u"other-2026-06-01"_s)->trigger();
    QVERIFY(wait(fixture));
    const std::vector<ComparedPlan> &plans = fixture.session().comparison().plans();
    QTRY_COMPARE(plans.size(), std::size_t(2));
    QCOMPARE(plans[1].failure, u"The price book other-2026-06-01 is not there any more."_s);
}

void ComparePageTest::theMonthsOfAllStandInOneChart()
{
    SearchFixture fixture(u"vision-realtime"_s);
    fixture.document().reset(withScenarios(fixture.plan()));
    auto *page = new ComparePage(fixture.session(), fixture.dialogs);
    fixture.show(page, {1064, 680});
    QVERIFY(wait(fixture));
    const std::vector<ComparedPlan> &plans = fixture.session().comparison().plans();
    const MonthsChart::Figures figures = monthsOf(plans, {u"a"_s, u"b"_s, u"c"_s, u"d"_s});
    QCOMPARE(figures.lines.size(), std::size_t(4));
    for (std::size_t i = 0; i < plans.size(); ++i) {
        const MonthsChart::Line &line = figures.lines[i];
        QCOMPARE(line.months.size(), plans[i].evaluation.months.size());
        for (std::size_t month = 0; month < line.months.size(); ++month) {
            QCOMPARE(line.months[month].cost, plans[i].evaluation.months[month].total.known().toDouble());
            QVERIFY(line.months[month].range);
            QCOMPARE(line.months[month].range->second,
                     plans[i].uncertainty->months[month].p90.known().toDouble());
        }
    }
    auto *parts = page->findChild<SegmentedControl *>(u"compare/chartPart"_s);
    QVERIFY(parts);
    parts->setCurrent(2);
    Q_EMIT parts->chosen(2);
    const auto chart
        = [&] { return qobject_cast<MonthsChart *>(page->findChild<ChartView *>(u"chartView"_s)->chart()); };
    QTRY_VERIFY(chart());
    QCOMPARE(chart()->markCount(), 12 + 12 + 18 + 12);
    QVERIFY2(chart()->reading(0).startsWith(u"Base plan, "_s) && chart()->reading(0).contains(u"P90"_s),
             qPrintable(chart()->reading(0)));
    // A month that misses a price has the least of all figures, the range among them.
    MonthsChart::Figures missing = figures;
    MonthsChart::Month &first = missing.lines.front().months.front();
    first = {1000, false, std::pair(800.0, 1500.0), false};
    MonthsChart least(missing, chart()->look());
    QVERIFY2(least.reading(0).endsWith(u"at least 1,000, P10 at least 800, P90 at least 1,500"_s),
             qPrintable(least.reading(0)));
    // What is pointed at goes with the figures that it is of.
    least.resize(800, 300);
    least.pointAt(least.placeOf(0));
    QCOMPARE(least.pointed(), 0);
    least.setFigures({figures.currency, {}});
    QCOMPARE(least.pointed(), -1);
    // By keyboard from month to month and from plan to plan.
    QVERIFY(chart()->pressKey(Qt::Key_Right) && chart()->pressKey(Qt::Key_Right));
    QCOMPARE(chart()->current(), 1);
    QVERIFY(chart()->pressKey(Qt::Key_Down));
    QCOMPARE(chart()->current(), 13);
    fixture.takePicture(u"compare-months"_s);
    parts->setCurrent(0);
    Q_EMIT parts->chosen(0);
    QTRY_VERIFY(qobject_cast<WaterfallChart *>(page->findChild<ChartView *>(u"chartView"_s)->chart()));
}

SLIPWAY_TEST(ComparePageTest)
#include "tst_comparepage.moc"
