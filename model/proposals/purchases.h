// SPDX-License-Identifier: GPL-3.0-or-later
// Inside model/proposals: the reservations that a plan is proposed with.
#pragma once

#include "model/buying/buying.h"

#include <QStringList>

#include <map>

namespace slipway::proposals {

/// A plan with the reservations that pay: what runs all along is reserved, what comes on top is paid as it goes. As `slipway buy` judges it, of
/// terms that end with the plan.
struct Purchases
{
    Plan plan; ///< with them as commitments that are yet to be bought
    Total total; ///< of that plan over its horizon; nothing is owed after it
    std::vector<BuyingGroup> groups; ///< with something to buy, those that save most first
};

/// For a plan whose machines are chosen. Which of them may be taken away is left as it is, and what was to be paid for a term is
/// bought anew, for as many machines and months as pay.
[[nodiscard]] Purchases purchasesFor(const Plan &plan, const Context &context);

/// What each compute costs over the horizon, by id: with its part of what is reserved, as much of that as it takes off its pay-as-you-go.
/// `evaluation` is that of the plan with the purchases.
[[nodiscard]] std::map<QString, Total> costsByCompute(const Purchases &purchases,
                                                      const Evaluation &evaluation, const Context &context);

/// What is bought, from which part of the hours on it pays and what it saves, a sentence for each group; that terms which are owed after the plan
/// would cost less in all, where they do. Never empty. Takes advice once more: for plans that are proposed.
[[nodiscard]] QStringList purchaseSentences(const Purchases &purchases, const Context &context);

} // namespace slipway::proposals
