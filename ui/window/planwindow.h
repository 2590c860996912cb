// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/plansession.h"
#include "model/document/pricedesk.h"
#include "model/document/recovery.h"
#include "model/evaluation/evaluation.h"
#include "ui/window/actions.h"
#include "ui/window/additionsdialog.h"
#include "ui/window/costchange.h"
#include "ui/window/lastedit.h"
#include "ui/window/pages.h"
#include "ui/window/planexport.h"
#include "ui/window/planreference.h"
#include "ui/window/preferences.h"
#include "ui/window/recentfiles.h"
#include "ui/window/startpage.h"
#include "ui/window/visithistory.h"
#include "ui/window/windowfiles.h"

#include <QDateTime>
#include <QMainWindow>
#include <QPointer>
#include <QTimer>

#include <functional>
#include <memory>
#include <vector>

class QPrinter;
class QUrl;

namespace slipway {

class BestChoicePage;
class CatalogPage;
class ComparePage;
class CostBar;
class ExplanationPanel;
class NoticeBar;
class PageArea;
class PricesPage;
class SideList;
class StepList;
class ToolStack;
class TopRow;

/// What the window is made of. Everything borrowed must outlive it; what is not set is not offered.
struct WindowDependencies
{
    ReferenceData &reference; ///< what is built in; the window lays the plan's additions over it
    QSettings &settings;
    QDate asOf = {}; ///< the day rules are judged on
    QString version = {}; ///< of the program
    Dialogs *dialogs = nullptr; ///< none: real boxes over the window
    std::function<StepPage *(Step, const PageContext &, QWidget *)> makePage = {};
    std::vector<TemplateInfo> templates = {};
    std::function<Result<Plan>(const QString &id)> planFromTemplate = {};
    std::vector<ExportFormat> exports = {};
    /// Asks for printer, pages and copies; false: not to print. Without it nothing can be printed.
    std::function<bool(QPrinter &printer, QWidget *parent)> choosePrinter = {};
    std::function<QDateTime()> now = {}; ///< printed on exports
    std::function<void(const QUrl &)> openUrl = {};
    PlanReference::Find findReference = {};
    AdditionsDialog::Keep keepAdditions = {};
    std::optional<PriceSource> priceSource = {}; ///< of the Prices page; none: it is not offered
    QString recoveryFolder = {}; ///< for copies of unsaved plans; empty: none are kept
    /// Pages are made one by one after a plan was opened, so that steps only have to be shown; else each when its step is gone to.
    bool preparePages = false;
};

/// The main window: menus, the list of steps and tools, the page of the current step, and the cost along the bottom. Shows the
/// start page until a plan is started or opened.
class PlanWindow final : public QMainWindow
{
    Q_OBJECT
public:
    explicit PlanWindow(WindowDependencies dependencies);
    ~PlanWindow() override;

    /// Failures are shown; returns whether the plan is open.
    bool openFile(const QString &path);
    bool startFromTemplate(const QString &id);
    bool startEmpty();
    /// Offers what an earlier run could not save, with a `path` only what belongs to that file. Call once, after the
    /// window is shown. Returns whether a plan was restored.
    bool offerRecovered(const QString &path = {});
    /// What is not saved is in the recovery copy then: before the program ends in the middle of something.
    void keepCopy();

    [[nodiscard]] PlanDocument &document() { return m_document; }
    [[nodiscard]] PlanSession &session() { return m_session; }
    [[nodiscard]] bool isPlanOpen() const { return m_planOpen; }
    [[nodiscard]] Step currentStep() const { return m_history.current().step; }
    /// Makes the window, its frame and title bar included, lie inside of `room`, the part of a screen that is free.
    void fitInto(const QRect &room);
    /// As if the step had been chosen in the list.
    void goTo(Step step);
    /// The session ends, as by logging out: asks as closing does. False keeps the session.
    [[nodiscard]] bool mayEndSession() { return m_files->maybeSave(); }

protected:
    void closeEvent(QCloseEvent *event) override;
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    enum class Focus { Page, Keep };

    void buildContent();
    void connectActions();
    void connectSteps();
    void connectFiles();
    void takePages();
    void preparePage();
    void followReference();
    void exploreCatalog();
    void showAdditions();
    void showBestChoice();
    void showWhyNot(const QString &list, const QString &id);
    [[nodiscard]] QList<QAction *> makeExportActions();

