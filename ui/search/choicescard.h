// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/plansearch.h"
#include "model/document/plansession.h"
#include "ui/charts/chartpanel.h"

#include <QElapsedTimer>
#include <QStringList>
#include <QTimer>

namespace slipway {

class CandidateModel;
class LinkButton;
struct Tradeoff;
struct TradeoffCard;
class ElidedLabel;

/// Every size, region, way of paying and number of nodes that can do the work of one compute: time against cost, and the
/// same as a table; only the table where nothing but cost counts. Follows the plan while it is on show. A click, Enter on a point or on
/// a row takes the choice, as one step that can be undone.
class ChoicesCard final : public ChartPanel
{
    Q_OBJECT
public:
    /// Borrows session and dialogs.
    ChoicesCard(PlanSession &session, Dialogs &dialogs, LifecycleStage stage, QWidget *parent = nullptr);

    /// The computes that the page has on show: the first of them that can be searched for is what this shows.
    void follow(const QStringList &computes);
    /// Shows nothing but why there is nothing to choose; empty: shows the choices again.
    void setOff(const QString &why);
    [[nodiscard]] QString compute() const { return m_compute; }
    [[nodiscard]] const CandidateModel &model() const { return *m_model; }

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    /// The compute of m_onShow that can be searched for in the plan as it stands.
    void findCompute();
    /// Asks for what is not known of the plan as it stands, while on show.
    void refresh();
    void showState();
    void showResult(const search::Result &result);
    void showNothingMeets(const search::Result &result);
    /// What stands against the plan's own choice.
    void showStanding();
    void showBusy();
    void choose(const search::Candidate &candidate);
    void chooseRow(const QModelIndex &index);
    void askWhyNot();
    /// One step that can be undone.
    void apply(const PlanEdit &edit);
    /// What taking it changes beside the machines, and what follows from that; empty where nothing else changes.
    [[nodiscard]] QString changes(const search::Result &result, const search::Candidate &candidate) const;
    [[nodiscard]] QString words(const search::Result &result, const search::Candidate &candidate) const;
    /// Its figures, and how they differ from the plan's own choice.
    [[nodiscard]] TradeoffCard cardOf(const search::Result &result, const search::Candidate &candidate) const;
    [[nodiscard]] Tradeoff tradeoffOf(const std::shared_ptr<const search::Result> &result) const;
    void setStale(bool stale);

    PlanSession &m_session;
    Dialogs &m_dialogs;
    LifecycleStage m_stage;
    CandidateModel *m_model = nullptr;
    ElidedLabel *m_counts = nullptr;
    ElidedLabel *m_reading = nullptr;
    LinkButton *m_whyNot = nullptr;
    QTimer m_patience; ///< nothing is said of a search that takes less
    QString m_compute;
    QStringList m_onShow; ///< of the page
    QString m_off;
    QString m_countsText;
    QString m_standing; ///< of the plan's own choice, where no mark is read
    quint64 m_shown = 0; ///< revision of the result on show
    QString m_shownCompute;
    bool m_stale = false; ///< what is on show is drawn pale: another plan is searched for
};

} // namespace slipway
