// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"
#include "ui/support/captionedfield.h"
#include "ui/support/card.h"
#include "ui/support/combofield.h"
#include "ui/support/flowgrid.h"
#include "ui/support/foldcard.h"
#include "ui/support/fonts.h"
#include "ui/support/labels.h"
#include "ui/support/menubutton.h"
#include "ui/support/numberfield.h"
#include "ui/support/segmentedcontrol.h"
#include "ui/support/signlabel.h"
#include "ui/support/tables.h"
#include "ui/support/theme.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <memory>

using namespace slipway;
using namespace Qt::StringLiterals;

namespace {

void wheel(QWidget &widget)
{
    QWheelEvent event(QPointF(5, 5), widget.mapToGlobal(QPointF(5, 5)), {}, QPoint(0, -120), Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(&widget, &event);
}

} // namespace

class WidgetsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void captionNamesItsFieldAndReachesItByMnemonic();
    void messageIsReadOutWithTheField();
    void problemOfANumberShowsOnlyAfterTheFieldIsLeft();
    void problemOfANumberGoesAsSoonAsItIsMended();
    void messageLinkIsPressedByKeyboard();
    void messagesInAGridAreAsWideAsTheGrid();
    void segmentsAreChosenByArrowKeys();
    void segmentSetByProgramIsSilent();
    void captionOfSegmentsLeadsToTheChosenOne();
    void wheelDoesNotChangeAComboWithoutFocus();
    void longLabelIsCutInTheMiddleAndKeepsItsName();
    void gridHasAsManyColumnsAsFit_data();
    void gridHasAsManyColumnsAsFit();
    void gridNeverOverlapsAndKeepsReadingOrder();
    void gridLeavesOutHiddenFields();
    void cardShowsItsTitleAndCorner();
    void signSaysWordAndText();
    void signFollowsTheTheme();
    void aMirroredSignKeepsPictureAndColour();
    void aMirroredFieldHasItsUnitAtTheLeft();
    void aDoubleClickTakesTheWholeNumber();
    void aLongHeadingTakesFurtherLines();
    void aMirroredCellKeepsTheOrderOfItsWords();
    void aMirroredButtonKeepsTheOrderOfItsWords();
    void wordsTakeFurtherLinesBeforeATableScrolls();
    void aLongTableIsMeasuredInTurns();
    void theChevronOfAMenuStandsBesideItsWords_data();
    void theChevronOfAMenuStandsBesideItsWords();
    void aFieldKeepsTheRoomOfItsMessage();
};

void WidgetsTest::initTestCase()
{
    QVERIFY(loadFonts().ok());
    applyTheme(*qApp, ThemeChoice::Light);
}

void WidgetsTest::captionNamesItsFieldAndReachesItByMnemonic()
{
    QWidget page;
    auto *box = new QVBoxLayout(&page);
    auto *other = new QLineEdit;
    auto *memory = new NumberField;
    memory->setUnit(u"GiB"_s);
    auto *captioned = new CaptionedField(u"&Memory"_s, memory);
    box->addWidget(other);
    box->addWidget(captioned);
    QCOMPARE(memory->accessibleName(), u"Memory, GiB"_s);
    page.show();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    other->setFocus();
    QTest::keyClick(&page, Qt::Key_M, Qt::AltModifier);
    QVERIFY(memory->hasFocus());
}

void WidgetsTest::messageIsReadOutWithTheField()
{
    auto *combo = new ComboField;
    CaptionedField captioned(u"Size"_s, combo);
    captioned.setMessage(CaptionedField::Message::Error, u"This size is not sold in West Europe."_s);
    const QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(combo);
    QCOMPARE(interface->text(QAccessible::Name), u"Size"_s);
    QCOMPARE(interface->text(QAccessible::Description), u"This size is not sold in West Europe."_s);
    captioned.clearMessage();
    QCOMPARE(interface->text(QAccessible::Description), QString());
    // What a field says of itself stands with it, whatever it says next.
    combo->setAccessibleDescription(u"4 vCPUs"_s);
    captioned.setMessage(CaptionedField::Message::Caution, u"Retires in 2027."_s);
    QCOMPARE(interface->text(QAccessible::Description), u"Retires in 2027. 4 vCPUs"_s);
    combo->setAccessibleDescription(u"8 vCPUs"_s);
    captioned.clearMessage();
    QCOMPARE(interface->text(QAccessible::Description), u"8 vCPUs"_s);
}

