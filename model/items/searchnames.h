// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/search/bestplan.h"
#include "model/search/search.h"

#include <QLocale>
#include <QString>

namespace slipway {

// The words for what a search finds, as a cell or a label shows them.

/// Why a choice does not meet the plan: "ends while the plan uses it".
[[nodiscard]] QString displayName(Exclusion exclusion);
/// What the plan would have to give up for it: "retirement dates", "the deadline".
[[nodiscard]] QString constraintName(Exclusion exclusion);

/// Title of a column of raw values, with their unit: "Hours per run"; empty for Measure::None.
[[nodiscard]] QString displayName(search::Measure measure);
/// "5 h 12 min per run", "84 ms to answer"; empty for Measure::None, and where there is none.
[[nodiscard]] QString measureText(search::Measure measure, double value, const QLocale &locale);
/// The time alone, in its largest units: "5 h 12 min", "84 ms".
[[nodiscard]] QString measuredDuration(search::Measure measure, double value, const QLocale &locale);
/// The same in a column whose longest time is `longest`, in the unit of the measure: times to answer share one unit, so that they compare at
/// a glance: "1.39 s" and "0.85 s", not "854 ms".
[[nodiscard]] QString durationInColumn(search::Measure measure, double value, double longest,
                                       const QLocale &locale);

/// Short for a cell: "NC4as T4 v3 x 2".
[[nodiscard]] QString candidateText(const search::Candidate &candidate, const Catalog &catalog);
/// Where it runs and how it is paid for: "West Europe, pay as you go".
[[nodiscard]] QString placeText(const search::Candidate &candidate, const Catalog &catalog);
/// Both: "NC4as T4 v3 x 2, West Europe, pay as you go".
[[nodiscard]] QString candidateSentence(const search::Candidate &candidate, const Catalog &catalog);

/// "408,112 costed, 1,284 meet the plan".
[[nodiscard]] QString countsText(const search::Result &result, const QLocale &locale);
/// What stands against most of the choices, the most frequent first: "no GPU (1,204)". At most `most`.
[[nodiscard]] QStringList exclusionCounts(const search::Result &result, const QLocale &locale, int most);
/// "Over budget: even the best choice exceeds it by USD 1,200.00 in the dearest month."; empty where the budget of the plan is kept.
[[nodiscard]] QString overBudgetSentence(const search::BestPlan &best, const Plan &plan, const QLocale &locale);
/// Why no compute of the plan can be searched for: nothing runs on one, or none is billed by VM size.
[[nodiscard]] QString nothingToChooseText(const Plan &plan);
/// Every exclusion of a candidate, in words.
[[nodiscard]] QStringList exclusionNames(const search::Candidate &candidate);

} // namespace slipway
