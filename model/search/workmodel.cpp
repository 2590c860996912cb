// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/workmodel.h"

#include <algorithm>

namespace slipway::search {

WorkModel::WorkModel(const SearchedCompute &searched)
    : m_searched(searched)
    , m_lifetime(jobLifetime(searched.context.catalog, searched.billing(), false))
    , m_lifetimePreemptible(jobLifetime(searched.context.catalog, searched.billing(), true))
{
    for (const std::size_t w : searched.bill().index.users(searched.asPlanned().id)) {
        const Workload &workload = searched.plan.workloads[w];
        if (!workload.enabled)
            continue;
        if (const auto *job = std::get_if<TrainingJob>(&workload.detail)) {
            Training training{*job,
                              sizing::trainingInput(searched.plan, searched.context.catalog, *job),
                              {},
                              sizing::trialsAtATime(searched.plan, searched.context.catalog, *job)};
            training.elsewhere = training.asPlanned;
            if (searched.planned && !training.asPlanned.task.measuredElsewhere) {
                training.elsewhere.task.measuredElsewhere = true;
                training.elsewhere.task.measured = *searched.planned;
                training.elsewhere.task.measuredNodes = job->nodesPerRun;
            }
            m_works.push_back({w, std::move(training)});
        } else if (const auto *batch = std::get_if<BatchScoring>(&workload.detail)) {
            m_works.push_back({w, Batch{*batch, sizing::batchTask(searched.plan, *batch)}});
        }
    }
}

/// Nobody tells how much memory work on CPUs takes: as much as the machine it was planned or measured on has, whichever is less.
double WorkModel::memoryFloor(const Training &training) const
{
    if (!m_searched.planned || m_searched.planned->hasGpu())
        return 0;
    const sizing::TrainingTask &task = training.asPlanned.task;
    const bool measured = task.measuredElsewhere && !task.measured.hasGpu() && task.measured.memoryGiB > 0;
    return measured ? std::min(task.measured.memoryGiB, m_searched.planned->memoryGiB)
                    : m_searched.planned->memoryGiB;
}

/// Of work on GPUs of which the parameters are not told, likewise.
Exclusions WorkModel::againstGpus(const Training &training, const sizing::Machine &machine) const
{
    const sizing::TrainingTask &task = training.elsewhere.task;
    const bool measured = task.measuredElsewhere && task.measured.hasGpu();
    if (!measured && !m_searched.usesGpu())
        return 0;
    Exclusions least = measured ? m_searched.againstGpuMemory(machine, task.measured, 1)
                                : m_searched.againstGpuMemory(machine, *m_searched.planned, 1);
    if (measured && m_searched.usesGpu() && least == bit(Exclusion::Weaker))
        least &= m_searched.againstGpuMemory(machine, *m_searched.planned, 1);
    return least;
}

int WorkModel::runNodes(SizeId size, int nodes, int parallel, int stated,
                        const std::function<bool(int)> &endsLate) const
{
    if (!m_searched.poolVaries())
        return nodes;
    if (nodes == m_searched.nodes && m_searched.plannedSize == indexOf(size))
        return stated;
    const int all = std::max(1, nodes / parallel);
    return stated <= all && !endsLate(stated) ? stated : all;
}

int WorkModel::runNodes(const Training &training, SizeId size, const sizing::Machine &machine, int nodes,
                        bool preemptible) const
{
    const TrainingJob &job = training.job;
    const auto endsLate = [&](int each) {
        const sizing::RunHours hours = sizing::runHours(training.elsewhere, machine, each, preemptible);
        return hours.neverEnds
            || missesDeadline(job, cost::jobRuns(job, hours.hours.likely, training.trialsAtATime).lasts);
    };
    return runNodes(size, nodes, training.trialsAtATime, job.nodesPerRun, endsLate);
}

WorkModel::Outcome WorkModel::outcomeOf(const Training &training, bool main, SizeId size,
                                        const sizing::Machine &machine, int nodes, bool preemptible) const
{
    const int perRun = main && m_searched.nodesVary ? runNodes(training, size, machine, nodes, preemptible)
                                                    : training.job.nodesPerRun;
    const bool asPlanned = m_searched.plannedSize == indexOf(size) && perRun == training.job.nodesPerRun;
    const sizing::TrainingInput &input = asPlanned ? training.asPlanned : training.elsewhere;
    const sizing::RunHours hours = sizing::runHours(input, machine, perRun, preemptible);
    Outcome outcome{cost::jobRuns(training.job, hours.hours.likely, training.trialsAtATime), 0};
    // Nodes of a run times its parallel trials.
    outcome.runs.nodes = outcome.runs.nodes / std::max(1, training.job.nodesPerRun) * perRun;
    const auto add = [&outcome](bool against, Exclusion exclusion) {
        outcome.exclusions |= against ? bit(exclusion) : 0;
    };
    const bool toldAsHours
        = input.task.method == WorkMethod::MeasuredHours && hours.time.why == sizing::NoTime::NoWork;
    add(!hours.time.known() && !toldAsHours, Exclusion::TimeUnknown);
    // As the rule of checkpoints says; what is planned so already is left to who planned it.
    add(preemptible && !training.job.checkpointMinutes && m_searched.asPlanned().tier == Tier::Dedicated,
        Exclusion::Preemptible);
    add(hours.neverEnds || outlivesJobs(lifetime(preemptible), outcome.runs.lasts)
            || missesDeadline(training.job, outcome.runs.lasts),
        Exclusion::Deadline);
    if (!asPlanned && !machine.hasGpu())
        add(machine.memoryGiB < memoryFloor(training), Exclusion::Weaker);
    if (machine.hasGpu()) {
        const std::optional<sizing::TrainingMemory> memory = sizing::memoryOf(input, machine, perRun);
        add(memory && !memory->fits(), Exclusion::Memory);
        // What is planned so already is left to who planned it.
        if (!memory && !asPlanned)
            outcome.exclusions |= againstGpus(training, machine);
    }
    return outcome;
}

WorkModel::Outcome WorkModel::outcomeOf(const Batch &batch, bool main, SizeId size,
                                        const sizing::Machine &machine, int nodes, bool preemptible) const
{
    Outcome outcome;
    sizing::BatchTask task = batch.task;
    task.preemptible = preemptible;
    if (m_searched.plannedSize != indexOf(size)) {
        const SearchedCompute::Share share
            = m_searched.shareOn(machine, task.workersPerNode, m_searched.plan.model.precision);
        outcome.exclusions |= share.isKnown ? 0 : bit(Exclusion::TimeUnknown);
        if (m_searched.usesGpu())
            outcome.exclusions
                |= m_searched.againstGpuMemory(machine, *m_searched.planned, task.workersPerNode);
        // Each worker keeps the memory that it was planned with.
        if (m_searched.planned && !machine.hasGpu() && !m_searched.planned->hasGpu()
            && machine.memoryGiB * task.workersPerNode < m_searched.planned->memoryGiB * share.places)
            outcome.exclusions |= bit(Exclusion::Weaker);
        task.workersPerNode = share.places;
        task.secondsPerItem = sizing::rangeOf(sizing::timesAsLong(batch.batch.secondsPerItem, share.longer));
    }
    const sizing::BatchNodes derived = sizing::batchNodes(task);
    const int found = derived.nodes > 0 ? derived.nodes : derived.mostUseful;
    const int stated = batch.batch.nodesPerRun > 0 ? batch.batch.nodesPerRun : found;
    const auto endsLate = [&](int each) {
        return missesWindow(batch.batch, sizing::batchHours(task, each).likely, task.startHours);
    };
    const int perRun = main && m_searched.nodesVary ? runNodes(size, nodes, 1, stated, endsLate) : stated;
    const double hours = sizing::batchHours(task, perRun).likely;
    outcome.runs = {batch.batch.runsPerMonth.likely, hours, perRun, hours};
    if (missesWindow(batch.batch, outcome.runs.lasts, task.startHours)
        || outlivesJobs(lifetime(preemptible), outcome.runs.lasts))
        outcome.exclusions |= bit(Exclusion::Deadline);
    return outcome;
}

bool WorkModel::hasWork(std::size_t work) const
{
    const auto *batch = std::get_if<Batch>(&m_works[work].detail);
    return !batch || batch->batch.itemsPerRun.likely > 0;
}

WorkModel::Outcome WorkModel::outcome(std::size_t work, SizeId size, const sizing::Machine &machine,
                                      int nodes, bool preemptible) const
{
    const Work &one = m_works[work];
    if (const auto *training = std::get_if<Training>(&one.detail))
        return outcomeOf(*training, isMain(work), size, machine, nodes, preemptible);
    return outcomeOf(std::get<Batch>(one.detail), isMain(work), size, machine, nodes, preemptible);
}

int WorkModel::nodesOfRun(SizeId size, const sizing::Machine &machine, int nodes, bool preemptible) const
{
    for (std::size_t work = 0; work < m_works.size(); ++work) {
        if (!isMain(work))
            continue;
        const int together = outcome(work, size, machine, nodes, preemptible).runs.nodes;
        const auto *training = std::get_if<Training>(&m_works[work].detail);
        return training ? together / training->trialsAtATime : together;
    }
    return nodes;
}

} // namespace slipway::search
