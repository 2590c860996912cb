// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"
#include "tests/ui/pages/pagefixture.h"

#include "model/base/format.h"
#include "model/items/costlinemodel.h"
#include "ui/fields/fieldstep.h"
#include "ui/pages/reviewpage.h"
#include "ui/report/reportchoice.h"
#include "ui/report/reportpreview.h"
#include "ui/report/sections.h"
#include "ui/support/segmentedcontrol.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTreeWidget>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

/// Restrictions, Cost and Review: what they show comes from the evaluation as it is.
class ResultPagesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyFindingIsListedWithItsTitle();
    void isolationIsEdited();
    void fieldsBelongToTheStepThatEditsThem();
    void theTotalOfThePlanIsShown();
    void thereIsARowForEachLine();
    void theLinesBelowTheMonthsStayDearestFirst();
    void exportsAreAskedFor();
    void reviewShowsTheReportWithoutBlockingTheWindow();
    void reviewListsTheSectionsAndJumps();
    void reviewTicksPartsOfTheAppendix();
    void reviewSaysWhatIsOpen();
    void reviewKeepsPicturesOnlyAroundWhatIsInView();
    void reviewFollowsThePlan();
};

void ResultPagesTest::everyFindingIsListedWithItsTitle()
{
    PageFixture fixture(Step::Restrictions);
    QStringList shown;
    for (const QLabel *label : fixture.page().findChildren<QLabel *>())
        shown << label->text();
    for (const Finding &finding : fixture.session().evaluation().findings)
        QVERIFY2(shown.contains(finding.title), qPrintable(finding.title));
}

void ResultPagesTest::isolationIsEdited()
{
    PageFixture fixture(Step::Restrictions);
    QVERIFY(fixture.page().focusField(u"/isolation/noPublicIp"_s));
    QTest::keyClick(fixture.find<QWidget>(u"restrictions/noPublicIp"_s), Qt::Key_Space);
    QVERIFY(fixture.plan().isolation.noPublicIp);
}

void ResultPagesTest::fieldsBelongToTheStepThatEditsThem()
{
    const Plan plan = PageFixture::samplePlan();
    QCOMPARE(stepOfField(plan, u"/computes/0/size"_s, Step::Cost), Step::Experimentation);
    QCOMPARE(stepOfField(plan, u"/computes/1/size"_s, Step::Cost), Step::Training);
    QCOMPARE(stepOfField(plan, u"/computes/9/size"_s, Step::Cost), Step::Cost);
    QCOMPARE(stepOfField(plan, u"/workloads/3/batch/windowHours"_s, Step::Cost), Step::Deployment);
    QCOMPARE(stepOfField(plan, u"/isolation/privateLink"_s, Step::Cost), Step::Restrictions);
    QCOMPARE(stepOfField(plan, u"/region"_s, Step::Cost), Step::Workload);
    QCOMPARE(stepOfField(plan, {}, Step::Cost), Step::Cost);
}

void ResultPagesTest::theTotalOfThePlanIsShown()
{
    PageFixture fixture(Step::Cost);
    const Evaluation &evaluation = fixture.session().evaluation();
    const QString total = formatTotal(evaluation.total, QLocale(QLocale::English));
    QVERIFY(fixture.find<QLabel>(u"cost/linesTotal"_s)->text().startsWith(total));
}

void ResultPagesTest::thereIsARowForEachLine()
{
    PageFixture fixture(Step::Cost);
    const auto *table = fixture.find<QTableView>(u"cost/lines"_s);
    QCOMPARE(static_cast<std::size_t>(table->model()->rowCount()),
             fixture.session().evaluation().lines.size());
}

void ResultPagesTest::theLinesBelowTheMonthsStayDearestFirst()
{
    PageFixture fixture(Step::Cost);
    const auto names = [](const QTableView &table) {
        QStringList all;
        for (int row = 0; row < table.model()->rowCount(); ++row)
            all << table.model()->index(row, CostLineModel::NameColumn).data().toString();
        return all;
    };
    const auto *brief = fixture.find<QTableView>(u"cost/monthLines"_s);
    auto *all = fixture.find<QTableView>(u"cost/lines"_s);
    const QStringList dearestFirst = names(*brief);
    QVERIFY(dearestFirst.size() > 1);
    QCOMPARE(names(*all), dearestFirst);
    all->sortByColumn(CostLineModel::TotalColumn, Qt::AscendingOrder);
    QVERIFY(names(*all) != dearestFirst);
    QCOMPARE(names(*brief), dearestFirst);
}

