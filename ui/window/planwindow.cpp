// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/planwindow.h"

#include "model/base/plaintext.h"
#include "model/catalog/catalogwords.h"
#include "model/document/plansearch.h"
#include "model/document/planuncertainty.h"
#include "model/plan/plancheck.h"
#include "model/plan/scenarios.h"
#include "ui/compare/comparepage.h"
#include "ui/explain/explanationpanel.h"
#include "ui/explorer/catalogpage.h"
#include "ui/fields/fieldstep.h"
#include "ui/fields/stepnames.h"
#include "ui/prices/pricespage.h"
#include "ui/report/reportchoice.h"
#include "ui/search/bestchoicepage.h"
#include "ui/support/dialogs.h"
#include "ui/support/icons.h"
#include "ui/support/owndirection.h"
#include "ui/support/theme.h"
#include "ui/window/barcell.h"
#include "ui/window/costbar.h"
#include "ui/window/noticebar.h"
#include "ui/window/pagearea.h"
#include "ui/window/pendingbar.h"
#include "ui/window/planmenus.h"
#include "ui/window/roomarea.h"
#include "ui/window/scenariobox.h"
#include "ui/window/settingsfile.h"
#include "ui/window/sidelist.h"
#include "ui/window/steplist.h"
#include "ui/window/toolrows.h"
#include "ui/window/toolstack.h"
#include "ui/window/toprow.h"
#include "ui/window/windowevents.h"

#include <QApplication>
#include <QCloseEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QSessionManager>
#include <QSettings>
#include <QStatusTipEvent>
#include <QVBoxLayout>

#include <chrono>
#include <utility>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize firstSize = {1280, 800};
// Before pages are made that were not asked for: what was asked for is painted, and there is time for a key between two of them.
constexpr std::chrono::milliseconds beforePreparing(250);
constexpr std::chrono::milliseconds betweenPages(40);

} // namespace

PlanWindow::PlanWindow(WindowDependencies dependencies)
    : m_dependencies(std::move(dependencies))
    , m_ownDialogs(m_dependencies.dialogs ? nullptr : std::make_unique<QtDialogs>(this))
    , m_dialogs(m_dependencies.dialogs ? *m_dependencies.dialogs : *m_ownDialogs)
    , m_reference(m_dependencies.reference, m_dependencies.findReference)
    , m_session(m_document, m_dependencies.reference.catalog, m_dependencies.reference.prices,
                m_dependencies.asOf)
    , m_recent(m_dependencies.settings)
    , m_preferences(m_dependencies.settings)
    , m_actions(this)
{
    setObjectName(u"planWindow"_s);
    setWindowIcon(applicationIcon());
    setAcceptDrops(true);
    m_prepare.setSingleShot(true);
    connect(&m_prepare, &QTimer::timeout, this, &PlanWindow::preparePage);
    m_files = new WindowFiles(m_document, m_recent, m_dialogs, this);
    m_document.setCheck(
        [this](const Plan &plan, const QString &path) { return m_reference.check(plan, path); });
    // Before any page hears of the change: they borrow what this replaces.
    connect(&m_document, &PlanDocument::planChanged, this, &PlanWindow::followReference);
    if (!m_dependencies.recoveryFolder.isEmpty())
        m_recovery = std::make_unique<RecoveryStore>(m_document, m_dependencies.recoveryFolder);
    m_export = new PlanExport(m_dialogs, this);
    buildContent();
    connectActions();
    connectSteps();
    connectFiles();
    planWasClosed();

    resize(firstSize);
    restoreGeometry(m_dependencies.settings.value(u"window/geometry"_s).toByteArray());
}

PlanWindow::~PlanWindow()
{
    delete m_export; // it borrows the catalog and the dialogs
    // The fields go below, and have nobody to tell any more.
    m_document.openEntries().disconnect(this);
    delete m_explanation;
    delete m_prices;
    delete m_priceDesk; // before the session that it borrows
    // The pages borrow the document and the session, which are gone when a window deletes its children.
    // Not taken out first: without a parent every widget in it would be styled anew.
    delete centralWidget();
}

