// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/rejectionmodel.h"

#include "model/items/names.h"

namespace slipway {

using namespace Qt::StringLiterals;

RejectionModel::RejectionModel(QObject *parent)
    : TableModel(parent)
{
}

void RejectionModel::setRejections(std::vector<Rejection> rejections)
{
    beginResetModel();
    m_rejections = std::move(rejections);
    endResetModel();
}

QString RejectionModel::judgedFor(const Rejection &rejection)
{
    return rejection.kind == Rejection::Kind::Target ? displayName(rejection.stage)
                                                     : tr("VM series for %1").arg(rejection.compute);
}

QString RejectionModel::what(const Rejection &rejection, bool all)
{
    constexpr qsizetype most = 3;
    if (rejection.kind == Rejection::Kind::Target || rejection.names.size() == 1)
        return rejection.names.join(u", "_s);
    const bool cut = !all && rejection.names.size() > most;
    const QString names = (cut ? rejection.names.mid(0, most) : rejection.names).join(u", "_s);
    return tr("%1 series: %2").arg(rejection.names.size()).arg(cut ? names + u"..."_s : names);
}

QString RejectionModel::title(int column) const
{
    switch (static_cast<Column>(column)) {
    case ForColumn:
        return tr("For");
    case WhatColumn:
        return tr("Rejected");
    case ReasonColumn:
        return tr("Why");
    case SourceColumn:
        return tr("Source");
    case ColumnCount:
        break;
    }
    return {};
}

QVariant RejectionModel::cell(int row, int column, int role) const
{
    const Rejection &shown = rejection(row);
    if (role == Qt::ToolTipRole || role == Qt::AccessibleDescriptionRole)
        return column == WhatColumn ? what(shown, true) : QVariant();
    if (role != Qt::DisplayRole && role != SortRole && role != Qt::AccessibleTextRole)
        return {};
    switch (static_cast<Column>(column)) {
    case ForColumn:
        return judgedFor(shown);
    case WhatColumn:
        return what(shown, false);
    case ReasonColumn:
        return shown.reason;
    case SourceColumn:
        return displayText(shown.source);
    case ColumnCount:
        break;
    }
    return {};
}

} // namespace slipway
