// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"
#include "model/catalog/catalog.h"
#include "model/prices/pricesnapshot.h"

#include <QByteArray>
#include <QDate>
#include <QString>

#include <optional>
#include <vector>

namespace slipway {

/// A price of an hour of a VM that replaces the one of a book.
struct UpdatedPrice
{
    SizeId size{};
    RegionId region{};
    PriceType type = PriceType::PayAsYouGo; ///< never low priority: that is paid as spot
    Rate hourly; ///< above 0
    std::optional<Rate> termTotal; ///< of reservations
    PriceFlag flag = PriceFlag::None;
};

/// The same of another meter, in the unit that the book has it in.
struct UpdatedMeter
{
    QString meter;
    QString region; ///< "Global" for everywhere
    Rate rate;
};

/// What newer prices change in a book: all of one source and one day.
struct PriceUpdate
{
    QString source; ///< short id, shown beside each price
    QDate date; ///< when the prices were read from it
    std::vector<UpdatedPrice> prices;
    std::vector<UpdatedMeter> meters;
    std::vector<AnnouncedPrice> announced; ///< their origin is set here
    std::vector<AnnouncedMeter> announcedMeters;
    ExchangeRate sheet = {}; ///< PriceOrigin::sheet of all of them
    std::vector<DatedFactor> factors; ///< of currencies; each takes the place of what the book has of it
    std::vector<EndingPrice> endings
        = {}; ///< of what these prices and announcements leave without a successor
    std::vector<EndingMeter> meterEndings = {};
};

/// The bytes of a book in which the update holds and all else stays as `base` has it. What `base` had announced stays
/// announced unless the update says otherwise of the same size, region and type. PriceSnapshot::load() reads them; the same
/// update of the same book gives the same bytes. Error Invalid where the update does not fit the catalog.
[[nodiscard]] Result<QByteArray> updatedBook(const PriceSnapshot &base, const Catalog &catalog,
                                             const PriceUpdate &update);

/// What a book announces and an update takes back: of the same size, region and type, or meter and region, it says something else, and
/// announces nothing for that day.
struct Withdrawn
{
    std::vector<AnnouncedPrice> prices;
    std::vector<AnnouncedMeter> meters;
};
[[nodiscard]] Withdrawn withdrawnBy(const PriceUpdate &update, const PriceSnapshot &base);

/// The bytes of a pack of this book under `id`.
[[nodiscard]] QByteArray writeBook(const PriceSnapshot &book, const Catalog &catalog, const QString &id);

/// The source of prices that were read from the Azure Retail Prices API.
[[nodiscard]] QString retailSource();

} // namespace slipway
