// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/explain/explanationplans.h"

#include "model/plan/templates.h"
#include "resources/data.h"
#include "resources/templates.h"

using namespace Qt::StringLiterals;

namespace slipway::test {

namespace {

const TemplateLibrary &templates()
{
    static const TemplateLibrary loaded
        = TemplateLibrary::load(embeddedTemplate(u"templates.json"_s), embeddedTemplate).value();
    return loaded;
}

TrainingJob &job(Plan &plan, QStringView id)
{
    return std::get<TrainingJob>(plan.workload(id)->detail);
}

Plan byTokens()
{
    Plan plan = explanationTemplate(u"llm-finetune-endpoint"_s);
    job(plan, u"tune").work.method = WorkMethod::ParametersAndTokens;
    job(plan, u"tune").nodesPerRun = 2;
    plan.compute(u"tune")->tier = Tier::Spot;
    plan.compute(u"tune")->maxNodes = 2;
    plan.currency = u"EUR"_s;
    plan.discountPercent = 12.5;
    auto &endpoint = std::get<RealtimeEndpoint>(plan.workload(u"serve")->detail);
    endpoint.deployments.front().sizing = InstanceSizing::Derived;
    endpoint.deployments.front().requestsPerSecondPerInstance.reset();
    endpoint.spareInstance = true;
    return plan;
}

Plan byImages()
{
    Plan plan = explanationTemplate(u"vision-realtime"_s);
    TrainingJob &train = job(plan, u"train");
    train.kind = TrainingKind::Sweep;
    train.trials = 20;
    train.parallelTrials = 4;
    train.earlyStoppedPercent = 50;
    train.work.method = WorkMethod::ImagesAndEpochs;
    train.work.images = 1'200'000;
    train.work.epochs = 10;
    train.work.imagesPerSecond = {2000, 1500, 2500};
    train.work.measuredSize = u"Standard_NC24ads_A100_v4"_s;
    plan.compute(u"train")->size = u"Standard_NC4as_T4_v3"_s;
    return plan;
}

Plan noTime()
{
    Plan plan = explanationTemplate(u"vision-realtime"_s);
    job(plan, u"train").work.measuredSize = u"Standard_D4s_v3"_s;
    return plan;
}

Plan derivedBatch()
{
    Plan plan = explanationTemplate(u"tabular-automl-batch"_s);
    for (Workload &workload : plan.workloads) {
        if (auto *batch = std::get_if<BatchScoring>(&workload.detail))
            batch->nodesPerRun = 0;
    }
    return plan;
}

} // namespace

Context explanationContext()
{
    static const Catalog catalog = Catalog::load(embeddedCatalog()).value();
    static const PriceSnapshot prices = PriceSnapshot::load(embeddedPrices(), catalog).value();
    return {catalog, prices, QDate(2026, 11, 20)};
}

Plan explanationTemplate(const QString &id)
{
    return templates().plan(id).value();
}

std::vector<NamedPlan> explanationPlans()
{
    std::vector<NamedPlan> plans;
    for (const TemplateInfo &info : templates().templates())
        plans.push_back({info.id, explanationTemplate(info.id)});
    plans.push_back({u"by tokens"_s, byTokens()});
    plans.push_back({u"by images"_s, byImages()});
    plans.push_back({u"no time"_s, noTime()});
    plans.push_back({u"derived batch"_s, derivedBatch()});
    return plans;
}

} // namespace slipway::test
