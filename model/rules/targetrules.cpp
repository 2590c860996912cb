// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/datawords.h"
#include "model/base/format.h"
#include "model/base/planwords.h"
#include "model/base/significant.h"
#include "model/catalog/catalogwords.h"
#include "model/rules/rulehelpers.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

constexpr const char *targetsPage = "What are compute targets in Azure Machine Learning";

/// Calls `check(index, workload, job, target)` for every training whose compute is of a known target.
template <typename Check> void forEachTargetOfTraining(const RuleInput &in, Check check)
{
    forEachWorkload<TrainingJob>(in, [&](std::size_t i, const Workload &workload, const TrainingJob &job) {
        if (const ComputeTarget *target = targetRecord(in, targetOf(in, job.compute)))
            check(i, workload, job, *target);
    });
}

void checkAutoml(const RuleInput &in, FindingSink &sink)
{
    forEachTargetOfTraining(
        in,
        [&](std::size_t i, const Workload &workload, const TrainingJob &job, const ComputeTarget &target) {
            const Capability *automl = target.capability(u"automl");
            if (job.kind != TrainingKind::AutoML || !automl)
                return;
            const QString field = workloadField(i, u"training/kind");
            if (automl->support == Support::No)
                sink.add({Step::Training, field, workload.shownName()},
                         PlanWords::tr("%1 does not run AutoML").arg(target.name),
                         PlanWords::tr("The table of %1 says no. Use a cluster or serverless compute.")
                             .arg(dataWords(automl->source.asOf)))
                    .fix
                    = setWord(PlanWords::tr("Plan an ordinary job"), Step::Training, field, u"job"_s);
            else if (!automl->note.isEmpty())
                sink.add(Severity::Warning, {Step::Training, field, workload.shownName()},
                         PlanWords::tr("AutoML on %1: %2").arg(target.name, dataWords(automl->note)),
                         PlanWords::tr("The table of %1 makes this condition; the studio does not offer it.")
                             .arg(dataWords(automl->source.asOf)));
        });
}

void checkPipeline(const RuleInput &in, FindingSink &sink)
{
    forEachTargetOfTraining(
        in,
        [&](std::size_t i, const Workload &workload, const TrainingJob &job, const ComputeTarget &target) {
            const Capability *pipelines = target.capability(u"pipelines");
            if (job.kind != TrainingKind::PipelineStep || !pipelines || pipelines->support != Support::No)
                return;
            const QString field = workloadField(i, u"training/kind");
            sink.add({Step::Training, field, workload.shownName()},
                     PlanWords::tr("%1 does not run steps of pipelines").arg(target.name),
                     PlanWords::tr("The table of %1 says no. Use a cluster or serverless compute.")
                         .arg(dataWords(pipelines->source.asOf)))
                .fix
                = setWord(PlanWords::tr("Plan an ordinary job"), Step::Training, field, u"job"_s);
        });
}

void checkPipelineStepsOnly(const RuleInput &in, FindingSink &sink)
{
    forEachTargetOfTraining(
        in,
        [&](std::size_t i, const Workload &workload, const TrainingJob &job, const ComputeTarget &target) {
            // Where AutoML runs at all, it runs in the local mode of the SDK.
            const Capability *automl = target.capability(u"automl");
            const bool local = job.kind == TrainingKind::AutoML && automl && automl->support == Support::Yes;
            if (!target.traits.stepsOnly || job.kind == TrainingKind::PipelineStep || local)
                return;
            const QString field = workloadField(i, u"training/kind");
            sink.add({Step::Training, field, workload.shownName()},
                     PlanWords::tr("%1 runs steps of pipelines only").arg(target.name),
                     PlanWords::tr(
                         "It is no target for jobs of their own. Make the job a step, or choose a cluster."))
                .fix
                = setWord(PlanWords::tr("Make it a step"), Step::Training, field, u"pipeline_step"_s);
        });
}