    void planWasOpened();
    void planWasClosed();
    void showStep(Focus focus);
    void visit(Step step, Focus focus = Focus::Page, bool byLink = false);
    void followLink(Step step, const QString &pointer);
    void revisitField(Step step, const QString &field);
    void goToNextProblem();
    void answerFrom(QWidget *part);
    /// `way` is 1 onwards, -1 back.
    void focusPane(int way);
    /// Header, page, cost bar: as it is read.
    void orderStops();
    void turnChart();
    void explainField();
    void showEvaluation();
    /// Steps with what is typed on them and not in the plan: those are not done.
    void showSteps();
    /// What Next problem goes through.
    void showProblems();
    void showScenarios();
    void showScenario(const QString &name);
    [[nodiscard]] bool mayAddScenario() const;
    void showCompare();
    void showPrices();
    /// Made when first asked for; null: no prices are offered.
    [[nodiscard]] PriceDesk *priceDesk();
    /// `tool` in the place of the page, `first` gets the keyboard. Escape leads back to where it was.
    void showTool(QWidget *tool, QAction *action, QWidget *first);
    void leaveTool();
    void dropTools();
    [[nodiscard]] CatalogPage *makeCatalog();
    void takeDroppedPrices(const QStringList &paths);
    /// Another book is current, for plans that follow.
    void followCurrentBook();
    void goToOpenEntry();
    void showTitle();
    void showReadOnly();
    void showFileChanged();
    void showNavigation();
    void followCostBar();
    void goToLastEdit();
    /// Asks where something typed is not in the plan; `question` is the verb that goes on without it.
    [[nodiscard]] bool mayTakeAlong(const QString &question);
    /// The plan on show, as it is now.
    [[nodiscard]] OutgoingPlan outgoing(bool isReport);
    void exportPlan(const ExportFormat &format);
    /// What runs, and a sentence behind it.
    void showExporting(const QString &besides = {});
    /// Asks where an export still runs; true where it has ended, or may end with the plan.
    [[nodiscard]] bool mayLeaveExport();
    void printPlan();
    void showExported(const QString &path, int blockers);
    void chooseAppearance(ThemeChoice theme);
    void showAppearance();
    void chooseLanguage(const QAction &language);
    void showPreferences();
    void showAbout();

    WindowDependencies m_dependencies;
    std::unique_ptr<Dialogs> m_ownDialogs;
    Dialogs &m_dialogs;
    PlanReference m_reference;
    PlanDocument m_document;
    PlanSession m_session;
    RecentFiles m_recent;
    Preferences m_preferences;
    WindowActions m_actions;
    VisitHistory m_history;
    QString m_scenario; ///< on show when scenarios were last looked at
    CostChange m_costChange;
    EditTrail m_trail;
    bool m_planOpen = false;
    struct Problem
    {
        Step step;
        QString field; ///< JSON pointer; empty: it is about all of the step
        QString title;
    };
    std::vector<Problem>
        m_problems; ///< what is typed and not in the plan, then all findings but advice, each where its field is
    std::size_t m_problem = 0; ///< of them: where Next problem goes on

    std::unique_ptr<RecoveryStore> m_recovery;
    WindowFiles *m_files = nullptr;
    PlanExport *m_export = nullptr;
    QList<QAction *> m_exportActions;
    ToolStack *m_stack = nullptr;
    StartPage *m_start = nullptr;
    QWidget *m_workspace = nullptr;
    TopRow *m_top = nullptr;
    SideList *m_side = nullptr;
    StepList *m_steps = nullptr; ///< in m_side
    NoticeBar *m_notice = nullptr;
    ToolStack *m_main = nullptr; ///< the page of a step, or a tool
    PageArea *m_pages = nullptr;
    QTimer m_prepare; ///< until the next page is made
    ComparePage *m_compare = nullptr; ///< made when it is first asked for, as the other tools
    BestChoicePage *m_best = nullptr;
    PriceDesk *m_priceDesk = nullptr; ///< of the pages of prices and of comparisons, see priceDesk()
    PricesPage *m_prices = nullptr;
    CatalogPage *m_catalog = nullptr; ///< in m_main, or over the start page while no plan is open
    QPointer<QWidget> m_beforeTool; ///< had the keyboard before a tool was shown
    CostBar *m_cost = nullptr;
    ExplanationPanel *m_explanation = nullptr; ///< made when it is first asked for
};

} // namespace slipway
