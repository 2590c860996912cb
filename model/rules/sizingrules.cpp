// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/base/format.h"
#include "model/base/plaintext.h"
#include "model/base/planwords.h"
#include "model/base/significant.h"
#include "model/cost/loads.h"
#include "model/formulas/llmtables.h"
#include "model/rules/rulehelpers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

const sizing::TrainingSizing &trainingOf(const RuleInput &in, std::size_t workload)
{
    return std::get<sizing::TrainingSizing>(in.bill.sizing[workload]);
}

QString hours(double value)
{
    return roundedText(value, value < 10 ? 2 : 1);
}

/// As many nodes at a time as hold the model together, where the target has several.
std::optional<PlanEdit> divideAmongNodes(const RuleInput &in, std::size_t workload, std::size_t compute, int nodes)
{
    const Compute &on = in.plan.computes[compute];
    const Machines machines = in.catalog.traits(on.target).machines;
    if (nodes <= 0 || (machines != Machines::Nodes && machines != Machines::PerRun))
        return std::nullopt;
    PlanEdit edit = setNumber(PlanWords::tr("Train on %1 nodes at a time").arg(nodes), Step::Training,
                              workloadField(workload, u"training/nodesPerRun"), nodes);
    if (machines == Machines::Nodes && on.maxNodes < nodes)
        edit.changes.push_back({computeField(compute, u"maxNodes"), nodes});
    return edit;
}

/// The same machines with more memory, or of another kind that is as good where none has it.
std::optional<PlanEdit> useMoreMemory(const RuleInput &in, std::size_t compute, const VmSize &size)
{
    const auto asGood = atLeast(size);
    std::optional<PlanEdit> fix = useFittingSize(
        in, compute, [&](const VmSize &other) { return other.gpu == size.gpu && asGood(other); });
    if (!fix)
        fix = useFittingSize(
            in, compute, [&](const VmSize &other) { return other.gpu.has_value() == size.gpu.has_value(); });
    return fix;
}

/// Whether one copy of the model does not fit a machine that a workload runs on; says so and how to mend it.
bool tellsWorkingMemory(const RuleInput &in, Step step, const Workload &workload, const QString &on,
                        FindingSink &sink)
{
    const int compute = in.bill.index.compute(on);
    if (compute < 0 || !holdsModel(in.plan, in.bill.index, in.catalog, workload))
        return false;
    const auto i = static_cast<std::size_t>(compute);
    const std::optional<SizeId> &size = in.bill.computes[i].size;
    if (!size || !in.eligibility[i].lacksWorkingMemory(*size))
        return false;
    sink.add({step, computeField(i, u"size"), workload.shownName()},
             in.eligibility[i].aboutWorkingMemory(*size))
        .fix
        = useMoreMemory(in, i, in.catalog.size(*size));
    return true;
}

/// GiB for work: of the GPUs of a machine, or of a machine that has none; 0: not known.
double workingMemoryGiB(const sizing::Machine &machine)
{
    return machine.hasGpu() ? machine.gpuMemoryGiB > 0 ? machine.allGpuMemoryGiB() : 0 : machine.memoryGiB;
}

void checkScoringMemory(const RuleInput &in, FindingSink &sink)
{
    forEachWorkload<BatchScoring>(
        in, [&](std::size_t i, const Workload &workload, const BatchScoring &batch) {
            const int compute = in.bill.index.compute(batch.compute);
            if (compute < 0 || tellsWorkingMemory(in, Step::Deployment, workload, batch.compute, sink)
                || !in.plan.model.ramGiB)
                return;
            const std::optional<SizeId> &size = in.bill.computes[static_cast<std::size_t>(compute)].size;
            const double copy = in.plan.model.ramGiB->likely;
            const double room
                = size ? workingMemoryGiB(sizing::machineOf(in.catalog, in.catalog.size(*size))) : 0;
            if (room <= 0 || copy * batch.workersPerNode <= room * (1 + 1e-9))
                return;
            // Each of its processes loads a copy of its own.
            const int fitting = std::max(1, static_cast<int>(std::floor(room / copy + 1e-9)));
            const QString field = workloadField(i, u"batch/workersPerNode");
            sink.add(Severity::Warning, {Step::Deployment, field, workload.shownName()},
                     PlanWords::tr("The workers of a node have too little memory for the model"),
                     PlanWords::tr("%1 copies of %2 GiB take %3 GiB; a node has %4 GiB for them.")
                         .arg(formatNumber(batch.workersPerNode, wordsLocale()),
                              formatNumber(copy, wordsLocale()),
                              formatNumber(copy * batch.workersPerNode, wordsLocale()),
                              formatNumber(room, wordsLocale())))
                .fix
                = setNumber(PlanWords::tr("Set workers of a node to %1").arg(fitting), Step::Deployment,
                            field, fitting);
        });
}

