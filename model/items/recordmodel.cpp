// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/recordmodel.h"

#include <algorithm>
#include <utility>

namespace slipway {

namespace {

QString searchText(const Record &record)
{
    QString text = record.id + u'\n' + record.name + u'\n' + record.cells.join(u'\n');
    for (const RecordSection &section : record.details) {
        for (const Fact &line : section.lines)
            text += u'\n' + line.value;
    }
    return text;
}

} // namespace

RecordModel::RecordModel(RecordTable table, QObject *parent)
    : TableModel(parent)
    , m_table(std::move(table))
{
}

void RecordModel::setTable(RecordTable table)
{
    beginResetModel();
    m_table = std::move(table);
    endResetModel();
}

QString RecordModel::title(int column) const
{
    return m_table.columns[static_cast<std::size_t>(column)].title;
}

bool RecordModel::isFigure(int column) const
{
    return m_table.columns[static_cast<std::size_t>(column)].figure;
}

QVariant RecordModel::cell(int row, int column, int role) const
{
    const Record &shown = record(row);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return shown.cells.value(column);
    case SortRole: {
        const QVariant key = shown.keys.value(column);
        return key.isValid() ? key : QVariant(shown.cells.value(column));
    }
    case IdRole:
        return shown.id;
    case SearchRole:
        return searchText(shown);
    default:
        return {};
    }
}

RecordFilter::RecordFilter(QObject *parent)
    : QSortFilterProxyModel(parent)
{
    setSortRole(RecordModel::SortRole);
    setSortCaseSensitivity(Qt::CaseInsensitive);
    setDynamicSortFilter(true);
}

void RecordFilter::setText(const QString &text)
{
    const QStringList words = text.simplified().split(u' ', Qt::SkipEmptyParts);
    if (words == m_words)
        return;
    m_words = words;
    invalidateRowsFilter();
}

bool RecordFilter::filterAcceptsRow(int sourceRow, const QModelIndex &sourceParent) const
{
    if (m_words.isEmpty())
        return true;
    const QString hay
        = sourceModel()->index(sourceRow, 0, sourceParent).data(RecordModel::SearchRole).toString();
    return std::all_of(m_words.begin(), m_words.end(),
                       [&hay](const QString &word) { return hay.contains(word, Qt::CaseInsensitive); });
}

} // namespace slipway
