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

/// Days of which nobody says what a price is.
struct PriceGap
{
    QDate last; ///< on which it is known
    QDate next; ///< the first on which it is known again; invalid: none is told

    friend bool operator==(const PriceGap &, const PriceGap &) = default;
};

/// Of the price that PriceSnapshot::vm() gives and those of laterPrices(), in the order of the days. Worked out prices follow as there; what
/// additions state has none.
[[nodiscard]] std::vector<PriceGap> gapsOf(const PriceSnapshot &prices, SizeId size, RegionId region,
                                           PriceType type);
/// The same of a meter in a region, `now` being what PriceSnapshot::meter() gives there.
[[nodiscard]] std::vector<PriceGap> gapsOf(const PriceSnapshot &prices, const QString &meter,
                                           const QString &region, const MeterPrice &now);

/// The first of PriceSnapshot::endings() of a published price; nullopt: it has none.
[[nodiscard]] std::optional<QDate> firstEndOf(const PriceSnapshot &prices, SizeId size, RegionId region,
                                              PriceType type);
[[nodiscard]] std::optional<QDate> firstEndOf(const PriceSnapshot &prices, const QString &meter,
                                              const QString &region);

} // namespace slipway
