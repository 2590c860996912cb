// SPDX-License-Identifier: GPL-3.0-or-later
// Inside model/proposals: ways to run each compute of a plan, and whole plans made of them.
#pragma once

#include "model/proposals/sheet.h"
#include "model/search/searchedcompute.h"

#include <deque>
#include <memory>
#include <optional>
#include <vector>

namespace slipway::proposals {

/// Nodes of one run, or machines of one endpoint where the load does not ask for more: quota for more is hard to get.
inline constexpr int mostNodes = 8;

/// A plan with one way of serving a language model: what a search leaves as it is.
struct Variation
{
    Plan plan;
    std::shared_ptr<const cost::Bill> bill;
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
};

/// The ways of one compute that nothing beats in cost, time and quota, cheapest first.
struct ComputeWays
{
    QString compute;
    search::Measure measure = search::Measure::None;
    std::vector<Way> ways;
    std::size_t least = 0; ///< index of the cheapest that may be taken
    bool offersPreemptible = false; ///< the search found machines that may be taken away
    QString againstPreemptible; ///< title of what speaks against the cheapest of them; empty: nothing does
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

    /// Searches every compute: what the others ask for is known then.
    void findWays(int threads);

    [[nodiscard]] std::vector<ComputeWays> &computes() { return m_computes; }
    [[nodiscard]] const std::vector<ComputeWays> &computes() const { return m_computes; }
    /// Whether there is a way for each compute.
    [[nodiscard]] bool isPossible() const;
    /// The plan with one way for each compute, by index.
    [[nodiscard]] Plan planWith(const std::vector<std::size_t> &picks) const;
    /// Finds what the plan costs besides its ways, which differs by region. Once ways are known.
    void findRest();
    [[nodiscard]] double rest() const { return m_rest; }
    /// vCPUs that the ways of a compute may ask for.
    [[nodiscard]] int mostAsked(const ComputeWays &ways, Reach reach) const;

private:
    void vary();
    void find(const QString &compute, int threads);
    void choose(ComputeWays &found, std::vector<Way> all);
    /// vCPUs of a family whose quota is not there from the start.
    [[nodiscard]] int askedFor(const search::Candidate &candidate) const;
    /// The first that speaks against it; none: nothing does.
    [[nodiscard]] std::optional<Finding> objection(const ComputeWays &found, const Way &way,
                                                   bool warningsToo) const;
    void apply(Plan &plan, const QString &compute, const Way &way) const;

    const Context &m_context;
    Plan m_plan; ///< without any choice
    std::deque<Variation> m_variations;
    Evaluation m_before; ///< of that plan
    std::vector<ComputeWays> m_computes;
    double m_rest = 0; ///< minor units, for the order alone
    bool m_commitments = false;
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

/// Whole plans from the cheapest to the fastest within reach: each step is the one that makes the most faster for its money.
[[nodiscard]] std::vector<Whole> pathOf(const Home &home, std::size_t index, Reach reach = Reach::Far);

} // namespace slipway::proposals
