// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"
#include "tests/ui/pages/pagefixture.h"

#include "ui/support/captionedfield.h"
#include "ui/support/combofield.h"
#include "ui/support/numberfield.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

class WorkloadPageTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void typingANameEditsThePlan();
    void undoIsShownWithoutAnotherEdit();
    void germanFiguresAreRead();
    void badTextStaysAndChangesNothing();
    void aValueNotShownInFullSurvivesBeingLeft();
    void typingALikelyValueKeepsItsRange();
    void aRangeIsEnteredInItsBox();
    void partOfARegionsNameChoosesIt();
    void anUnknownRegionGoesBack();
    void emptyingTheBudgetRemovesIt();
};

void WorkloadPageTest::typingANameEditsThePlan()
{
    PageFixture fixture(Step::Workload);
    fixture.type(u"workload/name"_s, u"Churn"_s);
    QCOMPARE(fixture.plan().name, u"Churn"_s);
    QCOMPARE(fixture.document().undoStack().count(), 1);
}

void WorkloadPageTest::undoIsShownWithoutAnotherEdit()
{
    PageFixture fixture(Step::Workload);
    fixture.type(u"workload/months"_s, u"24"_s);
    QCOMPARE(fixture.plan().months, 24);
    fixture.document().undoStack().undo();
    QCOMPARE(fixture.find<QLineEdit>(u"workload/months"_s)->text(), u"12"_s);
    QVERIFY(fixture.document().undoStack().canRedo());
}

void WorkloadPageTest::germanFiguresAreRead()
{
    PageFixture fixture(Step::Workload, PageFixture::samplePlan(), QLocale(QLocale::German));
    fixture.type(u"workload/budget"_s, u"1.234,5"_s);
    QCOMPARE(fixture.plan().budget->amount, u"1234.50"_s);
}

void WorkloadPageTest::badTextStaysAndChangesNothing()
{
    PageFixture fixture(Step::Workload);
    fixture.type(u"workload/months"_s, u"many"_s);
    QCOMPARE(fixture.plan().months, 12);
    auto *field = fixture.find<NumberField>(u"workload/months"_s);
    fixture.type(u"workload/name"_s, u"Another"_s);
    QCOMPARE(field->text(), u"many"_s);
    QVERIFY(!qobject_cast<CaptionedField *>(field->parentWidget())->messageText().isEmpty());
}

void WorkloadPageTest::aValueNotShownInFullSurvivesBeingLeft()
{
    Plan plan = PageFixture::samplePlan();
    plan.discountPercent = 12.345678;
    PageFixture fixture(Step::Workload, plan);
    auto *field = fixture.find<NumberField>(u"workload/discount"_s);
    field->setFocus();
    QTest::keyClick(field, Qt::Key_Tab);
    QCOMPARE(fixture.plan().discountPercent, 12.345678);
}

void WorkloadPageTest::typingALikelyValueKeepsItsRange()
{
    Plan plan = PageFixture::samplePlan();
    plan.data.sizeGiB = Estimate(100, 80, 150);
    PageFixture fixture(Step::Workload, plan);
    QVERIFY(fixture.page().focusField(u"/data/sizeGiB"_s));
    fixture.type(u"workload/dataSize"_s, u"120"_s);
    QCOMPARE(fixture.plan().data.sizeGiB == Estimate(120, 80, 150), true);
    fixture.type(u"workload/dataSize"_s, u"200"_s);
    QCOMPARE(fixture.plan().data.sizeGiB == Estimate(200, 80, 200), true);
}

void WorkloadPageTest::aRangeIsEnteredInItsBox()
{
    PageFixture fixture(Step::Workload);
    QVERIFY(fixture.page().focusField(u"/data/sizeGiB"_s));
    auto *number = fixture.find<NumberField>(u"workload/dataSize"_s);
    QTest::keyClick(number, Qt::Key_Tab);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    auto *high = fixture.find<NumberField>(u"rangeHigh"_s);
    QVERIFY(high);
    high->setFocus();
    QTest::keyClicks(high, u"500"_s);
    QCOMPARE(fixture.plan().data.sizeGiB.high, std::optional<double>(500));
    high->window()->close();
}

void WorkloadPageTest::partOfARegionsNameChoosesIt()
{
    PageFixture fixture(Step::Workload);
    auto *region = fixture.find<ComboField>(u"workload/region"_s);
    region->setFocus();
    region->lineEdit()->selectAll();
    QTest::keyClicks(region->lineEdit(), u"northeurope"_s);
    QTest::keyClick(region->lineEdit(), Qt::Key_Return);
    QTRY_COMPARE(fixture.plan().region, u"northeurope"_s);
}

void WorkloadPageTest::anUnknownRegionGoesBack()
{
    PageFixture fixture(Step::Workload);
    auto *region = fixture.find<ComboField>(u"workload/region"_s);
    const QString before = region->currentText();
    region->setFocus();
    region->lineEdit()->selectAll();
    QTest::keyClicks(region->lineEdit(), u"Atlantis"_s);
    QTest::keyClick(region->lineEdit(), Qt::Key_Return);
    QCOMPARE(region->lineEdit()->text(), before);
    QCOMPARE(fixture.plan().region, u"westeurope"_s);
}

void WorkloadPageTest::emptyingTheBudgetRemovesIt()
{
    PageFixture fixture(Step::Workload);
    auto *field = fixture.find<NumberField>(u"workload/budget"_s);
    field->setFocus();
    QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(field, Qt::Key_Delete);
    QVERIFY(!fixture.plan().budget);
    QVERIFY(!fixture.find<ComboField>(u"workload/budgetPeriod"_s)->isEnabled());
}

SLIPWAY_TEST(WorkloadPageTest)

#include "tst_workloadpage.moc"