void WidgetsTest::problemOfANumberShowsOnlyAfterTheFieldIsLeft()
{
    QWidget page;
    auto *box = new QVBoxLayout(&page);
    auto *nodes = new NumberField;
    nodes->setRange(0, 10);
    nodes->setValue(1);
    auto *captioned = new CaptionedField(u"Nodes"_s, nodes);
    auto *other = new QLineEdit;
    box->addWidget(captioned);
    box->addWidget(other);
    page.show();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    nodes->setFocus();
    nodes->selectAll();
    QTest::keyClicks(nodes, u"12"_s);
    QCOMPARE(captioned->messageText(), QString());
    QTest::keyClick(nodes, Qt::Key_Tab);
    QVERIFY(other->hasFocus());
    QCOMPARE(captioned->messageText(), u"12 is too high. Enter 10 or less. The plan keeps 1."_s);
    QCOMPARE(nodes->accessibleDescription(), captioned->messageText());
    QCOMPARE(nodes->text(), u"12"_s);
}

void WidgetsTest::problemOfANumberGoesAsSoonAsItIsMended()
{
    auto *nodes = new NumberField;
    nodes->setRange(0, 10);
    nodes->setValue(12);
    CaptionedField captioned(u"Nodes"_s, nodes);
    QVERIFY(!captioned.messageText().isEmpty());
    captioned.setMessage(CaptionedField::Message::Remark, u"Ten is the quota."_s);
    QVERIFY(captioned.messageText() != u"Ten is the quota."_s);
    nodes->selectAll();
    QTest::keyClicks(nodes, u"9"_s);
    QCOMPARE(captioned.messageText(), u"Ten is the quota."_s);
}

void WidgetsTest::messageLinkIsPressedByKeyboard()
{
    auto *nodes = new NumberField;
    nodes->setValue(2);
    CaptionedField captioned(u"Nodes"_s, nodes);
    captioned.setMessage(CaptionedField::Message::Error, u"Fewer than the lowest, 4."_s, u"Set to 4"_s);
    captioned.show();
    QVERIFY(QTest::qWaitForWindowActive(&captioned));
    nodes->setFocus();
    QTest::keyClick(nodes, Qt::Key_Tab);
    auto *link = qobject_cast<LinkButton *>(captioned.focusWidget());
    QVERIFY(link);
    QSignalSpy triggered(&captioned, &CaptionedField::messageActionTriggered);
    QTest::keyClick(link, Qt::Key_Space);
    QCOMPARE(triggered.size(), 1);
}

/// Three fields of 110 px: what is said of one has the width of all, and its fix stands beside it.
void WidgetsTest::messagesInAGridAreAsWideAsTheGrid()
{
    QWidget page;
    auto *grid = new FlowGrid(&page, 104, 3);
    std::vector<CaptionedField *> fields;
    for (int i = 0; i < 3; ++i) {
        auto *number = new NumberField;
        number->setValue(2); // an empty one has a message of its own once it is left
        fields.push_back(new CaptionedField(u"Nodes %1"_s.arg(i), number));
        grid->addWidget(fields.back());
    }
    page.resize(346, 200);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    const int before = grid->heightForWidth(346);
    fields[1]->setMessage(CaptionedField::Message::Caution, u"Fewer than 3 in production"_s, u"Set 3"_s);
    QCoreApplication::processEvents();
    const QWidget *message = fields[1]->messageBelow();
    QVERIFY(message && message->isVisible());
    QCOMPARE(message->geometry().left(), 0);
    QCOMPARE(message->width(), 346);
    QVERIFY2(message->height() < 2 * page.fontMetrics().height(), "one line");
    QVERIFY(message->geometry().top() >= fields[1]->geometry().bottom());
    QCOMPARE(grid->heightForWidth(346), before + message->height() + space::group);
    auto *link = message->findChild<LinkButton *>();
    QVERIFY(link && link->isVisible());
    fields[1]->field()->setFocus();
    QTest::keyClick(fields[1]->field(), Qt::Key_Tab);
    QCOMPARE(page.focusWidget(), static_cast<QWidget *>(link));
    // It comes and goes with its field.
    fields[1]->hide();
    QVERIFY(!fields[1]->messageBelow() && !message->isVisible());
    fields[1]->show();
    QVERIFY(message->isVisible());
    fields[1]->clearMessage();
    QVERIFY(!message->isVisible());
    QCOMPARE(grid->heightForWidth(346), before);
}

