// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/bestchoicepage.h"

#include "model/base/format.h"
#include "model/evaluation/linewords.h"
#include "model/items/bestchoicemodel.h"
#include "model/items/constraintpricemodel.h"
#include "model/items/searchnames.h"
#include "model/search/roomforruns.h"
#include "ui/search/robustview.h"
#include "ui/search/waysoutview.h"
#include "ui/support/dialogs.h"
#include "ui/support/labels.h"
#include "ui/support/signlabel.h"
#include "ui/support/tables.h"
#include "ui/support/theme.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QHideEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QShowEvent>
#include <QStackedWidget>
#include <QTableView>
#include <QUndoStack>
#include <QVBoxLayout>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

constexpr int choicesShown = 8;
constexpr int constraintsShown = 6;
constexpr int lettersInColumn
    = 21; ///< "NC96ads A100 v4 x 10" is read in one; what has more of them takes a second line, so that the names keep their room

QTableView *makeWrapped(QAbstractItemModel *model, const QString &name, const QString &title, QWidget *parent)
{
    constexpr int nameColumn = 0;
    QTableView *table = makeTable(model, name, title, nameColumn, parent);
    // A heading has one line, and is read whole.
    constexpr int aroundHeading = 24; // its padding
    int widest = table->fontMetrics().averageCharWidth() * lettersInColumn;
    for (int column = nameColumn + 1; column < model->columnCount(); ++column) {
        const QString heading = model->headerData(column, Qt::Horizontal).toString();
        widest = std::max(
            widest, table->horizontalHeader()->fontMetrics().horizontalAdvance(heading) + aroundHeading);
    }
    table->horizontalHeader()->setMaximumSectionSize(widest);
    wrapRows(table);
    return table;
}

} // namespace

BestChoicePage::BestChoicePage(PlanSession &session, Dialogs &dialogs, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_dialogs(dialogs)
    , m_search(&session.search())
    , m_choices(new BestChoiceModel(session.context().catalog, this))
    , m_constraints(new ConstraintPriceModel(this))
{
    setObjectName(u"bestChoicePage"_s);
    setAccessibleName(tr("Best choice"));
    m_choices->setLocale(locale());
    m_constraints->setLocale(locale());
    build();
    connect(m_search, &PlanSearch::bestChanged, this, &BestChoicePage::showState);
    // Once all others have heard of it: the search is of the plan that they show.
    connect(&m_session.document(), &PlanDocument::planChanged, this, &BestChoicePage::followPlan, Qt::QueuedConnection);
    m_index = m_session.document().undoStack().index();
    connect(&m_session.document().undoStack(), &QUndoStack::indexChanged, this, &BestChoicePage::noteStep);
}

BestChoicePage::~BestChoicePage()
{
    // The session may have gone before, with the window.
    if (!m_search)
        return;
    disconnect(m_search, nullptr, this, nullptr);
    m_search->cancelBest();
}

void BestChoicePage::build()
{
    auto *title = new PlainLabel(accessibleName(), this);
    setTextRole(title, TextRole::PageTitle);
    auto *about = new PlainLabel(
        tr("The cheapest plan over all stages that meets every constraint and deadline: size, region, way of "
           "paying and number of nodes of each compute, and how surely it keeps what it has to."),
        this);
    about->setWordWrap(true);
    setTextRole(about, TextRole::Caption);
    m_everyRegion = new QCheckBox(tr("In every region where its data may &go"), this);
    m_everyRegion->setObjectName(u"best/everyRegion"_s);
    m_everyRegion->setToolTip(
        tr("Otherwise the plan's region, and the others that would do by the step Workload, are searched."));
    m_commitments = new QCheckBox(tr("With &reservations and savings plans"), this);
    m_commitments->setObjectName(u"best/commitments"_s);
    m_targets = new QCheckBox(tr("On other &targets"), this);
    m_targets->setObjectName(u"best/targets"_s);
    auto *boxes = new QHBoxLayout;
    boxes->setSpacing(space::block);
    for (QCheckBox *box : {m_everyRegion, m_commitments, m_targets}) {
        boxes->addWidget(box);
        connect(box, &QCheckBox::toggled, this, &BestChoicePage::find);
    }
    boxes->addStretch(1);
    m_pages = new QStackedWidget(this);
    m_pages->addWidget(makeWaiting());
    auto *scroll = new QScrollArea(m_pages);
    scroll->setObjectName(u"best/scroll"_s);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->viewport()->setAutoFillBackground(false);
    m_result = makeResult(scroll->viewport());
    scroll->setWidget(m_result);
    m_result->setAutoFillBackground(false);
    m_pages->addWidget(scroll);

    m_apply = new QPushButton(tr("Use the cheapest at likely values"), this);
    m_apply->setObjectName(u"best/apply"_s);
    connect(m_apply, &QPushButton::clicked, this, &BestChoicePage::apply);
    // Its place stays while it is not offered.
    QSizePolicy kept = m_apply->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    m_apply->setSizePolicy(kept);
    auto *head = new QHBoxLayout;
    head->addWidget(title, 1);
    head->addWidget(m_apply);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(space::block, space::block, space::block, space::block);
    column->setSpacing(12);
    column->addLayout(head);
    column->addWidget(about);
    column->addLayout(boxes);
    column->addWidget(m_pages, 1);
}

QWidget *BestChoicePage::firstField() const
{
    return m_everyRegion;
}

void BestChoicePage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (event->spontaneous())
        return;
    if (!m_search->best().isReady() || m_isCutShort) {
        find();
        return;
    }
    showState();
    if (!m_search->robust().isReady())
        m_robust->find(options());
}

