// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testrun.h"
#include "tests/ui/pages/pagefixture.h"

#include "model/plan/planjson.h"
#include "resources/templates.h"
#include "ui/fields/fold.h"
#include "ui/fields/rangefield.h"
#include "ui/stages/chiprow.h"
#include "ui/stages/jobbar.h"
#include "ui/stages/keytiles.h"
#include "ui/stages/workbench.h"
#include "ui/support/captionedfield.h"
#include "ui/support/card.h"
#include "ui/support/labels.h"
#include "ui/support/numberfield.h"
#include "ui/support/theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>

#include <algorithm>
#include <cmath>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

/// Everything that is said under fields; what is inserted there is all that may move others.
QStringList saidUnder(const QWidget &card)
{
    QStringList all;
    for (const QLabel *label : card.findChildren<QLabel *>()) {
        if (label->isVisible() && label->wordWrap())
            all << label->text();
    }
    for (const CaptionedField *field : card.findChildren<CaptionedField *>())
        all << field->messageText();
    all.removeAll(QString());
    all.sort();
    return all;
}

/// Every visible part of a page with its place and height, and how far it is scrolled: what moved a field is what differs.
QStringList placesIn(const QWidget &page)
{
    QStringList all;
    for (const QWidget *each : page.findChildren<QWidget *>()) {
        if (each->isVisible())
            all << u"%1 %2 of %3: %4 high at %5, %6"_s.arg(QString::fromLatin1(each->metaObject()->className()),
                                                           each->objectName(), each->parentWidget()->objectName())
                       .arg(each->height())
                       .arg(each->x())
                       .arg(each->y());
    }
    for (const QScrollBar *bar : page.findChildren<QScrollBar *>()) {
        if (bar->orientation() == Qt::Vertical)
            all << u"scrolled: %1 of %2"_s.arg(bar->value()).arg(bar->maximum());
    }
    return all;
}

/// What one list has and the other has not.
QString differenceOf(QStringList before, QStringList after)
{
    const QStringList was = before;
    for (const QString &each : after)
        before.removeOne(each);
    for (const QString &each : was)
        after.removeOne(each);
    return u"was [%1], is [%2]"_s.arg(before.join(u"; "_s), after.join(u"; "_s));
}

QRect placeIn(const QWidget &widget, const QWidget &page)
{
    return {widget.mapTo(&page, QPoint()), widget.size()};
}

} // namespace

/// How the pages of the stages are laid out: the same at every plan, and still under the user's hands.
class WorkbenchTest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void inputsStandBesideWhatFollows();
    void theChartKeepsItsTitle();
    void underAThousandPixelsThereAreTwoTabs();
    void aDayIsSeenWholeWhereRoomIsShort();
    void machinesOfPeopleBeginWithWhatTheyCost();
    void theFirstFocusIsAnInput();
    void tabsAreTurnedByKeys();
    void turningATabKeepsTheKeyboardOnThePage();
    void aMissingFigureLeadsToItsEntry();
    void nothingMovesUnderAnEdit_data();
    void nothingMovesUnderAnEdit();
    void aFieldThatWasMovedStaysWhereItCameToLie();
    void chipsAreNeverCut();
    void chipsOutOfViewWaitUntilTheyAreInIt();
    void aRangeIsTypedInThreePlaces();
    void aRangeThatIsContradictedIsDroppedAndSaid();
    void pictures_data();
    void pictures();
};

void WorkbenchTest::inputsStandBesideWhatFollows()
{
    PageFixture fixture(Step::Training, PageFixture::samplePlan(), QLocale(QLocale::English), QSize(1080, 690));
    const auto *bench = fixture.find<Workbench>(u"workbench"_s);
    QCOMPARE(bench->mode(), Workbench::Mode::Wide);
    QVERIFY(!bench->tabs()->isVisible());
    const QRect inputs = placeIn(*fixture.find<QWidget>(u"inputsLeft"_s), fixture.page());
    QCOMPARE(inputs.width(), 400);
    const QRect figures = placeIn(*fixture.page().findChild<KeyTiles *>(), fixture.page());
    QCOMPARE(figures.left(), inputs.right() + 1 + 16);
    QCOMPARE(figures.height(), 76);
    QCOMPARE(figures.top(), inputs.top());
    const QRect chart = placeIn(*fixture.find<QWidget>(u"choices"_s), fixture.page());
    QVERIFY2(chart.height() >= 190, qPrintable(QString::number(chart.height())));
    const QRect detail = placeIn(*fixture.find<QWidget>(u"resultTabs"_s)->parentWidget(), fixture.page());
    QCOMPARE(detail.bottom(), inputs.bottom());
    QCOMPARE(chart.bottom() + 1 + 8, detail.top());
}

