// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/background.h"
#include "model/evaluation/priceoptions.h"

#include <QObject>

#include <vector>

namespace slipway {

class PlanSession;

/// The ways of paying for one compute of the open plan, with what the plan costs then. An evaluation for each way: at once where the plan
/// takes little, else in the background.
class PlanPriceOptions final : public QObject
{
    Q_OBJECT
public:
    explicit PlanPriceOptions(PlanSession &session);
    /// Cancels what runs and waits for its end.
    ~PlanPriceOptions() override;

    /// Of `compute` in the plan as it stands; changed() tells when they are there, before this returns where they are found at once. What was
    /// asked for before counts no more.
    void find(const QString &compute);
    /// Nobody looks any more.
    void cancel();
    /// Busy: not there yet. A value is of what was asked for last, none of another compute or of an earlier plan is kept.
    [[nodiscard]] const Async<std::vector<PriceOption>> &options() const { return m_options; }
    /// Cancels what runs and waits for its end.
    void stop();

Q_SIGNALS:
    void changed();

private:
    void take(Result<std::vector<PriceOption>> found);

    PlanSession &m_session;
    Async<std::vector<PriceOption>> m_options;
    Background m_background; ///< last: it ends before the rest goes
};

} // namespace slipway
