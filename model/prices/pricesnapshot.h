// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/money.h"
#include "model/base/result.h"
#include "model/catalog/catalog.h"
#include "model/prices/hostedreach.h"

#include <QByteArrayView>
#include <QDate>
#include <QHash>
#include <QString>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace slipway {

enum class PriceType : std::uint8_t {
    PayAsYouGo,
    Spot,
    LowPriority,
    Reservation1Year,
    Reservation3Years,
    Reservation5Years,
    SavingsPlan1Year,
    SavingsPlan3Years,
};
inline constexpr std::size_t priceTypeCount = 8;

/// Stable id for files ("payg", "spot", "low_priority", "res1y", "res3y", "res5y", "sp1y", "sp3y").
[[nodiscard]] QString priceTypeId(PriceType type);
[[nodiscard]] std::optional<PriceType> priceTypeFromId(QStringView id);
/// Hours of the term of a reservation or savings plan (8,760 a year); 0 for the others.
[[nodiscard]] int termHours(PriceType type);
/// The same in months, of which a year has twelve.
[[nodiscard]] int termMonths(PriceType type);
[[nodiscard]] constexpr bool isReservation(PriceType type)
{
    return type >= PriceType::Reservation1Year && type <= PriceType::Reservation5Years;
}
/// Whether its machines may be taken away.
[[nodiscard]] constexpr bool isPreemptible(PriceType type)
{
    return type == PriceType::Spot || type == PriceType::LowPriority;
}
[[nodiscard]] constexpr bool isSavingsPlan(PriceType type)
{
    return type == PriceType::SavingsPlan1Year || type == PriceType::SavingsPlan3Years;
}

/// Why a price must not be used silently. The words are those of docs/data.md.
enum class PriceFlag : std::uint8_t {
    None,
    SuspectWindowsPrice,
    Old2024,
    SpotNotCheaper,
    OutlierVersusOtherRegions,
    EstimatedByRatio ///< nobody published it: pay-as-you-go of the region times a discount seen elsewhere
};
[[nodiscard]] QString priceFlagId(PriceFlag flag);

/// Where a price comes from and how far to trust it.
struct PriceOrigin
{
    QString source; ///< short id of the published copy, resources/prices/sources.csv explains it
    QDate date; ///< of the snapshot
    PriceFlag flag = PriceFlag::None;
    /// Of a price sheet in another currency: the factor at which its prices were brought to dollars. Dollars for all others.
    ExchangeRate sheet = {};
    bool stated = false; ///< by a file of additions: what somebody pays, not what Azure lists

    friend bool operator==(const PriceOrigin &, const PriceOrigin &) = default;
};

/// What a dollar is in a currency, as somebody brought it who names the day.
struct DatedFactor
{
    ExchangeRate rate;
    QDate day;
    QString source; ///< who says so

    friend bool operator==(const DatedFactor &, const DatedFactor &) = default;
};

/// How a price that nobody published was worked out: pay-as-you-go of the region times `ratio`.
struct PriceEstimate
{
    double ratio = 1; ///< of the region named
    double lowRatio = 1; ///< the lowest and highest that any region showed
    double highRatio = 1;
    Rate low; ///< of an hour
    Rate high;
    QString region; ///< where the ratio was seen
};

/// A price of one hour of one size in one region. A reservation keeps what its term costs in all.
struct VmPrice
{
    Rate hourly;
    std::optional<Rate> termTotal;
    PriceOrigin origin;
    std::optional<PriceEstimate> estimate; ///< set where the flag is EstimatedByRatio
};

/// How far a reservation of a size reaches: one of ratio r covers r / s instances of ratio s of the same family.
struct Flexibility
{
    int family = -1; ///< the same number for all sizes of a family
    double ratio = 1;
};

