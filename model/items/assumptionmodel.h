// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluation.h"
#include "model/items/tablemodel.h"

#include <vector>

namespace slipway {

/// The stated assumptions, numbered as in the report: A1, A2...
class AssumptionModel final : public TableModel
{
    Q_OBJECT
public:
    enum Column { NumberColumn, TextColumn, EffectColumn, SourceColumn, ColumnCount };
    Q_ENUM(Column)

    explicit AssumptionModel(QObject *parent = nullptr);

    void setAssumptions(std::vector<Assumption> assumptions);

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_assumptions.size()); }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString title(int column) const override;
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] bool isFigure(int) const override { return false; }

    std::vector<Assumption> m_assumptions;
};

} // namespace slipway
