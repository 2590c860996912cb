// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/actions.h"

#include "model/base/plaintext.h"
#include "model/base/runningtext.h"
#include "model/items/names.h"
#include "ui/fields/stepnames.h"
#include "ui/support/icons.h"
#include "ui/support/language.h"
#include "ui/support/owndirection.h"
#include "ui/support/theme.h"

#include <QActionGroup>
#include <QMainWindow>
#include <QUndoStack>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

QAction *makeAction(QMainWindow *window, const QString &name, const QString &text, const QString &tip)
{
    auto *action = new QAction(inOwnOrder(text), window);
    action->setObjectName(name);
    action->setStatusTip(tip);
    // The window has the action as well as its menu: its keys work with the menu bar hidden.
    window->addAction(action);
    return action;
}

/// The platform's own keys, and ours wherever the platform has none or others: some standard keys are
/// empty without a desktop environment.
void setKeys(QAction *action, QKeySequence::StandardKey standard, const QStringList &ours)
{
    QList<QKeySequence> keys;
    for (const QString &key : ours)
        keys.append(QKeySequence(key));
    for (const QKeySequence &key : QKeySequence::keyBindings(standard)) {
        if (!keys.contains(key))
            keys.append(key);
    }
    action->setShortcuts(keys);
}

void setKeys(QAction *action, const QStringList &ours)
{
    QList<QKeySequence> keys;
    for (const QString &key : ours)
        keys.append(QKeySequence(key));
    action->setShortcuts(keys);
}

} // namespace

WindowActions::WindowActions(QMainWindow *window)
{
    makeFileActions(window);
    makePlanActions(window);
    makeViewActions(window);

    preferences = makeAction(window, u"preferences"_s, tr("&Preferences..."),
                             tr("Theme and language of the window, and paper of the PDF"));
    preferences->setIcon(icon(IconId::Settings));
    preferences->setMenuRole(QAction::PreferencesRole);
    setKeys(preferences, QKeySequence::Preferences, {u"Ctrl+,"_s});

    explainField = makeAction(window, u"explainField"_s, tr("&Explain this field"),
                              tr("Say what the field with the keyboard is for, its unit and its range"));
    setKeys(explainField, {u"F1"_s});
    glossary
        = makeAction(window, u"glossary"_s, tr("&Glossary"), tr("The terms of the trade and what they mean"));
    shortcuts
        = makeAction(window, u"shortcuts"_s, tr("&Keyboard shortcuts"), tr("Every command with its keys"));
    setKeys(shortcuts, {u"Ctrl+?"_s});
    about = makeAction(window, u"about"_s, tr("&About Slipway"),
                       tr("Version, and the dates of catalog and prices"));
    about->setIcon(icon(IconId::About));
    about->setMenuRole(QAction::AboutRole);
}

void WindowActions::makeFileActions(QMainWindow *window)
{
    newPlan = makeAction(window, u"newPlan"_s, tr("&New..."), tr("Start a plan from a template"));
    newPlan->setIconText(tr("New"));
    newPlan->setIcon(icon(IconId::New));
    setKeys(newPlan, QKeySequence::New, {u"Ctrl+N"_s});

    open = makeAction(window, u"open"_s, tr("&Open..."), tr("Open a plan, or the plan inside a JSON export"));
    open->setIconText(tr("Open"));
    open->setIcon(icon(IconId::Open));
    setKeys(open, QKeySequence::Open, {u"Ctrl+O"_s});

    clearRecent = makeAction(window, u"clearRecent"_s, tr("&Clear list"),
                             tr("Forget the plans opened last; the files stay"));

    save = makeAction(window, u"save"_s, tr("&Save"), tr("Write the plan to its file"));
    save->setIcon(icon(IconId::Save));
    setKeys(save, QKeySequence::Save, {u"Ctrl+S"_s});

    saveAs = makeAction(window, u"saveAs"_s, tr("Save &as..."), tr("Write the plan to another file"));
    saveAs->setIcon(icon(IconId::SaveAs));
    setKeys(saveAs, QKeySequence::SaveAs, {u"Ctrl+Shift+S"_s});

    print = makeAction(window, u"print"_s, tr("Pr&int..."), tr("Print the report, or some of its pages"));
    setKeys(print, QKeySequence::Print, {u"Ctrl+P"_s});

    closePlan
        = makeAction(window, u"closePlan"_s, tr("&Close"), tr("Close the plan and go to the start page"));
    closePlan->setIcon(icon(IconId::Close));
    setKeys(closePlan, QKeySequence::Close, {u"Ctrl+W"_s});

    quit = makeAction(window, u"quit"_s, tr("&Quit"), tr("Close Slipway"));
    quit->setMenuRole(QAction::QuitRole);
    setKeys(quit, QKeySequence::Quit, {u"Ctrl+Q"_s});
}

