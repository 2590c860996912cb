// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decision/robustness.h"
#include "model/proposals/planfor.h"
#include "model/search/candidate.h"
#include "model/uncertainty/uncertainty.h"

#include <array>
#include <atomic>
#include <functional>
#include <optional>
#include <vector>

namespace slipway {

/// Three ways to do what a sheet asks for.
enum class ProposalKind : std::uint8_t {
    Cheapest, ///< that keeps its constraints with the confidence that is required
    Balanced, ///< the knee: before it a little money makes much faster, behind it much money makes little faster; with little more quota
    Fastest, ///< that keeps the budget, with quota that can be asked for
};
inline constexpr std::size_t proposalCount = 3;

/// "cheapest", "balanced", "fastest": in files and on the command line.
[[nodiscard]] QLatin1StringView proposalId(ProposalKind kind);

struct ProposeOptions
{
    int draws
        = DrawOptions()
              .draws; ///< of each proposal: as often as a plan, so that one made of it has the same digits
    int threads = 2; ///< the result does not depend on it

    friend bool operator==(const ProposeOptions &, const ProposeOptions &) = default;
};

/// What one compute of a proposal runs on.
struct ProposedCompute
{
    QString compute; ///< id
    QString work; ///< name of what it does
    QString target; ///< id in the catalog
    QString size;
    QString region; ///< id
    PriceType priceType = PriceType::PayAsYouGo;
    int nodes = 1; ///< instances of a deployment at its peak, nodes of a run, machines that are kept
    search::Measure measure = search::Measure::None;
    double value = 0; ///< of the measure
    std::optional<Precision> precision; ///< of the weights of a language model that answers
    int atATime = 0; ///< requests on one instance; 0: it answers none
    bool isTimeTyped = false; ///< of a request, on any machine; else it follows from the speed of the model
    Total month; ///< that it costs on average, with its part of what is reserved for it
    QString
        assumed; ///< "a request takes 0.4 times as long, assumed between 0.31 and 0.4", than measured elsewhere; empty: nothing is

    /// Then `value` is of answers with every place taken, by which instances are counted: at the load of the day they are faster. Unless
    /// their time was typed.
    [[nodiscard]] bool isLanguageModel() const { return precision.has_value() && atATime > 0; }
};

struct Proposal
{
    ProposalKind kind = ProposalKind::Cheapest;
    Plan plan;
    Total total;
    Total averageMonth;
    std::vector<ProposedCompute> computes; ///< that were chosen, in the plan's order
    Uncertainty uncertainty;
    Robustness robustness; ///< whether it keeps each constraint with the confidence that the plan requires
    bool withinBudget = true; ///< at P90; true where there is no budget, false where it is not known
    std::optional<Total>
        overBudget; ///< at P90, what it costs more than the budget allows; none: it is within, or that is not known
    int blockers = 0;
    int warnings = 0;
    int vcpusToRequest = 0; ///< of quota that the plan does not have
    QStringList givesUp; ///< against the other two, one sentence each; empty: nothing
    QStringList
        byToken; ///< what hosted models would cost in place of its language models, one sentence each; empty: none may, or none has a price
    QStringList
        buys; ///< which reservations it is with, and what they save, one sentence each; that none is worth it; empty where the sheet allows none
    QString
        outside; ///< why its total lies outside of its own P10 to P90, one sentence; empty where it does not
    QStringList
        staying; ///< why work is on machines that nobody takes away though the sheet allows others, one sentence each
    QStringList
        wouldHaveToGo; ///< where it is over the budget: first one answer each that would keep it, then answers without which it costs less; where it is not in time as surely as is asked for: answers with which it is; of the cheapest also what was taken for answers that the sheet does not state, where other ones cost less
};

/// Another answer than one of the sheet, and what comes of it.
struct OtherAnswer
{
    QString
        words; ///< "With \"windowHours\" of 16 hours in place of 8 hours", of entries that files name so; wherever it is told, in these words
    QString entry; ///< "windowHours", that it changes first
    Sheet sheet; ///< with it
    Total month; ///< that the cheapest proposal of that sheet costs on average
    std::optional<Total> over; ///< at P90, beyond the budget
    bool keepsBudget = true; ///< false also where that is not known; true where there is no budget
    bool isLess = false; ///< less work is done, or it is done less well
};

struct Proposals
{
    std::array<std::optional<Proposal>, proposalCount> proposals; ///< by kind
    /// Where there is none: which answer of the sheet rules it out, or which other proposal it is the same as; where it is the
    /// budget, which answers would keep it.
    std::array<QString, proposalCount> whyNone;
    /// The cheapest; balanced where that makes faster what nobody has set a time for, or keeps times that the cheapest does not. None where even
    /// the cheapest exceeds the budget in one case of ten or does not keep its times with the confidence that is required, or where there is none.
    std::optional<ProposalKind> recommended;
    /// What Proposal::wouldHaveToGo says of the cheapest, or whyNone where no machine does the work: in the same order. Empty: nothing has to change,
    /// or nothing that is one answer would do.
    std::vector<OtherAnswer> otherAnswers;
    QString lacking; ///< what is not to be had without one of these, as whyNone has it
    QStringList remarks; ///< of the sheet: sheetRemarks()
    int draws = 0;
    bool isWhole = true; ///< false: what would have to go is still looked for, all else is there

    [[nodiscard]] const std::optional<Proposal> &of(ProposalKind kind) const
    {
        return proposals[static_cast<std::size_t>(kind)];
    }
};

using FirstProposals = std::function<void(const Proposals &)>;

/// Whole plans for the sheet by the search, with what becomes of them when their uncertain figures are drawn. An Error where the sheet has faults;
/// empty where `cancel` was set. The same for the same sheet, context and options on any number of threads.
/// `first` is called, in the thread of the caller, with proposals that are not whole where there are any and what would have to go takes longer
/// than they did.
[[nodiscard]] Result<Proposals> propose(const Sheet &sheet, const Context &context,
                                        const ProposeOptions &options = {},
                                        const std::atomic<bool> *cancel = nullptr,
                                        const FirstProposals &first = {});

} // namespace slipway
