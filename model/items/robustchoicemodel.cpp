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

void RobustChoiceModel::setAnswer(std::shared_ptr<const RobustAnswer> answer)
{
    beginResetModel();
    m_answer = std::move(answer);
    const RobustPlan *plan = this->plan();
    m_rows.clear();
    const auto add = [this](const QString &name, const DrawnChoice &choice) {
        m_rows.push_back({name, &choice, &choice.total, &choice.uncertainty, &choice.robustness});
    };
    if (m_answer && m_answer->now) {
        const DrawnSummary &now = *m_answer->now;
        m_rows.push_back({tr("The plan as it is"), nullptr, &now.planned, &now.uncertainty, &now.robustness});
    }
    if (plan) {
        const auto withKnee
            = [](const QString &name, bool isKnee) { return isKnee ? tr("%1, the knee").arg(name) : name; };
        // One plan is one row, whatever it is called.
        const bool isOne = (plan->robust || plan->nearest) && plan->chosen().plan == plan->likely.plan;
        if (isOne)
            add(withKnee(plan->robust ? tr("Cheapest, and robust") : tr("Cheapest, nearest to robust"),
                         plan->kneeIsRobust || plan->kneeIsLikely),
                plan->chosen());
        else if (plan->robust)
            add(withKnee(tr("Cheapest robust"), plan->kneeIsRobust), *plan->robust);
        else if (plan->nearest)
            add(withKnee(tr("Nearest to robust"), plan->kneeIsRobust), *plan->nearest);
        if (!isOne)
            add(withKnee(tr("Cheapest at likely values"), plan->kneeIsLikely), plan->likely);
        if (plan->knee)
            add(tr("Knee of cost and confidence"), *plan->knee);
    }
    endResetModel();
}

QString RobustChoiceModel::dearerText(int row) const
{
    const Row &shown = m_rows[static_cast<std::size_t>(row)];
    if (!shown.choice || !m_answer->now || *shown.total <= m_answer->now->planned)
        return {};
    return moreText(*shown.total, m_answer->now->planned, locale());
}

QString RobustChoiceModel::title(int column) const
{
    const QString code = m_answer ? m_answer->plan.likely.total.currency().code() : QString();
    switch (static_cast<Column>(column)) {
    case NameColumn:
        return tr("Choice");
    case TotalColumn:
        return tr("Likely total (%1)").arg(code);
    case MoreColumn:
        return tr("Against now");
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
        return formatAmount(*row.total, locale());
    case MoreColumn:
        return row.choice && m_answer->now ? moreText(*row.total, m_answer->now->planned, locale())
                                           : QString();
    case RangeColumn:
        return tr("%1 to %2")
            .arg(formatAmount(row.uncertainty->total.p10, locale()),
                 formatAmount(row.uncertainty->total.p90.known(), locale()));
    case KeptColumn: {
        if (row.robustness->constraints.empty())
            return tr("nothing to keep");
        const QString kept = chanceText(row.robustness->weakest()->kept, locale());
        return row.robustness->isRobust() ? tr("%1, robust").arg(kept) : tr("%1, not robust").arg(kept);
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
            return static_cast<qlonglong>(shown.total->known().minor());
        if (column == KeptColumn)
            return shown.robustness->confidence();
        return text(shown, static_cast<Column>(column));
    default:
        return {};
    }
}

} // namespace slipway