void WidgetsTest::segmentsAreChosenByArrowKeys()
{
    QWidget page;
    auto *box = new QVBoxLayout(&page);
    auto *before = new QLineEdit;
    auto *control = new SegmentedControl({u"Batch"_s, u"Real time"_s, u"Both"_s});
    auto *after = new QLineEdit;
    box->addWidget(before);
    box->addWidget(control);
    box->addWidget(after);
    page.show();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    before->setFocus();
    QSignalSpy chosen(control, &SegmentedControl::chosen);
    QTest::keyClick(page.focusWidget(), Qt::Key_Tab);
    QTest::keyClick(page.focusWidget(), Qt::Key_Right);
    QCOMPARE(control->current(), 1);
    QTest::keyClick(page.focusWidget(), Qt::Key_Right);
    QCOMPARE(control->current(), 2);
    QTest::keyClick(page.focusWidget(), Qt::Key_Left);
    QCOMPARE(control->current(), 1);
    QCOMPARE(chosen.size(), 3);
    QTest::keyClick(page.focusWidget(), Qt::Key_Tab);
    QVERIFY(after->hasFocus());
    QTest::keyClick(after, Qt::Key_Backtab);
    QTest::keyClick(page.focusWidget(), Qt::Key_Backtab);
    QVERIFY(before->hasFocus());
}

void WidgetsTest::segmentSetByProgramIsSilent()
{
    SegmentedControl control({u"Batch"_s, u"Real time"_s});
    QSignalSpy chosen(&control, &SegmentedControl::chosen);
    control.setCurrent(1);
    QCOMPARE(control.current(), 1);
    QCOMPARE(chosen.size(), 0);
    control.setChoices({u"A"_s, u"B"_s, u"C"_s});
    QCOMPARE(control.current(), 0);
    QCOMPARE(control.count(), 3);
    QCOMPARE(chosen.size(), 0);
}

void WidgetsTest::captionOfSegmentsLeadsToTheChosenOne()
{
    QWidget page;
    auto *box = new QVBoxLayout(&page);
    auto *other = new QLineEdit;
    auto *control = new SegmentedControl({u"Batch"_s, u"Real time"_s});
    control->setCurrent(1);
    box->addWidget(other);
    box->addWidget(new CaptionedField(u"&Use"_s, control));
    page.show();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    other->setFocus();
    QTest::keyClick(&page, Qt::Key_U, Qt::AltModifier);
    const auto *button = qobject_cast<QPushButton *>(page.focusWidget());
    QVERIFY(button);
    QCOMPARE(button->text(), u"Real time"_s);
}

void WidgetsTest::wheelDoesNotChangeAComboWithoutFocus()
{
    QWidget page;
    auto *box = new QVBoxLayout(&page);
    auto *other = new QLineEdit;
    auto *combo = new ComboField;
    combo->addItems({u"one"_s, u"two"_s, u"three"_s});
    box->addWidget(other);
    box->addWidget(combo);
    page.show();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    other->setFocus();
    wheel(*combo);
    QCOMPARE(combo->currentIndex(), 0);
    combo->setFocus();
    wheel(*combo);
    QCOMPARE(combo->currentIndex(), 1);
}

