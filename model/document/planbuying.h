// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/buying/buying.h"
#include "model/document/background.h"

#include <QObject>

#include <memory>

namespace slipway {

class PlanSession;

/// What to buy for the open plan, worked out in the background and only while somebody watches. An edit ends what runs; the advice for
/// the earlier plan stays until the newer one comes (Stale).
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
    /// That for the plan as it stands; null: it is not there.
    [[nodiscard]] std::shared_ptr<const Buying> known() const;
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
