// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/plansearch.h"
#include "model/document/plansession.h"

#include <QHash>
#include <QPointer>
#include <QWidget>

class QCheckBox;
class QLabel;
class QPushButton;
class QStackedWidget;
class QTableView;
class QUndoCommand;

namespace slipway {

class BestChoiceModel;
class ConstraintPriceModel;
class Dialogs;
class RobustView;
class SeverityLabel;
class WaysOutView;

/// What to choose: the cheapest robust plan first, and the cheapest at the likely values beside the plan as it stands: what changes for
/// each compute, what is saved, what decided, what each constraint costs. Applied as one step that can be undone. Searches while it is on show.
class BestChoicePage final : public QWidget
{
    Q_OBJECT
public:
    /// Borrows session and dialogs; searches when it is shown, and ends the search when it is hidden.
    BestChoicePage(PlanSession &session, Dialogs &dialogs, QWidget *parent = nullptr);
    ~BestChoicePage() override;

    [[nodiscard]] QWidget *firstField() const;
    /// Whether the step that was done, undone or redone last is one of this page: then what it changed is seen here.
    [[nodiscard]] bool isOwnStep() const;

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void build();
    QWidget *makeWaiting();
    QWidget *makeResult(QWidget *parent);
    [[nodiscard]] search::BestOptions options() const;
    void find();
    /// The plan is another one: what was found is searched for anew, unless the plan is what was found here.
    void followPlan();
    void applyHere(const PlanEdit &edit);
    void noteStep(int index);
    /// The last step is of this page.
    void noteOwnStep();
    /// The plan is a choice of this page now.
    void noteTaken();
    [[nodiscard]] bool isTaken() const;
    [[nodiscard]] bool isSearching() const;
    void showState();
    void showBest(const search::BestPlan &best);
    void showTotals(const search::BestPlan &best);
    void showChoice();
    void fitTables();
    void apply();
    [[nodiscard]] QString headline(const search::BestPlan &best) const;
    [[nodiscard]] QString choiceWords(const search::BestChoice &choice) const;

    PlanSession &m_session;
    Dialogs &m_dialogs;
    QPointer<PlanSearch> m_search;
    BestChoiceModel *m_choices = nullptr;
    ConstraintPriceModel *m_constraints = nullptr;
    QCheckBox *m_everyRegion = nullptr;
    QCheckBox *m_commitments = nullptr;
    QCheckBox *m_targets = nullptr;
    RobustView *m_robust = nullptr;
    QStackedWidget *m_pages = nullptr;
    QWidget *m_result = nullptr;
    QLabel *m_waitingText = nullptr;
    QWidget *m_progress = nullptr;
    QPushButton *m_cancel = nullptr;
    QPushButton *m_takeBack = nullptr;
    WaysOutView *m_ways = nullptr;
    SeverityLabel *m_overBudget = nullptr;
    QLabel *m_headline = nullptr;
    QLabel *m_totals = nullptr;
    QLabel *m_detail = nullptr;
    QLabel *m_constraintTitle = nullptr;
    QLabel *m_pricing = nullptr; ///< while constraints are being priced
    QPushButton *m_stop = nullptr; ///< pricing them
    quint64 m_shownRevision = 0; ///< of the plan that the choices on show are of
    QTableView *m_table = nullptr;
    QTableView *m_prices = nullptr;
    QPushButton *m_apply = nullptr;
    QHash<int, const QUndoCommand *> m_ownSteps; ///< of the stack of changes, by the index after each; compared only
    int m_index = 0; ///< of that stack
    int m_lastStep = 0; ///< that was done, undone or redone: the index after it
    int m_taken = -1; ///< the index after the choice that was taken last
    Plan m_takenPlan; ///< with that choice
    bool m_isCutShort = false; ///< the search was ended before it priced the constraints
    bool m_cancelled = false; ///< by the user, since the search was asked for
};

} // namespace slipway