void WidgetsTest::longLabelIsCutInTheMiddleAndKeepsItsName()
{
    ElidedLabel label(u"a-rather-long-name-of-a-plan.slipway"_s);
    label.resize(label.sizeHint());
    QVERIFY(!label.isElided());
    QVERIFY(label.toolTip().isEmpty());
    label.show();
    label.resize(label.sizeHint().width() / 2, label.height());
    QVERIFY(label.isElided());
    QVERIFY(label.text().startsWith(u'a'));
    QVERIFY(label.text().endsWith(u'y'));
    QCOMPARE(label.toolTip(), label.fullText());
    QCOMPARE(label.accessibleName(), label.fullText());
}

void WidgetsTest::gridHasAsManyColumnsAsFit_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("columns");
    // 560 is the page at 1024 x 700 with step list and summary; 24 + 16 on each side are margins.
    QTest::newRow("narrower than a column") << 100 << 1;
    QTest::newRow("two and a gap") << 328 << 2;
    QTest::newRow("a pixel too few") << 327 << 1;
    QTest::newRow("card on the narrowest page") << 560 - 2 * 40 << 2;
    QTest::newRow("card on the usual page") << 760 - 2 * 40 << 4;
    QTest::newRow("never more than four") << 2000 << 4;
}

void WidgetsTest::gridHasAsManyColumnsAsFit()
{
    QFETCH(const int, width);
    QWidget page;
    auto *grid = new FlowGrid(&page);
    QTEST(grid->columnsFor(width), "columns");
}

void WidgetsTest::gridNeverOverlapsAndKeepsReadingOrder()
{
    QWidget page;
    auto *grid = new FlowGrid(&page);
    for (int at = 0; at < 9; ++at)
        grid->addWidget(new CaptionedField(u"Field"_s, new NumberField), at % 3 == 0 ? 2 : 1);
    for (const int width : {120, 340, 480, 680, 900}) {
        page.resize(width, grid->heightForWidth(width));
        grid->setGeometry(page.rect());
        for (int one = 0; one < grid->count(); ++one) {
            const QRect place = grid->itemAt(one)->geometry();
            QVERIFY(place.right() < width);
            QVERIFY(place.bottom() < page.height());
            if (one == 0)
                continue;
            const QRect before = grid->itemAt(one - 1)->geometry();
            QVERIFY(!place.intersects(before));
            QVERIFY(place.top() > before.bottom()
                    || (place.top() == before.top() && place.left() > before.right()));
        }
    }
}

void WidgetsTest::gridLeavesOutHiddenFields()
{
    QWidget page;
    auto *grid = new FlowGrid(&page);
    auto *first = new QLineEdit;
    auto *second = new QLineEdit;
    grid->addWidget(first);
    grid->addWidget(second);
    first->hide();
    page.resize(400, 60);
    page.show();
    QCOMPARE(second->x(), 0);
    QCOMPARE(second->y(), 0);
}

void WidgetsTest::cardShowsItsTitleAndCorner()
{
    Card card(u"Lines"_s);
    QCOMPARE(card.title(), u"Lines"_s);
    QCOMPARE(card.accessibleName(), u"Lines"_s);
    card.show(); // layouts of hidden widgets are not brought up to date
    const int plain = card.sizeHint().width();
    auto *link = new LinkButton(u"How is this computed?"_s);
    card.setCornerWidget(link);
    QVERIFY(card.isAncestorOf(link));
    QTRY_VERIFY(card.sizeHint().width() > plain);
    card.setCornerWidget(nullptr);
    QVERIFY(!card.findChild<LinkButton *>());
}

void WidgetsTest::signSaysWordAndText()
{
    SeverityLabel label(SeverityLabel::Kind::Warning, u"prices are <40> days old"_s);
    QCOMPARE(label.accessibleName(), u"Warning: prices are <40> days old"_s);
    label.setCount(SeverityLabel::Kind::Approval, 1);
    QCOMPARE(label.accessibleName(), u"1 approval"_s);
    label.setCount(SeverityLabel::Kind::Approval, 2);
    QCOMPARE(label.accessibleName(), u"2 approvals"_s);
    QCOMPARE(label.sign(), IconId::Approval);
}

