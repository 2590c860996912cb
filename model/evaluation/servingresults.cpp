// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cost/loads.h"
#include "model/evaluation/sizingwriter.h"
#include "model/formulas/llmtables.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

using sizing::Range;
using sizing::rangeOf;

void writeInputs(SizingWriter &out, const RealtimeEndpoint &endpoint, const sizing::EndpointSizing &sized,
                 double serviceSeconds, const QString &field)
{
    if (sizing::isSpeedDerived(endpoint))
        out.input("service_ms", u"Service time, by the speed of the language model"_s, u"ms"_s,
                  1000 * serviceSeconds,
                  {u"Slipway's fit to measured servers"_s, formulas::LlmTables::builtIn().fitted()});
    else
        out.input("service_ms", u"Service time"_s, u"ms"_s, rangeOf(endpoint.serviceMilliseconds),
                  field + u"serviceMilliseconds"_s);
    out.input("service_variation", u"Squared coefficient of variation"_s, {},
              rangeOf(endpoint.serviceVariation), field + u"serviceVariation"_s);
    out.input("concurrency", u"Requests at a time on one instance"_s, {}, endpoint.concurrency,
              field + u"concurrency"_s);
    out.input("target_ms", u"Latency target"_s, u"ms"_s, endpoint.latencyTargetMilliseconds,
              field + u"latencyTargetMilliseconds"_s);
    out.input("percentile", u"Percentile of the target"_s, u"%"_s, endpoint.latencyPercentile,
              field + u"latencyPercentile"_s);
    out.input("utilization", u"Highest utilisation"_s, u"%"_s,
              rangeOf(out.plan().assumptions.targetUtilizationPercent),
              u"/assumptions/targetUtilizationPercent"_s);
    out.input("most_rejected", u"Share of requests that may be turned away"_s, {}, sizing::mostRejected,
              {u"Slipway"_s, u"2026-11-21"_s});
    out.input("lag_minutes", u"From a rise of the load to new instances"_s, u"min"_s, sized.lagMinutes,
              {u"Autoscale online endpoints (5 minutes of metrics), and the plan's start of a node"_s,
               u"2024-08-07"_s});
    out.input("spare", u"Spare instances"_s, {}, endpoint.spareInstance ? 1 : 0, field + u"spareInstance"_s);
    out.input("zones", u"Zones, of which one may be lost"_s, {}, endpoint.zones, field + u"zones"_s);
    out.input("machine_availability", u"Share of the time that one machine is up"_s, {},
              sizing::machineAvailability, {u"SLA for virtual machines, v1.9"_s, u"2024"_s});
}

void writeQueue(SizingWriter &out, const sizing::CapacityTable &table, const Range &load, int planned)
{
    const sizing::ServiceProfile &profile = table.profile();
    const auto count = [&](int instances) { return Range(instances); };
    out.formula("queue.mgc");
    out.formula("queue.mmc_percentiles");
    out.formula("queue.mmck");
    out.output("load_per_instance", u"Load that one instance carries"_s, u"requests/s"_s,
               table.perInstance());
    out.output("instances_needed", u"Instances for the highest load"_s, {},
               {static_cast<double>(table.needed(load.low)), static_cast<double>(table.needed(load.likely)),
                static_cast<double>(table.needed(load.high))});
    const int recommended = table.instances(load.likely);
    out.output("instances_recommended", u"Instances with spare ones"_s, {},
               {static_cast<double>(table.instances(load.low)), static_cast<double>(recommended),
                static_cast<double>(table.instances(load.high))});
    out.output("instances_planned", u"Instances planned at the highest load"_s, {}, count(planned));
    const sizing::PooledQueue pooled = sizing::pooledQueue(profile, planned, load.likely);
    const sizing::SplitQueue split = sizing::splitQueue(profile, planned, load.likely);
    out.output("utilization", u"Busy share at the highest load"_s, {}, pooled.utilization);
    out.output("wait_pooled_ms", u"Mean wait, one queue for all"_s, u"ms"_s, pooled.meanWaitSeconds * 1000);
    out.output("wait_split_ms", u"Mean wait, requests sent at random"_s, u"ms"_s,
               split.meanWaitSeconds * 1000);
    out.output("rejected", u"Share turned away, requests sent at random"_s, {}, split.rejected);
    out.output("p50_ms", u"Half of the answers within"_s, u"ms"_s,
               1000 * sizing::worsePercentile(profile, planned, load.likely, 0.5));
    out.output("p95_ms", u"95 % of the answers within"_s, u"ms"_s,
               1000 * sizing::worsePercentile(profile, planned, load.likely, 0.95));
    out.output("p99_ms", u"99 % of the answers within"_s, u"ms"_s,
               1000 * sizing::worsePercentile(profile, planned, load.likely, 0.99));
    // At the plan's percentile: the two ways of sending requests bound what a real balancer does.
    out.output("latency_pooled_ms", u"Latency at the percentile, one queue for all"_s, u"ms"_s,
               1000 * sizing::pooledPercentile(profile, planned, load.likely, profile.percentile));
    out.output("latency_split_ms", u"Latency at the percentile, requests sent at random"_s, u"ms"_s,
               1000 * sizing::splitPercentile(profile, planned, load.likely, profile.percentile));
    const int needed = table.needed(load.likely);
    if (planned >= needed) {
        out.formula("reliability.k_of_n");
        out.output("availability", u"Share of the time that enough instances are up"_s, {},
                   sizing::serviceAvailability(needed, planned, sizing::machineAvailability));
    }
}