void checkTrainingMemory(const RuleInput &in, FindingSink &sink)
{
    forEachWorkload<TrainingJob>(in, [&](std::size_t i, const Workload &workload, const TrainingJob &job) {
        const sizing::TrainingSizing &sized = trainingOf(in, i);
        const int compute = in.bill.index.compute(job.compute);
        if (tellsWorkingMemory(in, Step::Training, workload, job.compute, sink) || compute < 0
            || !sized.memory || sized.memory->fits())
            return;
        const sizing::TrainingMemory &memory = *sized.memory;
        const double gpus = sized.machine.gpus * job.nodesPerRun;
        const QString needed = memory.gpus > 0
            ? PlanWords::tr("Divided among %1 such GPUs it fits.").arg(memory.gpus)
            : PlanWords::tr(
                "Not even divided among 4,096 such GPUs it fits: shorten the sequences, or use larger GPUs.");
        sink.add({Step::Training, computeField(static_cast<std::size_t>(compute), u"size"),
                  workload.shownName()},
                 PlanWords::tr("The model does not fit into the GPUs that train it"),
                 PlanWords::tr("Weights, gradients, optimizer and activations take %1 GiB on each of %2 GPUs "
                               "at the least; one has %3 GiB. %4")
                     .arg(roundedText(memory.gib[3], 1))
                     .arg(wordsLocale().toString(gpus, 'g', 3))
                     .arg(wordsLocale().toString(memory.availableGiB, 'g', 4))
                     .arg(needed))
            .fix
            = divideAmongNodes(in, i, static_cast<std::size_t>(compute),
                               static_cast<int>(std::ceil(memory.gpus / std::max(sized.machine.gpus, 1.0))));
    });
}

void checkDisk(const RuleInput &in, FindingSink &sink)
{
    forEachWorkload<TrainingJob>(in, [&](std::size_t i, const Workload &workload, const TrainingJob &) {
        const sizing::TrainingSizing &sized = trainingOf(in, i);
        const double data = in.plan.data.sizeGiB.likely;
        if (sized.machine.diskGiB <= 0 || data <= sized.machine.diskGiB)
            return;
        sink.add({Step::Training, u"/data/sizeGiB"_s, workload.shownName()},
                 PlanWords::tr("The data does not fit on the disk of a node"),
                 PlanWords::tr("%1 GiB, while a node has %2 GiB: mount and stream it in place of a download, "
                               "and watch whether reading keeps up.")
                     .arg(roundedText(data))
                     .arg(roundedText(sized.machine.diskGiB)));
    });
}