/// What stands beside it gives way: "Time...cost" names nothing.
void WorkbenchTest::theChartKeepsItsTitle()
{
    PageFixture fixture(Step::Training, PageFixture::samplePlan(), QLocale(QLocale::English),
                        QSize(1080, 690));
    const auto *card = fixture.find<Card>(u"choices"_s);
    const auto *title = card->findChild<PlainLabel *>(QString(), Qt::FindChildrenRecursively);
    QCOMPARE(title->text(), card->title());
    fixture.find<ElidedLabel>(u"choices/counts"_s)->setFullText(QString(200, u'x'));
    QCoreApplication::processEvents();
    QVERIFY2(title->width() >= title->fontMetrics().horizontalAdvance(title->text()),
             qPrintable(QString::number(title->width())));
}

void WorkbenchTest::underAThousandPixelsThereAreTwoTabs()
{
    PageFixture fixture(Step::Training, PageFixture::samplePlan(), QLocale(QLocale::English), QSize(824, 590));
    const auto *bench = fixture.find<Workbench>(u"workbench"_s);
    QCOMPARE(bench->mode(), Workbench::Mode::Cards);
    QCOMPARE(bench->tabs()->count(), 2);
    const auto *figures = fixture.page().findChild<KeyTiles *>();
    QVERIFY(figures->isVisible());
    auto *size = fixture.find<QWidget>(u"training/size"_s);
    auto *runs = fixture.find<QWidget>(u"training/runsPerMonth"_s);
    QVERIFY(size->isVisible() && runs->isVisible());
    QVERIFY2(placeIn(*runs, fixture.page()).left() > placeIn(*size, fixture.page()).right(),
             "the work is the right card");
    bench->tabs()->setCurrentIndex(1);
    QVERIFY(!size->isVisible() && !runs->isVisible());
    QVERIFY(figures->isVisible());
    QVERIFY(fixture.find<QWidget>(u"choices"_s)->isVisible());
    // A field that is asked for brings its tab back.
    QVERIFY(fixture.page().focusField(u"/computes/1/maxNodes"_s));
    QVERIFY(size->isVisible());
    // The same widgets, with what was typed, at every width.
    fixture.window().resize(1080, 690);
    QCOMPARE(bench->mode(), Workbench::Mode::Wide);
    QVERIFY2(placeIn(*runs, fixture.page()).left() < 400, "the work stands under the compute");
    fixture.window().resize(600, 590);
    QCOMPARE(bench->mode(), Workbench::Mode::Column);
}

void WorkbenchTest::aDayIsSeenWholeWhereRoomIsShort()
{
    // The page of a window of 1024 x 700, and of 1366 x 768; the other way round it runs from 0 to 24 as well.
    for (const QSize size : {QSize(824, 560), QSize(1166, 640)}) {
        PageFixture fixture(Step::Deployment, templatePlan(u"vision-realtime"_s), QLocale(QLocale::English),
                            size);
        fixture.find<Workbench>(u"workbench"_s)->tabs()->setCurrentIndex(1);
        QCoreApplication::processEvents();
        const auto *day = fixture.find<QWidget>(u"dayCard"_s);
        QVERIFY(day->isVisible());
        QCOMPARE(day->visibleRegion().boundingRect(), day->rect());
        QVERIFY2(day->height() >= 80, qPrintable(QString::number(day->height())));
    }
}

void WorkbenchTest::machinesOfPeopleBeginWithWhatTheyCost()
{
    // They have no runs: the first tab could only say so.
    PageFixture people(Step::Experimentation, PageFixture::samplePlan(), QLocale(QLocale::English),
                       QSize(1080, 690));
    QCOMPARE(people.find<QTabBar>(u"resultTabs"_s)->currentIndex(), 1);
    PageFixture jobs(Step::Training, PageFixture::samplePlan(), QLocale(QLocale::English), QSize(1080, 690));
    QCOMPARE(jobs.find<QTabBar>(u"resultTabs"_s)->currentIndex(), 0);
}