void checkSparkKind(const RuleInput &in, FindingSink &sink)
{
    forEachTargetOfTraining(
        in,
        [&](std::size_t i, const Workload &workload, const TrainingJob &job, const ComputeTarget &target) {
            const bool spark = job.kind == TrainingKind::Spark;
            const bool step = job.kind == TrainingKind::PipelineStep;
            const bool only = target.traits.spark == SparkUse::Only;
            if (spark == only || (step && only) || target.traits.spark == SparkUse::Also)
                return;
            const QString field = workloadField(i, u"training/kind");
            sink.add({Step::Training, field, workload.shownName()},
                     spark ? PlanWords::tr("%1 does not run Spark jobs").arg(target.name)
                           : PlanWords::tr("%1 runs Spark jobs only").arg(target.name),
                     spark ? PlanWords::tr("Use serverless Spark or an attached Synapse pool.")
                           : PlanWords::tr("Make it a Spark job, or choose a cluster."))
                .fix
                = spark ? setWord(PlanWords::tr("Plan an ordinary job"), Step::Training, field, u"job"_s)
                        : setWord(PlanWords::tr("Make it a Spark job"), Step::Training, field, u"spark"_s);
        });
}

void checkMultiNode(const RuleInput &in, FindingSink &sink)
{
    forEachTargetOfTraining(
        in,
        [&](std::size_t i, const Workload &workload, const TrainingJob &job, const ComputeTarget &target) {
            if (job.nodesPerRun < 2 || target.multiNode)
                return;
            const QString field = workloadField(i, u"training/nodesPerRun");
            sink.add({Step::Training, field, workload.shownName()},
                     PlanWords::tr("%1 is a single machine").arg(target.name),
                     PlanWords::tr("A run on %1 nodes needs a cluster or serverless compute.")
                         .arg(job.nodesPerRun))
                .fix
                = setNumber(PlanWords::tr("Use one node a run"), Step::Training, field, 1);
        });
}

void checkTestsOnly(const RuleInput &in, FindingSink &sink)
{
    forEachWorkload<RealtimeEndpoint>(
        in, [&](std::size_t i, const Workload &workload, const RealtimeEndpoint &endpoint) {
            for (const Deployment &deployment : endpoint.deployments) {
                const ComputeTarget *target = targetRecord(in, targetOf(in, deployment.compute));
                if (!target || !target->traits.testsOnly || workload.environment != Environment::Production)
                    continue;
                const QString field = workloadField(i, u"environment");
                sink.add({Step::Deployment, field, workload.shownName()},
                         PlanWords::tr("%1 is for tests, not for production").arg(target->name),
                         PlanWords::tr("Serve production from a managed online endpoint or from Kubernetes."))
                    .fix
                    = setWord(PlanWords::tr("Call it a test"), Step::Deployment, field, u"test"_s);
                break;
            }
        });
}

void checkOldTable(const RuleInput &in, FindingSink &sink)
{
    forEachUsedCompute(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use) {
        const ComputeTarget *target = targetRecord(in, compute.target);
        if (!target || !target->isLeftOut())
            return;
        QStringList others;
        for (const QString &id : target->status.replacements)
            others << targetName(in.catalog, id);
        sink.add({stepOf(use.stage), computeField(i, u"target"), compute.id},
                 PlanWords::tr("%1 is known only from a table of %2")
                     .arg(target->name, dataWords(target->lastListed.asOf)),
                 PlanWords::tr(
                     "Later tables leave it out. Make sure that it still works before you rely on it%1.")
                     .arg(others.isEmpty()
                              ? QString()
                              : PlanWords::tr(", or use %1").arg(others.join(PlanWords::tr(" or ")))))
            .source
            = target->lastListed;
    });
}

