// SPDX-License-Identifier: GPL-3.0-or-later
// What a book knows of prices that do not hold yet.
#pragma once

#include "model/prices/pricesnapshot.h"

#include <QDate>
#include <QString>

#include <optional>
#include <vector>

namespace slipway {

/// A price from a day on, until the next of its kind.
struct LaterPrice
{
    QDate from;
    Rate hourly; ///< of a VM an hour, of a meter its unit
    PriceOrigin origin;
};

/// What follows the price that PriceSnapshot::vm() gives, in the order of the days; mostly nothing. A reservation whose price is
/// worked out from pay-as-you-go follows that; low priority follows spot. Doubtful announcements are left out. Goes through all that
/// is announced.
[[nodiscard]] std::vector<LaterPrice> laterPrices(const PriceSnapshot &prices, SizeId size, RegionId region,
                                                  PriceType type);
/// The same of a meter in a region, `now` being what PriceSnapshot::meter() gives there.
[[nodiscard]] std::vector<LaterPrice> laterPrices(const PriceSnapshot &prices, const QString &meter,
                                                  const QString &region, const MeterPrice &now);

/// The last day of the last price that is known of it, where it has one. Worked out prices follow as in laterPrices(); what additions state has none.
[[nodiscard]] std::optional<QDate> lastDayOf(const PriceSnapshot &prices, SizeId size, RegionId region,
                                             PriceType type);
/// The same of a meter, `now` being what PriceSnapshot::meter() gives.
[[nodiscard]] std::optional<QDate> lastDayOf(const PriceSnapshot &prices, const QString &meter,
                                             const MeterPrice &now);

} // namespace slipway