void WorkbenchTest::theFirstFocusIsAnInput()
{
    for (const Step step : {Step::Experimentation, Step::Training, Step::Deployment}) {
        PageFixture fixture(step, PageFixture::samplePlan(), QLocale(QLocale::English), QSize(1080, 690));
        const QWidget *first = fixture.page().firstField();
        QVERIFY(first && first->isVisible());
        QVERIFY(fixture.find<QWidget>(u"inputsLeft"_s)->isAncestorOf(first));
        QVERIFY(!qobject_cast<const QCheckBox *>(first));
    }
}

void WorkbenchTest::tabsAreTurnedByKeys()
{
    PageFixture fixture(Step::Training, PageFixture::samplePlan(), QLocale(QLocale::English), QSize(1080, 690));
    auto *tabs = fixture.find<QTabBar>(u"resultTabs"_s);
    QCOMPARE(tabs->count(), 3);
    QVERIFY(fixture.page().focusField(u"/computes/1/maxNodes"_s));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab, Qt::ControlModifier);
    QCOMPARE(tabs->currentIndex(), 1);
    fixture.window().resize(824, 590);
    const QTabBar *narrow = fixture.find<Workbench>(u"workbench"_s)->tabs();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab, Qt::ControlModifier);
    QCOMPARE(narrow->currentIndex(), 1);
    QCOMPARE(tabs->currentIndex(), 1);
}

void WorkbenchTest::turningATabKeepsTheKeyboardOnThePage()
{
    PageFixture fixture(Step::Training, PageFixture::samplePlan(), QLocale(QLocale::English),
                        QSize(800, 560));
    const auto *bench = fixture.find<Workbench>(u"workbench"_s);
    QVERIFY(bench->mode() != Workbench::Mode::Wide);
    auto *inputs = fixture.find<QWidget>(u"inputsLeft"_s);
    auto *field = inputs->findChild<QComboBox *>();
    field->setFocus();
    QVERIFY(field->hasFocus());
    QTest::mouseClick(bench->tabs(), Qt::LeftButton, {}, bench->tabs()->tabRect(1).center());
    QVERIFY(!inputs->isVisible());
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(bench->tabs()));
    // The other way as well.
    QTest::keyClick(bench->tabs(), Qt::Key_Tab);
    QVERIFY(QApplication::focusWidget() != bench->tabs());
    QTest::mouseClick(bench->tabs(), Qt::LeftButton, {}, bench->tabs()->tabRect(0).center());
    QVERIFY(inputs->isVisible());
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(bench->tabs()));
}

void WorkbenchTest::aMissingFigureLeadsToItsEntry()
{
    Plan plan = PageFixture::samplePlan();
    auto &work = std::get<TrainingJob>(plan.workloads[1].detail).work;
    work.method = WorkMethod::MeasuredHours;
    work.measuredHours = Estimate(0);
    PageFixture fixture(Step::Training, plan, QLocale(QLocale::English), QSize(1080, 690));
    KeyTile *time = fixture.page().findChild<KeyTiles *>()->tile(0);
    QCOMPARE(time->figure().value, u"\u2013"_s);
    QCOMPARE(time->figure().field, u"/workloads/1/training/work/measuredHours"_s);
    Q_EMIT time->fieldWanted(time->figure().field);
    QCOMPARE(QApplication::focusWidget()->objectName(), u"training/measuredHours"_s);
}

void WorkbenchTest::nothingMovesUnderAnEdit_data()
{
    QTest::addColumn<int>("step");
    QTest::newRow("experimentation") << static_cast<int>(Step::Experimentation);
    QTest::newRow("training") << static_cast<int>(Step::Training);
    QTest::newRow("deployment") << static_cast<int>(Step::Deployment);
}

