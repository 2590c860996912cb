// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/searchedcompute.h"

#include "model/cost/capacity.h"
#include "model/cost/computebill.h"
#include "model/cost/computeuse.h"
#include "model/cost/linewriter.h"
#include "model/cost/loads.h"
#include "model/cost/planruns.h"
#include "model/cost/pricetypes.h"
#include "model/cost/shareduses.h"
#include "model/cost/usage.h"
#include "model/eligibility/verdicts.h"
#include "model/formulas/scaling.h"
#include "model/plan/exchange.h"
#include "model/plan/stages.h"
#include "model/search/planpart.h"
#include "model/sizing/llmserving.h"
#include "model/sizing/plansizing.h"

#include <QSet>

#include <algorithm>
#include <cmath>
#include <utility>

namespace slipway::search {

namespace {

/// Nobody searches for machines that are not billed by size, or that their owner bills.
bool isSearchable(const Compute &compute, const cost::ComputeUse &use, const Catalog &catalog)
{
    return use.used() && usesVmSizes(catalog, compute.target) && !compute.ownerPrice
        && use.billing != cost::Billing::Owner && use.billing != cost::Billing::Free;
}

struct Load
{
    double nodeHours = 0;
    int nodes = 1;
};

/// What a workload asks of the compute in a month; nothing for people and endpoints.
std::optional<Load> jobLoad(const Workload &workload, const sizing::WorkloadSizing &sizing)
{
    const auto *job = std::get_if<TrainingJob>(&workload.detail);
    const auto *batch = std::get_if<BatchScoring>(&workload.detail);
    if (!job && !batch)
        return std::nullopt;
    const cost::JobRuns runs = cost::jobRuns(workload, sizing);
    return Load{runs.runs * runs.hours * runs.nodes, job ? job->nodesPerRun : runs.nodes};
}

/// Of a pool whose nodes are billed around the clock, those are the nodes that are chosen: as many as runs need and no more. With pods
/// of endpoints on them they are what those need.
bool varyNodes(const SearchedCompute &searched, bool alone)
{
    const cost::Billing billing = searched.billing();
    return billing == cost::Billing::Cluster || billing == cost::Billing::Serverless
        || (billing == cost::Billing::Kubernetes && alone);
}

void findJob(SearchedCompute &searched)
{
    double most = -1;
    bool alone = true;
    for (const std::size_t w : searched.bill().index.users(searched.asPlanned().id)) {
        const Workload &workload = searched.plan.workloads[w];
        if (!workload.enabled)
            continue;
        const std::optional<Load> load = jobLoad(workload, searched.bill().sizing[w]);
        alone = alone && load;
        if (!load || load->nodeHours <= most)
            continue;
        most = load->nodeHours;
        searched.workload = w;
        searched.nodes = std::max(1, load->nodes);
        searched.measure = std::holds_alternative<BatchScoring>(workload.detail) ? Measure::HoursPerBatch
                                                                                 : Measure::HoursPerRun;
    }
    searched.nodesVary = searched.workload && varyNodes(searched, alone);
    if (searched.workload && searched.billing() == cost::Billing::Kubernetes)
        searched.nodes = std::max(1, cost::mostNodesTaken(searched.use()));
}

void findDeployment(SearchedCompute &searched)
{
    double most = -1;
    int deployments = 0;
    for (const std::size_t w : searched.bill().index.users(searched.asPlanned().id)) {
        const Workload &workload = searched.plan.workloads[w];
        const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail);
        if (!endpoint || !workload.enabled)
            continue;
        for (std::size_t d = 0; d < endpoint->deployments.size(); ++d) {
            const Deployment &deployment = endpoint->deployments[d];
            if (deployment.compute != searched.asPlanned().id)
                continue;
            ++deployments;
            const double load = endpoint->peakRequestsPerSecond.likely * deployment.trafficPercent;
            if (load <= most)
                continue;
            most = load;
            searched.workload = w;
            searched.deployment = d;
            searched.measure = Measure::LatencyMilliseconds;
            searched.nodes = std::max(1, deployment.instances);
            searched.nodesVary
                = searched.billing() == cost::Billing::Endpoint && deployment.sizing == InstanceSizing::Fixed;
        }
    }
    searched.nodesVary = searched.nodesVary && deployments == 1;
}

/// At least as much of everything that is known of the planned GPU. A precision that the work does not take, and that the machine has no
/// peak of, is not compared: eight V100 are no weaker than a T4 for doing nothing in 8 bits.
bool isAsStrong(const sizing::Machine &machine, const sizing::Machine &planned, Precision precision)
{
    if (planned.hasGpu() != machine.hasGpu())
        return false;
    const auto atLeast
        = [&](double has, double wanted) { return has * machine.gpus >= wanted * planned.gpus; };
    if (machine.gpuMemoryGiB < planned.gpuMemoryGiB || machine.allGpuMemoryGiB() < planned.allGpuMemoryGiB()
        || !atLeast(machine.gpuBandwidth, planned.gpuBandwidth))
        return false;
    for (std::size_t p = 0; p < machine.peak.size(); ++p) {
        const bool isTaken = p == static_cast<std::size_t>(precision);
        if ((isTaken || machine.peak[p] > 0) && !atLeast(machine.peak[p], planned.peak[p]))
            return false;
    }
    return true;
}

/// Bills that pay for the searched compute beforehand: commitments are left to others.
std::shared_ptr<const cost::Bill> billApart(const SearchedCompute &searched)
{
    if (!takersOf(searched.bill()).contains(searched.asPlanned().id))
        return searched.whole;
    Plan plan = searched.plan;
    cost::pay(plan.computes[searched.compute], PriceType::Reservation1Year);
    return billOf(plan, searched.context);
}

bool sharesRunsWithTakers(const SearchedCompute &searched)
{
    const QStringList takers = takersOf(searched.bill());
    if (takers.isEmpty() || !hasWaitsElsewhere(searched.plan))
        return false;
    const QString &own = searched.asPlanned().id;
    const std::optional<Plan> tied = tiedPartOf(searched.plan, searched.bill().index, own);
    return std::ranges::any_of(takers, [&](const QString &taker) {
        return taker != own && (!tied || tied->compute(taker));
    });
}

} // namespace

