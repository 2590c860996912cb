// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/candidate.h"

#include <set>
#include <utility>

namespace slipway::search {

/// Candidates for one compute that the plan as a whole does not go with.
struct Refusals
{
    std::set<SizeId> sizes; ///< however they are paid for
    std::set<RegionId> regions;
    std::optional<std::set<RegionId>> onlyRegions = {}; ///< nothing is left but these
    std::set<PriceType> types; ///< ways of paying, whatever the size
    std::set<std::pair<SizeId, PriceType>> prices; ///< sizes paid for in one way
    int leastNodes = 1; ///< fewer do not go with it

    [[nodiscard]] bool allow(RegionId region) const
    {
        return !regions.contains(region) && (!onlyRegions || onlyRegions->contains(region));
    }
    [[nodiscard]] bool allow(const Candidate &candidate) const
    {
        return !sizes.contains(candidate.size) && allow(candidate.region) && !types.contains(candidate.type)
            && !prices.contains({candidate.size, candidate.type}) && candidate.nodes >= leastNodes;
    }
};

} // namespace slipway::search
