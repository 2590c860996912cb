// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chartpanel.h"

namespace slipway {

class PlanSession;
class SwingModel;

/// Between what the plan's total lies, the chances to keep budget and targets, and what moves the total most. The ranges of an earlier plan
/// stay, greyed, until those of the newer one come.
class RangeCard final : public ChartPanel
{
    Q_OBJECT
public:
    /// Borrows session and dialogs.
    RangeCard(PlanSession &session, Dialogs &dialogs, QWidget *parent = nullptr);

    [[nodiscard]] const SwingModel &model() const { return *m_model; }

protected:
    void showEvent(QShowEvent *event) override;

private:
    void showState();
    void showRanges();
    void showReading(const QString &reading);

    PlanSession &m_session;
    SwingModel *m_model = nullptr;
    QLabel *m_figures = nullptr;
    QLabel *m_chances = nullptr;
    QLabel *m_reading = nullptr;
    QString m_sentence;
    quint64 m_shown = 0; ///< revision of the result on show
};

} // namespace slipway
