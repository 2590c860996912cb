// SPDX-License-Identifier: GPL-3.0-or-later
// What the commands of the window do; how it is built and what it shows is in planwindow.cpp.
#include "ui/window/planwindow.h"

#include "model/catalog/catalog.h"
#include "model/prices/pricesnapshot.h"
#include "ui/charts/chartpanel.h"
#include "ui/explain/explanationpanel.h"
#include "ui/fields/fieldstep.h"
#include "ui/fields/stepnames.h"
#include "ui/fields/steppage.h"
#include "ui/search/bestchoicepage.h"
#include "ui/sizes/sizesheet.h"
#include "ui/support/dialogs.h"
#include "ui/support/icons.h"
#include "ui/support/theme.h"
#include "ui/window/costbar.h"
#include "ui/window/fieldhelp.h"
#include "ui/window/helpdialogs.h"
#include "ui/window/noticebar.h"
#include "ui/window/pagearea.h"
#include "ui/window/scenariobox.h"
#include "ui/window/sidelist.h"
#include "ui/window/steplist.h"
#include "ui/window/toolstack.h"
#include "ui/window/toprow.h"

#include <QApplication>
#include <QDialog>
#include <QScrollArea>
#include <QTableView>
#include <QUndoStack>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// Gives the keyboard to `pane`, or to what comes first in it; false where nothing takes it.
bool focusFirstIn(QWidget *pane)
{
    QWidget *next = pane;
    do {
        const bool within = next == pane || pane->isAncestorOf(next);
        if (within && next->isVisible() && next->isEnabled() && (next->focusPolicy() & Qt::TabFocus)) {
            next->setFocus(Qt::TabFocusReason);
            return true;
        }
        next = next->nextInFocusChain();
    } while (next != pane);
    return false;
}

} // namespace

void PlanWindow::connectActions()
{
    connect(m_actions.newPlan, &QAction::triggered, m_files, &WindowFiles::closePlan);
    connect(m_actions.open, &QAction::triggered, m_files, &WindowFiles::askAndOpen);
    connect(m_actions.clearRecent, &QAction::triggered, &m_recent, &RecentFiles::clear);
    connect(m_actions.save, &QAction::triggered, m_files, &WindowFiles::save);
    connect(m_actions.saveAs, &QAction::triggered, m_files, &WindowFiles::saveAs);
    connect(m_actions.closePlan, &QAction::triggered, m_files, &WindowFiles::closePlan);
    connect(m_actions.print, &QAction::triggered, this, &PlanWindow::printPlan);
    connect(m_actions.quit, &QAction::triggered, this, &QWidget::close);

    connect(m_actions.undo, &QAction::triggered, &m_document.undoStack(), &QUndoStack::undo);
    connect(m_actions.redo, &QAction::triggered, &m_document.undoStack(), &QUndoStack::redo);
    m_actions.follow(m_document.undoStack());
    connect(m_actions.preferences, &QAction::triggered, this, &PlanWindow::showPreferences);
    for (QAction *appearance : m_actions.appearances) {
        connect(appearance, &QAction::triggered, this,
                [this, appearance] { chooseAppearance(static_cast<ThemeChoice>(appearance->data().toInt())); });
    }
    showAppearance();
    for (QAction *language : m_actions.languages) {
        language->setChecked(language->data().toInt() == int(m_preferences.language()));
        connect(language, &QAction::triggered, this, [this, language] { chooseLanguage(*language); });
    }

    for (const Step step : allSteps)
        connect(m_actions.steps[static_cast<std::size_t>(step)], &QAction::triggered, this,
                [this, step] { visit(step); });
    connect(m_actions.nextStep, &QAction::triggered, this, [this] {
        if (currentStep() != Step::Review)
            visit(static_cast<Step>(static_cast<int>(currentStep()) + 1));
    });
    connect(m_actions.previousStep, &QAction::triggered, this, [this] {
        if (currentStep() != Step::Workload)
            visit(static_cast<Step>(static_cast<int>(currentStep()) - 1));
    });
    connect(m_actions.nextProblem, &QAction::triggered, this, &PlanWindow::goToNextProblem);
    connect(m_actions.back, &QAction::triggered, this, [this] {
        m_history.back();
        showStep(Focus::Page);
    });
    connect(m_actions.forward, &QAction::triggered, this, [this] {
        m_history.forward();
        showStep(Focus::Page);
    });
    connect(m_actions.nextPane, &QAction::triggered, this, [this] { focusPane(1); });
    connect(m_actions.previousPane, &QAction::triggered, this, [this] { focusPane(-1); });
    connect(m_actions.scenario, &QAction::triggered, m_side->scenarios(), &ScenarioBox::focusBox);
    connect(m_actions.turnChart, &QAction::triggered, this, &PlanWindow::turnChart);
    connect(m_actions.explainField, &QAction::triggered, this, &PlanWindow::explainField);
    connect(m_actions.fullScreen, &QAction::toggled, this,
            [this](bool full) { full ? showFullScreen() : showNormal(); });
    connect(m_actions.catalog, &QAction::triggered, this, [this] { exploreCatalog(); });
    connect(m_actions.bestChoice, &QAction::triggered, this, &PlanWindow::showBestChoice);
    connect(m_actions.compare, &QAction::triggered, this, &PlanWindow::showCompare);
    connect(m_actions.prices, &QAction::triggered, this, &PlanWindow::showPrices);
    connect(m_actions.additions, &QAction::triggered, this, &PlanWindow::showAdditions);
    connect(m_actions.glossary, &QAction::triggered, this, [this] { makeGlossaryDialog(this)->open(); });
    connect(m_actions.shortcuts, &QAction::triggered, this,
            [this] { makeShortcutsDialog(actions(), this)->open(); });
    connect(m_actions.about, &QAction::triggered, this, &PlanWindow::showAbout);
}