namespace {

/// Pods of every deployment on the compute whose speed follows from its model; nullopt: a time was typed, or pods do something else.
struct PodNeed
{
    int nodes = 0;
    bool holdsModel = true;
    bool keepsTarget = true;
};

std::optional<PodNeed> podNeed(const SearchedCompute &searched, const cost::NodeRoom &room, int podGpus,
                               const sizing::Machine &machine)
{
    const Plan &plan = searched.plan;
    Compute compute = searched.asPlanned();
    KubernetesOptions options = compute.kubernetes.value_or(KubernetesOptions());
    options.podGpus = podGpus;
    compute.kubernetes = options;
    const sizing::Machine serving = sizing::servingPart(searched.context.catalog, compute, machine);
    const double utilization = plan.assumptions.targetUtilizationPercent.likely / 100;
    PodNeed need;
    int pods = 0;
    for (const std::size_t w : searched.bill().index.users(compute.id)) {
        const Workload &workload = plan.workloads[w];
        const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail);
        if (!workload.enabled)
            continue;
        if (!endpoint || !sizing::isSpeedDerived(*endpoint))
            return std::nullopt;
        const double peak = cost::peakLoads(plan, workload, *endpoint).highest;
        for (const Deployment &deployment : endpoint->deployments) {
            if (deployment.compute != compute.id)
                continue;
            const sizing::DeploymentSizing sized
                = sizing::sizeDeployment(plan, *endpoint, deployment, serving);
            if (!sized.llm)
                return std::nullopt;
            need.holdsModel
                = need.holdsModel && sized.llm->known() && sized.llm->mostAtATime >= endpoint->concurrency;
            need.keepsTarget = need.keepsTarget && sized.targetReachable
                && cost::carriesPeak(deployment, sized.table, peak);
            pods += cost::deploymentInstances(deployment, *endpoint, sized.table, peak, utilization);
        }
    }
    const std::optional<int> nodes = cost::nodesForPods(pods, options, room);
    if (pods == 0 || !nodes)
        return std::nullopt;
    need.nodes = *nodes;
    need.keepsTarget = need.keepsTarget && need.holdsModel;
    return need;
}

} // namespace

