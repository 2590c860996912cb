// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/bestchoicemodel.h"

#include "model/base/format.h"
#include "model/evaluation/linewords.h"
#include "model/items/names.h"
#include "model/items/searchnames.h"

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

BestChoiceModel::BestChoiceModel(const Catalog &catalog, QObject *parent)
    : TableModel(parent)
    , m_catalog(catalog)
{
}

void BestChoiceModel::setBest(const search::BestPlan &best, const Plan &plan)
{
    beginResetModel();
    m_choices = best.choices;
    m_names.clear();
    for (const search::BestChoice &each : m_choices)
        m_names << workOn(plan, each.compute);
    m_moves = best.moves;
    m_currency = best.before.currency();
    m_rows.clear();
    for (int i = 0; i < static_cast<int>(m_choices.size()); ++i) {
        const search::BestChoice &each = choice(i);
        const bool moves = moveOf(each.compute);
        const bool stays = !moves && each.before && takeTheSame(*each.before, each.after);
        if (moves || (each.before && !stays))
            m_rows.push_back({i, false, false});
        m_rows.push_back({i, true, stays});
    }
    endResetModel();
}

const search::TargetMove *BestChoiceModel::moveOf(const QString &compute) const
{
    const auto found = std::ranges::find(m_moves, compute, &search::TargetMove::compute);
    return found == m_moves.end() ? nullptr : &*found;
}

const search::Candidate *BestChoiceModel::candidateOf(const Row &row) const
{
    const search::BestChoice &of = choice(row.choice);
    return row.after ? &of.after : of.before ? &*of.before : nullptr;
}

QString BestChoiceModel::title(int column) const
{
    switch (static_cast<Column>(column)) {
    case ComputeColumn:
        return tr("Compute");
    case ChoiceColumn:
        return tr("VM size x nodes");
    case RegionColumn:
        return tr("Region");
    case TypeColumn:
        return tr("Way of paying");
    case MeasureColumn:
        return tr("Time");
    case CostColumn:
        return tr("Cost (%1)").arg(m_currency.code());
    case ColumnCount:
        break;
    }
    return {};
}

QString BestChoiceModel::text(const Row &row, Column column) const
{
    const search::BestChoice &of = choice(row.choice);
    const search::Candidate *candidate = candidateOf(row);
    const QString none = u"\u2013"_s;
    switch (column) {
    case ComputeColumn:
        if (row.stays)
            return tr("%1, stays").arg(m_names[row.choice]);
        return row.after ? tr("%1, best").arg(m_names[row.choice]) : tr("%1, now").arg(m_names[row.choice]);
    case ChoiceColumn: {
        const search::TargetMove *move = moveOf(of.compute);
        const QString machines = candidate ? candidateText(*candidate, m_catalog) : QString();
        if (!move)
            return machines;
        const QString target = m_catalog.target(row.after ? move->after : move->before).name;
        return machines.isEmpty() ? target : tr("%1, %2", "machines, target").arg(machines, target);
    }
    case RegionColumn:
        return candidate ? m_catalog.region(candidate->region).name : none;
    case TypeColumn:
        return candidate ? displayName(candidate->type) : none;
    case MeasureColumn: {
        const QString measure = candidate ? measureText(of.measure, candidate->measure, locale()) : QString();
        return measure.isEmpty() ? none : measure;
    }
    case CostColumn:
        return formatAmount(row.after ? of.afterCost : of.beforeCost, locale());
    case ColumnCount:
        break;
    }
    return {};
}

QVariant BestChoiceModel::cell(int row, int column, int role) const
{
    const Row &shown = m_rows[static_cast<std::size_t>(row)];
    switch (role) {
    case Qt::DisplayRole:
        return text(shown, static_cast<Column>(column));
    case Qt::AccessibleTextRole:
        return column == CostColumn ? formatTotal(
                   shown.after ? choice(shown.choice).afterCost : choice(shown.choice).beforeCost, locale())
                                    : text(shown, static_cast<Column>(column));
    case Qt::ToolTipRole:
        if (const search::Candidate *candidate = candidateOf(shown))
            return candidateSentence(*candidate, m_catalog);
        return text(shown, ChoiceColumn);
    case SortRole:
        return column == CostColumn ? QVariant(static_cast<qlonglong>(
                   (shown.after ? choice(shown.choice).afterCost : choice(shown.choice).beforeCost)
                       .known()
                       .minor()))
                                    : QVariant(text(shown, static_cast<Column>(column)));
    case AfterRole:
        return shown.after;
    case ChoiceRole:
        return shown.choice;
    default:
        return {};
    }
}

} // namespace slipway
