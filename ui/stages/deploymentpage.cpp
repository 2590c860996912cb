// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stages/deploymentpage.h"

#include "model/base/format.h"
#include "model/base/plaintext.h"
#include "ui/fields/dayprofilefield.h"
#include "ui/fields/fold.h"
#include "ui/fields/rangefield.h"
#include "ui/stages/deploymentbar.h"
#include "ui/stages/inputsection.h"
#include "ui/support/captionedfield.h"
#include "ui/support/flowgrid.h"
#include "ui/support/labels.h"
#include "ui/support/numberfield.h"
#include "ui/support/segmentedcontrol.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

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

template <typename Access> auto deploymentMember(StageScope &scope, Access access)
{
    return [&scope, access](auto &plan) {
        auto *deployment = scope.deploymentOf(plan);
        return deployment ? access(*deployment) : nullptr;
    };
}

template <typename Access> auto batchMember(StageScope &scope, Access access)
{
    return [&scope, access](auto &plan) {
        auto *detail = scope.detailOf<BatchScoring>(plan);
        return detail ? access(*detail) : nullptr;
    };
}

/// A place that exists while the deployment on show is sized that way.
PointerOf whileSized(StageScope &scope, const QList<InstanceSizing> &sizings, const QString &member)
{
    return [&scope, sizings, where = scope.deploymentMember(member)](const Plan &plan) {
        const Deployment *deployment = scope.deploymentOf(plan);
        return deployment && sizings.contains(deployment->sizing) ? where(plan) : QString();
    };
}

/// A place that exists where a share is a question: with several deployments, and where the only one has not all.
PointerOf whileShared(StageScope &scope, const QString &member)
{
    return [&scope, where = scope.deploymentMember(member)](const Plan &plan) {
        const auto *endpoint = scope.detailOf<RealtimeEndpoint>(plan);
        const bool shared = endpoint
            && (endpoint->deployments.size() > 1
                || (endpoint->deployments.size() == 1
                    && endpoint->deployments.front().trafficPercent != 100));
        return shared ? where(plan) : QString();
    };
}

} // namespace

DeploymentPage::DeploymentPage(const PageContext &context, QWidget *parent)
    : StagePage(context, Step::Deployment, LifecycleStage::Deployment, u"deployment"_s, parent)
    , m_realtime(addKind(StageScope::Kind::Realtime, u"realtime"_s, tr("Real-time endpoint"), tr("One day")))
    , m_batch(addKind(StageScope::Kind::Batch, u"batch"_s, tr("Batch job"), tr("One run")))
{
    buildEndpoint();
    buildTraffic();
    buildDay();
    buildRequest();
    buildRollouts();
    addPlaceFolds(m_realtime, u"realtime"_s);
    buildBatch();
    assemble();
    start();
}

void DeploymentPage::buildEndpoint()
{
    InputSection *section = addCompute(m_realtime);
    m_deployments = new DeploymentBar(m_realtime, document(), context().catalog, section);
    m_deployments->setObjectName(u"realtime/deploymentBar"_s);
    section->body()->addWidget(m_deployments);
    const auto list = [this](bool several) -> PointerOf {
        return [this, several, where = m_realtime.detailMember(u"deployments"_s)](const Plan &plan) {
            const auto *endpoint = m_realtime.detailOf<RealtimeEndpoint>(plan);
            return endpoint && (endpoint->deployments.size() > 1) == several ? where(plan) : QString();
        };
    };
    binder().custom(m_deployments->choices(), {list(true), tr("deployments")}, [](const Plan &) {});
    binder().custom(m_deployments->addLink(), {list(false), tr("deployments")}, [](const Plan &) {});
    addComputeFields(section, m_realtime, u"realtime"_s, ServingUse::Realtime);
    buildDeployment(gridIn(section->body()));
}

