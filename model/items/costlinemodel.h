// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/costline.h"
#include "model/items/tablemodel.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace slipway {

/// The lines of the bill over the horizon. Prices are in USD as published, totals in the plan's currency.
class CostLineModel final : public TableModel
{
    Q_OBJECT
public:
    enum Column {
        NameColumn,
        StageColumn,
        QuantityColumn,
        UnitPriceColumn,
        PriceDateColumn,
        TotalColumn,
        ShareColumn, ///< of what all lines with a price add up to
        ColumnCount
    };
    Q_ENUM(Column)
    enum Role {
        IdRole = FirstOwnRole,
        StageRole, ///< int of CostStage
        EstimatedRole, ///< bool: the price stands in for one that is not known
        PricedRole, ///< bool: false counts as zero, and every total is "at least"
        FormulaRole,
        RemarkRole, ///< why it is estimated or has no price; empty otherwise
        ShareRole, ///< double, 0 to 1, in every column; nothing without a price or where nothing costs anything
        ComputeRole ///< id in the plan, may be empty
    };
    Q_ENUM(Role)

    explicit CostLineModel(QObject *parent = nullptr);

    void setLines(std::vector<CostLine> lines, Currency currency);
    [[nodiscard]] const CostLine &line(int row) const { return m_lines[static_cast<std::size_t>(row)]; }

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_lines.size()); }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString title(int column) const override;
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] bool isFigure(int column) const override;
    [[nodiscard]] QString text(const CostLine &line, Column column) const;
    [[nodiscard]] std::optional<double> share(const CostLine &line) const;
    [[nodiscard]] QVariant sortKey(const CostLine &line, Column column) const;

    std::vector<CostLine> m_lines;
    double m_sum = 0; ///< minor units of the currency
    std::vector<std::int64_t> m_shownShares; ///< by line, see roundedShares()
    Currency m_currency;
};

} // namespace slipway
