// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluation.h"
#include "model/items/tablemodel.h"

#include <vector>

namespace slipway {

/// What the plan cannot use, and why: targets, and series of sizes for each compute.
class RejectionModel final : public TableModel
{
    Q_OBJECT
public:
    enum Column { ForColumn, WhatColumn, ReasonColumn, SourceColumn, ColumnCount };
    Q_ENUM(Column)

    explicit RejectionModel(QObject *parent = nullptr);

    void setRejections(std::vector<Rejection> rejections);
    [[nodiscard]] const Rejection &rejection(int row) const
    {
        return m_rejections[static_cast<std::size_t>(row)];
    }
    /// "Training"; "VM series for train".
    [[nodiscard]] static QString judgedFor(const Rejection &rejection);
    /// "HDInsight"; "12 series: A, Av2..."; all of them with `all`.
    [[nodiscard]] static QString what(const Rejection &rejection, bool all);

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_rejections.size()); }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString title(int column) const override;
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] bool isFigure(int /*column*/) const override { return false; }

    std::vector<Rejection> m_rejections;
};

} // namespace slipway