void WorkbenchTest::nothingMovesUnderAnEdit()
{
    QFETCH(int, step);
    PageFixture fixture(static_cast<Step>(step), templatePlan(u"llm-finetune-endpoint"_s),
                        QLocale(QLocale::English), QSize(1080, 1400));
    const auto *card = fixture.find<QWidget>(u"inputsLeft"_s);
    for (Fold *fold : card->findChildren<Fold *>())
        fold->setOpen(true);
    QCoreApplication::processEvents();
    int edited = 0;
    int quiet = 0;
    for (NumberField *field : card->findChildren<NumberField *>()) {
        if (!field->isVisible() || !field->isEnabled() || !field->value())
            continue;
        const double up = *field->value() * 1.01 + std::pow(10.0, -field->decimals());
        const double next = up <= field->highest() ? up : *field->value() - std::pow(10.0, -field->decimals());
        field->setFocus();
        // Messages of the edit before are gone, and what they made room for is back.
        QTRY_VERIFY(!fixture.session().isPending());
        // A message comes and goes in several steps of layout, in which a field that has the keyboard may stand still.
        QStringList said;
        QStringList places;
        for (int same = 0; same < 3;) {
            const QStringList saidNow = saidUnder(*card);
            const QStringList placesNow = placesIn(fixture.page());
            same = saidNow == said && placesNow == places ? same + 1 : 0;
            said = saidNow;
            places = placesNow;
            QTest::qWait(20);
        }
        const QPoint before = field->mapTo(&fixture.page(), QPoint());
        const QRect tiles = placeIn(*fixture.page().findChild<KeyTiles *>(), fixture.page());
        const QRect chart = placeIn(*fixture.find<QWidget>(u"choices"_s), fixture.page());
        const QSize size = field->size();
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, numberText(next, field->locale(), field->decimals()).remove(u','));
        QTRY_VERIFY(!fixture.session().isPending());
        QCoreApplication::processEvents();
        const QPoint after = field->mapTo(&fixture.page(), QPoint());
        QVERIFY2(after.x() == before.x(),
                 qPrintable(u"%1: %2 to %3; %4"_s.arg(field->objectName())
                                .arg(before.x())
                                .arg(after.x())
                                .arg(saidUnder(*card).join(u" | "_s))));
        QVERIFY2(after.y() == before.y() || saidUnder(*card) != said,
                 qPrintable(u"%1: %2 to %3; %4"_s.arg(field->objectName())
                                .arg(before.y())
                                .arg(after.y())
                                .arg(differenceOf(places, placesIn(fixture.page())))));
        quiet += after == before ? 1 : 0;
        QVERIFY2(field->size() == size, qPrintable(field->objectName()));
        QVERIFY2(placeIn(*fixture.page().findChild<KeyTiles *>(), fixture.page()) == tiles,
                 qPrintable(field->objectName()));
        QVERIFY2(placeIn(*fixture.find<QWidget>(u"choices"_s), fixture.page()) == chart,
                 qPrintable(field->objectName()));
        fixture.document().finishField();
        while (fixture.document().undoStack().canUndo())
            fixture.document().undoStack().undo();
        QTRY_VERIFY(!fixture.session().isPending());
        ++edited;
    }
    QVERIFY2(2 * quiet > edited, "mostly nothing is said of an edit");
    QVERIFY2(edited >= 8, qPrintable(QString::number(edited)));
}

/// At the foot of what is scrolled, what goes below a field moves it down; what comes back later must not move it once more.
void WorkbenchTest::aFieldThatWasMovedStaysWhereItCameToLie()
{
    ScrollCard card;
    auto *above = new QWidget(&card);
    above->setFixedHeight(600);
    auto *field = new QLineEdit(&card);
    auto *below = new QWidget(&card);
    below->setFixedHeight(65);
    for (QWidget *each : {above, static_cast<QWidget *>(field), below})
        card.column()->addWidget(each);
    card.column()->addStretch(1);
    card.resize(300, 400);
    card.show();
    QVERIFY(QTest::qWaitForWindowActive(&card));
    auto *bar = card.findChild<QScrollArea *>()->verticalScrollBar();
    bar->setValue(bar->maximum());
    field->setFocus();
    const int before = placeIn(*field, card).top();
    below->hide();
    QTRY_COMPARE(placeIn(*field, card).top(), before + 65);
    QTest::qWait(10);
    below->show();
    QTest::qWait(10);
    QCOMPARE(placeIn(*field, card).top(), before + 65);
    // What comes above it is scrolled away, as before.
    above->setFixedHeight(620);
    QTest::qWait(10);
    QCOMPARE(placeIn(*field, card).top(), before + 65);
}