void PlanWindow::buildContent()
{
    m_start = new StartPage(m_dependencies.templates, m_recent, m_dependencies.reference.catalog,
                            m_dependencies.reference.prices, m_dependencies.asOf, this);
    m_workspace = new QWidget(this);
    m_side = new SideList(m_workspace);
    m_steps = m_side->steps();
    m_pages = new PageArea(m_workspace);
    m_cost = new CostBar(m_workspace);
    m_cost->setPendingBar(new PendingBar(m_session, m_cost));
    auto *row = new QHBoxLayout;
    row->setSpacing(0);
    row->addWidget(m_side);
    row->addWidget(new BarLine(Qt::Vertical, 0, m_workspace));
    m_main = new ToolStack(m_workspace);
    m_main->addWidget(m_pages);
    row->addWidget(m_main, 1);
    auto *rows = new QVBoxLayout(m_workspace);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addLayout(row, 1);
    rows->addWidget(new BarLine(Qt::Horizontal, 0, m_workspace));
    rows->addWidget(m_cost);

    m_stack = new ToolStack(this);
    m_stack->addWidget(m_start);
    m_stack->addWidget(m_workspace);
    auto *central = new QWidget(this);
    auto *column = new QVBoxLayout(central);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(new RoomArea(m_stack, central), 1);
    m_notice = new NoticeBar(central);
    setCentralWidget(central);

    answerFrom(m_cost);

    m_exportActions = makeExportActions();
    m_side->tools()->addTool(m_actions.bestChoice, tr("Best choice"));
    m_side->tools()->addTool(m_actions.compare, tr("Compare"));
    m_side->tools()->addTool(m_actions.catalog, tr("Catalog"));
    if (m_dependencies.priceSource)
        m_side->tools()->addTool(m_actions.prices, tr("Prices"));
    auto *recentMenu = new QMenu(this);
    buildMenus(*this, m_actions, recentMenu, m_exportActions);
    m_top = new TopRow(*this, m_actions, m_exportActions);
    const auto fill = [this, recentMenu] {
        fillRecentMenu(*recentMenu, m_recent, m_actions.clearRecent,
                       [this](const QString &path) { openFile(path); });
    };
    connect(recentMenu, &QMenu::aboutToShow, this, fill);
    connect(&m_recent, &RecentFiles::changed, recentMenu, fill, Qt::QueuedConnection);
    fill();
}

QList<QAction *> PlanWindow::makeExportActions()
{
    QList<QAction *> actions;
    for (const ExportFormat &format : m_dependencies.exports) {
        auto *action = new QAction(inOwnOrder(format.actionText), this);
        action->setObjectName(format.id);
        action->setStatusTip(format.statusTip);
        action->setIcon(icon(IconId::Export));
        if (!format.keys.isEmpty())
            action->setShortcut(QKeySequence(format.keys));
        connect(action, &QAction::triggered, this, [this, &format] { exportPlan(format); });
        addAction(action);
        actions.append(action);
    }
    return actions;
}

