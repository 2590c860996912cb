// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/uncertainty/drawnplan.h"

#include "model/base/datawords.h"
#include "model/base/planwords.h"
#include "model/cost/loads.h"
#include "model/cost/owedterms.h"
#include "model/cost/pricetypes.h"
#include "model/eligibility/eligibility.h"
#include "model/formulas/philox.h"
#include "model/plan/exchange.h"
#include "model/uncertainty/usualranges.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

/// The plan with figures that say that they are exact: what remains of a range is its likely value. A batch has the nodes that its window
/// takes then: they are what is deployed, and a run that turns out longer misses its window on them.
Plan exactPlan(const Plan &plan)
{
    Plan exact = plan;
    for (const EstimatePlace &place : estimatesOf(exact, true)) {
        place.estimate->low.reset();
        place.estimate->high.reset();
    }
    for (Workload &workload : exact.workloads) {
        if (auto *batch = std::get_if<BatchScoring>(&workload.detail))
            batch->nodesPerRun = sizing::sizeBatch(exact, *batch).nodes;
    }
    return exact;
}

/// Which workloads figures reach that are drawn.
std::vector<bool> changingWorkloads(const Plan &plan, const std::vector<UncertainInput> &inputs)
{
    std::vector<bool> changing(plan.workloads.size());
    for (const UncertainInput &input : inputs) {
        if (input.field.isEmpty())
            continue;
        const std::vector<bool> reach = input.origin == RangeOrigin::Sizing
            ? std::vector<bool>(plan.workloads.size())
            : reachOf(plan, input);
        for (std::size_t w = 0; w < changing.size(); ++w)
            changing[w] = changing[w] || reach[w] || input.workload == static_cast<int>(w);
    }
    return changing;
}

/// FNV-1a: the same on every machine and in every run.
std::uint64_t hashOf(const QString &text)
{
    std::uint64_t hash = 14695981039346656037U;
    for (const char byte : text.toUtf8())
        hash = (hash ^ static_cast<std::uint8_t>(byte)) * 1099511628211U;
    return hash;
}

std::vector<UncertainInput> estimateInputs(const Plan &plan, const DrawOptions &options)
{
    Plan copy = plan;
    std::vector<UncertainInput> inputs;
    for (EstimatePlace &place : estimatesOf(copy, options.statedOnly)) {
        if (!place.input.isExact())
            inputs.push_back(std::move(place.input));
    }
    return inputs;
}

/// Between what the time of a job lies beyond that of its figures, as factors.
std::optional<sizing::Range> timeFactors(const sizing::TrainingTask &task, const sizing::Machine &machine,
                                         int nodes)
{
    const sizing::RunTime time = sizing::runTime(task, machine, nodes);
    const sizing::Range &hours = time.hours;
    if (!time.known() || !(hours.likely > 0) || !std::isfinite(hours.high) || hours.low == hours.high)
        return std::nullopt;
    return sizing::Range(hours.low / hours.likely, 1, hours.high / hours.likely);
}

std::vector<UncertainInput> timeInputs(const Plan &plan, const Context &context, const DrawOptions &options)
{
    std::vector<UncertainInput> inputs;
    const Plan exact = exactPlan(plan);
    for (std::size_t w = 0; w < plan.workloads.size() && !options.statedOnly; ++w) {
        const Workload &workload = plan.workloads[w];
        const auto *job = std::get_if<TrainingJob>(&workload.detail);
        const Compute *compute = job ? plan.compute(job->compute) : nullptr;
        const std::optional<SizeId> size = compute ? context.catalog.findSize(compute->size) : std::nullopt;
        if (!size || !workload.enabled || workload.startMonth >= plan.months || isWorkExact(plan, *job))
            continue;
        const auto &exactJob = std::get<TrainingJob>(exact.workloads[w].detail);
        const std::optional<sizing::Range> factors
            = timeFactors(sizing::trainingTask(exact, context.catalog, exactJob),
                          sizing::machineOf(context.catalog, context.catalog.size(*size)), job->nodesPerRun);
        if (!factors)
            continue;
        UncertainInput input;
        input.place = u"/workloads/%1/time"_s.arg(workload.id);
        input.field = u"/workloads/%1/training/work"_s.arg(w);
        input.name = PlanWords::tr("Time of a run, against what is computed");
        input.owner = workload.shownName();
        input.why = PlanWords::tr("what the sizing of the job leaves open");
        input.origin = RangeOrigin::Sizing;
        input.low = factors->low;
        input.likely = factors->likely;
        input.high = factors->high;
        input.most = factors->high;
        input.workload = static_cast<int>(w);
        inputs.push_back(std::move(input));
    }
    return inputs;
}

