// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/commitmentmodel.h"

#include "model/base/format.h"
#include "model/catalog/catalogwords.h"
#include "model/items/names.h"

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

/// The last month of the term: terms are years of 8,760 hours.
YearMonth lastMonth(const Commitment &commitment)
{
    return commitment.start.plusMonths(termMonths(commitment.type) - 1);
}

} // namespace

CommitmentModel::CommitmentModel(const Catalog &catalog, QObject *parent)
    : TableModel(parent)
    , m_catalog(catalog)
{
}

void CommitmentModel::setCommitments(std::vector<Commitment> commitments)
{
    if (commitments == m_commitments)
        return;
    if (commitments.size() == m_commitments.size()) {
        m_commitments = std::move(commitments);
        Q_EMIT dataChanged(index(0, 0), index(rows() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_commitments = std::move(commitments);
    endResetModel();
}

QString CommitmentModel::title(int column) const
{
    switch (static_cast<Column>(column)) {
    case SizeColumn:
        return tr("VM size");
    case TypeColumn:
        return tr("Bought as");
    case UnitsColumn:
        return tr("Machines");
    case RegionColumn:
        return tr("Region");
    case FromColumn:
        return tr("From");
    case UntilColumn:
        return tr("Until");
    case NoteColumn:
        return tr("Note");
    case ColumnCount:
        break;
    }
    return {};
}

QVariant CommitmentModel::cell(int row, int column, int role) const
{
    const Commitment &commitment = m_commitments[static_cast<std::size_t>(row)];
    if (role == SortRole) {
        if (column == UnitsColumn)
            return commitment.units;
        if (column == FromColumn)
            return commitment.start.firstDay();
        if (column == UntilColumn)
            return lastMonth(commitment).lastDay();
    } else if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole) {
        return {};
    }
    switch (static_cast<Column>(column)) {
    case SizeColumn:
        if (commitment.isByAmount())
            return tr("%1 %2 an hour").arg(commitment.hourly->amount, commitment.hourly->currency);
        return commitment.size.isEmpty() ? tr("no size yet") : sizeName(m_catalog, commitment.size);
    case TypeColumn:
        return displayName(commitment.type);
    case UnitsColumn:
        return commitment.isByAmount() ? QString() : formatNumber(commitment.units, locale(), 0);
    case RegionColumn:
        return commitment.isByAmount() ? commitment.scope : regionName(m_catalog, commitment.region);
    case FromColumn:
        return formatMonth(commitment.start, locale());
    case UntilColumn:
        return formatMonth(lastMonth(commitment), locale());
    case NoteColumn:
        return commitment.note;
    case ColumnCount:
        break;
    }
    return {};
}

} // namespace slipway
