// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/total.h"
#include "model/base/yearmonth.h"
#include "model/catalog/catalog.h"
#include "model/prices/pricesnapshot.h"

#include <QDate>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace slipway {

/// What a cost belongs to. Shared: services that all stages use (storage, registry, logs, network).
enum class CostStage : std::uint8_t { Experimentation, Training, Deployment, Shared };
inline constexpr std::size_t costStageCount = 4;
template <typename T> using ByStage = std::array<T, costStageCount>;

/// What the costs of a stage of the life cycle count for.
[[nodiscard]] constexpr CostStage costStageOf(LifecycleStage stage)
{
    switch (stage) {
    case LifecycleStage::Experimentation:
        return CostStage::Experimentation;
    case LifecycleStage::Training:
        return CostStage::Training;
    case LifecycleStage::Deployment:
        break;
    }
    return CostStage::Deployment;
}
/// The stage that costs are of; those of services that all stages use count for the last.
[[nodiscard]] constexpr LifecycleStage lifecycleOf(CostStage stage)
{
    switch (stage) {
    case CostStage::Experimentation:
        return LifecycleStage::Experimentation;
    case CostStage::Training:
        return LifecycleStage::Training;
    case CostStage::Deployment:
    case CostStage::Shared:
        break;
    }
    return LifecycleStage::Deployment;
}

/// What a cost is for. Search and Monte Carlo tell the costs of a compute apart by it.
enum class CostRole : std::uint8_t {
    Other, ///< a service that the plan shares, a commitment, or what a compute pays for a savings plan beside its machines
    Machines,
    RollOut, ///< further machines while both versions of a deployment run
    SystemNodes, ///< of a Kubernetes cluster, for its own pods
    ControlPlane,
    Disks,
    Balancers,
    Addresses,
    Vcpus, ///< of sessions or containers
    Memory,
    Attached, ///< what its owner charges for
    Tokens, ///< that go into a hosted model; its hours where nobody knows how many
    AnswerTokens, ///< that come out of it
    MisfitPods, ///< pods that no node has room for
    Uncounted, ///< work that nobody can say the cost of: it has no machines, or more to do than they have hours for
};

/// Between what the rate of an estimate may lie.
struct RateSpread
{
    Rate low;
    Rate high;

    friend bool operator==(const RateSpread &, const RateSpread &) = default;
};

/// What one commitment of the plan pays of a line. It stands beside the line's quantities, which are what is left to be paid.
struct CoveredHours
{
    std::size_t commitment = 0; ///< index in Plan::commitments; its line has the id "commitment/INDEX"
    std::vector<Quantity> quantities; ///< by month of the horizon, in the unit of the line
    std::vector<Quantity> ownHours; ///< the same as hours of the commitment's own size: other sizes of its family count by ratio
};

/// A price that was announced for a day ahead. It holds from the month of that day on; of a term, for what is bought from then on.
struct RateFrom
{
    int month = 0; ///< of the horizon
    QDate day; ///< it was announced for
    Rate rate; ///< USD per unit after the plan's discount
    Rate listRate; ///< USD per unit as announced
    PriceOrigin origin;

    /// Whether somebody states that it is paid, and it is not worked out of that.
    [[nodiscard]] bool isAgreed() const
    {
        return PriceSnapshot::isAgreed(origin) && origin.flag != PriceFlag::EstimatedByRatio;
    }
    friend bool operator==(const RateFrom &, const RateFrom &) = default;
};

/// What an hour of a machine that is paid for a term costs without one.
struct AsYouGo
{
    Rate rate; ///< USD per unit after the plan's discount
    Rate listRate; ///< USD per unit as published
    bool agreed = false; ///< as of a line
    std::vector<RateFrom> later; ///< as of a line
};

/// One line of the bill over the horizon. Without a rate it could not be priced: its amounts are zero. Where `missing` says why
/// all or some of it has no amount, every total above it reads "at least".
struct CostLine
{
    // Written once, in the .cpp: whoever copies one would have the code of all its parts in each file.
    CostLine();
    CostLine(const CostLine &other);
    CostLine(CostLine &&other) noexcept;
    CostLine &operator=(const CostLine &other);
    CostLine &operator=(CostLine &&other) noexcept;
    ~CostLine();

