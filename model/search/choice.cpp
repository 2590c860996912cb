// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/choice.h"

#include "model/base/format.h"
#include "model/base/planwords.h"
#include "model/cost/capacity.h"
#include "model/cost/pricetypes.h"
#include "model/evaluation/linewords.h"
#include "model/plan/plannames.h"
#include "model/rules/rulebook.h"
#include "model/search/asbought.h"
#include "model/search/whynot.h"
#include "model/search/workmodel.h"
#include "model/sizing/machine.h"
#include "model/sizing/plansizing.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace slipway::search {

namespace {

/// Nodes at a time that a run of `perRun` nodes of a workload takes with its trials.
int nodesAtATime(const SearchedCompute &searched, std::size_t workload, int perRun)
{
    const auto *sized = std::get_if<sizing::TrainingSizing>(&searched.bill().sizing[workload]);
    return sized ? perRun * sized->trialsAtATime : perRun;
}

/// Of the workload whose nodes vary.
int nodesOfRun(const SearchedCompute &searched, const Candidate &candidate, const sizing::Machine &machine)
{
    return searched.poolVaries() ? WorkModel(searched).nodesOfRun(candidate.size, machine, candidate.nodes,
                                                                  isPreemptible(candidate.type))
                                 : candidate.nodes;
}

void takeTraining(TrainingJob &job, const SearchedCompute &searched, const Candidate &candidate,
                  const sizing::Machine &machine, bool main, bool otherSize)
{
    const int nodes = main && searched.nodesVary ? nodesOfRun(searched, candidate, machine) : job.nodesPerRun;
    const bool otherNodes = nodes != job.nodesPerRun;
    // Hours that were told without a machine hold for the one as planned.
    if ((otherSize || otherNodes) && searched.planned && job.work.measuredSize.isEmpty()
        && job.work.method != WorkMethod::ParametersAndTokens) {
        job.work.measuredSize = searched.asPlanned().size;
        job.work.measuredNodes = job.nodesPerRun;
    }
    if (otherNodes)
        job.nodesPerRun = nodes;
}

void takeBatch(BatchScoring &batch, const SearchedCompute &searched, const Candidate &candidate,
               const sizing::Machine &machine, bool main, bool otherSize)
{
    if (otherSize) {
        const SearchedCompute::Share share
            = searched.shareOn(machine, batch.workersPerNode, searched.plan.model.precision);
        batch.secondsPerItem = sizing::timesAsLong(batch.secondsPerItem, share.longer);
        batch.workersPerNode = share.places;
    }
    // Nodes that follow from the window are stated once another number is chosen.
    if (!main || !searched.nodesVary)
        return;
    if (candidate.nodes != searched.nodes || (batch.nodesPerRun == 0 && otherSize))
        batch.nodesPerRun = nodesOfRun(searched, candidate, machine);
}

void takeEndpoint(RealtimeEndpoint &endpoint, const SearchedCompute &searched, const Candidate &candidate,
                  const sizing::Machine &machine, bool main, bool otherSize)
{
    if (searched.billing() != cost::Billing::Endpoint && searched.billing() != cost::Billing::Kubernetes)
        return;
    if (main && searched.nodesVary)
        endpoint.deployments[searched.deployment].instances = candidate.nodes;
    // Requests at a time are told for all deployments of the endpoint at once.
    if (!otherSize || endpoint.deployments.size() != 1)
        return;
    const int before = std::max(1, endpoint.concurrency);
    const auto [places, longer, isKnown] = searched.shareOn(candidate.size, machine, endpoint);
    if (places == before && longer == 1)
        return;
    endpoint.concurrency = places;
    endpoint.serviceMilliseconds = sizing::timesAsLong(endpoint.serviceMilliseconds, longer);
    if (std::optional<double> &each = endpoint.deployments[0].requestsPerSecondPerInstance)
        *each *= static_cast<double>(places) / before / longer;
}

void takePlace(Compute &compute, const SearchedCompute &searched, const Candidate &candidate,
               const sizing::Machine &machine)
{
    const Catalog &catalog = searched.context.catalog;
    const int podGpus = searched.podGpusOn(candidate.size, machine);
    if (searched.billing() == cost::Billing::Kubernetes
        && podGpus != compute.kubernetes.value_or(KubernetesOptions()).podGpus) {
        KubernetesOptions options = compute.kubernetes.value_or(KubernetesOptions());
        options.podGpus = podGpus;
        compute.kubernetes = options;
    }
    if (candidate.size != searched.use().size)
        compute.size = catalog.size(candidate.size).name;
    if (candidate.region != searched.use().region) {
        const QString &id = catalog.region(candidate.region).id;
        compute.region = id == searched.plan.region ? QString() : id;
    }
    cost::pay(compute, candidate.type);
}

/// As many nodes as were chosen are there all the time; as planned where the plan has that many, and may have them.
void takePool(Compute &compute, const SearchedCompute &searched, const Candidate &candidate)
{
    if (candidate.nodes == searched.nodes
        && candidate.nodes <= cost::mostOfPool(compute).value_or(candidate.nodes))
        return;
    compute.maxNodes = candidate.nodes;
    compute.minNodes = std::min(compute.minNodes, compute.maxNodes);
    compute.instances = std::min(compute.instances, compute.maxNodes);
}

class Changes
{
public:
    explicit Changes(PlanEdit &edit)
        : m_edit(edit)
    {
    }
    void word(const QString &pointer, const QString &before, const QString &after)
    {
        if (before != after)
            m_edit.changes.push_back({pointer, after});
    }
    template <typename Number> void number(const QString &pointer, Number before, Number after)
    {
        if (before != after)
            m_edit.changes.push_back({pointer, after});
    }