/// Gigabytes of the weights, as far as the plan tells.
std::optional<double> modelGigabytes(const ModelProfile &model)
{
    if (!model.parametersBillion)
        return {};
    switch (model.precision) {
    case Precision::Float32:
    case Precision::TensorFloat32:
        return model.parametersBillion->likely * 4;
    case Precision::BFloat16:
    case Precision::Float16:
        return model.parametersBillion->likely * 2;
    case Precision::Float8:
    case Precision::Int8:
        return model.parametersBillion->likely;
    case Precision::Int4:
        return model.parametersBillion->likely / 2;
    }
    return {};
}

void checkContainer(const RuleInput &in, FindingSink &sink)
{
    const double mostModel = limitValue(in, u"sizing.aci_model_gb_max", 1);
    const double mostMemory = limitValue(in, u"sizing.aci_memory_gb_max", 48);
    forEachUsedCompute(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use) {
        if (use.billing != cost::Billing::Container)
            return;
        const FindingSink::Place place{stepOf(use.stage), computeField(i, u"target"), compute.id};
        const std::optional<double> model = modelGigabytes(in.plan.model);
        if (model && *model >= mostModel)
            sink.add(place, PlanWords::tr("The model is too large for a container instance"),
                     PlanWords::tr("About %1 GB of weights; container instances suit models below %2 GB. Try "
                                   "a single node of Kubernetes for tests of larger models.")
                         .arg(formatSignificant(*model, wordsLocale()))
                         .arg(mostModel));
        // What the model uses in memory bounds its size, where the plan does not tell its parameters.
        const std::optional<Estimate> &used = in.plan.model.ramGiB;
        if (!model && used && used->likely >= mostModel)
            sink.add(Severity::Warning, place,
                     PlanWords::tr("The model may be too large for a container instance"),
                     PlanWords::tr("It uses %1 GiB of memory; container instances suit models below %2 GB. "
                                   "Give its parameters to be sure.")
                         .arg(formatSignificant(used->likely, wordsLocale()))
                         .arg(mostModel));
        const double group = compute.kubernetes.value_or(KubernetesOptions()).podMemoryGiB;
        if (std::max(group, in.eligibility[i].servingMemoryGiB()) >= mostMemory)
            sink.add(place, PlanWords::tr("Too much memory for a container instance"),
                     PlanWords::tr("Container instances suit work below %1 GB of memory on CPUs.")
                         .arg(mostMemory));
    });
}

/// Whether the model is in the memory that a container asks for, and not on the GPUs of its node.
bool holdsModelInMemory(const RuleInput &in, const cost::ComputeUse &use, const KubernetesOptions &options)
{
    const bool onGpus = options.podGpus > 0 && use.size && in.catalog.size(*use.size).gpu;
    return use.billing == Billing::Container || (use.billing == Billing::Kubernetes && !onGpus);
}

void checkContainerMemory(const RuleInput &in, FindingSink &sink)
{
    forEachUsedCompute(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use) {
        const double wanted = in.eligibility[i].servingMemoryGiB();
        const KubernetesOptions options = compute.kubernetes.value_or(KubernetesOptions());
        const double group = options.podMemoryGiB;
        if (group >= wanted || !holdsModelInMemory(in, use, options))
            return;
        const QString field = computeField(i, u"kubernetes/podMemoryGiB");
        sink.add({stepOf(use.stage), field, compute.id},
                 PlanWords::tr("The container has too little memory for the model"),
                 PlanWords::tr("%1 GiB, while %2.")
                     .arg(formatSignificant(group, wordsLocale()), in.eligibility[i].servingMemoryText()))
            .fix
            = PlanEdit{PlanWords::tr("Give it %1 GiB").arg(formatSignificant(wanted, wordsLocale())),
                       stepOf(use.stage),
                       {{field, wanted}}};
    });
}

