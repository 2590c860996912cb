// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/plansession.h"

#include <QStringList>
#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;
class QTableView;

namespace slipway {

class ActualsModel;
class Dialogs;
struct ActualCosts;
class PlanActuals;
class SegmentedControl;

/// What was billed, beside the plan. Exports are chosen or dropped here, and read in the background.
class ActualsPage final : public QWidget
{
    Q_OBJECT
public:
    /// Borrows session and dialogs.
    ActualsPage(PlanSession &session, Dialogs &dialogs, QWidget *parent = nullptr);
    ~ActualsPage() override;

    [[nodiscard]] QWidget *firstField() const;
    /// Reads these in place of what was read before.
    void readFiles(const QStringList &paths);
    [[nodiscard]] const PlanActuals &actuals() const { return *m_actuals; }

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void chooseFile(bool further);
    void readAgain();
    void showCosts();
    void showProgress();
    void showRows();
    [[nodiscard]] QString purchaseWords(const ActualCosts &costs) const;
    [[nodiscard]] QString mayBePurchaseWords(const ActualCosts &costs) const;

    PlanSession &m_session;
    Dialogs &m_dialogs;
    PlanActuals *m_actuals = nullptr;
    ActualsModel *m_model = nullptr;
    QPushButton *m_choose = nullptr;
    QPushButton *m_further = nullptr;
    QPushButton *m_again = nullptr;
    QPushButton *m_cancel = nullptr;
    SegmentedControl *m_basis = nullptr; ///< in the order of CostBasis
    SegmentedControl *m_kind = nullptr; ///< in the order of ActualsModel::Kind
    QProgressBar *m_progress = nullptr;
    QLabel *m_state = nullptr; ///< what was read, or why not
    QLabel *m_figures = nullptr;
    QLabel *m_forecast = nullptr;
    QWidget *m_result = nullptr;
    QTableView *m_table = nullptr;
};

} // namespace slipway