void checkInterval(const RuleInput &in, FindingSink &sink)
{
    forEachWorkload<TrainingJob>(in, [&](std::size_t i, const Workload &workload, const TrainingJob &) {
        const sizing::TrainingSizing &sized = trainingOf(in, i);
        if (!sized.preemption)
            return;
        const sizing::Preemption &lost = *sized.preemption;
        const double best = lost.bestExpectedHours.likely;
        const double planned = lost.expectedHours.likely;
        if (!sized.neverEnds && planned <= 1.1 * best)
            return;
        const QString field = workloadField(i, u"training/checkpointMinutes");
        const int minutes = std::max(1, static_cast<int>(std::lround(lost.bestHours * 60)));
        const QString title = sized.neverEnds ? PlanWords::tr("The run would hardly ever end")
                                              : PlanWords::tr("Another time between checkpoints saves hours");
        Finding &finding = sink.add(
            sized.neverEnds ? Severity::Blocker : Severity::Warning,
            {Step::Training, field, workload.shownName()}, title,
            PlanWords::tr("A node is lost every %1 hours on average. With a checkpoint every %2 minutes a "
                          "run takes %3 hours%4.")
                .arg(hours(lost.mtbfHours))
                .arg(minutes)
                .arg(hours(best),
                     sized.neverEnds ? QString() : PlanWords::tr(", as planned %1").arg(hours(planned))));
        finding.fix = setNumber(PlanWords::tr("Write one every %1 minutes").arg(minutes), Step::Training,
                                field, minutes);
    });
}

void checkStatedHours(const RuleInput &in, FindingSink &sink)
{
    forEachWorkload<TrainingJob>(in, [&](std::size_t i, const Workload &workload, const TrainingJob &job) {
        const sizing::TrainingSizing &sized = trainingOf(in, i);
        if (job.work.method != WorkMethod::MeasuredHours || !sized.byTokens || !sized.byTokens->known()
            || !sized.time.known())
            return;
        const sizing::Range &derived = sized.byTokens->hours;
        const double stated = sized.time.hours.likely;
        if (stated >= derived.low && stated <= derived.high)
            return;
        sink.add({Step::Training, workloadField(i, u"training/work/measuredHours"), workload.shownName()},
                 PlanWords::tr("The hours do not match parameters and tokens"),
                 PlanWords::tr("The plan states %1 hours; parameters and tokens make %2 (%3 to %4) on this "
                               "compute. The hours stated are used.")
                     .arg(hours(stated), hours(derived.likely), hours(derived.low), hours(derived.high)));
    });
}

/// Calls `check(place, deployment, sizing, load)` for every deployment of enabled endpoints.
template <typename Check> void forEachDeployment(const RuleInput &in, Check check)
{
    forEachWorkload<RealtimeEndpoint>(
        in, [&](std::size_t i, const Workload &workload, const RealtimeEndpoint &endpoint) {
            const auto &sized = std::get<sizing::EndpointSizing>(in.bill.sizing[i]);
            const double highest = cost::peakLoads(in.plan, workload, endpoint).highest;
            for (std::size_t d = 0; d < endpoint.deployments.size(); ++d) {
                const Deployment &deployment = endpoint.deployments[d];
                if (!hasInstances(in, deployment))
                    continue;
                const QString member
                    = deployment.sizing == InstanceSizing::Fixed ? u"instances"_s : u"maxInstances"_s;
                check(FindingSink::Place{Step::Deployment,
                                         workloadField(i, u"realtime/deployments/%1/%2"_s.arg(d).arg(member)),
                                         workload.shownName()},
                      deployment, sized.deployments[d], highest * deployment.trafficPercent / 100);
            }
        });
}

/// More than are counted have no cost: what stands beside such a plan is no amount of it.
void addUncounted(FindingSink &sink, const FindingSink::Place &place, const sizing::CapacityTable &table,
                  double load)
{
    sink.add(
        Severity::Blocker, place, PlanWords::tr("More instances than are counted"),
        PlanWords::tr("The highest peak is %1 requests a second, and one instance carries %2: the load "
                      "takes some %3, and fewer than %4 of one deployment are counted. Take larger "
                      "machines, let each answer more requests at a time, or share the load among endpoints.")
            .arg(roundedText(load, 1), roundedText(table.perInstance(), 1),
                 roundedText(std::ceil(load / table.perInstance()), 0),
                 roundedText(sizing::CapacityTable::mostInstances, 0)));
}