    QString id; ///< stable: "compute/train/nodes"
    QString name; ///< "train, NC24ads A100 v4 nodes"
    CostStage stage = CostStage::Shared;
    CostRole role = CostRole::Other;
    QString compute; ///< id of the compute it bills, may be empty
    QStringList workloads; ///< ids of the workloads that cause it
    QString unit; ///< "node-hour", "GiB-month"
    QString
        sku; ///< what its price is one of: a VM size, an id of resources/prices/meters.csv; empty: the plan states it, or none is known
    std::optional<PriceType> paidAs; ///< of a VM size: how its hours are paid for; of a savings plan by amount: which it is
    QString region; ///< where the plan has it; `priceRegion` may be another
    std::optional<Rate> rate; ///< USD per unit after the plan's discount
    Rate listRate; ///< USD per unit as published
    QString service; ///< that the price is one of, as Azure's price list names it; empty: none is known
    double discountPercent = 0; ///< that the plan takes off the list price
    std::optional<RateSpread>
        spread; ///< USD per unit after the plan's discount; where the rate is worked out by a ratio
    std::vector<RateFrom> later; ///< that take the place of `rate` within the horizon, by month; mostly none
    PriceOrigin origin;
    QString priceRegion; ///< the region the price was published for
    bool estimated = false; ///< the price of another region, or another doubt; `note` says which
    bool agreed = false; ///< somebody states that it is paid, or it is worked out of that: no discount comes off
    bool uncovered
        = false; ///< a price sheet is in use, and does not state it, or not from the first month on; not told by bills without words
    QDate knownUntil
        = {}; ///< the last day of its price, where months after that are billed at it; else invalid
    QString note;
    QString formula; ///< how the quantity comes about, and in which months: words and figures of one, where they differ, with the range over all
    QString missing; ///< why there is no price, or no amount in some of its months
    std::vector<Quantity> quantities; ///< by month of the horizon
    std::vector<Money> amounts; ///< by month: rate x quantity, rounded once
    Quantity totalQuantity;
    Money total;
    /// Months after the horizon in which terms still run that were bought within it, and what they cost. Not part of the total.
    int owedMonths = 0;
    Money owed;
    /// What commitments pay of it. A line that they pay in whole has no quantity and costs nothing, and stands all the same.
    std::vector<CoveredHours> covered;
    /// Of a term that is billed whether it is used or not: what of each month's quantity is used; empty: the line bills no term.
    std::vector<Quantity> used;
    /// Of machines that are paid for a term; none where no such price is known, and in bills without words.
    std::optional<AsYouGo> asYouGo;

    [[nodiscard]] bool priced() const { return rate.has_value(); }
    /// What a month of the horizon is billed at; nothing where there is no price.
    [[nodiscard]] std::optional<Rate> rateIn(std::size_t month) const
    {
        const RateFrom *now = laterIn(month);
        return now && rate ? std::optional(now->rate) : rate;
    }
    [[nodiscard]] Rate listRateIn(std::size_t month) const
    {
        const RateFrom *now = laterIn(month);
        return now ? now->listRate : listRate;
    }
    /// The announced price that holds in a month; nullptr: `rate` does.
    [[nodiscard]] const RateFrom *laterIn(std::size_t month) const
    {
        const RateFrom *now = nullptr;
        for (const RateFrom &each : later)
            now = each.month <= static_cast<int>(month) ? &each : now;
        return now;
    }
    /// Whether a month of the horizon is billed at what somebody states that it is paid, and not at what is worked out of that.
    [[nodiscard]] bool isAgreedIn(std::size_t month) const
    {
        const RateFrom *now = laterIn(month);
        return (now && now->isAgreed()) || (agreed && origin.flag != PriceFlag::EstimatedByRatio);
    }
    /// From which price on a price sheet states it that does not at first; nullptr: it never does.
    [[nodiscard]] const RateFrom *coveredFrom() const
    {
        const auto found
            = std::find_if(later.begin(), later.end(), [](const RateFrom &each) { return each.isAgreed(); });
        return uncovered && found != later.end() ? &*found : nullptr;
    }
    /// What of its total a price sheet that is in use does not state.
    [[nodiscard]] Money uncoveredTotal() const
    {
        Money sum(0, total.currency());
        for (std::size_t month = 0; uncovered && month < amounts.size(); ++month)
            sum += isAgreedIn(month) ? Money(0, total.currency()) : amounts[month];
        return sum;
    }
    /// Whether its total is all that it costs. Where commitments pay all of it, no price is needed for that.
    [[nodiscard]] bool whole() const
    {
        return (priced() && missing.isEmpty()) || (!covered.empty() && totalQuantity == Quantity());
    }
    /// Whether there is any amount to show: "not priced" else.
    [[nodiscard]] bool hasAmount() const { return priced() || whole(); }
    /// Whether what it bills in a month of the horizon has an amount.
    [[nodiscard]] bool pricedIn(std::size_t month) const
    {
        return whole() || (priced() && (quantities[month] == Quantity() || !amounts[month].isZero()));
    }
    /// Whether something of it in a month is missing from every total over that month: where no single month stands out, all are
    /// "at least".
    [[nodiscard]] bool isMissingIn(std::size_t month) const
    {
        if (whole() || quantities[month] == Quantity())
            return false;
        for (std::size_t m = 0; m < quantities.size(); ++m) {
            if (!pricedIn(m))
                return !pricedIn(month);
        }
        return true;
    }
    /// `total` for adding up with others.
    [[nodiscard]] Total cost() const { return whole() ? Total(total) : Total(total, {name}); }
};

struct MonthCost
{
    YearMonth month;
    ByStage<Total> byStage;
    Total total;
    Total cumulative; ///< from the start to its end
};

} // namespace slipway
