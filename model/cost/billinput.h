// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/bill.h"

namespace slipway::cost {

/// Everything that a bill follows from.
struct BillInput
{
    const Plan &plan;
    const Catalog &catalog;
    const PriceSnapshot &prices;
    ExchangeRate exchange;
    const sizing::PlanSizing &sizing; ///< of the plan's workloads, in its order
    const PlanIndex &index; ///< of the plan
    /// So many of the last commitments are taken to cover what they would if they were confirmed: savings plans, which else take nothing off.
    std::size_t supposed = 0;
    /// Of a draw: people whose machines a schedule stops do no more than they can. What they would do beyond that costs nothing and has no price
    /// that is missing; a plan of which it is planned that they cannot has a finding, and is never drawn so.
    bool peopleStop = false;
};

} // namespace slipway::cost
