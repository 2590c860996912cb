// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/steps/stagepage.h"

namespace slipway {

/// Where training jobs run, how they scale, and how much work there is.
class TrainingPage final : public StagePage
{
    Q_OBJECT
public:
    explicit TrainingPage(const PageContext &context, QWidget *parent);

    [[nodiscard]] Step step() const override { return Step::Training; }
    [[nodiscard]] QString title() const override { return tr("Training"); }
    [[nodiscard]] QString subtitle() const override
    {
        return tr("Where training jobs run, how they scale, and how much work a run is.");
    }

protected:
    void showPlan(const Plan &plan) override;

private:
    void buildCompute();
    void buildWork();

    StageScope &m_scope;
    ComboField *m_tier = nullptr;
    ComboField *m_method = nullptr;
};

} // namespace slipway
