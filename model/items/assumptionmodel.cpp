// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/assumptionmodel.h"

#include "model/evaluation/assumptions.h"
#include "model/items/names.h"

namespace slipway {

using namespace Qt::StringLiterals;

AssumptionModel::AssumptionModel(QObject *parent)
    : TableModel(parent)
{
}

void AssumptionModel::setAssumptions(std::vector<Assumption> assumptions)
{
    beginResetModel();
    m_assumptions = std::move(assumptions);
    endResetModel();
}

QString AssumptionModel::title(int column) const
{
    switch (static_cast<Column>(column)) {
    case NumberColumn:
        return tr("Number");
    case TextColumn:
        return tr("Assumption");
    case EffectColumn:
        return tr("Effect");
    case SourceColumn:
        return tr("Source");
    case ColumnCount:
        break;
    }
    return {};
}

QVariant AssumptionModel::cell(int row, int column, int role) const
{
    const Assumption &assumption = m_assumptions[static_cast<std::size_t>(row)];
    if (role == SortRole && column == NumberColumn)
        return row + 1;
    if (role != Qt::DisplayRole && role != SortRole && role != Qt::AccessibleTextRole)
        return {};
    switch (static_cast<Column>(column)) {
    case NumberColumn:
        return assumptionNumber(static_cast<std::size_t>(row));
    case TextColumn:
        return assumption.text;
    case EffectColumn:
        return assumption.effect;
    case SourceColumn:
        return displayText(assumption.source);
    case ColumnCount:
        break;
    }
    return {};
}

} // namespace slipway