/// A price that is not a VM's: a disk, a load balancer, storage.
struct MeterPrice
{
    Rate rate;
    QString unit; ///< "month", "hour", "day", "GB month", "GB": one of it costs `rate`
    double fromUnits
        = 0; ///< units of a month beyond which this rate holds, where the meter is a step of several; tokens of a request, where its
        ///< length decides (longPart())
    PriceOrigin origin;
    QString region; ///< the region the price was published for; "Global" where it holds everywhere
    bool estimated = false; ///< taken from another region, because none is known for the one asked
    QString note; ///< confidence and remarks of the source
};

/// A price of a VM that was published before it holds.
struct AnnouncedPrice
{
    SizeId size{};
    RegionId region{};
    PriceType type = PriceType::PayAsYouGo;
    QDate from; ///< the first day on which it holds
    Rate hourly;
    std::optional<Rate> termTotal;
    PriceOrigin origin;
};

/// The same of another meter.
struct AnnouncedMeter
{
    QString meter;
    QDate from;
    MeterPrice price;
};

/// The last day of a price that nothing is known to follow, or only after days of which nothing is known.
struct EndingPrice
{
    SizeId size{};
    RegionId region{};
    PriceType type = PriceType::PayAsYouGo;
    QDate last;

    friend bool operator==(const EndingPrice &, const EndingPrice &) = default;
};

/// The same of another meter.
struct EndingMeter
{
    QString meter;
    QString region; ///< as MeterPrice::region
    QDate last;

    friend bool operator==(const EndingMeter &, const EndingMeter &) = default;
};

/// Whether the machines of a target may be billed at a price type. Unknown: to verify, never recommended.
struct PriceUse
{
    Support support = Support::Unknown;
    QString note; ///< a sentence: why not, or what is in doubt; may be empty
    Source source;
};

/// All prices of one book: columnar, immutable, shared by reference. Absent is its own answer, never 0.
class PriceSnapshot
{
public:
    // Written once, in the .cpp: whoever copies one would have the code of all its parts in each file.
    PriceSnapshot();
    PriceSnapshot(const PriceSnapshot &other);
    PriceSnapshot(PriceSnapshot &&other) noexcept;
    PriceSnapshot &operator=(const PriceSnapshot &other);
    PriceSnapshot &operator=(PriceSnapshot &&other) noexcept;
    ~PriceSnapshot();

    /// Reads what resources/build/pack writes; `catalog` must be of the same build. Damage is an Error.
    [[nodiscard]] static Result<PriceSnapshot> load(QByteArrayView bytes, const Catalog &catalog);

    [[nodiscard]] const QString &id() const { return m_id; } ///< "builtin-2026-08-22": newest date inside
    [[nodiscard]] const QString &sha256() const { return m_sha256; } ///< of the payload of the pack, hex
    /// The same of the book that additions were put on; without additions equal to id() and sha256().
    [[nodiscard]] const QString &bookId() const { return m_bookId; }
    [[nodiscard]] const QString &bookSha256() const { return m_bookSha256; }
    /// Whether a pin names this book, with or without additions: by its bytes where the pin tells them, else by its name.
    [[nodiscard]] bool isBook(const QString &id, const QString &sha256) const
    {
        return sha256.isEmpty() ? id == m_bookId : sha256 == m_bookSha256;
    }
    [[nodiscard]] QDate oldest() const { return m_oldest; }
    [[nodiscard]] QDate newest() const { return m_newest; }
    [[nodiscard]] std::size_t rows() const { return m_rows; } ///< VM prices held, estimates apart

