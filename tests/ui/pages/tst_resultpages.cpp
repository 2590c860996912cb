// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"
#include "tests/ui/pages/pagefixture.h"

#include "model/base/format.h"
#include "ui/fields/fieldstep.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>

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
    void exportsAreAskedFor();
    void theTotalOnReviewIsThatOfTheEvaluation();
    void reviewSaysWhatIsIsolatedAndWhatIsToRequest();
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
    QVERIFY(fixture.find<QLabel>(u"cost/total"_s)->text().startsWith(total));
}

void ResultPagesTest::thereIsARowForEachLine()
{
    PageFixture fixture(Step::Cost);
    const auto *table = fixture.find<QTableView>(u"cost/lines"_s);
    QCOMPARE(static_cast<std::size_t>(table->model()->rowCount()),
             fixture.session().evaluation().lines.size());
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

void ResultPagesTest::theTotalOnReviewIsThatOfTheEvaluation()
{
    PageFixture fixture(Step::Review);
    const Evaluation &evaluation = fixture.session().evaluation();
    const QString average = formatTotal(evaluation.averageMonth, QLocale(QLocale::English));
    bool found = false;
    for (const QLabel *label : fixture.page().findChildren<QLabel *>())
        found = found || label->text() == average;
    QVERIFY(found);
}

void ResultPagesTest::reviewSaysWhatIsIsolatedAndWhatIsToRequest()
{
    Plan plan = PageFixture::visionPlan();
    plan.isolation.privateLink = true;
    plan.ownedQuota.clear();
    PageFixture fixture(Step::Review, plan);
    QStringList shown;
    for (const QLabel *label : fixture.page().findChildren<QLabel *>())
        shown << label->text();
    const QString text = shown.join(u'\n');
    QVERIFY2(text.contains(u"Private endpoints: +USD "_s), qPrintable(text));
    for (const QuotaNeed &need : fixture.session().evaluation().quota)
        QVERIFY2(text.contains(u"%1: %2 vCPUs"_s.arg(need.family).arg(need.toRequest())),
                 qPrintable(need.family));
}

SLIPWAY_TEST(ResultPagesTest)

#include "tst_resultpages.moc"
