// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/evaluation/rulecases.h"

using namespace Qt::StringLiterals;

namespace slipway::test {

namespace {

void twoSteps(Plan &plan)
{
    training(plan).kind = TrainingKind::PipelineStep;
    training(plan).pipeline = u"weekly"_s;
    Workload second = *plan.workload(u"train");
    second.id = u"register"_s;
    plan.workloads.push_back(second);
}

void reserved(Plan &plan, const QString &size)
{
    plan.compute(u"train")->size = size;
    plan.compute(u"train")->priceType = PriceType::Reservation1Year;
}

} // namespace

std::vector<RuleCase> adviceCases()
{
    return {
        {"advice.move_to_cluster", [](Plan &p) { training(p).compute = u"notebooks"_s; }, nothing},
        {"advice.start_small", [](Plan &p) { p.model.gpuForTraining = false; },
         [](Plan &p) {
             p.model.gpuForTraining = false;
             p.compute(u"notebooks")->size = u"Standard_D4s_v3"_s;
         }},
        {"advice.light_steps", twoSteps,
         [](Plan &p) {
             twoSteps(p);
             std::get<TrainingJob>(p.workload(u"register")->detail).compute = u"serve"_s;
         }},
        {"advice.scale_up",
         [](Plan &p) {
             p.model.gpuForInference = false;
             p.compute(u"serve")->size = u"Standard_D2as_v4"_s;
             serving(p).deployments[0].sizing = InstanceSizing::Fixed;
             serving(p).deployments[0].instances = 8;
         },
         [](Plan &p) {
             p.model.gpuForInference = false;
             p.compute(u"serve")->size = u"Standard_D2as_v4"_s;
             serving(p).deployments[0].sizing = InstanceSizing::Fixed;
             serving(p).deployments[0].instances = 7;
         }},
        {"advice.early_stop",
         [](Plan &p) {
             training(p).kind = TrainingKind::Sweep;
             training(p).trials = 20;
         },
         [](Plan &p) {
             training(p).kind = TrainingKind::Sweep;
             training(p).trials = 20;
             training(p).earlyStoppedPercent = 40;
         }},
        {"cluster.idle_time", [](Plan &p) { p.compute(u"train")->idleSeconds = 1800; }, nothing},
        {"instance.parallel_jobs",
         [](Plan &p) {
             training(p).compute = u"notebooks"_s;
             training(p).trials = 20;
             training(p).parallelTrials = 20;
         },
         [](Plan &p) { training(p).compute = u"notebooks"_s; }},
        {"region.same", [](Plan &p) { p.compute(u"train")->region = u"northeurope"_s; },
         [](Plan &p) { p.compute(u"train")->region = p.region; }},
        {"size.ends_soon",
         [](Plan &p) {
             p.compute(u"train")->size = u"Standard_DS3_v2"_s;
             p.months = 6;
             p.start = YearMonth(2027, 8);
         },
         [](Plan &p) {
             p.compute(u"train")->size = u"Standard_DS3_v2"_s;
             p.months = 3;
         }},
        {"size.reservation_sale", [](Plan &p) { reserved(p, u"Standard_HB120rs_v2"_s); },
         [](Plan &p) { reserved(p, u"Standard_HB120rs_v3"_s); }},
        {"size.arm", [](Plan &p) { p.compute(u"train")->size = u"Standard_D4ps_v5"_s; }, nothing},
        {"size.burstable", [](Plan &p) { p.compute(u"train")->size = u"Standard_B8ms"_s; },
         [](Plan &p) { p.compute(u"notebooks")->size = u"Standard_B8ms"_s; }},
        {"size.isolated_confirm",
         [](Plan &p) {
             p.isolation.isolatedSizesOnly = true;
             p.compute(u"train")->size = u"Standard_NC96ads_A100_v4"_s;
         },
         [](Plan &p) { p.compute(u"train")->size = u"Standard_NC96ads_A100_v4"_s; }},
        {"size.infiniband", [](Plan &p) { training(p).nodesPerRun = 2; },
         [](Plan &p) {
             p.compute(u"train")->size = u"Standard_ND96isr_H100_v5"_s;
             training(p).nodesPerRun = 2;
         }},
    };
}

} // namespace slipway::test
