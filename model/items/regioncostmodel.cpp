// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/regioncostmodel.h"

#include "model/base/format.h"
#include "model/base/planwords.h"
#include "model/catalog/catalog.h"

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

QString differenceText(const Total &before, const Total &after, const QLocale &locale)
{
    if (!before.isComplete() || !after.isComplete())
        return u"\u2013"_s;
    const Money more = after.known() - before.known();
    if (more.isZero())
        return RegionCostModel::tr("none");
    return more.minor() > 0 ? u'+' + formatMoney(more, locale)
                            : u'\u2212' + formatMoney(before.known() - after.known(), locale);
}

RegionCostModel::RegionCostModel(const Catalog &catalog, QObject *parent)
    : TableModel(parent)
    , m_catalog(catalog)
{
}

void RegionCostModel::setCosts(std::vector<search::RegionCost> costs)
{
    beginResetModel();
    m_costs = std::move(costs);
    endResetModel();
}

int RegionCostModel::currentRow() const
{
    const auto found = std::find_if(m_costs.begin(), m_costs.end(),
                                    [](const search::RegionCost &cost) { return cost.current; });
    return found == m_costs.end() ? -1 : static_cast<int>(found - m_costs.begin());
}

QString RegionCostModel::remark(const search::RegionCost &cost)
{
    QStringList parts;
    if (cost.current)
        parts << (cost.elsewhere.isEmpty()
                      ? tr("the plan's region")
                      : tr("the plan's region, with %1").arg(cost.elsewhere.join(u", "_s)));
    if (!cost.allowed)
        parts << tr("not allowed by the plan");
    if (cost.blockers > 0)
        parts << (cost.blockers == 1 ? tr("1 more blocker") : tr("%1 more blockers").arg(cost.blockers));
    if (cost.latencyMs)
        parts << tr("%1 ms away").arg(*cost.latencyMs);
    if (!cost.moving.isComplete())
        parts << tr("what moving the data costs is not known");
    else if (!cost.moving.isZero())
        parts << tr("moving the data %1 once, at the most").arg(formatTotal(cost.moving, wordsLocale()));
    if (cost.carbon)
        parts << tr("%1 kg CO₂e a kWh").arg(wordsLocale().toString(cost.carbon->likely, 'g', 3));
    if (!cost.total.missing().isEmpty())
        parts << tr("no price: %1").arg(cost.total.missing().join(u", "_s));
    return parts.join(u"; "_s);
}

QString RegionCostModel::title(int column) const
{
    const QString code = m_costs.empty() ? Currency().code() : m_costs.front().total.currency().code();
    switch (static_cast<Column>(column)) {
    case RegionColumn:
        return tr("Region");
    case TotalColumn:
        return tr("Whole plan (%1)").arg(code);
    case DifferenceColumn:
        return tr("Change");
    case RemarkColumn:
        return tr("Remark");
    case ColumnCount:
        break;
    }
    return {};
}

QString RegionCostModel::text(const search::RegionCost &cost, Column column) const
{
    switch (column) {
    case RegionColumn:
        return m_catalog.region(cost.region).name;
    case TotalColumn:
        return formatAmount(cost.total, locale());
    case DifferenceColumn: {
        const int current = currentRow();
        if (current < 0 || cost.current)
            return u"\u2013"_s;
        return differenceText(this->cost(current).total, cost.total, locale());
    }
    case RemarkColumn:
        return remark(cost);
    case ColumnCount:
        break;
    }
    return {};
}

QVariant RegionCostModel::cell(int row, int column, int role) const
{
    const search::RegionCost &cost = this->cost(row);
    switch (role) {
    case Qt::DisplayRole:
        return text(cost, static_cast<Column>(column));
    case Qt::AccessibleTextRole:
        return column == TotalColumn ? formatTotal(cost.total, locale())
                                     : text(cost, static_cast<Column>(column));
    case Qt::EditRole: // for files; a number where it is one
        return column == TotalColumn && cost.total.isComplete() ? cost.total.known().toDecimal()
                                                                : text(cost, static_cast<Column>(column));
    case Qt::ToolTipRole:
        return column == RemarkColumn ? remark(cost) : QString();
    case SortRole:
        return isFigure(column) ? QVariant(static_cast<qlonglong>(cost.total.known().minor()))
                                : QVariant(text(cost, static_cast<Column>(column)));
    case CurrentRole:
        return cost.current;
    case AllowedRole:
        return cost.allowed;
    default:
        return {};
    }
}

} // namespace slipway