void DeploymentPage::buildDeployment(FlowGrid *grid)
{
    addDeploymentName(grid);
    number(grid, {.name = u"realtime/traffic"_s, .caption = tr("Share of requests")},
           whileShared(m_realtime, u"trafficPercent"_s),
           numberMember(deploymentMember(m_realtime, [](auto &each) { return &each.trafficPercent; })));
    combo(grid, {.name = u"realtime/sizing"_s, .caption = tr("&Instances are"), .span = 99},
          {{tr("Fixed"), static_cast<int>(InstanceSizing::Fixed)},
           {tr("Scaled by load"), static_cast<int>(InstanceSizing::Autoscale)},
           {tr("Derived from the target"), static_cast<int>(InstanceSizing::Derived)},
           {tr("Derived for each hour"), static_cast<int>(InstanceSizing::DerivedAutoscale)}},
          m_realtime.deploymentMember(u"sizing"_s),
          choiceMember(deploymentMember(m_realtime, [](auto &each) { return &each.sizing; })));
    const auto count = [&](const FieldLook &look, const QList<InstanceSizing> &sizings, const QString &member,
                           auto access) {
        return number(grid, look, whileSized(m_realtime, sizings, member),
                      numberMember(deploymentMember(m_realtime, access)));
    };
    count({.name = u"realtime/instances"_s, .caption = tr("I&nstances")}, {InstanceSizing::Fixed},
          u"instances"_s, [](auto &each) { return &each.instances; });
    count({.name = u"realtime/minInstances"_s, .caption = tr("At least")},
          {InstanceSizing::Autoscale, InstanceSizing::Derived, InstanceSizing::DerivedAutoscale},
          u"minInstances"_s, [](auto &each) { return &each.minInstances; });
    count({.name = u"realtime/maxInstances"_s, .caption = tr("At most")}, {InstanceSizing::Autoscale},
          u"maxInstances"_s, [](auto &each) { return &each.maxInstances; });
    NumberField *measured = number(grid,
                                   {.name = u"realtime/perInstance"_s,
                                    .caption = tr("One instance serves"),
                                    .optional = true,
                                    .span = 2},
                                   m_realtime.deploymentMember(u"requestsPerSecondPerInstance"_s),
                                   numberMember(deploymentMember(m_realtime, [](auto &each) {
                                       return &each.requestsPerSecondPerInstance;
                                   })));
    setPlaceholder(measured, tr("computed"));
    number(grid, {.name = u"realtime/concurrency"_s, .caption = tr("One serves"), .hint = tr("at a time")},
           m_realtime.detailMember(u"concurrency"_s),
           numberMember(endpointMember(m_realtime, [](auto &each) { return &each.concurrency; })));
}

void DeploymentPage::addDeploymentName(FlowGrid *grid)
{
    auto *field = new QLineEdit;
    field->setObjectName(u"realtime/deploymentName"_s);
    field->setMaxLength(100);
    auto *whole = new CaptionedField(tr("Deployment"), field, grid->parentWidget());
    grid->addWidget(whole);
    const Place place = {whileShared(m_realtime, u"id"_s), tr("name of the deployment")};
    showWhile(whole, place.pointer);
    const auto show = [this, field](const Plan &plan) {
        const Deployment *deployment = m_realtime.deploymentOf(plan);
        if (!field->hasFocus() || !field->isModified())
            field->setText(deployment ? deployment->id : QString());
    };
    binder().custom(field, place, show);
    // Two deployments cannot have one name, not even for a moment: it is taken over when the field is left.
    connect(field, &QLineEdit::editingFinished, this, [this, field, place] {
        const QString to = idText(field->text());
        const auto *endpoint = m_realtime.detailOf<RealtimeEndpoint>(plan());
        const Deployment *now = m_realtime.deploymentOf(plan());
        if (!now || !field->isModified()) // what nobody typed is no name that somebody gave
            return;
        field->setModified(false);
        const bool taken = std::any_of(endpoint->deployments.begin(), endpoint->deployments.end(),
                                       [&to](const Deployment &each) { return each.id == to; });
        if (taken || to.isEmpty()) {
            field->setText(now->id);
            return;
        }
        const int index = m_realtime.deploymentIndex(plan());
        binder().edit(place, [&](Plan &changed) {
            m_realtime.detailOf<RealtimeEndpoint>(changed)->deployments[static_cast<std::size_t>(index)].id
                = to;
        });
        document().finishField();
        m_realtime.chooseDeployment(to);
    });
}

