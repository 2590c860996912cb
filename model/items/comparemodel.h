// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparedplan.h"
#include "model/items/tablemodel.h"

#include <optional>
#include <vector>

namespace slipway {

/// Plans side by side: a row for what is compared, a column for each plan, the first one being the basis. A cell has two lines, figure
/// and remark, and says how it stands to the basis.
class CompareModel final : public TableModel
{
    Q_OBJECT
public:
    enum class Mark { Same, Differs, Better, Worse };
    Q_ENUM(Mark)
    enum Role {
        MarkRole = FirstOwnRole, ///< Mark
        RemarkRole, ///< QString, the second line
        StageRole, ///< int, a CostStage, of the row's heading; invalid: none
        SignRole, ///< int, a Severity beside the text; invalid: none
        StrongRole ///< bool: the first line is the figure of the row
    };
    Q_ENUM(Role)

    explicit CompareModel(QObject *parent = nullptr);

    void setPlans(const std::vector<ComparedPlan> &plans);
    /// What the first column of a plan without a name says.
    [[nodiscard]] static QString nameOf(const ComparedPlan &plan);

private:
    struct Cell
    {
        QString text;
        QString remark;
        Mark mark = Mark::Same;
        std::optional<Severity> sign;
    };
    struct Row
    {
        Cell heading;
        std::optional<CostStage> stage;
        bool isStrong = false;
        std::vector<Cell> cells;
    };

    [[nodiscard]] int rows() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int columns() const override { return static_cast<int>(m_names.size()) + 1; }
    [[nodiscard]] QString title(int column) const override;
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;
    [[nodiscard]] bool isFigure(int) const override { return false; }

    void addTotals(const std::vector<ComparedPlan> &plans);
    void addRanges(const std::vector<ComparedPlan> &plans);
    void addStage(const std::vector<ComparedPlan> &plans, CostStage stage);
    void addFindings(const std::vector<ComparedPlan> &plans, Severity severity);
    void addFigures(const std::vector<ComparedPlan> &plans);
    /// What can not be done, or what nobody knows the price of, is no improvement, whatever its figures: such a plan only differs.
    void takeBackPraise(const ComparedPlan &plan, std::size_t column);
    Row &addRow(const QString &heading);
    /// "USD 1,089.00 less".
    [[nodiscard]] QString differenceWords(const CostDifference &difference) const;

    QStringList m_names;
    std::vector<Row> m_rows;
};

} // namespace slipway