void BestChoicePage::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    // A window that is minimised comes back: the search goes on, and what was drawn is kept.
    if (event->spontaneous() || !m_search)
        return;
    if (m_search->best().busy) {
        m_isCutShort = true;
        m_search->cancelBest();
    }
    if (m_search->robust().busy)
        m_search->cancelRobust();
}

QWidget *BestChoicePage::makeWaiting()
{
    auto *page = new QWidget(m_pages);
    m_waitingText = new PlainLabel(page);
    m_waitingText->setObjectName(u"best/waiting"_s);
    m_waitingText->setAlignment(Qt::AlignCenter);
    m_waitingText->setWordWrap(true);
    auto *progress = new QProgressBar(page);
    progress->setObjectName(u"best/progress"_s);
    progress->setAccessibleName(tr("Searching"));
    progress->setRange(0, 0);
    progress->setTextVisible(false);
    progress->setFixedWidth(260);
    m_progress = progress;
    m_cancel = new QPushButton(page);
    m_cancel->setObjectName(u"best/cancel"_s);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        if (isSearching()) {
            m_cancelled = true;
            m_search->cancelRobust(); // that waits for it
            m_search->cancelBest();
        } else {
            find();
        }
    });
    m_takeBack = new QPushButton(tr("Take it back"), page);
    m_takeBack->setObjectName(u"best/takeBack"_s);
    connect(m_takeBack, &QPushButton::clicked, &m_session.document().undoStack(), &QUndoStack::undo);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(space::field);
    buttons->addStretch(1);
    buttons->addWidget(m_takeBack);
    buttons->addWidget(m_cancel);
    buttons->addStretch(1);
    auto *column = new QVBoxLayout(page);
    column->setSpacing(space::block);
    column->addStretch(1);
    column->addWidget(m_waitingText);
    column->addWidget(progress, 0, Qt::AlignHCenter);
    column->addLayout(buttons);
    column->addStretch(1);
    return page;
}