void PlanWindow::connectFiles()
{
    m_files->setMayLeave([this] { return mayLeaveExport(); });
    connect(m_files, &WindowFiles::left, m_export, &PlanExport::cancel);
    connect(m_files, &WindowFiles::planOpened, this, &PlanWindow::planWasOpened);
    connect(m_files, &WindowFiles::planClosed, this, &PlanWindow::planWasClosed);
    connect(m_files, &WindowFiles::done, m_top, &TopRow::showMessage);
    connect(m_files, &WindowFiles::fileChanged, this, &PlanWindow::showFileChanged);
    if (m_recovery) {
        connect(m_recovery.get(), &RecoveryStore::failed, this, [this](const QString &message) {
            m_notice->showNotice(IconId::Warning, tr("Unsaved changes are not being kept: %1").arg(message));
        });
    }
    connect(new SettingsWatch(m_dependencies.settings, this), &SettingsWatch::failed, this,
            [this](const QString &sentence) { m_notice->showNotice(IconId::Warning, sentence); });
    connect(m_export, &PlanExport::lasts, this, [this] {
        if (!m_notice->text().startsWith(m_export->activity()))
            showExporting();
    });
    connect(m_export, &PlanExport::exported, this, &PlanWindow::showExported);
    connect(m_export, &PlanExport::ended, this, [this] {
        if (m_notice->text().startsWith(m_export->activity()))
            showReadOnly(); // what it stood over
    });
    connect(m_export, &PlanExport::printed, this,
            [this] { m_top->showMessage(tr("Sent to the printer.")); });
    connect(m_export, &PlanExport::cancelled, this,
            [this] { m_top->showMessage(tr("Cancelled: nothing was written.")); });
    connect(m_start, &StartPage::proposalChosen, this,
            [this](const Plan &plan) { m_files->startFrom(plan, WindowFiles::Origin::Answers); });
    connect(m_start, &StartPage::templateChosen, this, &PlanWindow::startFromTemplate);
    connect(m_start, &StartPage::emptyChosen, this, &PlanWindow::startEmpty);
    connect(m_start, &StartPage::recentChosen, this, &PlanWindow::openFile);
    connect(m_start, &StartPage::openAsked, m_files, &WindowFiles::askAndOpen);

    connect(&m_document, &PlanDocument::modifiedChanged, this, &PlanWindow::showTitle);
    connect(&m_document, &PlanDocument::filePathChanged, this, &PlanWindow::showTitle);
    connect(&m_document, &PlanDocument::planChanged, this, &PlanWindow::showTitle);
    connect(&m_document, &PlanDocument::readOnlyChanged, this, &PlanWindow::showReadOnly);
    connect(&m_document, &PlanDocument::fieldRevisited, this, &PlanWindow::revisitField);
    connect(&m_session, &PlanSession::evaluationChanged, this, &PlanWindow::showEvaluation);
    connect(&m_session.uncertainty(), &PlanUncertainty::rangesChanged, this,
            [this] { m_cost->showRanges(m_session.uncertainty().ranges()); });
    connect(&m_session.uncertainty(), &PlanUncertainty::judgementChanged, this, [this] {
        if (!m_planOpen || m_session.isPending())
            return;
        m_cost->showJudgement(m_session.uncertainty().judgement());
        showSteps();
        showProblems();
    });
    connect(
        &m_document.openEntries(), &OpenEntries::changed, this,
        [this] {
            showSteps();
            showProblems();
        },
        Qt::QueuedConnection);

    connect(m_side->scenarios(), &ScenarioBox::chosen, this, &PlanWindow::showScenario);
    connect(m_side->scenarios(), &ScenarioBox::addAsked, this,
            [this] { ComparePage::addScenarioTo(m_document, m_dialogs); });
    connect(&m_document, &PlanDocument::scenariosChanged, this, &PlanWindow::showScenarios);

    auto *events = new WindowEvents(this, m_session);
    connect(events, &WindowEvents::fileDropped, this, &PlanWindow::openFile);
    connect(events, &WindowEvents::pricesDropped, this, &PlanWindow::takeDroppedPrices);
    connect(
        qApp, &QGuiApplication::commitDataRequest, this,
        [this](QSessionManager &manager) {
            if (manager.allowsInteraction() && !mayEndSession())
                manager.cancel();
        },
        Qt::DirectConnection);
}

void PlanWindow::takePages()
{
    if (m_pages->hasPages())
        return;
    ReportChoice::of(m_session).setLetterPaper(m_preferences.letterPaper());
    m_pages->setPages([this](Step step, QWidget *parent) {
        const PageContext context{m_session, m_dependencies.reference.catalog,
                                  m_dependencies.reference.prices, m_dialogs, &m_dependencies.settings};
        StepPage *page = m_dependencies.makePage(step, context, parent);
        connect(page, &StepPage::linkActivated, this, &PlanWindow::followLink);
        answerFrom(page);
        connect(page, &StepPage::actionRequested, this, [this](const QString &name) {
            for (QAction *action : m_exportActions + QList{m_actions.print}) {
                if (action->objectName() == name)
                    action->trigger();
            }
        });
        return page;
    });
    if (m_dependencies.preparePages)
        m_prepare.start(beforePreparing);
}

/// A page in each turn of the event loop, with a pause for what else is to be done.
void PlanWindow::preparePage()
{
    if (m_session.isPending() || QApplication::activePopupWidget()
        || QApplication::mouseButtons() != Qt::NoButton)
        m_prepare.start(beforePreparing); // another time
    else if (m_pages->prepareOne())
        m_prepare.start(betweenPages);
}

