// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/searchedcompute.h"

#include <functional>
#include <variant>
#include <vector>

namespace slipway::search {

/// Training jobs and batches on the compute: what their runs become on another machine. By the functions that size the plan.
class WorkModel
{
public:
    explicit WorkModel(const SearchedCompute &searched);

    struct Outcome
    {
        cost::JobRuns runs;
        Exclusions exclusions = 0;
    };

    [[nodiscard]] std::size_t count() const { return m_works.size(); }
    [[nodiscard]] std::size_t workload(std::size_t work) const { return m_works[work].workload; }
    /// Whether its runs have something to do.
    [[nodiscard]] bool hasWork(std::size_t work) const;
    [[nodiscard]] bool isMain(std::size_t work) const { return m_searched.workload == workload(work); }
    /// `nodes` is looked at for the main one only, see Candidate::nodes.
    [[nodiscard]] Outcome outcome(std::size_t work, SizeId size, const sizing::Machine &machine, int nodes,
                                  bool preemptible) const;
    /// Of one run of the main one there. Of a pool as many as planned, all of it where so many are not there or end late.
    [[nodiscard]] int nodesOfRun(SizeId size, const sizing::Machine &machine, int nodes,
                                 bool preemptible) const;

private:
    struct Training
    {
        TrainingJob job;
        sizing::TrainingInput asPlanned;
        sizing::TrainingInput elsewhere; ///< measured on the machine as planned
        int trialsAtATime = 1;
    };
    struct Batch
    {
        BatchScoring batch;
        sizing::BatchTask task;
    };
    struct Work
    {
        std::size_t workload = 0;
        std::variant<Training, Batch> detail;
    };

    [[nodiscard]] Outcome outcomeOf(const Training &training, bool main, SizeId size,
                                    const sizing::Machine &machine, int nodes, bool preemptible) const;
    [[nodiscard]] Outcome outcomeOf(const Batch &batch, bool main, SizeId size,
                                    const sizing::Machine &machine, int nodes, bool preemptible) const;
    /// `stated` is how many the plan has in one run, of which so many go on at a time.
    [[nodiscard]] int runNodes(SizeId size, int nodes, int parallel, int stated,
                               const std::function<bool(int)> &endsLate) const;
    [[nodiscard]] int runNodes(const Training &training, SizeId size, const sizing::Machine &machine,
                               int nodes, bool preemptible) const;
    [[nodiscard]] double memoryFloor(const Training &training) const;
    [[nodiscard]] Exclusions againstGpus(const Training &training, const sizing::Machine &machine) const;
    [[nodiscard]] const Limit *lifetime(bool preemptible) const
    {
        return preemptible ? m_lifetimePreemptible : m_lifetime;
    }

    const SearchedCompute &m_searched;
    std::vector<Work> m_works;
    const Limit *m_lifetime; ///< of a job; null: no limit
    const Limit *m_lifetimePreemptible;
};

} // namespace slipway::search