QWidget *BestChoicePage::makeResult(QWidget *parent)
{
    auto *page = new QWidget(parent);
    m_overBudget = new SeverityLabel(SeverityLabel::Kind::Warning, {}, page);
    m_overBudget->setObjectName(u"best/overBudget"_s);
    m_headline = new PlainLabel(page);
    m_headline->setObjectName(u"best/headline"_s);
    m_headline->setWordWrap(true);
    setTextRole(m_headline, TextRole::Strong);
    m_totals = new PlainLabel(page);
    m_totals->setObjectName(u"best/totals"_s);
    m_totals->setWordWrap(true);
    m_table = makeWrapped(m_choices, u"best/choices"_s, tr("Choices now and best"), page);
    m_detail = new PlainLabel(page);
    m_detail->setObjectName(u"best/detail"_s);
    m_detail->setWordWrap(true);
    m_detail->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    makeSelectable(m_detail);
    m_robust = new RobustView(m_session, m_dialogs, page);
    connect(m_robust, &RobustView::taken, this, &BestChoicePage::noteTaken);
    connect(m_robust, &RobustView::searchAgain, this, [this] { m_robust->find(options()); });
    auto *likely = new PlainLabel(tr("Cheapest at the likely values"), page);
    setTextRole(likely, TextRole::Strong);
    m_ways = new WaysOutView(m_session, page);
    connect(m_ways, &WaysOutView::editWanted, this, &BestChoicePage::applyHere);
    m_constraintTitle = new PlainLabel(tr("What each constraint costs"), page);
    setTextRole(m_constraintTitle, TextRole::Strong);
    m_pricing = new PlainLabel(page);
    m_pricing->setObjectName(u"best/pricing"_s);
    setTextRole(m_pricing, TextRole::Caption);
    m_stop = new QPushButton(page);
    m_stop->setObjectName(u"best/stop"_s);
    connect(m_stop, &QPushButton::clicked, this, [this] {
        if (!m_search->best().busy)
            return find();
        m_isCutShort = true;
        m_search->cancelBest();
    });
    m_prices = makeWrapped(m_constraints, u"best/constraints"_s, tr("What each constraint costs"), page);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::field);
    column->addWidget(m_ways); // before any choice: none is one where nothing meets the plan
    column->addWidget(m_robust);
    column->addSpacing(space::field);
    column->addWidget(likely);
    column->addWidget(m_overBudget);
    column->addWidget(m_headline);
    column->addWidget(m_totals);
    column->addWidget(m_table);
    column->addWidget(m_detail);
    column->addSpacing(space::field);
    column->addWidget(m_constraintTitle);
    auto *pricing = new QHBoxLayout;
    pricing->setSpacing(space::block);
    pricing->addWidget(m_pricing);
    pricing->addWidget(m_stop);
    pricing->addStretch(1);
    column->addLayout(pricing);
    column->addWidget(m_prices);
    column->addStretch(1);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &BestChoicePage::showChoice);
    // Of another width rows have other heights.
    for (const QTableView *table : {m_table, m_prices})
        connect(table->verticalHeader(), &QHeaderView::sectionResized, this, &BestChoicePage::fitTables);
    return page;
}

search::BestOptions BestChoicePage::options() const
{
    search::BestOptions options;
    options.everyRegion = m_everyRegion->isChecked();
    options.commitments = m_commitments->isChecked();
    if (m_targets->isChecked()) {
        for (std::size_t i = 0; i < m_session.context().catalog.targets().size(); ++i)
            options.targets.push_back(static_cast<TargetId>(i));
    }
    return options;
}

void BestChoicePage::find()
{
    m_cancelled = false;
    m_isCutShort = false;
    m_search->findBest(options());
    m_robust->find(options()); // once the best plan is there
}

bool BestChoicePage::isOwnStep() const
{
    // Who asks may have heard of the new index before this page has.
    const QUndoStack &stack = m_session.document().undoStack();
    const int step = stack.index() == m_index ? m_lastStep : std::max(stack.index(), m_index);
    // After an undo another step may have the same place.
    const QUndoCommand *own = m_ownSteps.value(step);
    return own && own == stack.command(step - 1);
}

void BestChoicePage::noteStep(int index)
{
    // One forth, done or redone, or one back.
    m_lastStep = std::max(index, m_index);
    m_index = index;
}

void BestChoicePage::noteOwnStep()
{
    const QUndoStack &stack = m_session.document().undoStack();
    m_ownSteps.insert(stack.index(), stack.command(stack.index() - 1));
}

bool BestChoicePage::isTaken() const
{
    // After an undo another step may have the same place.
    return m_taken == m_session.document().undoStack().index() && m_session.plan() == m_takenPlan;
}

bool BestChoicePage::isSearching() const
{
    // What still prices constraints of the plan before the choice was taken has been cancelled, and ends soon.
    return m_search->best().busy && !isTaken();
}

void BestChoicePage::followPlan()
{
    if (!isVisible() || !m_search)
        return;
    if (isTaken() || m_cancelled)
        showState();
    else
        find(); // what runs was of the earlier plan, and has been cancelled
}

