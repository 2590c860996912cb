// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"
#include "tests/ui/pages/pagefixture.h"

#include "ui/fields/rangefield.h"
#include "ui/support/captionedfield.h"
#include "ui/support/theme.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QTabBar>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

/// Where the widget stands on the page; what belongs to a field (its range, its message) stands where the field does.
QRect placeOf(const QWidget &widget, const QWidget &page)
{
    const QWidget *whole = &widget;
    for (const QWidget *each = &widget; each != &page; each = each->parentWidget()) {
        if (qobject_cast<const CaptionedField *>(each) || qobject_cast<const RangeField *>(each))
            whole = each;
    }
    return {whole->mapTo(&page, QPoint()), whole->size()};
}

} // namespace

/// Lists what is given another parent while it has parts of its own.
class MoveWatch final : public QObject
{
public:
    MoveWatch() { qApp->installEventFilter(this); }
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() != QEvent::ParentChange || !watched->isWidgetType())
            return false;
        const qsizetype parts = watched->findChildren<QWidget *>().size();
        if (parts > mostParts)
            moved << u"%1 %2 with %3 parts, to %4 %5"_s
                         .arg(QLatin1StringView(watched->metaObject()->className()), watched->objectName())
                         .arg(parts)
                         .arg(QLatin1StringView(
                                  watched->parent() ? watched->parent()->metaObject()->className() : ""),
                              watched->parent() ? watched->parent()->objectName() : QString());
        return false;
    }

    QStringList moved;

private:
    static constexpr qsizetype mostParts
        = 4; ///< an edit in a box, the buttons of a row, a message with its sign and its link
};

/// What holds for all seven pages.
class AllPagesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everythingTheKeyboardReachesHasAName_data() { everyStep(); }
    void everythingTheKeyboardReachesHasAName();
    void tabFollowsReadingOrder_data() { everyStep(); }
    void tabFollowsReadingOrder();
    void showingAPlanChangesNothing_data() { everyStep(); }
    void showingAPlanChangesNothing();
    void anEmptyPlanIsShownToo_data() { everyStep(); }
    void anEmptyPlanIsShownToo();
    void partsAreMadeInTheirPlace_data() { everyStep(); }
    void partsAreMadeInTheirPlace();
    void listsAreMadeWhenTheyOpen_data() { everyStep(); }
    void listsAreMadeWhenTheyOpen();
    void picturesInLightAndDark_data() { everyStep(); }
    void picturesInLightAndDark();

private:
    static void everyStep()
    {
        QTest::addColumn<int>("step");
        for (int step = 0; step < stepCount; ++step)
            QTest::addRow("step %d", step + 1) << step;
    }
    static Step current()
    {
        QFETCH(int, step);
        return static_cast<Step>(step);
    }
};

void AllPagesTest::everythingTheKeyboardReachesHasAName()
{
    PageFixture fixture(current());
    const QList<QWidget *> chain = tabChain(fixture.page());
    QVERIFY(!chain.isEmpty());
    for (const QWidget *widget : chain) {
        QAccessibleInterface *access = QAccessible::queryAccessibleInterface(const_cast<QWidget *>(widget));
        QVERIFY(access);
        QVERIFY2(
            !access->text(QAccessible::Name).isEmpty(),
            qPrintable(QLatin1StringView(widget->metaObject()->className()) + u' ' + widget->objectName()));
    }
}

void AllPagesTest::tabFollowsReadingOrder()
{
    for (const QSize size : {QSize(560, 500), QSize(730, 1400)}) {
        PageFixture fixture(current(), PageFixture::samplePlan(), QLocale(QLocale::English), size);
        const QWidget *before = nullptr;
        for (const QWidget *widget : tabChain(fixture.page())) {
            if (before) {
                const QRect from = placeOf(*before, fixture.page());
                const QRect to = placeOf(*widget, fixture.page());
                // Down the page, or onwards in a row.
                const bool follows = to.top() >= from.top() - 8 || to.left() > from.left();
                QVERIFY2(follows, qPrintable(before->objectName() + u" -> "_s + widget->objectName()));
            }
            // What mends a field comes after it, below its row; then the row goes on.
            if (before && widget->parentWidget()->objectName() == u"message"_s)
                continue;
            before = widget;
        }
    }
}

void AllPagesTest::showingAPlanChangesNothing()
{
    const Plan plan = PageFixture::samplePlan();
    PageFixture fixture(current(), plan);
    for (QWidget *widget : tabChain(fixture.page()))
        widget->setFocus();
    QCOMPARE(fixture.plan() == plan, true);
    QCOMPARE(fixture.document().undoStack().count(), 0);
}

void AllPagesTest::anEmptyPlanIsShownToo()
{
    PageFixture fixture(current(), Plan());
    QVERIFY(fixture.page().firstField());
    QVERIFY(fixture.page().isVisible());
}

void AllPagesTest::partsAreMadeInTheirPlace()
{
    // The style sheet is of the application: with another parent a part is styled anew with all that is in it, which was a third of the
    // time that a page took.
    const MoveWatch watch;
    const PageFixture fixture(current(), PageFixture::visionPlan(), QLocale(QLocale::English),
                              QSize(1040, 740));
    QVERIFY2(watch.moved.isEmpty(), qPrintable(watch.moved.join(u'\n')));
}

void AllPagesTest::listsAreMadeWhenTheyOpen()
{
    // A dozen widgets each, with a window of their own.
    PageFixture fixture(current(), PageFixture::visionPlan(), QLocale(QLocale::English), QSize(1040, 740));
    for (QComboBox *box : fixture.page().findChildren<QComboBox *>())
        QVERIFY2(!box->findChild<QAbstractItemView *>(), qPrintable(box->objectName()));
    if (auto *box = fixture.page().findChild<QComboBox *>(u"workload/currency"_s)) {
        box->showPopup();
        QCOMPARE(box->view()->accessibleName(), box->accessibleName());
        box->hidePopup();
    }
}

void AllPagesTest::picturesInLightAndDark()
{
    const int number = static_cast<int>(current()) + 1;
    for (const bool dark : {false, true}) {
        const QSize size = dark ? QSize(732, 600) : QSize(560, 500);
        PageFixture fixture(current(), PageFixture::visionPlan(), QLocale(QLocale::English), size);
        applyTheme(*qApp, dark ? ThemeChoice::Dark : ThemeChoice::Light);
        const QString name = u"page%1-%2"_s.arg(number).arg(dark ? u"dark"_s : u"light"_s);
        fixture.takePicture(name);
        int part = 0;
        // Pages that lay themselves out have none.
        auto *sections = fixture.find<QTabBar>(u"sections"_s);
        for (int tab = 0; sections && sections->isVisible() && tab < sections->count(); ++tab) {
            sections->setCurrentIndex(tab);
            QCoreApplication::processEvents();
            fixture.takePicture(u"%1-%2"_s.arg(name).arg(++part));
        }
    }
    applyTheme(*qApp, ThemeChoice::Light);
}

SLIPWAY_TEST(AllPagesTest)

#include "tst_allpages.moc"
