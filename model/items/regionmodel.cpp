// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/regionmodel.h"

#include "model/base/format.h"

namespace slipway {

using namespace Qt::StringLiterals;

RegionModel::RegionModel(const Catalog &catalog, QObject *parent)
    : TableModel(parent)
    , m_catalog(catalog)
{
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
    case PairedColumn: {
        const std::optional<RegionId> paired = m_catalog.findRegion(region.paired);
        return paired ? m_catalog.region(*paired).name : region.paired;
    }
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
    default:
        return {};
    }
}

} // namespace slipway
