// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"

#include "model/items/sheettexts.h"
#include "resources/data.h"
#include "ui/start/goalsheet.h"
#include "ui/start/sheetrange.h"
#include "ui/support/captionedfield.h"
#include "ui/support/fonts.h"
#include "ui/support/numberfield.h"
#include "ui/support/signlabel.h"
#include "ui/support/theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace slipway;
using namespace Qt::StringLiterals;

/// The sheet as a person fills it in.
class GoalSheetTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup() { m_sheet.reset(); }
    void everyKindStartsFromItsUsualSheet_data();
    void everyKindStartsFromItsUsualSheet();
    void onlyFieldsOfTheWorkAreOnShow();
    void whatIsTypedReachesTheSheet();
    void eachKindKeepsWhatWasTyped();
    void whatIsHiddenSaysNothing();
    void faultsStandUnderTheirFields();
    void everyFieldHasHelpAndName();
    void commandsCallAnswersAsThePageDoes();
    void enterGoesOn();
    void tabFollowsTheOrderOnTheCard();
    void aMirroredRangeHasItsWordsAtTheRight();
    void largeFiguresOfARangeAreWhole();
    void allIsSeenAt1280By800_data() { everyKindStartsFromItsUsualSheet_data(); }
    void allIsSeenAt1280By800();
    void wordsInAFieldKeepTheirRoom();
    void aRangeNeverContradictsItself();

private:
    template <typename Widget> [[nodiscard]] Widget *field(const char *key) const
    {
        return m_sheet->findChild<Widget *>(u"sheet_"_s + QLatin1StringView(key));
    }
    void choose(const char *key, int value)
    {
        auto *box = field<QComboBox>(key);
        const int index = box->findData(value);
        QVERIFY(index >= 0);
        box->setCurrentIndex(index);
        Q_EMIT box->activated(index);
    }
    void chooseWork(WorkKind work) { choose("work", static_cast<int>(work)); }
    static void type(QLineEdit *line, const QString &text)
    {
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, text);
    }

    std::optional<Catalog> m_catalog;
    std::optional<PriceSnapshot> m_prices;
    std::unique_ptr<GoalSheet> m_sheet;
};

void GoalSheetTest::initTestCase()
{
    QVERIFY(loadFonts().ok());
    applyTheme(*qApp, ThemeChoice::Light);
    m_catalog = Catalog::load(embeddedCatalog()).value();
    m_prices = PriceSnapshot::load(embeddedPrices(), *m_catalog).value();
}

void GoalSheetTest::init()
{
    m_sheet = std::make_unique<GoalSheet>(*m_catalog, *m_prices, QDate(2026, 11, 20));
    m_sheet->setLocale(QLocale::c());
    m_sheet->resize(420, 760);
    m_sheet->show();
    QVERIFY(QTest::qWaitForWindowActive(m_sheet.get()));
}

void GoalSheetTest::everyKindStartsFromItsUsualSheet_data()
{
    QTest::addColumn<int>("kind");
    for (int kind = 0; kind <= int(WorkKind::Retrieval); ++kind)
        QTest::addRow("%d", kind) << kind;
}

void GoalSheetTest::everyKindStartsFromItsUsualSheet()
{
    QFETCH(const int, kind);
    chooseWork(static_cast<WorkKind>(kind));
    Sheet sheet = m_sheet->sheet();
    QVERIFY(!sheet.name.isEmpty());
    const std::vector<Error> faults = sheetFaults(sheet, *m_catalog, *m_prices);
    QVERIFY2(faults.empty(), faults.empty() ? "" : qPrintable(faults.front().message));
    sheet.name.clear();
    QCOMPARE(sheet, usualSheet(static_cast<WorkKind>(kind)));
    // Each field on show has an answer, but for those that nobody needs to give.
    for (const NumberField *number : m_sheet->findChildren<NumberField *>()) {
        if (number->isVisible() && number->objectName() != "sheet_deadlineHours"_L1 && !number->objectName().isEmpty())
            QVERIFY2(!number->text().isEmpty(), qPrintable(number->objectName()));
    }
}

