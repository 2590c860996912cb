// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/yearmonth.h"
#include "model/plan/plantypes.h"

#include <QDate>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <vector>

namespace slipway {

/// vCPUs of one pool, family and region, at the highest the plan ever holds.
struct QuotaNeed
{
    QuotaPool pool = QuotaPool::Dedicated;
    QString family;
    QString region;
    int needed = 0;
    int owned = 0; ///< as far as the plan says
    YearMonth by; ///< first month in which what there is does not do; the first of `months`
    QString formula; ///< "4 nodes x 24 vCPUs"
    QStringList computes;
    double given = 0; ///< what a subscription starts with, at least; 0 where it starts at zero or no document states it

    /// Rising, one for each part: the month in which its compute comes to its highest; where nothing is owned or given, and where the plan says
    /// that there is nothing, that in which the compute is used first.
    std::vector<YearMonth> months = {};
    bool isTold = false; ///< whether the plan says anything of what is owned, be it that there is none
    QDate ownedOn = {}; ///< the day of what it says, the oldest of several; not valid where one of them has none

    /// Whether it is what a subscription starts with that does: the plan says nothing of what is there.
    [[nodiscard]] bool isByDefault() const { return !isTold && owned == 0 && needed > 0 && needed <= given; }
    /// None where what the plan says is owned does, or where it says nothing and a subscription starts with enough.
    [[nodiscard]] int toRequest() const { return needed > owned && !isByDefault() ? needed - owned : 0; }
    /// The first of `months` from `now` on; `by` where all have passed.
    [[nodiscard]] YearMonth dueFrom(YearMonth now) const
    {
        const auto next = std::ranges::lower_bound(months, now);
        return next == months.end() ? by : *next;
    }
};

/// vCPUs to ask for over all pools, families and regions.
[[nodiscard]] inline int vcpusToRequest(const std::vector<QuotaNeed> &needs)
{
    int vcpus = 0;
    for (const QuotaNeed &need : needs)
        vcpus += need.toRequest();
    return vcpus;
}

} // namespace slipway
