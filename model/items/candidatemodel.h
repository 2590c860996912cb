// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/tablemodel.h"
#include "model/search/search.h"

#include <memory>
#include <vector>

namespace slipway {

/// What a search found for one compute, cheapest first: everything on the front, the cheapest, a sample of the others,
/// and the plan's own choice, which stands in its place even where it does not meet the plan.
class CandidateModel final : public TableModel
{
    Q_OBJECT
public:
    enum Column {
        SizeColumn, ///< with the number of nodes
        RegionColumn,
        TypeColumn,
        MeasureColumn,
        MonthColumn, ///< of the compute
        TotalColumn, ///< of the whole plan
        StandingColumn, ///< "your choice", "on the front"
        ColumnCount
    };
    Q_ENUM(Column)
    enum Standing { Other, OnFront, Current };
    enum Role {
        StandingRole = FirstOwnRole, ///< Standing
    };
    Q_ENUM(Role)

    /// Borrows the catalog.
    explicit CandidateModel(const Catalog &catalog, QObject *parent = nullptr);

    /// Null: nothing.
    void setResult(std::shared_ptr<const search::Result> result);
    [[nodiscard]] const search::Candidate &candidate(int row) const
    {
        return m_rows[static_cast<std::size_t>(row)].candidate;
    }
    /// Of the plan's own choice; -1 where there is none.
    [[nodiscard]] int currentRow() const;

private:
    struct Row
    {
        search::Candidate candidate;
        Standing standing = Other;
    };

    [[nodiscard]] int rows() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString title(int column) const override;
    [[nodiscard]] QString rawTitle(int column) const override;
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] bool isFigure(int column) const override
    {
        return column == MeasureColumn || column == MonthColumn || column == TotalColumn;
    }
    /// `spoken`: with the unit that the title names otherwise.
    [[nodiscard]] QString text(const Row &row, Column column, bool spoken = false) const;
    [[nodiscard]] QString standingText(const Row &row) const;

    const Catalog &m_catalog;
    std::shared_ptr<const search::Result> m_result;
    std::vector<Row> m_rows;
    double m_longest = 0; ///< time of all rows, in the unit of the measure
};

} // namespace slipway