void GoalSheetTest::onlyFieldsOfTheWorkAreOnShow()
{
    QVERIFY(m_sheet->fieldOf(u"requestsPerSecond"_s));
    QVERIFY(m_sheet->fieldOf(u"model"_s));
    QVERIFY(!m_sheet->fieldOf(u"itemsPerDay"_s));
    QVERIFY(field<QWidget>("requestsPerSecond")->isVisible());
    chooseWork(WorkKind::Batch);
    QVERIFY(!m_sheet->fieldOf(u"requestsPerSecond"_s));
    QVERIFY(!field<QWidget>("requestsPerSecond")->isVisible());
    QVERIFY(!field<QWidget>("model")->isVisible());
    QVERIFY(field<QWidget>("itemsPerDay")->isVisible());
    QVERIFY(field<QWidget>("gpu")->isVisible());
    // What is tuned has runs; what is used as it is has none.
    chooseWork(WorkKind::LanguageEndpoint);
    QVERIFY(field<QWidget>("runsPerMonth")->isVisible());
    choose("adaptation", static_cast<int>(Adaptation::None));
    for (const char *key : {"runsPerMonth", "deadlineHours", "tuningTokensBillion"})
        QVERIFY2(!field<QWidget>(key)->isVisible(), key);
    chooseWork(WorkKind::Training);
    QVERIFY(!field<QWidget>("runHours")->isVisible());
    choose("adaptation", static_cast<int>(Adaptation::None));
    QVERIFY(field<QWidget>("runHours")->isVisible());
    QVERIFY(!field<QWidget>("model")->isVisible());
    QVERIFY(sheetFaults(m_sheet->sheet(), *m_catalog, *m_prices).empty());
}

void GoalSheetTest::whatIsTypedReachesTheSheet()
{
    const QSignalSpy changed(m_sheet.get(), &GoalSheet::changed);
    type(field<NumberField>("answerWithinMilliseconds"), u"8.5"_s);
    QCOMPARE(m_sheet->sheet().answerWithinMilliseconds.value(), 8500.0);
    type(field<NumberField>("budget"), u"123456.78"_s);
    QCOMPARE(m_sheet->sheet().budget->amount, u"123456.78"_s);
    QCOMPARE(m_sheet->sheet().budget->period, BudgetPeriod::Horizon);
    type(field<NumberField>("months"), u"24"_s);
    QCOMPARE(m_sheet->sheet().months, 24);
    type(field<NumberField>("requestsPerSecond"), u"7"_s);
    QCOMPARE(m_sheet->sheet().requestsPerSecond.value(), Estimate(7, 3, 9));
    QTest::mouseClick(field<QCheckBox>("preemptible"), Qt::LeftButton, {}, QPoint(12, 10));
    QVERIFY(m_sheet->sheet().preemptible);
    QTest::mouseClick(field<QCheckBox>("network"), Qt::LeftButton, {}, QPoint(12, 10));
    QCOMPARE(m_sheet->sheet().network, Network::ManagedApproved);
    auto *start = field<QComboBox>("start");
    // What is asked for on 2026-11-20 is there on 2026-12-04.
    QCOMPARE(start->currentData().toString(), u"2027-01"_s);
    start->setCurrentIndex(3);
    Q_EMIT start->activated(3);
    QCOMPARE(m_sheet->sheet().start->toText(), u"2027-03"_s);
    QVERIFY(changed.size() >= 8);
    // An empty budget is none at all.
    field<NumberField>("budget")->setFocus();
    field<NumberField>("budget")->selectAll();
    QTest::keyClick(field<NumberField>("budget"), Qt::Key_Delete);
    QVERIFY(!m_sheet->sheet().budget.has_value());
}

void GoalSheetTest::eachKindKeepsWhatWasTyped()
{
    type(field<NumberField>("promptTokens"), u"1234"_s);
    type(field<NumberField>("months"), u"18"_s);
    chooseWork(WorkKind::Batch);
    QCOMPARE(m_sheet->sheet().months, 18); // said of the project
    QVERIFY(!m_sheet->sheet().promptTokens.has_value());
    chooseWork(WorkKind::LanguageEndpoint);
    QCOMPARE(m_sheet->sheet().promptTokens.value(), 1234.0);
    QCOMPARE(field<NumberField>("promptTokens")->text(), u"1,234"_s);
}

void GoalSheetTest::whatIsHiddenSaysNothing()
{
    choose("adaptation", static_cast<int>(Adaptation::None));
    const Sheet sheet = m_sheet->sheet();
    QVERIFY(!sheet.tuningTokensBillion && !sheet.runsPerMonth && !sheet.deadlineHours && !sheet.runHours);
    QVERIFY(sheetFaults(sheet, *m_catalog, *m_prices).empty());
    // And it comes back as it was.
    choose("adaptation", static_cast<int>(Adaptation::Full));
    QCOMPARE(m_sheet->sheet().tuningTokensBillion.value().likely, 0.18);
    QCOMPARE(m_sheet->sheet().runsPerMonth.value().likely, 4.0);
}

