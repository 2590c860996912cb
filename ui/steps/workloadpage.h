// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/steps/boundpage.h"

namespace slipway {

/// What the plan is about: project, data and model, and what the work needs.
class WorkloadPage final : public BoundPage
{
    Q_OBJECT
public:
    explicit WorkloadPage(const PageContext &context, QWidget *parent);

    [[nodiscard]] Step step() const override { return Step::Workload; }
    [[nodiscard]] QString title() const override { return tr("Workload"); }
    [[nodiscard]] QString subtitle() const override
    {
        return tr("What is to be built, where, and from when.");
    }

protected:
    void showPlan(const Plan &plan) override;

private:
    void buildProject();
    void buildMoney(FlowGrid *grid);
    void buildData();
    void buildNeeds();

    QLabel *m_template = nullptr;
    ComboField *m_start = nullptr;
};

} // namespace slipway
