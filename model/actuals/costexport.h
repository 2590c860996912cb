// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/actuals/csvrecords.h"

#include <QDate>
#include <QString>

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace slipway {

/// What a charge of a Cost Management export says of the export: purchases of terms are in actual costs only, what of a term is used or
/// not has a cost in amortized ones only. All else is in both.
enum class ChargeKind : std::uint8_t { Either, Actual, Amortized };

/// One charge of a provider's bill.
struct BilledCharge
{
    QDate day; ///< the first that it covers
    QDate lastDay; ///< the last; the first where the export does not say
    std::int64_t cost = 0; ///< in units of 10^-9 of the currency
    QString currency; ///< ISO 4217
    QString service; ///< "Virtual Machines"; the category where the export names none
    QString planTag; ///< slipway-plan, else slipway-id; empty: it carries neither
    QString lineTag; ///< slipway-line
    QString deployment = {}; ///< slipway-deployment: what the exported folder is known by
    ChargeKind kind = ChargeKind::Either;
    /// Of all fields by the names of their columns, in whatever order and case, but those of the invoice, which are filled in later, and
    /// amounts, prices and quantities: equal for two copies of a charge, of which one may have grown since. 0: not known.
    std::uint64_t identity = 0;
    /// Of the subscription; 0: the export has no column for it.
    std::uint64_t account = 0;
    /// Of the columns of its export: charges of exports that have different ones are not told apart. 0: not known.
    std::uint64_t form = 0;
    bool namesResource = false; ///< so that two charges of one identity are of the same thing
    /// Whether nobody can tell it from the purchase of a reservation or a savings plan: a Cost Management export without the column PricingModel
    /// says "Purchase" of everything that is bought; one without ChargeType says nothing.
    bool mayBePurchase = false;
    /// A reservation, a savings plan or what else was bought, at what it costs whole: it says nothing of what comes.
    bool isPurchase = false;
    bool isRecurring
        = false; ///< of a purchase: billed each month, as "Recurring" (Frequency, ChargeFrequency) says
    bool isTax = false; ///< plans are without
    bool namesService = true; ///< else `service` is its category
};

/// Which cost of a FOCUS export counts.
enum class CostBasis : std::uint8_t {
    Effective, ///< what was paid in advance, spread over its term: as a plan counts
    Billed, ///< as on the invoice
};

/// Charges of a cost export as they stream by: FOCUS 1.0 to 1.2, or a Cost Management export (actual or amortized) of an
/// enterprise or customer agreement, told by the heading. Columns: "FOCUS 1.2", finops.org; "Understand usage details fields",
/// learn.microsoft.com, both as read in November 2026. Everything that is read is checked, and nothing is guessed: an amount or a day that does
/// not read is an error with its line.
class CostExport
{
public:
    enum class Format : std::uint8_t { Focus, CostManagement };

    /// Reads the heading. Borrows the source.
    [[nodiscard]] static Result<CostExport> open(ByteSource &source, CostBasis basis);

    [[nodiscard]] Format format() const { return m_format; }
    /// The charge is valid until the next call; null at the end.
    [[nodiscard]] Result<const BilledCharge *> next();
    /// Of charges whose tags could not be read; they count as not tagged.
    [[nodiscard]] qint64 unreadableTags() const { return m_unreadableTags; }

private:
    /// A column that says which charge it is.
    struct IdentityColumn
    {
        int column = -1;
        std::uint64_t name = 0; ///< of the heading, in lower case
        bool isDay = false; ///< which the same export may spell otherwise once somebody saved it anew
    };
    struct Columns
    {
        int cost = -1;
        int currency = -1;
        int day = -1;
        int end = -1; ///< the period's end, not part of it
        int service = -1;
        int category = -1;
        int tags = -1;
        int pricing = -1; ///< of Cost Management
        int frequency = -1; ///< once or each month
        int account = -1; ///< subscription
        int resource = -1;
        int width = 0;
        std::uint64_t form = 0; ///< as BilledCharge has it
        std::vector<IdentityColumn> identity;
    };

    CostExport(CsvRecords records, Format format, const Columns &columns)
        : m_records(std::move(records))
        , m_format(format)
        , m_columns(columns)
    {
    }
    [[nodiscard]] std::string_view field(int column) const;
    [[nodiscard]] Error fault(const QString &message) const;
    void readTags(std::string_view text);
    [[nodiscard]] ChargeKind kind() const;
    [[nodiscard]] bool mayBePurchase() const;
    [[nodiscard]] bool isPurchase() const;
    [[nodiscard]] QString category() const;
    [[nodiscard]] static std::vector<IdentityColumn> identityColumns(const std::map<QString, int> &heading);
    [[nodiscard]] std::uint64_t identity() const;
    [[nodiscard]] std::uint64_t account() const;

    CsvRecords m_records;
    Format m_format;
    Columns m_columns;
    BilledCharge m_charge;
    qint64 m_unreadableTags = 0;
};

} // namespace slipway