void GoalSheetTest::faultsStandUnderTheirFields()
{
    type(field<NumberField>("promptTokens"), u"900000"_s);
    const std::vector<Error> faults = sheetFaults(m_sheet->sheet(), *m_catalog, *m_prices);
    QCOMPARE(faults.size(), std::size_t(1));
    m_sheet->setFaults(faults);
    auto *captioned = qobject_cast<CaptionedField *>(field<QWidget>("promptTokens")->parentWidget());
    QVERIFY(captioned);
    QVERIFY2(captioned->messageText().contains(u"\"A request has\""_s), qPrintable(captioned->messageText()));
    QVERIFY(captioned->messageText().contains(u"\"Language model\""_s));
    QVERIFY(captioned->hasProblem());
    QVERIFY(!m_sheet->findChild<SignLabel *>(u"sheetFault"_s)->isVisible());
    // One about nothing on show stands above all fields.
    m_sheet->setFaults({{ErrorCode::Invalid, u"Nobody knows \"itemsPerDay\"."_s, u"/itemsPerDay"_s}});
    QVERIFY(captioned->messageText().isEmpty());
    QVERIFY(m_sheet->findChild<SignLabel *>(u"sheetFault"_s)->isVisible());
    m_sheet->setFaults({});
    QVERIFY(!m_sheet->findChild<SignLabel *>(u"sheetFault"_s)->isVisible());
}

void GoalSheetTest::everyFieldHasHelpAndName()
{
    for (int kind = 0; kind <= int(WorkKind::Retrieval); ++kind) {
        chooseWork(static_cast<WorkKind>(kind));
        int fields = 0;
        for (const QWidget *widget : m_sheet->findChildren<QWidget *>()) {
            if (!widget->isVisible() || !widget->objectName().startsWith("sheet_"_L1))
                continue;
            ++fields;
            const auto *button = qobject_cast<const QAbstractButton *>(widget);
            QVERIFY2(!widget->accessibleName().isEmpty() || (button && !button->text().isEmpty()),
                     qPrintable(widget->objectName()));
            QVERIFY2(!widget->toolTip().isEmpty() || !widget->parentWidget()->toolTip().isEmpty(),
                     qPrintable(widget->objectName()));
        }
        QVERIFY(fields >= 12);
    }
    QVERIFY(field<NumberField>("answerWithinMilliseconds")->accessibleName().endsWith(u", s"_s));
}

void GoalSheetTest::commandsCallAnswersAsThePageDoes()
{
    for (const char *key : {"answerTokens", "answerWithinMilliseconds", "budget", "commitments", "deadlineHours", "isolatedHosts",
                            "leastInstances", "network", "preemptible", "regions", "requestsPerSecond", "residency", "windowHours"}) {
        const QString caption = sheetCaption(QString::fromLatin1(key));
        QVERIFY2(!caption.isEmpty(), key);
        QVERIFY2(m_sheet->findChild<QWidget *>(u"sheet_"_s + QLatin1StringView(key)), key);
        QCOMPARE(m_sheet->captionOf(QString::fromLatin1(key)), caption);
    }
    // That has no field.
    QCOMPARE(m_sheet->captionOf(u"servingPrecision"_s), u"Number format of the weights"_s);
}

void GoalSheetTest::enterGoesOn()
{
    const QSignalSpy asked(m_sheet.get(), &GoalSheet::goAsked);
    field<QWidget>("work")->setFocus();
    QTest::keyClick(field<QWidget>("work"), Qt::Key_Return);
    QCOMPARE(asked.size(), 1);
    QTest::keyClick(field<NumberField>("months"), Qt::Key_Enter);
    QCOMPARE(asked.size(), 2);
}

void GoalSheetTest::tabFollowsTheOrderOnTheCard()
{
    const QWidget *content = m_sheet->firstField()->parentWidget()->parentWidget();
    m_sheet->firstField()->setFocus();
    QPoint last = m_sheet->firstField()->mapTo(content, QPoint());
    int stops = 1;
    for (int i = 0; i < 60; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        const QWidget *focus = QApplication::focusWidget();
        if (!focus || focus == m_sheet->firstField())
            break;
        const QPoint place = focus->mapTo(content, QPoint());
        QVERIFY2(place.y() > last.y() || (place.y() == last.y() && place.x() > last.x()),
                 qPrintable(focus->accessibleName()));
        last = place;
        ++stops;
    }
    QVERIFY2(stops >= 18, qPrintable(QString::number(stops)));
}

