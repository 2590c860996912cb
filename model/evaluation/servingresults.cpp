// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/format.h"
#include "model/base/planwords.h"
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
        out.input(
            "service_ms", PlanWords::tr("Service time, by the speed of the language model"), u"ms"_s,
            1000 * serviceSeconds,
            {PlanWords::tr("Slipway's fit to measured servers"), formulas::LlmTables::builtIn().fitted()});
    else
        out.input("service_ms", PlanWords::tr("Service time"), u"ms"_s, rangeOf(endpoint.serviceMilliseconds),
                  field + u"serviceMilliseconds"_s);
    out.input("service_variation", PlanWords::tr("Squared coefficient of variation"), {},
              rangeOf(endpoint.serviceVariation), field + u"serviceVariation"_s);
    out.input("concurrency", PlanWords::tr("Requests at a time on one instance"), {}, endpoint.concurrency,
              field + u"concurrency"_s);
    out.input("target_ms", PlanWords::tr("Latency target"), u"ms"_s, endpoint.latencyTargetMilliseconds,
              field + u"latencyTargetMilliseconds"_s);
    out.input("percentile", PlanWords::tr("Percentile of the target"), u"%"_s, endpoint.latencyPercentile,
              field + u"latencyPercentile"_s);
    out.input("utilization", PlanWords::tr("Highest utilisation"), u"%"_s,
              rangeOf(out.plan().assumptions.targetUtilizationPercent),
              u"/assumptions/targetUtilizationPercent"_s);
    out.input("most_rejected", PlanWords::tr("Share of requests that may be late or turned away"), {},
              1 - std::clamp(endpoint.latencyPercentile / 100, 0.0, 1.0), field + u"latencyPercentile"_s);
    out.input(
        "lag_minutes", PlanWords::tr("From a rise of the load to new instances"), u"min"_s, sized.lagMinutes,
        {PlanWords::tr("Autoscale online endpoints (5 minutes of metrics), and the plan's start of a node"),
         u"2024-08-07"_s});
    out.input("spare", PlanWords::tr("Spare instances"), {}, endpoint.spareInstance ? 1 : 0,
              field + u"spareInstance"_s);
    out.input("zones", PlanWords::tr("Zones, of which one may be lost"), {}, endpoint.zones,
              field + u"zones"_s);
    out.input("machine_availability", PlanWords::tr("Share of the time that one machine is up"), {},
              sizing::machineAvailability, {PlanWords::tr("SLA for virtual machines, v1.9"), u"2024"_s});
}

/// Two times of one answer must not read alike: what instances are counted by, and what the model's speed makes of the load.
enum class TimeOf : std::uint8_t {
    Request, ///< the only one that is told
    FullPlaces, ///< of a language model with as many requests at a time as there may be
    Stated, ///< as it was typed, beside the speed of the language model
};

QString answersWithin(TimeOf time, const QString &half, const QString &full, const QString &stated)
{
    return time == TimeOf::Request ? half : time == TimeOf::FullPlaces ? full : stated;
}

/// Names what ends the load of an instance where that is not the utilisation that the plan states.
void writeBinding(SizingWriter &out, const sizing::CapacityTable &table)
{
    const sizing::ServiceProfile &profile = table.profile();
    const double load = table.perInstance();
    const sizing::Binding binding = sizing::bindingAt(profile, load);
    if (!table.possible() || binding == sizing::Binding::Utilization)
        return;
    const sizing::SplitQueue split = sizing::splitQueue(profile, 1, load);
    const QString words = binding == sizing::Binding::TurnedAway
        ? PlanWords::tr("The number of instances follows from requests that are turned away: with %1 of its "
                        "time busy an instance has its queue full for %2 of them, and %3 may miss the "
                        "target. The less answers differ, the fewer it takes.")
        : PlanWords::tr("The number of instances follows from requests that wait behind others: with %1 of "
                        "its time busy an instance turns %2 of them away, and with those answered too late "
                        "%3 miss the target, as many as may. The less answers differ, the fewer it takes.");
    const auto percent = [](double share) { return formatPercent(100 * share, wordsLocale(), 2); };
    out.remark(
        words.arg(percent(split.utilization), percent(split.rejected), percent(1 - profile.percentile)));
}

