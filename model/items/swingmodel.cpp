// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/swingmodel.h"

#include "model/base/format.h"
#include "model/base/plaintext.h"
#include "model/items/rangetexts.h"

namespace slipway {

using namespace Qt::StringLiterals;

SwingModel::SwingModel(QObject *parent)
    : TableModel(parent)
{
}

void SwingModel::setUncertainty(const Uncertainty &uncertainty)
{
    beginResetModel();
    m_swings = uncertainty.swings;
    m_inputs = uncertainty.inputs;
    endResetModel();
}

QString SwingModel::title(int column) const
{
    switch (static_cast<Column>(column)) {
    case InputColumn:
        return tr("Input");
    case LowColumn:
        return tr("P10");
    case HighColumn:
        return tr("P90");
    case AtLowColumn:
        return tr("Total there");
    case AtHighColumn:
        return tr("Total at P90");
    case WidthColumn:
        return tr("Apart");
    case ColumnCount:
        break;
    }
    return {};
}

QString SwingModel::text(int row, Column column) const
{
    const Swing &shown = swing(row);
    switch (column) {
    case InputColumn:
        return inputText(input(row));
    case LowColumn:
        return inputValueText(input(row), shown.p10, locale());
    case HighColumn:
        return inputValueText(input(row), shown.p90, locale());
    case AtLowColumn:
        return formatTotal(shown.atP10, locale());
    case AtHighColumn:
        return formatTotal(shown.atP90, locale());
    case WidthColumn:
        return formatMoney(shown.width(), locale());
    case ColumnCount:
        break;
    }
    return {};
}

QVariant SwingModel::key(int row, Column column) const
{
    const Swing &shown = swing(row);
    switch (column) {
    case LowColumn:
        return shown.p10;
    case HighColumn:
        return shown.p90;
    case AtLowColumn:
        return static_cast<qlonglong>(shown.atP10.known().minor());
    case AtHighColumn:
        return static_cast<qlonglong>(shown.atP90.known().minor());
    case WidthColumn:
        return static_cast<qlonglong>(shown.width().minor());
    case InputColumn:
    case ColumnCount:
        break;
    }
    return text(row, column);
}

QVariant SwingModel::cell(int row, int column, int role) const
{
    const auto shown = static_cast<Column>(column);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return text(row, shown);
    case Qt::ToolTipRole:
        return shown == InputColumn
            ? toolTipText(input(row).why.isEmpty() ? tr("The plan states its range.")
                                                   : tr("An assumed range: %1.").arg(input(row).why))
            : QVariant();
    case SortRole:
        return key(row, shown);
    default:
        return {};
    }
}

} // namespace slipway
