// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decision/robustanswer.h"
#include "model/items/tablemodel.h"

#include <memory>
#include <vector>

namespace slipway {

/// The choices under uncertainty, the plan as it is first, the proposed one next: cost against now, range, and how surely constraints are kept.
class RobustChoiceModel final : public TableModel
{
    Q_OBJECT
public:
    enum Column { NameColumn, TotalColumn, MoreColumn, RangeColumn, KeptColumn, ColumnCount };
    Q_ENUM(Column)

    explicit RobustChoiceModel(QObject *parent = nullptr);

    /// Null: nothing to show.
    void setAnswer(std::shared_ptr<const RobustAnswer> answer);
    /// Null for the plan as it is, which comes first.
    [[nodiscard]] const DrawnChoice *choice(int row) const
    {
        return m_rows[static_cast<std::size_t>(row)].choice;
    }
    /// The row of what is proposed.
    [[nodiscard]] int proposedRow() const { return m_answer && m_answer->now ? 1 : 0; }
    /// By how much the choice is dearer than the plan as it is, in words; empty where it is not, or where that is not known.
    [[nodiscard]] QString dearerText(int row) const;
    [[nodiscard]] const RobustPlan *plan() const { return m_answer ? &m_answer->plan : nullptr; }
    [[nodiscard]] const RobustAnswer *answer() const { return m_answer.get(); }

private:
    struct Row
    {
        QString name;
        const DrawnChoice *choice = nullptr; ///< null: the plan as it is
        const Total *total = nullptr; ///< these are of m_answer
        const Uncertainty *uncertainty = nullptr;
        const Robustness *robustness = nullptr;
    };

    [[nodiscard]] int rows() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString title(int column) const override;
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] bool isFigure(int column) const override { return column != NameColumn; }
    [[nodiscard]] QString text(const Row &row, Column column) const;

    std::shared_ptr<const RobustAnswer> m_answer;
    std::vector<Row> m_rows;
};

} // namespace slipway
