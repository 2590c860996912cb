// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decision/alternatives.h"
#include "model/document/background.h"

#include <QObject>

#include <functional>
#include <memory>

namespace slipway {

class PlanSession;

/// What the open plan is weighed against, searched in the background once its ranges are drawn, and only while somebody watches. An edit ends
/// what runs; the alternatives of the earlier plan stay until the newer ones come (Stale).
class PlanAlternatives final : public QObject
{
    Q_OBJECT
public:
    using Find = std::function<Alternatives(const Plan &, const Context &, const Evaluation &,
                                            const Uncertainty &, int threads, const Buying *)>;

    explicit PlanAlternatives(PlanSession &session, Find find = alternativesTo);
    /// Cancels what runs and waits for its end.
    ~PlanAlternatives() override;

    /// From now on, until watch(false): what shows it is in view.
    void watch(bool watched);
    [[nodiscard]] const Async<Alternatives> &alternatives() const { return m_alternatives.get(); }
    using ForReport = std::function<std::shared_ptr<const Alternatives>(const Evaluation &, const Uncertainty &)>;
    /// Those of the plan as it stands, whatever becomes of it later: where they are not there yet, calling it with its evaluation and its
    /// ranges searches them, in any thread.
    [[nodiscard]] ForReport forReport();
    /// Cancels what runs and waits for its end; the next ranges begin anew.
    void stop();

Q_SIGNALS:
    /// State or value changed.
    void alternativesChanged();

private:
    void update();

    PlanSession &m_session;
    Find m_find;
    BackgroundValue<Alternatives> m_alternatives;
    bool m_watched = false;
};

} // namespace slipway
