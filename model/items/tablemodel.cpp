// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/tablemodel.h"

#include "model/base/plaintext.h"

namespace slipway {

TableModel::TableModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

void TableModel::setLocale(const QLocale &locale)
{
    if (locale == m_locale)
        return;
    m_locale = locale;
    if (rows() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rows() - 1, columns() - 1));
}

int TableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : rows();
}

int TableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns();
}

QVariant TableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    if (role == Qt::TextAlignmentRole) {
        const Qt::Alignment side = isFigure(index.column()) ? Qt::AlignRight : Qt::AlignLeft;
        return (side | Qt::AlignVCenter).toInt();
    }
    const QVariant value = cell(index.row(), index.column(), role);
    // A view takes a tool tip that looks like markup for markup.
    if (role == Qt::ToolTipRole && value.isValid())
        return toolTipText(value.toString());
    return value;
}

QVariant TableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columns())
        return {};
    if (role == Qt::DisplayRole)
        return title(section);
    if (role == Qt::EditRole)
        return rawTitle(section);
    if (role == Qt::ToolTipRole) // whole where a narrow column cuts it
        return toolTipText(title(section));
    if (role == Qt::TextAlignmentRole) {
        const Qt::Alignment side = isFigure(section) ? Qt::AlignRight : Qt::AlignLeft;
        return (side | Qt::AlignVCenter).toInt();
    }
    return {};
}

} // namespace slipway
