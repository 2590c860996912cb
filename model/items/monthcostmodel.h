// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/costline.h"
#include "model/items/tablemodel.h"

#include <vector>

namespace slipway {

/// Cost by month and stage: the figures behind the monthly chart, for everybody who cannot or would not look at it.
class MonthCostModel final : public TableModel
{
    Q_OBJECT
public:
    enum Column {
        MonthColumn,
        ExperimentationColumn,
        TrainingColumn,
        DeploymentColumn,
        SharedColumn,
        TotalColumn,
        CumulativeColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    explicit MonthCostModel(QObject *parent = nullptr);

    void setMonths(std::vector<MonthCost> months, Currency currency);
    [[nodiscard]] const MonthCost &month(int row) const { return m_months[static_cast<std::size_t>(row)]; }

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_months.size()); }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString title(int column) const override;
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] bool isFigure(int column) const override { return column != MonthColumn; }

    std::vector<MonthCost> m_months;
    Currency m_currency;
};

} // namespace slipway
