// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/proposaltexts.h"

#include <functional>

namespace slipway {

/// One row of what would have to change.
struct OtherAnswerText
{
    QString change; ///< "Answer within: 3.5 s instead of 2 s", one line for each entry
    QString entry; ///< key of the first
    QString month; ///< "5,318"
    ProposalText::BudgetState budgetState = ProposalText::BudgetState::None;
    QString verdict; ///< "keeps the budget", "over budget by 318 at P90"
};
/// `asked` is the sheet as it stands; `captionOf` names its entries.
[[nodiscard]] OtherAnswerText otherAnswerText(const OtherAnswer &answer, const Sheet &asked,
                                              const Catalog &catalog,
                                              const std::function<QString(const QString &key)> &captionOf,
                                              const QLocale &locale);

} // namespace slipway
