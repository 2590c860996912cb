// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/targetmodel.h"

#include "model/catalog/catalogwords.h"
#include "model/items/names.h"

#include <algorithm>
#include <iterator>

namespace slipway {

using namespace Qt::StringLiterals;

std::vector<TargetVerdict> targetChoices(const std::vector<TargetVerdict> &verdicts, LifecycleStage stage,
                                         ServingUse use, const Catalog &catalog)
{
    std::vector<TargetVerdict> choices;
    for (const TargetVerdict &verdict : verdicts) {
        if (verdict.stage != stage)
            continue;
        choices.push_back(verdict);
        const std::optional<TargetId> id = catalog.findTarget(verdict.target);
        if (use == ServingUse::Any || !id || verdict.verdict == Verdict::NotPossible)
            continue;
        const ComputeTarget &target = catalog.target(*id);
        if (use == ServingUse::Realtime && !target.realTime) {
            choices.back().verdict = Verdict::NotPossible;
            choices.back().reasons = {TargetModel::tr("Does not answer in real time.")};
        } else if (use == ServingUse::Batch && !target.batch) {
            choices.back().verdict = Verdict::NotPossible;
            choices.back().reasons = {TargetModel::tr("Does not score batches.")};
        }
    }
    std::stable_sort(choices.begin(), choices.end(),
                     [](const auto &a, const auto &b) { return a.verdict < b.verdict; });
    return choices;
}

TargetModel::TargetModel(const Catalog &catalog, QObject *parent)
    : TableModel(parent)
    , m_catalog(catalog)
{
}

void TargetModel::setVerdicts(const std::vector<TargetVerdict> &verdicts, LifecycleStage stage)
{
    beginResetModel();
    m_verdicts.clear();
    std::copy_if(verdicts.begin(), verdicts.end(), std::back_inserter(m_verdicts),
                 [stage](const TargetVerdict &verdict) { return verdict.stage == stage; });
    endResetModel();
}

const ComputeTarget *TargetModel::target(const TargetVerdict &verdict) const
{
    const std::optional<TargetId> id = m_catalog.findTarget(verdict.target);
    return id ? &m_catalog.target(*id) : nullptr;
}

QString TargetModel::title(int column) const
{
    switch (static_cast<Column>(column)) {
    case NameColumn:
        return tr("Compute target");
    case VerdictColumn:
        return tr("Verdict");
    case ReasonsColumn:
        return tr("Why", "reasons for a verdict");
    case ColumnCount:
        break;
    }
    return {};
}

QString TargetModel::text(const TargetVerdict &verdict, Column column) const
{
    switch (column) {
    case NameColumn:
        return targetName(m_catalog, verdict.target);
    case VerdictColumn:
        return displayName(verdict.verdict);
    case ReasonsColumn:
        return verdict.reasons.join(u' ');
    case ColumnCount:
        break;
    }
    return {};
}

QVariant TargetModel::cell(int row, int column, int role) const
{
    const TargetVerdict &verdict = this->verdict(row);
    switch (role) {
    case Qt::DisplayRole:
        return text(verdict, static_cast<Column>(column));
    case Qt::AccessibleTextRole:
        if (column == NameColumn)
            return tr("%1, %2", "target, verdict")
                .arg(text(verdict, NameColumn), text(verdict, VerdictColumn));
        return text(verdict, static_cast<Column>(column));
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        return verdict.reasons.join(u'\n');
    case SortRole:
        return column == VerdictColumn ? QVariant(static_cast<int>(verdict.verdict))
                                       : QVariant(text(verdict, static_cast<Column>(column)));
    case TargetRole:
        return verdict.target;
    case VerdictRole:
        return static_cast<int>(verdict.verdict);
    case DescriptionRole: {
        const ComputeTarget *known = target(verdict);
        return known ? known->description : QString();
    }
    default:
        return {};
    }
}

} // namespace slipway
