// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/priceoptions.h"
#include "model/items/tablemodel.h"

#include <vector>

namespace slipway {

/// The ways of paying for one compute, side by side: what each costs a month and over the horizon, and why it is
/// not offered. One that is not offered shows no amounts.
class PriceOptionModel final : public TableModel
{
    Q_OBJECT
public:
    enum Column {
        OptionColumn,
        MonthColumn,
        TotalColumn,
        OwedColumn,
        DifferenceColumn,
        RemarkColumn,
        ColumnCount
    };
    Q_ENUM(Column)
    enum Role {
        OfferedRole = FirstOwnRole, ///< bool
        CurrentRole, ///< bool: what the plan pays now
        SentenceRole ///< why not, or what to know before choosing it; may be empty
    };
    Q_ENUM(Role)

    explicit PriceOptionModel(QObject *parent = nullptr);

    void setOptions(std::vector<PriceOption> options, Currency currency);
    [[nodiscard]] const PriceOption &option(int row) const
    {
        return m_options[static_cast<std::size_t>(row)];
    }
    /// Whether one of them owes anything after the horizon.
    [[nodiscard]] bool hasOwed() const;
    /// Of what the plan pays now; -1 where the list is empty.
    [[nodiscard]] int currentRow() const;

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_options.size()); }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString title(int column) const override;
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] bool isFigure(int column) const override
    {
        return column == MonthColumn || column == TotalColumn || column == OwedColumn
            || column == DifferenceColumn;
    }
    [[nodiscard]] QString text(const PriceOption &option, Column column, bool withCurrency) const;

    std::vector<PriceOption> m_options;
    Currency m_currency;
};

} // namespace slipway