void writeQueue(SizingWriter &out, const sizing::CapacityTable &table, const Range &load, int planned,
                TimeOf time)
{
    const sizing::ServiceProfile &profile = table.profile();
    const auto count = [&](int instances) { return Range(instances); };
    out.formula("queue.mgc");
    out.formula("queue.mmc_percentiles");
    out.formula("queue.mmck");
    out.output("load_per_instance", PlanWords::tr("Load that one instance carries"), u"requests/s"_s,
               table.perInstance());
    out.output("instances_needed", PlanWords::tr("Instances for the highest load"), {},
               {static_cast<double>(table.needed(load.low)), static_cast<double>(table.needed(load.likely)),
                static_cast<double>(table.needed(load.high))});
    const int recommended = table.instances(load.likely);
    out.output("instances_recommended", PlanWords::tr("Instances with spare ones"), {},
               {static_cast<double>(table.instances(load.low)), static_cast<double>(recommended),
                static_cast<double>(table.instances(load.high))});
    out.output("instances_planned", PlanWords::tr("Instances planned at the highest load"), {},
               count(planned));
    const sizing::PooledQueue pooled = sizing::pooledQueue(profile, planned, load.likely);
    const sizing::SplitQueue split = sizing::splitQueue(profile, planned, load.likely);
    out.output("utilization", PlanWords::tr("Busy share at the highest load"), {}, pooled.utilization);
    out.output("wait_pooled_ms", PlanWords::tr("Mean wait, one queue for all"), u"ms"_s,
               pooled.meanWaitSeconds * 1000);
    out.output("wait_split_ms", PlanWords::tr("Mean wait, requests sent at random"), u"ms"_s,
               split.meanWaitSeconds * 1000);
    out.output("rejected", PlanWords::tr("Share turned away, requests sent at random"), {}, split.rejected);
    out.output("p50_ms",
               answersWithin(time, PlanWords::tr("Half of the answers within"),
                             PlanWords::tr("Half of the answers within, every place taken"),
                             PlanWords::tr("Half of the answers within, by the time stated")),
               u"ms"_s, 1000 * sizing::worsePercentile(profile, planned, load.likely, 0.5));
    out.output("p95_ms",
               answersWithin(time, PlanWords::tr("95 % of the answers within"),
                             PlanWords::tr("95 % of the answers within, every place taken"),
                             PlanWords::tr("95 % of the answers within, by the time stated")),
               u"ms"_s, 1000 * sizing::worsePercentile(profile, planned, load.likely, 0.95));
    out.output("p99_ms",
               answersWithin(time, PlanWords::tr("99 % of the answers within"),
                             PlanWords::tr("99 % of the answers within, every place taken"),
                             PlanWords::tr("99 % of the answers within, by the time stated")),
               u"ms"_s, 1000 * sizing::worsePercentile(profile, planned, load.likely, 0.99));
    // At the plan's percentile: the two ways of sending requests bound what a real balancer does.
    out.output("latency_pooled_ms", PlanWords::tr("Latency at the percentile, one queue for all"), u"ms"_s,
               1000 * sizing::pooledPercentile(profile, planned, load.likely, profile.percentile));
    out.output("latency_split_ms", PlanWords::tr("Latency at the percentile, requests sent at random"),
               u"ms"_s, 1000 * sizing::splitPercentile(profile, planned, load.likely, profile.percentile));
    writeBinding(out, table);
    const int needed = table.needed(load.likely);
    if (planned >= needed) {
        out.formula("reliability.k_of_n");
        out.output("availability", PlanWords::tr("Share of the time that enough instances are up"), {},
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
    out.input("parameters", PlanWords::tr("Parameters"), {}, task.shape.parameters,
              from(u"parametersBillion"_s));
    if (task.shape.experts > 0)
        out.input("active_parameters", PlanWords::tr("Parameters that one token passes"), {},
                  task.shape.activeParameters, from(u"parametersBillion"_s));
    out.input("bytes", PlanWords::tr("Size of a parameter"), u"bytes"_s, formulas::bytesOfWeight(task.format),
              endpoint.servingPrecision ? field + u"servingPrecision"_s : u"/model/precision"_s);
    out.input("layers", PlanWords::tr("Layers"), {}, task.shape.layers, from(u"layers"_s));
    if (task.headSize > 0) {
        out.input("key_value_heads", PlanWords::tr("Heads of keys and values"), {}, task.shape.keyValueHeads,
                  from(model.keyValueHeads ? u"keyValueHeads"_s : u"attentionHeads"_s));
        out.input("head_size", PlanWords::tr("Width of a head"), {}, task.headSize, from(u"hiddenSize"_s));
    }
    out.input("prompt_tokens", PlanWords::tr("Prompt"), u"tokens"_s, task.promptTokens,
              field + u"promptTokens"_s);
    out.input("output_tokens", PlanWords::tr("Answer"), u"tokens"_s, task.outputTokens,
              field + u"outputTokens"_s);
    const sizing::Machine machine = out.servingPart();
    const Source catalog{PlanWords::tr("Catalog of GPUs"), u"2026-11-20"_s};
    out.input("gpu_bandwidth", PlanWords::tr("Memory bandwidth of the instance's GPUs"), u"GB/s"_s,
              machine.gpuBandwidth * machine.gpus / 1e9, catalog);
    out.input("peak", PlanWords::tr("Dense peak of the instance's GPUs"), u"FLOP/s"_s,
              sizing::llmPeak(task, machine) * machine.gpus, catalog);
    const formulas::LlmFit &fit = formulas::LlmTables::builtIn().fit();
    const Source fitted{PlanWords::tr("Slipway's fit to measured servers"),
                        formulas::LlmTables::builtIn().fitted()};
    out.input("memory_share", PlanWords::tr("Share of the memory that the server takes"), {}, fit.memoryShare,
              fitted);
    out.input("server_gb", PlanWords::tr("Memory that the server keeps for itself on each GPU"), u"GB"_s,
              fit.serverBytes / 1e9, fitted);
}

/// What people see at the highest load of one instance.
void writeLlmAtLoad(SizingWriter &out, const sizing::LlmTask &task, double load)
{
    const sizing::LlmAtLoad at = sizing::llmAtLoad(task, out.servingPart(), load);
    if (!at.steady) {
        out.remark(PlanWords::tr("At the highest load one instance is asked for more than the language model "
                                 "can write: requests would pile up."));
        return;
    }
    out.output("llm_users", PlanWords::tr("Requests at once on one instance at the highest load"), {},
               at.usersAtOnce);
    out.output("llm_first_token_p50_s", PlanWords::tr("Half of the first tokens within"), u"s"_s,
               at.firstTokenSeconds[0]);
    out.output("llm_first_token_p95_s", PlanWords::tr("95 % of the first tokens within"), u"s"_s,
               at.firstTokenSeconds[1]);
    out.output("llm_first_token_p99_s", PlanWords::tr("99 % of the first tokens within"), u"s"_s,
               at.firstTokenSeconds[2]);
    out.output("llm_answer_p50_s", PlanWords::tr("Half of the whole answers within, at the highest load"),
               u"s"_s, at.answerSeconds[0]);
    out.output("llm_answer_p95_s", PlanWords::tr("95 % of the whole answers within, at the highest load"),
               u"s"_s, at.answerSeconds[1]);
    out.output("llm_answer_p99_s", PlanWords::tr("99 % of the whole answers within, at the highest load"),
               u"s"_s, at.answerSeconds[2]);
}

/// Says of the range where it comes from.
QString basisOf(const sizing::LlmServing &llm)
{
    const QString text = llm.measured
        ? PlanWords::tr("Speed of the language model is fitted to measured servers on this GPU in this "
                        "format: nine of ten took %1 to %2 times as long for a token.")
        : PlanWords::tr("Speed of the language model is extrapolated: no server on this GPU in this format "
                        "was measured, and a token may take %1 to %2 times as long.");
    const auto times = [&llm](double seconds) {
        return wordsLocale().toString(seconds / llm.tokenSeconds.likely, 'g', 2);
    };
    return text.arg(times(llm.tokenSeconds.low), times(llm.tokenSeconds.high));
}

void writeLlm(SizingWriter &out, const sizing::LlmServing &llm, const sizing::LlmTask &task,
              const RealtimeEndpoint &endpoint, const QString &field, double loadPerInstance)
{
    if (!llm.known() && llm.why != sizing::NoServing::TooLarge) {
        out.remark(PlanWords::tr("Speed of the language model does not follow: parameters, layers, heads or "
                                 "the GPU's figures are not known."));
        return;
    }
    writeLlmInputs(out, task, endpoint, field);
    out.formula("llm.weight_memory");
    out.formula("llm.kv_cache");
    out.output("llm_copies", PlanWords::tr("Copies of the model on one instance"), {}, llm.copies);
    out.output("llm_weights_gb", PlanWords::tr("Weights of one copy"), u"GB"_s, llm.weightsGB);
    out.output("llm_cache_gb", PlanWords::tr("Keys and values of one request"), u"GB"_s,
               llm.cacheGBPerRequest);
    out.output("llm_memory_gb", PlanWords::tr("Memory of the instance's GPUs"), u"GB"_s, llm.memoryGB);
    out.output("llm_places", PlanWords::tr("Requests at a time that fit beside the weights"), {},
               llm.mostAtATime);
    if (!llm.known())
        return;
    out.formula("llm.serving");
    out.formula("llm.cost_per_million_tokens");
    out.output("llm_first_token_s", PlanWords::tr("Time to the first token"), u"s"_s, llm.firstTokenSeconds);
    out.output("llm_token_s", PlanWords::tr("Time between two tokens"), u"s"_s, llm.tokenSeconds);
    out.output("llm_request_s", PlanWords::tr("Time of one request, all slots taken"), u"s"_s,
               llm.requestSeconds);
    out.output("llm_tokens_per_s", PlanWords::tr("Output of one instance"), u"tokens/s"_s,
               llm.tokensPerSecond);
    const int copies = out.copiesOnMachine();
    if (copies > 1)
        out.input("copies_on_machine", PlanWords::tr("Pods on a node"), {}, copies, field);
    // Hours of a machine for a million tokens, all its copies at full load.
    out.cost("llm_cost_per_million", PlanWords::tr("Cost of a million tokens, fully used"),
             Range(1e6 / 3600 / copies) / llm.tokensPerSecond);
    writeLlmAtLoad(out, task, loadPerInstance);
    if (sizing::isSpeedDerived(endpoint))
        out.remark(PlanWords::tr("Instances are counted by answers with every place taken, as at the worst "
                                 "moment; at the highest load "
                                 "fewer requests are there at once, and answers are faster."));
    out.remark(basisOf(llm));
}

/// Nothing where the deployment never runs, no instance keeps the target, or more would be needed than are counted.
std::optional<ServingDay> dayOf(const Deployment &deployment, const RealtimeEndpoint &endpoint,
                                const sizing::CapacityTable &table, double lagMinutes,
                                const cost::PeakLoads &peaks, double utilization)
{
    if (!table.possible() || !(peaks.highest > 0) || cost::isUncounted(deployment, table, peaks.highest))
        return std::nullopt;
    ServingDay day;
    day.month = peaks.highestMonth;
    day.instances
        = cost::instancesOfDay(deployment, endpoint, table, lagMinutes, peaks.highest, utilization);
    for (std::size_t hour = 0; hour < ServingDay::hours; ++hour) {
        day.load[hour] = peaks.highest * deployment.trafficPercent / 100 * endpoint.dayProfile[hour] / 100;
        day.carried[hour] = table.limit(day.instances[hour]);
    }
    return day;
}

} // namespace

void addServingResults(std::vector<SizingResult> &results, const SizingWriter &writer,
                       const Workload &workload, const RealtimeEndpoint &endpoint,
                       const sizing::EndpointSizing &sized, const std::vector<cost::HeldInstances> &held,
                       const QString &field)
{
    const Plan &plan = writer.plan();
    const cost::PeakLoads peaks = cost::peakLoads(plan, workload, endpoint);
    const double utilization = plan.assumptions.targetUtilizationPercent.likely / 100;
    for (std::size_t d = 0; d < endpoint.deployments.size(); ++d) {
        const Deployment &deployment = endpoint.deployments[d];
        const sizing::CapacityTable &table = sized.deployments[d].table;
        SizingWriter out = writer;
        out.begin(SizingResult::Kind::Serving, deployment.compute, deployment.id);
        out.input("peak_load", PlanWords::tr("Peak load in the first month"), u"requests/s"_s,
                  rangeOf(endpoint.peakRequestsPerSecond), field + u"peakRequestsPerSecond"_s);
        out.input("growth", PlanWords::tr("Growth of the load up to its highest month"), {}, peaks.growth,
                  u"/growth/requestsPercent"_s);
        out.input("traffic_percent", PlanWords::tr("Share of requests"), u"%"_s, deployment.trafficPercent,
                  field + u"deployments/%1/trafficPercent"_s.arg(d));
        const Range load
            = rangeOf(endpoint.peakRequestsPerSecond) * Range(peaks.growth * deployment.trafficPercent / 100);
        out.output("load", PlanWords::tr("Highest load of the deployment"), u"requests/s"_s, load);
        writeInputs(out, endpoint, sized, table.profile().serviceSeconds, field);
        if (!sized.deployments[d].targetReachable)
            out.remark(PlanWords::tr(
                "Not even an idle instance keeps the latency target: instances are counted by utilisation."));
        const int planned = held[d].atPeak;
        if (table.possible())
            writeQueue(out, table, load, planned,
                       !sized.deployments[d].llm              ? TimeOf::Request
                           : sizing::isSpeedDerived(endpoint) ? TimeOf::FullPlaces
                                                              : TimeOf::Stated);
        else
            out.remark(PlanWords::tr("Without a service time nothing follows."));
        if (sized.deployments[d].llm)
            writeLlm(out, *sized.deployments[d].llm, sizing::llmTask(plan, endpoint), endpoint, field,
                     load.likely / std::max(1, planned));
        results.push_back(out.take());
        results.back().day
            = dayOf(deployment, endpoint, table, sized.lagMinutes, peaks, utilization);
    }
}

} // namespace slipway