void PlanWindow::connectSteps()
{
    connect(m_steps, &StepList::stepShown, this, [this](Step step) { visit(step, Focus::Keep); });
    connect(m_steps, &StepList::stepEntered, this, [this](Step step) {
        visit(step);
        showStep(Focus::Page);
    });
    connect(m_pages, &PageArea::backClicked, m_actions.back, &QAction::trigger);
    connect(m_pages, &PageArea::nextClicked, m_actions.nextStep, &QAction::trigger);
    connect(m_pages, &PageArea::exportClicked, this, [this] {
        if (!m_exportActions.isEmpty())
            m_exportActions.first()->trigger();
    });
    followCostBar();
}

void PlanWindow::followCostBar()
{
    const auto leadTo = [this](Step step, const QString &field = {}) {
        return [this, step, field] { followLink(step, field); };
    };
    connect(m_cost, &CostBar::costAsked, this, leadTo(Step::Cost));
    connect(m_cost, &CostBar::rangesAsked, this, leadTo(Step::Cost, costpart::ranges));
    if (m_dependencies.priceSource)
        connect(m_cost, &CostBar::pricesAsked, this, &PlanWindow::showPrices);
    else
        connect(m_cost, &CostBar::pricesAsked, this, leadTo(Step::Cost, costpart::lines));
    connect(m_cost, &CostBar::budgetAsked, this, leadTo(Step::Workload, u"/budget/amount"_s));
    connect(m_cost, &CostBar::findingsAsked, this, [this](Severity severity) {
        followLink(Step::Restrictions, findingpart::severity + QString::number(static_cast<int>(severity)));
    });
    connect(m_cost, &CostBar::openEntryAsked, this, &PlanWindow::goToOpenEntry);
    connect(m_cost, &CostBar::lastEditAsked, this, &PlanWindow::goToLastEdit);
}

void PlanWindow::goToLastEdit()
{
    if (const auto edit = m_trail.last())
        followLink(edit->edit.step, edit->edit.field);
}

void PlanWindow::goTo(Step step)
{
    visit(step);
}

void PlanWindow::visit(Step step, Focus focus, bool byLink)
{
    m_history.visit(step, byLink);
    showStep(focus);
}

void PlanWindow::showStep(Focus focus)
{
    const Step step = currentStep();
    m_document.finishField();
    m_main->setCurrentWidget(m_pages);
    for (QAction *tool : {m_actions.bestChoice, m_actions.compare, m_actions.catalog, m_actions.prices})
        tool->setChecked(false);
    m_pages->showStep(step);
    m_steps->setCurrentStep(step);
    showNavigation();
    orderStops();
    StepPage *page = m_pages->currentPage();
    if (focus != Focus::Page || !page || !page->firstField())
        return;
    QWidget *first = page->firstField();
    if (!first->isVisible()) {
        // On a part that is not on show: the page stays at its top. Given to what is hidden, the keyboard would be there when it is shown.
        (void)focusFirstIn(page);
        return;
    }
    first->setFocus(Qt::OtherFocusReason);
    for (QWidget *each = first->parentWidget(); each && each != page; each = each->parentWidget()) {
        if (auto *area = qobject_cast<QScrollArea *>(each))
            area->ensureWidgetVisible(first, 0, space::page);
    }
}