void PlanWindow::followReference()
{
    if (!m_reference.isOther(m_document.plan()))
        return;
    m_pages->setPages({});
    // What borrows the catalog goes. The prices stay: this may come from them, and they read the session anew.
    if (const QWidget *shown = m_main->currentTool(); shown && (shown == m_best || shown == m_catalog))
        m_main->setCurrentWidget(m_pages);
    m_actions.catalog->setChecked(false);
    delete std::exchange(m_best, nullptr);
    delete std::exchange(m_catalog, nullptr);
    m_start->stopProposals();
    m_export->stop();
    m_session.stopEvaluation();
    m_session.search().reset();
    const Result<void> adopted = m_reference.adopt(m_document.plan(), m_document.filePath());
    if (m_planOpen) {
        takePages();
        if (m_main->currentWidget() == m_pages)
            showStep(Focus::Keep);
    }
    m_session.resumeEvaluation();
    if (!adopted)
        m_notice->showNotice(IconId::Warning, errorText(adopted.error()));
}

bool PlanWindow::openFile(const QString &path)
{
    return m_files->open(path);
}

bool PlanWindow::startFromTemplate(const QString &id)
{
    auto plan = m_dependencies.planFromTemplate(id);
    if (!plan) {
        m_dialogs.message(Dialogs::Kind::Error, tr("The template could not be read"),
                          errorText(plan.error()));
        return false;
    }
    return m_files->startFrom(std::move(*plan));
}

bool PlanWindow::startEmpty()
{
    return m_files->startFrom(emptyPlan(m_session.context().asOf));
}

bool PlanWindow::offerRecovered(const QString &path)
{
    return m_recovery && m_files->offerRecovered(*m_recovery, path);
}

void PlanWindow::keepCopy()
{
    if (m_recovery)
        m_recovery->flush();
}

void PlanWindow::planWasOpened()
{
    dropTools();
    takePages();
    m_planOpen = true;
    m_problem = 0;
    m_session.uncertainty().forget();
    m_costChange.restart();
    m_trail.restart();
    m_history.restart(Step::Workload);
    m_notice->clear();
    if (m_document.isReadOnly()) {
        m_notice->showNotice(
            IconId::Warning,
            tr("This plan was written by a newer version of Slipway. It can be read and exported, "
               "not changed."));
    }
    m_stack->setCurrentWidget(m_workspace);
    m_notice->setFoot(m_cost->sizeHint().height());
    m_notice->setBeside(m_side);
    showNavigation();
    showTitle();
    showReadOnly();
    showScenarios();
    showEvaluation();
    m_top->showMessage({});
    m_pages->showFirstTabs();
    showStep(Focus::Page);
}

void PlanWindow::planWasClosed()
{
    m_planOpen = false;
    dropTools(); // what they show is of this plan
    if (m_explanation)
        m_explanation->close();
    m_notice->clear();
    m_notice->setFoot(0);
    m_notice->setBeside(nullptr);
    m_stack->setCurrentWidget(m_start);
    showNavigation();
    showTitle();
    if (QWidget *field = m_start->firstField())
        field->setFocus(Qt::OtherFocusReason);
}

void PlanWindow::showEvaluation()
{
    if (!m_planOpen || m_session.isPending())
        return;
    const Evaluation &evaluation = m_session.evaluation();
    showSteps();
    const std::optional<LastEdit> last = m_trail.update(m_document);
    const auto change
        = m_costChange.update(m_document.undoStack().index(), evaluation.averageMonth, m_trail.isGone());
    m_cost->showEvaluation(m_session.plan(), evaluation,
                           regionName(m_dependencies.reference.catalog, m_session.plan().region), change);
    m_cost->showJudgement(m_session.uncertainty().judgement());
    m_cost->showLastEdit(last);
    m_session.uncertainty().watch();
    showProblems();
}

void PlanWindow::showProblems()
{
    if (!m_planOpen)
        return;
    m_problems.clear();
    for (const OpenEntry &each : m_document.openEntries().all())
        m_problems.push_back({each.step, each.field, each.problem});
    const std::vector<Finding> &findings = m_session.uncertainty().judgement().findings;
    for (std::size_t i = 0; i < findings.size(); ++i) {
        const Finding &each = findings[i];
        if (each.severity != Severity::Advice)
            m_problems.push_back(
                {stepOfField(m_session.plan(), each.field, each.step), placeOf(findings, i), each.title});
    }
    m_actions.nextProblem->setEnabled(!m_problems.empty());
}

