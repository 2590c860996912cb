// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/background.h"
#include "model/proposals/proposals.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <vector>

namespace slipway {

/// Proposals for a sheet that is being filled in, worked out in the background: a change ends what runs, and the sheet is proposed for anew
/// once it has rested a moment. The proposals of the earlier sheet stay until the newer ones come (Stale), an older result never replaces a
/// newer one. Proposals are there before what would have to go is (Proposals::isWhole). A sheet with faults is not proposed for. Borrows catalog and prices.
class SheetProposals final : public QObject
{
    Q_OBJECT
public:
    using Propose = std::function<Result<Proposals>(const Sheet &, const Context &, const ProposeOptions &,
                                                    const FirstProposals &)>;

    SheetProposals(const Catalog &catalog, const PriceSnapshot &prices, QDate asOf, Propose work = {});
    /// Cancels what runs and waits for its end.
    ~SheetProposals() override;

    /// Does nothing where it is that already, and is or was proposed for.
    void setSheet(const Sheet &sheet);
    [[nodiscard]] const Sheet &sheet() const { return m_sheet; }
    /// `revision` counts the sheets.
    [[nodiscard]] const Async<Proposals> &proposals() const { return m_proposals.get(); }
    /// Of the sheet, once it has rested: what it lacks or contradicts. See sheetFaults().
    [[nodiscard]] const std::vector<Error> &faults() const { return m_faults; }
    /// Cancels what runs and waits for its end: before the catalog or the prices change. The next setSheet() begins anew.
    void stop();
    /// Milliseconds that a sheet rests before it is proposed for.
    void setRest(int milliseconds) { m_timer.setInterval(milliseconds); }

Q_SIGNALS:
    /// State, value or faults changed.
    void changed();

private:
    void start();

    const Catalog &m_catalog;
    const PriceSnapshot &m_prices;
    QDate m_asOf;
    Propose m_propose;
    QTimer m_timer;
    Sheet m_sheet;
    quint64 m_revision = 0;
    bool m_asked = false; ///< for m_sheet, and not stopped since
    std::vector<Error> m_faults;
    BackgroundValue<Proposals> m_proposals;
};

} // namespace slipway
