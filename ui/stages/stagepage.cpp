// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stages/stagepage.h"

#include "model/document/planuncertainty.h"
#include "model/explain/keyfigures.h"
#include "model/items/names.h"
#include "ui/explain/explainbutton.h"
#include "ui/fields/fieldstep.h"
#include "ui/fields/fold.h"
#include "ui/fields/rangefield.h"
#include "ui/fields/sizebutton.h"
#include "ui/fields/targetfield.h"
#include "ui/fields/toggleswitch.h"
#include "ui/search/choicescard.h"
#include "ui/stages/inputsection.h"
#include "ui/stages/jobbar.h"
#include "ui/stages/keytiles.h"
#include "ui/stages/resulttabs.h"
#include "ui/stages/stopcost.h"
#include "ui/stages/workbench.h"
#include "ui/support/captionedfield.h"
#include "ui/support/theme.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCheckBox>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

QColor Colors::*colorOf(LifecycleStage stage)
{
    switch (stage) {
    case LifecycleStage::Experimentation:
        return &Colors::experimentation;
    case LifecycleStage::Training:
        return &Colors::training;
    case LifecycleStage::Deployment:
        break;
    }
    return &Colors::deployment;
}

/// Of the machines of a compute, in USD; none where it bills none.
std::optional<Rate> paidForAnHour(const Evaluation &evaluation, const QString &compute)
{
    const auto found = std::ranges::find_if(evaluation.lines, [&](const CostLine &line) {
        return line.compute == compute && line.role == CostRole::Machines && line.priced();
    });
    return found == evaluation.lines.end() ? std::nullopt : found->rate;
}

Workload::Detail detailOfKind(StageScope::Kind kind)
{
    switch (kind) {
    case StageScope::Kind::Experimentation:
        return Experimentation{};
    case StageScope::Kind::Training:
        return TrainingJob{};
    case StageScope::Kind::Realtime:
        return RealtimeEndpoint{};
    case StageScope::Kind::Batch:
        break;
    }
    return BatchScoring{};
}

QVBoxLayout *columnOf(QWidget *widget)
{
    return static_cast<QVBoxLayout *>(widget->layout());
}

QWidget *makeColumn(QWidget *parent)
{
    auto *widget = new QWidget(parent);
    auto *column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    return widget;
}

} // namespace

StagePage::StagePage(const PageContext &context, Step step, LifecycleStage stage, const QString &prefix,
                     QWidget *parent)
    : BoundPage(context, step, parent)
    , m_stage(stage)
    , m_prefix(prefix)
    , m_bench(new Workbench(this))
    , m_jobs(new JobBar(step, document(), context.catalog, m_bench))
    , m_switch(new ToggleSwitch(tr("Part of the plan"), this))
    , m_explain(new ExplainButton(tr("This stage"), this))
    , m_tiles(new KeyTiles(colorOf(stage), m_bench))
    , m_compute(makeColumn(m_bench->inputs()))
    , m_work(makeColumn(m_bench->inputs()))
    , m_results(new ResultTabs(step, costStageOf(stage), m_bench))
{
    m_switch->setObjectName(prefix + u"/enabled"_s);
    m_explain->setObjectName(u"explainPage"_s);
    connect(m_switch, &QCheckBox::clicked, this, &StagePage::switchStage);
    m_jobs->setTail(m_explain);
    connect(m_jobs, &JobBar::currentChanged, this, &StagePage::refreshAll);
    connect(m_jobs, &JobBar::renameWanted, this, &StagePage::focusField);
    connect(m_tiles, &KeyTiles::fieldWanted, this, &StagePage::goToField);

    m_off = makeColumn(m_compute);
    m_off->setObjectName(prefix + u"/off"_s);
    m_offText = remark({}, m_off);
    auto *add = new LinkButton(tr("Add it to the plan"), m_off);
    add->setObjectName(prefix + u"/addToPlan"_s);
    columnOf(m_off)->addWidget(m_offText);
    columnOf(m_off)->addWidget(add);
    columnOf(m_off)->setContentsMargins(0, 0, 0, space::field + space::group);
    columnOf(m_compute)->addWidget(m_off);
    connect(add, &QPushButton::clicked, this, [this] {
        if (const Workload *shown = shownScope().workloadOf(plan()))
            setWorkloadEnabled(document(), this->step(), shown->id, true);
        else
            m_jobs->addOne(shownScope());
        // The link is gone: the keyboard goes on with what is asked for first.
        if (QWidget *first = firstField())
            first->setFocus(Qt::OtherFocusReason);
    });
}