void PlanWindow::showNavigation()
{
    for (QAction *action : m_actions.ofOpenPlan())
        action->setEnabled(m_planOpen);
    for (QAction *action : std::as_const(m_exportActions))
        action->setEnabled(m_planOpen);
    m_top->setOffered(m_planOpen);
    m_actions.scenario->setEnabled(m_planOpen);
    for (const Step step : allSteps)
        m_actions.steps[static_cast<std::size_t>(step)]->setChecked(m_planOpen && step == currentStep());
    const auto previous = m_planOpen ? m_history.previous() : std::nullopt;
    m_actions.back->setEnabled(previous.has_value());
    m_actions.forward->setEnabled(m_planOpen && m_history.next().has_value());
    m_actions.nextStep->setEnabled(m_planOpen && currentStep() != Step::Review);
    m_actions.previousStep->setEnabled(m_planOpen && currentStep() != Step::Workload);
    m_pages->setBack(previous, m_history.current().byLink);
}

void PlanWindow::followLink(Step step, const QString &pointer)
{
    if (pointer == "/prices"_L1 && m_dependencies.priceSource)
        return showPrices();
    visit(step, Focus::Page, true);
    StepPage *page = m_pages->currentPage();
    if (!pointer.isEmpty() && page && page->focusField(pointer))
        m_pages->reveal(QApplication::focusWidget());
}

void PlanWindow::revisitField(Step step, const QString &field)
{
    if (!m_planOpen)
        return;
    if (field == "/prices"_L1 && m_dependencies.priceSource)
        return showPrices();
    if (m_best && m_best->isVisible() && m_best->isOwnStep()) {
        m_best->firstField()->setFocus(Qt::OtherFocusReason); // it shows what became of its choice
        return;
    }
    visit(step, Focus::Keep);
    StepPage *page = m_pages->currentPage();
    if (!page)
        return;
    if (page->focusField(field))
        m_pages->reveal(QApplication::focusWidget());
    else if (QWidget *first = page->firstField())
        first->setFocus(Qt::OtherFocusReason);
}

void PlanWindow::answerFrom(QWidget *part)
{
    // Each card has a button of its own; none comes later than its page.
    for (ExplainButton *button : part->findChildren<ExplainButton *>()) {
        connect(button, &ExplainButton::asked, this, [this](const FigureQuestion &question) {
            if (!m_explanation) {
                m_explanation = new ExplanationPanel(m_session, this);
                connect(m_explanation, &ExplanationPanel::fieldWanted, this, [this](const QString &pointer) {
                    followLink(stepOfField(m_session.plan(), pointer, Step::Workload), pointer);
                    activateWindow();
                });
            }
            m_explanation->answer(question);
        });
    }
}

void PlanWindow::goToNextProblem()
{
    if (m_problems.empty())
        return;
    const Problem problem = m_problems[m_problem++ % m_problems.size()];
    m_top->showMessage(problem.title);
    followLink(problem.step, problem.field);
}

void PlanWindow::focusPane(int way)
{
    StepPage *page = m_pages->currentPage();
    if (!page)
        return;
    QList<QWidget *> panes = {m_side};
    const bool isTool = m_main->currentWidget() != m_pages;
    for (QWidget *pane : isTool ? QList<QWidget *>{m_main->currentWidget()} : page->panes()) {
        if (pane->isVisible())
            panes << pane;
    }
    panes << m_cost;
    // Elsewhere, as in the header, the page is what comes next.
    const QWidget *focused = QApplication::focusWidget();
    qsizetype at = 0;
    for (qsizetype i = 0; i < panes.size(); ++i) {
        if (panes.at(i) == focused || panes.at(i)->isAncestorOf(focused))
            at = i;
    }
    for (qsizetype tried = 1; tried <= panes.size(); ++tried) {
        QWidget *pane = panes.at((at + way * tried + panes.size() * 2) % panes.size());
        if (pane == m_side)
            m_steps->setFocus(Qt::OtherFocusReason);
        else if (pane == m_cost)
            m_cost->focusFirst();
        else if (pane == page && page->firstField())
            page->firstField()->setFocus(Qt::OtherFocusReason);
        else if (!focusFirstIn(pane))
            continue;
        return;
    }
}

