// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stages/stagepage.h"

#include "model/document/planuncertainty.h"
#include "model/evaluation/languagemodels.h"
#include "model/items/names.h"
#include "ui/explain/explainbutton.h"
#include "ui/fields/estimatefield.h"
#include "ui/fields/fieldstep.h"
#include "ui/fields/moresection.h"
#include "ui/fields/sections.h"
#include "ui/fields/sizefield.h"
#include "ui/fields/targetfield.h"
#include "ui/search/choicescard.h"
#include "ui/stages/advicecard.h"
#include "ui/stages/sizingcard.h"
#include "ui/stages/stagebar.h"
#include "ui/stages/stagecost.h"
#include "ui/stages/stopcost.h"
#include "ui/support/captionedfield.h"
#include "ui/support/card.h"
#include "ui/support/combofield.h"
#include "ui/support/flowgrid.h"
#include "ui/support/numberfield.h"

#include <QCheckBox>
#include <QCompleter>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// A field with its caption: what is shown and hidden.
QWidget *wholeOf(QWidget *field)
{
    return qobject_cast<CaptionedField *>(field->parentWidget()) ? field->parentWidget() : field;
}

} // namespace

StagePage::StagePage(const PageContext &context, Step step, LifecycleStage stage, QWidget *parent)
    : BoundPage(context, step, parent)
    , m_stage(stage)
{
}

StageScope &StagePage::addScope(StageScope::Kind kind)
{
    auto *scope = new StageScope(kind, this);
    connect(scope, &StageScope::chosen, this, &StagePage::refreshAll);
    m_scopes.push_back(scope);
    return *scope;
}

StageBar *StagePage::addBar(StageScope &scope, const QString &prefix, const QString &enabled,
                            const QString &add)
{
    auto *bar = new StageBar({prefix, enabled, add}, scope, step(), document(), context().catalog);
    sections().addHead(bar);
    // What switches a workload on and off: its box while it is the only one, else the list.
    const auto switchOf = [&scope](bool ofSeveral) -> PointerOf {
        return [&scope, ofSeveral, where = scope.workloadMember(u"enabled"_s)](const Plan &plan) {
            return (scope.workloadIds(plan).size() > 1) == ofSeveral ? where(plan) : QString();
        };
    };
    binder().custom(bar->enabledBox(), {switchOf(false), tr("being part of the plan")}, [](const Plan &) {});
    binder().custom(bar->list(), {switchOf(true), tr("being part of the plan")}, [](const Plan &) {});
    m_bars.push_back(bar);
    return bar;
}

void StagePage::needs(StageScope &scope, QWidget *card)
{
    m_needs.emplace_back(&scope, card);
}

void StagePage::addCost(CostStage stage)
{
    m_advice = new AdviceCard(step());
    sections().add(tr("Advice"), m_advice);
    connect(m_advice, &AdviceCard::fixChosen, &binder(), &Binder::fixChosen);
    auto *card = new StageCostCard(stage);
    sections().add(tr("Cost"), card);
    connect(card, &StageCostCard::allLinesWanted, this, [this] { Q_EMIT linkActivated(Step::Cost, {}); });
    m_costs.push_back(card);
    PlanUncertainty &uncertainty = context().session.uncertainty();
    connect(&uncertainty, &PlanUncertainty::rangesChanged, card,
            [card, &uncertainty] { card->showRange(uncertainty.ranges()); });
}

void StagePage::addSizing(StageScope &scope, const QString &prefix, const QString &part, const QString &title)
{
    auto *card = new SizingCard(title, prefix);
    card->setObjectName(prefix + u"/sizing"_s);
    sections().add(part, card);
    connect(card, &SizingCard::editChosen, &binder(), &Binder::fixChosen);
    connect(card, &SizingCard::fieldWanted, this, [this](const QString &pointer) {
        Q_EMIT linkActivated(stepOfField(plan(), pointer, Step::Workload), pointer);
    });
    m_sizings.emplace_back(&scope, card);
}

void StagePage::showSizings(const Evaluation &evaluation)
{
    for (const auto &[scope, card] : m_sizings) {
        const Workload *workload = scope->workloadOf(plan());
        const Deployment *deployment = scope->deploymentOf(plan());
        const auto found
            = std::find_if(evaluation.sizing.begin(), evaluation.sizing.end(), [&](const SizingResult &each) {
                  return workload && each.workload == workload->id
                      && each.deployment == (deployment ? deployment->id : QString());
              });
        const SizingResult *result = found == evaluation.sizing.end() ? nullptr : &*found;
        const bool other = card->showSizing(result, plan(), evaluation);
        sections().setAvailable(card, result != nullptr);
        if (other)
            sections().refit();
    }
}

