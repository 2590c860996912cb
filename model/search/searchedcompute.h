// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/bill.h"
#include "model/cost/commitmentreach.h"
#include "model/eligibility/eligibility.h"
#include "model/search/search.h"
#include "model/sizing/machine.h"

#include <memory>
#include <optional>
#include <vector>

namespace slipway::search {

struct Refusals;

/// People notice that their machine is slower than the planned one where work on its CPUs takes longer than so many times. An assumption of
/// Slipway, 2026-11-25.
inline constexpr double longestOnCpu = 1.1;

/// What one compute of a plan is searched for: all that does not depend on the candidate. Borrows plan and context.
struct SearchedCompute
{
    const Plan &plan;
    Context context;
    Query query;
    std::size_t compute = 0; ///< index in the plan
    std::shared_ptr<const cost::Bill> whole; ///< of the plan as it stands
    cost::CommitmentReach reach; ///< of what the plan has bought
    /// Of the plan where commitments take nothing off the compute, and so more off others; `whole` where they take nothing anyway.
    std::shared_ptr<const cost::Bill> apart = {};
    /// Of `plan`, minor units: what is billed whichever machines are chosen, shared services and commitments themselves.
    std::int64_t shared = 0;
    bool sharedComplete = true;
    /// Minor units by region: what is billed for answers that leave from there, more than from where the compute is planned. Empty where
    /// none do.
    std::vector<std::int64_t> answersElsewhere = {};
    bool sharesRuns = false; ///< others of which commitments take hours wait for its runs, or it for theirs: what is left to them changes
    bool withGivenUp
        = true; ///< what one constraint that can be given up stands against is costed too: searchMeeting()
    const Refusals *refused = nullptr; ///< not ranked, whatever they cost; null: nothing is refused
    std::int64_t restBeyond = 0; ///< minor units: where `plan` is part of a plan, what all beyond it costs
    bool restBeyondComplete = true;
    bool anyHome = false; ///< the workspace may be in any region, and what stays with it with it
    ExchangeRate exchange;
    Eligibility eligibility; ///< of the compute
    Measure measure = Measure::None;
    std::optional<std::size_t> workload = {}; ///< index: whose nodes vary and whose measure counts
    std::size_t deployment = 0; ///< of that workload, where it is an endpoint
    int nodes = 1; ///< as planned, see Candidate::nodes
    bool nodesVary = false; ///< else all candidates have the plan's number
    std::optional<sizing::Machine> planned = {}; ///< nothing where the plan names no size
    std::optional<std::size_t> plannedSize = {}; ///< index in the catalog

    /// answersElsewhere, 0 where it is empty.
    [[nodiscard]] std::int64_t answersFrom(RegionId region) const
    {
        return answersElsewhere.empty() ? 0 : answersElsewhere[indexOf(region)];
    }
    [[nodiscard]] const Compute &asPlanned() const { return plan.computes[compute]; }
    [[nodiscard]] const cost::Bill &bill() const { return *whole; }
    [[nodiscard]] const cost::ComputeUse &use() const { return bill().computes[compute]; }
    [[nodiscard]] cost::Billing billing() const { return use().billing; }
    /// Whether the nodes that vary are those of a pool that is billed around the clock, whatever a run takes of them.
    [[nodiscard]] bool poolVaries() const { return nodesVary && billing() == cost::Billing::Kubernetes; }
    [[nodiscard]] bool usesGpu() const { return planned && planned->hasGpu(); }

    /// What stands against a size whatever its region, price and number.
    [[nodiscard]] Exclusions against(SizeId size, const sizing::Machine &machine) const;
    /// GPUs of a pod on a size of Kubernetes. As planned on the one that they were typed for, and where times were typed. On others, of 1, 2, 4
    /// and 8, those with which the fewest nodes hold the pods that keep the target, the fewest of equals; where none does, the fewest that
    /// hold the model, else as planned.
    [[nodiscard]] int podGpusOn(SizeId size, const sizing::Machine &machine) const;
    /// What of a machine serves: all of it, of a node the GPUs that one pod asks for there.
    [[nodiscard]] sizing::Machine servingPart(SizeId size, const sizing::Machine &machine) const;
    /// The same of the machine as planned; nothing where the plan names no size.
    [[nodiscard]] std::optional<sizing::Machine> plannedPart() const;
    /// What a machine makes of requests or workers of which the planned one does several at a time.
    struct Share
    {
        int places = 1; ///< at a time, whole ones
        double longer = 1; ///< how many times as long each takes
        bool isKnown = true; ///< else nothing tells how fast it is there; places and time are then as planned
    };
    /// On CPUs by vCPUs, and by memory where nobody tells what a place takes of it: each keeps what it was planned with, as long as that is
    /// enough for one. Where one place has fewer vCPUs than on the planned machine it takes longer by Amdahl. On GPUs by their number, each
    /// as much faster or slower as the slow end of sizing::gpuTimeRatio() says.
    [[nodiscard]] Share shareOn(const sizing::Machine &machine, int places, Precision precision,
                                bool keepsMemory = true) const;
    /// Of the endpoint on it: requests at a time. Where the speed follows from the model, as many as the memory holds, the planned at the most.
    /// Of an endpoint whose deployments are all on the compute. A pod has the GPUs that it asks for, and the vCPUs and the memory that it asks
    /// for on any node: it answers as many at a time as on the planned one, unless it has other GPUs.
    [[nodiscard]] Share shareOn(SizeId size, const sizing::Machine &machine,
                                const RealtimeEndpoint &endpoint) const;
    /// Memory: its GPUs have less than is stated of a copy of the model. Weaker: nobody states it, and they have less than on `before`, where the
    /// machine held so many copies; or a copy would have to be divided among more of them.
    [[nodiscard]] Exclusions againstGpuMemory(const sizing::Machine &machine, const sizing::Machine &before,
                                              double copies) const;
};

/// nullopt where the compute is not one of searchable().
[[nodiscard]] std::optional<SearchedCompute> searchedComputeOf(const Plan &plan, const Context &context,
                                                               const Query &query);
/// The same where the bill of the plan is known.
[[nodiscard]] std::optional<SearchedCompute> searchedComputeOf(const Plan &plan,
                                                               std::shared_ptr<const cost::Bill> bill,
                                                               const Context &context, const Query &query);
/// Sets what commitments make of the searched compute (`apart`, `sharesRuns`), and what is billed beside all machines (`shared`): before candidates are costed.
void lookAtOthers(SearchedCompute &searched);
/// The same with answers as lookAtAnswers() has them.
void lookAtOthers(SearchedCompute &searched, const Plan &whole, const cost::Bill &bill);
/// SearchedCompute::answersElsewhere alone, in `whole`, of which the searched plan is all or a part.
void lookAtAnswers(SearchedCompute &searched, const Plan &whole, const cost::Bill &bill);
/// The bill of the plan, to be shared by all that is asked about it.
[[nodiscard]] std::shared_ptr<const cost::Bill> billOf(const Plan &plan, const Context &context);

} // namespace slipway::search
