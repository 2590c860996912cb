// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stages/stagepage.h"

namespace slipway {

class DeploymentBar;

/// Real-time, batch, or both: what is asked of the model, and what it runs on.
class DeploymentPage final : public StagePage
{
    Q_OBJECT
public:
    explicit DeploymentPage(const PageContext &context, QWidget *parent);

    [[nodiscard]] Step step() const override { return Step::Deployment; }
    [[nodiscard]] QString title() const override { return tr("Deployment"); }
    [[nodiscard]] QString subtitle() const override
    {
        return tr("Real-time, batch, or both: what is asked of the model, and what it runs on.");
    }

protected:
    void showPlan(const Plan &plan) override;

private:
    void buildEndpoint();
    void buildDeployment(FlowGrid *grid);
    void buildRollouts();
    void buildTraffic();
    void buildDay();
    void buildRequest();
    void buildTokens(FlowGrid *grid);
    void buildServedModel(FlowGrid *grid, const std::function<PointerOf(const QString &)> &at);
    void buildBatch();
    void buildBatchFolds();
    void addDeploymentName(FlowGrid *grid);

    StageScope &m_realtime;
    StageScope &m_batch;
    DeploymentBar *m_deployments = nullptr;
};

} // namespace slipway