void StagePage::addChoices()
{
    m_choices = new ChoicesCard(context().session, context().dialogs, m_stage);
    m_choices->setObjectName(u"choices"_s);
    sections().add(tr("Choices"), m_choices, true);
}

NumberField *StagePage::number(FlowGrid *grid, const FieldLook &look, const PointerOf &pointer,
                               Value<std::optional<double>> value)
{
    NumberField *field = addNumber(grid, look, pointer, std::move(value));
    showWhile(wholeOf(field), pointer);
    return field;
}

EstimateField *StagePage::estimate(FlowGrid *grid, const FieldLook &look, const PointerOf &pointer,
                                   Value<std::optional<Estimate>> value)
{
    EstimateField *field = addEstimate(grid, look, pointer, std::move(value));
    showWhile(field, pointer);
    return field;
}

QLineEdit *StagePage::text(FlowGrid *grid, const FieldLook &look, const PointerOf &pointer,
                           Value<QString> value)
{
    QLineEdit *field = addText(grid, look, pointer, std::move(value));
    showWhile(wholeOf(field), pointer);
    return field;
}

void StagePage::languageModel(FlowGrid *grid, const FieldLook &look, const PointerOf &pointer,
                              Value<QString> value)
{
    QLineEdit *field = text(grid, look, pointer, std::move(value));
    field->setPlaceholderText(tr("the plan's"));
    auto *completer = new QCompleter(languageModelNames(), field);
    completer->setFilterMode(Qt::MatchContains);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    field->setCompleter(completer);
}

ComboField *StagePage::combo(FlowGrid *grid, const FieldLook &look, const Choices &choices,
                             const PointerOf &pointer, Value<QVariant> value)
{
    ComboField *field = addCombo(grid, look, choices, pointer, std::move(value));
    showWhile(wholeOf(field), pointer);
    return field;
}

QCheckBox *StagePage::check(QLayout *row, const FieldLook &look, const PointerOf &pointer, Value<bool> value)
{
    QCheckBox *field = addCheck(row, look, pointer, std::move(value));
    showWhile(field, pointer);
    return field;
}

void StagePage::showWhile(QWidget *widget, std::function<bool(const Plan &)> shown)
{
    m_shown.push_back({widget, std::move(shown)});
}

void StagePage::showWhile(QWidget *widget, const PointerOf &pointer)
{
    showWhile(widget, [pointer](const Plan &plan) { return !pointer(plan).isEmpty(); });
}

FlowGrid *StagePage::addMore(Card *card, const QString &name, const QString &title,
                             std::function<QString(const Plan &)> words)
{
    auto *section = new MoreSection(title);
    section->setObjectName(name);
    card->body()->addWidget(section);
    auto *grid = new FlowGrid(nullptr, 122, 4);
    section->body()->addLayout(grid);
    connect(section, &MoreSection::toggled, this, [this, section] {
        sections().refit(section);
        sections().reveal(section);
    });
    m_more.push_back({section, std::move(words)});
    return grid;
}

FlowGrid *StagePage::addMore(Card *card, const QString &name, const QString &title,
                             std::function<QString(const Plan &)> words,
                             std::function<bool(const Plan &)> shown)
{
    FlowGrid *grid = addMore(card, name, title, std::move(words));
    showWhile(m_more.back().section, std::move(shown));
    return grid;
}