void ResultPagesTest::exportsAreAskedFor()
{
    PageFixture fixture(Step::Review);
    QSignalSpy asked(&fixture.page(), &StepPage::actionRequested);
    for (const QString &action :
         {u"exportPdf"_s, u"exportJson"_s, u"exportCsv"_s, u"exportAzureMl"_s, u"exportArm"_s})
        QTest::keyClick(fixture.find<QPushButton>(action), Qt::Key_Space);
    QCOMPARE(asked.size(), 5);
    QCOMPARE(asked.at(2).at(0).toString(), u"exportCsv"_s);
}

void ResultPagesTest::reviewShowsTheReportWithoutBlockingTheWindow()
{
    PageFixture fixture(Step::Review, PageFixture::visionPlan(), QLocale(QLocale::English), {1020, 600});
    auto *page = qobject_cast<ReviewPage *>(&fixture.page());
    QVERIFY(page);
    auto *preview = fixture.find<ReportPreview>(u"review/preview"_s);
    QTRY_VERIFY_WITH_TIMEOUT(page->isUpToDate(), 60'000);
    QTRY_VERIFY_WITH_TIMEOUT(preview->pages() && preview->pages()->input().options.alternatives, 120'000);
    QTRY_VERIFY_WITH_TIMEOUT(page->isUpToDate(), 60'000);
    QCOMPARE(preview->pages()->pageCount() > 2, true);
    QVERIFY(preview->pages()->input().options.uncertainty);
    QVERIFY(preview->pages()->input().plan == fixture.plan());
    // Each turn paints for 12 ms and the piece that it is at; other work of this machine may fall into it.
    QVERIFY2(preview->longestTurn() < 50, qPrintable(QString::number(preview->longestTurn())));
    const QImage shown = preview->grab().toImage();
    int ink = 0;
    for (int y = 0; y < shown.height(); ++y) {
        for (int x = 0; x < shown.width(); ++x)
            ink += qGray(shown.pixel(x, y)) < 120 ? 1 : 0;
    }
    QVERIFY(ink > 1000);
    fixture.takePicture(u"review"_s);
}

void ResultPagesTest::reviewListsTheSectionsAndJumps()
{
    Plan plan = PageFixture::visionPlan();
    plan.months = 24;
    PageFixture fixture(Step::Review, plan, QLocale(QLocale::English), {1020, 600});
    auto *page = qobject_cast<ReviewPage *>(&fixture.page());
    auto *preview = fixture.find<ReportPreview>(u"review/preview"_s);
    auto *list = fixture.find<QTreeWidget>(u"review/sections"_s);
    QTRY_VERIFY_WITH_TIMEOUT(page->isUpToDate(), 60'000);
    auto *zoom = fixture.find<SegmentedControl>(u"review/zoom"_s);
    const QList<QPushButton *> choices = zoom->findChildren<QPushButton *>();
    QCOMPARE(choices.size(), 3);
    QTest::mouseClick(choices.at(1), Qt::LeftButton);
    QCOMPARE(preview->zoom(), ReportPreview::Zoom::PageWidth);
    const auto row = [&](const QString &title) -> QTreeWidgetItem * {
        const QList<QTreeWidgetItem *> found = list->findItems(title, Qt::MatchExactly);
        return found.isEmpty() ? nullptr : found.front();
    };
    for (const QString &title : {u"What is asked"_s, u"Alternatives considered"_s, u"Sign-off"_s,
                                 u"How to check this memo"_s, u"Cost by quarter"_s, u"Provenance"_s})
        QVERIFY2(row(title), qPrintable(title));
    // Lines stand apart, in letters of their own width; what does not fit takes another line.
    for (int i = 0; i < list->topLevelItemCount(); ++i) {
        const QRect line = list->visualItemRect(list->topLevelItem(i));
        QVERIFY2(line.height() >= 28, qPrintable(list->topLevelItem(i)->text(0)));
    }
    // Of two years no month has a row of its own, on paper or here.
    QVERIFY(!row(u"Cost by month"_s));
    list->setCurrentItem(row(u"Provenance"_s));
    QCOMPARE(preview->currentPage() + 1, row(u"Provenance"_s)->text(1).toInt());
    list->setCurrentItem(row(u"What is asked"_s));
    QCOMPARE(preview->currentPage(), 0);
}

void ResultPagesTest::reviewTicksPartsOfTheAppendix()
{
    PageFixture fixture(Step::Review, PageFixture::visionPlan(), QLocale(QLocale::English), {1020, 600});
    auto *page = qobject_cast<ReviewPage *>(&fixture.page());
    auto *preview = fixture.find<ReportPreview>(u"review/preview"_s);
    auto *list = fixture.find<QTreeWidget>(u"review/sections"_s);
    QTRY_VERIFY_WITH_TIMEOUT(page->isUpToDate(), 60'000);
    const int before = preview->pages()->pageCount();
    QTreeWidgetItem *unusable = list->findItems(u"What cannot do it"_s, Qt::MatchExactly).value(0);
    QVERIFY(unusable);
    QCOMPARE(unusable->checkState(0), Qt::Unchecked);
    unusable->setCheckState(0, Qt::Checked);
    QVERIFY(ReportChoice::of(fixture.session()).parts().test(static_cast<std::size_t>(ReportPart::Unusable)));
    QTRY_VERIFY_WITH_TIMEOUT(preview->pages()->pageCount() > before, 60'000);
    QVERIFY(!list->findItems(u"What cannot do it"_s, Qt::MatchExactly).value(0)->text(1).isEmpty());
}

void ResultPagesTest::reviewSaysWhatIsOpen()
{
    Plan plan = PageFixture::visionPlan();
    plan.ownedQuota.clear();
    PageFixture fixture(Step::Review, plan);
    auto *page = qobject_cast<ReviewPage *>(&fixture.page());
    QTRY_VERIFY_WITH_TIMEOUT(page->isUpToDate(), 60'000);
    const Evaluation &evaluation = fixture.session().evaluation();
    const int approvals = evaluation.count(Severity::Approval);
    QVERIFY(approvals > 0);
    QStringList shown;
    for (const QLabel *label : fixture.page().findChildren<QLabel *>())
        shown << label->text();
    const QString text = shown.join(u'\n');
    QVERIFY2(text.contains(approvals == 1 ? u"1 is open"_s : u"%1 are open"_s.arg(approvals)),
             qPrintable(text));
    QCOMPARE(text.contains(u"No blockers"_s), !evaluation.hasBlockers());
    QSignalSpy asked(&fixture.page(), &StepPage::linkActivated);
    QTest::keyClick(fixture.find<QPushButton>(u"review/findings"_s), Qt::Key_Space);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.at(0).at(0).value<Step>(), Step::Restrictions);
}

void ResultPagesTest::reviewKeepsPicturesOnlyAroundWhatIsInView()
{
    PageFixture fixture(Step::Review, PageFixture::visionPlan(), QLocale(QLocale::English), {1020, 600});
    auto *page = qobject_cast<ReviewPage *>(&fixture.page());
    auto *preview = fixture.find<ReportPreview>(u"review/preview"_s);
    QTRY_VERIFY_WITH_TIMEOUT(page->isUpToDate(), 60'000);
    const QList<QPushButton *> zooms
        = fixture.find<SegmentedControl>(u"review/zoom"_s)->findChildren<QPushButton *>();
    QTest::mouseClick(zooms.at(1), Qt::LeftButton);
    const int pages = preview->pages()->pageCount();
    QVERIFY2(pages > 5, qPrintable(QString::number(pages)));
    for (int each = 0; each < pages; ++each) {
        preview->showPlace(each, 0);
        QTRY_VERIFY_WITH_TIMEOUT(preview->isPainted(), 60'000);
    }
    // A page is higher than the view: what is seen and a screen before and behind it touch four at the most.
    QVERIFY2(preview->keptSheets() <= 4, qPrintable(QString::number(preview->keptSheets())));
    preview->showPlace(0, 0);
    QTRY_VERIFY_WITH_TIMEOUT(preview->isPainted(), 60'000);
    QVERIFY(preview->keptSheets() > 0);
}

void ResultPagesTest::reviewFollowsThePlan()
{
    PageFixture fixture(Step::Review, PageFixture::visionPlan(), QLocale(QLocale::English), {1020, 600});
    auto *page = qobject_cast<ReviewPage *>(&fixture.page());
    auto *preview = fixture.find<ReportPreview>(u"review/preview"_s);
    QTRY_VERIFY_WITH_TIMEOUT(page->isUpToDate(), 60'000);
    QVERIFY(fixture.document().apply({u"Rename"_s, Step::Workload, {{u"/name"_s, u"Another name"_s}}}).ok());
    QTRY_COMPARE_WITH_TIMEOUT(preview->pages()->input().plan.name, u"Another name"_s, 60'000);
}

SLIPWAY_TEST(ResultPagesTest)

#include "tst_resultpages.moc"