StageScope &StagePage::addKind(StageScope::Kind kind, const QString &prefix, const QString &add,
                               const QString &inOneRun)
{
    auto *scope = new StageScope(kind, this);
    connect(scope, &StageScope::chosen, this, &StagePage::refreshAll);
    m_inputs.push_back({scope, prefix, inOneRun, makeColumn(m_compute), makeColumn(m_work)});
    columnOf(m_compute)->addWidget(m_inputs.back().compute);
    columnOf(m_work)->addWidget(m_inputs.back().work);
    m_jobs->addKind(*scope, prefix, add);
    m_results->addSizing(prefix, inOneRun);
    return *scope;
}

StagePage::Inputs &StagePage::inputsOf(const StageScope &scope)
{
    return *std::find_if(m_inputs.begin(), m_inputs.end(),
                         [&scope](const Inputs &each) { return each.scope == &scope; });
}

InputSection *StagePage::addCompute(StageScope &scope)
{
    QWidget *in = inputsOf(scope).compute;
    auto *section = new InputSection(tr("Compute"), true, in);
    columnOf(in)->addWidget(section);
    return section;
}

InputSection *StagePage::addWork(StageScope &scope)
{
    QWidget *in = inputsOf(scope).work;
    auto *section = new InputSection(tr("Work"), false, in);
    columnOf(in)->addWidget(section);
    return section;
}

StageScope &StagePage::shownScope() const
{
    return m_jobs->current();
}

void StagePage::assemble()
{
    m_choices = new ChoicesCard(context().session, context().dialogs, m_stage, m_bench);
    m_choices->setObjectName(u"choices"_s);
    connect(m_results, &ResultTabs::editChosen, &binder(), &Binder::fixChosen);
    connect(m_results, &ResultTabs::fieldWanted, this, &StagePage::goToField);
    connect(m_results, &ResultTabs::allLinesWanted, this, [this] { Q_EMIT linkActivated(Step::Cost, {}); });
    PlanUncertainty &uncertainty = context().session.uncertainty();
    connect(&uncertainty, &PlanUncertainty::rangesChanged, m_results,
            [this, &uncertainty] { m_results->showRange(uncertainty.ranges()); });
    m_bench->setParts({m_jobs, m_tiles, m_compute, m_work, m_choices, m_results});
    m_bench->setObjectName(u"workbench"_s);
    layout()->addWidget(m_bench);
    makeKeys();
}

QList<QWidget *> StagePage::panes()
{
    return m_bench->panes();
}

void StagePage::makeKeys()
{
    const auto key = [this](const QString &keys, const std::function<void()> &press) {
        auto *shortcut = new QShortcut(QKeySequence(keys), this);
        // Also from header, list and cost bar; a page that is not on show hears nothing.
        shortcut->setContext(Qt::WindowShortcut);
        connect(shortcut, &QShortcut::activated, this, press);
    };
    for (int number = 1; number <= 9; ++number)
        key(u"Ctrl+%1"_s.arg(number), [this, number] { m_jobs->chooseAt(number - 1); });
    const auto goOn = [this](int by) {
        if (m_bench->mode() == Workbench::Mode::Wide)
            m_results->goOn(by);
        else
            m_bench->tabs()->setCurrentIndex(1 - m_bench->tabs()->currentIndex());
    };
    key(u"F2"_s, [this] { openSize(); });
    key(u"Ctrl+Tab"_s, [goOn] { goOn(1); });
    key(u"Ctrl+Shift+Tab"_s, [goOn] { goOn(-1); });
}

void StagePage::openSize()
{
    // A list with cells to type into keeps its own key for that.
    auto *view = qobject_cast<QAbstractItemView *>(QApplication::focusWidget());
    if (view && isAncestorOf(view) && view->editTriggers().testFlag(QAbstractItemView::EditKeyPressed)
        && view->currentIndex().flags().testFlag(Qt::ItemIsEditable)) {
        view->edit(view->currentIndex());
        return;
    }
    for (SizeButton *size : findChildren<SizeButton *>()) {
        // Also while a narrow page shows what follows instead of its inputs.
        const QWidget *around = m_compute->isAncestorOf(size) ? static_cast<const QWidget *>(m_compute) : this;
        if (size->isEnabled() && !size->isHidden() && size->parentWidget() && size->parentWidget()->isVisibleTo(around)) {
            size->open();
            return;
        }
    }
}

QWidget *StagePage::headerSwitch()
{
    return m_switch;
}