void checkInstances(const RuleInput &in, FindingSink &sink)
{
    forEachDeployment(
        in,
        [&](const FindingSink::Place &place, const Deployment &deployment,
            const sizing::DeploymentSizing &sized, double load) {
            const int stated = cost::statedInstances(deployment).value_or(0);
            // A model that no instance can hold is not answered by more of them.
            const bool holds = !sized.llm
                || (sized.llm->why != sizing::NoServing::TooLarge
                    && sized.llm->why != sizing::NoServing::NoPrecision);
            if (!sized.targetReachable || !holds)
                return;
            const int wanted = sized.table.instances(load);
            if (stated < 1 && sized.table.possible() && wanted >= sizing::CapacityTable::mostInstances)
                addUncounted(sink, place, sized.table, load);
            if (stated < 1 || stated >= wanted || wanted >= sizing::CapacityTable::mostInstances)
                return;
            sink.add(place, PlanWords::tr("Fewer instances than the latency target takes"),
                     PlanWords::tr("The highest peak is %1 requests a second. %2 instances keep the target "
                                   "at the planned utilisation; the plan has %3 at the most.")
                         .arg(roundedText(load, 1))
                         .arg(wanted)
                         .arg(stated))
                .fix
                = setNumber(PlanWords::tr("Set instances to %1").arg(wanted), Step::Deployment, place.field,
                            wanted);
        });
}

void checkSurplus(const RuleInput &in, FindingSink &sink)
{
    const int floor = static_cast<int>(limitValue(in, u"sizing.instances_for_availability", 3));
    forEachDeployment(in,
                      [&](const FindingSink::Place &place, const Deployment &deployment,
                          const sizing::DeploymentSizing &sized, double load) {
                          const int wanted = std::max(floor, sized.table.instances(load));
                          if (deployment.sizing != InstanceSizing::Fixed || !sized.targetReachable
                              || deployment.instances < 2 * wanted)
                              return;
                          sink.add(place, PlanWords::tr("Twice as many instances as the load takes"),
                                   (wanted == 1
                                        ? PlanWords::tr("%1 instance carries the highest peak of %2 requests a "
                                                        "second within the latency target; the plan has %3.")
                                        : PlanWords::tr("%1 instances carry the highest peak of %2 requests a "
                                                        "second within the latency target; the plan has %3."))
                                       .arg(wanted)
                                       .arg(roundedText(load, 1))
                                       .arg(deployment.instances))
                              .fix
                              = setNumber(PlanWords::tr("Set instances to %1").arg(wanted), Step::Deployment,
                                          place.field, wanted);
                      });
}

/// What one instance carries of what it could if nobody had to wait for long: with less, instances stand there idle.
constexpr double leastCarried = 0.2;

/// The shortest target that one instance keeps at `load`: a longer one lets more wait in place of turning them away.
double enoughAt(sizing::ServiceProfile profile, double load)
{
    for (int step = 0; step < 40; ++step) {
        const double time = sizing::worsePercentile(profile, 1, load, profile.percentile);
        if (time <= profile.targetSeconds)
            return time;
        profile.targetSeconds = std::isfinite(time) ? time : 2 * profile.targetSeconds;
    }
    return std::numeric_limits<double>::infinity();
}

