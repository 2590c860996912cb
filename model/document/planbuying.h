// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/buying/buying.h"
#include "model/document/background.h"

#include <QObject>

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
    [[nodiscard]] const Async<Buying> &advice() const { return m_advice.get(); }
    /// Cancels what runs and waits for its end; the next evaluation begins anew.
    void stop();

Q_SIGNALS:
    /// State or value changed.
    void adviceChanged();

private:
    void update();

    PlanSession &m_session;
    BackgroundValue<Buying> m_advice;
    bool m_watched = false;
};

} // namespace slipway