/// A field of three numbers stands for the middle one where its caption or a finding leads to it; by Tab each of them is a stop. Qt goes to
/// what stands for another as well, and from there past the number before it, or back into the page from its end.
bool PlanWindow::focusNextPrevChild(bool next)
{
    const auto isStop = [this](const QWidget *each) {
        return (each->focusPolicy() & Qt::TabFocus) && !each->focusProxy() && each->isEnabled() && !each->isWindow()
            && each->isVisibleTo(this);
    };
    QWidget *const from = focusWidget() ? focusWidget() : this;
    const auto step = [next](QWidget *each) { return next ? each->nextInFocusChain() : each->previousInFocusChain(); };
    for (QWidget *each = step(from); each != from; each = step(each)) {
        if (!isStop(each))
            continue;
        each->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
        return true;
    }
    return false;
}

void PlanWindow::orderStops()
{
    // Pages are made when they are first seen, after the bar below them.
    const auto takesKeyboard = [](const QWidget *widget) { return widget->focusPolicy() != Qt::NoFocus; };
    QWidget *before = m_side->lastStop();
    for (QWidget *stop : m_pages->headerStops()) {
        if (!takesKeyboard(stop))
            continue;
        setTabOrder(before, stop);
        before = stop;
    }
    const StepPage *page = m_pages->currentPage();
    QWidget *last = nullptr;
    for (QWidget *next = before->nextInFocusChain(); next && next != before;
         next = next->nextInFocusChain()) {
        if (page && page->isAncestorOf(next) && takesKeyboard(next))
            last = next;
    }
    for (QWidget *stop : m_cost->stops()) {
        if (last && stop->focusPolicy() != Qt::NoFocus)
            setTabOrder(last, stop);
        last = stop->focusPolicy() == Qt::NoFocus ? last : stop;
    }
}

void PlanWindow::turnChart()
{
    const QWidget *page = m_pages->currentPage();
    if (m_main->currentWidget() != m_pages)
        page = m_main->currentWidget();
    if (!page)
        return;
    // The one with the keyboard; else the first that can be seen.
    ChartPanel *first = nullptr;
    for (ChartPanel *panel : page->findChildren<ChartPanel *>()) {
        if (!panel->table()->model() || panel->visibleRegion().isEmpty())
            continue;
        if (panel->isAncestorOf(QApplication::focusWidget())) {
            first = panel;
            break;
        }
        if (!first || panel->mapTo(page, QPoint()).y() < first->mapTo(page, QPoint()).y())
            first = panel;
    }
    if (first)
        first->setTableShown(!first->isTableShown());
}

void PlanWindow::explainField()
{
    // The page on show: a step, or the tool that lies over it, or what stands over or beside both.
    QWidget *focus = QApplication::focusWidget();
    const QWidget *page = m_planOpen ? m_main->currentTool() : m_stack->currentTool();
    if (!page)
        page = m_planOpen ? static_cast<const QWidget *>(m_pages->currentPage()) : m_start;
    for (const QWidget *each = focus; each; each = each->parentWidget()) {
        if (qobject_cast<const SizeSheet *>(each) || qobject_cast<const ScenarioBox *>(each))
            page = each;
    }
    const FieldHelp help = fieldHelpOf(focus, page, m_session);
    showFieldHelp(help, this);
}

void PlanWindow::chooseAppearance(ThemeChoice theme)
{
    m_preferences.setTheme(theme);
    applyTheme(*qApp, theme);
    showAppearance();
}

void PlanWindow::showAppearance()
{
    for (QAction *appearance : m_actions.appearances)
        appearance->setChecked(appearance->data().toInt() == int(m_preferences.theme()));
}

void PlanWindow::chooseLanguage(const QAction &language)
{
    const auto chosen = static_cast<LanguageChoice>(language.data().toInt());
    if (chosen == m_preferences.language())
        return;
    m_preferences.setLanguage(chosen);
    m_notice->showNotice(IconId::Done, tr("The language changes when Slipway starts again."));
}

void PlanWindow::showPreferences()
{
    auto *dialog = new PreferencesDialog(m_preferences, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PreferencesDialog::languageChosen, this, [this](LanguageChoice choice) {
        for (QAction *language : m_actions.languages)
            language->setChecked(language->data().toInt() == int(choice));
    });
    connect(dialog, &PreferencesDialog::themeChosen, this, &PlanWindow::chooseAppearance);
    dialog->open();
}

void PlanWindow::showAbout()
{
    AboutFacts facts;
    facts.version = m_dependencies.version;
    facts.catalogVersion = m_dependencies.reference.catalog.version();
    facts.pricesId = m_dependencies.reference.prices.id();
    facts.oldestPrice = m_dependencies.reference.prices.oldest().toString(Qt::ISODate);
    facts.newestPrice = m_dependencies.reference.prices.newest().toString(Qt::ISODate);
    makeAboutDialog(facts, this)->open();
}

} // namespace slipway
