// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/steps/deploymentpage.h"

#include "ui/steps/dayprofilefield.h"
#include "ui/steps/estimatefield.h"
#include "ui/steps/sections.h"
#include "ui/steps/sizefield.h"
#include "ui/steps/stagebar.h"
#include "ui/support/captionedfield.h"
#include "ui/support/card.h"
#include "ui/support/combofield.h"
#include "ui/support/flowgrid.h"
#include "ui/support/labels.h"
#include "ui/support/numberfield.h"

#include <QCheckBox>
#include <QVBoxLayout>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

template <typename Access> auto endpointMember(StageScope &scope, Access access)
{
    return [&scope, access](auto &plan) {
        auto *detail = scope.detailOf<RealtimeEndpoint>(plan);
        return detail ? access(*detail) : nullptr;
    };
}

/// Of the first deployment, which is the only one in simple plans.
template <typename Access> auto deploymentMember(StageScope &scope, Access access)
{
    return [&scope, access](auto &plan) {
        auto *detail = scope.detailOf<RealtimeEndpoint>(plan);
        return detail && !detail->deployments.empty() ? access(detail->deployments.front()) : nullptr;
    };
}

template <typename Access> auto batchMember(StageScope &scope, Access access)
{
    return [&scope, access](auto &plan) {
        auto *detail = scope.detailOf<BatchScoring>(plan);
        return detail ? access(*detail) : nullptr;
    };
}

} // namespace

DeploymentPage::DeploymentPage(const PageContext &context, QWidget *parent)
    : StagePage(context, Step::Deployment, LifecycleStage::Deployment, parent)
    , m_realtime(addScope(StageScope::Kind::Realtime))
    , m_batch(addScope(StageScope::Kind::Batch))
{
    StageBar *bar = addBar(m_realtime, u"realtime"_s, tr("Real-time endpoint"), tr("Add another endpoint"));
    setFirstField(bar->enabledBox());
    addBar(m_batch, u"batch"_s, tr("Batch scoring"), tr("Add another batch job"));
    buildEndpoint();
    buildTraffic();
    buildBatch();
    addCost(CostStage::Deployment);
    start();
}

void DeploymentPage::buildEndpoint()
{
    Card *card = addCard(tr("Endpoint"), tr("Real-time endpoint"));
    needs(m_realtime, card);
    FlowGrid *grid = addGrid(card, 122, 4);
    addComputeFields(grid, m_realtime, u"realtime"_s, TargetField::Use::Realtime);
    addCombo(grid, {.name = u"realtime/sizing"_s, .caption = tr("&Instances are")},
             {{tr("Fixed"), static_cast<int>(InstanceSizing::Fixed)},
              {tr("Scaled by load"), static_cast<int>(InstanceSizing::Autoscale)}},
             m_realtime.detailMember(u"deployments/0/sizing"_s),
             choiceMember(deploymentMember(m_realtime, [](auto &each) { return &each.sizing; })));
    const auto number = [&](const FieldLook &look, const QString &member, auto access) {
        return addNumber(grid, look, m_realtime.detailMember(member),
                         numberMember(deploymentMember(m_realtime, access)));
    };
    m_fixedFields << number({.name = u"realtime/instances"_s, .caption = tr("I&nstances"), .highest = 1000},
                            u"deployments/0/instances"_s, [](auto &each) { return &each.instances; })
                         ->parentWidget();
    m_scaledFields << number({.name = u"realtime/minInstances"_s, .caption = tr("At least"), .highest = 1000},
                             u"deployments/0/minInstances"_s, [](auto &each) { return &each.minInstances; })
                          ->parentWidget();
    m_scaledFields << number({.name = u"realtime/maxInstances"_s,
                              .caption = tr("At most"),
                              .lowest = 1,
                              .highest = 1000},
                             u"deployments/0/maxInstances"_s, [](auto &each) { return &each.maxInstances; })
                          ->parentWidget();
    NumberField *measured = number({.name = u"realtime/perInstance"_s,
                                    .caption = tr("One instance serves"),
                                    .unit = tr("requests/s"),
                                    .lowest = 0.01,
                                    .highest = 1e6,
                                    .decimals = 2,
                                    .optional = true},
                                   u"deployments/0/requestsPerSecondPerInstance"_s,
                                   [](auto &each) { return &each.requestsPerSecondPerInstance; });
    setPlaceholder(measured, tr("not measured"));
    m_scaledFields << measured->parentWidget();
    addEstimate(
        grid,
        {.name = u"realtime/rollouts"_s,
         .caption = tr("R&oll-outs"),
         .unit = tr("a month"),
         .highest = 1000,
         .decimals = 1},
        m_realtime.detailMember(u"rollout/perMonth"_s),
        estimateMember(endpointMember(m_realtime, [](auto &each) { return &each.rollout.perMonth; })));
    addNumber(
        grid,
        {.name = u"realtime/overlap"_s,
         .caption = tr("Both run for"),
         .unit = tr("h"),
         .highest = 730,
         .decimals = 2},
        m_realtime.detailMember(u"rollout/overlapHours"_s),
        numberMember(endpointMember(m_realtime, [](auto &each) { return &each.rollout.overlapHours; })));
    addTimeFields(grid, m_realtime, u"realtime"_s);
    addCheck(card->body(),
             {.name = u"realtime/spare"_s, .caption = tr("Keep one instance &more than needed")},
             m_realtime.detailMember(u"spareInstance"_s),
             boolMember(endpointMember(m_realtime, [](auto &each) { return &each.spareInstance; })));
}