    /// nullopt: no price is known. Flagged rows are returned with their flag; usable() says whether
    /// they may be used without asking.
    [[nodiscard]] std::optional<VmPrice> vm(SizeId size, RegionId region, PriceType type) const;
    /// The rate alone, for inner loops; negative raw value where absent or not usable().
    [[nodiscard]] Rate usableRate(SizeId size, RegionId region, PriceType type) const
    {
        return m_usable[slot(size, region, type)];
    }
    /// The source of prices that a price sheet of an agreement states.
    [[nodiscard]] static QString sheetSource() { return QStringLiteral("price-sheet"); }
    /// Whether any price is of a price sheet, be it announced.
    [[nodiscard]] bool hasSheetPrices() const;
    /// Whether any is agreed at all.
    [[nodiscard]] bool hasAgreedPrices() const;
    /// Of a price sheet or of additions: what is paid, from which no discount comes off.
    [[nodiscard]] static bool isAgreed(const PriceOrigin &origin) { return origin.stated || origin.source == sheetSource(); }
    /// Whether this one is, or is worked out from one that is: no discount comes off it any more.
    [[nodiscard]] bool isAgreed(SizeId size, RegionId region, PriceType type) const;
    /// PriceOrigin::sheet of what isAgreed(), and of what it is worked out from.
    [[nodiscard]] ExchangeRate sheetOf(SizeId size, RegionId region, PriceType type) const;
    /// False for suspect_windows_price and for a spot price that is not cheaper.
    [[nodiscard]] static bool usable(PriceFlag flag);

    /// Prices of this book that do not hold yet, in the order of their days.
    [[nodiscard]] const std::vector<AnnouncedPrice> &announced() const { return m_announced; }
    [[nodiscard]] const std::vector<AnnouncedMeter> &announcedMeters() const { return m_announcedMeters; }
    /// Last days of prices of this book that have one, whatever holds or is announced before.
    [[nodiscard]] const std::vector<EndingPrice> &endings() const { return m_endings; }
    [[nodiscard]] const std::vector<EndingMeter> &meterEndings() const { return m_meterEndings; }
    /// This book as it stands on a day: whatever was announced for then or before holds, the rest stays announced. Its id
    /// and hash stay, for the day is judged besides.
    [[nodiscard]] PriceSnapshot onDay(const QDate &day, const Catalog &catalog) const;
    /// Every published price of a VM, in the order of size, region and type; estimates and what low priority is paid as
    /// are none.
    template <typename Visit> void visitPublished(Visit visit) const
    {
        for (std::size_t at = 0; at < m_origin.size(); ++at) {
            const auto type = static_cast<PriceType>(at % priceTypeCount);
            if (type != PriceType::LowPriority && isPublished(at))
                visit(SizeId(at / priceTypeCount / m_regionCount),
                      RegionId(at / priceTypeCount % m_regionCount), type);
        }
    }
    /// Every price of a meter that was published, whatever its region; none where the meter is not known.
    [[nodiscard]] std::vector<MeterPrice> meterPrices(const QString &meter) const { return m_meters.value(meter); }
    [[nodiscard]] QStringList meters() const; ///< ids, sorted

    /// nullopt: no table names a family for it. That is no statement that it has none.
    [[nodiscard]] std::optional<Flexibility> flexibility(SizeId size) const;

    /// `meter` is an id of resources/prices/meters.csv ("disk.p10"). The region's own price, else the global
    /// one, else that of its zone of transfer, an estimate where no table states the zone, else that of another
    /// region marked as an estimate: the same geography goes before the same group of geographies, that before
    /// all others, then the newest price, then the dearest. nullopt where nothing is known at all.
    [[nodiscard]] std::optional<MeterPrice> meter(QStringView meter, QStringView regionId) const;

    /// Models with prices by the token for a deployment of that reach, as meters name them; sorted.
    [[nodiscard]] QStringList hostedModels(HostedReach reach) const;

    /// What resources/prices/targetprices.csv says of the target. A type it leaves out is a No for a target that it
    /// names, Unknown for one that it does not.
    [[nodiscard]] PriceUse use(QStringView targetId, PriceType type) const;