/// Where answers differ so much that those which wait for nothing take nearly all of the target, each instance may hardly ever be busy.
void checkIdle(const RuleInput &in, FindingSink &sink)
{
    forEachWorkload<
        RealtimeEndpoint>(in, [&](std::size_t i, const Workload &workload, const RealtimeEndpoint &endpoint) {
        const auto &sized = std::get<sizing::EndpointSizing>(in.bill.sizing[i]);
        const double highest = cost::peakLoads(in.plan, workload, endpoint).highest;
        for (std::size_t d = 0; d < endpoint.deployments.size(); ++d) {
            const Deployment &deployment = endpoint.deployments[d];
            const sizing::CapacityTable &table = sized.deployments[d].table;
            sizing::ServiceProfile profile = table.profile();
            const double full = profile.concurrency / profile.serviceSeconds * profile.utilization;
            if (!hasInstances(in, deployment) || deployment.requestsPerSecondPerInstance
                || !sized.deployments[d].targetReachable || !table.possible()
                || table.perInstance() >= leastCarried * full)
                continue;
            const double load = highest * deployment.trafficPercent / 100;
            const int needed = table.needed(load);
            const double alone = 1000 * sizing::worsePercentile(profile, 1, full / 1e6, profile.percentile);
            // Half as busy as it may be.
            profile.targetSeconds = enoughAt(profile, full / 2);
            if (!std::isfinite(profile.targetSeconds))
                continue;
            const double enough = upToTwoFigures(1000 * profile.targetSeconds);
            profile.targetSeconds = enough / 1000;
            const int then = sizing::CapacityTable(profile).needed(load);
            if (needed < 2 * then)
                continue;
            const auto time
                = [](double milliseconds) { return formatDuration(milliseconds / 1000, wordsLocale()); };
            const QString field = workloadField(i, u"realtime/latencyTargetMilliseconds");
            sink.add({Step::Deployment, field, workload.shownName()},
                     PlanWords::tr("More instances hardly shorten the answers"),
                     PlanWords::tr(
                         "%1 of the answers take %2 of %3 even where nobody waits. %4 instances keep the "
                         "target by standing idle, and a little longer on average no number of them would. "
                         "Within %5 it takes %6.")
                         .arg(formatPercent(endpoint.latencyPercentile, wordsLocale(), 3), time(alone),
                              time(endpoint.latencyTargetMilliseconds))
                         .arg(needed)
                         .arg(time(enough))
                         .arg(then))
                .fix
                = PlanEdit{PlanWords::tr("Let %1 answer within %2").arg(workload.shownName(), time(enough)),
                           Step::Deployment,
                           {{field, enough}}};
        }
    });
}

void checkTarget(const RuleInput &in, FindingSink &sink)
{
    forEachWorkload<RealtimeEndpoint>(
        in, [&](std::size_t i, const Workload &workload, const RealtimeEndpoint &endpoint) {
            const auto &sized = std::get<sizing::EndpointSizing>(in.bill.sizing[i]);
            const bool missed = std::any_of(sized.deployments.begin(), sized.deployments.end(),
                                            [](const auto &each) { return !each.targetReachable; });
            // A service time beyond the target has a finding of its own.
            const double service = serviceMilliseconds(in, i, endpoint);
            if (!missed || service > endpoint.latencyTargetMilliseconds)
                return;
            sink.add({Step::Deployment, workloadField(i, u"realtime/latencyTargetMilliseconds"),
                      workload.shownName()},
                     PlanWords::tr("No number of instances keeps the latency target"),
                     PlanWords::tr(
                         "Requests of %1 on average, of a variation of %2, exceed %3 in more than %4 of the "
                         "cases even when nothing waits. Choose a faster size, a longer target or a "
                         "lower percentile; instances are counted by utilisation alone.")
                         .arg(formatDuration(service / 1000, wordsLocale()),
                              formatNumber(endpoint.serviceVariation.likely, wordsLocale()),
                              formatDuration(endpoint.latencyTargetMilliseconds / 1000, wordsLocale()),
                              formatPercent(100 - endpoint.latencyPercentile, wordsLocale(), 3)))
                .fix
                = workOutServiceTime(in, i, endpoint);
        });
}

/// Calls `check(index, workload, endpoint, llm)` for every deployment that serves a language model, the first of each endpoint.
template <typename Check> void forEachLanguageModel(const RuleInput &in, Check check)
{
    forEachWorkload<RealtimeEndpoint>(
        in, [&](std::size_t i, const Workload &workload, const RealtimeEndpoint &endpoint) {
            const auto &sized = std::get<sizing::EndpointSizing>(in.bill.sizing[i]);
            for (const sizing::DeploymentSizing &each : sized.deployments) {
                if (each.llm) {
                    check(i, workload, endpoint, *each.llm);
                    return;
                }
            }
        });
}