int SearchedCompute::podGpusOn(SizeId size, const sizing::Machine &machine) const
{
    const int asTyped = asPlanned().kubernetes.value_or(KubernetesOptions()).podGpus;
    const bool isTyped = asPlanned().kubernetes && plannedSize == indexOf(size);
    if (billing() != cost::Billing::Kubernetes || measure != Measure::LatencyMilliseconds || isTyped
        || asTyped == 0 || machine.gpus <= 1)
        return asTyped;
    const cost::NodeRoom room = cost::roomForPods(context.catalog, context.catalog.size(size), asPlanned());
    std::optional<int> fewest; // that hold the model
    std::optional<std::pair<int, int>> best; // nodes, GPUs of a pod
    for (int podGpus = 1; podGpus <= machine.gpus; podGpus *= 2) {
        const std::optional<PodNeed> need = podNeed(*this, room, podGpus, machine);
        if (!need)
            continue;
        if (need->holdsModel && !fewest)
            fewest = podGpus;
        if (need->keepsTarget && (!best || need->nodes < best->first))
            best = {need->nodes, podGpus};
    }
    return best ? best->second : fewest.value_or(asTyped);
}

sizing::Machine SearchedCompute::servingPart(SizeId size, const sizing::Machine &machine) const
{
    if (billing() != cost::Billing::Kubernetes)
        return machine;
    sizing::Machine part = machine;
    part.gpus = std::min<double>(part.gpus, podGpusOn(size, machine));
    return part;
}

std::optional<sizing::Machine> SearchedCompute::plannedPart() const
{
    if (!planned)
        return std::nullopt;
    return sizing::servingPart(context.catalog, asPlanned(), *planned);
}

namespace {

using Share = SearchedCompute::Share;

Share shareOfGpus(const sizing::Machine &planned, const sizing::Machine &machine, int places,
                  Precision precision)
{
    const std::optional<sizing::Range> each = sizing::gpuTimeRatio(planned, machine, precision);
    if (!each)
        return {places, 1, isAsStrong(machine, planned, precision)};
    // The slow end: one request at a time leaves a GPU partly idle, and nothing is promised that was not measured.
    const double byGpus = places * machine.gpus / planned.gpus;
    const int fitting = static_cast<int>(std::floor(byGpus + 1e-9));
    return fitting >= 1 ? Share{fitting, each->high, true} : Share{1, each->high / byGpus, true};
}

} // namespace

SearchedCompute::Share SearchedCompute::shareOn(const sizing::Machine &machine, int places,
                                                Precision precision, bool keepsMemory) const
{
    if (!planned || *planned == machine)
        return {places, 1, true};
    if (planned->hasGpu() != machine.hasGpu())
        return {places, 1, false};
    if (planned->hasGpu())
        return shareOfGpus(*planned, machine, places, precision);
    if (!(planned->vcpus > 0) || !(machine.vcpus > 0))
        return {places, 1, false};
    const double longer = sizing::cpuTimeRatio(*planned, machine).likely;
    const auto fitting = [places](double has, double wanted) {
        return static_cast<int>(std::floor(places * has / wanted + 1e-9));
    };
    const int byVcpus = fitting(machine.vcpus, planned->vcpus);
    if (byVcpus >= 1) {
        const int byMemory = keepsMemory && planned->memoryGiB > 0
            ? fitting(machine.memoryGiB, planned->memoryGiB)
            : byVcpus;
        return {std::clamp(byMemory, 1, byVcpus), longer, true};
    }
    const double parallel = plan.assumptions.parallelSharePercent.likely / 100;
    return {1,
            longer * formulas::amdahlSpeedup(parallel, planned->vcpus / places)
                / formulas::amdahlSpeedup(parallel, machine.vcpus),
            true};
}

