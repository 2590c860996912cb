// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluation.h"
#include "ui/fields/steppage.h"
#include "ui/support/card.h"
#include "ui/support/longlist.h"

class QVBoxLayout;

namespace slipway {

class PlanBuying;
class PlanSession;

/// What has to be done by when, where work moves from stage to stage, and what the owner of compute that is not managed has to do.
class UpkeepCard final : public Card
{
    Q_OBJECT
public:
    explicit UpkeepCard(const PageContext &context, QWidget *parent = nullptr);
    ~UpkeepCard() override;

    void showEvaluation(const Evaluation &evaluation);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void showCalendar(const std::vector<CalendarEntry> &calendar);
    /// With what is advised to buy, once that is worked out.
    [[nodiscard]] std::vector<CalendarEntry> calendarOf(const Evaluation &evaluation) const;

    const Catalog &m_catalog;
    PlanSession &m_session;
    PlanBuying &m_buying; ///< of the session
    QVBoxLayout *m_list = nullptr;
    std::size_t m_mostEntries = rowsAtOnce; ///< of the calendar
    QStringList m_shown; ///< everything on show, to build anew only where something changed
};

} // namespace slipway
