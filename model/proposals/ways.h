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
};

/// The ways of one compute that nothing beats in cost and time, cheapest first.
struct ComputeWays
{
    QString compute;
    search::Measure measure = search::Measure::None;
    std::vector<Way> ways;
    std::size_t least = 0; ///< index of the cheapest that may be taken
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

private:
    void vary();
    void find(const QString &compute, int threads);
    void choose(ComputeWays &found, std::vector<Way> all);
    [[nodiscard]] bool speaksAgainst(const ComputeWays &found, const Way &way, bool warningsToo) const;
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

/// Whole plans from the cheapest to the fastest: each step is the one that makes the most faster for its money.
[[nodiscard]] std::vector<Whole> pathOf(const Home &home, std::size_t index);

} // namespace slipway::proposals
