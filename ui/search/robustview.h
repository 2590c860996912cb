// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/plansearch.h"
#include "model/document/plansession.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;
class QTableView;
class QVBoxLayout;

namespace slipway {

class Dialogs;
class RobustChoiceModel;
struct BreakEvenTable;
struct PlanEdit;
struct TypedSpeed;

/// The best plan under uncertainty: the cheapest robust choice first, beside it the cheapest at likely values and the knee, then what keeps
/// what, what would turn the choice, fallbacks, tokens instead, and growth. A row is applied as one step that can be undone.
class RobustView final : public QWidget
{
    Q_OBJECT
public:
    /// Borrows session and dialogs; finds nothing until it is asked to.
    RobustView(PlanSession &session, Dialogs &dialogs, QWidget *parent = nullptr);
    /// Cancels what it asked for.
    ~RobustView() override;

    /// Draws and searches anew.
    void find(const search::BestOptions &options);

Q_SIGNALS:
    /// The plan is the choice now.
    void taken();
    /// Asked for where nothing is on its way: whoever knows the options calls find().
    void searchAgain();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitColumns();
    void showState();
    void showAnswer(const RobustAnswer &answer);
    void showRow();
    void take();
    /// False where it does not go into the plan, which is told.
    bool apply(const PlanEdit &edit);
    void addTypedSpeed(const TypedSpeed &speed);
    /// A heading and lines under it; nothing where there are no lines.
    void addPart(const QString &heading, const QStringList &lines);
    /// A chart with its table; `months` is the horizon that costs are of.
    void addBreakEven(const BreakEvenTable &table, const Plan &plan);

    PlanSession &m_session;
    Dialogs &m_dialogs;
    QPointer<PlanSearch> m_search;
    RobustChoiceModel *m_model = nullptr;
    QLabel *m_headline = nullptr;
    QLabel *m_now = nullptr;
    QTableView *m_table = nullptr;
    QLabel *m_detail = nullptr;
    QPushButton *m_take = nullptr;
    QLabel *m_standing = nullptr;
    QProgressBar *m_progress = nullptr;
    QPushButton *m_cancel = nullptr;
    QWidget *m_parts = nullptr;
    QVBoxLayout *m_partColumn = nullptr;
};

} // namespace slipway
