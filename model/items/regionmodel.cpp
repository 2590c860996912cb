// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/regionmodel.h"

#include "model/base/format.h"
#include "model/catalog/catalogwords.h"

namespace slipway {

using namespace Qt::StringLiterals;

QStringList geographiesOf(const Catalog &catalog)
{
    QStringList names;
    for (const Region &region : catalog.regions()) {
        if (!region.geography.isEmpty() && !names.contains(region.geography))
            names << region.geography;
    }
    names.sort();
    return names;
}

RegionModel::RegionModel(const Catalog &catalog, QObject *parent)
    : TableModel(parent)
    , m_catalog(catalog)
{
}

RegionModel::RegionModel(const Catalog &catalog, const PriceSnapshot &prices, QObject *parent)
    : RegionModel(catalog, parent)
{
    m_pricedSizes.resize(catalog.regions().size());
    for (std::size_t region = 0; region < m_pricedSizes.size(); ++region) {
        for (std::size_t size = 0; size < catalog.sizes().size(); ++size) {
            if (prices.usableRate(static_cast<SizeId>(size), static_cast<RegionId>(region),
                                  PriceType::PayAsYouGo)
                != PriceSnapshot::absent)
                ++m_pricedSizes[region];
        }
    }
}

int RegionModel::rowOf(QStringView regionId) const
{
    const std::optional<RegionId> region = m_catalog.findRegion(regionId);
    return region ? static_cast<int>(indexOf(*region)) : -1;
}

QString RegionModel::title(int column) const
{
    switch (static_cast<Column>(column)) {
    case NameColumn:
        return tr("Region");
    case IdColumn:
        return tr("Id");
    case GeographyColumn:
        return tr("Geography");
    case ZonesColumn:
        return tr("Availability zones");
    case PairedColumn:
        return tr("Paired with");
    case ColumnCount:
        break;
    }
    return {};
}

QString RegionModel::text(const Region &region, Column column) const
{
    switch (column) {
    case NameColumn:
        return region.name;
    case IdColumn:
        return region.id;
    case GeographyColumn:
        return region.geography;
    case ZonesColumn:
        return region.availabilityZones > 0 ? formatNumber(region.availabilityZones, locale(), 0)
                                            : tr("none");
    case PairedColumn:
        return regionName(m_catalog, region.paired);
    case ColumnCount:
        break;
    }
    return {};
}

QVariant RegionModel::cell(int row, int column, int role) const
{
    const Region &region = m_catalog.regions()[static_cast<std::size_t>(row)];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return text(region, static_cast<Column>(column));
    case Qt::EditRole: // what a completer or a combo box matches
    case IdRole:
        return region.id;
    case SortRole:
        return column == ZonesColumn ? QVariant(region.availabilityZones)
                                     : QVariant(text(region, static_cast<Column>(column)));
    case GeographyRole:
        return region.geography;
    case PricedSizesRole:
        return m_pricedSizes.empty() ? QVariant() : QVariant(m_pricedSizes[static_cast<std::size_t>(row)]);
    default:
        return {};
    }
}

} // namespace slipway
