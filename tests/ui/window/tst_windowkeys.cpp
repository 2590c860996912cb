// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/plansession.h"
#include "model/evaluation/effort.h"
#include "model/plan/fieldphrase.h"
#include "tests/support/testrun.h"
#include "tests/ui/window/windowfixture.h"
#include "ui/charts/chartpanel.h"
#include "ui/fields/fold.h"
#include "ui/fields/stepnames.h"
#include "ui/support/combofield.h"
#include "ui/support/language.h"
#include "ui/support/numberfield.h"
#include "ui/window/fieldhelp.h"
#include "ui/window/noticebar.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QFrame>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QTabBar>
#include <QTest>
#include <QToolTip>
#include <QTranslator>

#include <algorithm>

using namespace slipway;
using namespace slipway::test;
using namespace Qt::StringLiterals;

namespace {

/// Whether the widget would keep these keys for itself.
bool keeps(QWidget *widget, const QKeySequence &keys)
{
    const QKeyCombination first = keys[0];
    QKeyEvent event(QEvent::ShortcutOverride, first.key(), first.keyboardModifiers());
    event.ignore();
    QApplication::sendEvent(widget, &event);
    return event.isAccepted();
}

QList<ChartPanel *> visiblePanels(const StepPage &page)
{
    QList<ChartPanel *> panels;
    for (ChartPanel *panel : page.findChildren<ChartPanel *>()) {
        if (panel->isVisible())
            panels << panel;
    }
    return panels;
}

} // namespace