void WidgetsTest::aMirroredSignKeepsPictureAndColour()
{
    // Marks drawn as letters, and no picture, would leave no other colour than that of text.
    SignLabel sign(IconId::Done, u"Recommended"_s, u"Scales back to zero nodes."_s);
    sign.setLayoutDirection(Qt::RightToLeft);
    sign.resize(300, 40);
    const QImage shown = sign.grab().toImage();
    const QRgb good = Colors::of(QGuiApplication::palette()).good.rgb();
    QList<int> columns;
    for (int x = 0; x < shown.width(); ++x) {
        for (int y = 0; y < shown.height(); ++y) {
            if (shown.pixel(x, y) == good)
                columns << x;
        }
    }
    QVERIFY(!columns.isEmpty());
    // The picture at the right, the word at its left.
    QVERIFY(columns.constLast() > 280);
    QVERIFY(columns.constFirst() < 270);
}

void WidgetsTest::aMirroredFieldHasItsUnitAtTheLeft()
{
    // A painter has the direction of the program, not of its widget.
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    const auto restore = qScopeGuard([] { QGuiApplication::setLayoutDirection(Qt::LeftToRight); });
    NumberField field;
    field.setRange(0, 1000);
    field.setValue(12);
    field.setUnit(u"months"_s);
    field.resize(200, 32);
    const QImage with = field.grab().toImage();
    field.setUnit({});
    const QImage without = field.grab().toImage();
    int rightmost = -1;
    for (int x = 0; x < with.width(); ++x) {
        for (int y = 0; y < with.height(); ++y)
            rightmost = with.pixel(x, y) != without.pixel(x, y) ? x : rightmost;
    }
    QVERIFY(rightmost > 0);
    QVERIFY2(rightmost < 100, qPrintable(QString::number(rightmost)));
}

