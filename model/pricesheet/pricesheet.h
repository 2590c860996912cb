// SPDX-License-Identifier: GPL-3.0-or-later
// Price sheets of an agreement with Microsoft.
#pragma once

#include "model/pricebook/bytesource.h"
#include "model/pricebook/retailimport.h"

#include <QByteArray>
#include <QDate>
#include <QHash>
#include <QString>

#include <cstdint>

namespace slipway {

/// What a sheet says besides its prices.
struct PriceSheet
{
    std::int64_t rows = 0;
    std::int64_t savingsPlans = 0; ///< rows of them, which are not taken: they have no size
    QString currency; ///< "EUR"
};

/// The regions of the catalog by the names that sheets and bills have for them ("EU West"), from resources/prices/meterregions.csv.
[[nodiscard]] QHash<QByteArray, QByteArray> meterRegionsOf(const QByteArray &csv);

/// Reads a price sheet as Microsoft hands it out, of an Enterprise Agreement or a Microsoft Customer Agreement, and adds its prices to
/// an import: `UnitPrice` by `MeterCategory`, `MeterSubCategory`, `MeterName`, `MeterRegion`, `UnitOfMeasure`, `PriceType`, `Term` and
/// `TierMinimumUnits`, whatever the order and the case of the columns. `EffectiveStartDate` and `EffectiveEndDate` ("2027-06-01",
/// "2027-06-01T00:00:00Z" or "06/01/2027", month first) are judged as those of the price service: what begins later is announced, what
/// has ended or names a day that there is not is dropped; without them a price holds always. Reservations have the price of their whole term. Sources: Enterprise Agreement price sheet schema and
/// Microsoft Customer Agreement price sheet schema, version 2023-05-01 (learn.microsoft.com, cost-management-billing/dataset-schema,
/// read 2026-11-22). `perUsd`: units of the sheet's currency for a dollar, up to a
/// million; 0: it has to be in dollars. The book keeps the factor, so that a plan in that currency pays what the sheet says (sheetRate()). Error Invalid, with the line in
/// `where`, for what is no such sheet, has two currencies, or another one than dollars without a factor.
[[nodiscard]] Result<PriceSheet> readPriceSheet(ByteSource &bytes, const QHash<QByteArray, QByteArray> &regions,
                                                double perUsd, RetailImport &import);

} // namespace slipway
