// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/tablemodel.h"
#include "model/search/bestplan.h"

#include <vector>

namespace slipway {

/// What the plan costs in every region, cheapest first.
class RegionCostModel final : public TableModel
{
    Q_OBJECT
public:
    enum Column { RegionColumn, TotalColumn, DifferenceColumn, RemarkColumn, ColumnCount };
    Q_ENUM(Column)
    enum Role {
        CurrentRole = FirstOwnRole, ///< bool: where the plan is
        AllowedRole ///< bool
    };
    Q_ENUM(Role)

    /// Borrows the catalog.
    explicit RegionCostModel(const Catalog &catalog, QObject *parent = nullptr);

    void setCosts(std::vector<search::RegionCost> costs);
    [[nodiscard]] const std::vector<search::RegionCost> &costs() const { return m_costs; }
    [[nodiscard]] const search::RegionCost &cost(int row) const
    {
        return m_costs[static_cast<std::size_t>(row)];
    }
    /// Of the region where the plan is; -1 where there is none.
    [[nodiscard]] int currentRow() const;
    /// "not allowed by the plan, 2 lines without a price".
    [[nodiscard]] static QString remark(const search::RegionCost &cost);

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_costs.size()); }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString title(int column) const override;
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] bool isFigure(int column) const override
    {
        return column == TotalColumn || column == DifferenceColumn;
    }
    [[nodiscard]] QString text(const search::RegionCost &cost, Column column) const;

    const Catalog &m_catalog;
    std::vector<search::RegionCost> m_costs;
};

/// "+USD 1,200.00", "-USD 3.00", "none": what `after` is more than `before`; a dash where one misses something.
[[nodiscard]] QString differenceText(const Total &before, const Total &after, const QLocale &locale);

} // namespace slipway
