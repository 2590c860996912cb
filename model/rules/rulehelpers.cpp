// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rules/rulehelpers.h"

#include "model/base/format.h"
#include "model/base/planwords.h"
#include "model/cost/linewriter.h"
#include "model/cost/nodesforwaits.h"
#include "model/cost/planruns.h"
#include "model/cost/usage.h"

#include <algorithm>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace slipway {

std::optional<Statement> aboutRegion(const RuleInput &in, std::size_t index, QStringView rule)
{
    const std::optional<RegionId> region = in.catalog.findRegion(in.plan.computes[index].region);
    if (!region)
        return std::nullopt;
    for (const Statement &each : in.eligibility[index].aboutRegion(*region)) {
        if (each.rule == rule)
            return each;
    }
    return std::nullopt;
}

const Compute *computeOf(const RuleInput &in, const QString &compute)
{
    const int index = in.bill.index.compute(compute);
    return index < 0 ? nullptr : &in.plan.computes[static_cast<std::size_t>(index)];
}

QString targetOf(const RuleInput &in, const QString &compute)
{
    const Compute *found = computeOf(in, compute);
    return found ? found->target : QString();
}

const TargetTraits &traitsOf(const RuleInput &in, const QString &compute)
{
    return in.catalog.traits(targetOf(in, compute));
}

const ComputeTarget *targetRecord(const RuleInput &in, const QString &target)
{
    const std::optional<TargetId> id = in.catalog.findTarget(target);
    return id ? &in.catalog.target(*id) : nullptr;
}

QString regionOf(const RuleInput &in, const Compute &compute)
{
    return in.plan.regionOr(compute.region);
}

QString roundedText(double value, int decimals)
{
    // What is infinite has grown beyond all.
    if (!(std::abs(value) <= largestShownNumber))
        return formatNumber(std::copysign(std::numeric_limits<double>::max(), value), wordsLocale());
    return wordsLocale().toString(value, 'f', decimals);
}

std::pair<QString, QString> apartTexts(double a, double b)
{
    constexpr int mostDecimals = 6;
    int decimals = 0;
    while (decimals < mostDecimals && roundedText(a, decimals) == roundedText(b, decimals))
        ++decimals;
    return {roundedText(a, decimals), roundedText(b, decimals)};
}

double limitValue(const RuleInput &in, QStringView id, double otherwise)
{
    const Limit *limit = in.catalog.limit(id);
    return limit ? limit->value : otherwise;
}

bool servedBy(const RuleInput &in, const RealtimeEndpoint &endpoint, Billing billing)
{
    return std::ranges::any_of(endpoint.deployments, [&](const Deployment &deployment) {
        return traitsOf(in, deployment.compute).billing == billing;
    });
}

bool hasInstances(const RuleInput &in, const Deployment &deployment)
{
    return traitsOf(in, deployment.compute).billing != Billing::Tokens;
}

InstanceSpan instanceSpan(const RuleInput &in, std::size_t workload, std::size_t deployment)
{
    const auto &endpoint = std::get<RealtimeEndpoint>(in.plan.workloads[workload].detail);
    const Deployment &one = endpoint.deployments[deployment];
    // As typed, also where it is too few to be priced so.
    if (one.sizing == InstanceSizing::Fixed)
        return {one.instances, one.instances};
    const cost::HeldInstances &held = in.held[workload][deployment];
    return {held.least, one.sizing == InstanceSizing::Autoscale ? one.maxInstances : held.atPeak};
}

double serviceMilliseconds(const RuleInput &in, std::size_t workload, const RealtimeEndpoint &endpoint)
{
    if (!sizing::isSpeedDerived(endpoint))
        return endpoint.serviceMilliseconds.likely;
    double seconds = 0;
    for (const sizing::DeploymentSizing &each :
         std::get<sizing::EndpointSizing>(in.bill.sizing[workload]).deployments)
        seconds = std::max(seconds, each.table.profile().serviceSeconds);
    return 1000 * seconds;
}

std::optional<PlanEdit> workOutServiceTime(const RuleInput &in, std::size_t workload,
                                           const RealtimeEndpoint &endpoint)
{
    if (sizing::isSpeedDerived(endpoint))
        return std::nullopt;
    for (const sizing::DeploymentSizing &each :
         std::get<sizing::EndpointSizing>(in.bill.sizing[workload]).deployments) {
        if (each.llm && each.llm->known()
            && 1000 * each.llm->requestSeconds.likely < endpoint.serviceMilliseconds.likely)
            return setNumber(PlanWords::tr("Work it out from the model: %1 ms")
                                 .arg(std::lround(1000 * each.llm->requestSeconds.likely)),
                             Step::Deployment, workloadField(workload, u"realtime/serviceMilliseconds"), 0);
    }
    return std::nullopt;
}