void StagePage::switchStage(bool on)
{
    QStringList ids;
    for (const Inputs &each : m_inputs)
        ids += each.scope->workloadIds(plan());
    if (ids.isEmpty()) {
        if (on)
            m_jobs->addOne(shownScope());
        m_switch->setChecked(on);
        return;
    }
    if (ids.size() == 1) {
        setWorkloadEnabled(document(), step(), ids.front(), on);
        return;
    }
    document().finishField();
    document().edit(u"/workloads"_s, step(), on ? tr("switching the stage on") : tr("switching the stage off"),
                    [&ids, on](Plan &changed) {
                        for (const QString &id : ids)
                            changed.workload(id)->enabled = on;
                    });
    document().finishField();
}

void StagePage::goToField(const QString &pointer)
{
    if (stepOfField(plan(), pointer, Step::Workload) != step() || !focusField(pointer))
        Q_EMIT linkActivated(stepOfField(plan(), pointer, Step::Workload), pointer);
}

void StagePage::showKeyFigures(const Evaluation &evaluation)
{
    const StageScope &scope = shownScope();
    const Workload *workload = scope.workloadOf(plan());
    const Deployment *deployment = scope.deploymentOf(plan());
    const KeySubject subject{workload ? workload->id : QString(), deployment ? deployment->id : QString(),
                             detailOfKind(scope.kind())};
    m_tiles->showFigures(keyFigures(subject, plan(), evaluation, context().session.context(), locale()),
                         *m_explain);
    const auto found = std::find_if(evaluation.sizing.begin(), evaluation.sizing.end(),
                                    [&subject](const SizingResult &each) {
                                        return each.workload == subject.workload
                                            && each.deployment == subject.deployment;
                                    });
    const SizingResult *result = workload && found != evaluation.sizing.end() ? &*found : nullptr;
    const Inputs &inputs = inputsOf(scope);
    const bool counts = workload && workload->enabled;
    m_results->showSizing(inputs.prefix, result,
                          !counts ? tr("Nothing is worked out for what is not part of the plan.")
                              : scope.kind() == StageScope::Kind::Experimentation
                              ? tr("Machines of people have no runs: their hours and what stops them are among the inputs.")
                              : tr("Nothing can be worked out yet: the compute has no machine that is known."),
                          plan(), evaluation);
    std::vector<Figure> figures = result ? figuresOf(*result) : std::vector<Figure>();
    if (counts)
        figures.push_back({Figure::Kind::Stage, {}, {}, {}, static_cast<int>(costStageOf(m_stage))});
    m_explain->setFigures(std::move(figures));
}

void StagePage::showFields(const Plan &plan)
{
    for (const Shown &each : m_shown) {
        const bool wanted = each.when(plan);
        if (wanted == each.widget->isHidden())
            setShown(each.widget, wanted);
    }
    for (const Folded &each : m_folds)
        each.fold->setSummary(each.words(plan));
}

void StagePage::showStanding(const Plan &plan)
{
    const StageScope &scope = shownScope();
    const Workload *workload = scope.workloadOf(plan);
    const bool counts = workload && workload->enabled;
    bool any = false;
    for (const Inputs &each : m_inputs) {
        const bool shown = each.scope == &scope && workload;
        setShown(each.compute, shown);
        setShown(each.work, shown);
        each.compute->setEnabled(counts);
        each.work->setEnabled(counts);
        for (const QString &id : each.scope->workloadIds(plan))
            any = any || plan.workload(id)->enabled;
    }
    const QString name = workload ? workload->shownName() : title();
    m_offText->setText(tr("%1 is not part of the plan: it costs nothing and nothing follows from it.").arg(name));
    setShown(m_off, !counts);
    m_off->setEnabled(!document().isReadOnly());
    m_tiles->setEnabled(counts);
    m_switch->setChecked(any);
    m_switch->setEnabled(!document().isReadOnly());
    m_choices->setOff(counts ? QString() : tr("%1 is not part of the plan.").arg(name));
}

void StagePage::showPlan(const Plan &plan)
{
    m_jobs->showPlan(plan);
    for (const auto &fill : m_offers)
        fill(plan);
    showFields(plan);
    showStanding(plan);
    QStringList computes{shownScope().computeName(plan)};
    computes.removeAll(QString());
    m_choices->follow(computes);
}

void StagePage::showEvaluation(const Evaluation &evaluation)
{
    for (const Chooser &chooser : m_choosers) {
        const Compute *compute = chooser.scope->computeOf(plan());
        chooser.target->setVerdicts(evaluation.verdicts, compute ? compute->target : QString());
        showVerdict(chooser);
        chooser.size->showPaid(compute ? paidForAnHour(evaluation, compute->id) : std::nullopt);
    }
    for (const Stopping &each : m_stopping) {
        const QString compute = each.scope->computeName(plan());
        const std::optional<StopCost> cost
            = stopCost(plan(), evaluation, compute, context().session.context());
        each.label->showCost(cost, plan().months);
        const Figure figure{Figure::Kind::StopCost, compute};
        each.explain->mark(each.label, figure);
        each.explain->setFigures(cost ? std::vector{figure} : std::vector<Figure>());
    }
    showKeyFigures(evaluation);
    m_results->showEvaluation(evaluation);
    showAttention();
}

