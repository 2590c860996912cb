// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/steps/boundpage.h"

class QTableView;
class QVBoxLayout;

namespace slipway {

class QuotaModel;
class RetirementModel;

/// Every finding with its way out, the quota to request, what ends within the horizon, and the isolation asked for.
class RestrictionsPage final : public BoundPage
{
    Q_OBJECT
public:
    explicit RestrictionsPage(const PageContext &context, QWidget *parent);

    [[nodiscard]] Step step() const override { return Step::Restrictions; }
    [[nodiscard]] QString title() const override { return tr("Restrictions and isolation"); }
    [[nodiscard]] QString subtitle() const override
    {
        return tr("What stands in the way, what needs approval, and how isolated the plan is.");
    }

protected:
    void showEvaluation(const Evaluation &evaluation) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildTables();
    void buildIsolation();
    void buildResidency(FlowGrid *grid);
    void showFindings(const std::vector<Finding> &findings);
    void addGroup(Severity severity, const std::vector<Finding> &findings);
    QWidget *makeFinding(const Finding &finding);
    void applyFix(const PlanEdit &fix);

    Card *m_findingsCard = nullptr;
    QVBoxLayout *m_list = nullptr;
    std::vector<Finding> m_shown;
    bool m_listed = false;
    QuotaModel *m_quota = nullptr;
    RetirementModel *m_retirements = nullptr;
    QTableView *m_quotaTable = nullptr;
    QTableView *m_retirementTable = nullptr;
    QLabel *m_noQuota = nullptr;
    QLabel *m_noRetirements = nullptr;
};

} // namespace slipway
