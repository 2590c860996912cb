// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/buying/buying.h"
#include "model/document/background.h"

#include <QObject>
#include <QSet>

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

    /// From now on, until the same one's watch(.., false): what shows it is in view.
    void watch(const QObject *watcher, bool watched);
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
    QSet<const QObject *> m_watchers;
};

} // namespace slipway
