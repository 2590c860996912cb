// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/worklistmodel.h"

#include "model/base/format.h"
#include "model/catalog/catalogwords.h"
#include "model/cost/planindex.h"
#include "model/items/names.h"
#include "model/plan/plannames.h"

#include <QHash>

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

struct WorkListModel::Shares
{
    struct Share
    {
        Total cost; ///< over the horizon
        bool shared = false; ///< with other workloads
    };

    Shares(Of of, const Plan &plan, const Evaluation &evaluation)
        : none{Total(Money(0, evaluation.currency))}
        , index(plan)
    {
        for (const CostLine &line : evaluation.lines) {
            if (of == Of::Computes) {
                add(line.compute, line, false);
                continue;
            }
            for (const QString &workload : line.workloads)
                add(workload, line, line.workloads.size() > 1);
        }
    }
    void add(const QString &id, const CostLine &line, bool shared)
    {
        const auto share = ofId.contains(id) ? ofId.find(id) : ofId.insert(id, none);
        share->cost += line.cost();
        share->shared = share->shared || shared;
    }
    [[nodiscard]] Share of(const QString &id) const { return ofId.value(id, none); }

    Share none;
    QHash<QString, Share> ofId; ///< of a workload or of a compute
    cost::PlanIndex index;
};

WorkListModel::WorkListModel(Of of, const Catalog &catalog, QObject *parent)
    : TableModel(parent)
    , m_of(of)
    , m_catalog(catalog)
{
}

WorkListModel::Row WorkListModel::rowOf(const Workload &workload, const Plan &plan,
                                        const Shares &shares) const
{
    Row row;
    row.id = workload.id;
    row.texts[NameColumn]
        = workload.enabled ? workload.shownName() : tr("%1 (off)").arg(workload.shownName());
    switch (kindOf(workload)) {
    case WorkloadKind::Experimentation:
        row.texts[KindColumn] = tr("Experimentation");
        break;
    case WorkloadKind::Training:
        row.texts[KindColumn] = tr("Training");
        break;
    case WorkloadKind::Realtime:
        row.texts[KindColumn] = tr("Real-time endpoint");
        break;
    case WorkloadKind::Batch:
        row.texts[KindColumn] = tr("Batch scoring");
        break;
    }
    row.texts[EnvironmentColumn] = displayName(workload.environment);
    row.texts[PartnersColumn] = workload.computeIds().join(u", "_s);
    const int last
        = std::min(plan.months,
                   workload.lengthMonths ? workload.startMonth + *workload.lengthMonths : plan.months)
        - 1;
    row.texts[TermColumn] = workload.startMonth > last
        ? tr("after the horizon")
        : tr("%1 to %2")
              .arg(formatMonth(plan.start.plusMonths(workload.startMonth), locale()),
                   formatMonth(plan.start.plusMonths(last), locale()));
    const Shares::Share share = shares.of(workload.id);
    row.month = share.cost.dividedBy(std::max(1, plan.months));
    const QString amount = formatAmount(row.month, locale());
    row.texts[MonthColumn] = share.shared ? tr("%1, shared").arg(amount) : amount;
    return row;
}

WorkListModel::Row WorkListModel::rowOf(const Compute &compute, const Plan &plan, const Shares &shares) const
{
    Row row;
    row.id = compute.id;
    row.texts[NameColumn] = compute.id;
    row.texts[KindColumn] = targetName(m_catalog, compute.target);
    row.texts[EnvironmentColumn] = displayName(compute.environment);
    QStringList users;
    for (const std::size_t w : shares.index.users(compute.id))
        users << plan.workloads[w].shownName();
    row.texts[PartnersColumn] = users.isEmpty() ? tr("nothing") : users.join(u", "_s);
    row.texts[TermColumn] = sizeName(m_catalog, compute.size);
    row.month = shares.of(compute.id).cost.dividedBy(std::max(1, plan.months));
    row.texts[MonthColumn] = formatAmount(row.month, locale());
    return row;
}

void WorkListModel::setPlan(const Plan &plan, const Evaluation &evaluation)
{
    std::vector<Row> made;
    const Shares shares(m_of, plan, evaluation);
    if (m_of == Of::Workloads) {
        for (const Workload &workload : plan.workloads)
            made.push_back(rowOf(workload, plan, shares));
    } else {
        for (const Compute &compute : plan.computes)
            made.push_back(rowOf(compute, plan, shares));
    }
    const bool same = std::equal(made.begin(), made.end(), m_rows.begin(), m_rows.end(),
                                 [](const Row &a, const Row &b) { return a.id == b.id; });
    if (same && evaluation.currency == m_currency) {
        m_rows = std::move(made);
        if (!m_rows.empty())
            Q_EMIT dataChanged(index(0, 0), index(rows() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_rows = std::move(made);
    m_currency = evaluation.currency;
    endResetModel();
}

int WorkListModel::rowOf(const QString &id) const
{
    const auto found
        = std::find_if(m_rows.begin(), m_rows.end(), [&](const Row &row) { return row.id == id; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

QString WorkListModel::title(int column) const
{
    const bool workloads = m_of == Of::Workloads;
    switch (static_cast<Column>(column)) {
    case NameColumn:
        return workloads ? tr("Workload") : tr("Compute");
    case KindColumn:
        return workloads ? tr("Stage") : tr("Target");
    case EnvironmentColumn:
        return tr("Environment");
    case PartnersColumn:
        return workloads ? tr("Runs on") : tr("Used by");
    case TermColumn:
        return workloads ? tr("Months") : tr("VM size");
    case MonthColumn:
        return tr("A month (%1)").arg(m_currency.code());
    case ColumnCount:
        break;
    }
    return {};
}

QVariant WorkListModel::cell(int row, int column, int role) const
{
    const Row &found = m_rows[static_cast<std::size_t>(row)];
    switch (role) {
    case Qt::DisplayRole:
        return found.texts[static_cast<std::size_t>(column)];
    case Qt::ToolTipRole:
        return found.texts[static_cast<std::size_t>(column)];
    case Qt::AccessibleTextRole:
        return column == MonthColumn ? formatTotal(found.month, locale())
                                     : found.texts[static_cast<std::size_t>(column)];
    case SortRole:
        return column == MonthColumn ? QVariant(static_cast<qlonglong>(found.month.known().minor()))
                                     : QVariant(found.texts[static_cast<std::size_t>(column)]);
    case IdRole:
        return found.id;
    default:
        return {};
    }
}

} // namespace slipway
