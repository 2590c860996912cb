// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/robustchoicemodel.h"

#include "model/base/format.h"
#include "model/items/rangetexts.h"
#include "model/items/robusttexts.h"

namespace slipway {

using namespace Qt::StringLiterals;

RobustChoiceModel::RobustChoiceModel(QObject *parent)
    : TableModel(parent)
{
}

void RobustChoiceModel::setPlan(std::shared_ptr<const RobustPlan> plan)
{
    beginResetModel();
    m_plan = std::move(plan);
    m_rows.clear();
    if (m_plan) {
        if (m_plan->robust)
            m_rows.push_back({m_plan->kneeIsRobust ? tr("Cheapest robust, the knee") : tr("Cheapest robust"),
                              &*m_plan->robust});
        if (m_plan->nearest)
            m_rows.push_back(
                {m_plan->kneeIsRobust ? tr("Nearest to robust, the knee") : tr("Nearest to robust"),
                 &*m_plan->nearest});
        const QString likely = tr("Cheapest at likely values");
        m_rows.push_back({m_plan->kneeIsLikely ? tr("%1, the knee").arg(likely) : likely, &m_plan->likely});
        if (m_plan->knee)
            m_rows.push_back({tr("Knee of cost and confidence"), &*m_plan->knee});
    }
    endResetModel();
}

QString RobustChoiceModel::title(int column) const
{
    const QString code = m_plan ? m_plan->likely.total.currency().code() : QString();
    switch (static_cast<Column>(column)) {
    case NameColumn:
        return tr("Choice");
    case TotalColumn:
        return tr("Likely total (%1)").arg(code);
    case MoreColumn:
        return tr("Than at likely values");
    case RangeColumn:
        return tr("P10 to P90");
    case KeptColumn:
        return tr("Kept in at least");
    case ColumnCount:
        break;
    }
    return {};
}

QString RobustChoiceModel::text(const Row &row, Column column) const
{
    switch (column) {
    case NameColumn:
        return row.name;
    case TotalColumn:
        return formatAmount(row.choice->total, locale());
    case MoreColumn:
        return row.choice == &m_plan->likely ? QString()
                                             : moreText(row.choice->total, m_plan->likely.total, locale());
    case RangeColumn:
        return tr("%1 to %2")
            .arg(formatAmount(row.choice->uncertainty.total.p10, locale()),
                 formatAmount(row.choice->uncertainty.total.p90.known(), locale()));
    case KeptColumn: {
        if (row.choice->robustness.constraints.empty())
            return tr("nothing to keep");
        const QString kept = chanceText(row.choice->robustness.weakest()->kept, locale());
        return row.choice->robustness.isRobust() ? tr("%1, robust").arg(kept)
                                                 : tr("%1, not robust").arg(kept);
    }
    case ColumnCount:
        break;
    }
    return {};
}

QVariant RobustChoiceModel::cell(int row, int column, int role) const
{
    const Row &shown = m_rows[static_cast<std::size_t>(row)];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return text(shown, static_cast<Column>(column));
    case SortRole:
        if (column == TotalColumn)
            return static_cast<qlonglong>(shown.choice->total.known().minor());
        if (column == KeptColumn)
            return shown.choice->robustness.confidence();
        return text(shown, static_cast<Column>(column));
    default:
        return {};
    }
}

} // namespace slipway
