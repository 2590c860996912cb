// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/planruns.h"
#include "model/search/places.h"
#include "model/search/profile.h"
#include "model/search/workmodel.h"

#include <array>
#include <vector>

namespace slipway::search {

/// Profiles of a cluster, or of serverless nodes, whose runs wait for no others: straight from the cost kernel.
class ClusterProfiles final : public Profiles
{
public:
    /// Whether this is enough for the subject; else BilledProfiles are.
    [[nodiscard]] static bool serve(const Subject &subject);

    ClusterProfiles(const Subject &subject, const Places &places);

    [[nodiscard]] const Profile &profile(SizeId size, const sizing::Machine &machine, int nodes,
                                         Payment payment) override;

private:
    /// Months in which the same runs are asked for.
    struct Months
    {
        std::vector<cost::RunSeries> series;
        std::vector<std::size_t> works; ///< in WorkModel, in the order of the series
        int count = 0;
        bool exists = false;
    };
    struct Known
    {
        std::vector<double> hours; ///< of all works; empty: nothing known yet
        Profile profile;
    };

    void playInto(Profile &profile, const std::vector<WorkModel::Outcome> &outcomes, int nodes,
                  Payment payment);

    const Subject &m_subject;
    WorkModel m_works;
    std::vector<Months> m_months;
    Profile m_empty; ///< with the rest of the plan
    std::optional<std::uint16_t> m_balancerRate;
    std::vector<std::array<Known, paymentCount>>
        m_known; ///< by nodes: sizes with as many vCPUs follow each other
    std::vector<WorkModel::Outcome> m_outcomes;
    std::vector<double> m_hours;
};

} // namespace slipway::search
