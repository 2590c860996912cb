// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/steps/boundpage.h"
#include "ui/steps/stagescope.h"
#include "ui/steps/targetfield.h"

#include <vector>

namespace slipway {

class SizeField;
class StageBar;
class StageCostCard;
class VerdictLabel;

/// What the pages of the three stages have in common: the compute of a workload, when it runs, what it costs.
class StagePage : public BoundPage
{
    Q_OBJECT
protected:
    StagePage(const PageContext &context, Step step, LifecycleStage stage, QWidget *parent);

    void showPlan(const Plan &plan) override;
    void showEvaluation(const Evaluation &evaluation) override;
    void prepareFocus(const QString &pointer) override;

    StageScope &addScope(StageScope::Kind kind);
    StageBar *addBar(StageScope &scope, const QString &prefix, const QString &enabled, const QString &add);
    /// Target with its verdict, VM size and environment of the scope's compute.
    void addComputeFields(FlowGrid *grid, StageScope &scope, const QString &prefix, TargetField::Use use);
    /// First month and length of the workload.
    void addTimeFields(FlowGrid *grid, StageScope &scope, const QString &prefix);
    void addCost(CostStage stage);
    /// Cards that are left out while the plan has no workload of this kind.
    void needs(StageScope &scope, QWidget *card);

private:
    struct Chooser
    {
        StageScope *scope;
        TargetField *target;
        VerdictLabel *verdict;
        SizeField *size;
    };

    LifecycleStage m_stage;
    std::vector<StageScope *> m_scopes;
    std::vector<StageBar *> m_bars;
    std::vector<Chooser> m_choosers;
    std::vector<std::pair<StageScope *, QWidget *>> m_needs;
    std::vector<StageCostCard *> m_costs;
};

} // namespace slipway
