// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/searchedcompute.h"

#include <unordered_map>
#include <vector>

namespace slipway::search {

/// Regions and price types of a search, with what stands against each, and the rates that do not depend on the size.
class RegionPrices
{
public:
    explicit RegionPrices(const SearchedCompute &searched);

    struct Type
    {
        PriceType type = PriceType::PayAsYouGo;
        Exclusions exclusions = 0;
    };

    static constexpr std::int64_t absent = -1;

    [[nodiscard]] std::size_t regions() const { return m_against.size(); }
    [[nodiscard]] Exclusions against(std::size_t region) const { return m_against[region]; }
    [[nodiscard]] const std::vector<Type> &types() const { return m_types; }
    /// Months between which no announced price comes into force; one where nothing is announced for the horizon.
    [[nodiscard]] std::size_t epochs() const { return m_starts.size(); }
    /// Of a month of the horizon or after it.
    [[nodiscard]] std::size_t epochOf(int month) const;
    [[nodiscard]] int firstMonth(std::size_t epoch) const { return m_starts[epoch]; }
    /// Of what is bought from `first` on for `term` months at a time: it is paid at the price of the month in which that began, as
    /// Pricing::laterIn() has it. A term of 0: month by month.
    [[nodiscard]] std::size_t epochPaidIn(int month, int first, int term) const
    {
        return epochOf(term > 0 && month > first ? first + (month - first) / term * term : month);
    }
    /// Rate::raw() after the plan's discount; absent where there is none.
    [[nodiscard]] std::int64_t meter(std::size_t meter, std::size_t region, std::size_t epoch = 0) const
    {
        return m_meters[meter][region * epochs() + epoch];
    }
    [[nodiscard]] std::int64_t vm(SizeId size, std::size_t region, PriceType type,
                                  std::size_t epoch = 0) const;
    /// Of system nodes with a size of their own, beside a pool of price type `type`.
    [[nodiscard]] std::int64_t system(std::size_t region, PriceType type, std::size_t epoch = 0) const;

    /// Index of a meter that prices something the compute bills.
    [[nodiscard]] std::optional<std::size_t> meterOf(const QString &meter) const;

private:
    [[nodiscard]] Exclusions againstRegion(RegionId region) const;
    void addMeter(const QString &meter);
    [[nodiscard]] std::int64_t discounted(Rate rate) const;

    /// What is announced of a price.
    struct Later
    {
        std::size_t epoch = 0;
        Rate list;
        bool agreed = false; ///< no discount comes off
    };

    void listEpochs();
    [[nodiscard]] static std::size_t keyOf(SizeId size, std::size_t region, PriceType type);
    [[nodiscard]] bool isBy(const QDate &day, std::size_t epoch) const;
    /// What is published or agreed for an epoch, before a discount, `now` being the price of today.
    [[nodiscard]] Later priceBy(SizeId size, std::size_t region, PriceType type, std::size_t epoch,
                                Later now) const;
    /// The price of an epoch that was announced, if any.
    [[nodiscard]] std::optional<Later> announced(SizeId size, std::size_t region, PriceType type,
                                                 std::size_t epoch) const;

    const SearchedCompute &m_searched;
    int m_discount = 0; ///< of machines, basis points
    bool m_anyAgreed = false; ///< some prices are of a price sheet, without the discount
    std::vector<int> m_starts{0}; ///< first months of the epochs
    std::unordered_map<std::size_t, std::vector<Later>> m_later; ///< by size, region and type
    std::vector<Exclusions> m_against;
    std::vector<Type> m_types;
    QStringList m_meterIds;
    std::vector<std::vector<std::int64_t>> m_meters; ///< by meter, then region and epoch
    std::optional<SizeId> m_system;
};

} // namespace slipway::search
