// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/fields/boundpage.h"
#include "ui/support/longlist.h"

#include <optional>

class QVBoxLayout;

namespace slipway {

class ChartPanel;
class IsolationCard;
class OwnedQuotaCard;
class QuotaCard;
class RejectionCard;
class RetirementModel;
class SignLabel;
class UpkeepCard;

/// Every finding with its way out, the isolation asked for and what could be, the quota to request and to enter, the timeline
/// of what the plan uses, what is to be looked after, and what was rejected.
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

    /// Besides fields: the findings of one severity, see findingpart.
    bool focusField(const QString &pointer) override;

protected:
    void showPlan(const Plan &plan) override;
    void showEvaluation(const Evaluation &evaluation) override;
    void showJudgement(const Judgement &judgement) override;
    void prepareFocus(const QString &pointer) override;
    void showEvent(QShowEvent *event) override;

private:
    void buildIsolation();
    void buildResidency(FlowGrid *grid);
    void buildTimeline();
    /// What takes several evaluations; only while the page is on show.
    void showReportParts();
    void showTimeline(const Evaluation &evaluation);
    void listFindings();
    /// The keyboard goes to the first link of the row at `place`, or to the nearest that has one.
    void focusRow(int place);
    /// Until `left` have been added.
    void addGroup(Severity severity, std::size_t &left);
    QWidget *makeFinding(const Finding &finding);
    void applyFix(const PlanEdit &fix);

    Card *m_findingsCard = nullptr;
    QVBoxLayout *m_list = nullptr;
    std::vector<Finding> m_shown;
    std::optional<Severity> m_only; ///< the findings listed; none: all
    std::size_t m_most = rowsAtOnce; ///< findings listed
    bool m_listed = false;
    IsolationCard *m_isolation = nullptr;
    QuotaCard *m_quota = nullptr;
    OwnedQuotaCard *m_owned = nullptr;
    ChartPanel *m_timeline = nullptr;
    RetirementModel *m_retirements = nullptr;
    UpkeepCard *m_upkeep = nullptr;
    RejectionCard *m_rejected = nullptr;
    bool m_stale = true; ///< showReportParts() is due
};

} // namespace slipway
