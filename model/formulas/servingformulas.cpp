// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/formulas/commitments.h"
#include "model/formulas/registry.h"
#include "model/formulas/serving.h"

namespace slipway::formulas {

using namespace Qt::StringLiterals;

namespace {

Formula aksReplicas()
{
    return {"aml.aks_replicas",
            "Replicas of a Kubernetes endpoint",
            "replicas = roundUp(target_rps * req_time_s / target_utilization / max_concurrent_per_replica)",
            {{"target_rps", "requests/s", zeroOrMore},
             {"req_time_s", "s", positive},
             {"max_concurrent_per_replica", "requests", oneOrMore, ValueKind::Whole},
             {"target_utilization", "share", shareAboveZero}},
            {{"replicas", "replicas"}},
            "mean load with headroom; says nothing of the slowest requests",
            {{"Deploy a model to an Azure Kubernetes Service cluster", "2024"}},
            [](const Arguments &in) -> Outcome {
                return std::vector<Value>{aksReplicas(
                    PerSecond(in.number("target_rps"_L1)), Seconds(in.number("req_time_s"_L1)),
                    in.number("max_concurrent_per_replica"_L1), in.number("target_utilization"_L1))};
            }};
}

Formula endpointQuota()
{
    return {"aml.endpoint_quota",
            "Quota of a managed online endpoint",
            "cores = roundUp((1 + reserve) * instances) * cores_per_instance",
            {{"instances", "instances", zeroOrMore, ValueKind::Whole},
             {"cores_per_instance", "vCPUs", positive},
             {"reserve", "share", zeroOrMore}},
            {{"cores", "vCPUs"}},
            "sizes that are not exempt from the reserve of 0.2 for upgrades; the reserve is not billed",
            {{"Manage and increase quotas with Azure Machine Learning", "2026-01-27"}},
            [](const Arguments &in) -> Outcome {
                return std::vector<Value>{endpointQuotaCores(
                    in.number("instances"_L1), in.number("cores_per_instance"_L1), in.number("reserve"_L1))};
            }};
}

Formula loadBalancerCost()
{
    return {"aml.load_balancer_cost",
            "Load balancers of clusters and compute instances",
            "usd = (roundUp(cluster_nodes / 50) + compute_instances) * days * usd_per_lb_day",
            {{"cluster_nodes", "nodes", zeroOrMore, ValueKind::Whole},
             {"compute_instances", "instances", zeroOrMore, ValueKind::Whole},
             {"days", "days", zeroOrMore},
             {"usd_per_lb_day", "USD/day", zeroOrMore}},
            {{"usd", "USD"}},
            "computes with a public IP address; the count as published: a bill also counts a cluster at zero "
            "nodes",
            {{"Plan to manage costs for Azure Machine Learning", "2025-03-21"}},
            [](const Arguments &in) -> Outcome {
                return std::vector<Value>{
                    loadBalancers(in.number("cluster_nodes"_L1), in.number("compute_instances"_L1))
                    * in.number("days"_L1) * in.number("usd_per_lb_day"_L1)};
            }};
}

Formula memoryRule()
{
    return {"aml.memory_rule",
            "Memory of a serving machine",
            "min_machine_ram_gib = 1.5 * model_ram_gib",
            {{"model_ram_gib", "GiB", positive}},
            {{"min_machine_ram_gib", "GiB"}},
            "memory in use while serving, not the size of the model's file",
            {{"What are compute targets in Azure Machine Learning", "2026-03-31"}},
            [](const Arguments &in) -> Outcome {
                return std::vector<Value>{servingMemoryFactor * in.number("model_ram_gib"_L1)};
            }};
}

Formula spareInstances()
{
    return {"aml.spare_instances",
            "Instances that outlast a failure",
            "one_spare = needed + 1; zone_spare = zones * roundUp(needed / (zones - 1))",
            {{"needed", "instances", oneOrMore, ValueKind::Whole},
             {"zones", "zones", {2, 100}, ValueKind::Whole}},
            {{"one_spare", "instances"}, {"zone_spare", "instances"}},
            "instances of one size, spread evenly over the zones, of which one may fail",
            {{"Azure Well-Architected Framework, reliability", "2024"}},
            [](const Arguments &in) -> Outcome {
                const double needed = in.number("needed"_L1);
                return std::vector<Value>{withOneSpare(needed), withZoneSpare(needed, in.number("zones"_L1))};
            }};
}

} // namespace

std::vector<Formula> servingFormulas()
{
    return {aksReplicas(), endpointQuota(), loadBalancerCost(), memoryRule(), spareInstances()};
}

} // namespace slipway::formulas
