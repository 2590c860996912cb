// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/breakevenmodel.h"

#include "model/base/format.h"
#include "model/catalog/catalogwords.h"

#include <limits>

namespace slipway {

QString hostedName(const BreakEven &model)
{
    switch (model.reach) {
    case HostedReach::Anywhere:
        break;
    case HostedReach::DataZone:
        return BreakEvenModel::tr("%1, data zone").arg(model.model);
    case HostedReach::Region:
        return BreakEvenModel::tr("%1, regional").arg(model.model);
    }
    return model.model;
}

BreakEvenModel::BreakEvenModel(const Catalog &catalog, QObject *parent)
    : TableModel(parent)
    , m_catalog(catalog)
{
}

void BreakEvenModel::setTable(BreakEvenTable table)
{
    beginResetModel();
    m_table = std::move(table);
    endResetModel();
}

QString BreakEvenModel::title(int column) const
{
    switch (static_cast<Column>(column)) {
    case ModelColumn:
        return tr("Hosted model");
    case TokenColumn:
        return m_table.models.empty()
            ? tr("By token as planned")
            : tr("By token as planned (%1)").arg(m_table.models.front().byToken.currency().code());
    case LoadColumn:
        return tr("Own machines from (requests/s)");
    case SizeColumn:
        return tr("On");
    case ColumnCount:
        break;
    }
    return {};
}

QVariant BreakEvenModel::cell(int row, int column, int role) const
{
    const BreakEven &shown = m_table.models[static_cast<std::size_t>(row)];
    if (role == SortRole && column == TokenColumn)
        return static_cast<qlonglong>(shown.byToken.known().minor());
    if (role == SortRole && column == LoadColumn)
        return shown.load.value_or(std::numeric_limits<double>::max());
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole && role != SortRole)
        return {};
    switch (static_cast<Column>(column)) {
    case ModelColumn:
        return hostedName(shown);
    case TokenColumn:
        return role == Qt::AccessibleTextRole ? formatTotal(shown.byToken, locale())
                                              : formatAmount(shown.byToken, locale());
    case LoadColumn:
        return shown.load ? formatNumber(*shown.load, locale(), *shown.load < 1 ? 4 : 2) : tr("at no load");
    case SizeColumn:
        return shown.load ? sizeName(m_catalog, shown.size) : QString();
    case ColumnCount:
        break;
    }
    return {};
}

} // namespace slipway