SearchedCompute::Share SearchedCompute::shareOn(SizeId size, const sizing::Machine &machine,
                                                const RealtimeEndpoint &endpoint) const
{
    const int before = std::max(1, endpoint.concurrency);
    const bool isPods = billing() == cost::Billing::Kubernetes;
    const sizing::Machine serving = servingPart(size, machine);
    if (sizing::isSpeedDerived(endpoint)) {
        const sizing::LlmServing llm = sizing::llmServing(sizing::llmTask(plan, endpoint), serving);
        const bool keepsPlaces = isPods || !llm.known();
        return {keepsPlaces ? before : std::clamp(llm.mostAtATime, 1, before), 1, llm.known()};
    }
    const Precision precision = sizing::servedPrecision(plan, endpoint);
    if (!isPods || !planned)
        return shareOn(machine, before, precision, !plan.model.ramGiB);
    const sizing::Machine part = *plannedPart();
    if (part == serving)
        return {before, 1, true};
    if (part.hasGpu() != serving.hasGpu())
        return {before, 1, false};
    return part.hasGpu() ? shareOfGpus(part, serving, before, precision)
                         : Share{before, sizing::cpuTimeRatio(part, serving).likely, true};
}

Exclusions SearchedCompute::againstGpuMemory(const sizing::Machine &machine, const sizing::Machine &before,
                                             double copies) const
{
    if (!before.hasGpu() || !machine.hasGpu() || machine.gpuMemoryGiB <= 0)
        return 0;
    // GPUs that hold one copy: more of them than there it may not be divided among.
    const double each = std::max(1.0, before.gpus / std::max(1.0, copies));
    const double room = machine.gpuMemoryGiB * std::max(1.0, std::min(machine.gpus, each));
    // That the GPUs of a machine hold it together is a matter of eligibility.
    if (plan.model.ramGiB)
        return room < plan.model.ramGiB->likely ? bit(Exclusion::Weaker) : 0;
    const bool isLess = machine.gpuMemoryGiB < before.gpuMemoryGiB
        || machine.allGpuMemoryGiB() < before.gpuMemoryGiB * each;
    return isLess ? bit(Exclusion::Weaker) : 0;
}

Exclusions SearchedCompute::against(SizeId id, const sizing::Machine &machine) const
{
    Exclusions result = eligibility.ofSize(id, podGpusOn(id, machine));
    if (!planned || *planned == machine)
        return result;
    if (measure == Measure::None) {
        const bool enough = machine.vcpus >= planned->vcpus && machine.memoryGiB >= planned->memoryGiB
            && sizing::cpuTimeRatio(*planned, machine).likely <= longestOnCpu
            && (!planned->hasGpu() || isAsStrong(machine, *planned, plan.model.precision));
        result |= enough ? 0 : bit(Exclusion::Weaker);
    }
    return result;
}

QStringList searchable(const Plan &plan, const Catalog &catalog)
{
    QStringList ids;
    const cost::PlanIndex index(plan);
    for (const Compute &compute : plan.computes) {
        const bool used = std::ranges::any_of(index.users(compute.id), [&](std::size_t w) {
            const Workload &workload = plan.workloads[w];
            return workload.enabled && workload.startMonth < plan.months
                && workload.lengthMonths.value_or(1) > 0;
        });
        cost::ComputeUse use;
        use.firstMonth = used ? 0 : -1;
        use.billing = catalog.traits(compute.target).billing;
        if (isSearchable(compute, use, catalog))
            ids << compute.id;
    }
    return ids;
}

QStringList searchable(const Plan &plan, const Catalog &catalog, LifecycleStage stage)
{
    QSet<QString> ofStage;
    for (const Workload &workload : plan.workloads) {
        if (!workload.enabled || stageOf(workload) != stage)
            continue;
        for (const QString &id : workload.computeIds())
            ofStage.insert(id);
    }
    QStringList ids = searchable(plan, catalog);
    ids.removeIf([&](const QString &id) { return !ofStage.contains(id); });
    return ids;
}

std::optional<SearchedCompute> searchedComputeOf(const Plan &plan, const Context &context, const Query &query)
{
    if (plan.computeIndex(query.compute) < 0)
        return std::nullopt;
    return searchedComputeOf(plan, billOf(plan, context), context, query);
}