/// Keys do what the menus say, wherever the keyboard is.
class WindowKeysTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The order of the design: list, inputs, what follows from them, cost bar.
    void f6GoesRoundTheParts()
    {
        WindowFixture fixture(WindowFixture::Pages::Real);
        QVERIFY(fixture.openTemplate(u"vision-realtime"_s));
        QVERIFY(fixture.show());
        fixture.window().resize(1280, 800);
        fixture.window().goTo(Step::Training);
        // Until the choices are found, their card has nothing that takes the keyboard.
        const auto *choices = fixture.shownPage()->findChild<ChartPanel *>(u"choices"_s);
        QVERIFY(choices);
        QTRY_VERIFY(std::ranges::any_of(choices->findChildren<QWidget *>(), [](const QWidget *each) {
            return each->isVisible() && (each->focusPolicy() & Qt::TabFocus);
        }));
        fixture.find<QWidget>(u"stepList"_s)->setFocus();
        const auto partOfFocus = [&fixture] {
            const QWidget *focused = QApplication::focusWidget();
            const StepPage *page = fixture.shownPage();
            const QList<QPair<QString, const QWidget *>> parts
                = {{u"list"_s, fixture.find<QWidget>(u"stepList"_s)},
                   {u"chart"_s, page->findChild<QWidget *>(u"choices"_s)},
                   {u"bar"_s, fixture.find<QWidget>(u"costBar"_s)}};
            for (const auto &[name, part] : parts) {
                if (part == focused || part->isAncestorOf(focused))
                    return name;
            }
            return page->isAncestorOf(focused) ? u"page"_s : u"elsewhere"_s;
        };
        QStringList met;
        for (int press = 0; press < 5; ++press) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
            met << partOfFocus();
        }
        QCOMPARE(met, QStringList({u"page"_s, u"chart"_s, u"page"_s, u"bar"_s, u"list"_s}));
        for (int press = 0; press < 5; ++press) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6, Qt::ShiftModifier);
            met.prepend(partOfFocus());
        }
        QCOMPARE(met.first(5), QStringList({u"list"_s, u"page"_s, u"chart"_s, u"page"_s, u"bar"_s}));
    }

    void noFieldKeepsAShortcutOfTheWindow()
    {
        WindowFixture fixture(WindowFixture::Pages::Real);
        QVERIFY(fixture.openTemplate(u"vision-realtime"_s));
        QVERIFY(fixture.show());
        QSet<QString> kinds;
        for (const Step step : allSteps) {
            fixture.window().goTo(step);
            for (int part = 0; part < fixture.showPart(0); ++part) {
                fixture.showPart(part);
                for (QWidget *field : fixture.shownPage()->findChildren<QWidget *>()) {
                    if (!field->isVisible() || field->focusPolicy() == Qt::NoFocus || field->focusProxy())
                        continue;
                    const QString kind = QString::fromLatin1(field->metaObject()->className());
                    if (kinds.contains(kind))
                        continue;
                    kinds << kind;
                    for (const QAction *action : fixture.window().actions()) {
                        for (const QKeySequence &keys : action->shortcuts())
                            QVERIFY2(!keeps(field, keys), qPrintable(kind + u' ' + keys.toString()));
                    }
                }
            }
        }
        QVERIFY(kinds.size() > 6);
    }

    void noFieldTakesALetterOfTheMenuBar_data()
    {
        QTest::addColumn<bool>("german");
        QTest::newRow("English") << false;
        QTest::newRow("German") << true;
    }

    /// Alt with a letter of the menu bar opens that menu, whatever page, tool or part of one is on show.
    void noFieldTakesALetterOfTheMenuBar()
    {
        QFETCH(bool, german);
        if (german)
            installLanguage(*qApp, LanguageChoice::German, QLocale(u"de_DE"_s));
        QStringList problems;
        {
            WindowFixture fixture(WindowFixture::Pages::Real);
            QVERIFY(fixture.openTemplate(u"spark-features-batch"_s));
            QVERIFY(fixture.openTemplate(u"vision-realtime"_s));
            QVERIFY(fixture.show());
            for (const Step step : allSteps)
                fixture.window().goTo(step);
            for (const QString &tool : {u"bestChoice"_s, u"catalog"_s, u"prices"_s, u"compare"_s})
                fixture.action(tool)->trigger();
            QCoreApplication::processEvents();
            QHash<QString, QString> menus;
            for (const QAction *menu : fixture.window().menuBar()->actions())
                menus.insert(QKeySequence::mnemonic(menu->text()).toString(), menu->text());
            QCOMPARE(menus.size(), 5);
            int letters = 0;
            const auto look = [&](const QString &text) {
                const QString keys = QKeySequence::mnemonic(text).toString();
                letters += keys.isEmpty() ? 0 : 1;
                if (menus.contains(keys))
                    problems << u"%1: %2"_s.arg(menus.value(keys), text);
            };
            for (const QWidget *each : fixture.window().findChildren<QWidget *>()) {
                const auto *label = qobject_cast<const QLabel *>(each);
                if (each->window() != &fixture.window() || (label && !label->buddy()))
                    continue;
                if (label)
                    look(label->text());
                if (const auto *button = qobject_cast<const QAbstractButton *>(each))
                    look(button->text());
                if (const auto *tabs = qobject_cast<const QTabBar *>(each)) {
                    for (int i = 0; i < tabs->count(); ++i)
                        look(tabs->tabText(i));
                }
            }
            QVERIFY2(letters > 60, qPrintable(u"%1 letters"_s.arg(letters)));
        }
        qDeleteAll(qApp->findChildren<QTranslator *>());
        QLocale::setDefault(QLocale::c());
        problems.removeDuplicates();
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
    }

    /// The steps cannot be gone to before there is a plan: then their keys do nothing.
    void keysOfCommandsThatAreOffTypeNothing()
    {
        WindowFixture fixture(WindowFixture::Pages::Real);
        QVERIFY(fixture.show());
        int numbers = 0;
        for (NumberField *field : fixture.window().findChildren<NumberField *>()) {
            if (!field->isVisible() || !field->isEnabled())
                continue;
            const QString before = field->text();
            field->setFocus();
            field->selectAll();
            QTest::keyClick(field, Qt::Key_4, Qt::AltModifier);
            QTest::keyClick(field, Qt::Key_9, Qt::AltModifier | Qt::KeypadModifier);
            QCOMPARE(field->text(), before);
            ++numbers;
        }
        QVERIFY(numbers > 3);
    }

    void enterPressesTheButtonWithTheKeyboard()
    {
        WindowFixture fixture(WindowFixture::Pages::Real);
        QVERIFY(fixture.openTemplate(u"vision-realtime"_s));
        QVERIFY(fixture.show());
        fixture.action(u"compare"_s)->trigger();
        auto *add = fixture.find<QPushButton>(u"compare/addScenario"_s);
        QVERIFY(add && add->isVisible());
        add->setFocus();
        QVERIFY(fixture.window().session().document().whole().scenarios.empty());
        fixture.dialogs.textAnswers = {u"Dearer"_s};
        QTest::keyClick(add, Qt::Key_Return);
        QCOMPARE(fixture.window().session().document().whole().scenarios.size(), std::size_t(1));
    }

    void exportWorksOutOfATextField()
    {
        WindowFixture fixture(WindowFixture::Pages::Real);
        QVERIFY(fixture.openTemplate(u"vision-realtime"_s));
        QVERIFY(fixture.show());
        auto *name = fixture.find<QLineEdit>(u"workload/name"_s);
        name->setFocus();
        fixture.dialogs.saveFileAnswers << fixture.path(u"plan.pdf"_s);
        QTest::keyClick(name, Qt::Key_E, Qt::ControlModifier);
        QVERIFY(fixture.isExported());
        QVERIFY(QFile::exists(fixture.path(u"plan.pdf"_s)));
    }

    void chartAndTableTurnWhereverTheKeyboardIs()
    {
        WindowFixture fixture(WindowFixture::Pages::Real);
        QVERIFY(fixture.openTemplate(u"vision-realtime"_s));
        QVERIFY(fixture.show());
        fixture.window().goTo(Step::Cost);
        QCoreApplication::processEvents();
        const QList<ChartPanel *> panels = visiblePanels(*fixture.shownPage());
        QVERIFY(!panels.isEmpty());
        auto *steps = fixture.find<QWidget>(u"stepList"_s);
        steps->setFocus();
        const bool before = panels.first()->isTableShown();
        QTest::keyClick(steps, Qt::Key_T, Qt::ControlModifier);
        QCOMPARE(panels.first()->isTableShown(), !before);
        QTest::keyClick(steps, Qt::Key_T, Qt::ControlModifier);
        QCOMPARE(panels.first()->isTableShown(), before);
    }

    /// A part of a page that goes takes no keyboard along to the cost, from where the key would lead nowhere.
    void ctrlTabGoesThroughAllPartsOfAPage()
    {
        WindowFixture fixture(WindowFixture::Pages::Real);
        QVERIFY(fixture.openTemplate(u"llm-finetune-endpoint"_s));
        QVERIFY(fixture.show());
        for (const Step step : {Step::Workload, Step::Restrictions, Step::Cost}) {
            fixture.window().goTo(step);
            QCoreApplication::processEvents();
            StepPage *page = fixture.shownPage();
            QTabBar *tabs = nullptr;
            for (QTabBar *each : page->findChildren<QTabBar *>())
                tabs = !tabs && each->isVisible() ? each : tabs;
            QVERIFY(tabs);
            const int first = tabs->currentIndex();
            for (int part = 1; part <= tabs->count(); ++part) {
                // Wherever in the part the keyboard is.
                for (QWidget *each : page->findChildren<QWidget *>()) {
                    if (each->isVisible() && each->isEnabled() && each->focusPolicy() == Qt::StrongFocus && each != tabs)
                        each->setFocus();
                }
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab, Qt::ControlModifier);
                QCoreApplication::processEvents();
                QCOMPARE(tabs->currentIndex(), (first + part) % tabs->count());
                QVERIFY2(page->isAncestorOf(QApplication::focusWidget()),
                         qPrintable(tabs->tabText(tabs->currentIndex())));
            }
        }
    }

    void tabGoesRoundTheWindow_data()
    {
        QTest::addColumn<QString>("id");
        for (const QString &id : WindowFixture::templateIds())
            QTest::newRow(qPrintable(id)) << id;
    }

    /// From any place all others are reached, forwards and backwards alike.
    void tabGoesRoundTheWindow()
    {
        QFETCH(QString, id);
        WindowFixture fixture(WindowFixture::Pages::Real);
        QVERIFY(fixture.openTemplate(id));
        QVERIFY(fixture.show());
        for (int number = 0; number < stepCount; ++number) {
            const auto step = static_cast<Step>(number);
            fixture.window().goTo(step);
            WindowFixture::settle();
            QWidget *start = fixture.find<QWidget>(u"stepList"_s);
            QVERIFY(start);
            const auto round = [start](Qt::Key key, Qt::KeyboardModifiers modifiers) {
                constexpr int most = 500;
                QList<QWidget *> visited = {start};
                start->setFocus(Qt::TabFocusReason);
                for (int i = 0; i < most; ++i) {
                    QTest::keyClick(QApplication::focusWidget(), key, modifiers);
                    QWidget *now = QApplication::focusWidget();
                    if (now == start)
                        return visited;
                    visited << now;
                }
                return QList<QWidget *>();
            };
            const QList<QWidget *> forwards = round(Qt::Key_Tab, Qt::NoModifier);
            QList<QWidget *> backwards = round(Qt::Key_Backtab, Qt::ShiftModifier);
            QVERIFY2(!forwards.isEmpty(), qPrintable(u"step %1: Tab does not come back"_s.arg(number + 1)));
            QVERIFY2(!backwards.isEmpty(), qPrintable(u"step %1: Shift+Tab does not come back"_s.arg(number + 1)));
            std::reverse(backwards.begin() + 1, backwards.end());
            for (qsizetype i = 0; i < std::min(forwards.size(), backwards.size()); ++i)
                QVERIFY2(forwards.at(i) == backwards.at(i),
                         qPrintable(u"step %1: %2, backwards %3"_s.arg(number + 1).arg(forwards.at(i)->objectName(), backwards.at(i)->objectName())));
            QCOMPARE(forwards.size(), backwards.size());
        }
    }

    void f1ExplainsTheField_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QStringList>("words");
        QTest::newRow("number") << u"workload/months"_s
                                << QStringList{u"Horizon"_s, u"1 to 120"_s, u"months"_s};
        QTest::newRow("text") << u"workload/name"_s << QStringList{u"Name"_s};
    }

    void f1ExplainsTheField()
    {
        QFETCH(QString, field);
        QFETCH(QStringList, words);
        WindowFixture fixture(WindowFixture::Pages::Real);
        QVERIFY(fixture.openTemplate(u"vision-realtime"_s));
        QVERIFY(fixture.show());
        auto *widget = fixture.find<QWidget>(field);
        QVERIFY(widget);
        widget->setFocus();
        QTest::keyClick(widget, Qt::Key_F1);
        auto *help = fixture.find<QWidget>(u"fieldHelp"_s);
        QVERIFY(help && help->isVisible());
        QString text;
        for (const QLabel *label : help->findChildren<QLabel *>())
            text += label->text() + u'\n';
        for (const QString &word : words)
            QVERIFY2(text.contains(word), qPrintable(text));
        QVERIFY2(text.count(u'\n') >= 2, qPrintable(text));
        QTest::keyClick(help, Qt::Key_Escape);
        QTRY_VERIFY(!fixture.find<QWidget>(u"fieldHelp"_s));
    }

    /// A page that is gone to shows its inputs from their first line.
    void aStepOpensAtItsFirstInput()
    {
        WindowFixture fixture(WindowFixture::Pages::Real);
        QVERIFY(fixture.openTemplate(u"vision-realtime"_s));
        QVERIFY(fixture.show());
        fixture.window().resize(1366, 712);
        for (const Qt::Key step : {Qt::Key_3, Qt::Key_4, Qt::Key_2}) {
            QTest::keyClick(QApplication::focusWidget(), step, Qt::AltModifier);
            QTest::qWait(50); // what is laid out in later turns
            const auto *inputs = fixture.shownPage()->findChild<QWidget *>(u"inputsLeft"_s);
            QVERIFY(inputs && inputs->isVisible());
            QCOMPARE(inputs->findChild<QScrollArea *>()->verticalScrollBar()->value(), 0);
        }
    }

    /// The README promises unit and limits of the field with the keyboard: on the start page as well.
    void f1ExplainsTheFieldsOfTheStartSheet()
    {
        WindowFixture fixture(WindowFixture::Pages::Real);
        QVERIFY(fixture.show());
        QStringList faults;
        int numbers = 0;
        for (NumberField *field : fixture.window().findChildren<NumberField *>()) {
            if (!field->isVisible())
                continue;
            ++numbers;
            // Without a window manager nothing is active once a popup closes.
            fixture.window().activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(&fixture.window()));
            field->setFocus();
            QTest::keyClick(field, Qt::Key_F1);
            auto *help = fixture.find<QWidget>(u"fieldHelp"_s);
            QVERIFY2(help, qPrintable(field->objectName()));
            const QString all = help->accessibleName() + u'\n' + help->accessibleDescription();
            if (all.contains(u"Start of a plan"_s) || !all.contains(field->unit())
                || !all.contains(numberText(field->lowest(), field->locale(), field->decimals())))
                faults << field->objectName() + u": "_s + all;
            QTest::keyClick(help, Qt::Key_Escape);
            QTRY_VERIFY(!fixture.find<QWidget>(u"fieldHelp"_s));
        }
        QVERIFY(numbers > 3);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    /// Its caption is two words that are a term elsewhere.
    void f1ExplainsWhatTheFieldIsForAndNotItsCaption()
    {
        WindowFixture fixture(WindowFixture::Pages::Real);
        QVERIFY(fixture.openTemplate(u"llm-finetune-endpoint"_s));
        QVERIFY(fixture.show());
        fixture.window().goTo(Step::Deployment);
        StepPage *page = fixture.shownPage();
        QString said;
        for (QWidget *field : page->findChildren<QWidget *>()) {
            if (field->property("planField").toString().endsWith(u"/minInstances"_s))
                said = fieldHelpOf(field, page, fixture.window().session()).lines.join(u'\n');
        }
        QVERIFY(!said.isEmpty());
        QVERIFY2(!said.contains(u"misses the price"_s), qPrintable(said));
    }

    /// By F1 and under a resting pointer: what it is, its unit, what it changes and where its value is from.
    void everyFieldSaysWhatItIsFor()
    {
        WindowFixture fixture(WindowFixture::Pages::Real);
        QVERIFY(fixture.openTemplate(u"llm-finetune-endpoint"_s));
        QVERIFY(fixture.show());
        fixture.window().resize(1280, 1000);
        int fields = 0;
        int used = 0;
        QStringList faults;
        for (const Step step : allSteps) {
            fixture.window().goTo(step);
            StepPage *page = fixture.shownPage();
            for (int part = 0; part < fixture.showPart(part); ++part) {
                for (Fold *fold : page->findChildren<Fold *>())
                    fold->setOpen(true);
                QCoreApplication::processEvents();
                for (QWidget *field : page->findChildren<QWidget *>()) {
                    const QString pointer = field->property("planField").toString();
                    if (pointer.isEmpty() || !field->isVisible())
                        continue;
                    ++fields;
                    const FieldHelp help = fieldHelpOf(field, page, fixture.window().session());
                    const QString all = help.lines.join(u'\n');
                    if (help.title.isEmpty() || fieldPhrase(pointer).isEmpty()
                        || !all.contains(fieldPhrase(pointer), Qt::CaseInsensitive))
                        faults << pointer + u" is not described"_s;
                    if (!all.contains(pointer))
                        faults << pointer + u" has no place in the file"_s;
                    if (const auto *number = qobject_cast<const NumberField *>(field);
                        number && !all.contains(number->unit()))
                        faults << pointer + u" has no unit"_s;
                    used += all.contains(u"Changes: "_s) && all.contains(u"Source: "_s) ? 1 : 0;
                    QToolTip::hideText();
                    QHelpEvent rest(QEvent::ToolTip, QPoint(2, 2), field->mapToGlobal(QPoint(2, 2)));
                    QCoreApplication::sendEvent(field, &rest);
                    if (!QToolTip::text().contains(help.title.toHtmlEscaped())
                        || !QToolTip::text().contains(help.lines.constFirst().toHtmlEscaped()))
                        faults << pointer + u" says nothing under the pointer"_s;
                }
            }
        }
        QToolTip::hideText();
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
        QVERIFY2(fields > 40, qPrintable(QString::number(fields)));
        // The others are names, places and answers that no figure has as an input of its own.
        QVERIFY2(used >= 10, qPrintable(u"%1 of %2"_s.arg(used).arg(fields)));
    }

    /// Over a step lies a tool: its help is about the tool.
    void helpInAToolIsOfTheTool()
    {
        WindowFixture fixture(WindowFixture::Pages::Real);
        QVERIFY(fixture.openTemplate(u"vision-realtime"_s));
        QVERIFY(fixture.show());
        fixture.window().goTo(Step::Deployment);
        fixture.find<QAction>(u"catalog"_s)->trigger();
        const auto helpTitle = [&fixture] {
            fixture.find<QAction>(u"explainField"_s)->trigger();
            auto *card = fixture.find<QFrame>(u"fieldHelp"_s);
            const QString title = card ? card->accessibleName() + u": "_s + card->accessibleDescription() : QString();
            delete card;
            return title;
        };
        const QString said = helpTitle();
        QVERIFY2(said.contains(u"catalog"_s, Qt::CaseInsensitive), qPrintable(said));
        QVERIFY2(!said.contains(u"Deployment"_s), qPrintable(said));
    }

    void theHelpOfAFieldNamesTheFiguresItGoesInto()
    {
        WindowFixture fixture(WindowFixture::Pages::Real);
        QVERIFY(fixture.openTemplate(u"vision-realtime"_s));
        QVERIFY(fixture.show());
        fixture.window().goTo(Step::Workload);
        const FieldHelp help = fieldHelpOf(fixture.find<QWidget>(u"workload/months"_s), fixture.shownPage(), fixture.window().session());
        // By "How is this computed?" the average month is the total over the months of the horizon.
        const QStringList changes = help.lines.filter(u"Changes: "_s);
        QCOMPARE(changes.size(), 1);
        QVERIFY2(changes.constFirst().contains(u"Average month"_s), qPrintable(changes.constFirst()));
        QCOMPARE(help.lines.filter(u"Source: "_s), QStringList{u"Source: typed in the plan."_s});
    }

    /// Hundreds of lines, each explained, would hold the window: the help of the field stays, the figures it goes into are left out.
    void theHelpOfALargePlanLeavesItsFiguresOut()
    {
        WindowFixture fixture(WindowFixture::Pages::Real);
        QVERIFY(fixture.openTemplate(u"vision-realtime"_s));
        QVERIFY(fixture.show());
        fixture.window().goTo(Step::Workload);
        PlanSession &session = fixture.window().session();
        const auto changes = [&] {
            return fieldHelpOf(fixture.find<QWidget>(u"workload/months"_s), fixture.shownPage(), session)
                .lines.filter(u"Changes: "_s)
                .size();
        };
        QCOMPARE(changes(), 1);
        session.document().edit({}, Step::Training, u"jobs"_s, [](Plan &plan) {
            const Workload first = plan.workloads.front();
            for (int i = 0; i < 300; ++i) {
                plan.workloads.push_back(first);
                plan.workloads.back().id = u"copy-%1"_s.arg(i);
            }
        });
        QTRY_VERIFY_WITH_TIMEOUT(!session.isPending(), 120'000);
        QVERIFY(!isQuick(session.plan()));
        QCOMPARE(changes(), 0);
    }

    void aRestingPointerShowsTheHelpOfAField()
    {
        WindowFixture fixture(WindowFixture::Pages::Real);
        QVERIFY(fixture.openTemplate(u"vision-realtime"_s));
        QVERIFY(fixture.show());
        fixture.window().goTo(Step::Workload);
        const auto hover = [](QWidget *widget) {
            QToolTip::hideText();
            QHelpEvent event(QEvent::ToolTip, widget->rect().center(), widget->mapToGlobal(widget->rect().center()));
            QApplication::sendEvent(widget, &event);
            return QToolTip::text();
        };
        auto *months = fixture.find<QWidget>(u"workload/months"_s);
        const QString text = hover(months);
        for (const QString &word : {u"Horizon"_s, u"1 to 120"_s, u"Changes: "_s})
            QVERIFY2(text.contains(word), qPrintable(text));
        const QList<QLabel *> labels = fixture.shownPage()->findChildren<QLabel *>();
        const auto caption = std::ranges::find_if(labels, [&](const QLabel *label) {
            return label->buddy() && (label->buddy() == months || label->buddy()->isAncestorOf(months));
        });
        QVERIFY(caption != labels.end());
        const QString said = hover(*caption);
        for (const QString &word : {u"Horizon"_s, u"Changes: "_s})
            QVERIFY2(said.contains(word), qPrintable(said));
        // What a field with a list says of itself stands beside what is chosen.
        auto *currency = fixture.find<QComboBox>(u"workload/currency"_s);
        QVERIFY(currency);
        currency->setToolTip(u"Dollars & cents"_s);
        const QString both = hover(currency);
        QVERIFY2(both.contains(currency->currentText().toHtmlEscaped()), qPrintable(both));
        QVERIFY2(both.contains(u"Dollars &amp; cents"_s), qPrintable(both));
    }

    void theLanguageIsChosenInTheMenu()
    {
        WindowFixture fixture;
        QVERIFY(fixture.show());
        QVERIFY(fixture.action(u"language_system"_s)->isChecked());
        const auto *menu = fixture.find<QMenu>(u"languageMenu"_s);
        QVERIFY(menu);
        QCOMPARE(menu->actions().size(), 3);
        QCOMPARE(menu->actions().constLast()->text(), u"&Deutsch"_s);
        // What is chosen already changes nothing.
        fixture.action(u"language_system"_s)->trigger();
        QVERIFY(!fixture.find<NoticeBar>(u"noticeBar"_s)->text().contains(u"starts again"_s));
        fixture.action(u"language_de"_s)->trigger();
        QVERIFY(fixture.find<NoticeBar>(u"noticeBar"_s)->text().contains(u"starts again"_s));
        fixture.restart();
        QVERIFY(fixture.action(u"language_de"_s)->isChecked());
        QVERIFY(!fixture.action(u"language_system"_s)->isChecked());
        // The dialog and the menu say the same.
        fixture.action(u"preferences"_s)->trigger();
        auto *language = fixture.find<ComboField>(u"languageField"_s);
        QCOMPARE(language->currentText(), u"Deutsch"_s);
        language->setCurrentIndex(1);
        Q_EMIT language->activated(1);
        QVERIFY(fixture.action(u"language_en"_s)->isChecked());
    }

    void f1SaysSomethingOnEveryPage()
    {
        WindowFixture fixture(WindowFixture::Pages::Real);
        QVERIFY(fixture.openTemplate(u"vision-realtime"_s));
        QVERIFY(fixture.show());
        for (const Step step : allSteps) {
            fixture.window().goTo(step);
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_F1);
            auto *help = fixture.find<QWidget>(u"fieldHelp"_s);
            QVERIFY(help && help->isVisible());
            delete help;
        }
    }

    void theWindowFitsTheScreen_data()
    {
        QTest::addColumn<QRect>("screen");
        QTest::newRow("1366 x 768") << QRect(0, 0, 1366, 768);
        QTest::newRow("with a panel above") << QRect(0, 32, 1366, 736);
        QTest::newRow("1024 x 700") << QRect(0, 0, 1024, 700);
        QTest::newRow("1920 x 1080 at twice the size") << QRect(0, 0, 960, 540);
    }

    void theWindowFitsTheScreen()
    {
        QFETCH(QRect, screen);
        WindowFixture fixture(WindowFixture::Pages::Real);
        fixture.window().fitInto(screen);
        QVERIFY(fixture.openTemplate(u"llm-finetune-endpoint"_s));
        QVERIFY(fixture.show());
        fixture.window().fitInto(screen);
        for (const Step step : allSteps) {
            fixture.window().goTo(step);
            WindowFixture::settle();
            // A title bar and its frame stand around what Qt counts.
            const QRect placed = fixture.window().geometry().adjusted(0, -28, 0, 0);
            QVERIFY2(screen.contains(placed),
                     qPrintable(u"%1 x %2"_s.arg(placed.width()).arg(placed.height())));
            for (const QPushButton *button :
                 fixture.find<QWidget>(u"pageArea"_s)->findChildren<QPushButton *>()) {
                if (!button->isVisible() || !button->objectName().endsWith(u"Button"_s))
                    continue;
                const QRect place(button->mapTo(&fixture.window(), QPoint()), button->size());
                QVERIFY(fixture.window().rect().contains(place));
            }
        }
        // Nor do the windows over it: their Close stands at the foot.
        for (const QString &name : {u"shortcuts"_s, u"glossary"_s, u"additions"_s}) {
            fixture.action(name)->trigger();
            WindowFixture::settle();
            for (QDialog *dialog : fixture.window().findChildren<QDialog *>()) {
                if (!dialog->isVisible())
                    continue;
                QVERIFY2(dialog->height() + 28 <= screen.height() && dialog->width() <= screen.width(),
                         qPrintable(u"%1 is %2 high"_s.arg(name).arg(dialog->height())));
                dialog->close();
            }
        }
    }
};

SLIPWAY_TEST(WindowKeysTest)

#include "tst_windowkeys.moc"