/// Where every figure that has a range, or would get one, is stated to be exact, the plan is taken at its word.
std::vector<UncertainInput> planInputs(const Plan &plan, const Context &context, const DrawOptions &options)
{
    std::vector<UncertainInput> inputs = estimateInputs(plan, options);
    for (UncertainInput &input : timeInputs(plan, context, options))
        inputs.push_back(std::move(input));
    return inputs;
}

UncertainInput priceInput(const cost::TallyPrice &price)
{
    const cost::Pricing &pricing = price.pricing;
    UncertainInput input;
    input.place = placeOf(price);
    input.name = PlanWords::tr("Price of %1").arg(price.shown);
    input.unit = u"USD"_s;
    input.origin = RangeOrigin::Price;
    input.likely = pricing.rate->usd();
    const UsualRange &usual = pricing.preemptible ? usualSpotRange() : usualDoubtfulRange();
    input.why = dataWords(usual.why);
    input.low = input.likely * usual.low;
    input.high = input.likely * usual.high;
    if (pricing.spread) {
        input.why = PlanWords::tr("worked out by the discount of other regions");
        input.low = std::min(input.likely, pricing.spread->low.usd());
        input.high = std::max(input.likely, pricing.spread->high.usd());
    }
    input.most = input.high;
    return input;
}

/// By compute whether the term that it is paid by has begun; empty: none is paid by one.
std::vector<bool> boughtComputes(const Plan &plan, const Context &context)
{
    if (!cost::hasTermsAsPrices(plan))
        return {};
    const cost::Bill bill
        = cost::makeBill(plan, context.catalog, context.prices, exchangeOf(plan, context.prices));
    std::vector<bool> bought;
    for (const Compute &each : plan.computes)
        bought.push_back(cost::isPaidByTerm(each) && cost::isTermBegun(plan, each, bill.lines, context.asOf));
    return bought;
}

} // namespace

QString placeOf(const cost::TallyPrice &price)
{
    return u"price/%1/%2"_s.arg(price.what, price.pricing.region);
}

DrawnPlan::DrawnPlan(const Plan &plan, const Context &context, const DrawOptions &options)
    : m_seed(options.seed)
    , m_inputs(planInputs(plan, context, options))
    , m_tally(exactPlan(plan), context.catalog, context.prices, exchangeOf(plan, context.prices),
              changingWorkloads(plan, m_inputs), boughtComputes(plan, context))
{
    findEstimates(options.statedOnly);
    findTimes(plan, context);
    m_firstPrice = m_inputs.size();
    if (!m_inputs.empty() && !options.statedOnly)
        findPrices();
    findTargets();
    setLevels();
    for (const UncertainInput &input : m_inputs) {
        Sampler &sampler = m_samplers.emplace_back(input.shape, input.low, input.likely, input.high);
        sampler.setLevels(input.levels);
        m_drivers.push_back(hashOf(input.place));
    }
    m_values.resize(m_inputs.size());
}

void DrawnPlan::findEstimates(bool statedOnly)
{
    // Ranges are gone from the tally's plan, places are the same.
    std::size_t next = 0;
    for (const EstimatePlace &place : estimatesOf(m_tally.plan(), statedOnly)) {
        if (next < m_inputs.size() && m_inputs[next].place == place.input.place) {
            m_estimates.push_back(place.estimate);
            ++next;
        }
    }
}

void DrawnPlan::findTimes(const Plan &plan, const Context &context)
{
    for (std::size_t i = m_estimates.size(); i < m_inputs.size(); ++i) {
        const auto w = static_cast<std::size_t>(m_inputs[i].workload);
        const auto &job = std::get<TrainingJob>(m_tally.plan().workloads[w].detail);
        const auto &sized = std::get<sizing::TrainingSizing>(m_tally.sizing()[w]);
        m_times.push_back({w, i, sizing::trainingTask(m_tally.plan(), context.catalog, job), sized.machine,
                           std::get<TrainingJob>(plan.workloads[w].detail).work.measuredHours.likely});
    }
}

void DrawnPlan::findPrices()
{
    const std::span<cost::TallyPrice> prices = m_tally.prices();
    for (std::size_t p = 0; p < prices.size(); ++p) {
        const cost::Pricing &pricing = prices[p].pricing;
        if (prices[p].bought || !prices[p].used || !pricing.rate || pricing.rate->raw() == 0
            || !pricing.estimated)
            continue;
        UncertainInput input = priceInput(prices[p]);
        if (input.isExact())
            continue;
        m_inputs.push_back(std::move(input));
        m_drawnPrices.push_back(p);
    }
}

void DrawnPlan::findTargets()
{
    const Plan &plan = m_tally.plan();
    for (std::size_t w = 0; w < plan.workloads.size(); ++w) {
        const Workload &workload = plan.workloads[w];
        if (!workload.enabled || workload.startMonth >= plan.months)
            continue;
        const auto *job = std::get_if<TrainingJob>(&workload.detail);
        if (job && job->deadlineHours)
            m_targets.push_back({DrawnTarget::Kind::Deadline, w});
        if (std::holds_alternative<BatchScoring>(workload.detail))
            m_targets.push_back({DrawnTarget::Kind::Window, w});
        if (const auto *endpoint = std::get_if<RealtimeEndpoint>(&workload.detail)) {
            for (std::size_t d = 0; d < endpoint->deployments.size(); ++d)
                m_targets.push_back({DrawnTarget::Kind::Latency, w, d});
        }
    }
}