void WorkbenchTest::chipsAreNeverCut()
{
    Plan plan = PageFixture::samplePlan();
    for (int i = 0; i < 6; ++i) {
        Workload copy = plan.workloads[1];
        copy.id = u"train-%1"_s.arg(i);
        copy.name = u"Fine-tuning of the model for market number %1"_s.arg(i);
        plan.workloads.push_back(copy);
    }
    PageFixture fixture(Step::Training, plan, QLocale(QLocale::English), QSize(1080, 690));
    auto *jobs = fixture.page().findChild<JobBar *>();
    QCOMPARE(jobs->count(), 7);
    for (int i = 0; i < jobs->count(); ++i) {
        jobs->chooseAt(i);
        const QPushButton *chip = jobs->currentChip();
        QVERIFY(chip->width() >= chip->sizeHint().width());
        const QRect view = chip->parentWidget()->rect();
        QVERIFY2(view.contains(chip->geometry()), "the chip on show is scrolled into view");
    }
}

void WorkbenchTest::chipsOutOfViewWaitUntilTheyAreInIt()
{
    Plan plan = PageFixture::samplePlan();
    for (int i = 0; i < 300; ++i) {
        Workload copy = plan.workloads[1];
        copy.id = u"train-%1"_s.arg(i);
        copy.name = u"Fine-tuning %1"_s.arg(i);
        plan.workloads.push_back(copy);
    }
    PageFixture fixture(Step::Training, plan, QLocale(QLocale::English), QSize(1080, 690));
    auto *jobs = fixture.page().findChild<JobBar *>();
    QCOMPARE(jobs->count(), 301);
    const auto shown = [&] {
        const QList<JobChip *> chips = jobs->findChildren<JobChip *>();
        return std::ranges::count_if(chips, [](const JobChip *chip) { return chip->isVisible(); });
    };
    QVERIFY2(shown() > 2 && shown() < 20, qPrintable(QString::number(shown())));
    // Gone to, the last is there, and those beside it.
    jobs->chooseAt(300);
    QVERIFY(jobs->currentChip()->isVisible());
    QVERIFY2(shown() > 2 && shown() < 20, qPrintable(QString::number(shown())));
}

void WorkbenchTest::aRangeIsTypedInThreePlaces()
{
    Plan plan = PageFixture::samplePlan();
    auto &work = std::get<TrainingJob>(plan.workloads[1].detail).work;
    work.method = WorkMethod::MeasuredHours;
    work.measuredHours = Estimate(10);
    PageFixture fixture(Step::Training, plan, QLocale(QLocale::English), QSize(1080, 690));
    const auto now = [&] {
        return std::get<TrainingJob>(fixture.plan().workloads[1].detail).work.measuredHours;
    };
    auto *low = fixture.find<NumberField>(u"training/measuredHours/low"_s);
    auto *number = fixture.find<NumberField>(u"training/measuredHours"_s);
    auto *high = fixture.find<NumberField>(u"training/measuredHours/high"_s);
    QVERIFY(fixture.page().focusField(u"/workloads/1/training/work/measuredHours"_s));
    // Its word leads to a number as well.
    QTest::mouseClick(number->parentWidget(), Qt::LeftButton, {}, QPoint(4, number->y() + 4));
    QCOMPARE(QApplication::focusWidget(), low);
    QTest::mouseClick(number->parentWidget(), Qt::LeftButton, {}, QPoint(number->x() - 4, number->y() + 4));
    QCOMPARE(QApplication::focusWidget(), number);
    // Nothing is typed in: what is usually reckoned with is shown, 0.8 to 1.5 times.
    QVERIFY(low->isVisible() && low->text().isEmpty());
    QCOMPARE(low->placeholderText(), u"8"_s);
    QCOMPARE(high->placeholderText(), u"15"_s);
    fixture.type(u"training/measuredHours/low"_s, u"6"_s);
    QCOMPARE(now().low, std::optional<double>(6));
    QVERIFY(!now().high);
    fixture.type(u"training/measuredHours/high"_s, u"16"_s);
    QCOMPARE(now(), Estimate(10, 6, 16));
    QVERIFY(high->placeholderText().isEmpty());
    // One Tab stop each, in their order.
    low->setFocus();
    QTest::keyClick(low, Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), fixture.find<QWidget>(u"training/measuredHours"_s));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), high);
    // An end beyond the likely value is no end; the plan keeps what it had.
    fixture.type(u"training/measuredHours/low"_s, u"12"_s);
    QCOMPARE(now(), Estimate(10, 6, 16));
    const auto *range = fixture.find<RangeField>(u"training/measuredHours/range"_s);
    QVERIFY2(range->captioned()->hasProblem(), qPrintable(range->captioned()->messageText()));
    QCOMPARE(fixture.document().openEntries().count(Step::Training), 1);
    low->setFocus();
    QTest::keyClick(low, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(low, Qt::Key_Delete);
    QVERIFY(!now().low);
    QVERIFY(!range->captioned()->hasProblem());
}

