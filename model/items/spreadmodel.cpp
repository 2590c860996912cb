// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/spreadmodel.h"

#include "model/base/format.h"

#include <algorithm>
#include <numeric>

namespace slipway {

SpreadModel::SpreadModel(QObject *parent)
    : TableModel(parent)
{
}

void SpreadModel::setUncertainty(const Uncertainty &uncertainty)
{
    beginResetModel();
    m_totals = uncertainty.totals;
    m_currency = uncertainty.total.p50.currency();
    m_draws = std::max(1, uncertainty.draws);
    endResetModel();
}

QString SpreadModel::title(int column) const
{
    switch (static_cast<Column>(column)) {
    case LowColumn:
        return tr("From (%1)").arg(m_currency.code());
    case HighColumn:
        return tr("Below (%1)").arg(m_currency.code());
    case ShareColumn:
        return tr("Draws");
    case BelowColumn:
        return tr("All draws below");
    case ColumnCount:
        break;
    }
    return {};
}

double SpreadModel::figure(std::size_t bin, Column column) const
{
    switch (column) {
    case LowColumn:
        return static_cast<double>(m_totals.lowOf(bin));
    case HighColumn:
        return static_cast<double>(m_totals.lowOf(bin + 1));
    case ShareColumn:
        return static_cast<double>(m_totals.counts[bin]) / m_draws;
    case BelowColumn:
        return static_cast<double>(std::accumulate(m_totals.counts.begin(),
                                                   m_totals.counts.begin() + static_cast<std::ptrdiff_t>(bin) + 1,
                                                   std::int64_t(0)))
            / m_draws;
    case ColumnCount:
        break;
    }
    return 0;
}

QVariant SpreadModel::cell(int row, int column, int role) const
{
    const auto shown = static_cast<Column>(column);
    const double value = figure(static_cast<std::size_t>(row), shown);
    if (role == SortRole)
        return value;
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    if (shown == LowColumn || shown == HighColumn)
        return formatAmount(Money(static_cast<std::int64_t>(value), m_currency), locale());
    constexpr int decimals = 1;
    return formatPercent(100 * value, locale(), decimals);
}

} // namespace slipway