PlanEdit setNumber(const QString &label, Step step, const QString &field, int value)
{
    return {label, step, {{field, value}}};
}

PlanEdit setWord(const QString &label, Step step, const QString &field, const QString &word)
{
    return {label, step, {{field, word}}};
}

PlanEdit setFlag(const QString &label, Step step, const QString &field, bool value)
{
    return {label, step, {{field, value}}};
}

std::optional<SizeId> fittingSize(const RuleInput &in, std::size_t index,
                                  const std::function<bool(const VmSize &)> &fits, Exclusions apart,
                                  const std::function<double(const VmSize &)> &times)
{
    const std::optional<RegionId> region = in.catalog.findRegion(regionOf(in, in.plan.computes[index]));
    if (!region)
        return {};
    std::optional<SizeId> best;
    double lowest = 0;
    for (std::size_t i = 0; i < in.catalog.sizes().size(); ++i) {
        const auto id = SizeId(i);
        const VmSize &size = in.catalog.size(id);
        if (size.vcpus == 0 || size.memoryGiB <= 0 || !fits(size))
            continue;
        const Rate rate = in.prices.usableRate(id, *region, PriceType::PayAsYouGo);
        const double cost = rate.usd() * (times ? times(size) : 1);
        if (rate < Rate(0) || (best && !(cost < lowest))
            || ((in.eligibility[index].ofSize(id) | in.eligibility[index].ofPlace(id, *region)) & ~apart)
                != 0)
            continue;
        best = id;
        lowest = cost;
    }
    return best;
}

namespace {

PlanEdit useSize(const RuleInput &in, std::size_t index, SizeId id)
{
    const VmSize &size = in.catalog.size(id);
    return setWord(PlanWords::tr("Use %1").arg(size.shortName()), stepOf(in.bill.computes[index].stage),
                   computeField(index, u"size"), size.name);
}

/// Hours a month that the training jobs of a compute take on a machine; 0: it has none. nullopt: a time is not known there, or a deadline is
/// missed.
std::optional<double> trainingHours(const RuleInput &in, std::size_t index, const sizing::Machine &machine)
{
    double all = 0;
    for (const std::size_t w : in.bill.index.users(in.plan.computes[index].id)) {
        const auto *job = std::get_if<TrainingJob>(&in.plan.workloads[w].detail);
        if (!job || !in.plan.workloads[w].enabled)
            continue;
        const sizing::TrainingInput input = sizing::trainingInput(in.plan, in.catalog, *job);
        const sizing::RunHours hours = sizing::runHours(input, machine, job->nodesPerRun, false);
        const std::optional<sizing::TrainingMemory> memory
            = sizing::memoryOf(input, machine, job->nodesPerRun);
        const cost::JobRuns runs
            = cost::jobRuns(*job, hours.hours.likely, sizing::trialsAtATime(in.plan, in.catalog, *job));
        if (!hours.time.known() || (memory && !memory->fits()) || missesDeadline(*job, runs.lasts))
            return std::nullopt;
        all += runs.runs * runs.hours * runs.nodes;
    }
    return all;
}

/// Whether a machine does what `size` did, as far as that is known of all its work.
bool doesTheWork(const RuleInput &in, std::size_t index, const VmSize &size, const VmSize &other)
{
    if (other.gpu.has_value() != size.gpu.has_value())
        return false;
    if (!size.gpu)
        return atLeast(size)(other) && trainingHours(in, index, sizing::machineOf(in.catalog, other));
    const sizing::Machine before = sizing::machineOf(in.catalog, size);
    const sizing::Machine machine = sizing::machineOf(in.catalog, other);
    if (machine.gpuMemoryGiB < before.gpuMemoryGiB || machine.vcpus < before.vcpus)
        return false;
    const std::optional<double> hours = trainingHours(in, index, machine);
    if (!hours || *hours > 0)
        return hours.has_value();
    const std::optional<sizing::Range> each = sizing::gpuTimeRatio(before, machine, in.plan.model.precision);
    return each && each->high * before.gpus <= machine.gpus;
}

} // namespace

std::function<bool(const VmSize &)> atLeast(const VmSize &size)
{
    return [&size](const VmSize &other) {
        return other.gpu.has_value() == size.gpu.has_value() && other.vcpus >= size.vcpus
            && other.gpuCount.value() >= size.gpuCount.value();
    };
}