void DeploymentPage::buildRollouts()
{
    Fold *fold
        = addFold(m_realtime, u"realtime/foldRollouts"_s, tr("Roll-outs and spares"), [this](const Plan &plan) {
              const auto *endpoint = m_realtime.detailOf<RealtimeEndpoint>(plan);
              if (!endpoint)
                  return QString();
              const double rollouts = endpoint->rollout.perMonth.likely;
              const QStringList parts
                  = {rollouts > 0 ? tr("%1 a month, both for %2")
                                        .arg(formatUnits(rollouts, u"roll-out"_s, locale()),
                                             formatUnits(endpoint->rollout.overlapHours, u"hour"_s, locale()))
                                  : tr("no roll-outs"),
                     endpoint->spareInstance ? tr("one spare instance") : tr("no spare"),
                     endpoint->zones > 1 ? tr("%1 zones").arg(endpoint->zones) : tr("one zone")};
              return parts.join(u", "_s);
          });
    FlowGrid *grid = gridIn(fold->body());
    estimate(grid, {.name = u"realtime/rollouts"_s, .caption = tr("R&oll-outs"), .hint = tr("a month")},
             m_realtime.detailMember(u"rollout/perMonth"_s),
             estimateMember(endpointMember(m_realtime, [](auto &each) { return &each.rollout.perMonth; })));
    number(grid, {.name = u"realtime/overlap"_s, .caption = tr("Both run for")},
           m_realtime.detailMember(u"rollout/overlapHours"_s),
           numberMember(endpointMember(m_realtime, [](auto &each) { return &each.rollout.overlapHours; })));
    number(grid, {.name = u"realtime/zones"_s, .caption = tr("Spread over zones")},
           m_realtime.detailMember(u"zones"_s),
           numberMember(endpointMember(m_realtime, [](auto &each) { return &each.zones; })));
    check(grid, {.name = u"realtime/spare"_s, .caption = tr("One instance &more than needed"), .span = 99},
          m_realtime.detailMember(u"spareInstance"_s),
          boolMember(endpointMember(m_realtime, [](auto &each) { return &each.spareInstance; })));
}

void DeploymentPage::buildTraffic()
{
    FlowGrid *grid = gridIn(addWork(m_realtime)->body());
    const auto guess = [&](const FieldLook &look, const QString &member, auto access) {
        estimate(grid, look, m_realtime.detailMember(member),
                 estimateMember(endpointMember(m_realtime, access)));
    };
    const auto value = [&](const FieldLook &look, const QString &member, auto access) {
        number(grid, look, m_realtime.detailMember(member), numberMember(endpointMember(m_realtime, access)));
    };
    guess({.name = u"realtime/peak"_s, .caption = tr("Re&quests at the peak")}, u"peakRequestsPerSecond"_s,
          [](auto &each) { return &each.peakRequestsPerSecond; });
    guess({.name = u"realtime/service"_s, .caption = tr("&Time to serve one request")}, u"serviceMilliseconds"_s,
          [](auto &each) { return &each.serviceMilliseconds; });
    value({.name = u"realtime/latency"_s, .caption = tr("Ans&wer within")}, u"latencyTargetMilliseconds"_s,
          [](auto &each) { return &each.latencyTargetMilliseconds; });
    value({.name = u"realtime/percentile"_s, .caption = tr("for so many"), .span = 2}, u"latencyPercentile"_s,
          [](auto &each) { return &each.latencyPercentile; });
}

void DeploymentPage::buildRequest()
{
    Fold *fold = addFold(m_realtime, u"realtime/foldRequest"_s, tr("One request"), [this](const Plan &plan) {
        const auto *endpoint = m_realtime.detailOf<RealtimeEndpoint>(plan);
        if (!endpoint)
            return QString();
        const QString tokens = endpoint->promptTokens && endpoint->outputTokens
            ? tr("%1 tokens in, %2 out")
                  .arg(formatNumber(*endpoint->promptTokens, locale(), 0),
                       formatNumber(*endpoint->outputTokens, locale(), 0))
            : QString();
        return joinedWords({tokens,
                            tr("%1 in, %2 out")
                                .arg(formatUnits(endpoint->requestKB, u"kB"_s, locale()),
                                     formatUnits(endpoint->responseKB, u"kB"_s, locale()))});
    });
    FlowGrid *grid = gridIn(fold->body());
    const auto value = [&](const FieldLook &look, const QString &member, auto access) {
        number(grid, look, m_realtime.detailMember(member), numberMember(endpointMember(m_realtime, access)));
    };
    estimate(grid,
             {.name = u"realtime/variation"_s,
              .caption = tr("Service varies by"),
              .hint = tr("0 fixed, 1 usual"),
              .span = 2},
             m_realtime.detailMember(u"serviceVariation"_s),
             estimateMember(endpointMember(m_realtime, [](auto &each) { return &each.serviceVariation; })));
    value({.name = u"realtime/requestKB"_s, .caption = tr("Request size")}, u"requestKB"_s,
          [](auto &each) { return &each.requestKB; });
    value({.name = u"realtime/responseKB"_s, .caption = tr("Response size")}, u"responseKB"_s,
          [](auto &each) { return &each.responseKB; });
    buildTokens(grid);
}

