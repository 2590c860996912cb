// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/tablemodel.h"
#include "model/search/bestplan.h"

#include <vector>

namespace slipway {

/// The best plan beside the plan as it stands: two rows for each compute, before and after, or one where it stays.
class BestChoiceModel final : public TableModel
{
    Q_OBJECT
public:
    enum Column {
        ComputeColumn,
        ChoiceColumn,
        RegionColumn,
        TypeColumn,
        MeasureColumn,
        CostColumn,
        ColumnCount
    };
    Q_ENUM(Column)
    enum Role {
        AfterRole = FirstOwnRole, ///< bool: the row is of the best plan
        ChoiceRole ///< int: index of the choice that the row belongs to
    };
    Q_ENUM(Role)

    /// Borrows the catalog.
    explicit BestChoiceModel(const Catalog &catalog, QObject *parent = nullptr);

    /// `plan` is the one that it is of: computes are named by the work on them.
    void setBest(const search::BestPlan &best, const Plan &plan);
    [[nodiscard]] const search::BestChoice &choice(int index) const
    {
        return m_choices[static_cast<std::size_t>(index)];
    }

private:
    struct Row
    {
        int choice = 0;
        bool after = false;
        bool stays = false;
    };

    [[nodiscard]] int rows() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString title(int column) const override;
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] bool isFigure(int column) const override { return column == CostColumn; }
    [[nodiscard]] QString text(const Row &row, Column column) const;
    /// nullptr: stays on its target.
    [[nodiscard]] const search::TargetMove *moveOf(const QString &compute) const;
    /// nullptr: the row is of the plan as it stands, where no machines were looked at.
    [[nodiscard]] const search::Candidate *candidateOf(const Row &row) const;

    const Catalog &m_catalog;
    Currency m_currency;
    std::vector<search::BestChoice> m_choices;
    QStringList m_names; ///< by choice
    std::vector<search::TargetMove> m_moves;
    std::vector<Row> m_rows;
};

} // namespace slipway
