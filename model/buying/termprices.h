// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/buying/against.h"
#include "model/cost/pricing.h"

namespace slipway::buying {

/// The price of an hour of a term.
struct TermPrice
{
    PriceType type = PriceType::Reservation1Year;
    QString whyNot; ///< it may not be bought, one sentence; empty: it may
    QString remark;
    bool unconfirmed = false; ///< whether the targets may use it
    std::optional<int> lastStart; ///< see Against
    cost::Pricing pricing;

    /// USD an hour of one that is bought in a month of the horizon. Only of what has a price.
    [[nodiscard]] Rate boughtIn(int month) const;
};

/// What machines of a plan that is paid as it goes cost with a term and without. Borrows all.
class TermPrices
{
public:
    TermPrices(const cost::BillInput &input, const Context &context, const Against &against);

    [[nodiscard]] TermPrice of(const MachineGroup &group, PriceType type) const;
    /// What a machine of the group's own size pays as it goes, in dollars an hour: the mean of the months that a term from `start` on
    /// has within the horizon, each at the price announced for it. What a term is held against.
    [[nodiscard]] std::optional<double> meanPayAsYouGo(const MachineGroup &group, int start, int term) const;

private:
    cost::BillInput m_input;
    const Context &m_context;
    const Against &m_against;
};

} // namespace slipway::buying