void WindowActions::makePlanActions(QMainWindow *window)
{
    undo = makeAction(window, u"undo"_s, tr("&Undo"),
                      tr("Take back the last change and go to where it was made"));
    undo->setIconText(tr("Undo"));
    undo->setIcon(icon(IconId::Undo));
    setKeys(undo, QKeySequence::Undo, {u"Ctrl+Z"_s});

    redo = makeAction(window, u"redo"_s, tr("&Redo"), tr("Make the change again and go to where it is made"));
    redo->setIconText(tr("Redo"));
    redo->setIcon(icon(IconId::Redo));
    setKeys(redo, QKeySequence::Redo, {u"Ctrl+Shift+Z"_s, u"Ctrl+Y"_s});

    for (const Step step : allSteps) {
        const int number = stepNumber(step);
        auto *action
            = makeAction(window, u"step%1"_s.arg(number), u"&%1 %2"_s.arg(number).arg(displayName(step)),
                         tr("Go to step %1 of 7").arg(number));
        action->setCheckable(true);
        setKeys(action, {u"Alt+%1"_s.arg(number)});
        steps[static_cast<std::size_t>(step)] = action;
    }
    bestChoice = makeAction(window, u"bestChoice"_s, tr("Best c&hoice"),
                            tr("Find the cheapest plan that meets every constraint and deadline"));
    bestChoice->setIconText(tr("Best choice"));
    bestChoice->setIcon(icon(IconId::BestChoice));
    bestChoice->setCheckable(true);
    setKeys(bestChoice, {u"Ctrl+B"_s});
    compare = makeAction(window, u"compare"_s, tr("Co&mpare"),
                         tr("Set the plan beside its scenarios and other plans"));
    compare->setIcon(icon(IconId::Compare));
    compare->setCheckable(true);
    setKeys(compare, {u"Ctrl+Shift+M"_s});
    catalog = makeAction(window, u"catalog"_s, tr("&Catalog"),
                         tr("Read the whole catalog: targets, VM sizes, regions, limits and what ends"));
    catalog->setIcon(icon(IconId::Catalog));
    catalog->setCheckable(true);
    setKeys(catalog, {u"Ctrl+K"_s});
    prices = makeAction(window, u"prices"_s, tr("P&rices"),
                        tr("See how old the prices of the plan are, and bring them up to date"));
    prices->setIcon(icon(IconId::Prices));
    prices->setCheckable(true);
    setKeys(prices, {u"Ctrl+Shift+P"_s});
    additions = makeAction(window, u"additions"_s, tr("&Additions..."),
                           tr("Use your own machine sizes, prices and compute targets in this plan"));
    nextStep = makeAction(window, u"nextStep"_s, tr("&Next step"), tr("Go to the step that follows"));
    setKeys(nextStep, {u"Ctrl+PgDown"_s});
    previousStep = makeAction(window, u"previousStep"_s, tr("&Previous step"), tr("Go to the step before"));
    setKeys(previousStep, {u"Ctrl+PgUp"_s});
    nextProblem = makeAction(window, u"nextProblem"_s, tr("Next pro&blem"),
                             tr("Go to the field of the next blocker, approval or warning"));
    setKeys(nextProblem, {u"F8"_s});
}

void WindowActions::makeViewActions(QMainWindow *window)
{
    back = makeAction(window, u"back"_s, tr("&Back"), tr("Go to the step seen before"));
    back->setIcon(icon(window->isRightToLeft() ? IconId::ChevronRight : IconId::ChevronLeft));
    setKeys(back, {u"Alt+Left"_s});
    forward = makeAction(window, u"forward"_s, tr("&Forward"), tr("Go where Back came from"));
    forward->setIcon(icon(window->isRightToLeft() ? IconId::ChevronLeft : IconId::ChevronRight));
    setKeys(forward, {u"Alt+Right"_s});
    nextPane = makeAction(window, u"nextPane"_s, tr("&Next pane"),
                          tr("Move the keyboard on between the list, the parts of the page and the cost"));
    setKeys(nextPane, {u"F6"_s});
    previousPane
        = makeAction(window, u"previousPane"_s, tr("&Previous pane"),
                     tr("Move the keyboard back between the list, the parts of the page and the cost"));
    setKeys(previousPane, {u"Shift+F6"_s});
    scenario = makeAction(window, u"scenario"_s, tr("&Scenario"),
                          tr("Move the keyboard to the list of this plan's scenarios"));
    setKeys(scenario, {u"Ctrl+M"_s});
    turnChart = makeAction(window, u"turnChart"_s, tr("&Chart or table"),
                           tr("Show the figures of a chart as a table, or the table as a chart"));
    setKeys(turnChart, {u"Ctrl+T"_s});
    fullScreen
        = makeAction(window, u"fullScreen"_s, tr("F&ull screen"), tr("Use the whole screen, or no longer"));
    fullScreen->setCheckable(true);
    setKeys(fullScreen, QKeySequence::FullScreen, {u"F11"_s});
    makeAppearances(window);
    makeLanguages(window);
}

