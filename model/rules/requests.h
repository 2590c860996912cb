// SPDX-License-Identifier: GPL-3.0-or-later
// What others have to answer before a plan can count on it.
#pragma once

#include "model/plan/plan.h"
#include "model/plan/requestday.h"
#include "model/quota/quotaneed.h"
#include "model/rules/finding.h"

#include <functional>
#include <vector>

namespace slipway {

/// Whether a finding is about something that others have to answer. Not quota, which is asked for by its needs; and not what is owed, which
/// is signed with the plan.
[[nodiscard]] bool isRequest(const Finding &finding);

struct Request
{
    const QuotaNeed *need = nullptr; ///< either this
    const Finding *finding = nullptr; ///< or this
    /// The month it is judged by, where months are counted from `now` on.
    std::function<YearMonth(YearMonth now)> dueFrom;

    [[nodiscard]] RequestTime time(double leadDays, const QDate &asOf) const
    {
        return requestTime(dueFrom(YearMonth::of(asOf)), leadDays, asOf);
    }
};

/// All of a plan. They refer to the arguments.
[[nodiscard]] std::vector<Request> requestsOf(const Plan &plan, const std::vector<QuotaNeed> &quota,
                                              const std::vector<Finding> &findings);

/// By how many months a plan has to start later, `least` or more, for none of its requests to come too late.
[[nodiscard]] int monthsUntilInTime(const std::vector<Request> &requests, double leadDays, const QDate &asOf,
                                    int least = 0);

} // namespace slipway
