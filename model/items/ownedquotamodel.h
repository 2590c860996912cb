// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/tablemodel.h"
#include "model/plan/plan.h"

#include <vector>

namespace slipway {

class Catalog;

/// The quota that the subscription has already, as the plan says it.
class OwnedQuotaModel final : public TableModel
{
    Q_OBJECT
public:
    enum Column { PoolColumn, FamilyColumn, RegionColumn, VcpusColumn, DayColumn, ColumnCount };
    Q_ENUM(Column)

    /// Borrows the catalog, for the names of regions.
    explicit OwnedQuotaModel(const Catalog &catalog, QObject *parent = nullptr);

    /// Keeps the rows, and whatever is selected of them, where their number is the same.
    void setPlan(const Plan &plan);

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_owned.size()); }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString title(int column) const override;
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] bool isFigure(int column) const override { return column == VcpusColumn; }
    [[nodiscard]] QString regionName(const OwnedQuota &owned) const;

    const Catalog &m_catalog;
    std::vector<OwnedQuota> m_owned;
    QString m_home; ///< the plan's region
};

} // namespace slipway