void writeLlmInputs(SizingWriter &out, const sizing::LlmTask &task, const RealtimeEndpoint &endpoint,
                    const QString &field)
{
    const ModelProfile &model = out.plan().model;
    // A named model brings its figures along.
    const auto from = [&](const QString &member) -> QString {
        return endpoint.servedModel ? field + u"servedModel"_s : u"/model/"_s + member;
    };
    out.input("parameters", u"Parameters"_s, {}, task.shape.parameters, from(u"parametersBillion"_s));
    if (task.shape.experts > 0)
        out.input("active_parameters", u"Parameters that one token passes"_s, {}, task.shape.activeParameters,
                  from(u"parametersBillion"_s));
    out.input("bytes", u"Size of a parameter"_s, u"bytes"_s, formulas::bytesOfWeight(task.format),
              endpoint.servingPrecision ? field + u"servingPrecision"_s : u"/model/precision"_s);
    out.input("layers", u"Layers"_s, {}, task.shape.layers, from(u"layers"_s));
    if (task.headSize > 0) {
        out.input("key_value_heads", u"Heads of keys and values"_s, {}, task.shape.keyValueHeads,
                  from(model.keyValueHeads ? u"keyValueHeads"_s : u"attentionHeads"_s));
        out.input("head_size", u"Width of a head"_s, {}, task.headSize, from(u"hiddenSize"_s));
    }
    out.input("prompt_tokens", u"Prompt"_s, u"tokens"_s, task.promptTokens, field + u"promptTokens"_s);
    out.input("output_tokens", u"Answer"_s, u"tokens"_s, task.outputTokens, field + u"outputTokens"_s);
    const sizing::Machine machine = out.machine();
    const Source catalog{u"Catalog of GPUs"_s, u"2026-11-20"_s};
    out.input("gpu_bandwidth", u"Memory bandwidth of the instance's GPUs"_s, u"GB/s"_s,
              machine.gpuBandwidth * machine.gpus / 1e9, catalog);
    out.input("peak", u"Dense peak of the instance's GPUs"_s, u"FLOP/s"_s,
              sizing::llmPeak(task, machine) * machine.gpus, catalog);
    const formulas::LlmFit &fit = formulas::LlmTables::builtIn().fit();
    const Source fitted{u"Slipway's fit to measured servers"_s, formulas::LlmTables::builtIn().fitted()};
    out.input("memory_share", u"Share of the memory that the server takes"_s, {}, fit.memoryShare, fitted);
    out.input("server_gb", u"Memory that the server keeps for itself on each GPU"_s, u"GB"_s,
              fit.serverBytes / 1e9, fitted);
}

/// What people see at the highest load of one instance.
void writeLlmAtLoad(SizingWriter &out, const sizing::LlmTask &task, double load)
{
    const sizing::LlmAtLoad at = sizing::llmAtLoad(task, out.machine(), load);
    if (!at.steady) {
        out.remark(
            u"At the highest load one instance is asked for more than the language model can write: requests would pile up."_s);
        return;
    }
    out.output("llm_users", u"Requests at once on one instance at the highest load"_s, {}, at.usersAtOnce);
    out.output("llm_first_token_p50_s", u"Half of the first tokens within"_s, u"s"_s,
               at.firstTokenSeconds[0]);
    out.output("llm_first_token_p95_s", u"95 % of the first tokens within"_s, u"s"_s,
               at.firstTokenSeconds[1]);
    out.output("llm_first_token_p99_s", u"99 % of the first tokens within"_s, u"s"_s,
               at.firstTokenSeconds[2]);
    out.output("llm_answer_p50_s", u"Half of the whole answers within"_s, u"s"_s, at.answerSeconds[0]);
    out.output("llm_answer_p95_s", u"95 % of the whole answers within"_s, u"s"_s, at.answerSeconds[1]);
    out.output("llm_answer_p99_s", u"99 % of the whole answers within"_s, u"s"_s, at.answerSeconds[2]);
}

