// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/computetrials.h"
#include "model/search/profile.h"
#include "model/search/regionprices.h"
#include "model/search/workmodel.h"

#include <array>
#include <map>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

namespace slipway::search {

/// Profiles of any compute: from the bill of the plan with the candidate in it. One bill serves all sizes with which nothing but
/// rates differs.
class BilledProfiles final : public Profiles
{
public:
    BilledProfiles(const SearchedCompute &searched, const RegionPrices &places);

    [[nodiscard]] const Profile &profile(SizeId size, const sizing::Machine &machine, int nodes,
                                         Payment payment) override;

    /// A region where commitments take nothing off any machine; nothing where they do in each.
    [[nodiscard]] static std::optional<RegionId> uncommittedRegion(const SearchedCompute &searched);
    /// Sets what the plan costs with the candidate by a bill of its own. `trials` are those of this thread for the searched.
    static void costWhole(const SearchedCompute &searched, cost::ComputeTrials &trials, Candidate &candidate);

private:
    /// Whose instances are pods: what is billed of them is the nodes that hold them.
    [[nodiscard]] bool answersFromPods() const
    {
        return m_searched.billing() == cost::Billing::Kubernetes
            && m_searched.measure == Measure::LatencyMilliseconds;
    }

    using Key = std::vector<double>;

    [[nodiscard]] const std::vector<WorkModel::Outcome> &
    outcomesOn(SizeId size, const sizing::Machine &machine, int nodes, bool preemptible);
    void addPool(Key &key, const std::vector<WorkModel::Outcome> &outcomes) const;
    [[nodiscard]] Key keyOf(SizeId size, const sizing::Machine &machine, int nodes, Payment payment);
    [[nodiscard]] Profile billed(SizeId size, int nodes, Payment payment);
    /// Whose price multiplies a quantity; nothing where it has none.
    [[nodiscard]] std::optional<std::uint16_t> rateOf(const cost::Use &use) const;
    void addUse(Profile &profile, const cost::Use &use, Payment payment) const;
    /// What makes machines differ to those who wait for an answer of a managed endpoint.
    struct Answering
    {
        int places = 0; ///< requests at a time on an instance; 0 for other targets
        double longer = 1; ///< how many times as long each takes
        int size
            = -1; ///< where speed follows from the size, or requests are answered by what a pod has of it

        friend auto operator<=>(const Answering &, const Answering &) = default;
    };
    [[nodiscard]] Answering answeringOn(SizeId size, const sizing::Machine &machine) const;
    /// How the deployments answer.
    struct Judgement
    {
        Exclusions exclusions = 0;
        double measure = 0;
        int nodes = 1;
    };
    [[nodiscard]] const Judgement &judgementOf(SizeId size, const sizing::Machine &machine, int nodes);
    void judgeDeployment(Judgement &judgement, const Plan &plan, std::size_t workload, std::size_t index,
                         const Answering &answering);
    [[nodiscard]] Exclusions againstAnswering(SizeId size, const sizing::Machine &machine,
                                              const RealtimeEndpoint &endpoint) const;
    [[nodiscard]] Exclusions againstMachine(SizeId size, const sizing::Machine &machine, int nodes,
                                            Payment payment, Profile &profile);

    /// What its works become on a machine that was asked about last.
    struct Outcomes
    {
        std::optional<SizeId> size = {};
        int nodes = 0;
        std::vector<WorkModel::Outcome> ofWorks = {};
    };

    const SearchedCompute &m_searched;
    const RegionPrices &m_prices;
    RegionId m_region; ///< of the bills: quantities are the same in each, and commitments are left to others
    WorkModel m_works;
    std::array<Outcomes, 2> m_outcomes; ///< by whether machines may be taken away
    cost::ComputeTrials m_trials;
    std::map<Key, Profile> m_known;
    bool m_speedDerived; ///< of an endpoint in the plan
    std::map<std::pair<Answering, int>, Judgement> m_judgements; ///< by number of instances
    std::map<std::tuple<Answering, std::size_t, std::size_t>, sizing::DeploymentSizing>
        m_sized; ///< by workload and deployment
    Profile m_last;
};

} // namespace slipway::search
