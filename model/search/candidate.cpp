// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/candidate.h"

#include <tuple>

namespace slipway::search {

bool ranksBefore(const Candidate &a, const Candidate &b)
{
    if (a.complete != b.complete || a.total != b.total)
        return costOrder(a.complete, a.total) < costOrder(b.complete, b.total);
    const auto key = [](const Candidate &each) {
        return std::tuple(each.measure, indexOf(each.size), indexOf(each.region), each.type, each.nodes);
    };
    return key(a) < key(b);
}

} // namespace slipway::search
