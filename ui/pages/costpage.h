// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/fields/boundpage.h"

class QTableView;

namespace slipway {

class ChartPanel;
class CommitmentsCard;
class CostLineModel;
class CostLinesCard;
class MonthCostModel;
class PriceOptionsCard;
class RangeCard;
class RegionsCard;

/// Cost by month and stage, cumulative, and line by line; what other ways of paying would cost, and what is bought already.
class CostPage final : public BoundPage
{
    Q_OBJECT
public:
    explicit CostPage(const PageContext &context, QWidget *parent);

    [[nodiscard]] Step step() const override { return Step::Cost; }
    [[nodiscard]] QString title() const override { return tr("Cost"); }
    [[nodiscard]] QString subtitle() const override
    {
        return tr("What the plan costs, month by month and line by line.");
    }
    bool focusField(const QString &pointer) override;
    [[nodiscard]] QWidget *firstField() const override;

protected:
    void showEvaluation(const Evaluation &evaluation) override;
    void showPlan(const Plan &plan) override;
    void prepareFocus(const QString &pointer) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    /// Shows the tab of a part of the page, and gives the tabs the keyboard.
    bool bring(QWidget *section);
    void fitCharts();
    void showCharts(const Evaluation &evaluation);
    void showRanges(const Evaluation &evaluation);

    QWidget *m_tabs = nullptr;
    ChartPanel *m_monthly = nullptr;
    ChartPanel *m_cumulative = nullptr;
    MonthCostModel *m_months = nullptr;
    CostLineModel *m_lines = nullptr;
    CostLinesCard *m_brief = nullptr; ///< below the months
    CostLinesCard *m_all = nullptr;
    RangeCard *m_ranges = nullptr;
    RegionsCard *m_regions = nullptr;
    PriceOptionsCard *m_options = nullptr;
    CommitmentsCard *m_commitments = nullptr;
};

} // namespace slipway