std::optional<PlanEdit> useReplacement(const RuleInput &in, std::size_t index, const VmSize &size)
{
    const QStringList &named = size.retirement.replacements;
    const auto isNamed = [&](const VmSize &other) {
        const VmSeries *series = in.catalog.seriesOf(other);
        return named.contains(other.name, Qt::CaseInsensitive) || (series && named.contains(series->id));
    };
    const auto times = [&](const VmSize &other) {
        const double hours = trainingHours(in, index, sizing::machineOf(in.catalog, other)).value_or(0);
        return hours > 0 ? hours : 1;
    };
    const auto does = [&](const VmSize &other) { return doesTheWork(in, index, size, other); };
    std::optional<SizeId> id;
    if (!named.isEmpty())
        id = fittingSize(
            in, index, [&](const VmSize &other) { return isNamed(other) && does(other); }, 0, times);
    if (!id)
        id = fittingSize(in, index, does, 0, times);
    return id ? useSize(in, index, *id) : useFittingSize(in, index, atLeast(size));
}

bool endsLate(const RuleInput &in, std::size_t workload, double wait)
{
    const Workload &of = in.plan.workloads[workload];
    const double hours = cost::jobRuns(of, in.bill.sizing[workload]).lasts + wait;
    if (const auto *job = std::get_if<TrainingJob>(&of.detail))
        return missesDeadline(*job, hours);
    const auto *batch = std::get_if<BatchScoring>(&of.detail);
    return batch && missesWindow(*batch, hours, in.plan.assumptions.nodeStartMinutes.likely / 60);
}

namespace {

/// Hours that a run may wait and still end in time; endless where it is not promised for a time, or is late by itself.
double timeToSpare(const RuleInput &in, std::size_t workload)
{
    const Workload &of = in.plan.workloads[workload];
    if (!of.enabled || !cost::arePromised(of) || endsLate(in, workload, 0))
        return std::numeric_limits<double>::infinity();
    const double hours = cost::jobRuns(of, in.bill.sizing[workload]).lasts;
    const auto *job = std::get_if<TrainingJob>(&of.detail);
    const double allowed = job
        ? *job->deadlineHours
        : std::get<BatchScoring>(of.detail).windowHours - in.plan.assumptions.nodeStartMinutes.likely / 60;
    return std::max(0.0, allowed - hours) + allowed * 1e-9;
}

} // namespace

std::optional<int> nodesInTime(const RuleInput &in, std::size_t compute, int least)
{
    std::vector<double> longest(in.plan.workloads.size(), std::numeric_limits<double>::infinity());
    bool promised = false;
    for (const std::size_t w : in.bill.index.users(in.plan.computes[compute].id)) {
        longest[w] = timeToSpare(in, w);
        promised = promised || std::isfinite(longest[w]);
    }
    return promised ? cost::nodesForWaits(in.plan, in.bill, compute, longest, least) : least;
}

PlanEdit withoutPurchase(const RuleInput &in, std::size_t commitment)
{
    return {PlanWords::tr("Do without %1", "a purchase")
                .arg(cost::commitmentName(in.catalog, in.plan.commitments[commitment])),
            Step::Cost,
            {{u"/commitments/%1"_s.arg(commitment), std::monostate()}}};
}

std::optional<PlanEdit> useFittingSize(const RuleInput &in, std::size_t index,
                                       const std::function<bool(const VmSize &)> &fits, Exclusions apart)
{
    const std::optional<SizeId> id = fittingSize(in, index, fits, apart);
    return id ? std::optional(useSize(in, index, *id)) : std::nullopt;
}

QString whyNoTime(sizing::NoTime why)
{
    switch (why) {
    case sizing::NoTime::None:
        return {};
    case sizing::NoTime::NoSize:
        return PlanWords::tr("The compute, or what was measured, has no size of the catalog.");
    case sizing::NoTime::NoWork:
        return PlanWords::tr("The plan does not give all of it: parameters and tokens, or images, epochs and "
                             "images a second.");
    case sizing::NoTime::NeedsGpu:
        return PlanWords::tr(
            "From parameters and tokens only the time of GPUs follows; for a CPU measure a run.");
    case sizing::NoTime::CpuFromGpu:
        return PlanWords::tr(
            "It was measured with a GPU and is planned without: nothing tells how much longer a CPU takes.");
    case sizing::NoTime::GpuFromCpu:
        return PlanWords::tr(
            "It was measured without a GPU and is planned with one: nothing tells how much faster that is.");
    case sizing::NoTime::ArmFromX86:
        return PlanWords::tr("The processors are of different kinds (x86 and Arm).");
    case sizing::NoTime::NoPrecision:
        return PlanWords::tr("A GPU does not compute in the model's precision, or no source gives its peak.");
    }
    return {};
}

} // namespace slipway
