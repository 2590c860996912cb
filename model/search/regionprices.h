// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/searchedcompute.h"

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
    /// Rate::raw() after the plan's discount; absent where there is none.
    [[nodiscard]] std::int64_t meter(std::size_t meter, std::size_t region) const
    {
        return m_meters[meter][region];
    }
    [[nodiscard]] std::int64_t vm(SizeId size, std::size_t region, PriceType type) const;
    /// Of system nodes with a size of their own, beside a pool of price type `type`.
    [[nodiscard]] std::int64_t system(std::size_t region, PriceType type) const;

    /// Index of a meter that prices something the compute bills.
    [[nodiscard]] std::optional<std::size_t> meterOf(const QString &meter) const;

private:
    [[nodiscard]] Exclusions againstRegion(RegionId region) const;
    void addMeter(const QString &meter);
    [[nodiscard]] std::int64_t discounted(Rate rate) const;

    const SearchedCompute &m_searched;
    int m_discount = 0; ///< basis points
    std::vector<Exclusions> m_against;
    std::vector<Type> m_types;
    QStringList m_meterIds;
    std::vector<std::vector<std::int64_t>> m_meters;
    std::optional<SizeId> m_system;
};

} // namespace slipway::search
