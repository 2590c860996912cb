// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/quotamodel.h"

#include "model/base/format.h"
#include "model/catalog/catalogwords.h"
#include "model/catalog/familywords.h"
#include "model/items/names.h"

namespace slipway {

using namespace Qt::StringLiterals;

QuotaModel::QuotaModel(const Catalog &catalog, QObject *parent)
    : TableModel(parent)
    , m_catalog(catalog)
{
}

void QuotaModel::setNeeds(std::vector<QuotaNeed> needs)
{
    beginResetModel();
    m_needs = std::move(needs);
    endResetModel();
}

QString QuotaModel::title(int column) const
{
    switch (static_cast<Column>(column)) {
    case PoolColumn:
        return tr("Quota");
    case FamilyColumn:
        return tr("VM family");
    case RegionColumn:
        return tr("Region");
    case NeededColumn:
        return tr("Needed (vCPUs)");
    case OwnedColumn:
        return tr("In place (vCPUs)");
    case RequestColumn:
        return tr("To request (vCPUs)");
    case ByColumn:
        return tr("Needed by");
    case ComputesColumn:
        return tr("Computes");
    case ColumnCount:
        break;
    }
    return {};
}

bool QuotaModel::isFigure(int column) const
{
    return column == NeededColumn || column == OwnedColumn || column == RequestColumn;
}

QString QuotaModel::text(const QuotaNeed &need, Column column) const
{
    switch (column) {
    case PoolColumn:
        return displayName(need.pool);
    case FamilyColumn:
        return need.family.isEmpty() ? tr("all families", "quota that has no family of its own")
                                     : familyTitle(need.family);
    case RegionColumn:
        return regionName(m_catalog, need.region);
    case NeededColumn:
        return formatNumber(need.needed, locale(), 0);
    case OwnedColumn:
        return need.isByDefault() ? tr("%1 by default").arg(formatNumber(need.given, locale(), 0))
                                  : formatNumber(need.owned, locale(), 0);
    case RequestColumn:
        return formatNumber(need.toRequest(), locale(), 0);
    case ByColumn:
        return formatMonth(need.by, locale());
    case ComputesColumn:
        return need.computes.join(u", "_s);
    case ColumnCount:
        break;
    }
    return {};
}

QVariant QuotaModel::sortKey(const QuotaNeed &need, Column column) const
{
    switch (column) {
    case PoolColumn:
        return static_cast<int>(need.pool);
    case NeededColumn:
        return need.needed;
    case OwnedColumn:
        return need.isByDefault() ? static_cast<int>(need.given) : need.owned;
    case RequestColumn:
        return need.toRequest();
    case ByColumn:
        return need.by.firstDay();
    case FamilyColumn:
    case RegionColumn:
    case ComputesColumn:
    case ColumnCount:
        break;
    }
    return text(need, column);
}

QVariant QuotaModel::cell(int row, int column, int role) const
{
    const QuotaNeed &need = this->need(row);
    switch (role) {
    case Qt::DisplayRole:
        return text(need, static_cast<Column>(column));
    case Qt::AccessibleTextRole:
        return isFigure(column) ? QVariant(
                   formatUnits(sortKey(need, static_cast<Column>(column)).toInt(), u"vCPU"_s, locale(), 0))
                                : QVariant(text(need, static_cast<Column>(column)));
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        if (column == OwnedColumn && need.isTold)
            return need.ownedOn.isValid() ? tr("As of %1").arg(formatIsoDate(need.ownedOn))
                                          : tr("The plan does not say as of which day.");
        if (column == OwnedColumn && need.isByDefault())
            return tr("What a subscription starts with at least; the plan does not say what yours has.");
        return need.formula;
    case FormulaRole:
        return need.formula;
    case SortRole:
        return sortKey(need, static_cast<Column>(column));
    case RequestRole:
        return need.toRequest();
    default:
        return {};
    }
}

} // namespace slipway
