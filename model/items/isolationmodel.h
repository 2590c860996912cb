// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluation.h"
#include "model/items/tablemodel.h"

#include <vector>

namespace slipway {

/// What an option adds to the average month, as people read it: "+USD 36.50", "at least +USD 36.50", "no change";
/// "not in the plan" where it has no entry.
[[nodiscard]] QString monthlyEffect(const IsolationChoice &choice, const QLocale &locale);

/// The isolation options: how each stands in the plan, and what it adds a month.
class IsolationModel final : public TableModel
{
    Q_OBJECT
public:
    enum Column { NameColumn, StateColumn, MonthlyColumn, ColumnCount };
    Q_ENUM(Column)
    enum Role {
        StateRole = FirstOwnRole, ///< int of IsolationChoice::State
        WhyRole,
        FieldRole, ///< JSON pointer into the plan; empty: it has no entry
    };
    Q_ENUM(Role)

    explicit IsolationModel(QObject *parent = nullptr);

    /// Keeps the rows, and whatever is selected of them, where only their contents changed.
    void setChoices(std::vector<IsolationChoice> choices);
    [[nodiscard]] const IsolationChoice &choice(int row) const
    {
        return m_choices[static_cast<std::size_t>(row)];
    }
    /// Row whose option is edited at `field`, a chosen one first; -1 where there is none.
    [[nodiscard]] int rowOfField(const QString &field) const;

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_choices.size()); }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString title(int column) const override;
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] bool isFigure(int column) const override { return column == MonthlyColumn; }

    std::vector<IsolationChoice> m_choices;
};

} // namespace slipway
