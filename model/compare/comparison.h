// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/costcauses.h"
#include "model/compare/fielddifferences.h"
#include "model/compare/findingdifferences.h"
#include "model/evaluation/evaluation.h"
#include "model/plan/plan.h"

#include <optional>
#include <vector>

namespace slipway {

/// A cost of two plans side by side, in the currency of the first.
struct CostPair
{
    Total before;
    Total after;
    CostDifference difference;
};

/// A time or a latency that one plan or both tell of a workload.
struct FigureDifference
{
    QString workload; ///< id
    QString deployment; ///< id; empty unless the workload is an endpoint
    QString id; ///< of the figure, "hours_per_run"
    QString name;
    QString unit; ///< "h", "ms", "s"
    std::optional<double> before; ///< likely value
    std::optional<double> after;

    [[nodiscard]] bool isSame() const { return before == after; }
};

/// The difference of two evaluated plans, as a value. The first is the basis: all amounts are in its currency.
struct Comparison
{
    QString nameBefore;
    QString nameAfter;
    int monthsBefore = 1;
    int monthsAfter = 1;
    Currency currency;
    /// The total of the second plan in its own currency, where that is another one.
    std::optional<Total> afterInItsCurrency;

    CostPair total; ///< over the horizon of each
    CostPair averageMonth;
    CostPair owed; ///< of terms that run on after the horizon of each; not part of the total
    CostPair committedMonth; ///< total and owed, spread over the months of the plan
    ByStage<CostPair> stages;
    ByCause<Money> causes; ///< they add up to total.difference.known
    std::vector<FieldDifference> fields; ///< what was filled in otherwise
    std::vector<LineDifference> lines; ///< all, by stage
    std::vector<FindingDifference> findings; ///< all; what got worse first
    std::vector<FigureDifference> figures; ///< all times and latencies, by workload

    [[nodiscard]] bool findingsGotWorse() const;
    [[nodiscard]] int count(FindingDifference::Kind kind) const;
    /// Whether the average month rises by more than `percent` of what it was. Where a missing price leaves it open,
    /// it does: nobody can say that it stays below. Nothing to something is more than any percentage.
    [[nodiscard]] bool risesByMoreThan(double percent) const;
    /// The rise of the average month in percent of what it was; none from nothing, or where a missing price leaves it open.
    [[nodiscard]] std::optional<double> risePercent() const;

    /// Whether one of the plans still pays for terms when it is over.
    [[nodiscard]] bool owesAnything() const;
    /// The same of the average month with what is owed after the horizon spread over it: what a plan binds to.
    [[nodiscard]] bool commitmentRisesByMoreThan(double percent) const;
    [[nodiscard]] std::optional<double> commitmentRisePercent() const;
    /// Total and owed.
    [[nodiscard]] CostPair committed() const;

private:
    [[nodiscard]] bool risesByMoreThan(const CostPair &sum, double percent) const;
    [[nodiscard]] std::optional<double> risePercent(const CostPair &sum) const;
};

/// Each evaluation is that of its plan.
[[nodiscard]] Comparison comparePlans(const Plan &before, const Evaluation &evaluatedBefore,
                                      const Plan &after, const Evaluation &evaluatedAfter);

} // namespace slipway