/// Says of the range where it comes from.
QString basisOf(const sizing::LlmServing &llm)
{
    const QString text = llm.measured
        ? u"Speed of the language model is fitted to measured servers on this GPU in this format: nine of ten took %1 to %2 times as long for a token."_s
        : u"Speed of the language model is extrapolated: no server on this GPU in this format was measured, and a token may take %1 to %2 times as long."_s;
    const auto times
        = [&llm](double seconds) { return QString::number(seconds / llm.tokenSeconds.likely, 'g', 2); };
    return text.arg(times(llm.tokenSeconds.low), times(llm.tokenSeconds.high));
}

void writeLlm(SizingWriter &out, const sizing::LlmServing &llm, const sizing::LlmTask &task,
              const RealtimeEndpoint &endpoint, const QString &field, double loadPerInstance)
{
    if (!llm.known() && llm.why != sizing::NoServing::TooLarge) {
        out.remark(
            u"Speed of the language model does not follow: parameters, layers, heads or the GPU's figures are not known."_s);
        return;
    }
    writeLlmInputs(out, task, endpoint, field);
    out.formula("llm.weight_memory");
    out.formula("llm.kv_cache");
    out.output("llm_weights_gb", u"Weights"_s, u"GB"_s, llm.weightsGB);
    out.output("llm_cache_gb", u"Keys and values of one request"_s, u"GB"_s, llm.cacheGBPerRequest);
    out.output("llm_memory_gb", u"Memory of the instance's GPUs"_s, u"GB"_s, llm.memoryGB);
    out.output("llm_places", u"Requests at a time that fit beside the weights"_s, {}, llm.mostAtATime);
    if (!llm.known())
        return;
    out.formula("llm.serving");
    out.formula("llm.cost_per_million_tokens");
    out.output("llm_first_token_s", u"Time to the first token"_s, u"s"_s, llm.firstTokenSeconds);
    out.output("llm_token_s", u"Time between two tokens"_s, u"s"_s, llm.tokenSeconds);
    out.output("llm_request_s", u"Time of one request, all slots taken"_s, u"s"_s, llm.requestSeconds);
    out.output("llm_tokens_per_s", u"Output of one instance"_s, u"tokens/s"_s, llm.tokensPerSecond);
    // Hours of one instance for a million tokens, at full load.
    out.cost("llm_cost_per_million", u"Cost of a million tokens, fully used"_s,
             Range(1e6 / 3600) / llm.tokensPerSecond);
    writeLlmAtLoad(out, task, loadPerInstance);
    out.remark(basisOf(llm));
}

} // namespace

void addServingResults(std::vector<SizingResult> &results, const SizingWriter &writer,
                       const Workload &workload, const RealtimeEndpoint &endpoint,
                       const sizing::EndpointSizing &sized, const QString &field)
{
    const Plan &plan = writer.plan();
    const cost::PeakLoads peaks = cost::peakLoads(plan, workload, endpoint);
    const double utilization = plan.assumptions.targetUtilizationPercent.likely / 100;
    for (std::size_t d = 0; d < endpoint.deployments.size(); ++d) {
        const Deployment &deployment = endpoint.deployments[d];
        const sizing::CapacityTable &table = sized.deployments[d].table;
        SizingWriter out = writer;
        out.begin(SizingResult::Kind::Serving, deployment.compute, deployment.id);
        out.input("peak_load", u"Peak load in the first month"_s, u"requests/s"_s,
                  rangeOf(endpoint.peakRequestsPerSecond), field + u"peakRequestsPerSecond"_s);
        out.input("growth", u"Growth of the load up to its highest month"_s, {}, peaks.growth,
                  u"/growth/requestsPercent"_s);
        out.input("traffic_percent", u"Share of requests"_s, u"%"_s, deployment.trafficPercent,
                  field + u"deployments/%1/trafficPercent"_s.arg(d));
        const Range load
            = rangeOf(endpoint.peakRequestsPerSecond) * Range(peaks.growth * deployment.trafficPercent / 100);
        out.output("load", u"Highest load of the deployment"_s, u"requests/s"_s, load);
        writeInputs(out, endpoint, sized, table.profile().serviceSeconds, field);
        if (!sized.deployments[d].targetReachable)
            out.remark(
                u"Not even an idle instance keeps the latency target: instances are counted by utilisation."_s);
        const int planned
            = cost::deploymentInstances(deployment, endpoint, table, peaks.highest, utilization);
        if (table.possible())
            writeQueue(out, table, load, planned);
        else
            out.remark(u"Without a service time nothing follows."_s);
        if (sized.deployments[d].llm)
            writeLlm(out, *sized.deployments[d].llm, sizing::llmTask(plan, endpoint), endpoint, field,
                     load.likely / std::max(1, planned));
        results.push_back(out.take());
    }
}

} // namespace slipway
