// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/evaluation/rulecases.h"

using namespace Qt::StringLiterals;

namespace slipway::test {

namespace {

/// A language model of `billions` parameters behind the endpoint.
void serveLanguage(Plan &plan, double billions)
{
    plan.model.parametersBillion = billions;
    plan.model.layers = 24;
    plan.model.hiddenSize = 2048;
    plan.model.attentionHeads = 16;
    serving(plan).promptTokens = 1000;
    serving(plan).outputTokens = 200;
}

} // namespace

std::vector<RuleCase> sizingCases()
{
    return {
        {"training.memory", [](Plan &p) { training(p).work.parametersBillion = 70; }, nothing},
        {"training.disk", [](Plan &p) { p.data.sizeGiB = 50'000; }, nothing},
        {"training.interval",
         [](Plan &p) {
             // At 60 % an hour nothing lasts a day.
             p.compute(u"train")->tier = Tier::Spot;
             p.assumptions.evictionPercentPerHour = 60;
             training(p).work.measuredHours = 60;
             training(p).checkpointMinutes = 1440;
         },
         [](Plan &p) {
             training(p).work.measuredHours = 60;
             training(p).checkpointMinutes = 600;
         }},
        {"training.stated_hours",
         [](Plan &p) {
             training(p).work.parametersBillion = 1;
             training(p).work.tokensBillion = 100;
         },
         [](Plan &p) {
             // 6 x 1e9 x 1.2e9 / (312e12 x 0.4 x 0.85) s are 18.9 hours.
             p.model.precision = Precision::Float16;
             training(p).work.parametersBillion = 1;
             training(p).work.tokensBillion = 1.2;
             training(p).work.measuredHours = 18;
         }},
        {"serving.instances", [](Plan &p) { serving(p).deployments[0].instances = 1; },
         [](Plan &p) { serving(p).deployments[0].sizing = InstanceSizing::Derived; }},
        {"serving.idle",
         // Of answers of 100 ms in the mean, exponential, 95 % take 300 ms without any waiting.
         [](Plan &p) {
             RealtimeEndpoint &endpoint = serving(p);
             endpoint.serviceMilliseconds = Estimate{100};
             endpoint.serviceVariation = Estimate{1};
             endpoint.concurrency = 1;
             endpoint.latencyPercentile = 95;
             endpoint.latencyTargetMilliseconds = 303;
             endpoint.peakRequestsPerSecond = Estimate{50};
             endpoint.deployments[0].sizing = InstanceSizing::Derived;
             endpoint.deployments[0].requestsPerSecondPerInstance.reset();
         },
         nothing},
        {"serving.surplus", [](Plan &p) { serving(p).deployments[0].instances = 20; }, nothing},
        {"serving.target", [](Plan &p) { serving(p).latencyTargetMilliseconds = 50; },
         [](Plan &p) { serving(p).latencyTargetMilliseconds = 400; }},
        {"serving.model_fits", [](Plan &p) { serveLanguage(p, 70); }, [](Plan &p) { serveLanguage(p, 1); }},
        {"serving.model_name", [](Plan &p) { serving(p).servedModel = u"Llama-3.1-8C"_s; },
         [](Plan &p) { serving(p).servedModel = u"llama-3.1-8b"_s; }},
        {"serving.places",
         [](Plan &p) {
             serveLanguage(p, 1);
             serving(p).concurrency = 5000;
         },
         [](Plan &p) { serveLanguage(p, 1); }},
        {"serving.answer_time",
         [](Plan &p) {
             serveLanguage(p, 1);
             serving(p).serviceMilliseconds = 1;
         },
         [](Plan &p) {
             serveLanguage(p, 1);
             serving(p).serviceMilliseconds = 20'000;
         }},
    };
}

} // namespace slipway::test
