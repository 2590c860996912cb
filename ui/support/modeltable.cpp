// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/modeltable.h"

#include <QAbstractItemModel>

#include <numeric>

namespace slipway {

namespace {

QJsonValue cellOf(const QModelIndex &index, CellsOf cells)
{
    const QVariant raw = cells == CellsOf::Edit ? index.data(Qt::EditRole) : QVariant();
    if (raw.typeId() == QMetaType::Double)
        return raw.toDouble();
    return (raw.isValid() ? raw : index.data()).toString();
}

} // namespace

Table tableOf(const QAbstractItemModel &model, CellsOf cells)
{
    std::vector<int> rows(static_cast<std::size_t>(model.rowCount()));
    std::iota(rows.begin(), rows.end(), 0);
    return tableOf(model, cells, rows);
}

Table tableOf(const QAbstractItemModel &model, CellsOf cells, const std::vector<int> &rows)
{
    Table table;
    for (int column = 0; column < model.columnCount(); ++column) {
        const QVariant side = model.headerData(column, Qt::Horizontal, Qt::TextAlignmentRole);
        const QVariant raw
            = cells == CellsOf::Edit ? model.headerData(column, Qt::Horizontal, Qt::EditRole) : QVariant();
        table.columns.push_back({(raw.isValid() ? raw : model.headerData(column, Qt::Horizontal)).toString(),
                                 side.toInt() & Qt::AlignRight ? Table::Kind::Number : Table::Kind::Text});
    }
    for (const int row : rows) {
        Table::Row &values = table.rows.emplace_back();
        for (int column = 0; column < model.columnCount(); ++column)
            values.push_back(cellOf(model.index(row, column), cells));
    }
    return table;
}

} // namespace slipway
