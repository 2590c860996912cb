// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pricebook/gatheredprices.h"
#include "model/pricebook/importreport.h"
#include "model/pricebook/pagelinks.h"
#include "model/pricebook/retailrow.h"
#include "model/prices/priceupdate.h"

#include <QByteArray>
#include <QDate>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <functional>
#include <optional>

namespace slipway {

struct ImportedBook
{
    QByteArray bytes; ///< of the new book; empty: nothing in it would differ
    ImportReport report;
};

/// Gathers pages of the price service and lays them over a book. Holds one price for every size, region and type and what was
/// announced, never the pages. Borrows all it is given.
class RetailImport
{
public:
    RetailImport(const Catalog &catalog, const PriceSnapshot &book, const RetailMeters &meters,
                 const QDate &day);

    /// Called now and then with the rows read so far; false ends the import.
    void setProgress(std::function<bool(std::int64_t rows)> progress) { m_progress = std::move(progress); }

    /// Prices of another source than the price service: those of a price sheet.
    void setSource(const QString &source) { m_source = source; }
    /// The factor at which a sheet's prices are brought to dollars.
    void setSheet(const ExchangeRate &sheet) { m_sheet = sheet; }
    /// A row that was read elsewhere, as the price service would have it.
    void addRow(const RetailRow &row);

    /// A page, plain or gzip. A folder: every *.json and *.json.gz in it and below, in the order of names. After an Error nothing of the
    /// import can be used. `where` names file and place.
    [[nodiscard]] Result<void> addPath(const QString &path);
    [[nodiscard]] Result<void> addPage(ByteSource &bytes, const QString &name);

    /// The book with what was gathered, dated with the day given. Error Invalid where pages are missing or a region
    /// lost prices, unless the options take that.
    [[nodiscard]] Result<ImportedBook> finish(const PriceImportOptions &options);
    [[nodiscard]] bool wasCancelled() const { return m_cancelled; }
    /// Whether finish() refused because of that; allowPartial takes what is there and keeps the rest of the book.
    [[nodiscard]] bool lacksPages() const { return m_lacksPages; }

private:
    [[nodiscard]] Result<void> addFolder(const QString &path);
    void drop(DropReason reason, const RetailRow &row);
    void dropPlans(const RetailRow &row);
    [[nodiscard]] std::optional<Error> shrunkRegion(const PriceImportOptions &options);
    void takeSteps();
    /// What of the book holds again behind prices that are announced for some time, where no page says what holds now.
    void takeKnown();
    /// What of the book holds again behind prices that hold now and end, where the pages have nothing else of them.
    void takeBehindPromotions();
    void takeBehindMeterPromotions();
    void addRemarks(ImportReport &report) const;

    const Catalog &m_catalog;
    const PriceSnapshot &m_book;
    QDate m_day;
    QString m_source = retailSource();
    ExchangeRate m_sheet;
    RowReader m_reader;
    RowOutcome m_outcome;
    GatheredPrices m_gathered;
    ImportReport m_report;
    QStringList m_emptyPages; ///< names of files
    QStringList m_passedOver; ///< what lies in folders and was not read: names
    std::function<bool(std::int64_t)> m_progress;
    bool m_cancelled = false;
    bool m_lacksPages = false;
    PageLinks m_links;
};

} // namespace slipway
