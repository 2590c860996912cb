// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/bestchoicemodel.h"

#include "model/base/format.h"
#include "model/items/names.h"
#include "model/items/searchnames.h"

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

bool sameChoice(const search::Candidate &a, const search::Candidate &b)
{
    return a.size == b.size && a.region == b.region && a.type == b.type && a.nodes == b.nodes;
}

} // namespace

BestChoiceModel::BestChoiceModel(const Catalog &catalog, QObject *parent)
    : TableModel(parent)
    , m_catalog(catalog)
{
}

void BestChoiceModel::setBest(const search::BestPlan &best)
{
    beginResetModel();
    m_choices = best.choices;
    m_currency = best.before.currency();
    m_rows.clear();
    for (int i = 0; i < static_cast<int>(m_choices.size()); ++i) {
        const search::BestChoice &each = choice(i);
        const bool stays = each.before && sameChoice(*each.before, each.after);
        if (each.before && !stays)
            m_rows.push_back({i, false, false});
        m_rows.push_back({i, true, stays});
    }
    endResetModel();
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
    const search::Candidate &candidate = row.after ? of.after : *of.before;
    switch (column) {
    case ComputeColumn:
        if (row.stays)
            return tr("%1, stays").arg(of.compute);
        return row.after ? tr("%1, best").arg(of.compute) : tr("%1, now").arg(of.compute);
    case ChoiceColumn:
        return candidateText(candidate, m_catalog);
    case RegionColumn:
        return m_catalog.region(candidate.region).name;
    case TypeColumn:
        return displayName(candidate.type);
    case MeasureColumn: {
        const QString measure = measureText(of.measure, candidate.measure, locale());
        return measure.isEmpty() ? u"\u2013"_s : measure;
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
        return candidateSentence(shown.after ? choice(shown.choice).after : *choice(shown.choice).before,
                                 m_catalog);
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
