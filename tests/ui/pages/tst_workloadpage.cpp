// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"
#include "tests/ui/pages/pagefixture.h"

#include "model/uncertainty/inputs.h"
#include "ui/fields/regionsfield.h"
#include "ui/support/captionedfield.h"
#include "ui/support/combofield.h"
#include "ui/support/foldcard.h"
#include "ui/support/labels.h"
#include "ui/support/numberfield.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

class WorkloadPageTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void typingANameEditsThePlan();
    void theTemplateIsCalledByItsTitle();
    void undoIsShownWithoutAnotherEdit();
    void germanFiguresAreRead();
    void badTextStaysAndChangesNothing();
    void aValueNotShownInFullSurvivesBeingLeft();
    void typingALikelyValueKeepsItsRange();
    void whileTypingTheRangeWaits();
    void aRangeIsTypedBesideTheLikelyValue();
    void everyUncertainFigureHasRoomForItsRange();
    void anEndTypedBeforeItsFigureIsTakenWhenItFits();
    void partOfARegionsNameChoosesIt();
    void anUnknownRegionGoesBack();
    void whatThePlanHasIsShownThoughNoListHasIt();
    void emptyingTheBudgetRemovesIt();
    void otherRegionsAreTickedInAList();
    void regionsWithoutRoomAreCounted();
    void theListOfRegionsIsNarrowedByTyping();
    void aFoldedCardSaysWhatItHolds();
    void enterOpensAFoldedCardAndFoldsTheOthers();
    void everyFieldOfThePlanIsFound_data();
    void everyFieldOfThePlanIsFound();
    void anAssumptionGoesBackToItsDefault();
    void modelDetailsAreShownForTransformersOnly();
    void discountsByServiceAreTypedOnOneLine();
    void discountsThatCannotBeTakenStayInTheirField();
    void discountsThatNobodyTypedStay();
    void aFactorWithoutACurrencyIsOfTheOneThatThePlanHad();
    void notesAreOneUndoStep();
    void germanFiguresAreNotCut();
};

void WorkloadPageTest::typingANameEditsThePlan()
{
    PageFixture fixture(Step::Workload);
    fixture.type(u"workload/name"_s, u"Churn"_s);
    QCOMPARE(fixture.plan().name, u"Churn"_s);
    QCOMPARE(fixture.document().undoStack().count(), 1);
}

/// Its title as the start page has it, and never the id that programs know it by.
void WorkloadPageTest::theTemplateIsCalledByItsTitle()
{
    const PageFixture vision(Step::Workload, PageFixture::visionPlan());
    QCOMPARE(vision.find<QLabel>(u"workload/template"_s)->text(),
             u"Started from the template \"Vision, real time\""_s);
    Plan other = PageFixture::visionPlan();
    other.templateId = u"of-another-program"_s;
    const PageFixture unknown(Step::Workload, other);
    QCOMPARE(unknown.find<QLabel>(u"workload/template"_s)->text(),
             u"Started from the template \"of-another-program\""_s);
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
    // A figure outside of its range is one that is known better now: the range goes, and that is said.
    fixture.type(u"workload/dataSize"_s, u"200"_s);
    QCOMPARE(fixture.plan().data.sizeGiB == Estimate(200), true);
    auto *dropped = fixture.find<QLabel>(u"rangeDropped"_s);
    QVERIFY(dropped && dropped->isVisible());
    QVERIFY2(dropped->text().contains(u"80\u2013150"_s), qPrintable(dropped->text()));
    auto *undo = fixture.find<QAbstractButton>(u"rangeUndo"_s);
    QVERIFY(undo && undo->isVisible());
    undo->click();
    QCOMPARE(fixture.plan().data.sizeGiB == Estimate(120, 80, 150), true);
    QVERIFY(!dropped->isVisible());
}

