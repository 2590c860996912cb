// SPDX-License-Identifier: GPL-3.0-or-later
// Inside the tests of documents: edits as a field makes them.
#pragma once

#include "model/document/plandocument.h"

namespace slipway::test {

inline void setMonths(PlanDocument &document, int months)
{
    using namespace Qt::StringLiterals;
    document.edit(u"/months"_s, Step::Workload, u"months"_s, [months](Plan &plan) { plan.months = months; });
}

} // namespace slipway::test
