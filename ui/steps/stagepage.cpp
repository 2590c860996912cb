// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/steps/stagepage.h"

#include "ui/steps/sections.h"
#include "ui/steps/sizefield.h"
#include "ui/steps/stagebar.h"
#include "ui/steps/stagecost.h"
#include "ui/support/captionedfield.h"
#include "ui/support/card.h"
#include "ui/support/flowgrid.h"
#include "ui/support/signlabel.h"

namespace slipway {

using namespace Qt::StringLiterals;

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
    m_bars.push_back(bar);
    return bar;
}

void StagePage::addComputeFields(FlowGrid *grid, StageScope &scope, const QString &prefix,
                                 TargetField::Use use)
{
    auto *target = new TargetField(context().catalog, m_stage, use);
    target->setObjectName(prefix + u"/target"_s);
    grid->addWidget(new CaptionedField(tr("Compute &target"), target), 2);
    binder().combo(target, {scope.computeMember(u"target"_s), tr("compute target")},
                   choiceMember([&scope](auto &plan) {
                       auto *compute = scope.computeOf(plan);
                       return compute ? &compute->target : nullptr;
                   }));

    auto *size = new SizeField(context().catalog, context().prices);
    size->setObjectName(prefix + u"/size"_s);
    grid->addWidget(new CaptionedField(tr("VM &size"), size), 2);
    const Place place = {scope.computeMember(u"size"_s), tr("VM size")};
    binder().custom(size, place, [&scope, size](const Plan &plan) {
        if (const Compute *compute = scope.computeOf(plan))
            size->showSize(compute->size, compute->region.isEmpty() ? plan.region : compute->region,
                           compute->target);
    });
    connect(size, &SizeField::sizeChosen, this, [this, &scope, place](const QString &name) {
        binder().edit(place, [&](Plan &plan) { scope.computeOf(plan)->size = name; });
        document().finishField();
    });

    auto *verdict = new VerdictLabel(VerdictLabel::Kind::Possible);
    verdict->setObjectName(prefix + u"/verdict"_s);
    grid->addWidget(verdict, 99);
    m_choosers.push_back({&scope, target, verdict, size});
}

void StagePage::addTimeFields(FlowGrid *grid, StageScope &scope, const QString &prefix)
{
    addCombo(grid, {.name = prefix + u"/environment"_s, .caption = tr("&Environment")},
             {{tr("Development"), static_cast<int>(Environment::Development)},
              {tr("Test"), static_cast<int>(Environment::Test)},
              {tr("Production"), static_cast<int>(Environment::Production)}},
             scope.workloadMember(u"environment"_s), choiceMember([&scope](auto &plan) {
                 auto *workload = scope.workloadOf(plan);
                 return workload ? &workload->environment : nullptr;
             }));
    addNumber(grid,
              {.name = prefix + u"/startMonth"_s,
               .caption = tr("Starts &after"),
               .unit = tr("months"),
               .highest = 119},
              scope.workloadMember(u"startMonth"_s), numberMember([&scope](auto &plan) {
                  auto *workload = scope.workloadOf(plan);
                  return workload ? &workload->startMonth : nullptr;
              }));
    auto *length = addNumber(grid,
                             {.name = prefix + u"/lengthMonths"_s,
                              .caption = tr("&Lasts"),
                              .unit = tr("months"),
                              .lowest = 1,
                              .highest = 120,
                              .optional = true},
                             scope.workloadMember(u"lengthMonths"_s), numberMember([&scope](auto &plan) {
                                 auto *workload = scope.workloadOf(plan);
                                 return workload ? &workload->lengthMonths : nullptr;
                             }));
    setPlaceholder(length, tr("to end"));
}

void StagePage::addCost(CostStage stage)
{
    auto *card = new StageCostCard(stage);
    sections().add(tr("Cost"), card);
    connect(card, &StageCostCard::allLinesWanted, this, [this] { Q_EMIT linkActivated(Step::Cost, {}); });
    m_costs.push_back(card);
}

void StagePage::needs(StageScope &scope, QWidget *card)
{
    m_needs.emplace_back(&scope, card);
}

void StagePage::showPlan(const Plan &plan)
{
    for (StageBar *bar : m_bars)
        bar->showPlan(plan);
    for (const auto &[scope, card] : m_needs)
        sections().setAvailable(card, scope->workloadIndex(plan) >= 0);
}

void StagePage::showEvaluation(const Evaluation &evaluation)
{
    for (const Chooser &chooser : m_choosers) {
        const Compute *compute = chooser.scope->computeOf(plan());
        chooser.target->setVerdicts(evaluation.verdicts, compute ? compute->target : QString());
        const TargetVerdict *verdict = chooser.target->verdict();
        chooser.verdict->setVisible(verdict != nullptr);
        if (verdict)
            chooser.verdict->setVerdict(static_cast<VerdictLabel::Kind>(verdict->verdict),
                                        verdict->reasons.join(u' '));
    }
    for (StageCostCard *card : m_costs)
        card->showCost(evaluation);
}

void StagePage::prepareFocus(const QString &pointer)
{
    for (StageScope *scope : m_scopes)
        scope->chooseFor(plan(), pointer);
}

} // namespace slipway