/// A table of instances takes as long to make as several draws. Of the figures that it is made for only so many values are drawn that
/// some hundred tables do for all.
void DrawnPlan::setLevels()
{
    const auto shapesTables = [](const UncertainInput &input) {
        const QStringView field = input.field;
        return input.origin != RangeOrigin::Price
            && (field.endsWith(u"/realtime/serviceMilliseconds")
                || field.endsWith(u"/realtime/serviceVariation")
                || field == u"/assumptions/targetUtilizationPercent" || field == u"/model/parametersBillion");
    };
    int shared = 0;
    std::vector<int> own(m_tally.plan().workloads.size());
    for (const UncertainInput &input : m_inputs) {
        if (shapesTables(input))
            ++(input.workload < 0 ? shared : own[static_cast<std::size_t>(input.workload)]);
    }
    const int together = shared + (own.empty() ? 0 : *std::ranges::max_element(own));
    const int levels = together <= 1 ? 128 : together == 2 ? 12 : together == 3 ? 6 : 4;
    for (UncertainInput &input : m_inputs) {
        if (shapesTables(input))
            input.levels = levels;
    }
}

void DrawnPlan::sample(std::uint64_t trial)
{
    const formulas::Philox random(m_seed);
    for (std::size_t i = 0; i < m_values.size(); ++i)
        m_values[i] = m_samplers[i].at(random.uniform(trial, m_drivers[i]));
}

void DrawnPlan::draw(std::uint64_t trial)
{
    sample(trial);
    set(m_values);
}

void DrawnPlan::drawTimes(std::uint64_t trial)
{
    sample(trial);
    setFigures(m_values);
    m_tally.computeTimes();
}

void DrawnPlan::set(std::span<const double> values)
{
    setFigures(values);
    m_tally.compute();
}

void DrawnPlan::setFigures(std::span<const double> values)
{
    Plan &plan = m_tally.plan();
    for (const ComputedTime &time : m_times)
        std::get<TrainingJob>(plan.workloads[time.workload].detail).work.measuredHours.likely
            = time.measuredHours;
    for (std::size_t i = 0; i < m_estimates.size(); ++i)
        m_estimates[i]->likely = std::clamp(values[i], m_inputs[i].least, m_inputs[i].most);
    setTimes(values);
    for (std::size_t p = 0; p < m_drawnPrices.size(); ++p) {
        cost::TallyPrice &price = m_tally.prices()[m_drawnPrices[p]];
        price.rate = Rate(std::llround(values[m_firstPrice + p] * 1e10));
    }
}

/// A computed time that was drawn is one that was measured on the compute as planned.
void DrawnPlan::setTimes(std::span<const double> values)
{
    Plan &plan = m_tally.plan();
    for (ComputedTime &time : m_times) {
        auto &job = std::get<TrainingJob>(plan.workloads[time.workload].detail);
        sizing::takeFigures(time.task, plan, job);
        const sizing::RunTime computed = sizing::runTime(time.task, time.machine, job.nodesPerRun);
        job.work.method = WorkMethod::MeasuredHours;
        job.work.measuredSize.clear();
        job.work.measuredHours.likely = values[time.input] * computed.hours.likely;
    }
}

bool DrawnPlan::keeps(const DrawnTarget &target)
{
    const Plan &plan = m_tally.plan();
    const Workload &workload = plan.workloads[target.workload];
    const sizing::WorkloadSizing &sized = m_tally.sizing()[target.workload];
    const double hours = cost::jobRuns(workload, sized).lasts + m_tally.waits()[target.workload];
    switch (target.kind) {
    case DrawnTarget::Kind::Deadline:
        return !missesDeadline(std::get<TrainingJob>(workload.detail), hours);
    case DrawnTarget::Kind::Window:
        return !missesWindow(std::get<BatchScoring>(workload.detail), hours,
                             plan.assumptions.nodeStartMinutes.likely / 60);
    case DrawnTarget::Kind::Latency:
        break;
    }
    const auto &endpoint = std::get<RealtimeEndpoint>(workload.detail);
    const Deployment &deployment = endpoint.deployments[target.deployment];
    const sizing::DeploymentSizing &deployed
        = std::get<sizing::EndpointSizing>(sized).deployments[target.deployment];
    return deployed.targetReachable
        && cost::carriesPeak(deployment, deployed.table, cost::peakLoads(plan, workload, endpoint).highest);
}

} // namespace slipway
