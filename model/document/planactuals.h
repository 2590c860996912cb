// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/actuals/bill.h"
#include "model/document/background.h"

#include <QObject>
#include <QStringList>

namespace slipway {

class PlanSession;

/// What was billed, beside the open plan: read in the background, one reading at a time. A plan that changes makes what is there stale, and
/// nothing is read again by itself: an export may have a gigabyte.
class PlanActuals final : public QObject
{
    Q_OBJECT
public:
    /// Borrows the session.
    explicit PlanActuals(PlanSession &session, QObject *parent = nullptr);
    /// Cancels what runs and waits for its end.
    ~PlanActuals() override;

    /// Reads these for the plan as it stands; what runs is cancelled, what is there stays until the new figures come.
    void read(const QStringList &paths, CostBasis basis);
    void cancel();

    [[nodiscard]] const Async<ActualCosts> &costs() const { return m_costs.get(); }
    [[nodiscard]] const QStringList &paths() const { return m_paths; } ///< read last, or being read
    [[nodiscard]] qint64 bytesRead() const { return m_bytes; } ///< unpacked, of what is being read
    /// Of the files together; 0 where one of them is packed, whose size says nothing.
    [[nodiscard]] qint64 bytesInAll() const { return m_bytesInAll; }

Q_SIGNALS:
    void changed();
    /// While it reads, a few times a second.
    void progressed();

private:
    void planChanged();

    PlanSession &m_session;
    BackgroundValue<ActualCosts> m_costs;
    QStringList m_paths;
    qint64 m_bytes = 0;
    qint64 m_bytesInAll = 0;
};

} // namespace slipway
