// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluation.h"
#include "model/items/tablemodel.h"

#include <array>

namespace slipway {

/// The seven steps with their states, for the step list and the review. Always seven rows: numbers never change.
class StepModel final : public TableModel
{
    Q_OBJECT
public:
    enum Column { NumberColumn, NameColumn, SummaryColumn, StateColumn, ColumnCount };
    Q_ENUM(Column)
    enum Role {
        StepRole = FirstOwnRole, ///< int of Step
        StateRole, ///< int of StepState
        BlockersRole, ///< int: findings that block
        OthersRole ///< int: approvals and warnings
    };
    Q_ENUM(Role)

    explicit StepModel(QObject *parent = nullptr);

    /// Reports rows that changed, so that the view keeps selection and focus.
    void setSteps(const std::array<StepStatus, stepCount> &steps);

private:
    [[nodiscard]] int rows() const override { return stepCount; }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString title(int column) const override;
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] bool isFigure(int column) const override { return column == NumberColumn; }

    std::array<StepStatus, stepCount> m_steps;
};

} // namespace slipway