void WorkbenchTest::aRangeThatIsContradictedIsDroppedAndSaid()
{
    Plan plan = PageFixture::samplePlan();
    auto &work = std::get<TrainingJob>(plan.workloads[1].detail).work;
    work.method = WorkMethod::MeasuredHours;
    work.measuredHours = Estimate(10, 6, 16);
    PageFixture fixture(Step::Training, plan, QLocale(QLocale::English), QSize(1080, 690));
    const auto now = [&] {
        return std::get<TrainingJob>(fixture.plan().workloads[1].detail).work.measuredHours;
    };
    fixture.typeOnly(u"training/measuredHours"_s, u"20"_s);
    QCOMPARE(now(), Estimate(20));
    const auto *range = fixture.find<RangeField>(u"training/measuredHours/range"_s);
    const auto *said = range->findChild<QLabel *>(u"rangeDropped"_s);
    QVERIFY(said->isVisible());
    QVERIFY2(said->text().contains(u"6\u201316"_s), qPrintable(said->text()));
    // In one line with the way back, and whole.
    const auto *back = range->findChild<QAbstractButton *>(u"rangeUndo"_s);
    QVERIFY(std::abs(back->geometry().center().y() - said->geometry().center().y()) <= 1);
    QVERIFY(said->width() >= said->sizeHint().width());
    QVERIFY(said->height() < 2 * said->fontMetrics().height());
    QVERIFY(fixture.find<NumberField>(u"training/measuredHours/low"_s)->text().isEmpty());
    range->findChild<QAbstractButton *>(u"rangeUndo"_s)->click();
    QCOMPARE(now(), Estimate(10, 6, 16));
    QVERIFY(!said->isVisible());
}

void WorkbenchTest::pictures_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QSize>("size");
    for (const QString &id : {u"llm-finetune-endpoint"_s, u"vision-realtime"_s, u"tabular-automl-batch"_s}) {
        for (const QSize size : {QSize(1048, 628), QSize(792, 532), QSize(1688, 908)})
            QTest::addRow("%s-%d", qPrintable(id), size.width()) << id << size;
    }
}

void WorkbenchTest::pictures()
{
    QFETCH(QString, id);
    QFETCH(QSize, size);
    for (const Step step : {Step::Experimentation, Step::Training, Step::Deployment}) {
        for (const bool dark : {false, true}) {
            PageFixture fixture(step, templatePlan(id), QLocale(QLocale::English), size);
            applyTheme(*qApp, dark ? ThemeChoice::Dark : ThemeChoice::Light);
            fixture.page().firstField()->setFocus();
            const QString name = u"bench-%1-%2-%3-%4"_s.arg(id)
                                     .arg(size.width())
                                     .arg(static_cast<int>(step))
                                     .arg(dark ? u"dark"_s : u"light"_s);
            fixture.takePicture(name);
            QTabBar *tabs = fixture.find<Workbench>(u"workbench"_s)->tabs();
            if (!tabs->isVisible())
                continue;
            tabs->setCurrentIndex(1);
            fixture.takePicture(name + u"-follows"_s);
        }
    }
    applyTheme(*qApp, ThemeChoice::Light);
}

SLIPWAY_TEST(WorkbenchTest)

#include "tst_workbench.moc"
