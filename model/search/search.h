// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/bill.h"
#include "model/evaluation/evaluate.h"
#include "model/plan/planedit.h"
#include "model/search/candidate.h"
#include "model/search/givenup.h"

#include <QString>
#include <QStringList>

#include <array>
#include <atomic>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace slipway::search {

struct Refusals;

/// What to look for: another size, region, price type and number of nodes for one compute of the plan.
struct Query
{
    QString compute; ///< id in the plan
    bool everyRegion
        = false; ///< those that the plan does not allow as well, marked as excluded unless data may go there
    bool commitments
        = false; ///< reservations and savings plans beside pay-as-you-go; they bill every hour of every unit
    int mostNodes = 16; ///< 1 to 1,000: node counts tried are countsUpTo() this, and the plan's own
    int top = 100; ///< length of Result::ranked
    int sample = 400; ///< most of Result::others
    int threads = 2; ///< the result does not depend on it

    friend bool operator==(const Query &, const Query &) = default;
};

/// Computes of the plan that can be searched for: used, and billed by VM size. In the plan's order.
[[nodiscard]] QStringList searchable(const Plan &plan, const Catalog &catalog);
/// Those of one stage.
[[nodiscard]] QStringList searchable(const Plan &plan, const Catalog &catalog, LifecycleStage stage);

struct Result
{
    Query query;
    Measure measure = Measure::None;
    Currency currency;
    QString workload; ///< id of the workload whose nodes and measure vary; empty: none
    int months = 1; ///< of the horizon
    Total rest; ///< what the plan costs without this compute
    std::size_t scanned = 0; ///< size x region x price type x nodes
    std::size_t excluded = 0; ///< ruled out before a price was multiplied
    std::size_t costed = 0; ///< every month of every line added up; scanned = excluded + costed
    std::size_t eligible = 0; ///< costed, and meet the plan
    std::array<std::size_t, exclusionCount> excludedBy
        = {}; ///< candidates with that exclusion, costed or not
    std::optional<Candidate>
        current; ///< the plan as it stands, with the total that it has; nothing where it has no size
    /// Terms that have begun as the prices of computes are told as commitments in all others, see AsBought: `rest` has them, and what a
    /// candidate costs comes on top.
    bool asBought = false;
    std::vector<Candidate> ranked; ///< that meet the plan, cheapest first
    std::vector<Candidate>
        front; ///< exact: of those that meet the plan nothing is both faster and cheaper; by measure
    std::vector<Candidate>
        others; ///< that meet the plan, neither ranked first nor on the front: thinned evenly for a chart
    /// The cheapest candidate that nothing but this exclusion stands against: what giving up that constraint alone would buy.
    /// For those that a plan can give up: NotIsolated, Weaker, Region, Preemptible, Deadline, Latency.
    std::array<std::optional<Candidate>, exclusionCount> without;
    std::vector<GivenUp>
        givenUp; ///< of searchWithWaysOut() alone: where nothing meets the plan, what giving up one constraint would buy

    /// The whole plan with the candidate.
    [[nodiscard]] Total total(const Candidate &candidate) const;
    /// What terms of the compute cost after the horizon, with the candidate.
    [[nodiscard]] Money owed(const Candidate &candidate) const { return Money(candidate.owed, currency); }
    /// A month of the compute on average, with the candidate.
    [[nodiscard]] Total monthly(const Candidate &candidate) const;
};

/// Every size, region, price type and number of nodes for the compute, through the cost kernel. Total of every candidate is that of
/// evaluate() of the plan with choice() applied, to the minor unit. What is bought stays owed, see AsBought. An empty result where `cancel` was set, or where the
/// compute is not searchable().
[[nodiscard]] Result search(const Plan &plan, const Context &context, const Query &query,
                            const std::atomic<bool> *cancel = nullptr);

/// The same with Result::givenUp where nothing meets the plan, which takes some searches more: for who shows it to people.
[[nodiscard]] Result searchWithWaysOut(const Plan &plan, const Context &context, const Query &query,
                                       const std::atomic<bool> *cancel = nullptr);

/// search() where the bill of the plan is known, as where several of its computes are searched, and of the plan as it is: whoever begins with a
/// plan that somebody typed asks AsBought.
[[nodiscard]] Result searchWithBill(const Plan &plan, const std::shared_ptr<const cost::Bill> &bill,
                                    const Context &context, const Query &query,
                                    const std::atomic<bool> *cancel = nullptr);
/// The same with nothing ranked that is refused: what comes after what would not do.
[[nodiscard]] Result searchBeyond(const Refusals &refused, const Plan &plan,
                                  const std::shared_ptr<const cost::Bill> &bill, const Context &context,
                                  const Query &query, const std::atomic<bool> *cancel = nullptr);
/// For a compute that stays with the workspace: what is found with the workspace in each of the regions, by what all else costs where
/// the plan is. Its quantities are the same everywhere, so that one search gives them all; only `current` and `ranked` are filled in.
[[nodiscard]] std::map<RegionId, std::shared_ptr<const Result>>
searchByHome(const Plan &plan, const std::shared_ptr<const cost::Bill> &bill, const Context &context,
             const Query &query, const std::vector<RegionId> &homes);

/// One candidate by itself in the plan as it is, with everything that stands against it. nullopt where the compute
/// is not searchable().
[[nodiscard]] std::optional<Candidate> judged(const Plan &plan, const Context &context,
                                              const QString &compute, SizeId size, RegionId region,
                                              PriceType type, int nodes, bool everyRegion = false);

/// Takes the candidate of a search() of the plan: size, region, price type, nodes, and where hours or answers were measured on the machine as
/// planned, on what. First what is bought is told, see AsBought; the compute as it is typed is no change.
[[nodiscard]] PlanEdit choice(const Plan &plan, const Context &context, const QString &compute,
                              const Candidate &candidate);

/// "NC4as T4 v3, West Europe, pay-as-you-go, 2 nodes".
[[nodiscard]] QString words(const Context &context, const Candidate &candidate);

} // namespace slipway::search