void BestChoicePage::showState()
{
    using State = Async<search::BestPlan>::State;
    const Async<search::BestPlan> &found = m_search->best();
    if (found.state == State::Ready) {
        showBest(*found.value);
        return;
    }
    m_pages->setCurrentIndex(0);
    m_apply->hide();
    setShown(m_progress, isSearching());
    m_cancel->setText(isSearching() ? tr("Cancel") : tr("Search again"));
    setShown(m_takeBack, isTaken());
    if (isSearching())
        m_waitingText->setText(tr("Costing every choice of every compute\u2026"));
    else if (found.state == State::Failed)
        m_waitingText->setText(tr("The search ended early: %1").arg(found.failure));
    else if (isTaken())
        m_waitingText->setText(tr("The choice is in the plan now."));
    else if (found.state == State::Stale)
        m_waitingText->setText(tr("The plan was changed since."));
    else
        m_waitingText->setText(tr("Cancelled. The plan is as it was."));
}

QString BestChoicePage::headline(const search::BestPlan &best) const
{
    if (best.choices.empty() && best.without.isEmpty())
        return nothingToChooseText(m_session.plan());
    if (best.choices.empty() && !m_session.context().catalog.findRegion(m_session.plan().region)
        && m_session.plan().otherRegions.isEmpty())
        return tr("The region of the plan is not known: choose one first.");
    if (best.choices.empty())
        return tr("Nothing meets the plan for %1.")
            .arg(subjectInWords(m_session.plan(), best.without.join(u", "_s)));
    QString text;
    if (!best.edit)
        text = tr("The plan is the best already.");
    else if (const Total now = best.before + best.beforeOwed; now.isComplete() && best.committed() < now)
        text = tr("Saves %1 over %2.")
                   .arg(formatMoney(now.known() - best.committed().known(), locale()),
                        formatUnits(m_session.plan().months, u"month"_s, locale(), 0));
    else if (best.afterBlockers < best.beforeBlockers || !best.room.empty()
             || std::any_of(best.choices.begin(), best.choices.end(), [](const search::BestChoice &each) {
                    return each.before && !each.before->meetsPlan();
                }))
        text = tr("The cheapest plan that meets every constraint, which the plan as it stands does not.");
    else
        text = tr("The cheapest plan that meets every constraint.");
    const Catalog &catalog = m_session.context().catalog;
    for (const search::TargetMove &move : best.moves)
        text += u' '
            + tr("%1 moves to %2, before %3.")
                  .arg(workOn(m_session.plan(), move.compute), catalog.target(move.after).name,
                       catalog.target(move.before).name);
    for (const search::MoreNodes &more : best.room)
        text += u' '
            + tr("%1: %2.").arg(workOn(m_session.plan(), more.compute),
                                search::roomWords(more.before, more.after));
    if (!best.without.isEmpty())
        text += u' '
            + tr("Nothing meets the plan for %1, which stays as it is.")
                  .arg(subjectInWords(m_session.plan(), best.without.join(u", "_s)));
    return text;
}

void BestChoicePage::showTotals(const search::BestPlan &best)
{
    QStringList parts = {tr("Now %1").arg(formatTotal(best.before, locale())),
                         tr("best %1").arg(formatTotal(best.after, locale()))};
    if (best.after.isComplete() && best.after > best.before)
        parts << tr("%1 more").arg(formatMoney(best.after.known() - best.before.known(), locale()));
    if (!best.afterOwed.isZero())
        parts << tr("%1 of its terms after that").arg(formatTotal(best.afterOwed, locale()));
    const Plan &plan = m_session.plan();
    const Result<Plan> after = best.edit ? applied(*best.edit, plan) : Result<Plan>(plan);
    if (!best.isPlaceKnown && after && after->region != plan.region)
        parts << tr("what moving the data costs is not known");
    else if (!best.moving.isZero())
        parts << tr("%1 at the most to move the data, once").arg(formatTotal(best.moving, locale()));
    if (!best.after.missing().isEmpty())
        parts << tr("without a price: %1").arg(best.after.missing().join(u", "_s));
    const auto blockers
        = [](int count) { return count == 1 ? tr("1 blocker") : tr("%1 blockers").arg(count); };
    if (best.beforeBlockers > 0 && best.afterBlockers == 0)
        parts << tr("%1 resolved").arg(blockers(best.beforeBlockers));
    else if (best.afterBlockers > 0)
        parts << tr("%1 that no choice of size, region or nodes resolves").arg(blockers(best.afterBlockers));
    m_totals->setText(parts.join(u" \u00b7 "_s));
}

