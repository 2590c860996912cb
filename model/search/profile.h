// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/candidate.h"
#include "model/sizing/machine.h"

#include <cstdint>
#include <vector>

namespace slipway::search {

/// Which way of paying quantities depend on. Those from OneYear on are terms.
enum class Payment : std::uint8_t {
    Hours,
    Preemptible,
    OneYear,
    ThreeYears,
    FiveYears,
    SavingOneYear,
    SavingThreeYears
};
inline constexpr std::size_t paymentCount = 7;
/// A price type that is paid so; quantities do not depend on which.
[[nodiscard]] constexpr PriceType typeFor(Payment payment)
{
    switch (payment) {
    case Payment::Hours:
        break;
    case Payment::Preemptible:
        return PriceType::Spot;
    case Payment::OneYear:
        return PriceType::Reservation1Year;
    case Payment::ThreeYears:
        return PriceType::Reservation3Years;
    case Payment::FiveYears:
        return PriceType::Reservation5Years;
    case Payment::SavingOneYear:
        return PriceType::SavingsPlan1Year;
    case Payment::SavingThreeYears:
        return PriceType::SavingsPlan3Years;
    }
    return PriceType::PayAsYouGo;
}
[[nodiscard]] constexpr bool isCommitted(Payment payment)
{
    return payment >= Payment::OneYear;
}
/// Whether the hours that machines run are billed beside the term.
[[nodiscard]] constexpr bool isSaving(Payment payment)
{
    return payment >= Payment::SavingOneYear;
}
[[nodiscard]] inline Payment paymentOf(PriceType type)
{
    if (isPreemptible(type))
        return Payment::Preemptible;
    if (isSavingsPlan(type))
        return type == PriceType::SavingsPlan1Year ? Payment::SavingOneYear : Payment::SavingThreeYears;
    switch (termMonths(type)) {
    case 0:
        return Payment::Hours;
    case 12:
        return Payment::OneYear;
    case 36:
        return Payment::ThreeYears;
    default:
        return Payment::FiveYears;
    }
}

/// Whose price a quantity is multiplied by.
enum class RateOf : std::uint8_t {
    Own, ///< the candidate's size at its price type
    Uncommitted, ///< of the size, pay-as-you-go where the candidate is committed
    UnlessSpot, ///< of the size, pay-as-you-go where the candidate is spot
    System, ///< of another size, which the plan names; pay-as-you-go where the candidate is spot
    SystemUncommitted, ///< of the same, pay-as-you-go where the candidate is committed
    Meter, ///< the first of RegionPrices::meters(); the others follow
};

/// Months with the same quantity of one use.
struct Term
{
    std::int64_t quantity = 0; ///< Quantity::raw() of one month
    std::int32_t months = 0;
    std::uint16_t rate = 0; ///< RateOf, or Meter + index
    std::uint16_t epoch = 0; ///< of RegionPrices: whose prices the months are paid at

    friend bool operator==(const Term &, const Term &) = default;
};

/// What a compute bills with a size and number of nodes, whatever the region: quantities to be multiplied by rates.
struct Profile
{
    std::int64_t rest = 0; ///< minor units: all lines of other computes and services
    bool restComplete = true;
    double measure = 0;
    int nodes = 1;
    Exclusions exclusions = 0;
    std::vector<Term> terms;
    std::vector<Term> owed; ///< after the horizon, of what was bought within it
    int endOfTerms
        = 0; ///< month after the last that terms bill, from the first of the horizon; 0: no term is bought
};

/// Makes profiles: one for each thread, since it keeps what it has worked out.
class Profiles
{
public:
    Profiles() = default;
    virtual ~Profiles() = default;
    Profiles(const Profiles &) = delete;
    Profiles &operator=(const Profiles &) = delete;

    /// Valid until the next call.
    [[nodiscard]] virtual const Profile &profile(SizeId size, const sizing::Machine &machine, int nodes,
                                                 Payment payment)
        = 0;
};

} // namespace slipway::search