void DeploymentPage::buildTraffic()
{
    Card *card = addCard(tr("Requests"), tr("Requests"));
    needs(m_realtime, card);
    FlowGrid *grid = addGrid(card, 122, 4);
    const auto estimate = [&](const FieldLook &look, const QString &member, auto access) {
        addEstimate(grid, look, m_realtime.detailMember(member),
                    estimateMember(endpointMember(m_realtime, access)));
    };
    const auto number = [&](const FieldLook &look, const QString &member, auto access) {
        addNumber(grid, look, m_realtime.detailMember(member),
                  numberMember(endpointMember(m_realtime, access)));
    };
    estimate({.name = u"realtime/peak"_s,
              .caption = tr("&Peak"),
              .unit = tr("requests/s"),
              .highest = 1e6,
              .decimals = 3},
             u"peakRequestsPerSecond"_s, [](auto &each) { return &each.peakRequestsPerSecond; });
    estimate({.name = u"realtime/service"_s,
              .caption = tr("One &takes"),
              .unit = tr("ms"),
              .highest = 1e7,
              .decimals = 2},
             u"serviceMilliseconds"_s, [](auto &each) { return &each.serviceMilliseconds; });
    number(
        {.name = u"realtime/concurrency"_s, .caption = tr("At a time, each"), .lowest = 1, .highest = 10000},
        u"concurrency"_s, [](auto &each) { return &each.concurrency; });
    number({.name = u"realtime/latency"_s,
            .caption = tr("&Answer within"),
            .unit = tr("ms"),
            .lowest = 1,
            .highest = 1e7,
            .decimals = 1},
           u"latencyTargetMilliseconds"_s, [](auto &each) { return &each.latencyTargetMilliseconds; });
    number({.name = u"realtime/percentile"_s,
            .caption = tr("Of requests"),
            .unit = u"%"_s,
            .lowest = 50,
            .highest = 99.99,
            .decimals = 2},
           u"latencyPercentile"_s, [](auto &each) { return &each.latencyPercentile; });
    number({.name = u"realtime/requestKB"_s,
            .caption = tr("Request size"),
            .unit = tr("KB"),
            .highest = 1e7,
            .decimals = 3},
           u"requestKB"_s, [](auto &each) { return &each.requestKB; });
    number({.name = u"realtime/responseKB"_s,
            .caption = tr("Response size"),
            .unit = tr("KB"),
            .highest = 1e7,
            .decimals = 3},
           u"responseKB"_s, [](auto &each) { return &each.responseKB; });
    buildProfile(card);
}