    void estimate(const QString &pointer, const Estimate &before, const Estimate &after)
    {
        // The end that the likely value moves towards goes first: one that it passes is dropped.
        const bool grows = after.likely > before.likely;
        const auto low = [&] {
            if (before.low && after.low)
                number(pointer + u"/low"_s, *before.low, *after.low);
        };
        const auto high = [&] {
            if (before.high && after.high)
                number(pointer + u"/high"_s, *before.high, *after.high);
        };
        grows ? high() : low();
        number(pointer + u"/likely"_s, before.likely, after.likely);
        grows ? low() : high();
    }

private:
    PlanEdit &m_edit;
};

void compare(Changes &changes, const Compute &before, const Compute &after, const QString &at)
{
    changes.word(at + u"/size"_s, before.size, after.size);
    changes.word(at + u"/region"_s, before.region, after.region);
    changes.word(at + u"/tier"_s, wordOf(before.tier), wordOf(after.tier));
    changes.word(at + u"/priceType"_s, priceTypeId(before.priceType), priceTypeId(after.priceType));
    changes.number(at + u"/minNodes"_s, before.minNodes, after.minNodes);
    changes.number(at + u"/maxNodes"_s, before.maxNodes, after.maxNodes);
    changes.number(at + u"/instances"_s, before.instances, after.instances);
    changes.number(at + u"/kubernetes/podGpus"_s, before.kubernetes.value_or(KubernetesOptions()).podGpus,
                   after.kubernetes.value_or(KubernetesOptions()).podGpus);
}

void compare(Changes &changes, const Workload &before, const Workload &after, const QString &at)
{
    if (const auto *job = std::get_if<TrainingJob>(&after.detail)) {
        const auto &old = std::get<TrainingJob>(before.detail);
        changes.number(at + u"/training/nodesPerRun"_s, old.nodesPerRun, job->nodesPerRun);
        changes.word(at + u"/training/work/measuredSize"_s, old.work.measuredSize, job->work.measuredSize);
        changes.number(at + u"/training/work/measuredNodes"_s, old.work.measuredNodes,
                       job->work.measuredNodes);
    } else if (const auto *batch = std::get_if<BatchScoring>(&after.detail)) {
        const auto &old = std::get<BatchScoring>(before.detail);
        changes.number(at + u"/batch/nodesPerRun"_s, old.nodesPerRun, batch->nodesPerRun);
        changes.number(at + u"/batch/workersPerNode"_s, old.workersPerNode, batch->workersPerNode);
        changes.estimate(at + u"/batch/secondsPerItem"_s, old.secondsPerItem, batch->secondsPerItem);
    } else if (const auto *endpoint = std::get_if<RealtimeEndpoint>(&after.detail)) {
        const auto &old = std::get<RealtimeEndpoint>(before.detail);
        changes.number(at + u"/realtime/concurrency"_s, old.concurrency, endpoint->concurrency);
        changes.estimate(at + u"/realtime/serviceMilliseconds"_s, old.serviceMilliseconds,
                         endpoint->serviceMilliseconds);
        for (std::size_t d = 0; d < endpoint->deployments.size(); ++d) {
            const QString place = at + u"/realtime/deployments/%1"_s.arg(d);
            changes.number(place + u"/instances"_s, old.deployments[d].instances,
                           endpoint->deployments[d].instances);
            changes.number(place + u"/requestsPerSecondPerInstance"_s,
                           old.deployments[d].requestsPerSecondPerInstance.value_or(0),
                           endpoint->deployments[d].requestsPerSecondPerInstance.value_or(0));
        }
    }
}

/// "NC80adis H100 v5 in North Europe, spot, 2 nodes": what is taken that differs from the plan, the size in any case.
QString takenWords(const SearchedCompute &searched, const Candidate &candidate)
{
    const Catalog &catalog = searched.context.catalog;
    QString words = catalog.size(candidate.size).shortName();
    if (candidate.region != searched.use().region)
        words = PlanWords::tr("%1 in %2", "a VM size and its region")
                    .arg(words, catalog.region(candidate.region).name);
    if (candidate.type != cost::effectivePriceType(searched.asPlanned()))
        words += u", "_s + cost::priceTypeWords(candidate.type);
    if (searched.nodesVary && candidate.nodes != searched.nodes)
        words += u", "_s
            + formatUnits(candidate.nodes,
                          searched.billing() == cost::Billing::Endpoint ? u"instance"_s : u"node"_s,
                          wordsLocale());
    return words;
}

} // namespace

