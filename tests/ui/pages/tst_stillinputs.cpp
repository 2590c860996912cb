// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"
#include "tests/ui/pages/pagefixture.h"

#include "model/plan/planjson.h"
#include "resources/templates.h"
#include "ui/fields/fold.h"
#include "ui/support/numberfield.h"
#include "ui/support/segmentedcontrol.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QPointer>
#include <QScrollArea>

#include <cmath>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

struct StillField
{
    QPointer<QWidget> field;
    QRect where; ///< on the page
};

QList<QWidget *> fieldsOf(const QWidget &page)
{
    QList<QWidget *> fields;
    for (QWidget *each : page.findChildren<QWidget *>()) {
        if (!each->property("planField").toString().isEmpty() && each->isVisible() && each->isEnabled())
            fields << each;
    }
    return fields;
}

QRect whereOn(const QWidget &page, const QWidget &field)
{
    return {field.mapTo(&page, QPoint()), field.size()};
}

/// Makes the field say something else, as a user would; false where there is nothing else to say.
bool changeOne(QWidget *field)
{
    if (auto *number = qobject_cast<NumberField *>(field)) {
        if (!number->value() || number->isReadOnly())
            return false;
        const double least = std::pow(10.0, -number->decimals());
        const double up = *number->value() * 1.01 + least;
        const double next = up <= number->highest() ? up : *number->value() - least;
        QTest::keyClick(number, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(number, numberText(next, number->locale(), number->decimals()).remove(u','));
        return true;
    }
    if (auto *combo = qobject_cast<QComboBox *>(field)) {
        if (combo->count() < 2)
            return false;
        QTest::keyClick(combo, combo->currentIndex() + 1 < combo->count() ? Qt::Key_Down : Qt::Key_Up);
        return true;
    }
    if (auto *segments = qobject_cast<SegmentedControl *>(field)) {
        const QList<QAbstractButton *> buttons = segments->findChildren<QAbstractButton *>();
        if (buttons.size() < 2)
            return false;
        buttons.at((segments->current() + 1) % buttons.size())->click();
        return true;
    }
    if (auto *button = qobject_cast<QAbstractButton *>(field); button && button->isCheckable()) {
        button->click();
        return true;
    }
    return false;
}

} // namespace

/// Nothing under the pointer moves on an edit. On the workload page, whose messages stand under their fields, neither the field itself nor
/// what stands above it; what an edit makes appear pushes down what stands below. On the pages of stages messages come above as well: the
/// inputs scroll, and the edited field stays.
class StillInputsTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theEditedFieldStaysWhereItIs_data();
    void theEditedFieldStaysWhereItIs();

private:
    static void rest(PageFixture &fixture, const QWidget &field);
};

void StillInputsTest::theEditedFieldStaysWhereItIs_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("step");
    QTest::addColumn<int>("least");
    QTest::addColumn<bool>("above");
    for (const char *id : {"llm-finetune-endpoint", "spark-features-batch"}) {
        QTest::addRow("%s workload", id) << QString::fromLatin1(id) << int(Step::Workload) << 5 << true;
    }
    const QString language = u"llm-finetune-endpoint"_s;
    QTest::addRow("experimentation") << language << int(Step::Experimentation) << 3 << false;
    QTest::addRow("training") << language << int(Step::Training) << 5 << false;
    QTest::addRow("deployment") << language << int(Step::Deployment) << 5 << false;
}

void StillInputsTest::rest(PageFixture &fixture, const QWidget &field)
{
    // What follows the edit before is done, and the room that its messages took is back.
    QTRY_VERIFY(!fixture.session().isPending());
    QRect before;
    for (int same = 0; same < 3;) {
        const QRect now = whereOn(fixture.page(), field);
        same = now == before ? same + 1 : 0;
        before = now;
        QTest::qWait(10);
    }
}

void StillInputsTest::theEditedFieldStaysWhereItIs()
{
    QFETCH(QString, id);
    QFETCH(int, step);
    QFETCH(int, least);
    QFETCH(bool, above);
    const Result<LoadedPlan> loaded = readPlan(embeddedTemplate(id + u".slipway"_s));
    QVERIFY(loaded);
    PageFixture fixture(static_cast<Step>(step), loaded->plan, QLocale(QLocale::English), QSize(1080, 700));
    for (Fold *fold : fixture.page().findChildren<Fold *>())
        fold->setOpen(true);
    QCoreApplication::processEvents();
    QStringList faults;
    int edited = 0;
    QList<QPointer<QWidget>> fields;
    for (QWidget *field : fieldsOf(fixture.page()))
        fields << field;
    for (const QPointer<QWidget> &field : fields) {
        if (!field || !field->isVisible() || !field->isEnabled())
            continue;
        field->setFocus(Qt::TabFocusReason);
        for (QWidget *around = field->parentWidget(); around; around = around->parentWidget()) {
            if (auto *area = qobject_cast<QScrollArea *>(around)) // as the Tab key does
                area->ensureWidgetVisible(field);
        }
        rest(fixture, *field);
        std::vector<StillField> places;
        const int line = whereOn(fixture.page(), *field).top();
        for (QWidget *each : fieldsOf(fixture.page())) {
            if (each == field || (above && whereOn(fixture.page(), *each).bottom() < line))
                places.push_back({each, whereOn(fixture.page(), *each)});
        }
        if (!changeOne(field))
            continue;
        QTRY_VERIFY(!fixture.session().isPending());
        QCoreApplication::processEvents();
        for (const StillField &place : places) {
            // A choice may take fields away; those that stay, stay where they are.
            if (!place.field || !place.field->isVisible())
                continue;
            const QRect now = whereOn(fixture.page(), *place.field);
            if (now != place.where)
                faults << u"%1 moves %2 from %3, %4 (%5 x %6) to %7, %8 (%9 x %10)"_s
                              .arg(field ? field->objectName() : u"?"_s, place.field->objectName())
                              .arg(place.where.x()).arg(place.where.y()).arg(place.where.width())
                              .arg(place.where.height()).arg(now.x()).arg(now.y()).arg(now.width()).arg(now.height());
        }
        fixture.document().finishField();
        while (fixture.document().undoStack().canUndo())
            fixture.document().undoStack().undo();
        QTRY_VERIFY(!fixture.session().isPending());
        ++edited;
    }
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
    QVERIFY2(edited >= least, qPrintable(QString::number(edited)));
}

SLIPWAY_TEST(StillInputsTest)

#include "tst_stillinputs.moc"