void DeploymentPage::buildProfile(Card *card)
{
    auto *profile = new DayProfileField;
    profile->setObjectName(u"realtime/dayProfile"_s);
    card->body()->addWidget(new CaptionedField(tr("Load over the &day, percent of the peak"), profile));
    const Place place = {m_realtime.detailMember(u"dayProfile"_s), tr("load over the day")};
    binder().custom(profile, place, [this, profile](const Plan &plan) {
        if (const auto *endpoint = m_realtime.detailOf<RealtimeEndpoint>(plan))
            profile->setProfile(endpoint->dayProfile);
    });
    connect(profile, &DayProfileField::edited, this, [this, place](const DayProfile &entered) {
        binder().edit(place,
                      [&](Plan &plan) { m_realtime.detailOf<RealtimeEndpoint>(plan)->dayProfile = entered; });
    });
}

void DeploymentPage::buildBatch()
{
    Card *card = addCard(tr("Batch"), tr("Batch scoring"));
    needs(m_batch, card);
    FlowGrid *grid = addGrid(card, 122, 4);
    addComputeFields(grid, m_batch, u"batch"_s, TargetField::Use::Batch);
    const auto estimate = [&](const FieldLook &look, const QString &member, auto access) {
        addEstimate(grid, look, m_batch.detailMember(member), estimateMember(batchMember(m_batch, access)));
    };
    const auto number = [&](const FieldLook &look, const QString &member, auto access) {
        addNumber(grid, look, m_batch.detailMember(member), numberMember(batchMember(m_batch, access)));
    };
    estimate({.name = u"batch/items"_s, .caption = tr("Items a run"), .highest = 1e12}, u"itemsPerRun"_s,
             [](auto &each) { return &each.itemsPerRun; });
    estimate({.name = u"batch/secondsPerItem"_s,
              .caption = tr("One item takes"),
              .unit = tr("s"),
              .highest = 1e6,
              .decimals = 5},
             u"secondsPerItem"_s, [](auto &each) { return &each.secondsPerItem; });
    number({.name = u"batch/workers"_s, .caption = tr("Workers a node"), .lowest = 1, .highest = 1000},
           u"workersPerNode"_s, [](auto &each) { return &each.workersPerNode; });
    estimate({.name = u"batch/runs"_s,
              .caption = tr("Runs"),
              .unit = tr("a month"),
              .highest = 1e6,
              .decimals = 2},
             u"runsPerMonth"_s, [](auto &each) { return &each.runsPerMonth; });
    number({.name = u"batch/window"_s,
            .caption = tr("&Finish within"),
            .unit = tr("h"),
            .lowest = 0.01,
            .highest = 744,
            .decimals = 2},
           u"windowHours"_s, [](auto &each) { return &each.windowHours; });
    number({.name = u"batch/nodes"_s, .caption = tr("Nodes a run"), .lowest = 1, .highest = 10000},
           u"nodesPerRun"_s, [](auto &each) { return &each.nodesPerRun; });
    addNumber(grid, {.name = u"batch/maxNodes"_s, .caption = tr("&Highest nodes"), .highest = 10000},
              m_batch.computeMember(u"maxNodes"_s), numberMember([this](auto &plan) {
                  auto *compute = m_batch.computeOf(plan);
                  return compute ? &compute->maxNodes : nullptr;
              }));
    addTimeFields(grid, m_batch, u"batch"_s);
}

void DeploymentPage::showPlan(const Plan &plan)
{
    const auto *endpoint = m_realtime.detailOf<RealtimeEndpoint>(plan);
    const bool scaled = endpoint && !endpoint->deployments.empty()
        && endpoint->deployments.front().sizing == InstanceSizing::Autoscale;
    for (QWidget *field : m_fixedFields)
        field->setVisible(!scaled);
    for (QWidget *field : m_scaledFields)
        field->setVisible(scaled);
    StagePage::showPlan(plan);
}

} // namespace slipway
