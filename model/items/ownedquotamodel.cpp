// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/ownedquotamodel.h"

#include "model/base/format.h"
#include "model/catalog/catalogwords.h"
#include "model/catalog/familywords.h"
#include "model/items/names.h"

namespace slipway {

using namespace Qt::StringLiterals;

OwnedQuotaModel::OwnedQuotaModel(const Catalog &catalog, QObject *parent)
    : TableModel(parent)
    , m_catalog(catalog)
{
}

void OwnedQuotaModel::setPlan(const Plan &plan)
{
    if (plan.ownedQuota == m_owned && plan.region == m_home)
        return;
    if (plan.ownedQuota.size() == m_owned.size() && !m_owned.empty()) {
        m_owned = plan.ownedQuota;
        m_home = plan.region;
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_owned = plan.ownedQuota;
    m_home = plan.region;
    endResetModel();
}

QString OwnedQuotaModel::title(int column) const
{
    switch (static_cast<Column>(column)) {
    case PoolColumn:
        return tr("Quota");
    case FamilyColumn:
        return tr("VM family");
    case RegionColumn:
        return tr("Region");
    case VcpusColumn:
        return tr("In place (vCPUs)");
    case DayColumn:
        return tr("As of");
    case ColumnCount:
        break;
    }
    return {};
}

QString OwnedQuotaModel::regionName(const OwnedQuota &owned) const
{
    return slipway::regionName(m_catalog, owned.region.isEmpty() ? m_home : owned.region);
}

QVariant OwnedQuotaModel::cell(int row, int column, int role) const
{
    const OwnedQuota &owned = m_owned[static_cast<std::size_t>(row)];
    if (role == SortRole && column == VcpusColumn)
        return owned.vcpus;
    if (role == Qt::AccessibleTextRole && column == VcpusColumn)
        return formatUnits(owned.vcpus, u"vCPU"_s, locale(), 0);
    if (role != Qt::DisplayRole && role != SortRole && role != Qt::AccessibleTextRole)
        return {};
    switch (static_cast<Column>(column)) {
    case PoolColumn:
        return displayName(owned.pool);
    case FamilyColumn:
        return owned.family.isEmpty() ? tr("all families") : familyTitle(owned.family);
    case RegionColumn:
        return regionName(owned);
    case VcpusColumn:
        return formatNumber(owned.vcpus, locale(), 0);
    case DayColumn:
        return owned.day.value_or(tr("not told"));
    case ColumnCount:
        break;
    }
    return {};
}

} // namespace slipway
