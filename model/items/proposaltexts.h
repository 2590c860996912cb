// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/cost/costline.h"
#include "model/proposals/proposals.h"
#include "model/proposals/sheet.h"

#include <QLocale>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace slipway {

/// What a proposal runs on, in two lines.
struct ProposalMachine
{
    CostStage stage = CostStage::Shared; ///< whose colour marks it
    QString work; ///< "Language model"
    QString machines; ///< "3 x NC24ads A100 v4"
    QString result; ///< "95 % in 5.6 s, weights of 8 bits (integer), West Europe"
    QStringList
        shorter; ///< the same for less room, the longest first: without its region, then with fewer words
};

/// What one card of the start page says.
struct ProposalText
{
    enum class BudgetState { None, Kept, Chance, Over };

    QString month; ///< "9,423.80", "at least" before it where something has no price
    QString p10; ///< "P10 9,443": of the average month as `month`, in whole units
    QString p90;
    BudgetState budgetState = BudgetState::None; ///< Chance: kept at P90, exceeded in more than one case of fifty
    QString budget; ///< "28 % chance over budget", "over budget by 8,086"
    std::vector<ProposalMachine> machines;
    int vcpusToRequest = 0;
    int blockers = 0;
    int warnings = 0;
    QString givesUp; ///< sentences; never empty
};
/// What is said of a budget: `over` is what exceeds it at P90; false: nobody can say whether it is kept.
struct BudgetVerdict
{
    ProposalText::BudgetState state = ProposalText::BudgetState::None;
    QString words; ///< "keeps the budget", "over budget by 8,086 at P90"
};
[[nodiscard]] BudgetVerdict budgetVerdict(const std::optional<Total> &over, bool isKnown,
                                          const QLocale &locale);
[[nodiscard]] ProposalText proposalText(const Proposal &proposal, const Sheet &sheet, const Catalog &catalog,
                                        const QLocale &locale);

/// Where the amounts of a proposal lie on one axis that all proposals share. In units of the currency.
struct ProposalBand
{
    double p10 = 0;
    double p90 = 0;
    double planned = 0; ///< the plan's total at its likely values
};
struct ProposalScale
{
    double low = 0;
    double high = 1; ///< above `low`
    std::optional<double> budget; ///< for the whole time

    /// 0 at the low end, 1 at the high one.
    [[nodiscard]] double share(double amount) const { return (amount - low) / (high - low); }
};
/// What the signs on that axis mean, with the budget of the sheet by the month as well.
[[nodiscard]] QString proposalKey(const Sheet &sheet, const QLocale &locale);
[[nodiscard]] ProposalBand proposalBand(const Proposal &proposal);
[[nodiscard]] ProposalScale proposalScale(const Proposals &proposals, const Sheet &sheet);

} // namespace slipway
