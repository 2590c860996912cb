// SPDX-License-Identifier: GPL-3.0-or-later
// Inside model/proposals: picks three whole plans among the ways that were found.
#pragma once

#include "model/base/cancellation.h"
#include "model/proposals/proposals.h"
#include "model/proposals/purchases.h"
#include "model/proposals/ways.h"

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <tuple>

namespace slipway::proposals {

/// A whole plan that was drawn.
struct Drawn
{
    Plan plan;
    Evaluation evaluation;
    Uncertainty uncertainty;
    Robustness robustness;
    const Purchases *purchases = nullptr; ///< that the plan has; null: nothing was looked for
    std::optional<Total> over; ///< at P90, beyond the budget
    bool isBudgetKnown
        = true; ///< false: something has no price in some draws, and what has one keeps the budget

    [[nodiscard]] bool keepsBudget() const { return !over && isBudgetKnown; }
};

class Proposer
{
public:
    Proposer(const Sheet &sheet, const Plan &plan, const Context &context, const ProposeOptions &options);

    /// `first` as for propose().
    [[nodiscard]] Proposals result(const FirstProposals &first = {});

    /// Looks for ways in every region, where none does the work on targets that somebody has to run, and for the cheapest plan of them.
    [[nodiscard]] std::optional<Whole> look();
    /// Once looked.
    [[nodiscard]] const std::deque<Home> &homes() const { return m_homes; }
    /// With what is bought for it, as often as what is told about: a plan made of it has the same digits everywhere.
    [[nodiscard]] const Drawn &told(const Whole &whole)
    {
        return drawn(whole, m_options.draws, m_options.threads, purchasesOf(whole));
    }

private:
    /// By no more draws than it takes to see; what is taken is drawn as told().
    [[nodiscard]] bool seemsToKeepBudget(const Whole &whole);
    [[nodiscard]] bool seemsToKeepBudget(const Whole &whole, const Purchases *purchases);
    [[nodiscard]] bool keepsBudget(const Whole &whole);
    /// The plan wherever its workspace may be.
    [[nodiscard]] std::vector<Plan> inEveryRegion(const Plan &plan) const;
    /// With that on the targets where it was planned, and on those that it goes best on there, with machines that may be taken away and without.
    [[nodiscard]] std::vector<Plan> onEveryTarget(const Plan &plan) const;
    void findHomes(const std::vector<Plan> &plans);
    /// Moves the start of each path to ways that keep deadlines, windows and latency, and of which it is known whether they keep the budget.
    void makeRobust(std::size_t home, int threads);
    enum class Fault : std::uint8_t { None, Mended, Left };
    /// Moves up what is at fault for the plan.
    [[nodiscard]] Fault mend(std::size_t home, const Drawn &drawn, double required, int step);
    [[nodiscard]] Fault mendTimes(std::size_t home, const Plan &plan,
                                  const std::vector<TargetChance> &targets, double required, int step);
    [[nodiscard]] Fault mendUnknownCosts(std::size_t home, const Drawn &drawn, int step);
    /// Whether what has no price in some draws can be told of any machine of a home.
    [[nodiscard]] bool mayCostsBeUnknown(std::size_t home) const;
    void forget(std::size_t home);
    void findPaths();
    void findPath(std::size_t home);
    /// With the purchases, or as it was chosen where there are none.
    [[nodiscard]] const Drawn &drawn(const Whole &whole, int draws, int threads,
                                     const Purchases *purchases = nullptr);
    [[nodiscard]] Drawn draw(const Whole &whole, int draws, int threads, const Purchases *purchases) const;
    [[nodiscard]] DrawOptions drawOptions(int draws, int threads) const;
    /// What pays to be reserved; null where the sheet allows nothing of it, or the plan is shorter than any term.
    [[nodiscard]] const Purchases *purchasesOf(const Whole &whole);
    /// What the plan costs with its purchases, minor units: for the order alone.
    [[nodiscard]] double costOf(const Whole &whole);
    [[nodiscard]] std::optional<Whole> cheapest();
    /// The cheapest of those that cost least before anything is bought for them.
    [[nodiscard]] std::optional<Whole> cheapestBought();
    /// Whether each compute asks for no more quota than it may against that of the cheapest plan.
    [[nodiscard]] bool isWithinReach(const Whole &whole, const Whole &least, Reach reach) const;
    /// Of a path what is within reach and what no cheaper plan of another path is nearly as fast as. Costs rise along it, and times fall.
    [[nodiscard]] std::vector<Whole> worthItsTime(const std::vector<Whole> &path, const Whole &least);
    [[nodiscard]] std::optional<Whole> fastest(const Whole &least);
    /// Whether it costs as much as the other at the least, with what is bought for both.
    [[nodiscard]] bool isDearer(const Whole &whole, const Whole &other);
    [[nodiscard]] std::optional<Whole> balanced(const Whole &least, const Whole &most);
    [[nodiscard]] Proposal proposal(ProposalKind kind, const Whole &whole);
    [[nodiscard]] const ComputeWays &waysAway(std::size_t home, std::size_t compute) const;
    void judgeBudget(Drawn &drawn) const;

