// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/refusals.h"
#include "model/search/search.h"

#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace slipway::search {

/// Computes that may run machines which commitments of the plan reach, as far as eligibility tells before anything is costed; in the plan's order.
[[nodiscard]] QStringList takersWithin(const Plan &plan, const std::shared_ptr<const cost::Bill> &bill,
                                       const Context &context, bool everyRegion);

/// One of several computes that share what commitments cover.
struct SharingCompute
{
    QString compute;
    std::shared_ptr<const Result> alone; ///< of searchAlone(); never null
    const Refusals *refused = nullptr; ///< never null
    Candidate taken; ///< so far
};

/// What is found for one of the computes that share commitments where the others leave to it all that is covered.
[[nodiscard]] std::shared_ptr<const Result> searchAlone(const Plan &plan, const std::shared_ptr<const cost::Bill> &bill,
                                                        const Context &context, const QStringList &sharing,
                                                        const Query &query);

/// What several computes take together.
struct TakenTogether
{
    std::vector<Candidate> candidates; ///< in the order of the computes
    bool isCheapest = true; ///< false: there were too many combinations to try all that may be cheaper
};

/// The candidates that are the cheapest together, else those taken so far; nullopt where nothing can be said. What one of them is covered by
/// is missing to the others, but never more than that: so the best of each alone is a bound, and most combinations need no bill. Of too many
/// combinations the first are tried, the cheapest by that bound. `plan` is as planned, with `bill`.
[[nodiscard]] std::optional<TakenTogether>
cheapestTogether(const Plan &plan, const std::shared_ptr<const cost::Bill> &bill, const Context &context,
                 const std::vector<SharingCompute> &computes);

} // namespace slipway::search