    /// Units of `currency` for one USD: what was brought, else the built-in table; nullopt for a currency nobody published.
    [[nodiscard]] std::optional<ExchangeRate> exchange(Currency currency) const;
    [[nodiscard]] std::vector<Currency> currencies() const;
    /// What speaks against the factor of a currency ("the factor is that of an older list"); mostly empty.
    [[nodiscard]] QString exchangeDoubt(Currency currency) const;
    /// The day of the built-in table.
    [[nodiscard]] QDate exchangeDate() const { return m_exchangeDate; }
    /// The day of the factor that exchange() gives.
    [[nodiscard]] QDate exchangeDate(Currency currency) const;
    /// The factors that were brought, one for a currency; they hold in place of the built-in table.
    [[nodiscard]] const std::vector<DatedFactor> &factors() const { return m_factors; }
    /// nullptr: none was brought.
    [[nodiscard]] const DatedFactor *factorOf(Currency currency) const;

    static constexpr Rate absent = Rate(-1);

private:
    static constexpr std::uint8_t noOrigin = 255;
    template <typename Is> [[nodiscard]] bool hasPriceFrom(Is is) const;
    friend class AdditionsMerge;
    friend class PriceReader;
    friend class PriceBuilder;
    friend class PriceUpdater;
    friend class SnapshotWriter;
    struct Place
    {
        QString geography;
        QString group;
    };
    struct SlotRate
    {
        std::size_t slot = 0;
        Rate rate;
    };
    struct Zone
    {
        QString id;
        bool stated = false; ///< by a table; else taken from its neighbours
    };
    /// Of a reservation to pay-as-you-go, in millionths.
    struct Ratio
    {
        SizeId size{};
        PriceType type = PriceType::Reservation1Year;
        std::int64_t likely = 0;
        std::int64_t low = 0;
        std::int64_t high = 0;
        std::uint8_t origin = 0; ///< index into m_origins
        QString region;
    };

    /// Fills every slot of a reservation that has no price, where pay-as-you-go and a ratio are known.
    void estimateReservations();
    /// Low priority ended on 2026-03-31; who still asks for it gets spot machines and pays for those. What was published
    /// of it before is no price any more.
    void payLowPriorityAsSpot(const Catalog &catalog);
    [[nodiscard]] bool isPublished(std::size_t slot) const;
    [[nodiscard]] const Ratio *ratioOf(SizeId size, PriceType type) const;

    [[nodiscard]] std::size_t slot(SizeId size, RegionId region, PriceType type) const
    {
        return (indexOf(size) * m_regionCount + indexOf(region)) * priceTypeCount
            + static_cast<std::size_t>(type);
    }

    QString m_id;
    QString m_sha256;
    QString m_bookId;
    QString m_bookSha256;
    QDate m_oldest;
    QDate m_newest;
    QDate m_exchangeDate;
    std::size_t m_rows = 0;
    std::size_t m_regionCount = 0;
    std::vector<Rate> m_usable; ///< by slot; absent where there is no price, or none to use silently
    std::vector<std::uint8_t> m_origin; ///< by slot: index into m_origins; noOrigin where there is no price
    std::vector<PriceOrigin> m_origins;
    std::vector<SlotRate> m_doubtful; ///< published but not usable, in the order of their slots
    std::vector<SlotRate> m_termTotals; ///< in the order of their slots
    QHash<QString, std::vector<MeterPrice>> m_meters;
    QHash<QString, std::array<std::optional<PriceUse>, priceTypeCount>> m_uses; ///< by target id
    QHash<QString, Place> m_places; ///< of every region of the catalog
    QHash<QString, Zone> m_zones; ///< of transfer, by region
    std::vector<Flexibility> m_flexible; ///< by size; no family where none is known
    std::vector<Ratio> m_ratios; ///< by size and type
    std::vector<std::pair<Currency, ExchangeRate>> m_exchange;
    std::vector<std::pair<Currency, QString>> m_exchangeDoubts;
    std::vector<DatedFactor> m_factors; ///< by the codes of their currencies
    std::vector<AnnouncedPrice> m_announced;
    std::vector<AnnouncedMeter> m_announcedMeters;
    std::vector<EndingPrice> m_endings; ///< by size, region and type
    std::vector<EndingMeter> m_meterEndings; ///< by meter and region
};

} // namespace slipway
