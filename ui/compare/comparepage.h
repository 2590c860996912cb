// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparedplan.h"
#include "model/document/plansession.h"

#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;
class QToolButton;

namespace slipway {

class ActualsPage;
class ChartPanel;
class CompareModel;
class CompareTable;
class Dialogs;
class FindingChanges;
class SegmentedControl;

/// The plan beside its scenarios and other plan files: what each costs and how it stands to the plan itself, how one total comes out of
/// the other, and what became of the findings. Here scenarios are made, named and taken away.
class ComparePage final : public QWidget
{
    Q_OBJECT
public:
    /// Borrows session and dialogs.
    ComparePage(PlanSession &session, Dialogs &dialogs, QWidget *parent = nullptr);

    [[nodiscard]] QWidget *firstField() const;
    [[nodiscard]] ActualsPage *actuals() const { return m_actuals; }

public Q_SLOTS:
    void addScenario();
    void addPlanFile();

Q_SIGNALS:
    /// A plan file that was compared is wanted as the open one.
    void planWanted(const QString &path);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void buildHead();
    void buildBody();
    void showPlans();
    void showOther();
    void useChosen();
    void renameChosen();
    void removeChosen();
    void layOut();
    /// The plans side by side, or the plan beside what was billed.
    void showPart();
    /// The plan whose difference is shown: the column chosen, the first beside the basis otherwise. Null: there is none.
    [[nodiscard]] const ComparedPlan *chosen() const;

    PlanSession &m_session;
    Dialogs &m_dialogs;
    CompareModel *m_model = nullptr;
    SegmentedControl *m_part = nullptr; ///< Plans | Actual costs
    QWidget *m_plansPart = nullptr;
    ActualsPage *m_actuals = nullptr;
    QLabel *m_remark = nullptr;
    QPushButton *m_addScenario = nullptr;
    QPushButton *m_addFile = nullptr;
    QPushButton *m_use = nullptr;
    QToolButton *m_more = nullptr;
    QWidget *m_empty = nullptr;
    QWidget *m_tableCard = nullptr;
    CompareTable *m_table = nullptr;
    QWidget *m_lower = nullptr;
    QWidget *m_bottom = nullptr;
    ChartPanel *m_chart = nullptr;
    SegmentedControl *m_parts = nullptr; ///< by stage or by cause
    FindingChanges *m_findings = nullptr;
};

} // namespace slipway