void checkModelFits(const RuleInput &in, FindingSink &sink)
{
    forEachLanguageModel(
        in,
        [&](std::size_t i, const Workload &workload, const RealtimeEndpoint &,
            const sizing::LlmServing &llm) {
            const FindingSink::Place place{
                Step::Deployment, workloadField(i, u"realtime/deployments/0/compute"), workload.shownName()};
            if (llm.why == sizing::NoServing::TooLarge)
                sink.add(
                    place, PlanWords::tr("The model does not fit into the GPUs that serve it"),
                    PlanWords::tr("Weights take %1 GB and one request %2 GB, while the server has %4 of the "
                                  "instance's %3 GB for them. Use larger or more GPUs, or fewer bits.")
                        .arg(roundedText(llm.weightsGB, 1))
                        .arg(wordsLocale().toString(llm.cacheGBPerRequest, 'g', 3))
                        .arg(roundedText(llm.memoryGB, 1))
                        .arg(roundedText(llm.usableGB, 1)));
            else if (llm.why == sizing::NoServing::NoPrecision)
                sink.add(place, PlanWords::tr("The GPU does not serve the model's precision"),
                         PlanWords::tr("It has no such format, or no source gives its peak. Choose another "
                                       "size or precision."));
        });
}

void checkPlaces(const RuleInput &in, FindingSink &sink)
{
    forEachLanguageModel(in,
                         [&](std::size_t i, const Workload &workload, const RealtimeEndpoint &endpoint,
                             const sizing::LlmServing &llm) {
                             if (!llm.known() || endpoint.concurrency <= llm.mostAtATime)
                                 return;
                             const QString field = workloadField(i, u"realtime/concurrency");
                             sink.add({Step::Deployment, field, workload.shownName()},
                                      PlanWords::tr("More requests at a time than fit into memory"),
                                      PlanWords::tr("Beside the weights there is room for %1 requests of "
                                                    "this length; the plan serves %2.")
                                          .arg(llm.mostAtATime)
                                          .arg(endpoint.concurrency))
                                 .fix
                                 = setNumber(PlanWords::tr("Serve %1 at a time").arg(llm.mostAtATime),
                                             Step::Deployment, field, llm.mostAtATime);
                         });
}

void checkAnswerTime(const RuleInput &in, FindingSink &sink)
{
    forEachLanguageModel(
        in,
        [&](std::size_t i, const Workload &workload, const RealtimeEndpoint &endpoint,
            const sizing::LlmServing &llm) {
            const double least = llm.requestSeconds.low * 1000;
            if (!llm.known() || sizing::isSpeedDerived(endpoint)
                || endpoint.serviceMilliseconds.likely >= least)
                return;
            sink.add(
                {Step::Deployment, workloadField(i, u"realtime/serviceMilliseconds"), workload.shownName()},
                PlanWords::tr("Answers are planned faster than servers write them"),
                PlanWords::tr("%1 requests at a time take %2 ms each (%3 to %4), %6; the plan states %5 ms.")
                    .arg(endpoint.concurrency)
                    .arg(std::lround(llm.requestSeconds.likely * 1000))
                    .arg(std::lround(least))
                    .arg(std::lround(llm.requestSeconds.high * 1000))
                    .arg(formatSignificant(endpoint.serviceMilliseconds.likely, wordsLocale()))
                    .arg(llm.measured ? PlanWords::tr("as fitted to measured servers")
                                      : PlanWords::tr("extrapolated from servers on other GPUs or formats")));
        });
}

/// The named model; null where the table has none of the name, which is said then.
const formulas::LlmModel *knownModel(FindingSink &sink, const FindingSink::Place &place, const QString &name)
{
    const formulas::LlmTables &tables = formulas::LlmTables::builtIn();
    const formulas::LlmModel *model = tables.findModel(name);
    if (!model)
        sink.add(place, PlanWords::tr("No language model of this name is known"),
                 PlanWords::tr("The table has no \"%1\"%2 Leave the name out and enter the figures of the "
                               "model, or choose one of the table.")
                     .arg(oneLine(name), tables.nearestModel(name)));
    return model;
}

