// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/items/tablemodel.h"
#include "model/prices/pricesnapshot.h"

#include <vector>

namespace slipway {

/// Every geography that the catalog has a region in, by name.
[[nodiscard]] QStringList geographiesOf(const Catalog &catalog);

/// The regions of the catalog, in its order: row n is RegionId n.
class RegionModel final : public TableModel
{
    Q_OBJECT
public:
    enum Column { NameColumn, IdColumn, GeographyColumn, ZonesColumn, PairedColumn, ColumnCount };
    Q_ENUM(Column)
    enum Role {
        IdRole = FirstOwnRole, ///< "westeurope"
        GeographyRole, ///< the unit of data residency
        PricedSizesRole ///< how many sizes have a pay-as-you-go price there; invalid without prices
    };
    Q_ENUM(Role)

    /// Borrows the catalog.
    explicit RegionModel(const Catalog &catalog, QObject *parent = nullptr);
    /// Counts the sizes that `prices` lists in each region; does not keep them.
    RegionModel(const Catalog &catalog, const PriceSnapshot &prices, QObject *parent = nullptr);

    /// Of the region, -1 for an id that the catalog does not know.
    [[nodiscard]] int rowOf(QStringView regionId) const;

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_catalog.regions().size()); }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString title(int column) const override;
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] bool isFigure(int column) const override { return column == ZonesColumn; }
    [[nodiscard]] QString text(const Region &region, Column column) const;

    const Catalog &m_catalog;
    std::vector<int> m_pricedSizes; ///< by region; empty without prices
};

} // namespace slipway
