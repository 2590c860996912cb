// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decision/breakeven.h"
#include "model/items/tablemodel.h"

namespace slipway {

/// Hosted models against an endpoint of one's own: from what load on the endpoint costs no more. Earliest first.
class BreakEvenModel final : public TableModel
{
    Q_OBJECT
public:
    enum Column { ModelColumn, TokenColumn, LoadColumn, SizeColumn, ColumnCount };
    Q_ENUM(Column)

    /// Borrows the catalog.
    explicit BreakEvenModel(const Catalog &catalog, QObject *parent = nullptr);

    void setTable(BreakEvenTable table);

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_table.models.size()); }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString title(int column) const override;
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] bool isFigure(int column) const override
    {
        return column == TokenColumn || column == LoadColumn;
    }

    const Catalog &m_catalog;
    BreakEvenTable m_table;
};

/// "gpt-4o, regional": as the model is called in tables and charts.
[[nodiscard]] QString hostedName(const BreakEven &model);

} // namespace slipway
