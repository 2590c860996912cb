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
        return tr("What the plan uses");
    case KindColumn:
        return tr("Kind");
    case DateColumn:
        return tr("Last day");
    case MoveByColumn:
        return tr("Move by");
    case ReplacementsColumn:
        return tr("Replaced by");
    case SourceColumn:
        return tr("Source");
    case ColumnCount:
        break;
    }
    return {};
}

QString RetirementModel::lastDay(const RetirementNotice &notice)
{
    if (notice.date.isValid())
        return formatIsoDate(notice.date);
    return notice.ends ? tr("no date known") : tr("no end announced");
}

QString RetirementModel::moveBy(const RetirementNotice &notice)
{
    if (notice.kind == RetirementNotice::Kind::Tool && notice.moveBy.isValid())
        return tr("%1, if used").arg(formatIsoDate(notice.moveBy));
    if (!notice.inTheWay())
        return tr("nothing to move");
    return notice.moveBy.isValid() ? formatIsoDate(notice.moveBy) : tr("now");
}

QVariant RetirementModel::cell(int row, int column, int role) const
{
    const RetirementNotice &notice = m_notices[static_cast<std::size_t>(row)];
    if (role == SortRole && column == DateColumn)
        return notice.date;
    if (role == SortRole && column == MoveByColumn)
        return notice.moveBy;
    if (role == Qt::ToolTipRole || role == Qt::AccessibleDescriptionRole)
        return notice.note;
    if (role != Qt::DisplayRole && role != SortRole && role != Qt::AccessibleTextRole)
        return {};
    switch (static_cast<Column>(column)) {
    case SubjectColumn:
        return notice.subject;
    case KindColumn:
        return displayName(notice.kind);
    case DateColumn:
        return lastDay(notice);
    case MoveByColumn:
        return moveBy(notice);
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