void StagePage::showAttention()
{
    for (const Folded &each : m_folds) {
        const QList<CaptionedField *> fields = each.fold->findChildren<CaptionedField *>();
        each.fold->setAttention(std::any_of(fields.begin(), fields.end(), [](const CaptionedField *field) {
            return !field->isHidden() && field->hasProblem();
        }));
    }
}

void StagePage::prepareFocus(const QString &pointer)
{
    for (const Inputs &each : m_inputs) {
        each.scope->chooseFor(plan(), pointer);
        // The kind that the pointer is in goes to the front.
        const int workload = each.scope->workloadIndex(plan());
        const int compute = each.scope->computeIndex(plan());
        const auto within = [&pointer](const QString &place) {
            return pointer == place || pointer.startsWith(place + u'/');
        };
        if (workload >= 0 && within(u"/workloads/%1"_s.arg(workload))) {
            m_jobs->setCurrent(*each.scope);
            return;
        }
        const bool onShow = shownScope().computeIndex(plan()) == compute;
        if (compute >= 0 && within(u"/computes/%1"_s.arg(compute)) && !onShow)
            m_jobs->setCurrent(*each.scope);
    }
}

void StagePage::reveal(QWidget *field)
{
    for (const Folded &each : m_folds) {
        if (each.fold->isAncestorOf(field))
            each.fold->setOpen(true);
    }
    m_bench->reveal(field);
}

bool StagePage::focusField(const QString &pointer)
{
    const QStringList parts = pointer.split(u'/');
    // Whether a job counts is said by its chip.
    const bool ofJob = parts.value(1) == u"workloads"
        && (parts.size() <= 3 || (parts.size() == 4 && parts.at(3) == u"enabled"));
    if (!ofJob)
        return BoundPage::focusField(pointer);
    prepareFocus(pointer);
    if (parts.size() > 2) {
        const std::size_t index = parts.at(2).toUInt();
        const auto &workloads = plan().workloads;
        const bool here = index < workloads.size()
            && std::any_of(m_inputs.begin(), m_inputs.end(), [&](const Inputs &each) {
                   return each.scope->workloadIds(plan()).contains(workloads[index].id);
               });
        if (!here)
            return false;
    }
    QPushButton *chip = m_jobs->currentChip();
    (chip ? chip : m_jobs->addButton())->setFocus(Qt::OtherFocusReason);
    return true;
}

QWidget *StagePage::firstField() const
{
    const StageScope &scope = shownScope();
    const Workload *workload = scope.workloadOf(plan());
    if (!workload || !workload->enabled)
        return m_off->findChild<LinkButton *>();
    // The first input, never the switch: a page is not opened to be switched off.
    const auto inputs = std::find_if(m_inputs.begin(), m_inputs.end(),
                                     [&scope](const Inputs &each) { return each.scope == &scope; });
    QWidget *const start = inputs->compute;
    for (QWidget *each = start->nextInFocusChain(); each != start; each = each->nextInFocusChain()) {
        if (start->isAncestorOf(each) && each->isVisibleTo(start) && each->isEnabled() && !each->focusProxy()
            && (each->focusPolicy() & Qt::TabFocus) && !qobject_cast<LinkButton *>(each))
            return each;
    }
    return m_jobs->addButton();
}

void StagePage::showEvent(QShowEvent *event)
{
    if (!m_foldsRecalled) {
        m_foldsRecalled = true;
        recallFolds();
        // A shell that shows the switch beside the title has taken it by now.
        if (m_switch->parentWidget() == this)
            m_jobs->setLead(m_switch);
        m_bench->orderTabs();
    }
    BoundPage::showEvent(event);
}

QString monthsWords(const Workload &workload)
{
    const int first = workload.startMonth + 1;
    if (workload.lengthMonths) {
        const int last = workload.startMonth + *workload.lengthMonths;
        return first == last ? StagePage::tr("month %1 only").arg(first)
                             : StagePage::tr("months %1 to %2").arg(first).arg(last);
    }
    return first == 1 ? QString() : StagePage::tr("from month %1").arg(first);
}

QString joinedWords(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(u", "_s);
}

} // namespace slipway
