// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/places.h"
#include "model/search/profile.h"
#include "model/search/workmodel.h"

#include <map>
#include <vector>

namespace slipway::search {

/// Profiles of any compute: from the bill of the plan with the candidate in it. One bill serves all sizes with which nothing but
/// rates differs.
class BilledProfiles final : public Profiles
{
public:
    BilledProfiles(const Subject &subject, const Places &places);

    [[nodiscard]] const Profile &profile(SizeId size, const sizing::Machine &machine, int nodes,
                                         Payment payment) override;

    /// Whether commitments of the plan cover machines of this size somewhere: totals are then those of whole bills.
    [[nodiscard]] static bool isCommitted(const Subject &subject, SizeId size);
    /// The plan's total with the candidate, and whether all of it is priced.
    [[nodiscard]] static std::pair<std::int64_t, bool> total(const Subject &subject,
                                                             const Candidate &candidate);

private:
    using Key = std::vector<double>;

    [[nodiscard]] Key keyOf(SizeId size, const sizing::Machine &machine, int nodes, Payment payment) const;
    [[nodiscard]] Profile billed(SizeId size, int nodes, Payment payment) const;
    void addLine(Profile &profile, const CostLine &line) const;
    void judgeDeployments(Profile &profile, const Plan &plan, const cost::Bill &bill) const;
    [[nodiscard]] Exclusions againstMachine(SizeId size, const sizing::Machine &machine, int nodes,
                                            Payment payment, Profile &profile) const;

    const Subject &m_subject;
    const Places &m_places;
    WorkModel m_works;
    std::map<Key, Profile> m_known;
    Profile m_last;
};

} // namespace slipway::search
