// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"
#include "tests/ui/search/searchfixture.h"

#include "model/eligibility/exclusion.h"
#include "model/items/candidatemodel.h"
#include "ui/charts/chartview.h"
#include "ui/search/choicescard.h"
#include "ui/search/tradeoffchart.h"
#include "ui/search/whynotdialog.h"
#include "ui/support/labels.h"
#include "ui/support/theme.h"

#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

struct ShownCard
{
    explicit ShownCard(LifecycleStage stage, const QString &templateId = u"vision-realtime"_s,
                       QSize size = QSize(780, 420))
        : fixture(templateId)
        , card(new ChoicesCard(fixture.session(), fixture.dialogs, stage))
    {
        fixture.show(card, size);
        card->follow(search::searchable(fixture.plan(), SearchFixture::catalog(), stage));
    }
    [[nodiscard]] const Async<search::Result> &found()
    {
        return fixture.session().search().choices(card->compute());
    }
    [[nodiscard]] bool wait()
    {
        return QTest::qWaitFor([this] { return found().isReady() && !found().busy; }, 60'000);
    }
    [[nodiscard]] ChartView *view() const { return card->findChild<ChartView *>(u"chartView"_s); }
    [[nodiscard]] TradeoffChart *chart() const { return qobject_cast<TradeoffChart *>(view()->chart()); }
    [[nodiscard]] const Compute &compute() const { return *fixture.plan().compute(card->compute()); }
    [[nodiscard]] QString counts() const
    {
        return card->findChild<ElidedLabel *>(u"choices/counts"_s)->fullText();
    }

    SearchFixture fixture;
    ChoicesCard *card;
};

/// Another cost and time of every choice, without another choice.
void setRuns(PlanDocument &document, double runs)
{
    document.edit(u"/workloads"_s, Step::Training, u"runs"_s, [runs](Plan &plan) {
        for (Workload &workload : plan.workloads) {
            if (auto *job = std::get_if<TrainingJob>(&workload.detail))
                job->runsPerMonth = Estimate{runs};
        }
    });
}

void setDeadline(PlanDocument &document, double hours)
{
    document.edit(u"/workloads"_s, Step::Training, u"deadline"_s, [hours](Plan &plan) {
        for (Workload &workload : plan.workloads) {
            if (auto *job = std::get_if<TrainingJob>(&workload.detail))
                job->deadlineHours = hours;
        }
    });
}

} // namespace

class ChoicesCardTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aChoiceByKeyboardIsOneStepThatCanBeTakenBack();
    void aChoiceElsewhereSaysSoBeforeAndAfter();
    void anEditMovesTheFront();
    void whileASliderMovesTheNewestPlanIsShownLast();
    void theTableHoldsTheSameAndChoosesToo();
    void peoplesMachinesAreAList();
    void assistiveTechnologyHearsTheEnds();
    void aHiddenCardSearchesNothing();
    void whatNothingMeetsSaysWhatStandsAgainstIt();
    void aChoiceThatMissesThePlanOffersWhy();
    void aPlanWithoutSizesSaysSo();
    void cleanup() { applyTheme(*qApp, ThemeChoice::Light); }
};

void ChoicesCardTest::aChoiceByKeyboardIsOneStepThatCanBeTakenBack()
{
    ShownCard shown(LifecycleStage::Training);
    QVERIFY(shown.wait());
    QVERIFY(shown.chart() && shown.chart()->frontCount() > 1);
    const Plan before = shown.fixture.plan();
    const int steps = shown.fixture.document().undoStack().count();
    shown.view()->setFocus();
    QTest::keyClick(shown.view(), Qt::Key_End);
    const search::Candidate cheapest = shown.chart()->candidate(shown.chart()->current());
    QTest::keyClick(shown.view(), Qt::Key_Return);
    QVERIFY(shown.fixture.dialogs.asked.isEmpty());
    QCOMPARE(shown.compute().size, SearchFixture::catalog().size(cheapest.size).name);
    QCOMPARE(shown.fixture.document().undoStack().count(), steps + 1);
    QCOMPARE(shown.fixture.session().evaluation().total.known().minor(), cheapest.total);
    QVERIFY(shown.wait());
    QCOMPARE(shown.found().value->current->size, cheapest.size);
    shown.fixture.document().undoStack().undo();
    QVERIFY(shown.fixture.plan() == before);
}

