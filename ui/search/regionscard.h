// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/plansearch.h"
#include "model/document/plansession.h"
#include "ui/charts/chartpanel.h"

namespace slipway {

class PlainLabel;
class RegionCostModel;

/// What the whole plan would cost in every region, as bars and as a table. A click or Enter moves the plan there, as one
/// step that can be undone. Works out the figures only while it is on show.
class RegionsCard final : public ChartPanel
{
    Q_OBJECT
public:
    /// Borrows session and dialogs.
    RegionsCard(PlanSession &session, Dialogs &dialogs, QWidget *parent = nullptr);

    [[nodiscard]] const RegionCostModel &model() const { return *m_model; }

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refresh();
    void showState();
    void showReading(const QString &reading);
    void moveTo(int row);

    PlanSession &m_session;
    Dialogs &m_dialogs;
    RegionCostModel *m_model = nullptr;
    PlainLabel *m_reading = nullptr;
    QString m_sentence;
    quint64 m_shown = 0; ///< revision of the result on show
};

} // namespace slipway
