// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/search.h"

namespace slipway::search {

/// searchWithBill() of what meets the plan alone. What giving up a constraint would buy is not costed, which is most of the work where machines are in
/// many regions that the plan does not name: Result::without stays empty, and excludedBy tells less.
[[nodiscard]] Result searchMeeting(const Plan &plan, const std::shared_ptr<const cost::Bill> &bill,
                                   const Context &context, const Query &query);

} // namespace slipway::search