    const Sheet &m_sheet;
    Plan m_plan; ///< of the sheet
    const Context &m_context;
    ProposeOptions m_options;
    std::deque<Home> m_homes;
    std::vector<std::vector<Whole>> m_paths; ///< by home; empty where a compute has no way there
    std::vector<std::vector<Whole>> m_nearPaths; ///< the same of ways that ask for little more quota
    /// By home, each written by a thread of its own: deadlines, windows and latency, with the confidence that is required.
    std::vector<std::uint8_t> m_keepsTime;
    std::mutex m_drawing; ///< guards all below
    std::map<std::tuple<int, std::size_t, std::vector<std::size_t>, bool>, std::unique_ptr<Drawn>>
        m_drawn; ///< by draws too, and whether anything was bought
    std::map<std::pair<std::size_t, std::vector<std::size_t>>, std::unique_ptr<Purchases>>
        m_purchases; ///< by home and picks
};

/// What is told of other answers.
struct ToldAnswers
{
    QString lacking; ///< what is not to be had as it is
    QStringList sentences;
    std::vector<OtherAnswer> answers; ///< that these are about
};
/// Which work no machine does, which limits of time that nobody stated stand in its way, and what one answer less would make of it.
[[nodiscard]] ToldAnswers whyNothing(const std::deque<Home> &homes, const Plan &plan, const Sheet &sheet,
                                     const Context &context, const ProposeOptions &options);
/// Why a compute is on machines that nobody takes away where others are allowed: it is the `pick`-th of its ways; `ways` are those of a target
/// that has others, where one has.
[[nodiscard]] QString whyStaying(const ComputeWays &ways, std::size_t pick, const ProposedCompute &compute,
                                 const Plan &plan, const Context &context);
/// What `proposal` gives up against the others that there are.
[[nodiscard]] QStringList givenUp(const Proposal &proposal, const Proposals &all);
/// Answers that would have to go for the budget to be kept, and what each alone would make of the total: what keeps the budget first, then what
/// leaves the work as it is, then the cheapest.
[[nodiscard]] ToldAnswers wouldHaveToGo(const Sheet &sheet, const Context &context,
                                        const ProposeOptions &options, const Proposal &proposal);
/// What was taken for answers that the sheet does not state, where other ones cost less: a limit of time, the instances of production.
[[nodiscard]] ToldAnswers unstatedAnswers(const Sheet &sheet, const Context &context,
                                          const ProposeOptions &options, const Proposal &proposal);
/// For each endpoint that answers with a language model as it was published, what hosted models would cost by the token in place of its machines.
[[nodiscard]] QStringList byToken(const Sheet &sheet, const Context &context, const Proposal &proposal);
/// The same for the plan of a sheet that no machine does.
[[nodiscard]] QStringList byTokenAlone(const Sheet &sheet, const Context &context, const Plan &plan);

} // namespace slipway::proposals
