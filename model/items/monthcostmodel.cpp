// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/monthcostmodel.h"

#include "model/base/format.h"
#include "model/items/names.h"

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

const Total &totalIn(const MonthCost &month, MonthCostModel::Column column)
{
    switch (column) {
    case MonthCostModel::ExperimentationColumn:
        return month.byStage[static_cast<std::size_t>(CostStage::Experimentation)];
    case MonthCostModel::TrainingColumn:
        return month.byStage[static_cast<std::size_t>(CostStage::Training)];
    case MonthCostModel::DeploymentColumn:
        return month.byStage[static_cast<std::size_t>(CostStage::Deployment)];
    case MonthCostModel::SharedColumn:
        return month.byStage[static_cast<std::size_t>(CostStage::Shared)];
    case MonthCostModel::CumulativeColumn:
        return month.cumulative;
    case MonthCostModel::TotalColumn:
    case MonthCostModel::MonthColumn:
    case MonthCostModel::ColumnCount:
        break;
    }
    return month.total;
}

} // namespace

MonthCostModel::MonthCostModel(QObject *parent)
    : TableModel(parent)
{
}

void MonthCostModel::setMonths(std::vector<MonthCost> months, Currency currency)
{
    beginResetModel();
    m_months = std::move(months);
    m_currency = currency;
    endResetModel();
}

QString MonthCostModel::title(int column) const
{
    // Without the return type it would return an expression that outlives its parts.
    const auto withCurrency
        = [this](const QString &name) -> QString { return name + u" ("_s + m_currency.code() + u')'; };
    switch (static_cast<Column>(column)) {
    case MonthColumn:
        return tr("Month");
    case ExperimentationColumn:
        return withCurrency(displayName(CostStage::Experimentation));
    case TrainingColumn:
        return withCurrency(displayName(CostStage::Training));
    case DeploymentColumn:
        return withCurrency(displayName(CostStage::Deployment));
    case SharedColumn:
        return withCurrency(displayName(CostStage::Shared));
    case TotalColumn:
        return withCurrency(tr("Total"));
    case CumulativeColumn:
        return withCurrency(tr("Since the start"));
    case ColumnCount:
        break;
    }
    return {};
}

QVariant MonthCostModel::cell(int row, int column, int role) const
{
    const MonthCost &month = this->month(row);
    if (column == MonthColumn) {
        if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole)
            return formatMonth(month.month, locale());
        return role == SortRole ? QVariant(month.month.firstDay()) : QVariant();
    }
    const Total &total = totalIn(month, static_cast<Column>(column));
    switch (role) {
    case Qt::DisplayRole:
        return formatAmount(total, locale());
    case Qt::AccessibleTextRole:
        return formatTotal(total, locale());
    case SortRole:
        return static_cast<qlonglong>(total.known().minor());
    default:
        return {};
    }
}

} // namespace slipway
