// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pricebook/pricechanges.h"
#include "model/pricebook/retailrow.h"
#include "model/prices/priceupdate.h"

#include <QByteArray>
#include <QDate>
#include <QHash>
#include <QString>
#include <QStringList>

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace slipway {

/// What an import found.
struct ImportReport
{
    struct Dropped
    {
        std::int64_t rows = 0;
        QString example; ///< product, meter and region of the first
    };

    std::int64_t files = 0;
    std::int64_t rows = 0;
    std::int64_t unchanged = 0; ///< prices that the book has with the same figure
    std::int64_t kept = 0; ///< prices of the book's agreement, which no list price replaces
    std::int64_t later = 0; ///< prices of the book of a later day than these, which they do not replace
    std::int64_t rounded = 0; ///< prices that are taken with Rate::scale of their decimals, of more
    std::int64_t ending = 0; ///< prices that are taken and end on a day without one that follows
    std::int64_t keptAhead = 0; ///< list prices announced for days on which an agreement of the book counts
    PriceChanges added;
    PriceChanges changed;
    PriceChanges announced;
    PriceChanges withdrawn; ///< what the book announced and the pages do not: `after` is what it was
    /// More than three times the price before, or less than a third of it; or two prices of the same day, of which the higher
    /// is taken. The first kind is left out unless it was asked for.
    PriceChanges suspicious;
    PriceChanges contradicting;
    bool tookSuspicious = false;
    std::array<Dropped, dropReasonCount> dropped;
    std::map<QString, std::int64_t>
        unknownSizes; ///< priced, without a specification: rows by name; at most 1,000 names
    QStringList regions; ///< that have a price of a VM in the pages
    QStringList remarks; ///< sentences
};

struct PriceImportOptions
{
    /// Takes pages though others are missing, and regions with fewer prices than before.
    bool allowPartial = false;
    bool takeSuspicious = false;
    /// Ids of regions that were asked for whole: one that has lost more than a fifth of its prices, or has none, lacks pages, however
    /// few are left.
    QStringList wholeRegions = {};
};

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
    struct Candidate
    {
        std::int64_t rate = 0; ///< 0: none
        std::int64_t total = 0; ///< of the term; 0: none
        std::int64_t other = 0; ///< the lower of two that began on the same day; 0: none
        qint32 from = 0;
        qint32 until = 0; ///< 0: no end is told
    };
    struct Ahead
    {
        std::size_t slot = 0;
        qint32 from = 0;
        qint32 until = 0;
        std::int64_t rate = 0;
        std::int64_t total = 0;
        bool isFirst = true; ///< of its row: savings plans and further sizes come with another
    };
    struct MeterCandidate
    {
        Rate rate;
        qint32 from = 0;
        std::optional<Rate> other = {}; ///< that begins on the same day, and is lower
        qint32 until = 0;
    };
    /// The lowest step of a meter on the newest day.
    struct StepCandidate
    {
        double step = 0;
        Rate rate;
        qint32 from = 0;
    };
    struct MeterAhead
    {
        QString meter;
        QString region;
        qint32 from = 0;
        Rate rate;
        qint32 until = 0;
    };

    [[nodiscard]] Result<void> addFolder(const QString &path);
    /// Both say whether the offer, or one that came before, is of an older price or comes once more.
    [[nodiscard]] bool addVm(const VmOffer &offer, const RowOutcome &outcome, bool isFirst);
    [[nodiscard]] bool addMeter(const MeterOffer &offer, const RowOutcome &outcome);
    void addStep(const MeterOffer &offer, const RowOutcome &outcome);
    /// Where no row of a meter begins at the first unit with a price, that of the lowest step is the price of all.
    void takeLowestSteps();
    void drop(DropReason reason, const RetailRow &row);
    void noteLink(const RetailPage &page);
    [[nodiscard]] std::optional<Error> missingPages() const;
    [[nodiscard]] std::optional<Error> shrunkRegion(const PriceImportOptions &options);
    /// Whether the book knows better: pages of an earlier day bring nothing back.
    [[nodiscard]] bool isEarlierThan(const PriceOrigin &known) const;
    void findAnnouncedLater();
    /// Whether the book's price stays: what was agreed is replaced by what is agreed anew alone.
    [[nodiscard]] bool keeps(const PriceOrigin &known) const;
    void takeVms(const PriceImportOptions &options, PriceUpdate &update, ImportReport &report);
    void takeMeters(const PriceImportOptions &options, PriceUpdate &update, ImportReport &report);
    void takeAnnounced(const PriceImportOptions &options, PriceUpdate &update, ImportReport &report);
    /// The last days of what was taken, where nothing that was taken follows.
    void takeEndings(PriceUpdate &update, ImportReport &report) const;
    [[nodiscard]] bool isAgreedMeter(const MeterAhead &ahead) const;
    void findWithdrawn(const PriceUpdate &update, ImportReport &report) const;
    void addRemarks(ImportReport &report) const;
    [[nodiscard]] std::size_t slot(SizeId size, RegionId region, PriceType type) const;
    [[nodiscard]] SizeId sizeOf(std::size_t slot) const;
    [[nodiscard]] RegionId regionOf(std::size_t slot) const;
    [[nodiscard]] static PriceType typeOf(std::size_t slot);
    [[nodiscard]] PriceFlag flagOf(std::size_t slot) const;
    /// Whether a price that takes the place of none stands out against what the size costs otherwise.
    [[nodiscard]] bool standsOut(const UpdatedPrice &price) const;
    /// The same of a meter against what it costs in other regions.
    [[nodiscard]] bool meterStandsOut(const QString &meter, const QString &region, Rate rate) const;

    const Catalog &m_catalog;
    const PriceSnapshot &m_book;
    QDate m_day;
    QString m_source = retailSource();
    ExchangeRate m_sheet;
    RowReader m_reader;
    RowOutcome m_outcome;
    ImportReport m_report;
    QStringList m_emptyPages; ///< names of files
    QStringList m_passedOver; ///< what lies in folders and was not read: names
    std::set<std::size_t>
        m_announcedLater; ///< slots of which the book announces something on a later day than these
    std::set<std::pair<QString, QString>> m_metersAnnouncedLater; ///< the same by meter and region
    std::function<bool(std::int64_t)> m_progress;
    bool m_cancelled = false;
    bool m_lacksPages = false;
    std::vector<Candidate> m_now; ///< by slot
    std::vector<Ahead> m_ahead;
    std::map<std::pair<QString, QString>, MeterCandidate> m_meterNow; ///< by meter and region
    std::vector<MeterAhead> m_meterAhead;
    std::map<std::pair<QString, QString>, StepCandidate> m_meterSteps; ///< by meter and region
    struct Link
    {
        std::int64_t skip = 0; ///< rows before the page that it leads to; -1: it does not say
        std::int64_t rows = 0; ///< of the page that has it
    };
    std::map<QString, std::vector<Link>> m_links; ///< by query
    std::int64_t m_lastPages = 0;
};

} // namespace slipway