void WorkloadPageTest::whileTypingTheRangeWaits()
{
    Plan plan = PageFixture::samplePlan();
    plan.data.sizeGiB = Estimate(100, 80, 150);
    PageFixture fixture(Step::Workload, plan);
    QVERIFY(fixture.page().focusField(u"/data/sizeGiB"_s));
    // "1" and "12" lie outside, "125" does not.
    fixture.type(u"workload/dataSize"_s, u"125"_s);
    QCOMPARE(fixture.plan().data.sizeGiB == Estimate(125, 80, 150), true);
    QVERIFY(!fixture.find<QLabel>(u"rangeDropped"_s)->isVisible());
    // Undoing the edit takes the remark with it.
    fixture.type(u"workload/dataSize"_s, u"20"_s);
    QCOMPARE(fixture.plan().data.sizeGiB == Estimate(20), true);
    fixture.document().undoStack().undo();
    QCoreApplication::processEvents();
    QVERIFY(fixture.plan().data.sizeGiB.isRange());
    QVERIFY(!fixture.find<QLabel>(u"rangeDropped"_s)->isVisible());
}

void WorkloadPageTest::aRangeIsTypedBesideTheLikelyValue()
{
    Plan plan = PageFixture::samplePlan();
    plan.model.parametersBillion = Estimate(7);
    PageFixture fixture(Step::Workload, plan);
    QVERIFY(fixture.page().focusField(u"/model/parametersBillion"_s));
    QTest::keyClick(fixture.find<NumberField>(u"workload/parameters"_s), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), fixture.find<NumberField>(u"workload/parameters/high"_s));
    QTest::keyClicks(QApplication::focusWidget(), u"500"_s);
    QCOMPARE(fixture.plan().model.parametersBillion->high, std::optional<double>(500));
}

/// All of them are drawn; of these neither has a range in the plan.
void WorkloadPageTest::everyUncertainFigureHasRoomForItsRange()
{
    Plan plan = PageFixture::samplePlan();
    plan.data.sizeGiB = Estimate(100);
    plan.growth.requestsPercent = Estimate(5);
    PageFixture fixture(Step::Workload, plan);
    fixture.type(u"workload/dataSize/low"_s, u"80"_s);
    QCOMPARE(fixture.plan().data.sizeGiB.low, std::optional<double>(80));
    fixture.type(u"workload/growthRequests/high"_s, u"9"_s);
    QCOMPARE(fixture.plan().growth.requestsPercent.high, std::optional<double>(9));
    Plan changed = fixture.plan();
    int drawn = 0;
    for (const EstimatePlace &each : estimatesOf(changed, true)) {
        if (each.input.place == u"/data/sizeGiB" || each.input.place == u"/growth/requestsPercent")
            ++drawn;
    }
    QCOMPARE(drawn, 2);
}