/// A choice in another region moves the work, and its data with it.
void ChoicesCardTest::aChoiceElsewhereSaysSoBeforeAndAfter()
{
    ShownCard shown(LifecycleStage::Training);
    QVERIFY(shown.wait());
    const search::Candidate &now = *shown.found().value->current;
    const Catalog &catalog = SearchFixture::catalog();
    int elsewhere = -1;
    for (int mark = 0; mark < shown.chart()->markCount() && elsewhere < 0; ++mark) {
        const search::Candidate &each = shown.chart()->candidate(mark);
        if (each.region != now.region && each.nodes != now.nodes)
            elsewhere = mark;
    }
    QVERIFY(elsewhere >= 0);
    const search::Candidate chosen = shown.chart()->candidate(elsewhere);
    const QString region = catalog.region(chosen.region).name;
    const QString reading = shown.chart()->reading(elsewhere);
    QVERIFY2(reading.contains(u"%1 instead of West Europe"_s.arg(region)), qPrintable(reading));
    QVERIFY2(reading.contains(u"data crosses regions"_s), qPrintable(reading));
    Q_EMIT shown.chart()->chosen(elsewhere);
    const auto edit = shown.fixture.document().editAt(shown.fixture.document().undoStack().index() - 1);
    QVERIFY(edit);
    const QString nodes = chosen.nodes == 1 ? u"1 node"_s : u"%1 nodes"_s.arg(chosen.nodes);
    QVERIFY2(edit->label.startsWith(
                 u"Use %1 in %2, %3 for "_s.arg(catalog.size(chosen.size).shortName(), region, nodes)),
             qPrintable(edit->label));
    QVERIFY(shown.wait());
    QCOMPARE(shown.compute().region, catalog.region(chosen.region).id);
}

void ChoicesCardTest::anEditMovesTheFront()
{
    ShownCard shown(LifecycleStage::Training);
    QVERIFY(shown.wait());
    shown.fixture.takePicture(u"front-before"_s);
    const quint64 revision = shown.found().revision;
    const auto front = shown.found().value->front;
    const TradeoffChart *chart = shown.chart();
    setDeadline(shown.fixture.document(), 4);
    QVERIFY(!shown.found().isReady());
    QVERIFY2(shown.chart() == chart, "what was found before stays on show");
    QVERIFY(shown.wait());
    QVERIFY(shown.found().revision > revision);
    QVERIFY(shown.found().value->front != front);
    QCOMPARE(shown.chart(), chart);
    QCOMPARE(shown.chart()->candidate(0), shown.found().value->front.front());
    shown.fixture.takePicture(u"front-after"_s);
}

void ChoicesCardTest::whileASliderMovesTheNewestPlanIsShownLast()
{
    ShownCard shown(LifecycleStage::Training);
    QVERIFY(shown.wait());
    std::vector<quint64> revisions;
    connect(&shown.fixture.session().search(), &PlanSearch::choicesChanged, shown.card,
            [&] { revisions.push_back(shown.found().revision); });
    for (int runs = 1; runs <= 25; ++runs) {
        setRuns(shown.fixture.document(), runs);
        QCoreApplication::processEvents();
    }
    QVERIFY(shown.wait());
    QVERIFY(std::is_sorted(revisions.begin(), revisions.end()));
    QCOMPARE(shown.found().revision, shown.fixture.session().search().revision());
    QCOMPARE(shown.chart()->candidate(0), shown.found().value->front.front());
}

void ChoicesCardTest::theTableHoldsTheSameAndChoosesToo()
{
    ShownCard shown(LifecycleStage::Training);
    QVERIFY(shown.wait());
    shown.view()->setFocus();
    QTest::keyClick(shown.view(), Qt::Key_T, Qt::ControlModifier);
    auto *table = shown.card->findChild<QTableView *>(u"chartTable"_s);
    QVERIFY(table->isVisible() && table->hasFocus());
    QVERIFY(shown.card->model().rowCount() >= shown.chart()->frontCount());
    QVERIFY(shown.counts().contains(u"choices meet the plan"_s));
    table->setCurrentIndex(shown.card->model().index(0, 0));
    const search::Candidate cheapest = shown.card->model().candidate(0);
    shown.fixture.takePicture(u"choices-table"_s);
    QTest::keyClick(table, Qt::Key_Return);
    QCOMPARE(shown.compute().size, SearchFixture::catalog().size(cheapest.size).name);
    QCOMPARE(shown.fixture.session().evaluation().total.known().minor(), cheapest.total);
}

void ChoicesCardTest::peoplesMachinesAreAList()
{
    ShownCard shown(LifecycleStage::Experimentation);
    QVERIFY(shown.wait());
    auto *table = shown.card->findChild<QTableView *>(u"chartTable"_s);
    QVERIFY(table->isVisible());
    QVERIFY(!shown.card->findChild<QWidget *>(u"chartSwitch"_s)->isVisible());
    QCOMPARE(table->currentIndex().row(), shown.card->model().currentRow());
    shown.fixture.takePicture(u"choices-list"_s);
}

