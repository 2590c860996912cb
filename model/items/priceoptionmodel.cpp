// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/items/priceoptionmodel.h"

#include "model/base/format.h"
#include "model/items/names.h"

#include <algorithm>

namespace slipway {

using namespace Qt::StringLiterals;

PriceOptionModel::PriceOptionModel(QObject *parent)
    : TableModel(parent)
{
}

void PriceOptionModel::setOptions(std::vector<PriceOption> options, Currency currency)
{
    beginResetModel();
    m_options = std::move(options);
    m_currency = currency;
    endResetModel();
}

int PriceOptionModel::currentRow() const
{
    const auto found = std::find_if(m_options.begin(), m_options.end(),
                                    [](const PriceOption &option) { return option.current; });
    return found == m_options.end() ? -1 : static_cast<int>(found - m_options.begin());
}

bool PriceOptionModel::hasOwed() const
{
    return std::ranges::any_of(
        m_options, [](const PriceOption &option) { return option.isOffered() && !option.owed.isZero(); });
}

QString PriceOptionModel::title(int column) const
{
    const auto withCurrency
        = [this](const QString &name) -> QString { return name + u" ("_s + m_currency.code() + u')'; };
    switch (static_cast<Column>(column)) {
    case OptionColumn:
        return tr("Way of paying");
    case MonthColumn:
        return withCurrency(tr("A month"));
    case TotalColumn:
        return withCurrency(tr("Whole plan"));
    case OwedColumn:
        return withCurrency(tr("Owed after"));
    case DifferenceColumn:
        return withCurrency(tr("Change"));
    case RemarkColumn:
        return tr("Remark");
    case ColumnCount:
        break;
    }
    return {};
}

QString PriceOptionModel::text(const PriceOption &option, Column column, bool withCurrency) const
{
    const auto money = [&](const Total &amount) {
        return withCurrency ? formatTotal(amount, locale()) : formatAmount(amount, locale());
    };
    if (!option.isOffered() && isFigure(column))
        return u"\u2013"_s;
    switch (column) {
    case OptionColumn:
        return option.current ? tr("%1 (now)").arg(displayName(option.type)) : displayName(option.type);
    case MonthColumn:
        return money(option.computeMonth);
    case TotalColumn:
        return money(option.planTotal);
    case OwedColumn:
        return option.owed.isZero() ? tr("nothing") : money(option.owed);
    case DifferenceColumn:
        // What is not known of one alone leaves nothing to compare.
        if (!option.difference || !option.difference->isComplete())
            return u"\u2013"_s;
        if (option.difference->isZero())
            return tr("none");
        return option.difference->known().minor() > 0 ? u'+' + money(*option.difference)
                                                      : money(*option.difference);
    case RemarkColumn:
        return option.isOffered() ? option.remark : option.whyNot;
    case ColumnCount:
        break;
    }
    return {};
}

QVariant PriceOptionModel::cell(int row, int column, int role) const
{
    const PriceOption &option = this->option(row);
    switch (role) {
    case Qt::DisplayRole:
        return text(option, static_cast<Column>(column), false);
    case Qt::AccessibleTextRole:
        return text(option, static_cast<Column>(column), true);
    case Qt::ToolTipRole:
    case SentenceRole:
        return text(option, RemarkColumn, false);
    case OfferedRole:
        return option.isOffered();
    case CurrentRole:
        return option.current;
    case SortRole:
        if (column == MonthColumn)
            return static_cast<qlonglong>(option.computeMonth.known().minor());
        if (column == TotalColumn)
            return static_cast<qlonglong>(option.planTotal.known().minor());
        if (column == OwedColumn)
            return static_cast<qlonglong>(option.owed.known().minor());
        if (column == DifferenceColumn)
            return static_cast<qlonglong>(option.difference ? option.difference->known().minor() : 0);
        return text(option, static_cast<Column>(column), false);
    default:
        return {};
    }
}

} // namespace slipway
