// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/buying/buying.h"
#include "model/document/async.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <memory>

namespace slipway {

class PlanSession;

/// What to buy for the open plan, worked out in the background and only while somebody watches. An edit ends what runs; the advice for
/// the earlier plan stays until the newer one comes (Stale). A child of its session, which stops it before the catalog or the prices
/// change.
class PlanBuying final : public QObject
{
    Q_OBJECT
public:
    explicit PlanBuying(PlanSession &session);
    /// Cancels what runs and waits for its end.
    ~PlanBuying() override;

    /// From now on, until watch(false): what shows it is in view.
    void watch(bool watched);
    [[nodiscard]] const Async<Buying> &advice() const { return m_advice; }
    /// Cancels what runs and waits for its end; the next evaluation begins anew.
    void stop();

Q_SIGNALS:
    /// State or value changed.
    void adviceChanged();

private:
    using Cancel = std::atomic<bool>;

    void update();
    void start();
    void cancel();
    void take(const std::shared_ptr<Cancel> &run, quint64 revision, std::optional<Buying> result);

    PlanSession &m_session;
    QThreadPool m_pool;
    std::shared_ptr<Cancel> m_running; ///< null: none runs
    quint64 m_runningRevision = 0;
    Async<Buying> m_advice;
    bool m_watched = false;
};

} // namespace slipway
