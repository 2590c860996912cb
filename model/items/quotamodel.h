// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/tablemodel.h"
#include "model/quota/quotaneed.h"

#include <vector>

namespace slipway {

class Catalog;

/// Quota the plan needs, has and has to request: vCPUs by pool, family and region.
class QuotaModel final : public TableModel
{
    Q_OBJECT
public:
    enum Column {
        PoolColumn,
        FamilyColumn,
        RegionColumn,
        NeededColumn,
        OwnedColumn,
        RequestColumn,
        ByColumn,
        ComputesColumn,
        ColumnCount
    };
    Q_ENUM(Column)
    enum Role {
        RequestRole = FirstOwnRole, ///< int: vCPUs to request, 0 for none
        FormulaRole ///< how the need comes about: "4 nodes x 24 vCPUs"
    };
    Q_ENUM(Role)

    /// Borrows the catalog, for the names of regions.
    explicit QuotaModel(const Catalog &catalog, QObject *parent = nullptr);

    void setNeeds(std::vector<QuotaNeed> needs);
    [[nodiscard]] const QuotaNeed &need(int row) const { return m_needs[static_cast<std::size_t>(row)]; }

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_needs.size()); }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString title(int column) const override;
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] bool isFigure(int column) const override;
    [[nodiscard]] QString text(const QuotaNeed &need, Column column) const;
    [[nodiscard]] QVariant sortKey(const QuotaNeed &need, Column column) const;

    const Catalog &m_catalog;
    std::vector<QuotaNeed> m_needs;
};

} // namespace slipway