void StagePage::addTime(Card *card, StageScope &scope, const QString &prefix)
{
    const auto member = [&scope](auto access) {
        return [&scope, access](auto &plan) {
            auto *workload = scope.workloadOf(plan);
            return workload ? access(*workload) : nullptr;
        };
    };
    FlowGrid *grid = addMore(card, prefix + u"/moreTime"_s, tr("Name and time"), [&scope](const Plan &plan) {
        const Workload *workload = scope.workloadOf(plan);
        return workload ? timeWords(*workload) : QString();
    });
    text(grid, {.name = prefix + u"/name"_s, .caption = tr("Na&me"), .span = 2},
         scope.workloadMember(u"name"_s), textMember(member([](auto &each) { return &each.name; })));
    Choices environments;
    for (const Environment each : {Environment::Development, Environment::Test, Environment::Production})
        environments.append({slipway::displayName(each), static_cast<int>(each)});
    combo(grid, {.name = prefix + u"/environment"_s, .caption = tr("&Environment")}, environments,
          scope.workloadMember(u"environment"_s),
          choiceMember(member([](auto &each) { return &each.environment; })));
    Choices places{{tr("As the plan says"), -1}};
    for (const Placement each : {Placement::Cloud, Placement::OnPremises, Placement::Edge})
        places.append({slipway::displayName(each), static_cast<int>(each)});
    combo(grid, {.name = prefix + u"/placement"_s, .caption = tr("Has to run")}, places,
          scope.workloadMember(u"placement"_s),
          optionalChoiceMember(member([](auto &each) { return &each.placement; })));
    number(grid, {.name = prefix + u"/startMonth"_s, .caption = tr("Starts &after")},
           scope.workloadMember(u"startMonth"_s),
           numberMember(member([](auto &each) { return &each.startMonth; })));
    NumberField *length
        = number(grid, {.name = prefix + u"/lengthMonths"_s, .caption = tr("&Lasts"), .optional = true},
                 scope.workloadMember(u"lengthMonths"_s),
                 numberMember(member([](auto &each) { return &each.lengthMonths; })));
    setPlaceholder(length, tr("to end"));
}

bool StagePage::showFields(const Plan &plan)
{
    bool changed = false;
    for (const Shown &each : m_shown) {
        const bool wanted = each.when(plan);
        if (wanted == !each.widget->isHidden())
            continue;
        each.widget->setVisible(wanted);
        changed = true;
    }
    for (const More &more : m_more)
        more.section->setSummary(more.words(plan));
    return changed;
}

void StagePage::showPlan(const Plan &plan)
{
    for (StageBar *bar : m_bars)
        bar->showPlan(plan);
    for (const auto &[scope, card] : m_needs)
        sections().setAvailable(card, scope->workloadIndex(plan) >= 0);
    if (m_choices) {
        QStringList computes;
        for (const StageScope *scope : m_scopes)
            computes << scope->computeName(plan);
        computes.removeAll(QString());
        sections().setAvailable(m_choices, !computes.isEmpty());
        m_choices->follow(computes);
    }
    for (const auto &fill : m_offers)
        fill(plan);
    if (showFields(plan))
        sections().refit();
}

void StagePage::showEvaluation(const Evaluation &evaluation)
{
    for (const Chooser &chooser : m_choosers) {
        const Compute *compute = chooser.scope->computeOf(plan());
        chooser.target->setVerdicts(evaluation.verdicts, compute ? compute->target : QString());
        showVerdict(chooser);
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
    if (m_advice) {
        const bool other = m_advice->showFindings(evaluation.findings);
        sections().setAvailable(m_advice, m_advice->count() > 0);
        if (other)
            sections().orderTabs();
    }
    showSizings(evaluation);
    for (StageCostCard *card : m_costs)
        card->showCost(evaluation);
    showAttention();
}

void StagePage::showAttention()
{
    for (const More &more : m_more) {
        const QList<CaptionedField *> fields = more.section->findChildren<CaptionedField *>();
        more.section->setAttention(std::any_of(fields.begin(), fields.end(), [](const CaptionedField *field) {
            return !field->isHidden() && field->hasProblem();
        }));
    }
}

void StagePage::prepareFocus(const QString &pointer)
{
    for (StageScope *scope : m_scopes)
        scope->chooseFor(plan(), pointer);
}

bool StagePage::focusField(const QString &pointer)
{
    prepareFocus(pointer);
    if (QWidget *field = binder().fieldAt(pointer)) {
        for (const More &more : m_more) {
            if (more.section->isAncestorOf(field))
                more.section->setOpen(true);
        }
    }
    return BoundPage::focusField(pointer);
}

QWidget *StagePage::firstField() const
{
    return m_bars.empty() ? BoundPage::firstField() : m_bars.front()->firstField();
}

QString timeWords(const Workload &workload)
{
    const QString environment = slipway::displayName(workload.environment);
    const int first = workload.startMonth + 1;
    if (workload.lengthMonths) {
        const int last = workload.startMonth + *workload.lengthMonths;
        return first == last ? StagePage::tr("%1, month %2 only").arg(environment).arg(first)
                             : StagePage::tr("%1, months %2 to %3").arg(environment).arg(first).arg(last);
    }
    return workload.startMonth == 0
        ? StagePage::tr("%1, from the first month to the end").arg(environment)
        : StagePage::tr("%1, from month %2 to the end").arg(environment).arg(first);
}

} // namespace slipway
