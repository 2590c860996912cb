// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of computes and workloads: see planfields.h.
#pragma once

#include "model/plan/field.h"
#include "model/plan/workload.h"

namespace slipway {

template <typename Visitor> void describe(Visitor &v, Of<Schedule>)
{
    v.type("schedule", "When a compute instance is started and stopped");
    v.field(Field("enabled", "Whether the schedule is in force"), &Schedule::enabled);
    v.field(Field("start", "Start, local time").as(TextKind::TimeOfDay), &Schedule::start);
    v.field(Field("stop", "Stop, later the same day").as(TextKind::TimeOfDay), &Schedule::stop);
    v.field(Field("daysPerWeek", "Days that it runs").range(1, 7).in("days a week"), &Schedule::daysPerWeek);
    v.field(Field("timeZone", "Name of the time zone"), &Schedule::timeZone);
}

template <typename Visitor> void describe(Visitor &v, Of<KubernetesOptions>)
{
    using K = KubernetesOptions;
    v.type("kubernetesOptions", "Options of targets on Kubernetes");
    v.field(Field("controlPlane", "Tier of the control plane: free, standard or premium"), &K::controlPlane);
    v.field(Field("systemNodes", "Nodes of the system pool").range(0, 100), &K::systemNodes);
    v.field(Field("systemSize", "VM size of the system pool; empty: the default").as(TextKind::CatalogName),
            &K::systemSize);
    v.field(Field("podVcpus", "vCPUs asked for by one serving pod").range(0.001, 1000).in("vCPU").showing(3),
            &K::podVcpus);
    v.field(Field("podMemoryGiB", "Memory asked for by one serving pod")
                .range(0.001, 100'000)
                .in("GiB")
                .showing(3),
            &K::podMemoryGiB);
    v.field(Field("podGpus", "GPUs asked for by one serving pod, on nodes that have any").range(0, 16),
            &K::podGpus);
    v.field(Field("servingFrontEndVcpus", "vCPUs that the Azure ML extension takes of the cluster")
                .range(0, 1000)
                .in("vCPU"),
            &K::servingFrontEndVcpus);
}

template <typename Visitor> void describe(Visitor &v, Of<SparkOptions>)
{
    v.type("sparkOptions", "What one Spark session holds");
    v.field(Field("driverVcpus", "vCPUs of the driver").range(1, 1000).in("vCPU"),
            &SparkOptions::driverVcpus);
    v.field(Field("executorVcpus", "vCPUs of one executor").range(1, 1000).in("vCPU"),
            &SparkOptions::executorVcpus);
    v.field(Field("executors", "Executors of one session").range(0, 10'000), &SparkOptions::executors);
    v.field(
        Field("idleMinutes", "Time without work before a session ends").range(0, 10'080).in("minutes idle"),
        &SparkOptions::idleMinutes);
}

template <typename Visitor> void describe(Visitor &v, Of<HostedModel>)
{
    using H = HostedModel;
    v.type("hostedModel", "A model that Microsoft hosts and bills by the token");
    v.field(Field("model", "Model, as the price book names it").as(TextKind::CatalogName), &H::model);
    v.field(Field("regional", "Whether answers stay in the region; otherwise others may answer"),
            &H::regional);
    v.field(Field("dataZone",
                  "Whether answers stay in the data zone of the region, such as the EU or the United States, "
                  "where they need not stay in the region; "
                  "otherwise any region may answer"),
            &H::dataZone);
    v.field(Field("inputPrice", "Price of tokens that go in, as agreed; absent: the price book's")
                .as(TextKind::Decimal)
                .in("USD a million tokens")
                .showing(6),
            &H::inputPrice);
    v.field(Field("outputPrice", "Price of tokens that come out, as agreed; absent: the price book's")
                .as(TextKind::Decimal)
                .in("USD a million tokens")
                .showing(6),
            &H::outputPrice);
}

template <typename Visitor> void describe(Visitor &v, Of<Compute>)
{
    v.type("compute", "A named compute: what workloads run on");
    v.field(Field("id", "Unique among the computes of the plan").as(TextKind::Id).needed(), &Compute::id);
    v.field(Field("target", "Compute target, an id of the catalog").as(TextKind::CatalogName),
            &Compute::target);
    v.field(Field("size", "VM size; empty where the target has none").as(TextKind::CatalogName),
            &Compute::size);
    v.field(Field("region", "Region; empty: the plan's").as(TextKind::CatalogName), &Compute::region);
    v.field(Field("environment", "What it is used for"), &Compute::environment);
    v.field(Field("instances", "Machines of their own: compute instances, attached VMs").range(0, 1000),
            &Compute::instances);
    v.field(Field("minNodes", "Lowest number of nodes of a cluster").range(0, 100'000).in("nodes"),
            &Compute::minNodes);
    v.field(Field("maxNodes",
                  "Highest number of nodes of a cluster; a Kubernetes pool has so many all the time, and "
                  "with 1 as many as its pods and its widest run need")
                .range(0, 100'000)
                .in("nodes"),
            &Compute::maxNodes);
    v.field(Field("tier", "Whether its machines may be taken away"), &Compute::tier);
    v.field(Field("priceType", "What is paid for its hours"), &Compute::priceType);
    v.field(Field("idleSeconds", "Idle time before a cluster removes a node").range(0, 604'800).in("seconds"),
            &Compute::idleSeconds);
    v.field(Field("idleShutdownMinutes",
                  "Idle time before a compute instance stops; absent: it never does by itself")
                .range(15, 4320)
                .in("minutes"),
            &Compute::idleShutdownMinutes);
    v.field(Field("schedule", "When a compute instance runs"), &Compute::schedule);
    v.field(Field("publicIp", "Whether it has a public IP address"), &Compute::publicIp);
    v.field(Field("ownerPrice", "Price of one node-hour of attached compute, as its owner says")
                .as(TextKind::Decimal)
                .in("USD an hour")
                .showing(6),
            &Compute::ownerPrice);
    v.field(Field("kubernetes", "Options of targets on Kubernetes"), &Compute::kubernetes);
    v.field(Field("spark", "Options of Spark targets"), &Compute::spark);
    v.field(Field("hosted", "Options of targets that are billed by the token"), &Compute::hosted);
    v.field(Field("note", "Remarks").as(TextKind::Text), &Compute::note);
}

template <typename Visitor> void describe(Visitor &v, Of<Experimentation>)
{
    using E = Experimentation;
    v.type("experimentation", "People who explore, write notebooks and try things");
    v.field(Field("compute", "Compute that it runs on, by its id; several workloads may share one"),
            &E::compute);
    v.field(Field("people", "People at work").range(0, 10'000).showing(0), &E::people);
    v.field(Field("hoursPerDay", "Active use by one person").range(0, 24).in("hours a day"), &E::hoursPerDay);
    v.field(Field("daysPerWeek", "Working days").range(0, 7).in("days a week"), &E::daysPerWeek);
}

template <typename Visitor> void describe(Visitor &v, Of<TrainingWork>)
{
    using W = TrainingWork;
    v.type("trainingWork",
           "The work of one run; `method` says which part counts, the others keep their entries");
    v.field(Field("method", "How the work is told"), &W::method);
    v.field(Field("measuredHours", "Wall time of one run on the nodes and the size of its measurement")
                .range(0, 100'000)
                .in("hours")
                .showing(3),
            &W::measuredHours);
    v.field(Field("measuredSize", "VM size it was measured on; empty: the compute as planned")
                .as(TextKind::CatalogName),
            &W::measuredSize);
    v.field(Field("measuredNodes", "Nodes it was measured on").range(1, 100'000).in("nodes"),
            &W::measuredNodes);
    v.field(Field("parametersBillion", "Parameters of the model that is trained")
                .range(0, 1e6)
                .in("billions")
                .showing(4),
            &W::parametersBillion);
    v.field(Field("tokensBillion", "Tokens of one run").range(0, 1e9).in("billions").showing(4),
            &W::tokensBillion);
    v.field(Field("exampleTokens", "Tokens of a typical example; 0: packed to full sequences")
                .range(0, 1e7)
                .in("tokens")
                .showing(0),
            &W::exampleTokens);
    v.field(Field("fineTuning", "Which weights are trained"), &W::fineTuning);
    v.field(Field("images", "Images of one epoch").range(0, 1e12).showing(0), &W::images);
    v.field(Field("epochs", "Passes over the data in one run").range(0, 1e6), &W::epochs);
    v.field(Field("imagesPerSecond", "Speed on the nodes and the size of its measurement")
                .range(0, 1e9)
                .in("images/s"),
            &W::imagesPerSecond);
    v.field(Field("trainedModel",
                  "Language model that is trained, by its published name; absent: the plan's model")
                .as(TextKind::CatalogName),
            &W::trainedModel);
    v.field(Field("trainingPrecision", "Number format that it is trained in; absent: the plan's"),
            &W::trainingPrecision);
}

template <typename Visitor> void describe(Visitor &v, Of<TrainingJob>)
{
    using T = TrainingJob;
    v.type("training", "A training job, a step of a pipeline, a sweep");
    v.field(Field("compute", "Compute that it runs on, by its id; several workloads may share one"),
            &T::compute);
    v.field(Field("kind", "What sort of job it is"), &T::kind);
    v.field(Field("pipeline", "Name of the pipeline that a step belongs to; empty: a job of its own"),
            &T::pipeline);
    v.field(Field("dependsOn", "Ids of workloads that end before it starts").range(0, 1000), &T::dependsOn);
    v.field(Field("work", "The work of one run"), &T::work);
    v.field(Field("nodesPerRun", "Nodes that one run uses").range(1, 100'000).in("nodes"), &T::nodesPerRun);
    v.field(Field("runsPerMonth", "Runs a month").range(0, 1e6), &T::runsPerMonth);
    v.field(Field("pattern", "Whether the runs of a month are spread or start together"), &T::pattern);
    v.field(Field("trials", "Trials of a sweep or of AutoML, each as much work as one run").range(1, 100'000),
            &T::trials);
    v.field(Field("parallelTrials", "Trials at a time").range(1, 100'000), &T::parallelTrials);
    v.field(Field("earlyStoppedPercent",
                  "Share of the trials that are stopped early, each counted as half a trial")
                .range(0, 100)
                .in("percent of trials"),
            &T::earlyStoppedPercent);
    v.field(Field("failedPercent", "Share of the runs that fail and are run again in full")
                .range(0, 100)
                .in("percent of runs"),
            &T::failedPercent);
    v.field(Field("checkpointMinutes", "Time between two checkpoints; absent: there are none")
                .range(0.01, 1e6)
                .in("minutes"),
            &T::checkpointMinutes);
    v.field(
        Field("deadlineHours", "Time in which one run must end; absent: any").range(0.01, 1e6).in("hours"),
        &T::deadlineHours);
}

template <typename Visitor> void describe(Visitor &v, Of<Deployment>)
{
    using D = Deployment;
    v.type("deployment", "Instances of one compute behind an endpoint");
    v.field(Field("id", "Unique within its endpoint").as(TextKind::Id).needed(), &D::id);
    v.field(Field("compute", "Compute that it runs on, by its id; several workloads may share one"),
            &D::compute);
    v.field(Field("sizing",
                  "Whether the number of instances is fixed, follows the load, or is derived from the "
                  "latency target"),
            &D::sizing);
    v.field(Field("instances", "Instances when fixed").range(0, 10'000), &D::instances);
    v.field(Field("minInstances", "Lowest number unless fixed").range(0, 10'000), &D::minInstances);
    v.field(Field("maxInstances", "Highest number when it follows the load").range(0, 10'000),
            &D::maxInstances);
    v.field(Field("requestsPerSecondPerInstance", "Measured throughput of one instance; absent: computed")
                .range(0.000001, 1e9)
                .in("requests/s")
                .showing(6),
            &D::requestsPerSecondPerInstance);
    v.field(Field("trafficPercent", "Share of the endpoint's requests").range(0, 100).in("percent"),
            &D::trafficPercent);
}

template <typename Visitor> void describe(Visitor &v, Of<Rollout>)
{
    v.type("rollout", "Blue/green roll-outs: both versions run during the overlap");
    v.field(Field("perMonth", "Roll-outs a month").range(0, 1000), &Rollout::perMonth);
    v.field(Field("overlapHours", "Time that both versions run").range(0, 730).in("hours"),
            &Rollout::overlapHours);
}

template <typename Visitor> void describe(Visitor &v, Of<RealtimeEndpoint>)
{
    using R = RealtimeEndpoint;
    v.type("realtime", "An endpoint that answers at once");
    v.field(Field("deployments", "What answers, with its share of the requests").range(0, 100),
            &R::deployments);
    v.field(Field("peakRequestsPerSecond",
                  "Highest load of a day in the first month; grows as requests do")
                .range(0, 1e9)
                .in("requests/s")
                .showing(3),
            &R::peakRequestsPerSecond);
    v.field(Field("dayProfile", "Load of each hour from midnight, of the peak").range(0, 100).in("percent"),
            &R::dayProfile);
    v.field(Field("serviceMilliseconds",
                  "Time that one slot works on one request; 0: as the speed of the language model gives")
                .range(0, 1e9)
                .in("ms"),
            &R::serviceMilliseconds);
    v.field(Field("serviceVariation", "Squared coefficient of variation of that time; 0 fixed, 1 exponential")
                .range(0, 1000)
                .showing(3),
            &R::serviceVariation);
    v.field(Field("concurrency", "Requests that one instance serves at a time").range(1, 100'000),
            &R::concurrency);
    v.field(Field("latencyTargetMilliseconds", "Latency to keep for the share of requests beside it")
                .range(0.001, 1e9)
                .in("ms")
                .showing(3),
            &R::latencyTargetMilliseconds);
    v.field(Field("latencyPercentile", "Share of requests that the latency target is for")
                .range(50, 99.999)
                .in("percent of requests")
                .showing(3),
            &R::latencyPercentile);
    v.field(Field("requestKB", "Size of a request").range(0, 1e9).in("kB").showing(3), &R::requestKB);
    v.field(Field("responseKB", "Size of a response").range(0, 1e9).in("kB").showing(3), &R::responseKB);
    v.field(Field("spareInstance", "Whether one instance more than needed runs"), &R::spareInstance);
    v.field(Field("zones", "Availability zones, of which one may be lost").range(1, 3), &R::zones);
    v.field(Field("promptTokens", "Tokens of a request to a language model").range(0, 1e9).in("tokens"),
            &R::promptTokens);
    v.field(Field("outputTokens", "Tokens of its answer").range(0, 1e9).in("tokens"), &R::outputTokens);
    v.field(
        Field("servedModel", "Language model that answers, by its published name; absent: the plan's model")
            .as(TextKind::CatalogName),
        &R::servedModel);
    v.field(Field("servingPrecision", "Number format of its weights; absent: the plan's"),
            &R::servingPrecision);
    v.field(Field("rollout", "Roll-outs of new versions"), &R::rollout);
}

template <typename Visitor> void describe(Visitor &v, Of<BatchScoring>)
{
    using B = BatchScoring;
    v.type("batch", "Scoring of many items in one go");
    v.field(Field("compute", "Compute that it runs on, by its id; several workloads may share one"),
            &B::compute);
    v.field(Field("itemsPerRun", "Items of one run").range(0, 1e15).showing(0), &B::itemsPerRun);
    v.field(Field("secondsPerItem", "Time of one item on one worker of the compute's size")
                .range(0, 1e6)
                .in("seconds")
                .showing(5),
            &B::secondsPerItem);
    v.field(Field("workersPerNode", "Workers on one node").range(1, 10'000), &B::workersPerNode);
    v.field(Field("runsPerMonth", "Runs a month").range(0, 1e6), &B::runsPerMonth);
    v.field(Field("windowHours", "Time in which one run must end").range(0.01, 100'000).in("hours"),
            &B::windowHours);
    v.field(Field("nodesPerRun", "Nodes that one run uses; 0: as many as the window takes")
                .range(0, 100'000)
                .in("nodes"),
            &B::nodesPerRun);
    v.field(Field("miniBatchSize", "Items that one worker takes at a time").range(1, 1e9), &B::miniBatchSize);
}

template <typename Visitor> void describe(Visitor &v, Of<Workload>)
{
    v.type("workload",
           "Something that uses computes for a stretch of the horizon; switched off it keeps its entries");
    v.field(Field("id", "Unique among the workloads of the plan").as(TextKind::Id).needed(), &Workload::id);
    v.field(Field("name", "Name for people"), &Workload::name);
    v.field(Field("enabled", "Whether it counts"), &Workload::enabled);
    v.field(Field("environment", "What it is for"), &Workload::environment);
    v.field(Field("placement", "Where it has to run; absent: where the plan says"), &Workload::placement);
    v.field(Field("startMonth", "Months after the plan's start").range(0, 119).in("months"),
            &Workload::startMonth);
    v.field(Field("lengthMonths", "How long it lasts; absent: to the end of the horizon")
                .range(1, 120)
                .in("months"),
            &Workload::lengthMonths);
    v.detail(Field("kind", "What it is; its entries are in the member of that name").needed(),
             &Workload::detail);
}

} // namespace slipway