void BestChoicePage::showBest(const search::BestPlan &best)
{
    const QString over = overBudgetSentence(best, m_session.plan(), locale());
    m_overBudget->setSeverity(SeverityLabel::Kind::Warning, over);
    setShown(m_overBudget, !over.isEmpty());
    m_headline->setText(headline(best));
    showTotals(best);
    const bool isOfTheSame
        = m_shownRevision == m_search->best().revision && m_table->currentIndex().isValid();
    const int row = isOfTheSame ? m_table->currentIndex().row() : 0;
    m_shownRevision = m_search->best().revision;
    m_ways->find(best.without, options());
    m_choices->setBest(best, m_session.plan());
    m_constraints->setConstraints(best.constraints, best.before.currency());
    const bool any = m_choices->rowCount() > 0;
    setShown(m_totals, any);
    setShown(m_table, any);
    setShown(m_detail, any);
    const bool isPricing = m_search->best().busy;
    m_pricing->setText(isPricing ? tr("Finding what each constraint costs\u2026")
                                 : tr("The search was ended before this was found."));
    m_stop->setText(isPricing ? tr("Stop") : tr("Search again"));
    setShown(m_pricing, isPricing || m_isCutShort);
    setShown(m_stop, isPricing || m_isCutShort);
    setShown(m_constraintTitle, isPricing || m_isCutShort || !best.constraints.empty());
    setShown(m_prices, !best.constraints.empty());
    m_pages->setCurrentIndex(1);
    fitTables();
    if (any)
        m_table->setCurrentIndex(m_choices->index(std::min(row, m_choices->rowCount() - 1), 0));
    showChoice();
    setShown(m_apply, best.edit.has_value());
    m_apply->setEnabled(!m_session.document().isReadOnly());
}

void BestChoicePage::fitTables()
{
    fitHeight(m_table, choicesShown);
    fitHeight(m_prices, constraintsShown);
}

QString BestChoicePage::choiceWords(const search::BestChoice &choice) const
{
    const Catalog &catalog = m_session.context().catalog;
    const auto named = [&](const search::Candidate &each) {
        return tr("%1 (plan %2)")
            .arg(candidateSentence(each, catalog), formatTotal(choice.total(each), locale()));
    };
    const QString name = workOn(m_session.plan(), choice.compute);
    QStringList lines;
    if (choice.deciding && choice.decidedAgainst)
        lines << tr("What decides for %1: %2 stands against %3.")
                     .arg(name, constraintName(*choice.deciding), named(*choice.decidedAgainst));
    if (choice.before && !choice.before->meetsPlan())
        lines << tr("%1 as it stands: %2.").arg(name, exclusionNames(*choice.before).join(u", "_s));
    QStringList runners;
    for (const search::Candidate &each : choice.runnersUp)
        runners << named(each);
    if (!runners.isEmpty())
        lines << tr("Next cheapest: %1.").arg(runners.join(u"; "_s));
    return lines.join(u'\n');
}

void BestChoicePage::showChoice()
{
    const QModelIndex index = m_table->currentIndex();
    m_detail->setText(index.isValid()
                          ? choiceWords(m_choices->choice(index.data(BestChoiceModel::ChoiceRole).toInt()))
                          : QString());
}

void BestChoicePage::apply()
{
    const Async<search::BestPlan> &found = m_search->best();
    if (!found.isReady() || !found.value->edit)
        return;
    const int before = m_session.document().undoStack().index();
    applyHere(*found.value->edit);
    if (m_session.document().undoStack().index() != before)
        noteTaken();
}

void BestChoicePage::applyHere(const PlanEdit &edit)
{
    const PlanEdit kept = edit; // what was found goes with the plan that it is of
    const Result<void> done = m_session.document().apply(kept);
    if (done)
        noteOwnStep();
    else
        m_dialogs.message(Dialogs::Kind::Error, kept.label, done.error().message);
}

void BestChoicePage::noteTaken()
{
    m_taken = m_session.document().undoStack().index();
    m_takenPlan = m_session.plan();
    noteOwnStep();
    showState();
    m_takeBack->setFocus(Qt::OtherFocusReason);
}

} // namespace slipway
