// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pricebook/retailimport.h"
#include "model/prices/referencedata.h"

#include <QStringList>

namespace slipway::test {

inline const QDate retailDay(2026, 11, 22);

/// The data that is built in, loaded once.
const ReferenceData &builtIn();
const RetailMeters &retailMeters();

/// A file of tests/data/retail.
QString retailFile(const QString &name);

/// What became of some pages.
struct Imported
{
    Error error; ///< message empty: none
    ImportReport report;
    std::optional<PriceSnapshot> book;

    [[nodiscard]] bool ok() const { return error.message.isEmpty(); }
    /// nullopt: no price.
    [[nodiscard]] std::optional<VmPrice> vm(QStringView size, QStringView region, PriceType type) const;
    /// The rate as decimal text where it comes from the pages; "-" where there is none, "old 0.23" where it does not.
    [[nodiscard]] QString rate(QStringView size, QStringView region,
                               PriceType type = PriceType::PayAsYouGo) const;
    [[nodiscard]] QString meter(const QString &id, const QString &region) const;
    [[nodiscard]] std::int64_t dropped(DropReason reason) const
    {
        return report.dropped[static_cast<std::size_t>(reason)].rows;
    }
};

/// Pages by the name of a file of tests/data/retail, or as text where the name begins with "{".
Imported importPages(const QStringList &pages, const PriceImportOptions &options = {.takeSuspicious = true},
                     const PriceSnapshot &base = builtIn().prices, const QDate &day = retailDay);

/// A page with these rows as JSON objects without their braces; what they leave out is that of D4s v5 in West Europe.
QString pageOf(const QStringList &rows, const QString &next = {});

/// The rows of what the built-in book pays as it goes in a region, as it has them: all, or every `step`th.
QStringList rowsOfRegion(const QString &region, std::size_t step = 1);

} // namespace slipway::test
