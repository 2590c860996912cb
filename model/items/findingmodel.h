// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/tablemodel.h"
#include "model/rules/finding.h"

#include <vector>

namespace slipway {

/// What the rules found, in their order: blockers first, then by step.
class FindingModel final : public TableModel
{
    Q_OBJECT
public:
    enum Column { SeverityColumn, StepColumn, SubjectColumn, TitleColumn, ColumnCount };
    Q_ENUM(Column)
    enum Role {
        SeverityRole = FirstOwnRole, ///< int of Severity
        StepRole, ///< int of Step
        DetailRole, ///< cause and way out
        SourceRole, ///< document and date, in words
        FieldRole, ///< JSON pointer into the plan; empty where it concerns no single field
        RuleRole, ///< id in docs/rules.md
        FixRole ///< label of the fix; empty: none is offered
    };
    Q_ENUM(Role)

    explicit FindingModel(QObject *parent = nullptr);

    void setFindings(std::vector<Finding> findings);
    [[nodiscard]] const Finding &finding(int row) const { return m_findings[static_cast<std::size_t>(row)]; }

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_findings.size()); }
    [[nodiscard]] int columns() const override { return ColumnCount; }
    [[nodiscard]] QString title(int column) const override;
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] bool isFigure(int) const override { return false; }

    std::vector<Finding> m_findings;
};

} // namespace slipway
