// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/async.h"
#include "model/uncertainty/uncertainty.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <atomic>
#include <functional>
#include <memory>

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
    [[nodiscard]] const Async<Uncertainty> &ranges() const { return m_ranges; }
    /// Of the plan as it stands: those that are there, else drawn now. Null for a plan that takes long to evaluate and has none yet.
    [[nodiscard]] std::shared_ptr<const Uncertainty> forReport();
    /// Cancels what runs and waits for its end; the next evaluation begins anew.
    void stop();
    /// Milliseconds that a plan rests before it is drawn.
    void setRest(int milliseconds) { m_timer.setInterval(milliseconds); }

Q_SIGNALS:
    /// State or value changed.
    void rangesChanged();

private:
    using Cancel = std::atomic<bool>;

    void planChanged();
    void evaluated();
    void start();
    void cancel();
    void take(const std::shared_ptr<Cancel> &run, quint64 revision, std::optional<Uncertainty> result);

    PlanSession &m_session;
    Draw m_draw;
    QThreadPool m_pool;
    QTimer m_timer;
    std::shared_ptr<Cancel> m_running; ///< null: none runs
    Async<Uncertainty> m_ranges;
    bool m_watched = false;
};

} // namespace slipway
