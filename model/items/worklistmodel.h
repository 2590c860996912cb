// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/evaluation/evaluation.h"
#include "model/items/tablemodel.h"
#include "model/plan/plan.h"

#include <vector>

namespace slipway {

/// The workloads of a plan, or its computes, in the plan's order, each with what it costs in an average month.
class WorkListModel final : public TableModel
{
    Q_OBJECT
public:
    enum class Of { Workloads, Computes };
    /// The kind of a workload and the target of a compute stand in KindColumn; what a workload runs on and what uses a
    /// compute in PartnersColumn; its months, or its size, in TermColumn.
    enum Column {
        NameColumn,
        KindColumn,
        EnvironmentColumn,
        PartnersColumn,
        TermColumn,
        MonthColumn,
        ColumnCount
    };
    Q_ENUM(Column)
    enum Role { IdRole = FirstOwnRole };
    Q_ENUM(Role)

    /// Borrows the catalog, for names.
    WorkListModel(Of of, const Catalog &catalog, QObject *parent = nullptr);

    /// Sends dataChanged() where the ids stay, so that a view keeps its row.
    void setPlan(const Plan &plan, const Evaluation &evaluation);
    /// Of an id; -1 where there is none.
    [[nodiscard]] int rowOf(const QString &id) const;

private:
    struct Row
    {
        QString id;
        std::array<QString, ColumnCount> texts;
        Total month;
    };
    [[nodiscard]] int rows() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString title(int column) const override;
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] bool isFigure(int column) const override { return column == MonthColumn; }
    /// What is asked of the whole plan for each row, looked up once.
    struct Shares;
    [[nodiscard]] Row rowOf(const Workload &workload, const Plan &plan, const Shares &shares) const;
    [[nodiscard]] Row rowOf(const Compute &compute, const Plan &plan, const Shares &shares) const;

    Of m_of;
    const Catalog &m_catalog;
    std::vector<Row> m_rows;
    Currency m_currency;
};

} // namespace slipway