void DeploymentPage::buildTokens(FlowGrid *grid)
{
    // Tokens are of language models; what a plan holds is shown whatever its model is.
    const auto at = [this](const QString &member) -> PointerOf {
        return [this, where = m_realtime.detailMember(member)](const Plan &plan) {
            const auto *endpoint = m_realtime.detailOf<RealtimeEndpoint>(plan);
            const bool speaks = endpoint
                && (plan.model.kind == ModelKind::Language || endpoint->promptTokens || endpoint->outputTokens
                    || endpoint->servedModel || endpoint->servingPrecision);
            return speaks ? where(plan) : QString();
        };
    };
    const auto tokens = [&](const QString &name, const QString &caption, const QString &member, auto access) {
        NumberField *field = number(grid, {.name = name, .caption = caption, .optional = true}, at(member),
                                    numberMember(endpointMember(m_realtime, access)));
        setPlaceholder(field, tr("not stated"));
    };
    tokens(u"realtime/promptTokens"_s, tr("Prompt"), u"promptTokens"_s,
           [](auto &each) { return &each.promptTokens; });
    tokens(u"realtime/outputTokens"_s, tr("Answer"), u"outputTokens"_s,
           [](auto &each) { return &each.outputTokens; });
    buildServedModel(grid, at);
}

void DeploymentPage::buildServedModel(FlowGrid *grid, const std::function<PointerOf(const QString &)> &at)
{
    languageModel(
        grid, {.name = u"realtime/servedModel"_s, .caption = tr("Model"), .span = 2}, at(u"servedModel"_s),
        optionalTextMember(endpointMember(m_realtime, [](auto &each) { return &each.servedModel; })));
    combo(
        grid, {.name = u"realtime/servingPrecision"_s, .caption = tr("Served in"), .span = 2},
        {{tr("As the plan says"), -1},
         {tr("16 bits"), static_cast<int>(Precision::BFloat16)},
         {tr("8-bit float"), static_cast<int>(Precision::Float8)},
         {tr("8-bit integer"), static_cast<int>(Precision::Int8)},
         {tr("4-bit integer"), static_cast<int>(Precision::Int4)}},
        at(u"servingPrecision"_s),
        optionalChoiceMember(endpointMember(m_realtime, [](auto &each) { return &each.servingPrecision; })));
}

void DeploymentPage::buildDay()
{
    Fold *fold = addFold(m_realtime, u"realtime/foldDay"_s, tr("Day and growth"), [this](const Plan &plan) {
        const Workload *workload = m_realtime.workloadOf(plan);
        const auto *endpoint = m_realtime.detailOf<RealtimeEndpoint>(plan);
        if (!endpoint)
            return QString();
        double sum = 0;
        for (const double percent : endpoint->dayProfile)
            sum += percent / static_cast<double>(endpoint->dayProfile.size());
        const double growth = plan.growth.requestsPercent.likely;
        return joinedWords({tr("%1 of the peak on average").arg(formatPercent(sum, locale(), 0)),
                            growth == 0 ? tr("no growth")
                                        : tr("%1 more a month").arg(formatPercent(growth, locale())),
                            monthsWords(*workload)});
    });
    auto *profile = new DayProfileField;
    profile->setObjectName(u"realtime/dayProfile"_s);
    QVBoxLayout *body = fold->body();
    body->addWidget(
        new CaptionedField(tr("Load over the &day, percent of the peak"), profile, body->parentWidget()));
    const Place place = {m_realtime.detailMember(u"dayProfile"_s), tr("load over the day")};
    binder().custom(profile, place, [this, profile](const Plan &plan) {
        if (const auto *endpoint = m_realtime.detailOf<RealtimeEndpoint>(plan))
            profile->setProfile(endpoint->dayProfile);
    });
    connect(profile, &DayProfileField::edited, this, [this, place](const DayProfile &entered) {
        binder().edit(place,
                      [&](Plan &plan) { m_realtime.detailOf<RealtimeEndpoint>(plan)->dayProfile = entered; });
    });
    addMonths(gridIn(fold->body()), m_realtime, u"realtime"_s);
    auto *growth = new LinkButton(tr("Growth is of the whole plan"));
    growth->setObjectName(u"realtime/growth"_s);
    fold->body()->addWidget(growth);
    connect(growth, &QPushButton::clicked, this,
            [this] { Q_EMIT linkActivated(Step::Workload, u"/growth/requestsPercent"_s); });
    addMachineSchedule(fold, m_realtime, u"realtime"_s);
}