void WindowActions::makeAppearances(QMainWindow *window)
{
    const auto make = [window](ThemeChoice choice, const QString &name, const QString &text, const QString &tip) {
        QAction *action = makeAction(window, name, text, tip);
        action->setCheckable(true);
        action->setData(int(choice));
        return action;
    };
    appearances = {make(ThemeChoice::System, u"appearance_system"_s, tr("&As the system"),
                        tr("Light or dark, as the desktop is when Slipway starts")),
                   make(ThemeChoice::Light, u"appearance_light"_s, tr("&Light"), tr("Dark words on a light ground")),
                   make(ThemeChoice::Dark, u"appearance_dark"_s, tr("&Dark"), tr("Light words on a dark ground"))};
    auto *group = new QActionGroup(window);
    for (QAction *appearance : appearances)
        group->addAction(appearance);
}

void WindowActions::makeLanguages(QMainWindow *window)
{
    // In their own words: who reads no German has to find the way back.
    const auto make = [window](LanguageChoice choice, const QString &text) {
        QAction *action = makeAction(window, u"language_"_s + wordOfLanguage(choice), text,
                                     tr("Words, figures and dates; from the next start on"));
        action->setCheckable(true);
        action->setData(int(choice));
        return action;
    };
    languages = {make(LanguageChoice::System, tr("&As the system")), make(LanguageChoice::English, u"&English"_s),
                 make(LanguageChoice::German, u"&Deutsch"_s)};
    auto *group = new QActionGroup(window);
    for (QAction *language : languages)
        group->addAction(language);
}

QList<QAction *> WindowActions::ofOpenPlan() const
{
    QList<QAction *> actions = {save,         saveAs,      print,         closePlan, bestChoice, compare, prices, additions, nextStep,
                                previousStep, nextProblem, nextPane,  previousPane, turnChart};
    for (QAction *step : steps)
        actions.append(step);
    return actions;
}

void WindowActions::follow(const QUndoStack &stack)
{
    // The stack's texts stand alone in a list of changes, here they go on: "Undo change of max nodes".
    const auto name = [](QAction *action, const QString &verb, const QString &what) {
        const QString shown = shortWordsText(what);
        const QString goesOn = inRunningText(shown);
        action->setText(what.isEmpty() ? verb : QString(verb + u' ' + captionText(goesOn)));
        // Without one of its own the tool tip of a button would be this text, as markup.
        action->setToolTip(toolTipText(what.isEmpty() ? QString(verb).remove(u'&')
                                                      : QString(QString(verb).remove(u'&') + u' ' + goesOn)));
    };
    const auto showUndo = [action = undo, name, &stack] {
        name(action, tr("&Undo"), stack.undoText());
        action->setEnabled(stack.canUndo());
    };
    const auto showRedo = [action = redo, name, &stack] {
        name(action, tr("&Redo"), stack.redoText());
        action->setEnabled(stack.canRedo());
    };
    QObject::connect(&stack, &QUndoStack::canUndoChanged, undo, showUndo);
    QObject::connect(&stack, &QUndoStack::undoTextChanged, undo, showUndo);
    QObject::connect(&stack, &QUndoStack::canRedoChanged, redo, showRedo);
    QObject::connect(&stack, &QUndoStack::redoTextChanged, redo, showRedo);
    showUndo();
    showRedo();
}

QString keysText(const QList<QKeySequence> &keys)
{
    return QKeySequence::listToString(keys, QKeySequence::NativeText).replace(u"; "_s, u", "_s);
}

QString keysText(const QAction &action)
{
    return keysText(action.shortcuts());
}

} // namespace slipway
