// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/explain/derivations.h"

#include "model/evaluation/sizingresult.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

constexpr const char *memoryFrom
    = "parameters layers hidden_size context_tokens gpus_planned unused_memory activations_gib";
constexpr const char *queueFrom
    = "service_ms service_variation concurrency target_ms percentile utilization most_rejected";
constexpr const char *latencyFrom = "load instances_planned service_ms service_variation concurrency";
constexpr const char *llmFrom = "parameters active_parameters bytes layers prompt_tokens output_tokens "
                                "gpu_bandwidth peak concurrency llm_cache_gb llm_places";
constexpr const char *llmLoadFrom = "parameters active_parameters bytes layers prompt_tokens output_tokens "
                                    "gpu_bandwidth peak load instances_planned llm_cache_gb llm_places";
constexpr const char *llmMoments = "the same with as many requests at once as there are in that share of the "
                                   "moments, when each comes by itself";
constexpr const char *queueFormulas = "queue.mgc queue.mmck";

constexpr std::array derivations = {
    // Training: time
    Derivation{"flops", "",
               "6 operations for each parameter and token, 4 where only adapters are trained; attention over "
               "the longest "
               "sequence in the high end only",
               "parameters tokens layers hidden_size context_tokens", "train.total_flops"},
    Derivation{"efficiency", "",
               "computing / (computing + the part of the exchange of gradients that is not hidden behind it)",
               "parameters mfu peak tokens_per_exchange nodes", "train.allreduce_time train.step_time"},
    Derivation{"scale", "gpu_serial_share",
               "time on the planned GPUs / time on those measured: between the ratio of peaks and that of "
               "memory bandwidths, likely their geometric mean, with a serial share over several GPUs",
               "gpu_serial_share nodes", "train.amdahl"},
    Derivation{"scale", "",
               "speed-up of the vCPUs measured on / speed-up of the vCPUs planned, by the parallel share",
               "parallel_share nodes", "train.amdahl"},
    Derivation{"hours_per_trial", "stated_hours",
               "the hours typed in, as no time can be worked out; longer where nodes are lost",
               "stated_hours expected_hours", ""},
    Derivation{"hours_per_trial", "tokens",
               "operations / (GPUs x peak x MFU x useful share x share not spent on exchange) / 3600; "
               "longer where nodes are lost",
               "flops gpus_planned peak mfu goodput efficiency nodes expected_hours",
               "train.gpu_hours_6ND train.hours"},
    Derivation{"hours_per_trial", "images",
               "images x epochs / throughput / 3600 x overhead, times the scale where it was measured "
               "elsewhere; longer where nodes are lost",
               "images epochs images_per_second epoch_overhead scale expected_hours",
               "train.epochs_throughput"},
    Derivation{
        "hours_per_trial", "",
        "hours measured, times the scale where they were measured elsewhere; longer where nodes are lost",
        "measured_hours scale expected_hours", ""},
    Derivation{"hours_by_tokens", "",
               "operations / (GPUs x peak x MFU x useful share x share not spent on exchange) / 3600",
               "parameters gpus_planned nodes", "train.gpu_hours_6ND train.hours"},
    Derivation{"hours_per_run", "items",
               "items x time of one item / (nodes x workers, of which each needs a mini-batch) / 3600",
               "items seconds_per_item nodes workers_per_node mini_batch", ""},
    Derivation{"hours_per_run", "trials",
               "time of one trial x trials (half for those stopped early) / trials at a time, in whole waves",
               "hours_per_trial trials parallel_trials early_stopped", ""},
    Derivation{"hours_per_run", "", "the time of its one trial", "hours_per_trial", ""},
    Derivation{
        "longest_wait", "",
        "from being asked for to having its nodes, of the run that waits longest for other runs of its "
        "compute; runs are spread over the month",
        "hours_per_run nodes", ""},
    Derivation{
        "node_hours_per_run", "trials",
        "(time of one trial x trials (half for those stopped early) / trials at a time + start of a node) "
        "x nodes of all trials at a time",
        "hours_per_trial trials early_stopped parallel_trials start_minutes nodes", "cost.autoscale_cluster"},
    Derivation{"node_hours_per_run", "", "(time of one run + start of a node) x nodes",
               "hours_per_run start_minutes nodes", "cost.autoscale_cluster"},
    Derivation{"cost_per_run", "", "node-hours of one run with start-up x price of a machine-hour",
               "node_hours_per_run price_per_hour", "cost.autoscale_cluster"},
    // Training: memory
    Derivation{"activations_gib", "",
               "what the layers' inputs of one sequence take when the rest is computed again, x 1.15",
               "layers hidden_size context_tokens unused_memory", "train.activation_memory"},
    Derivation{"gpus_planned", "", "GPUs of the VM size x nodes", "nodes", ""},
    Derivation{"gpu_memory_gib", "", "memory of one GPU of the VM size, from the catalog", "gpus_planned",
               ""},
    Derivation{"gib_per_gpu_stage0", "",
               "(weights + gradients + optimizer, each whole, + activations) x unused memory", memoryFrom,
               "train.zero_memory train.lora_memory"},
    Derivation{"gib_per_gpu_stage1", "",
               "(weights + gradients + optimizer / GPUs + activations) x unused memory", memoryFrom,
               "train.zero_memory train.lora_memory"},
    Derivation{"gib_per_gpu_stage2", "",
               "(weights + (gradients + optimizer) / GPUs + activations) x unused memory", memoryFrom,
               "train.zero_memory train.lora_memory"},
    Derivation{"gib_per_gpu_stage3", "",
               "((weights + gradients + optimizer) / GPUs + activations) x unused memory", memoryFrom,
               "train.zero_memory train.lora_memory"},
    Derivation{"gpus_needed", "", "what stage 3 divides / (memory of one GPU - activations), rounded up",
               "gpu_memory_gib activations_gib parameters unused_memory", "train.zero_memory"},
    // Training: nodes that are taken away
    Derivation{"mtbf_hours", "",
               "-1 / ln(1 - probability of losing a node in an hour) / nodes that work together",
               "eviction_percent nodes", "train.eviction_mtbf"},
    Derivation{"best_interval_minutes", "", "the interval with the least expected time, exactly",
               "mtbf_hours parameters checkpoint_bytes checkpoint_speed nodes", "train.checkpoint_interval"},
    Derivation{"young_minutes", "", "square root of (2 x time of a checkpoint x mean time between losses)",
               "mtbf_hours parameters checkpoint_bytes checkpoint_speed nodes", "train.checkpoint_interval"},
    Derivation{"daly_minutes", "", "Young's interval with the terms of higher order",
               "mtbf_hours parameters checkpoint_bytes checkpoint_speed nodes", "train.checkpoint_interval"},
    Derivation{"expected_hours", "",
               "Daly's expected time of the work at the planned interval between checkpoints",
               "checkpoint_minutes mtbf_hours start_minutes measured_hours scale flops",
               "train.preempt_expected_time"},
    Derivation{"best_expected_hours", "",
               "Daly's expected time of the work at the best interval between checkpoints",
               "best_interval_minutes mtbf_hours start_minutes measured_hours scale flops",
               "train.preempt_expected_time"},
    // Batches
    Derivation{"nodes_needed", "",
               "items x time of one item / 3600 / (window - start of a node) / workers on a node, rounded up",
               "items seconds_per_item window_hours start_minutes workers_per_node", ""},
    Derivation{"nodes_useful", "", "items / mini-batch / workers on a node, each rounded up",
               "items mini_batch workers_per_node", ""},
    Derivation{"nodes", "", "as stated in the plan; where it states 0, the fewest that finish in the window",
               "nodes_needed nodes_useful", ""},
    Derivation{"cost_per_thousand", "", "cost of one run / items x 1,000",
               "node_hours_per_run price_per_hour items", ""},
    // Endpoints
    Derivation{"load", "",
               "peak load in the first month x growth up to the highest month x share of requests",
               "peak_load growth traffic_percent", "finance.growth"},
    Derivation{"load_per_instance", "",
               "the highest load at which latency target, turned away counting as late, and utilisation "
               "hold, both with one "
               "queue for all and with requests sent at random",
               queueFrom, queueFormulas},
    Derivation{
        "instances_needed", "",
        "the fewest instances whose common limit is not below the load; the worse of one queue for all and "
        "requests sent at random",
        "load load_per_instance service_ms service_variation concurrency target_ms percentile utilization",
        "queue.mgc queue.mmck queue.mmc_required_servers"},
    Derivation{"instances_recommended", "",
               "instances for the load, with the spare one, and enough that the loss of one of several zones "
               "leaves them",
               "instances_needed spare zones", "aml.spare_instances"},
    Derivation{"instances_planned", "",
               "as stated in the plan, or derived where the plan asks for it; at the highest load",
               "instances_recommended load", ""},
    Derivation{"utilization", "", "load x service time / (instances x requests at a time)", latencyFrom,
               "queue.little"},
    Derivation{"wait_pooled_ms", "", "mean wait in one queue in front of all instances (M/G/c by Kimura)",
               latencyFrom, "queue.mgc"},
    Derivation{
        "wait_split_ms", "",
        "mean wait where each instance has a queue of its own that ends (M/M/c/K), x (1 + variation) / 2",
        latencyFrom, "queue.mmck"},
    Derivation{"rejected", "", "share that finds its instance's queue full (M/G/c/K)", latencyFrom,
               "queue.mmck"},
    Derivation{"p50_ms", "", "the worse of both ways of sending requests, at 50 %", latencyFrom,
               "queue.mgc queue.mmc_percentiles queue.mmck"},
    Derivation{"p95_ms", "", "the worse of both ways of sending requests, at 95 %", latencyFrom,
               "queue.mgc queue.mmc_percentiles queue.mmck"},
    Derivation{"p99_ms", "", "the worse of both ways of sending requests, at 99 %", latencyFrom,
               "queue.mgc queue.mmc_percentiles queue.mmck"},
    Derivation{"latency_pooled_ms", "",
               "the time that the share of requests keeps with one queue in front of all instances (M/G/c)",
               "load instances_planned percentile service_ms service_variation concurrency",
               "queue.mgc queue.mmc_percentiles"},
    Derivation{
        "latency_split_ms", "",
        "the time that the share of requests keeps where each instance has a queue of its own (M/M/c/K)",
        "load instances_planned percentile service_ms service_variation concurrency", "queue.mmck"},
    Derivation{"availability", "",
               "probability that at least the needed instances are up, each independently of the others",
               "instances_needed instances_planned machine_availability", "reliability.k_of_n"},
    // Language models
    Derivation{"llm_copies", "",
               "of the ways to divide the GPUs between copies the one that has room for the requests at a "
               "time and answers them soonest",
               "concurrency parameters bytes gpu_bandwidth peak", "llm.serving"},
    Derivation{"llm_weights_gb", "", "parameters x size of a parameter", "parameters bytes",
               "llm.weight_memory"},
    Derivation{"llm_cache_gb", "",
               "2 x layers x heads of keys and values x width of a head x 2 bytes x (prompt + answer)",
               "layers key_value_heads head_size prompt_tokens output_tokens", "llm.kv_cache"},
    Derivation{"llm_memory_gb", "", "memory of one GPU x GPUs of the VM size, from the catalog",
               "memory_share", ""},
    Derivation{"llm_places", "",
               "(share of the memory that the server takes - what it keeps - weights of all copies) / keys "
               "and values of "
               "a request with half of its answer",
               "llm_memory_gb memory_share server_gb llm_copies llm_weights_gb llm_cache_gb", ""},
    Derivation{"llm_first_token_s", "", "reading the prompt, the steps it waits for and the wait for a place",
               llmFrom, "llm.serving"},
    Derivation{"llm_token_s", "", "one step of all requests, and their share of the prompts of others",
               llmFrom, "llm.serving"},
    Derivation{"llm_request_s", "",
               "time to the first token + time between two tokens x tokens of the answer",
               "llm_first_token_s llm_token_s output_tokens", ""},
    Derivation{"llm_tokens_per_s", "", "answers that are written at a time / time between two tokens",
               llmFrom, "llm.serving"},
    Derivation{"llm_users", "", "load of one instance x time of a whole answer at that load", llmLoadFrom,
               "llm.serving"},
    Derivation{"llm_first_token_p50_s", "", llmMoments, llmLoadFrom, "llm.serving"},
    Derivation{"llm_first_token_p95_s", "", llmMoments, llmLoadFrom, "llm.serving"},
    Derivation{"llm_first_token_p99_s", "", llmMoments, llmLoadFrom, "llm.serving"},
    Derivation{"llm_answer_p50_s", "", llmMoments, llmLoadFrom, "llm.serving"},
    Derivation{"llm_answer_p95_s", "", llmMoments, llmLoadFrom, "llm.serving"},
    Derivation{"llm_answer_p99_s", "", llmMoments, llmLoadFrom, "llm.serving"},
    Derivation{"llm_cost_per_million", "",
               "1,000,000 / tokens a second / 3600 x price of a machine-hour; on Kubernetes / pods on a node",
               "llm_tokens_per_s price_per_hour copies_on_machine", "llm.cost_per_million_tokens"},
};

bool has(const SizingResult &result, QLatin1StringView id)
{
    return result.output(QString(id))
        || std::any_of(result.inputs.begin(), result.inputs.end(),
                       [id](const SizingInput &each) { return each.figure.id == id; });
}

} // namespace

const Derivation *derivationOf(const SizingResult &result, QStringView output)
{
    const auto found = std::find_if(derivations.begin(), derivations.end(), [&](const Derivation &each) {
        const QLatin1StringView when(each.when);
        return output == QLatin1StringView(each.output) && (when.isEmpty() || has(result, when));
    });
    return found == derivations.end() ? nullptr : &*found;
}

QStringList idsIn(const char *list)
{
    return QString::fromLatin1(list).split(u' ', Qt::SkipEmptyParts);
}

} // namespace slipway