void DeploymentPage::buildBatch()
{
    InputSection *section = addCompute(m_batch);
    addComputeFields(section, m_batch, u"batch"_s, ServingUse::Batch);
    FlowGrid *counts = gridIn(section->body());
    FlowGrid *grid = gridIn(addWork(m_batch)->body());
    const auto guess = [&](const FieldLook &look, const QString &member, auto access) {
        estimate(grid, look, m_batch.detailMember(member), estimateMember(batchMember(m_batch, access)));
    };
    const auto value = [&](const FieldLook &look, const QString &member, auto access) {
        number(grid, look, m_batch.detailMember(member), numberMember(batchMember(m_batch, access)));
    };
    guess({.name = u"batch/items"_s, .caption = tr("Items a run")}, u"itemsPerRun"_s,
          [](auto &each) { return &each.itemsPerRun; });
    guess({.name = u"batch/secondsPerItem"_s, .caption = tr("One item takes")}, u"secondsPerItem"_s,
          [](auto &each) { return &each.secondsPerItem; });
    guess({.name = u"batch/runs"_s, .caption = tr("Runs"), .hint = tr("a month")}, u"runsPerMonth"_s,
          [](auto &each) { return &each.runsPerMonth; });
    value({.name = u"batch/window"_s, .caption = tr("Finish &within")}, u"windowHours"_s,
          [](auto &each) { return &each.windowHours; });
    number(counts, {.name = u"batch/nodes"_s, .caption = tr("Nodes a run, 0: derived"), .span = 2},
           m_batch.detailMember(u"nodesPerRun"_s),
           numberMember(batchMember(m_batch, [](auto &each) { return &each.nodesPerRun; })));
    buildBatchFolds();
    addPlaceFolds(m_batch, u"batch"_s);
}

void DeploymentPage::buildBatchFolds()
{
    Fold *workers
        = addFold(m_batch, u"batch/foldWorkers"_s, tr("Workers and mini-batches"), [this](const Plan &plan) {
              const auto *batch = m_batch.detailOf<BatchScoring>(plan);
              return batch ? tr("%1 on a node, %2 at a time")
                                 .arg(formatUnits(batch->workersPerNode, u"worker"_s, locale(), 0),
                                      formatUnits(batch->miniBatchSize, u"item"_s, locale(), 0))
                           : QString();
          });
    FlowGrid *grid = gridIn(workers->body());
    number(grid, {.name = u"batch/workers"_s, .caption = tr("Workers a node")},
           m_batch.detailMember(u"workersPerNode"_s),
           numberMember(batchMember(m_batch, [](auto &each) { return &each.workersPerNode; })));
    number(grid, {.name = u"batch/miniBatch"_s, .caption = tr("Mini-batch"), .hint = tr("items")},
           m_batch.detailMember(u"miniBatchSize"_s),
           numberMember(batchMember(m_batch, [](auto &each) { return &each.miniBatchSize; })));
    Fold *schedule = addFold(m_batch, u"batch/foldSchedule"_s, tr("Schedule"), [this](const Plan &plan) {
        const Workload *workload = m_batch.workloadOf(plan);
        if (!workload)
            return QString();
        const QString months = monthsWords(*workload);
        return joinedWords({months.isEmpty() ? tr("the whole plan") : months, scheduleWords(m_batch, plan)});
    });
    addMonths(gridIn(schedule->body()), m_batch, u"batch"_s);
    addMachineSchedule(schedule, m_batch, u"batch"_s);
}

void DeploymentPage::showPlan(const Plan &plan)
{
    m_deployments->showPlan(plan);
    StagePage::showPlan(plan);
}

} // namespace slipway
