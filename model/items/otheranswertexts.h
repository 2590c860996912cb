// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/proposaltexts.h"

#include <functional>

namespace slipway {

/// One row of what would have to change.
struct OtherAnswerText
{
    QString change; ///< OtherAnswer::words with what a page calls the entries
    QString month; ///< "5,318"
    ProposalText::BudgetState budgetState = ProposalText::BudgetState::None;
    QString verdict; ///< "keeps the budget", "over budget by 318 at P90"
};
/// `captionOf` names entries of the sheet.
[[nodiscard]] OtherAnswerText otherAnswerText(const OtherAnswer &answer,
                                              const std::function<QString(const QString &key)> &captionOf,
                                              const QLocale &locale);

} // namespace slipway
