// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/isolationmodel.h"

#include "model/base/format.h"
#include "model/items/names.h"

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

QString monthlyEffect(const IsolationChoice &choice, const QLocale &locale)
{
    if (!choice.monthly)
        return IsolationModel::tr("not in the plan");
    const Money &known = choice.monthly->known();
    if (known.isZero())
        return choice.monthly->isComplete() ? IsolationModel::tr("no change")
                                            : IsolationModel::tr("price not known");
    const QString amount = (known.minor() > 0 ? u"+"_s : QString()) + formatMoney(known, locale);
    return choice.monthly->isComplete() ? amount : IsolationModel::tr("at least %1").arg(amount);
}

IsolationModel::IsolationModel(QObject *parent)
    : TableModel(parent)
{
}

void IsolationModel::setChoices(std::vector<IsolationChoice> choices)
{
    const bool sameRows
        = std::equal(choices.begin(), choices.end(), m_choices.begin(), m_choices.end(),
                     [](const IsolationChoice &a, const IsolationChoice &b) { return a.id == b.id; });
    if (sameRows && !choices.empty()) {
        m_choices = std::move(choices);
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_choices = std::move(choices);
    endResetModel();
}

int IsolationModel::rowOfField(const QString &field) const
{
    int first = -1;
    for (int row = 0; row < rows(); ++row) {
        if (choice(row).field.isEmpty() || !field.startsWith(choice(row).field))
            continue;
        if (choice(row).state == IsolationChoice::State::Chosen)
            return row;
        if (first < 0)
            first = row;
    }
    return first;
}

QString IsolationModel::title(int column) const
{
    switch (static_cast<Column>(column)) {
    case NameColumn:
        return tr("Option");
    case StateColumn:
        return tr("In this plan");
    case MonthlyColumn:
        return tr("Adds a month");
    case ColumnCount:
        break;
    }
    return {};
}

QVariant IsolationModel::cell(int row, int column, int role) const
{
    const IsolationChoice &shown = choice(row);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        if (column == NameColumn)
            return shown.name;
        if (column == StateColumn)
            return displayName(shown.state);
        return monthlyEffect(shown, locale());
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
    case WhyRole:
        return shown.why;
    case SortRole:
        if (column == NameColumn)
            return shown.name;
        if (column == StateColumn)
            return static_cast<int>(shown.state);
        return static_cast<qlonglong>(shown.monthly ? shown.monthly->known().minor() : 0);
    case StateRole:
        return static_cast<int>(shown.state);
    case FieldRole:
        return shown.field;
    default:
        return {};
    }
}

} // namespace slipway
