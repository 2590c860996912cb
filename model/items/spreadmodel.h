// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/tablemodel.h"
#include "model/uncertainty/uncertainty.h"

namespace slipway {

/// How often the plan's total came out where, a row for each bin: its ends, its share of the draws, and how many draws lie below its end.
class SpreadModel final : public TableModel
{
    Q_OBJECT
public:
    enum Column { LowColumn, HighColumn, ShareColumn, BelowColumn, ColumnCount };
    Q_ENUM(Column)

    explicit SpreadModel(QObject *parent = nullptr);

    void setUncertainty(const Uncertainty &uncertainty);

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_totals.counts.size()); }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString title(int column) const override;
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] bool isFigure(int /*column*/) const override { return true; }
    /// In the smallest unit of the currency, or a share of all draws.
    [[nodiscard]] double figure(std::size_t bin, Column column) const;

    Histogram m_totals;
    Currency m_currency;
    int m_draws = 1;
};

} // namespace slipway
