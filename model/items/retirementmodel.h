// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluation.h"
#include "model/items/tablemodel.h"

#include <vector>

namespace slipway {

/// What the plan uses, and the terms it has bought: the last day, by when to move, and what takes its place.
class RetirementModel final : public TableModel
{
    Q_OBJECT
public:
    enum Column {
        SubjectColumn,
        KindColumn,
        DateColumn,
        MoveByColumn,
        ReplacementsColumn,
        SourceColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    explicit RetirementModel(QObject *parent = nullptr);

    void setNotices(std::vector<RetirementNotice> notices);

    /// "2027-05-31", "no end announced".
    [[nodiscard]] static QString lastDay(const RetirementNotice &notice);
    /// "2027-04-30", "now", "nothing to move".
    [[nodiscard]] static QString moveBy(const RetirementNotice &notice);

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_notices.size()); }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString title(int column) const override;
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] bool isFigure(int) const override { return false; }

    std::vector<RetirementNotice> m_notices;
};

} // namespace slipway