void ChoicesCardTest::assistiveTechnologyHearsTheEnds()
{
    ShownCard shown(LifecycleStage::Deployment);
    QVERIFY(shown.wait());
    QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(shown.view());
    QVERIFY(interface != nullptr);
    QCOMPARE(interface->role(), QAccessible::Chart);
    QVERIFY(interface->text(QAccessible::Description).contains(u"Cheapest: "_s));
    shown.fixture.takePicture(u"choices-deployment"_s);
}

void ChoicesCardTest::aHiddenCardSearchesNothing()
{
    ShownCard shown(LifecycleStage::Training);
    QVERIFY(shown.wait());
    shown.card->hide();
    setRuns(shown.fixture.document(), 60);
    QSignalSpy evaluated(&shown.fixture.session(), &PlanSession::evaluationChanged);
    QTRY_COMPARE(evaluated.count(), 1);
    QVERIFY(!shown.found().busy);
    QCOMPARE(shown.found().state, Async<search::Result>::State::Stale);
    shown.card->show();
    QVERIFY(shown.found().busy);
    QVERIFY(shown.wait());
}

void ChoicesCardTest::whatNothingMeetsSaysWhatStandsAgainstIt()
{
    ShownCard shown(LifecycleStage::Training);
    QVERIFY(shown.wait());
    setDeadline(shown.fixture.document(), 0.02);
    QVERIFY(shown.wait());
    QCOMPARE(shown.found().value->eligible, std::size_t(0));
    const QString text = shown.card->findChild<QLabel *>(u"chartEmptyText"_s)->text();
    QVERIFY2(text.contains(u"Nothing meets the plan"_s), qPrintable(text));
    QVERIFY2(text.contains(u"Without the deadline"_s), qPrintable(text));
    QVERIFY2(!text.contains(u"What stands against them"_s), "most fail at what no plan can give up");
    // In a low place it is scrolled, not cut.
    shown.card->window()->resize(600, 170);
    QCoreApplication::processEvents();
    const auto *label = shown.card->findChild<QLabel *>(u"chartEmptyText"_s);
    QTRY_VERIFY(label->height() >= label->heightForWidth(label->width()));
    shown.fixture.takePicture(u"nothing-meets"_s);
    auto *action = shown.card->findChild<LinkButton *>(u"chartEmptyAction"_s);
    // The keyboard goes through the links from top to bottom.
    const auto *firstLink = shown.card->findChild<LinkButton *>(u"chartEmptyLink1"_s);
    QVERIFY(firstLink);
    QStringList met;
    for (const QWidget *each = firstLink; each != action; each = each->nextInFocusChain()) {
        if (each->isVisible() && (each->focusPolicy() & Qt::TabFocus))
            met << each->objectName();
    }
    const auto links = shown.card->findChildren<LinkButton *>(QRegularExpression(u"^chartEmptyLink"_s));
    QCOMPARE(met.size(), links.size());
    QCOMPARE(met.filter(u"chartEmptyLink"_s), met);
    QVERIFY(action->isVisible());
    action->click();
    QTRY_VERIFY(shown.card->window()->findChild<WhyNotDialog *>());
}

void ChoicesCardTest::aChoiceThatMissesThePlanOffersWhy()
{
    ShownCard shown(LifecycleStage::Training);
    shown.fixture.document().edit({}, Step::Training, u"size"_s, [&](Plan &plan) {
        for (Compute &compute : plan.computes) {
            if (compute.id == shown.card->compute())
                compute.size = u"Standard_NC6"_s;
        }
    });
    QVERIFY(shown.wait());
    auto *why = shown.card->findChild<LinkButton *>(u"choices/whyNot"_s);
    QVERIFY(why->isVisible());
    QVERIFY(shown.card->findChild<ElidedLabel *>(u"choices/reading"_s)
                ->fullText()
                .contains(QString::fromLatin1(recordOf(Exclusion::Ends).name), Qt::CaseInsensitive));
    shown.fixture.takePicture(u"choice-misses"_s);
}

void ChoicesCardTest::aPlanWithoutSizesSaysSo()
{
    ShownCard shown(LifecycleStage::Training);
    shown.fixture.document().edit({}, Step::Training, u"workloads"_s,
                                  [](Plan &plan) { plan.workloads.clear(); });
    QTRY_VERIFY(
        shown.card->findChild<QLabel *>(u"chartEmptyText"_s)->text().contains(u"nothing to choose from"_s));
}

SLIPWAY_TEST(ChoicesCardTest)
#include "tst_choicescard.moc"