void checkServedName(const RuleInput &in, FindingSink &sink)
{
    forEachWorkload<RealtimeEndpoint>(
        in, [&](std::size_t i, const Workload &workload, const RealtimeEndpoint &endpoint) {
            if (!endpoint.servedModel)
                return;
            const FindingSink::Place place{Step::Deployment, workloadField(i, u"realtime/servedModel"),
                                           workload.shownName()};
            const formulas::LlmModel *model = knownModel(sink, place, *endpoint.servedModel);
            if (model && !model->answers() && sizing::isSpeedDerived(endpoint))
                sink.add(
                    place, PlanWords::tr("The model writes no answers"),
                    PlanWords::tr(
                        "%1 is for %2: its speed is not that of a language model. State the service time.")
                        .arg(model->name,
                             model->kind == u"reranker" ? PlanWords::tr("ranking")
                                                        : PlanWords::tr("embedding")));
        });
}

void checkModelName(const RuleInput &in, FindingSink &sink)
{
    checkServedName(in, sink);
    forEachWorkload<TrainingJob>(in, [&](std::size_t i, const Workload &workload, const TrainingJob &job) {
        if (!job.work.trainedModel)
            return;
        const FindingSink::Place place{Step::Training, workloadField(i, u"training/work/trainedModel"),
                                       workload.shownName()};
        const formulas::LlmModel *model = knownModel(sink, place, *job.work.trainedModel);
        if (model && model->shape.parameters <= 0)
            sink.add(place, PlanWords::tr("The size of the model is not published"),
                     PlanWords::tr("Nobody says how many parameters %1 has. State them with the job.")
                         .arg(model->name));
    });
}

constexpr std::array sizingRuleTable = {
    Rule{"batch.memory", Severity::Blocker,
         "A machine that scores, or its GPUs together, hold a copy of the model; with a warning, one for "
         "each of its workers.",
         "What are compute targets in Azure Machine Learning", "2026-03-31", checkScoringMemory},
    Rule{"training.memory", Severity::Blocker,
         "The model fits into the machines, and into the GPUs, that train it.",
         "ZeRO (arXiv 1910.02054); Reducing activation recomputation (arXiv 2205.05198)", "2022",
         checkTrainingMemory},
    Rule{"training.disk", Severity::Advice, "Data that does not fit on the disk of a node is streamed.",
         "Slipway", "2026-11-21", checkDisk},
    Rule{"training.interval", Severity::Warning,
         "On machines that may be taken away, checkpoints are neither too rare nor too frequent.",
         "Daly, A higher order estimate of the optimum checkpoint interval", "2006", checkInterval},
    Rule{"training.stated_hours", Severity::Warning,
         "Hours that are stated agree with parameters and tokens.", "Kaplan et al. (arXiv 2001.08361)",
         "2020", checkStatedHours},
    Rule{"serving.instances", Severity::Warning,
         "The instances stated keep the latency target at every peak.",
         "Kimura, Approximations for multi-server queues", "1994", checkInstances},
    Rule{"serving.surplus", Severity::Advice, "No deployment has twice the instances it takes.", "Slipway",
         "2026-11-21", checkSurplus},
    Rule{"serving.idle", Severity::Warning, "What answers take without waiting leaves time for waiting.",
         "Kimura, Approximations for multi-server queues", "1994", checkIdle},
    Rule{"serving.target", Severity::Blocker, "Some number of instances keeps the latency target.",
         "Kimura, Approximations for multi-server queues", "1994", checkTarget},
    Rule{"serving.model_fits", Severity::Blocker,
         "Weights and one request of a language model fit into the GPUs that serve it.",
         "Stas Bekman, ML Engineering, inference", "2024", checkModelFits},
    Rule{"serving.places", Severity::Warning,
         "The requests at a time of a language model fit beside its weights.",
         "Stas Bekman, ML Engineering, inference", "2024", checkPlaces},
    Rule{"serving.answer_time", Severity::Warning, "Answers are not planned faster than servers write them.",
         "Slipway's fit to measured servers", "2026-11-22", checkAnswerTime},
    Rule{"serving.model_name", Severity::Warning, "A language model that is named is one of the table.",
         "Slipway", "2026-11-22", checkModelName},
};

} // namespace

std::span<const Rule> sizingRules()
{
    return sizingRuleTable;
}

} // namespace slipway
