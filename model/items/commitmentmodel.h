// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/items/tablemodel.h"
#include "model/plan/plan.h"

#include <vector>

namespace slipway {

/// The reservations and savings plans that are bought already, in the plan's order.
class CommitmentModel final : public TableModel
{
    Q_OBJECT
public:
    enum Column {
        SizeColumn,
        TypeColumn,
        UnitsColumn,
        RegionColumn,
        FromColumn,
        UntilColumn,
        NoteColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    /// Borrows the catalog, for names.
    explicit CommitmentModel(const Catalog &catalog, QObject *parent = nullptr);

    /// Sends dataChanged() where only the entries' content differs, so that a view keeps its row.
    void setCommitments(std::vector<Commitment> commitments);

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_commitments.size()); }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString title(int column) const override;
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] bool isFigure(int column) const override { return column == UnitsColumn; }

    const Catalog &m_catalog;
    std::vector<Commitment> m_commitments;
};

} // namespace slipway
