// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/constraintpricemodel.h"

#include "model/base/format.h"

#include <limits>

namespace slipway {

using namespace Qt::StringLiterals;

ConstraintPriceModel::ConstraintPriceModel(QObject *parent)
    : TableModel(parent)
{
}

void ConstraintPriceModel::setConstraints(std::vector<search::ConstraintPrice> constraints, Currency currency)
{
    beginResetModel();
    m_constraints = std::move(constraints);
    m_currency = currency;
    endResetModel();
}

QString ConstraintPriceModel::title(int column) const
{
    switch (static_cast<Column>(column)) {
    case NameColumn:
        return tr("Constraint");
    case PriceColumn:
        return tr("It costs (%1)").arg(m_currency.code());
    case TotalColumn:
        return tr("Best without it (%1)").arg(m_currency.code());
    case BesidesColumn:
        return tr("Owed and moving (%1)").arg(m_currency.code());
    case ColumnCount:
        break;
    }
    return {};
}

QString ConstraintPriceModel::priceText(const search::ConstraintPrice &shown, bool withCurrency) const
{
    if (shown.stands)
        return tr("nothing keeps it");
    if (!shown.price)
        return tr("not comparable");
    if (shown.price->isZero())
        return tr("nothing");
    return withCurrency ? formatMoney(*shown.price, locale()) : formatAmount(*shown.price, locale());
}

QString ConstraintPriceModel::besidesText(const search::ConstraintPrice &shown) const
{
    QStringList parts;
    if (!shown.owed.isZero())
        parts << tr("%1 of its terms after the horizon").arg(formatTotal(shown.owed, locale()));
    if (!shown.moving.isComplete())
        parts << tr("what moving the data costs is not known");
    else if (!shown.moving.isZero())
        parts << tr("%1 at the most to move the data, once").arg(formatTotal(shown.moving, locale()));
    return parts.isEmpty() ? tr("nothing") : parts.join(u", "_s);
}

QVariant ConstraintPriceModel::cell(int row, int column, int role) const
{
    const search::ConstraintPrice &shown = m_constraints[static_cast<std::size_t>(row)];
    switch (role) {
    case Qt::DisplayRole:
        if (column == NameColumn)
            return shown.name;
        if (column == PriceColumn)
            return priceText(shown, false);
        if (column == BesidesColumn)
            return besides(shown).isZero() ? tr("nothing") : formatAmount(besides(shown), locale());
        return formatAmount(shown.total, locale());
    case Qt::AccessibleTextRole:
        if (column == NameColumn)
            return shown.name;
        if (column == BesidesColumn)
            return besidesText(shown);
        return column == PriceColumn ? priceText(shown, true) : formatTotal(shown.total, locale());
    case Qt::ToolTipRole:
        return column == BesidesColumn ? QVariant(besidesText(shown)) : QVariant();
    case SortRole:
        if (column == NameColumn)
            return shown.name;
        if (column == PriceColumn)
            return shown.stands ? std::numeric_limits<qlonglong>::max()
                : shown.price   ? static_cast<qlonglong>(shown.price->minor())
                                : qlonglong(-1);
        return static_cast<qlonglong>(
            (column == BesidesColumn ? besides(shown) : shown.total).known().minor());
    default:
        return {};
    }
}

} // namespace slipway
