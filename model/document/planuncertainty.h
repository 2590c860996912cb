// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decision/judgement.h"
#include "model/document/background.h"
#include "model/uncertainty/uncertainty.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

namespace slipway {

class PlanSession;

/// Draws the open plan in the background and keeps up with it: an edit ends what runs, and the plan is drawn anew once it has been
/// evaluated and rested a moment. The ranges of the earlier plan stay until the newer ones come (Stale), an older result never replaces a
/// newer one. Nothing is drawn before the first watch().
class PlanUncertainty final : public QObject
{
    Q_OBJECT
public:
    using Draw
        = std::function<Uncertainty(const Plan &, const Context &, const Total &, const DrawOptions &)>;

    explicit PlanUncertainty(PlanSession &session, Draw draw = drawCosts);
    /// Cancels what runs and waits for its end.
    ~PlanUncertainty() override;

    /// Somebody shows it.
    void watch();
    [[nodiscard]] const Async<Uncertainty> &ranges() const { return m_ranges.get(); }
    /// What is open in the plan as the session has evaluated it. What is kept too seldom is that of the earlier plan until this one has been
    /// drawn: another after every evaluationChanged() and judgementChanged(). The reference stays valid, its content changes with the next.
    [[nodiscard]] const Judgement &judgement();
    /// Another plan was opened: what was drawn of the earlier one says nothing of it.
    void forget();
    /// Those of the plan as it stands, whatever becomes of it later: where they are not there yet, calling it draws them, in any thread.
    /// Gives null for a plan that takes long to evaluate and has none yet.
    [[nodiscard]] std::function<std::shared_ptr<const Uncertainty>()> forReport();
    /// Cancels what runs and waits for its end; the next evaluation begins anew.
    void stop();
    /// Milliseconds that a plan rests before it is drawn.
    void setRest(int milliseconds) { m_timer.setInterval(milliseconds); }

Q_SIGNALS:
    /// State or value changed.
    void rangesChanged();
    /// After rangesChanged(), where other constraints are kept too seldom than before, or otherwise.
    void judgementChanged();

private:
    void tell();
    void planChanged();
    void evaluated();
    void start();

    PlanSession &m_session;
    Draw m_draw;
    QTimer m_timer;
    BackgroundValue<Uncertainty> m_ranges;
    bool m_watched = false;
    std::optional<Robustness> m_robustness; ///< as drawn last
    Judgement m_judgement;
    std::optional<quint64> m_judged; ///< revision of the session that m_judgement is of, with m_robustness
};

} // namespace slipway
