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

/// vCPUs that the plan holds from a month on, up to the next one told.
struct VcpusFrom
{
    YearMonth month;
    int vcpus = 0;

    friend bool operator==(const VcpusFrom &, const VcpusFrom &) = default;
};

/// vCPUs of one pool, family and region, at the highest the plan ever holds at a time.
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

    /// Rising: the months in which the plan comes to hold more than ever before, and more than what is owned or given; that of its highest where
    /// it never does.
    std::vector<YearMonth> months = {};
    std::vector<VcpusFrom> held = {}; ///< rising: what it holds, from the first month in which it holds any
    bool isTold = false; ///< whether the plan says anything of what is owned, be it that there is none
    QDate ownedOn = {}; ///< the day of what it says, the oldest of several; not valid where one of them has none

    /// Whether it is what a subscription starts with that does: the plan says nothing of what is there.
    [[nodiscard]] bool isByDefault() const { return !isTold && owned == 0 && needed > 0 && needed <= given; }
    /// None where what the plan says is owned does, or where it says nothing and a subscription starts with enough.
    [[nodiscard]] int toRequest() const { return needed > owned && !isByDefault() ? needed - owned : 0; }
    /// The first month in which all of it is held.
    [[nodiscard]] YearMonth highest() const
    {
        const auto most = std::ranges::max_element(held, {}, &VcpusFrom::vcpus);
        return most == held.end() ? by : most->month;
    }
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