std::shared_ptr<const cost::Bill> billOf(const Plan &plan, const Context &context)
{
    return std::make_shared<const cost::Bill>(
        cost::makeBill(plan, context.catalog, context.prices, exchangeOf(plan, context.prices)));
}

std::optional<SearchedCompute> searchedComputeOf(const Plan &plan, std::shared_ptr<const cost::Bill> bill,
                                                 const Context &context, const Query &query)
{
    const int index = plan.computeIndex(query.compute);
    if (index < 0)
        return std::nullopt;
    const auto compute = static_cast<std::size_t>(index);
    const Eligibility eligibility(plan, bill->index, context.catalog, context.prices, context.asOf,
                                  plan.computes[compute], bill->computes[compute]);
    SearchedCompute searched{.plan = plan,
                             .context = context,
                             .query = query,
                             .compute = compute,
                             .whole = std::move(bill),
                             .reach = cost::CommitmentReach(plan, context.catalog, context.prices),
                             .exchange = exchangeOf(plan, context.prices),
                             .eligibility = eligibility};
    if (!isSearchable(searched.asPlanned(), searched.use(), context.catalog))
        return std::nullopt;
    if (const std::optional<SizeId> &size = searched.use().size) {
        searched.planned = sizing::machineOf(context.catalog, context.catalog.size(*size));
        searched.plannedSize = indexOf(*size);
    }
    searched.nodes = std::max(1, searched.asPlanned().instances);
    findJob(searched);
    if (!searched.workload)
        findDeployment(searched);
    searched.apart = searched.whole;
    return searched;
}

void lookAtAnswers(SearchedCompute &searched, const Plan &whole, const cost::Bill &bill)
{
    const Context &context = searched.context;
    const QString &id = searched.asPlanned().id;
    const auto answers = [&](std::size_t w) {
        return whole.workloads[w].enabled
            && std::holds_alternative<RealtimeEndpoint>(whole.workloads[w].detail);
    };
    searched.answersElsewhere.clear();
    const int index = bill.index.compute(id);
    if (index < 0 || !cost::answersFromAzure(context.catalog, searched.asPlanned())
        || std::ranges::none_of(bill.index.users(id), answers))
        return;
    Plan plan = whole;
    const cost::BillInput input{plan,        context.catalog, context.prices, searched.exchange,
                                bill.sizing, bill.index};
    const auto billed = [&] {
        std::int64_t minor = 0;
        std::vector<CostLine> lines;
        cost::LineWriter writer(input, lines, false);
        cost::writeSharedLines(writer);
        for (const CostLine &line : lines)
            minor = addSaturated(minor, line.total.minor());
        return minor;
    };
    const std::int64_t asPlanned = billed();
    QHash<QString, std::int64_t> known;
    for (const Region &region : context.catalog.regions()) {
        const QString zone = cost::egressZone(context.prices, region.id);
        if (!known.contains(zone)) {
            plan.computes[static_cast<std::size_t>(index)].region = region.id;
            known.insert(zone, billed() - asPlanned);
        }
        searched.answersElsewhere.push_back(known.value(zone));
    }
}

void lookAtOthers(SearchedCompute &searched)
{
    lookAtOthers(searched, searched.plan, searched.bill());
}

void lookAtOthers(SearchedCompute &searched, const Plan &whole, const cost::Bill &bill)
{
    const cost::Bill computes = cost::makeComputeBill(searched.plan, searched.context.catalog,
                                                      searched.context.prices, searched.exchange);
    const auto notWhole = [](const cost::Bill &each) {
        return std::ranges::count_if(each.lines, [](const CostLine &line) { return !line.whole(); });
    };
    searched.shared = (searched.bill().total.known() - computes.total.known()).minor();
    searched.sharedComplete = notWhole(searched.bill()) == notWhole(computes);
    lookAtAnswers(searched, whole, bill);
    if (searched.reach.isEmpty())
        return;
    searched.apart = billApart(searched);
    searched.sharesRuns = sharesRunsWithTakers(searched);
}

} // namespace slipway::search
