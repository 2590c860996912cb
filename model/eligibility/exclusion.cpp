// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/eligibility/exclusion.h"

#include "model/base/planwords.h"

#include <algorithm>

namespace slipway {

static_assert([] {
    for (std::size_t i = 0; i < exclusionCount; ++i) {
        if (static_cast<std::size_t>(exclusionRecords[i].exclusion) != i)
            return false;
    }
    return true;
}());

bool ExclusionRecord::isToldBy(const QString &rule) const
{
    return std::ranges::any_of(rules,
                               [&rule](const char *each) { return each && rule == QLatin1String(each); });
}

Source ExclusionRecord::document() const
{
    return {PlanWords::tr(source), QString::fromLatin1(asOf)};
}

} // namespace slipway