int highestNodes(const SearchedCompute &searched, int nodes)
{
    const int planned = searched.asPlanned().maxNodes;
    if (!searched.workload || nodes == searched.nodes)
        return planned;
    const int now = nodesAtATime(searched, *searched.workload, searched.nodes);
    const int then = nodesAtATime(searched, *searched.workload, nodes);
    int highest = std::max({planned + then - now, then, searched.asPlanned().minNodes});
    for (const std::size_t w : searched.bill().index.users(searched.asPlanned().id)) {
        const Workload &other = searched.plan.workloads[w];
        if (w != *searched.workload && other.enabled)
            highest = std::max(highest, cost::jobRuns(other, searched.bill().sizing[w]).nodes);
    }
    return highest;
}

void applyChoice(Plan &plan, const SearchedCompute &searched, const Candidate &candidate)
{
    const bool otherSize = candidate.size != searched.use().size;
    const sizing::Machine machine
        = sizing::machineOf(searched.context.catalog, searched.context.catalog.size(candidate.size));
    Compute &compute = plan.computes[searched.compute];
    takePlace(compute, searched, candidate, machine);
    if (searched.poolVaries())
        takePool(compute, searched, candidate);
    else if (searched.nodesVary && searched.billing() != cost::Billing::Endpoint)
        compute.maxNodes = highestNodes(searched, candidate.nodes);
    for (const std::size_t w : searched.bill().index.users(compute.id)) {
        Workload &workload = plan.workloads[w];
        const bool main = searched.workload == w;
        if (auto *job = std::get_if<TrainingJob>(&workload.detail))
            takeTraining(*job, searched, candidate, machine, main, otherSize);
        else if (auto *batch = std::get_if<BatchScoring>(&workload.detail))
            takeBatch(*batch, searched, candidate, machine, main, otherSize);
        else if (auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail))
            takeEndpoint(*endpoint, searched, candidate, machine, main, otherSize);
    }
}

