// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rules/requests.h"

#include "model/rules/concerned.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace slipway {

bool isRequest(const Finding &finding)
{
    return finding.severity == Severity::Approval && finding.rule != "quota.request"_L1
        && finding.rule != "commitment.owed"_L1;
}

std::vector<Request> requestsOf(const Plan &plan, const std::vector<QuotaNeed> &quota,
                                const std::vector<Finding> &findings)
{
    std::vector<Request> requests;
    for (const QuotaNeed &need : quota) {
        if (need.toRequest() > 0)
            requests.push_back({&need, nullptr, [&need](YearMonth now) { return need.dueFrom(now); }});
    }
    for (const Finding &finding : findings) {
        if (isRequest(finding))
            requests.push_back({nullptr, &finding, [begins = beginsOf(plan, finding)](YearMonth now) {
                                    return firstFrom(begins, now);
                                }});
    }
    return requests;
}

int monthsUntilInTime(const std::vector<Request> &requests, double leadDays, const QDate &asOf, int least)
{
    const YearMonth now = YearMonth::of(asOf);
    // Each begin moves with the start, so that one which has passed may come too late then.
    const auto isInTime = [&](int months) {
        return std::ranges::none_of(requests, [&](const Request &request) {
            const YearMonth due = request.dueFrom(now.plusMonths(-months)).plusMonths(months);
            return requestTime(due, leadDays, asOf).isLate;
        });
    };
    int months = least;
    while (!isInTime(months))
        ++months;
    return months;
}

} // namespace slipway