/// From left to right: 600 is more than the 500 that is likely, until 700 is.
void WorkloadPageTest::anEndTypedBeforeItsFigureIsTakenWhenItFits()
{
    Plan plan = PageFixture::samplePlan();
    plan.data.sizeGiB = Estimate(500);
    PageFixture fixture(Step::Workload, plan);
    fixture.type(u"workload/dataSize/low"_s, u"600"_s);
    QVERIFY(!fixture.find<NumberField>(u"workload/dataSize/low"_s)->problem().isEmpty());
    QCOMPARE(fixture.plan().data.sizeGiB == Estimate(500), true);
    fixture.type(u"workload/dataSize"_s, u"700"_s);
    fixture.type(u"workload/dataSize/high"_s, u"800"_s);
    QCOMPARE(fixture.plan().data.sizeGiB == Estimate(700, 600, 800), true);
    QVERIFY(fixture.document().openEntries().isEmpty());
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

/// A plan of additions that are not here, or of a newer catalog.
void WorkloadPageTest::whatThePlanHasIsShownThoughNoListHasIt()
{
    Plan plan = PageFixture::samplePlan();
    plan.region = u"mars"_s;
    plan.currency = u"XTS"_s;
    PageFixture fixture(Step::Workload, plan);
    auto *region = fixture.find<ComboField>(u"workload/region"_s);
    auto *currency = fixture.find<ComboField>(u"workload/currency"_s);
    QCOMPARE(region->currentText(), u"mars (unknown)"_s);
    QCOMPARE(region->lineEdit()->text(), u"mars (unknown)"_s);
    QCOMPARE(currency->currentText(), u"XTS (unknown)"_s);
    // Once the plan has another, the list is that of the catalog again.
    const int entries = region->count();
    fixture.document().edit(u"/region"_s, Step::Workload, u"region"_s,
                            [](Plan &changed) { changed.region = u"westeurope"_s; });
    QCOMPARE(region->currentData().toString(), u"westeurope"_s);
    QCOMPARE(region->count(), entries - 1);
    fixture.document().undoStack().undo();
    QCOMPARE(region->currentText(), u"mars (unknown)"_s);
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

void WorkloadPageTest::otherRegionsAreTickedInAList()
{
    Plan plan = PageFixture::samplePlan();
    plan.otherRegions.clear();
    PageFixture fixture(Step::Workload, plan);
    auto *field = fixture.find<ComboField>(u"workload/otherRegions"_s);
    QCOMPARE(field->currentText(), u"None"_s);
    field->setFocus();
    QTest::keyClick(field, Qt::Key_Space);
    auto *list = field->findChild<QListWidget *>(u"regionChoices"_s);
    QVERIFY(list);
    QTest::keyClicks(field->findChild<QLineEdit *>(u"regionSearch"_s), u"north europe"_s);
    QTest::keyClick(field->findChild<QLineEdit *>(u"regionSearch"_s), Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Space);
    QCOMPARE(fixture.plan().otherRegions, QStringList(u"northeurope"_s));
    QCOMPARE(field->currentText(), u"North Europe"_s);
    list->window()->close();
    fixture.document().undoStack().undo();
    QCOMPARE(fixture.plan().otherRegions, QStringList());
    QCOMPARE(field->currentText(), u"None"_s);
}

/// "West Euro...n Central" named neither.
void WorkloadPageTest::regionsWithoutRoomAreCounted()
{
    Plan plan = PageFixture::samplePlan();
    plan.otherRegions = {u"northeurope"_s, u"swedencentral"_s, u"uksouth"_s};
    PageFixture fixture(Step::Workload, plan);
    const auto *field = fixture.find<RegionsField>(u"workload/otherRegions"_s);
    const QFontMetrics metrics = field->fontMetrics();
    const QString all = u"North Europe, Sweden Central, UK South"_s;
    QCOMPARE(field->currentText(), all);
    QCOMPARE(field->wordsWithin(metrics.horizontalAdvance(all) + 2), all);
    QCOMPARE(field->wordsWithin(metrics.horizontalAdvance(u"North Europe, Sweden Central +1"_s) * 8 / 10),
             u"North Europe +2"_s);
    QCOMPARE(field->wordsWithin(10), u"North Europe +2"_s);
}

void WorkloadPageTest::theListOfRegionsIsNarrowedByTyping()
{
    PageFixture fixture(Step::Workload);
    auto *field = fixture.find<ComboField>(u"workload/otherRegions"_s);
    field->setFocus();
    QTest::keyClick(field, Qt::Key_Space);
    auto *list = field->findChild<QListWidget *>(u"regionChoices"_s);
    QTest::keyClicks(field->findChild<QLineEdit *>(u"regionSearch"_s), u"swed"_s);
    QStringList shown;
    for (int row = 0; row < list->count(); ++row) {
        // The plan's own region is not among the others.
        QVERIFY(list->item(row)->data(Qt::UserRole).toString() != u"westeurope"_s);
        if (!list->isRowHidden(row))
            shown << list->item(row)->text();
    }
    QVERIFY(!shown.isEmpty());
    for (const QString &text : shown)
        QVERIFY2(text.contains(u"Swed"_s) && text.contains(u"price"_s), qPrintable(text));
    list->window()->close();
}

void WorkloadPageTest::aFoldedCardSaysWhatItHolds()
{
    Plan plan = PageFixture::samplePlan();
    plan.services.registry = RegistryTier::Premium;
    plan.services.logGiBPerMonth = 7;
    plan.assumptions.nodeStartMinutes = 9;
    PageFixture fixture(Step::Workload, plan);
    QStringList summaries;
    for (const FoldCard *card : fixture.page().findChildren<FoldCard *>())
        summaries << card->title() + u": "_s + card->summary();
    QVERIFY(summaries.contains(
        u"Shared services: Premium registry, 7 GiB of logs a month, 10 GiB of models and results"_s));
    QVERIFY(summaries.contains(u"Assumptions: changed: node start-up"_s));
}

void WorkloadPageTest::enterOpensAFoldedCardAndFoldsTheOthers()
{
    PageFixture fixture(Step::Workload);
    QVERIFY(fixture.page().focusField(u"/services/registry"_s));
    const QList<FoldCard *> cards = fixture.page().findChildren<FoldCard *>();
    const auto open = [&] {
        QStringList titles;
        for (const FoldCard *card : cards) {
            if (card->isOpen())
                titles << card->title();
        }
        return titles;
    };
    QCOMPARE(open(), QStringList(u"Shared services"_s));
    for (FoldCard *card : cards) {
        if (card->title() == u"Assumptions") {
            auto *head = card->findChild<QAbstractButton *>();
            head->setFocus();
            QTest::keyClick(head, Qt::Key_Return);
        }
    }
    QCOMPARE(open(), QStringList(u"Assumptions"_s));
    QVERIFY(!fixture.find<QWidget>(u"workload/registry"_s)->isVisible());
    QVERIFY(fixture.find<QWidget>(u"assumptions/mfuPercent"_s)->isVisible());
}

void WorkloadPageTest::everyFieldOfThePlanIsFound_data()
{
    QTest::addColumn<QString>("widget");
    const std::pair<const char *, const char *> places[]
        = {{"/name", "workload/name"},
           {"/author", "workload/author"},
           {"/notes", "workload/notes"},
           {"/region", "workload/region"},
           {"/otherRegions", "workload/otherRegions"},
           {"/otherRegions/0", "workload/otherRegions"},
           {"/currency", "workload/currency"},
           {"/discountPercent", "workload/discount"},
           {"/budget/amount", "workload/budget"},
           {"/start", "workload/start"},
           {"/months", "workload/months"},
           {"/growth/requestsPercent", "workload/growthRequests"},
           {"/growth/dataPercent", "workload/growthData"},
           {"/growth/peoplePercent", "workload/growthPeople"},
           {"/data/sizeGiB", "workload/dataSize"},
           {"/data/experimentSharePercent", "workload/experimentShare"},
           {"/data/egressGiBPerMonth", "workload/egress"},
           {"/model/kind", "workload/modelKind"},
           {"/model/layers", "workload/layers"},
           {"/model/contextTokens", "workload/contextTokens"},
           {"/tools/spark", "workload/spark"},
           {"/placement", "workload/placement"},
           {"/preemptibleAcceptable", "workload/preemptible"},
           {"/services/registry", "workload/registry"},
           {"/services/logGiBPerMonth", "workload/logs"},
           {"/services/modelAndArtifactGiB", "workload/artifacts"},
           {"/assumptions/mfuPercent", "assumptions/mfuPercent"},
           {"/assumptions/goodputPercent", "assumptions/goodputPercent"},
           {"/assumptions/nodeStartMinutes", "assumptions/nodeStartMinutes"},
           {"/assumptions/targetUtilizationPercent", "assumptions/targetUtilizationPercent"},
           {"/assumptions/parallelSharePercent", "assumptions/parallelSharePercent"},
           {"/assumptions/evictionPercentPerHour", "assumptions/evictionPercentPerHour"},
           {"/assumptions/idleForgottenHoursPerDay", "assumptions/idleForgottenHoursPerDay"},
           {"/assumptions/requestLeadDays", "assumptions/requestLeadDays"},
           {"/assumptions/migrationLeadDays", "assumptions/migrationLeadDays"},
           {"/assumptions/requiredConfidencePercent", "assumptions/requiredConfidencePercent"}};
    for (const auto &[pointer, widget] : places)
        QTest::addRow("%s", pointer) << QString::fromLatin1(widget);
}

void WorkloadPageTest::everyFieldOfThePlanIsFound()
{
    QFETCH(QString, widget);
    PageFixture fixture(Step::Workload, PageFixture::visionPlan());
    QVERIFY(fixture.page().focusField(QString::fromLatin1(QTest::currentDataTag())));
    auto *expected = fixture.find<QWidget>(widget);
    QVERIFY(expected);
    QVERIFY(expected->isVisible());
    QVERIFY2(expected->hasFocus() || expected->isAncestorOf(QApplication::focusWidget()),
             qPrintable(QApplication::focusWidget()->objectName()));
}

void WorkloadPageTest::anAssumptionGoesBackToItsDefault()
{
    PageFixture fixture(Step::Workload);
    QVERIFY(fixture.page().focusField(u"/assumptions/mfuPercent"_s));
    auto *reset = fixture.find<QAbstractButton>(u"assumptions/mfuPercent/reset"_s);
    QVERIFY(!reset->isVisible());
    fixture.type(u"assumptions/mfuPercent"_s, u"30"_s);
    QCOMPARE(fixture.plan().assumptions.mfuPercent == Estimate(30, 24, 52), true);
    QVERIFY(reset->isVisible());
    QCOMPARE(reset->text(), u"Back to 40 % (24 to 52)"_s);
    reset->click();
    QCOMPARE(fixture.plan().assumptions == Assumptions(), true);
    QVERIFY(!reset->isVisible());
    fixture.document().undoStack().undo();
    QCOMPARE(fixture.plan().assumptions.mfuPercent.likely, 30.0);
}

void WorkloadPageTest::modelDetailsAreShownForTransformersOnly()
{
    Plan plan = PageFixture::samplePlan();
    plan.model = ModelProfile();
    plan.model.kind = ModelKind::Tabular;
    PageFixture fixture(Step::Workload, plan);
    QVERIFY(fixture.page().focusField(u"/services/registry"_s));
    const auto isShown = [&] {
        for (const FoldCard *card : fixture.page().findChildren<FoldCard *>()) {
            if (card->title() == u"Model details")
                return card->isVisible();
        }
        return false;
    };
    QVERIFY(!isShown());
    fixture.document().edit(u"/model/kind"_s, Step::Workload, u"model kind"_s,
                            [](Plan &changed) { changed.model.kind = ModelKind::Language; });
    QVERIFY(isShown());
    // A figure that is there is never hidden.
    fixture.document().edit(u"/model"_s, Step::Workload, u"model"_s, [](Plan &changed) {
        changed.model.kind = ModelKind::Tabular;
        changed.model.layers = 12;
    });
    QVERIFY(isShown());
}

void WorkloadPageTest::aFactorWithoutACurrencyIsOfTheOneThatThePlanHad()
{
    Plan plan = PageFixture::samplePlan();
    plan.currency = u"EUR"_s;
    plan.currencyFactor = CurrencyFactor{u"0.9"_s, u"2026-11-19"_s, {}, {}}; // as older plans have it
    PageFixture fixture(Step::Workload, plan);
    auto *currency = fixture.find<QComboBox>(u"workload/currency"_s);
    const auto choose = [&](const QString &code) {
        currency->setFocus();
        QTest::keyClicks(currency, code);
    };
    choose(u"GBP"_s);
    QCOMPARE(fixture.plan().currency, u"GBP"_s);
    QCOMPARE(fixture.plan().currencyFactor->currency, std::optional(u"EUR"_s));
    fixture.document().undoStack().undo();
    QVERIFY(!fixture.plan().currencyFactor->currency);
    QCOMPARE(fixture.plan().currency, u"EUR"_s);
}

void WorkloadPageTest::notesAreOneUndoStep()
{
    PageFixture fixture(Step::Workload);
    QVERIFY(fixture.page().focusField(u"/notes"_s));
    auto *notes = fixture.find<QPlainTextEdit>(u"workload/notes"_s);
    notes->selectAll();
    QTest::keyClicks(notes, u"For the board."_s);
    QTest::keyClick(notes, Qt::Key_Tab);
    QCOMPARE(fixture.plan().notes, u"For the board."_s);
    QVERIFY(!notes->hasFocus());
    fixture.document().undoStack().undo();
    QCOMPARE(fixture.plan().notes, PageFixture::samplePlan().notes);
    QCOMPARE(notes->toPlainText(), PageFixture::samplePlan().notes);
}

void WorkloadPageTest::discountsByServiceAreTypedOnOneLine()
{
    PageFixture fixture(Step::Workload, PageFixture::samplePlan(), QLocale(QLocale::German));
    fixture.type(u"workload/serviceDiscounts"_s, u"Virtual Machines 12,5 %; Storage 5"_s);
    const std::vector<ServiceDiscount> expected{{u"Virtual Machines"_s, 12.5, {}}, {u"Storage"_s, 5, {}}};
    QVERIFY(fixture.plan().serviceDiscounts == expected);
    QCOMPARE(fixture.find<QLineEdit>(u"workload/serviceDiscounts"_s)->text(), u"Virtual Machines 12,5; Storage 5"_s);
    QCOMPARE(fixture.document().undoStack().count(), 1);
}

void WorkloadPageTest::discountsThatCannotBeTakenStayInTheirField()
{
    PageFixture fixture(Step::Workload);
    auto *field = fixture.find<QLineEdit>(u"workload/serviceDiscounts"_s);
    fixture.type(field->objectName(), u"Storage 150"_s);
    QVERIFY(fixture.plan().serviceDiscounts.empty());
    QCOMPARE(field->text(), u"Storage 150"_s);
    QCOMPARE(fixture.document().openEntries().text(),
             u"Discounts by service: \"Storage 150\": a percent is between 0 and 99."_s);
    // An edit elsewhere leaves both.
    fixture.document().edit(u"/notes"_s, Step::Workload, u"notes"_s, [](Plan &plan) { plan.notes = u"later"_s; });
    QCOMPARE(field->text(), u"Storage 150"_s);
    QVERIFY(!fixture.document().openEntries().isEmpty());
    fixture.type(field->objectName(), u"Storage 15"_s);
    QVERIFY(fixture.document().openEntries().isEmpty());
    QVERIFY(fixture.plan().serviceDiscounts == (std::vector<ServiceDiscount>{{u"Storage"_s, 15, {}}}));
}

void WorkloadPageTest::discountsThatNobodyTypedStay()
{
    // As a file may have it; read back from its line this would be two discounts.
    Plan plan = PageFixture::samplePlan();
    plan.serviceDiscounts = {{u"Storage; archive"_s, 5, {}}};
    PageFixture fixture(Step::Workload, plan);
    QVERIFY(fixture.page().focusField(u"/serviceDiscounts/0/service"_s));
    QTest::keyClick(fixture.find<QLineEdit>(u"workload/serviceDiscounts"_s), Qt::Key_Return);
    QVERIFY(fixture.plan() == plan);
    QCOMPARE(fixture.document().undoStack().count(), 0);
}

void WorkloadPageTest::germanFiguresAreNotCut()
{
    Plan plan = PageFixture::visionPlan();
    plan.budget = Budget{u"123456789.50"_s, BudgetPeriod::Horizon, {}};
    plan.model.contextTokens = 1'000'000;
    plan.model.hiddenSize = 12'288;
    plan.services.logGiBPerMonth = Estimate(12345.67, 1000.25, 99999.75);
    PageFixture fixture(Step::Workload, plan, QLocale(QLocale::German));
    for (const QString &pointer : {u"/budget/amount"_s, u"/model/contextTokens"_s, u"/services/registry"_s}) {
        QVERIFY(fixture.page().focusField(pointer));
        for (const NumberField *field : fixture.page().findChildren<NumberField *>()) {
            if (!field->isVisible())
                continue;
            const int unit = field->fontMetrics().horizontalAdvance(field->unit());
            const int text = field->fontMetrics().horizontalAdvance(field->text());
            QVERIFY2(text + unit + 12 <= field->width(),
                     qPrintable(field->objectName() + u": "_s + field->text() + field->unit() + u" in %1 of %2"_s.arg(field->width()).arg(text + unit + 12)));
        }
        QCoreApplication::processEvents();
        fixture.takePicture(u"workload-german%1"_s.arg(pointer).replace(u'/', u'-'));
    }
}

SLIPWAY_TEST(WorkloadPageTest)

#include "tst_workloadpage.moc"
