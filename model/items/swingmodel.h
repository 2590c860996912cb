// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/tablemodel.h"
#include "model/uncertainty/uncertainty.h"

namespace slipway {

/// What moves the plan's total: each input at its P10 and P90, all others at their P50, largest first.
class SwingModel final : public TableModel
{
    Q_OBJECT
public:
    enum Column { InputColumn, LowColumn, HighColumn, AtLowColumn, AtHighColumn, WidthColumn, ColumnCount };
    Q_ENUM(Column)

    explicit SwingModel(QObject *parent = nullptr);

    void setUncertainty(const Uncertainty &uncertainty);
    [[nodiscard]] const Swing &swing(int row) const { return m_swings[static_cast<std::size_t>(row)]; }
    [[nodiscard]] const UncertainInput &input(int row) const { return m_inputs[swing(row).input]; }

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_swings.size()); }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString title(int column) const override;
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] bool isFigure(int column) const override { return column != InputColumn; }
    [[nodiscard]] QString text(int row, Column column) const;
    [[nodiscard]] QVariant key(int row, Column column) const;

    std::vector<Swing> m_swings;
    std::vector<UncertainInput> m_inputs;
};

} // namespace slipway
