// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/steps/trainingpage.h"

#include "ui/steps/estimatefield.h"
#include "ui/steps/sizefield.h"
#include "ui/steps/stagebar.h"
#include "ui/support/captionedfield.h"
#include "ui/support/card.h"
#include "ui/support/combofield.h"
#include "ui/support/flowgrid.h"
#include "ui/support/numberfield.h"

#include <QCheckBox>

namespace slipway {

using namespace Qt::StringLiterals;

TrainingPage::TrainingPage(const PageContext &context, QWidget *parent)
    : StagePage(context, Step::Training, LifecycleStage::Training, parent)
    , m_scope(addScope(StageScope::Kind::Training))
{
    StageBar *bar = addBar(m_scope, u"training"_s, tr("Training is part of the plan"), tr("Add another job"));
    setFirstField(bar->enabledBox());
    buildCompute();
    buildWork();
    addCost(CostStage::Training);
    start();
}

void TrainingPage::buildCompute()
{
    Card *card = addCard(tr("Compute"), tr("Compute"));
    needs(m_scope, card);
    FlowGrid *grid = addGrid(card, 122, 4);
    addComputeFields(grid, m_scope, u"training"_s, TargetField::Use::Any);
    const auto member = [this](auto access) {
        return [this, access](auto &plan) {
            auto *compute = m_scope.computeOf(plan);
            return compute ? access(*compute) : nullptr;
        };
    };
    addNumber(grid, {.name = u"training/minNodes"_s, .caption = tr("&Lowest nodes"), .highest = 10000},
              m_scope.computeMember(u"minNodes"_s),
              numberMember(member([](auto &compute) { return &compute.minNodes; })));
    addNumber(grid, {.name = u"training/maxNodes"_s, .caption = tr("&Highest nodes"), .highest = 10000},
              m_scope.computeMember(u"maxNodes"_s),
              numberMember(member([](auto &compute) { return &compute.maxNodes; })));
    addNumber(grid,
              {.name = u"training/idleSeconds"_s,
               .caption = tr("&Idle before stop"),
               .unit = tr("s"),
               .highest = 86400,
               .step = 60},
              m_scope.computeMember(u"idleSeconds"_s),
              numberMember(member([](auto &compute) { return &compute.idleSeconds; })));
    m_tier
        = addCombo(grid, {.name = u"training/tier"_s, .caption = tr("Tie&r")},
                   {{tr("Dedicated"), static_cast<int>(Tier::Dedicated)}}, m_scope.computeMember(u"tier"_s),
                   choiceMember(member([](auto &compute) { return &compute.tier; })));
}

void TrainingPage::buildWork()
{
    Card *card = addCard(tr("Work"), tr("Work"));
    needs(m_scope, card);
    FlowGrid *grid = addGrid(card, 122, 4);
    const auto job = [this](auto access) {
        return [this, access](auto &plan) {
            auto *detail = m_scope.detailOf<TrainingJob>(plan);
            return detail ? access(*detail) : nullptr;
        };
    };
    m_method = addCombo(grid, {.name = u"training/method"_s, .caption = tr("&Work of a run"), .span = 2},
                        {{tr("Measured hours"), static_cast<int>(WorkMethod::MeasuredHours)}},
                        m_scope.detailMember(u"work/method"_s),
                        choiceMember(job([](auto &detail) { return &detail.work.method; })));
    addEstimate(grid,
                {.name = u"training/measuredHours"_s,
                 .caption = tr("Hours a run"),
                 .unit = tr("h"),
                 .highest = 1e5,
                 .decimals = 3},
                m_scope.detailMember(u"work/measuredHours"_s),
                estimateMember(job([](auto &detail) { return &detail.work.measuredHours; })));
    addNumber(grid,
              {.name = u"training/measuredNodes"_s,
               .caption = tr("Measured on"),
               .unit = tr("nodes"),
               .lowest = 1,
               .highest = 10000},
              m_scope.detailMember(u"work/measuredNodes"_s),
              numberMember(job([](auto &detail) { return &detail.work.measuredNodes; })));
    addNumber(
        grid,
        {.name = u"training/nodesPerRun"_s, .caption = tr("&Nodes a run"), .lowest = 1, .highest = 10000},
        m_scope.detailMember(u"nodesPerRun"_s),
        numberMember(job([](auto &detail) { return &detail.nodesPerRun; })));
    addEstimate(grid,
                {.name = u"training/runsPerMonth"_s,
                 .caption = tr("R&uns"),
                 .unit = tr("a month"),
                 .highest = 1e6,
                 .decimals = 2},
                m_scope.detailMember(u"runsPerMonth"_s),
                estimateMember(job([](auto &detail) { return &detail.runsPerMonth; })));
    addNumber(grid,
              {.name = u"training/failedPercent"_s,
               .caption = tr("&Fail"),
               .unit = tr("% of runs"),
               .highest = 100,
               .decimals = 2},
              m_scope.detailMember(u"failedPercent"_s),
              numberMember(job([](auto &detail) { return &detail.failedPercent; })));
    addTimeFields(grid, m_scope, u"training"_s);
}

void TrainingPage::showPlan(const Plan &plan)
{
    // Choices that are not offered any more stay readable in a plan that has them.
    const auto offer = [](ComboField *field, int value, const QString &text, bool wanted) {
        const int index = field->findData(value);
        if (wanted && index < 0)
            field->addItem(text, value);
        else if (!wanted && index > 0)
            field->removeItem(index);
        if (wanted)
            field->showData(value);
    };
    if (const Compute *compute = m_scope.computeOf(plan)) {
        offer(m_tier, static_cast<int>(Tier::LowPriority), tr("Low priority (ended)"),
              compute->tier == Tier::LowPriority);
        offer(m_tier, static_cast<int>(Tier::Spot), tr("Spot"), compute->tier == Tier::Spot);
    }
    if (const auto *job = m_scope.detailOf<TrainingJob>(plan)) {
        offer(m_method, static_cast<int>(WorkMethod::ParametersAndTokens), tr("Parameters and tokens"),
              job->work.method == WorkMethod::ParametersAndTokens);
        offer(m_method, static_cast<int>(WorkMethod::ImagesAndEpochs), tr("Images and epochs"),
              job->work.method == WorkMethod::ImagesAndEpochs);
    }
    StagePage::showPlan(plan);
}

} // namespace slipway
