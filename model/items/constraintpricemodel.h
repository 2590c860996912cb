// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/tablemodel.h"
#include "model/search/bestplan.h"

#include <vector>

namespace slipway {

/// What each constraint of the plan costs: the best plan less the best one without it.
class ConstraintPriceModel final : public TableModel
{
    Q_OBJECT
public:
    enum Column { NameColumn, PriceColumn, TotalColumn, BesidesColumn, ColumnCount };
    Q_ENUM(Column)

    explicit ConstraintPriceModel(QObject *parent = nullptr);

    void setConstraints(std::vector<search::ConstraintPrice> constraints, Currency currency);

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_constraints.size()); }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString title(int column) const override;
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    /// What the price counts besides the total: terms that are owed after the horizon, and moving the data.
    [[nodiscard]] static Total besides(const search::ConstraintPrice &shown)
    {
        return shown.owed + shown.moving;
    }
    [[nodiscard]] QString besidesText(const search::ConstraintPrice &shown) const;
    [[nodiscard]] QString priceText(const search::ConstraintPrice &shown, bool withCurrency) const;
    [[nodiscard]] bool isFigure(int column) const override { return column != NameColumn; }

    Currency m_currency;
    std::vector<search::ConstraintPrice> m_constraints;
};

} // namespace slipway