void checkContainerPlatform(const RuleInput &in, FindingSink &sink)
{
    const double vcpus = limitValue(in, u"aci.vcpus_max", 31);
    const double memory = limitValue(in, u"aci.memory_gb_max", 240);
    forEachUsedCompute(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use) {
        const KubernetesOptions group = compute.kubernetes.value_or(KubernetesOptions());
        if (use.billing != cost::Billing::Container
            || (group.podVcpus <= vcpus && group.podMemoryGiB <= memory))
            return;
        sink.add({stepOf(use.stage), computeField(i, u"kubernetes/podVcpus"), compute.id},
                 PlanWords::tr("No container group is that large"),
                 PlanWords::tr("%1 vCPUs and %2 GB asked for; a group may have %3 and %4.")
                     .arg(formatSignificant(group.podVcpus, wordsLocale()))
                     .arg(formatNumber(group.podMemoryGiB, wordsLocale()))
                     .arg(vcpus)
                     .arg(formatNumber(memory, wordsLocale())))
            .fix
            = PlanEdit{PlanWords::tr("Use the largest group"),
                       stepOf(use.stage),
                       {{computeField(i, u"kubernetes/podVcpus"), std::min(group.podVcpus, vcpus)},
                        {computeField(i, u"kubernetes/podMemoryGiB"), std::min(group.podMemoryGiB, memory)}}};
    });
}

void checkContainerCopies(const RuleInput &in, FindingSink &sink)
{
    forEachUsedCompute(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use) {
        if (use.billing != cost::Billing::Container || compute.instances <= 1)
            return;
        sink.add({stepOf(use.stage), computeField(i, u"instances"), compute.id},
                 PlanWords::tr("A container instance is one copy"),
                 PlanWords::tr("%1 are planned; it neither copies nor scales itself.").arg(compute.instances))
            .fix
            = setNumber(PlanWords::tr("Set instances to 1"), stepOf(use.stage), computeField(i, u"instances"),
                        1);
    });
}

void checkDatabricksTier(const RuleInput &in, FindingSink &sink)
{
    const Ending *ending = in.catalog.ending(u"databricks-standard");
    forEachUsedCompute(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use) {
        if (!ending || !ending->targets.contains(in.catalog.behaviourOf(compute.target))
            || ending->date > in.plan.start.plusMonths(std::max(0, use.lastMonth)).lastDay())
            return;
        sink.add({stepOf(use.stage), computeField(i, u"target"), compute.id},
                 PlanWords::tr("The standard tier of Databricks ends on %1")
                     .arg(ending->date.toString(Qt::ISODate)),
                 PlanWords::tr(
                     "Make sure that the workspace you attach is of the premium tier, and its price too."));
    });
}

/// Some models bill prompts beyond a length of their own by dearer meters. Of those that the price book has, they are billed by these.
void checkLongPrompts(const RuleInput &in, const Compute &compute, FindingSink &sink)
{
    const cost::LongRequests longer = cost::longRequests(in.plan, in.prices, compute);
    const bool isAgreed = compute.hosted && compute.hosted->inputPrice && compute.hosted->outputPrice;
    if (longer.isPriced || isAgreed)
        return;
    forEachWorkload<RealtimeEndpoint>(
        in, [&](std::size_t i, const Workload &workload, const RealtimeEndpoint &endpoint) {
            if (endpoint.promptTokens.value_or(0) <= longer.beyond
                || !workload.computeIds().contains(compute.id))
                return;
            sink.add(
                {Step::Deployment, workloadField(i, u"realtime/promptTokens"), workload.shownName()},
                PlanWords::tr("Long prompts may cost more than is counted"),
                PlanWords::tr(
                    "Some models bill prompts beyond a length of their own at up to twice the price; the "
                    "price book has the price of shorter ones. Enter the agreed prices with the compute."));
        });
}

