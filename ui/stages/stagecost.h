// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/async.h"
#include "model/evaluation/evaluation.h"
#include "model/uncertainty/uncertainty.h"
#include "ui/support/card.h"

class QGridLayout;
class QLabel;

namespace slipway {

class ExplainButton;
class LinkButton;

/// What a stage costs over the horizon: its total and its dearest lines. A link leads to
/// the others on the Cost step.
class StageCostCard final : public Card
{
    Q_OBJECT
public:
    explicit StageCostCard(CostStage stage, QWidget *parent = nullptr);

    void showCost(const Evaluation &evaluation);
    /// Between what the stage's total lies; greyed while it is that of an earlier plan.
    void showRange(const Async<Uncertainty> &ranges);

Q_SIGNALS:
    void allLinesWanted();

private:
    CostStage m_stage;
    QLabel *m_total = nullptr;
    QLabel *m_range = nullptr;
    QLabel *m_empty = nullptr;
    QGridLayout *m_rows = nullptr;
    LinkButton *m_more = nullptr;
    ExplainButton *m_explain = nullptr;
};

} // namespace slipway
