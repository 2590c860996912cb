// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stages/entrylistcard.h"

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
    void buildAmount(FlowGrid *grid);

    CommitmentModel *m_commitments = nullptr;
};

} // namespace slipway