void checkHostedModel(const RuleInput &in, FindingSink &sink)
{
    forEachUsedCompute(in, [&](std::size_t i, const Compute &compute, const cost::ComputeUse &use) {
        if (use.billing != Billing::Tokens)
            return;
        sink.add(
            {stepOf(use.stage), computeField(i, u"target"), compute.id},
            PlanWords::tr("The model is hosted and billed by the token"),
            PlanWords::tr("It must be one of the catalog, in a region that has it; the subscription must be "
                          "a paid one, and always the latest version runs. No machines are planned."));
        checkLongPrompts(in, compute, sink);
        if (in.plan.isolation.residency.isEmpty() || (compute.hosted && compute.hosted->regional))
            return;
        const bool inZone = compute.hosted && compute.hosted->reach() == HostedReach::DataZone;
        sink.add({stepOf(use.stage), computeField(i, u"hosted/regional"), compute.id},
                 inZone ? PlanWords::tr("Answers may come from other countries of the data zone")
                        : PlanWords::tr("Answers may come from any region"),
                 inZone ? PlanWords::tr("The plan's data stays in %1. A deployment in a data zone answers "
                                        "from wherever in the zone there is "
                                        "room, in the EU from any member state: choose one whose answers "
                                        "stay in the region, or let the data "
                                        "go as far as the zone does.")
                              .arg(in.plan.isolation.residency.join(u", "_s))
                        : PlanWords::tr(
                            "The plan's data may not go everywhere. A global deployment answers wherever "
                            "there is room: choose one whose answers stay in the region."))
            .fix
            = setFlag(PlanWords::tr("Keep answers in the region"), stepOf(use.stage),
                      computeField(i, u"hosted/regional"), true);
    });
}

constexpr std::array targetRuleTable = {
    Rule{"target.automl", Severity::Blocker, "AutoML runs on targets whose table lists it.", targetsPage,
         "2026-03-31", checkAutoml},
    Rule{"target.pipeline", Severity::Blocker, "Steps of pipelines run on targets whose table lists them.",
         targetsPage, "2026-03-31", checkPipeline},
    Rule{"target.steps_only", Severity::Blocker,
         "Databricks, HDInsight and Batch run steps of pipelines, not jobs of their own.", targetsPage,
         "2026-03-31", checkPipelineStepsOnly},
    Rule{"target.spark", Severity::Blocker, "Spark jobs run on Spark, and nothing else does.",
         "Apache Spark in Azure Machine Learning", "2023-10-05", checkSparkKind},
    Rule{"target.multi_node", Severity::Blocker, "Runs of several nodes need a target that has them.",
         targetsPage, "2026-03-31", checkMultiNode},
    Rule{"target.tests_only", Severity::Blocker,
         "Local web services and container instances serve tests only.", targetsPage, "2026-03-31",
         checkTestsOnly},
    Rule{"target.old_table", Severity::Warning,
         "A target that the newest tables leave out is verified first.",
         "MicrosoftDocs/azure-docs includes/aml-compute-target-deploy.md", "2020-06-25", checkOldTable},
    Rule{"container.model", Severity::Blocker,
         "A container instance serves a model below 1 GB with less than 48 GB of memory.",
         "Deploy a model to Azure Container Instances (v1)", "2024-07-10", checkContainer},
    Rule{"container.memory", Severity::Blocker, "A container has 150 % of the model's memory.", targetsPage,
         "2026-03-31", checkContainerMemory},
    Rule{"container.platform", Severity::Blocker, "A container group has at most 31 vCPUs and 240 GB.",
         "Resource and quota limits of Azure Container Instances", "2025-11-17", checkContainerPlatform},
    Rule{"container.copies", Severity::Blocker, "A container instance is one copy.",
         "Deploy a model to Azure Container Instances (v1)", "2024-07-10", checkContainerCopies},
    Rule{"databricks.tier", Severity::Warning, "Databricks of the standard tier has ended.",
         "Azure end-of-life list", "2025-12-18", checkDatabricksTier},
    Rule{"hosted.conditions", Severity::Warning, "A hosted model has conditions of its own.",
         "Deploy models as serverless APIs", "2024-07-19", checkHostedModel},
};

} // namespace

std::span<const Rule> targetRules()
{
    return targetRuleTable;
}

} // namespace slipway