namespace {

/// `after` is the plan with the candidate.
QString assumedIn(const Plan &after, const SearchedCompute &searched, const Candidate &candidate)
{
    if (!searched.usesGpu() || candidate.size == searched.use().size)
        return {};
    const sizing::Machine machine
        = sizing::machineOf(searched.context.catalog, searched.context.catalog.size(candidate.size));
    const auto words = [&](const QString &text, double before, double now, Precision precision) -> QString {
        const auto each = sizing::gpuTimeRatio(*searched.planned, machine, precision);
        if (!each || !(before > 0) || now == before)
            return {};
        const auto times = [](double ratio) { return wordsLocale().toString(ratio, 'g', 2); };
        const double spread = now / before / each->high;
        return text.arg(times(now / before), times(each->low * spread), times(each->high * spread));
    };
    for (const std::size_t w : searched.bill().index.users(searched.asPlanned().id)) {
        const Workload &now = after.workloads[w];
        QString text;
        if (const auto *endpoint = std::get_if<RealtimeEndpoint>(&now.detail))
            text = words(
                PlanWords::tr("a request takes %1 times as long, assumed between %2 and %3"),
                std::get<RealtimeEndpoint>(searched.plan.workloads[w].detail).serviceMilliseconds.likely,
                endpoint->serviceMilliseconds.likely, sizing::servedPrecision(searched.plan, *endpoint));
        else if (const auto *batch = std::get_if<BatchScoring>(&now.detail))
            text = words(PlanWords::tr("an item takes %1 times as long, assumed between %2 and %3"),
                         std::get<BatchScoring>(searched.plan.workloads[w].detail).secondsPerItem.likely,
                         batch->secondsPerItem.likely, searched.plan.model.precision);
        if (!text.isEmpty())
            return text;
    }
    return {};
}

} // namespace

QString assumedOf(const SearchedCompute &searched, const Candidate &candidate)
{
    Plan after = searched.plan;
    applyChoice(after, searched, candidate);
    return assumedIn(after, searched, candidate);
}

PlanEdit choice(const Plan &plan, const Context &context, const QString &compute, const Candidate &candidate)
{
    if (plan.computeIndex(compute) < 0)
        return {};
    return choice(plan, billOf(plan, context), context, compute, candidate);
}

PlanEdit choice(const Plan &plan, const std::shared_ptr<const cost::Bill> &bill, const Context &context,
                const QString &compute, const Candidate &candidate)
{
    const AsBought bought(plan, bill, context);
    if (!bought.isTold() || bought.isAsTyped(compute, candidate))
        return choiceIn(plan, bill, context, compute, candidate);
    PlanEdit edit = choiceIn(bought.plan(), bought.bill(), context, compute, candidate);
    const std::vector<PlanEdit::Change> telling = bought.telling();
    edit.changes.insert(edit.changes.begin(), telling.begin(), telling.end());
    return edit;
}

PlanEdit choiceIn(const Plan &plan, const Context &context, const QString &compute,
                  const Candidate &candidate)
{
    return plan.computeIndex(compute) < 0
        ? PlanEdit()
        : choiceIn(plan, billOf(plan, context), context, compute, candidate);
}

PlanEdit choiceIn(const Plan &plan, const std::shared_ptr<const cost::Bill> &bill, const Context &context,
                  const QString &compute, const Candidate &candidate)
{
    Query query;
    query.compute = compute;
    const std::optional<SearchedCompute> searched = searchedComputeOf(plan, bill, context, query);
    PlanEdit edit;
    if (!searched)
        return edit;
    edit.label = PlanWords::tr("Use %1 for %2").arg(takenWords(*searched, candidate), workOn(plan, compute));
    edit.step = stepOf(searched->use().stage);
    Plan after = plan;
    applyChoice(after, *searched, candidate);
    edit.label = withAssumed(edit.label, assumedIn(after, *searched, candidate));
    Changes changes(edit);
    compare(changes, searched->asPlanned(), after.computes[searched->compute],
            u"/computes/%1"_s.arg(searched->compute));
    for (const std::size_t w : bill->index.users(compute))
        compare(changes, plan.workloads[w], after.workloads[w], u"/workloads/%1"_s.arg(w));
    return edit;
}

} // namespace slipway::search