void WidgetsTest::aDoubleClickTakesTheWholeNumber()
{
    NumberField field;
    field.setLocale(QLocale(QLocale::English, QLocale::UnitedStates));
    field.setRange(0, 1e6);
    field.setValue(150'000);
    field.resize(200, 32);
    field.show();
    QTest::mouseDClick(&field, Qt::LeftButton, {}, QPoint(14, 16));
    QCOMPARE(field.selectedText(), u"150,000"_s);
    // And one click more, which others take for a line: what is typed then takes its place.
    QTest::mouseClick(&field, Qt::LeftButton, {}, QPoint(14, 16));
    QCOMPARE(field.selectedText(), u"150,000"_s);
    QTest::keyClicks(&field, u"900"_s);
    QCOMPARE(field.text(), u"900"_s);
}

void WidgetsTest::signFollowsTheTheme()
{
    SeverityLabel label(SeverityLabel::Kind::Blocker, u"no quota"_s);
    label.show();
    const auto html = [&label] { return label.findChildren<QLabel *>().at(1)->text(); };
    QVERIFY(html().contains(Colors::light().bad.name()));
    applyTheme(*qApp, ThemeChoice::Dark);
    QVERIFY(html().contains(Colors::darkSet().bad.name()));
    applyTheme(*qApp, ThemeChoice::Light);
    QVERIFY(html().contains(Colors::light().bad.name()));
}

void WidgetsTest::aLongHeadingTakesFurtherLines()
{
    FoldCard card(
        u"Wo NC24ads A100 v4 fuer Vorbereitung der Tickets und eine weitere Arbeit nicht zu haben ist"_s);
    card.setSummary(u"NC40ads H100 v5"_s);
    auto *head = card.findChild<QAbstractButton *>();
    const int wide = head->fontMetrics().averageCharWidth() * 200;
    const int narrow = head->fontMetrics().averageCharWidth() * 40;
    QVERIFY2(card.minimumSizeHint().width() < narrow, "no title makes a page wider than a small window");
    QVERIFY(head->heightForWidth(narrow) >= head->heightForWidth(wide) + head->fontMetrics().height());
    // Its lines are in view: it is as high as they are.
    card.resize(narrow, 20);
    card.show();
    QVERIFY(QTest::qWaitForWindowExposed(&card));
    card.resize(narrow, card.heightForWidth(narrow));
    QCoreApplication::processEvents();
    QVERIFY2(head->height() >= head->heightForWidth(head->width()),
             qPrintable(QString::number(head->height())));
}

void WidgetsTest::aMirroredCellKeepsTheOrderOfItsWords()
{
    QStandardItemModel model(1, 1);
    model.setItem(0, 0, new QStandardItem(u"12 to 345"_s));
    const auto pictureOf = [&](Qt::LayoutDirection direction, Qt::Alignment side) {
        const std::unique_ptr<QTableView> table(makeTable(&model, u"table"_s, u"Table"_s, 0, nullptr));
        table->setLayoutDirection(direction);
        model.item(0)->setTextAlignment(side | Qt::AlignVCenter);
        table->resize(240, 90);
        table->show();
        QCoreApplication::processEvents();
        const QRect cell = table->visualRect(model.index(0, 0));
        return table->viewport()->grab(cell).toImage();
    };
    // At the other side, and else the same: a line that is turned round would be "345 to 12".
    QCOMPARE(pictureOf(Qt::RightToLeft, Qt::AlignLeft), pictureOf(Qt::LeftToRight, Qt::AlignRight));
}

/// Words in the middle of a button are the same picture at either direction: "32-bit" is no "bit-32", and "Open..." no "...Open".
void WidgetsTest::aMirroredButtonKeepsTheOrderOfItsWords()
{
    const auto restore = qScopeGuard([] { QGuiApplication::setLayoutDirection(Qt::LeftToRight); });
    const auto pictureOf = [](Qt::LayoutDirection direction, const QString &text) {
        QGuiApplication::setLayoutDirection(direction);
        QPushButton button(text);
        button.resize(240, 40);
        return button.grab().toImage();
    };
    for (const QString &text : {u"Open..."_s, u"32-bit float"_s, u"2 of 3 (5 min)"_s})
        QCOMPARE(pictureOf(Qt::RightToLeft, text), pictureOf(Qt::LeftToRight, text));
}

/// Room for both columns whole: nothing is wrapped. For less: the words of the one that may be wrapped are, and nothing is scrolled to. For
/// less than its longest word: the table scrolls.
void WidgetsTest::wordsTakeFurtherLinesBeforeATableScrolls()
{
    QStandardItemModel model(1, 2);
    model.setItem(0, 0, new QStandardItem(u"West Europe, price of East US, until the end of the year"_s));
    model.setItem(0, 1, new QStandardItem(u"stale"_s));
    const std::unique_ptr<QTableView> table(makeTable(&model, u"table"_s, u"Table"_s, 1, nullptr));
    wrapRows(table.get());
    const auto widthAt = [&](int width) {
        table->resize(width, 200);
        table->show();
        QCoreApplication::processEvents();
        scrollWhereNarrow(table.get(), 1, 8, {0});
        return table->columnWidth(0);
    };
    const auto scrolls
        = [&] { return table->columnWidth(0) + table->columnWidth(1) > table->viewport()->width(); };
    const int whole = widthAt(900);
    QVERIFY(whole >= table->fontMetrics().horizontalAdvance(model.item(0, 0)->text()));
    QVERIFY(!scrolls());
    const int wrapped = widthAt(300);
    QVERIFY2(wrapped < whole, qPrintable(QString::number(wrapped)));
    QVERIFY(!scrolls());
    QCOMPARE(widthAt(900), whole);
    QVERIFY(widthAt(60) >= table->fontMetrics().horizontalAdvance(u"Europe,"_s));
    QVERIFY(scrolls());
}

/// Every row has room for its text, of which every third takes two lines; what is in view at once, the rest not in one turn.
void WidgetsTest::aLongTableIsMeasuredInTurns()
{
    constexpr int rows = 5000;
    QStandardItemModel model(rows, 1);
    const QString two = u"words that take more than the one line which a narrow column has room for"_s;
    for (int row = 0; row < rows; ++row)
        model.setItem(row, 0, new QStandardItem(row % 3 == 0 ? two : u"one"_s));
    const std::unique_ptr<QTableView> table(makeTable(&model, u"table"_s, u"Table"_s, 0, nullptr));
    wrapRows(table.get());
    table->resize(300, 400);
    table->show();
    fitHeight(table.get(), 8);
    const int one = table->rowHeight(1);
    const int lines = 2 * table->fontMetrics().lineSpacing();
    QVERIFY2(one < lines && table->rowHeight(0) >= lines,
             qPrintable(u"%1 %2 %3"_s.arg(one).arg(table->rowHeight(0)).arg(lines)));
    const auto isMeasured = [&](int row) {
        return row % 3 == 0 ? table->rowHeight(row) >= lines : table->rowHeight(row) == one;
    };
    const auto measured = [&] {
        int count = 0;
        for (int row = 0; row < rows; ++row)
            count += isMeasured(row) ? 1 : 0;
        return count;
    };
    QVERIFY2(!isMeasured(rows - 2 - rows % 3),
             "the last rows were measured with the first: the window stands still");
    QTRY_COMPARE_WITH_TIMEOUT(measured(), rows, 60'000);
    // Of another width, texts have other lines.
    table->resize(1200, table->height());
    QTRY_COMPARE_WITH_TIMEOUT(table->rowHeight(rows - 2 - rows % 3), one, 60'000);
    // What comes later is measured as well.
    model.insertRow(0, new QStandardItem(u"first\nsecond\nthird"_s));
    QTRY_VERIFY(table->rowHeight(0) >= 3 * table->fontMetrics().lineSpacing());
}

void WidgetsTest::theChevronOfAMenuStandsBesideItsWords_data()
{
    QTest::addColumn<bool>("mirrored");
    QTest::newRow("from left to right") << false;
    QTest::newRow("from right to left") << true;
}

void WidgetsTest::theChevronOfAMenuStandsBesideItsWords()
{
    QFETCH(const bool, mirrored);
    MenuButton button;
    button.setLayoutDirection(mirrored ? Qt::RightToLeft : Qt::LeftToRight);
    button.setText(u"Add a file or &book"_s);
    for (const int more : {0, 60}) {
        button.resize(button.sizeHint() + QSize(more, 0));
        const QRect words = button.wordsRect();
        const QRect chevron = button.chevronRect();
        QVERIFY(!words.intersects(chevron));
        QVERIFY(words.width() >= button.fontMetrics().size(Qt::TextShowMnemonic, button.text()).width());
        QCOMPARE(chevron.left() < words.left(), mirrored);
        QVERIFY(button.rect().contains(chevron));
        const int gap = mirrored ? words.left() - chevron.right() : chevron.left() - words.right();
        QVERIFY2(gap >= 6 && gap <= 12, qPrintable(QString::number(gap)));
    }
}

/// A list most of whose choices say something would move all that stands below it with every choice.
void WidgetsTest::aFieldKeepsTheRoomOfItsMessage()
{
    QWidget page;
    auto *grid = new FlowGrid(&page, 160, 2);
    auto *combo = new ComboField;
    auto *field = new CaptionedField(u"Network"_s, combo, &page);
    field->keepMessageRoom();
    grid->addWidget(field, 2);
    auto *below = new CaptionedField(u"Keys"_s, new NumberField, &page);
    grid->addWidget(below, 2);
    page.resize(400, 300);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    const QRect before = below->geometry();
    field->setMessage(CaptionedField::Message::Remark, u"It cannot be switched off."_s, u"Undo"_s);
    QCoreApplication::processEvents();
    QVERIFY(field->messageBelow());
    QCOMPARE(below->geometry(), before);
    field->clearMessage();
    QCoreApplication::processEvents();
    QCOMPARE(below->geometry(), before);
}

SLIPWAY_TEST(WidgetsTest)
#include "tst_widgets.moc"
