// SPDX-License-Identifier: GPL-3.0-or-later
// Inside model/proposals: ways to run each compute of a plan, and whole plans made of them.
#pragma once

#include "model/proposals/sheet.h"
#include "model/search/searchedcompute.h"

#include <array>
#include <deque>
#include <memory>
#include <optional>
#include <vector>

namespace slipway::proposals {

/// Nodes of one run, or machines of one endpoint where the load does not ask for more: quota for more is hard to get.
inline constexpr int mostNodes = 8;
/// Nodes of a batch, whose items have nothing to do with each other: a short window asks for as many as it takes.
inline constexpr int mostBatchNodes = 64;
/// The same where fewer are not enough: beyond 100 they are to be asked for, "Manage and increase quotas with Azure Machine Learning".
inline constexpr int mostBatchNodesAtAll = 1000;
/// Of these, what the work of a compute of the plan may have: a higher one where the one before it is not enough.
[[nodiscard]] std::vector<int> nodeLimitsOf(const Plan &plan, const QString &compute);

/// A plan with one way of serving a language model: what a search leaves as it is.
struct Variation
{
    Plan plan;
    mutable std::shared_ptr<const cost::Bill> bill; ///< null until it is asked for: Home::billOf()
    std::optional<Precision> precision; ///< none: nothing is served by tokens
    int concurrency = 0;
};

/// One way to run a compute.
struct Way
{
    std::size_t variation = 0;
    search::Candidate candidate;
    double cost = 0; ///< of the compute over the horizon, in minor units, for the order alone
    double slowness = 0; ///< logarithm of the measure; 0 where there is none
    int asked = 0; ///< vCPUs of quota that a subscription does not start with
    std::size_t place = 0; ///< in ComputeWays::all
};

/// The ways of one compute that nothing beats in cost, time and quota, cheapest first.
struct ComputeWays
{
    QString compute;
    search::Measure measure = search::Measure::None;
    std::vector<Way> ways;
    int mostNodes = 0; ///< that were tried
    bool offersPreemptible = false; ///< the search found machines that may be taken away
    QString againstPreemptible; ///< title of what speaks against the cheapest of them; empty: nothing does
    /// That do the work, cheapest first, whatever speaks against them.
    std::shared_ptr<const std::vector<Way>> all;
    std::vector<Way> late; ///< that were tried and are in time too seldom
    std::array<bool, priceTypeCount> obeysWarnings = {}; ///< by way of paying: some bring no warning of ours
};

/// How much quota a way may ask for against the cheapest that may be taken for the same work (docs/proposals.md).
enum class Reach : std::uint8_t {
    Near, ///< twice as much: one request of the same kind
    Far, ///< four times, and no more than the most that a family starts with under any offer
};

/// All ways with the workspace in one region.
class Home
{
public:
    /// Borrows the context.
    Home(const Sheet &sheet, Plan plan, const Context &context);
    Home(const Home &) = delete;
    Home &operator=(const Home &) = delete;

    /// Searches every compute: what the others ask for is known then. What one of `others` found already is not searched for again where
    /// nothing that it follows from differs.
    void findWays(int threads, const std::vector<const Home *> &others = {});

    [[nodiscard]] std::vector<ComputeWays> &computes() { return m_computes; }
    [[nodiscard]] const std::vector<ComputeWays> &computes() const { return m_computes; }
    /// Whether there is a way for each compute.
    [[nodiscard]] bool isPossible() const;
    /// Leaves out the cheapest way of a compute, which is in time too seldom, and all that are no better in that: the next cheapest comes first.
    /// Each must be faster than those that were late by a share of its time, at least. False: there is no other, and all stays as it is.
    [[nodiscard]] bool moveUp(ComputeWays &ways, double leastFaster) const;
    /// The plan with one way for each compute, by index.
    [[nodiscard]] Plan planWith(const std::vector<std::size_t> &picks) const;
    /// ProposedCompute::assumed of the way.
    [[nodiscard]] QString assumed(const QString &compute, const Way &way) const;
    /// Finds what the plan costs besides its ways, which differs by region. Once ways are known.
    void findRest();
    [[nodiscard]] double rest() const { return m_rest; }
    /// vCPUs that other ways of a compute may ask for, where this one of any home is the cheapest.
    [[nodiscard]] int mostAsked(const Way &cheapest, Reach reach) const;

private:
    void vary();
    [[nodiscard]] const std::shared_ptr<const cost::Bill> &billOf(const Variation &variation) const;
    void find(const QString &compute, int threads, const std::vector<const Home *> &others);
    void searchFor(ComputeWays &found, int threads) const;
    [[nodiscard]] std::vector<Way> searchWith(ComputeWays &found, int threads) const;
    /// Whether a search for the compute finds the same here and there.
    [[nodiscard]] bool isAlikeFor(const QString &compute, const Home &other) const;
    void choose(ComputeWays &found) const;
    /// The front of those from a place in the list on, cheapest first. Tells of which ways of paying all were refused.
    std::array<bool, priceTypeCount> addFront(ComputeWays &found, std::size_t from) const;
    /// vCPUs of a family whose quota is not there from the start.
    [[nodiscard]] int askedFor(const search::Candidate &candidate) const;
    /// The first that speaks against it; none: nothing does.
    [[nodiscard]] std::optional<Finding> objection(const ComputeWays &found, const Way &way) const;
    /// Said of what the sheet asks for, and so against no machine.
    [[nodiscard]] bool isAccepted(const Finding &finding) const;
    [[nodiscard]] std::optional<search::SearchedCompute> searched(const QString &compute,
                                                                  const Way &way) const;
    void apply(Plan &plan, const QString &compute, const Way &way) const;

    const Context &m_context;
    Plan m_plan; ///< without any choice
    std::deque<Variation> m_variations;
    Evaluation m_before; ///< of that plan
    std::vector<ComputeWays> m_computes;
    double m_rest = 0; ///< minor units, for the order alone
    bool m_commitments = false;
    bool m_oneInstanceWillDo = false;
    std::optional<Precision> m_servingPrecision; ///< none: any
    std::optional<int> m_requestsAtATime; ///< none: any
};

/// Said of every machine but the one that was measured on, and so against none: its time was measured elsewhere.
[[nodiscard]] bool isInherent(const Finding &finding);

/// A whole plan: one way for each compute of a home.
struct Whole
{
    std::size_t home = 0;
    std::vector<std::size_t> picks;
    double cost = 0; ///< of its ways and what else the plan costs there; for the order alone
    double slowness = 0; ///< sum of those of its ways
};

/// Whether the one makes faster for what it costs more than the other: a tenth faster may cost a third more. True where it is no dearer.
[[nodiscard]] bool isWorthItsTime(const Whole &whole, const Whole &cheaper);

/// Whole plans from the cheapest to the fastest within reach: each step is the one that makes the most faster for its money.
[[nodiscard]] std::vector<Whole> pathOf(const Home &home, std::size_t index, Reach reach = Reach::Far);

} // namespace slipway::proposals
