// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/fields/boundpage.h"

class QPlainTextEdit;

namespace slipway {

class AssumptionFields;
class FoldCard;
class FoldGroup;
class LinkButton;
class WorkListCard;

/// What the plan is about: project, data and model, what the work needs; and, folded, what most plans leave as it is.
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
    void showEvaluation(const Evaluation &evaluation) override;
    void prepareFocus(const QString &pointer) override;

private:
    void buildProject();
    void buildMoney(FlowGrid *grid);
    void buildFactor(FlowGrid *grid);
    void buildData();
    void buildNeeds();
    void buildLists();
    // In workloadmore.cpp.
    void buildMore();
    FoldCard *addFold(const QString &title);
    void buildModelDetails();
    void buildServices();
    void buildAbout();
    void showMore(const Plan &plan);

    QLabel *m_template = nullptr;
    LinkButton *m_network = nullptr; ///< to where it is set
    ComboField *m_start = nullptr;
    NumberField *m_budget = nullptr;
    QString m_budgetDigits; ///< of the amount before it is typed anew
    WorkListCard *m_workloads = nullptr;
    WorkListCard *m_computes = nullptr;
    FoldGroup *m_more = nullptr;
    FoldCard *m_details = nullptr;
    FoldCard *m_services = nullptr;
    FoldCard *m_assumed = nullptr;
    FoldCard *m_about = nullptr;
    AssumptionFields *m_assumptions = nullptr;
    QPlainTextEdit *m_notes = nullptr;
};

} // namespace slipway
