// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decision/robustness.h"
#include "model/search/bestplan.h"
#include "model/search/targetcosts.h"
#include "model/search/whynot.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace slipway {

// What `slipway search` prints, for people and as JSON. The keys are in docs/search.md.

struct SearchedCompute
{
    QString stage; ///< "training"
    search::Result result;
    /// What was drawn of: the chance that the work keeps its deadline, window or latency target on the candidate.
    std::vector<std::pair<search::Candidate, double>> confidence = {};
    double required = 0; ///< that chance, as the plan asks for it
    /// What speaks against those that meet the plan and that are printed, titles of findings: a best plan is refused for it. Others have nothing.
    std::vector<std::pair<search::Candidate, QStringList>> objections = {};

    [[nodiscard]] QStringList objectionsTo(const search::Candidate &candidate) const;
    [[nodiscard]] std::optional<double> confidenceOf(const search::Candidate &candidate) const;
};

/// At most so many candidates of a compute are looked at.
inline constexpr std::size_t mostJudgedCandidates = 100;
/// Evaluates the plan with the candidates that are printed.
void addObjections(SearchedCompute &searched, const Plan &plan, const Context &context);
/// At most so many candidates of a compute are drawn.
inline constexpr std::size_t mostDrawnCandidates = 200;
/// Draws the candidates that are printed, and puts those of the ranking that are robust first.
void addConfidence(SearchedCompute &searched, const Plan &plan, const Context &context,
                   const DrawOptions &options);

/// One row of an answer, drawn.
struct NamedDraws
{
    QString name;
    std::optional<DrawnSummary> drawn; ///< none: it is not possible
};
/// Members of the answer's objects, or of the one object, that say what drawing it gave; without draws as it was.
[[nodiscard]] QByteArray withDrawn(const QByteArray &json, const std::vector<NamedDraws> &drawn);
[[nodiscard]] QByteArray withDrawn(const QByteArray &json, const std::optional<DrawnSummary> &drawn);
[[nodiscard]] QString drawnText(const std::vector<NamedDraws> &drawn);
[[nodiscard]] QString drawnText(const std::optional<DrawnSummary> &drawn);

/// "Why not", asked once more with the compute on another target.
struct WhyNotOnTarget
{
    TargetId target = {};
    search::WhyNot why;
};
[[nodiscard]] QByteArray withTargets(const QByteArray &json, const std::vector<WhyNotOnTarget> &answers,
                                     const Context &context);
[[nodiscard]] QString whyNotTargetsText(const std::vector<WhyNotOnTarget> &answers, const Context &context);

/// The best plan in a region over the targets that were asked for; none where the plan does not allow the region.
using BestInRegion = std::optional<search::BestPlan>;
[[nodiscard]] QByteArray withBest(const QByteArray &json, const std::vector<BestInRegion> &best,
                                  const Context &context);
[[nodiscard]] QString bestInRegionsText(const std::vector<search::RegionCost> &costs,
                                        const std::vector<BestInRegion> &best, const Context &context);

/// `frontOnly`: of the ranked ones those on the Pareto front alone.
[[nodiscard]] QString searchText(const std::vector<SearchedCompute> &computes, const Plan &plan,
                                 const Context &context, bool frontOnly);
[[nodiscard]] QByteArray searchJson(const std::vector<SearchedCompute> &computes, const Context &context,
                                    bool frontOnly);

[[nodiscard]] QString bestPlanText(const search::BestPlan &best, const Plan &plan, const Context &context);
[[nodiscard]] QByteArray bestPlanJson(const search::BestPlan &best, const Context &context);

/// `compute` as it is named to readers.
[[nodiscard]] QString whyNotText(const search::WhyNot &why, const QString &compute);
[[nodiscard]] QByteArray whyNotJson(const search::WhyNot &why, const QString &compute);

[[nodiscard]] QString targetsText(const std::vector<search::TargetCost> &costs, const Context &context);
[[nodiscard]] QByteArray targetsJson(const std::vector<search::TargetCost> &costs, const Context &context);

/// Whether the plan is in one of them: else nobody knows what moving its data costs.
[[nodiscard]] bool isPlaceKnown(const std::vector<search::RegionCost> &costs);
/// A line about purchases that a change leaves out; empty where it leaves out none.
[[nodiscard]] QString leftOutText(const QStringList &names);
[[nodiscard]] QString regionsText(const std::vector<search::RegionCost> &costs, const Context &context);
[[nodiscard]] QByteArray regionsJson(const std::vector<search::RegionCost> &costs, const Context &context);

} // namespace slipway
