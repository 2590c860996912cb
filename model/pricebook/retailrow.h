// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/pricebook/retailmeters.h"
#include "model/pricebook/retailpage.h"
#include "model/prices/pricesnapshot.h"

#include <QDate>
#include <QString>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace slipway {

/// Why a row of the price service is no price of a plan.
enum class DropReason : std::uint8_t {
    NotLinux, ///< Windows, a cloud service, a whole host
    DevTest, ///< for subscriptions of developers and testers
    NoSize, ///< the catalog has no specification of it
    NoRegion, ///< none of the regions of the catalog
    NotBilled, ///< no plan bills this meter
    Surcharge, ///< of Azure ML, no longer charged
    Step, ///< a volume step that no meter of a plan is
    FreeStep, ///< the first units are free, and plans do not count on it
    Unit, ///< another quantity than the meter's
    Term, ///< no term of one, three or five years
    Ended,
    Older, ///< a newer price of the same holds
    LowPriority, ///< ended on 2026-03-31; paid as spot
    NoPrice, ///< none, zero or below
    Incomplete, ///< without product, meter or service
    NoDay, ///< begins or ends on a day that there is not: "2026-13-01"
    OtherKind, ///< a text where the service has a number, or the like: RetailRow::otherKind
    NoStep, ///< begins at a number of units that there is not: below zero
    PriceRange, ///< a price that Rate cannot hold
    SavingsPlan, ///< one of a row that is taken: without a price above zero, or for another term than one and three years
    TwoPrices, ///< its unit price is another than its retail price, which the service says are the same
};
inline constexpr std::size_t dropReasonCount = 21;
/// Stable id for files: "not_linux".
[[nodiscard]] QString dropReasonId(DropReason reason);
/// "not Linux", for people.
[[nodiscard]] QString dropReasonWords(DropReason reason);

/// A price of a VM that a row gives.
struct VmOffer
{
    SizeId size{};
    PriceType type = PriceType::PayAsYouGo;
    Rate hourly;
    std::optional<Rate> termTotal;
};

/// A price of another meter that a row gives, in the unit of the book.
struct MeterOffer
{
    QString meter;
    Rate rate;
};

/// What a row comes to: offers of one region from one day on, or why it is dropped.
struct RowOutcome
{
    std::optional<DropReason> dropped;
    std::optional<RegionId> region; ///< none: everywhere
    std::vector<VmOffer> vms; ///< several where it has savings plans or names several sizes
    std::vector<MeterOffer> meters;
    /// Of a row that is dropped as a step of a meter that is billed from the first unit on: its price, where no row begins at the first
    /// unit with one. `step` is where it begins.
    std::vector<MeterOffer> steps;
    double step = 0;
    int plansLeft = 0; ///< savings plans of the row that are left out, see DropReason::SavingsPlan
    const RetailRow::Plan *planLeft = nullptr; ///< the first of them, as long as the row
    bool rounded = false; ///< in the unit that it is billed by a price has more decimals than Rate::scale
    qint32 from = 0; ///< Julian day of the first day; 0: always
    qint32 until = 0; ///< of the last day; 0: none is told
    bool ahead = false; ///< holds only after the day judged on
};

/// The first price of a row that Rate cannot hold, as it stands there; empty: it holds all.
[[nodiscard]] QString priceOutOfRange(const RetailRow &row);
/// How many prices of a row have more decimals than Rate::scale.
[[nodiscard]] int roundedPrices(const RetailRow &row);

/// The other name under which the price service sells some rows of a size: ND96asr v4 is "Standard_ND96asr_A100_v4" there as well. Empty:
/// it has none.
[[nodiscard]] QString otherSpelling(const QString &size);

/// Says what rows come to, see docs/prices.md. Borrows all it is given.
class RowReader
{
public:
    RowReader(const Catalog &catalog, const PriceSnapshot &book, const RetailMeters &meters,
              const QDate &day);

    /// The same outcome object is filled again, so that a million rows allocate little.
    void read(const RetailRow &row, RowOutcome &outcome) const;

private:
    void readVm(const RetailRow &row, RowOutcome &outcome) const;
    void readMeter(const RetailRow &row, RowOutcome &outcome) const;
    [[nodiscard]] std::optional<DropReason> findRegion(const RetailRow &row, bool mayBeGlobal,
                                                       RowOutcome &outcome) const;
    [[nodiscard]] std::optional<DropReason> readDays(const RetailRow &row, RowOutcome &outcome) const;
    void findSizes(const RetailRow &row, std::vector<SizeId> &sizes) const;
    [[nodiscard]] std::optional<SizeId> sizeCalled(std::string_view name) const;

    const PriceSnapshot &m_book;
    const RetailMeters &m_meters;
    qint32 m_day;
    std::unordered_map<std::string, SizeId> m_sizes; ///< by name without blanks and underscores, lower case
    std::map<SizeId, SizeId> m_sameMachine; ///< sizes that the service calls by either of two names
    std::unordered_map<std::string, RegionId> m_regions;
};

} // namespace slipway
