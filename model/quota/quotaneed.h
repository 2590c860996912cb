// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/yearmonth.h"
#include "model/plan/plantypes.h"

#include <QString>
#include <QStringList>

namespace slipway {

/// vCPUs of one pool, family and region, at the highest the plan ever holds.
struct QuotaNeed
{
    QuotaPool pool = QuotaPool::Dedicated;
    QString family;
    QString region;
    int needed = 0;
    int owned = 0; ///< as far as the plan says
    YearMonth by; ///< first month it is needed in full
    QString formula; ///< "4 nodes x 24 vCPUs"
    QStringList computes;
    double given = 0; ///< what a subscription starts with, at least; 0 where it starts at zero or no document states it

    [[nodiscard]] int toRequest() const { return needed > owned ? needed - owned : 0; }
    /// What the plan says is owned, or a subscription starts with, does not do.
    [[nodiscard]] bool isToRequest() const { return toRequest() > 0 && (owned > 0 || needed > given); }
};

} // namespace slipway