void PlanWindow::showSteps()
{
    if (!m_planOpen)
        return;
    std::array<StepStatus, stepCount> steps = m_session.uncertainty().judgement().steps;
    const OpenEntries &open = m_document.openEntries();
    for (const Step step : allSteps) {
        // What is exported lacks them wherever they were typed.
        const int count = step == Step::Review ? static_cast<int>(open.all().size()) : open.count(step);
        if (count == 0)
            continue;
        StepStatus &status = steps[static_cast<std::size_t>(step)];
        if (status.state != StepState::Blocked)
            status.state = StepState::Attention;
        status.summary
            = count == 1 ? tr("1 entry is not in the plan") : tr("%1 entries are not in the plan").arg(count);
    }
    m_steps->setStatuses(steps);
    m_cost->showOpenEntries(open);
}

void PlanWindow::showScenarios()
{
    if (std::exchange(m_scenario, m_document.scenario()) != m_document.scenario()) {
        m_costChange.restart(); // what another scenario costs is no change of an edit
        m_trail.restart();
    }
    const QStringList names = scenarioNames(m_document.whole());
    m_side->scenarios()->setScenarios(names, m_document.scenario());
    m_side->scenarios()->setAddable(mayAddScenario());
    showTitle();
}

bool PlanWindow::mayAddScenario() const
{
    return !m_document.isReadOnly() && std::ssize(m_document.whole().scenarios) < maxScenarios;
}

void PlanWindow::showScenario(const QString &name)
{
    if (const Result<void> shown = m_document.showScenario(name); !shown)
        m_dialogs.message(Dialogs::Kind::Error, tr("The scenario can not be shown"), errorText(shown.error()));
    showScenarios();
}

void PlanWindow::goToOpenEntry()
{
    const std::vector<OpenEntry> open = m_document.openEntries().all();
    if (!open.empty())
        followLink(open.front().step, open.front().field);
}

void PlanWindow::showTitle()
{
    if (!m_planOpen) {
        setWindowTitle(tr("Slipway"));
        setWindowModified(false);
        return;
    }
    // Qt reads "[*]" as the place of the mark, also where it is part of a name.
    QString name = m_document.displayName();
    if (!m_document.scenario().isEmpty())
        name = tr("%1: %2", "plan: scenario").arg(name, m_document.scenario());
    name = oneLine(name).replace(u"[*]"_s, u"[*][*]"_s);
    setWindowTitle(tr("%1[*] - Slipway").arg(name));
    setWindowModified(m_document.isModified());
}

void PlanWindow::showReadOnly()
{
    m_side->scenarios()->setAddable(mayAddScenario());
    const QString reason = m_files->readOnlyReason();
    if (reason.isEmpty())
        m_notice->clear();
    else
        m_notice->showNotice(IconId::Warning, reason);
}

void PlanWindow::showFileChanged()
{
    m_notice->showNotice(IconId::Warning,
                         m_document.isModified() ? tr(
                             "Another program changed this plan's file. Reloading loses your changes here.")
                                                 : tr("Another program changed this plan's file."),
                         {{tr("Reload"), [this] { m_files->reload(); }},
                          {tr("Keep this one"), [this] { m_notice->clear(); }},
                          {tr("Compare"), [this] { m_files->compareWithFile(); }}});
}

void PlanWindow::fitInto(const QRect &room)
{
    // Before it is shown nobody knows the frame that the desktop will give it.
    constexpr QMargins usualFrame = {4, 36, 4, 4};
    const QRect inner = room.marginsRemoved(usualFrame);
    const QSize size = this->size().boundedTo(inner.size()).expandedTo(minimumSizeHint());
    QRect place(pos(), size);
    if (!inner.contains(place)) {
        place.moveCenter(inner.center());
        place.moveTop(std::max(place.top(), inner.top()));
    }
    setGeometry(place);
}

bool PlanWindow::event(QEvent *event)
{
    if (event->type() == QEvent::StatusTip) {
        m_top->showTip(static_cast<QStatusTipEvent *>(event)->tip());
        return true;
    }
    return QMainWindow::event(event);
}

void PlanWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    // Coming back from another program is when its work can have changed the file.
    if (event->type() == QEvent::ActivationChange && isActiveWindow() && m_planOpen)
        m_files->lookAtFile();
}

void PlanWindow::closeEvent(QCloseEvent *event)
{
    if (!m_files->maybeSave()) {
        event->ignore();
        return;
    }
    m_export->cancel();
    m_dependencies.settings.setValue(u"window/geometry"_s, saveGeometry());
    // What the user chose to give up is not to come back as a recovered plan.
    if (m_recovery)
        m_recovery->setEnabled(false);
    event->accept();
}

} // namespace slipway
