// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/plan.h"

namespace slipway::cost {

/// The price type a compute is billed at: its tier decides before its commitment does.
[[nodiscard]] PriceType effectivePriceType(const Compute &compute);

/// Whether a compute is paid for a term: by a reservation or a savings plan, in the tier that it bills through.
[[nodiscard]] bool isPaidByTerm(const Compute &compute);
/// Whether any compute of the plan is.
[[nodiscard]] bool hasTermsAsPrices(const Plan &plan);

/// Whether machines are paid by the hours that they run: as they go, or in a savings plan. No document confirms savings plans for Azure Machine
/// Learning, so that one bills its term and takes nothing off, whether it is the price of a compute or a commitment.
[[nodiscard]] bool paysAsItGoes(PriceType type);

/// The tier that a price type is billed through.
[[nodiscard]] Tier tierOf(PriceType type);

/// Makes `type` the compute's effective price type. Only the tier makes spot and low priority: the compute's own price type is
/// then kept, for the way back.
void pay(Compute &compute, PriceType type);

/// "3-year reservation": for a sentence.
[[nodiscard]] QString priceTypeWords(PriceType type);

/// The same in English, whatever the language: part of ids.
[[nodiscard]] QString priceTypeKey(PriceType type);

} // namespace slipway::cost
