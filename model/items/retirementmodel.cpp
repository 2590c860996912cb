// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/retirementmodel.h"

#include "model/base/format.h"
#include "model/items/names.h"

namespace slipway {

using namespace Qt::StringLiterals;

RetirementModel::RetirementModel(QObject *parent)
    : TableModel(parent)
{
}

void RetirementModel::setNotices(std::vector<RetirementNotice> notices)
{
    beginResetModel();
    m_notices = std::move(notices);
    endResetModel();
}

QString RetirementModel::title(int column) const
{
    switch (static_cast<Column>(column)) {
    case SubjectColumn:
        return tr("What ends");
    case DateColumn:
        return tr("Last day");
    case ReplacementsColumn:
        return tr("Replaced by");
    case SourceColumn:
        return tr("Source");
    case ColumnCount:
        break;
    }
    return {};
}

QVariant RetirementModel::cell(int row, int column, int role) const
{
    const RetirementNotice &notice = m_notices[static_cast<std::size_t>(row)];
    if (role == SortRole && column == DateColumn)
        return notice.date;
    if (role != Qt::DisplayRole && role != SortRole && role != Qt::AccessibleTextRole)
        return {};
    switch (static_cast<Column>(column)) {
    case SubjectColumn:
        return notice.subject;
    case DateColumn:
        return notice.date.isValid() ? formatIsoDate(notice.date) : tr("no date known");
    case ReplacementsColumn:
        return notice.replacements.join(u", "_s);
    case SourceColumn:
        return displayText(notice.source);
    case ColumnCount:
        break;
    }
    return {};
}

} // namespace slipway
