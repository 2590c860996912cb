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

    [[nodiscard]] int toRequest() const { return needed > owned ? needed - owned : 0; }
};

} // namespace slipway
