// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/actuals/actualcosts.h"
#include "model/items/tablemodel.h"

#include <vector>

namespace slipway {

/// Rows of a bill beside the plan: what explains the difference, its months, or what could not be matched. The last row of the first two
/// is their total.
class ActualsModel final : public TableModel
{
    Q_OBJECT
public:
    enum class Kind { Lines, Months, Unmatched };
    Q_ENUM(Kind)

    explicit ActualsModel(QObject *parent = nullptr);

    void setCosts(const ActualCosts &costs, Kind kind);
    /// "1,579.50 more", "at most 12.00 more", "the same".
    [[nodiscard]] static QString differenceWords(const Money &billed, const Total &planned, const QLocale &locale);

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int columns() const override { return static_cast<int>(m_titles.size()); }
    [[nodiscard]] QString title(int column) const override { return m_titles.at(column); }
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] bool isFigure(int column) const override { return column >= m_firstFigure; }

    QStringList m_titles;
    std::vector<QStringList> m_rows;
    int m_firstFigure = 0;
};

} // namespace slipway