void GoalSheetTest::aMirroredRangeHasItsWordsAtTheRight()
{
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    const auto restore = qScopeGuard([] { QGuiApplication::setLayoutDirection(Qt::LeftToRight); });
    SheetRange range;
    range.resize(450, 32);
    range.setValue(std::nullopt); // nothing but the words is drawn
    const QImage shown = range.grab().toImage();
    // The low end begins at the right of the frame: its word stands there, and its number at the left of it has no digits.
    const QRect number = range.number(RangeFrame::Low)->geometry();
    const auto isDrawnOn = [&](const QRect &area) {
        for (int x = area.left(); x <= area.right(); ++x) {
            for (int y = area.top(); y <= area.bottom(); ++y) {
                if (shown.pixel(x, y) != shown.pixel(number.center()))
                    return true;
            }
        }
        return false;
    };
    QVERIFY(number.right() < range.width() - 10);
    QVERIFY(isDrawnOn({number.right() + 1, 8, range.width() - 5 - number.right(), 16}));
    QVERIFY(!isDrawnOn(number.adjusted(2, 2, -2, -2)));
}

/// A million lost its first digit: words give way to it, and where that is not enough it is drawn narrower.
void GoalSheetTest::largeFiguresOfARangeAreWhole()
{
    SheetRange range;
    range.setLimits(0, 1e9, 0);
    range.setLocale(QLocale(QLocale::English, QLocale::UnitedStates));
    range.resize(378, 32);
    const auto narrowest = [&range](const Estimate &value) {
        range.setValue(value);
        (void)range.grab();
        int least = 100;
        for (const NumberField *field : range.findChildren<NumberField *>()) {
            constexpr int around = 4; // what a line edit keeps to itself
            const int room = field->width() - around;
            if (QFontMetrics(field->font()).horizontalAdvance(field->text()) > room)
                return 0;
            if (field->font().stretch() != QFont::AnyStretch)
                least = std::min(least, field->font().stretch());
        }
        return least;
    };
    QCOMPARE(narrowest(Estimate(1'000'000, 800'000, 1'500'000)), 100);
    const int largest = narrowest(Estimate(1'000'000'000, 800'000'000, 1'500'000'000));
    range.resize(255, 32);
    const int squeezed = narrowest(Estimate(100'000'000, 80'000'000, 150'000'000));
    QVERIFY2(largest > 0 && squeezed > 0 && squeezed < 100, QByteArray::number(squeezed).constData());
    QCOMPARE(narrowest(Estimate(5, 3, 9)), 100);
}

/// What is below the edge of the card is not answered.
void GoalSheetTest::allIsSeenAt1280By800()
{
    QFETCH(const int, kind);
    chooseWork(static_cast<WorkKind>(kind));
    m_sheet->resize(420, 736); // what a window of that size leaves to it
    QCoreApplication::processEvents();
    const auto *scroll = m_sheet->findChild<QScrollArea *>(u"sheetScroll"_s);
    QCOMPARE(scroll->verticalScrollBar()->maximum(), 0);
    // As wide as their neighbours, and on the card.
    QVERIFY(scroll->widget()->width() <= scroll->viewport()->width());
    const auto *start = field<QWidget>("start");
    const auto *months = field<QWidget>("months");
    QVERIFY(std::abs(start->width() - months->width()) <= scroll->widget()->width() / 5);
}

void GoalSheetTest::wordsInAFieldKeepTheirRoom()
{
    auto *number = field<NumberField>("requestsPerSecond");
    const auto *low = number->parentWidget()->findChildren<NumberField *>().front();
    const int before = number->x() - low->geometry().right();
    type(number, u"7"_s);
    QCOMPARE(number->x() - low->geometry().right(), before);
    QVERIFY(before > number->fontMetrics().horizontalAdvance(u"like"_s));
}

void GoalSheetTest::aRangeNeverContradictsItself()
{
    SheetRange range;
    range.setLimits(0, 1000, 0);
    range.setValue(Estimate(5, 3, 9));
    const QSignalSpy edited(&range, &SheetRange::edited);
    const QList<NumberField *> parts = range.findChildren<NumberField *>();
    QCOMPARE(parts.size(), 3);
    const auto last = [&] { return edited.last().front().value<std::optional<Estimate>>(); };
    type(parts[1], u"20"_s);
    QCOMPARE(last().value(), Estimate(20, 3, 20)); // the "2" that came first took nothing along for good
    QCOMPARE(parts[0]->text(), u"3"_s);
    range.setValue(Estimate(5, 3, 9));
    type(parts[0], u"7"_s);
    QCOMPARE(last().value(), Estimate(7, 7, 9));
    range.setValue(Estimate(5, 3, 9));
    type(parts[2], u"4"_s);
    QCOMPARE(last().value(), Estimate(4, 3, 4));
    parts[0]->setFocus();
    parts[0]->selectAll();
    QTest::keyClick(parts[0], Qt::Key_Delete);
    QVERIFY(!last()->low.has_value());
}

SLIPWAY_TEST(GoalSheetTest)
#include "tst_goalsheet.moc"
