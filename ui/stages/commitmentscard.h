// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stages/entrylistcard.h"

#include <functional>
#include <optional>

namespace slipway {

class CommitmentModel;

/// Reservations and savings plans that are bought already: a list, and the fields of the one chosen.
class CommitmentsCard final : public EntryListCard
{
    Q_OBJECT
public:
    /// Borrows the binder of the page.
    CommitmentsCard(const PageContext &context, Binder &binder, QWidget *parent = nullptr);

    void showPlan(const Plan &plan);

private:
    CommitmentsCard(const PageContext &context, Binder &binder, CommitmentModel *model, QWidget *parent);
    [[nodiscard]] int count(const Plan &plan) const override;
    void append(Plan &plan) const override;
    void erase(Plan &plan, int index) const override;
    void buildFields(FlowGrid *grid);

    /// How an amount of a commitment is shown.
    struct AmountLook
    {
        QString member; ///< of the commitment
        QString caption;
        QString placeholder; ///< where there is none
        QString tip;
        QString spoken;
        QString spokenCurrency;
        std::function<void(Commitment &)> begun; ///< what an amount changes besides; may be empty
    };
    template <typename Amount>
    void buildAmount(FlowGrid *grid, std::optional<Amount> Commitment::*part, const AmountLook &look);

    CommitmentModel *m_commitments = nullptr;
};

} // namespace slipway
