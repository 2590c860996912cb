// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/stepmodel.h"

#include "model/items/names.h"

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

bool isSame(const StepStatus &a, const StepStatus &b)
{
    return a.state == b.state && a.summary == b.summary && a.blockers == b.blockers && a.others == b.others;
}

/// "2 to resolve" says more than "blocked"; without anything to resolve it is the state itself.
QString stateText(const StepStatus &status)
{
    const int open = status.blockers + status.others;
    return open > 0 ? StepModel::tr("%1 to resolve", "a number of findings").arg(open)
                    : displayName(status.state);
}

QString text(Step step, const StepStatus &status, StepModel::Column column)
{
    switch (column) {
    case StepModel::NumberColumn:
        return QString::number(static_cast<int>(step) + 1);
    case StepModel::NameColumn:
        return displayName(step);
    case StepModel::SummaryColumn:
        return status.summary;
    case StepModel::StateColumn:
        return stateText(status);
    case StepModel::ColumnCount:
        break;
    }
    return {};
}

} // namespace

StepModel::StepModel(QObject *parent)
    : TableModel(parent)
{
}

void StepModel::setSteps(const std::array<StepStatus, stepCount> &steps)
{
    for (int row = 0; row < stepCount; ++row) {
        const auto at = static_cast<std::size_t>(row);
        if (isSame(m_steps[at], steps[at]))
            continue;
        m_steps[at] = steps[at];
        Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
    }
}

QString StepModel::title(int column) const
{
    switch (static_cast<Column>(column)) {
    case NumberColumn:
        return tr("Number");
    case NameColumn:
        return tr("Step");
    case SummaryColumn:
        return tr("Chosen", "what was chosen in a step");
    case StateColumn:
        return tr("State");
    case ColumnCount:
        break;
    }
    return {};
}

QVariant StepModel::cell(int row, int column, int role) const
{
    const auto step = static_cast<Step>(row);
    const StepStatus &status = m_steps[static_cast<std::size_t>(row)];
    switch (role) {
    case Qt::DisplayRole:
        return text(step, status, static_cast<Column>(column));
    case Qt::AccessibleTextRole:
        return tr("%1, step %2 of %3, %4", "name, number, count, state")
            .arg(displayName(step), QString::number(row + 1), QString::number(stepCount), stateText(status));
    case Qt::AccessibleDescriptionRole:
        return status.summary;
    case SortRole:
        if (column == NumberColumn)
            return row;
        return column == StateColumn ? QVariant(static_cast<int>(status.state))
                                     : QVariant(text(step, status, static_cast<Column>(column)));
    case StepRole:
        return row;
    case StateRole:
        return static_cast<int>(status.state);
    case BlockersRole:
        return status.blockers;
    case OthersRole:
        return status.others;
    default:
        return {};
    }
}

} // namespace slipway
