// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/kernel.h"
#include "model/cost/planruns.h"
#include "model/search/profile.h"
#include "model/search/regionprices.h"
#include "model/search/workmodel.h"

#include <array>
#include <vector>

namespace slipway::search {

/// Profiles of a cluster, or of serverless nodes: straight from the cost kernel. Where runs wait for those of other clusters, or these
/// for them, the other clusters are played as well, since their idle hours change with it.
class ClusterProfiles final : public Profiles
{
public:
    /// Whether this is enough for the searched; else BilledProfiles are.
    [[nodiscard]] static bool serve(const SearchedCompute &searched);

    ClusterProfiles(const SearchedCompute &searched, const RegionPrices &prices);

    [[nodiscard]] const Profile &profile(SizeId size, const sizing::Machine &machine, int nodes,
                                         Payment payment) override;

private:
    /// Months in which the same runs are asked for.
    struct Months
    {
        std::vector<cost::RunSeries> series; ///< RunSeries::pool indexes m_pools
        std::vector<int> works; ///< in WorkModel, in the order of the series; -1: of another cluster
        std::vector<bool> exists; ///< by pool
        std::vector<int> counts; ///< by epoch of the prices
    };
    /// The searched compute first, then those that are played with it.
    struct Pool
    {
        std::size_t compute = 0;
        cost::ClusterLimits limits;
        std::vector<std::int64_t> rates; ///< Rate::raw() of a node-hour of another cluster by epoch; empty: not played for its price
        int committedNodes = 0;
    };
    struct Known
    {
        std::vector<double> hours; ///< of all works; empty: nothing known yet
        Profile profile;
    };

    void findPools();
    void listMonths();
    void addRest();
    [[nodiscard]] std::vector<cost::ClusterMonth> played(const Months &months) const;
    void addCommitted(Profile &profile, int nodes, int term) const;
    void playInto(Profile &profile, const std::vector<WorkModel::Outcome> &outcomes, int nodes,
                  Payment payment);

    const SearchedCompute &m_searched;
    const RegionPrices &m_prices;
    WorkModel m_works;
    cost::Amounts m_amounts;
    std::vector<cost::SameMonths> m_same; ///< all runs of the plan
    std::vector<Pool> m_pools;
    std::vector<Months> m_months;
    Profile m_empty; ///< with the rest of the plan
    std::optional<std::uint16_t> m_balancerRate;
    std::vector<std::array<Known, paymentCount>>
        m_known; ///< by nodes: sizes with as many vCPUs follow each other
    std::vector<WorkModel::Outcome> m_outcomes;
    std::vector<double> m_hours;
};

} // namespace slipway::search
