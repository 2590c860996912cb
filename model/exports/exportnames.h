// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/compare/comparison.h"
#include "model/evaluation/evaluation.h"
#include "model/rules/findingnames.h"
#include "model/uncertainty/uncertainty.h"

#include <QLatin1StringView>

#include <array>

namespace slipway::names {

// The words of an evaluation's enumerations in files, each list in the order of its enumeration. Stable. Those of a
// plan are in model/plan/plannames.h, those of findings in model/rules/findingnames.h.

inline constexpr std::array costStage = {QLatin1StringView("experimentation"), QLatin1StringView("training"),
                                         QLatin1StringView("deployment"), QLatin1StringView("shared")};
inline constexpr std::array lifecycleStage
    = {QLatin1StringView("experimentation"), QLatin1StringView("training"), QLatin1StringView("deployment")};
inline constexpr std::array verdict
    = {QLatin1StringView("recommended"), QLatin1StringView("possible"), QLatin1StringView("not_possible")};
inline constexpr std::array stepState
    = {QLatin1StringView("untouched"), QLatin1StringView("done"), QLatin1StringView("attention"),
       QLatin1StringView("blocked"), QLatin1StringView("not_needed")};
inline constexpr std::array retirementKind = {QLatin1StringView("size"), QLatin1StringView("target"),
                                              QLatin1StringView("tool"), QLatin1StringView("commitment")};
inline constexpr std::array calendarKind
    = {QLatin1StringView("quota"), QLatin1StringView("approval"), QLatin1StringView("commitment"),
       QLatin1StringView("move"),  QLatin1StringView("review"),   QLatin1StringView("removal")};
inline constexpr std::array rejectionKind = {QLatin1StringView("target"), QLatin1StringView("series")};
inline constexpr std::array isolationState
    = {QLatin1StringView("chosen"), QLatin1StringView("open"), QLatin1StringView("not_possible"),
       QLatin1StringView("outside")};

inline constexpr std::array sizingKind
    = {QLatin1StringView("training"), QLatin1StringView("serving"), QLatin1StringView("batch")};

inline constexpr std::array rangeOrigin = {QLatin1StringView("stated"), QLatin1StringView("usual"),
                                           QLatin1StringView("sizing"), QLatin1StringView("price")};
inline constexpr std::array targetKind
    = {QLatin1StringView("deadline"), QLatin1StringView("window"), QLatin1StringView("latency")};

inline constexpr std::array chanceBound
    = {QLatin1StringView("exact"), QLatin1StringView("at_least"), QLatin1StringView("at_most")};

inline constexpr std::array costCause
    = {QLatin1StringView("design"), QLatin1StringView("purchases"), QLatin1StringView("usage"),
       QLatin1StringView("price"), QLatin1StringView("currency")};
inline constexpr std::array differenceBound = {QLatin1StringView("exact"), QLatin1StringView("at_least"),
                                               QLatin1StringView("at_most"), QLatin1StringView("unknown")};
inline constexpr std::array findingChange
    = {QLatin1StringView("gained"), QLatin1StringView("worsened"), QLatin1StringView("eased"),
       QLatin1StringView("lost"),   QLatin1StringView("changed"),  QLatin1StringView("kept")};

static_assert(chanceBound.size() == std::size_t(Chance::Bound::AtMost) + 1);
static_assert(costCause.size() == costCauseCount);
static_assert(differenceBound.size() == std::size_t(CostDifference::Bound::Unknown) + 1);
static_assert(findingChange.size() == std::size_t(FindingDifference::Kind::Kept) + 1);
static_assert(costStage.size() == costStageCount);
static_assert(lifecycleStage.size() == std::size_t(LifecycleStage::Deployment) + 1);
static_assert(verdict.size() == std::size_t(Verdict::NotPossible) + 1);
static_assert(stepState.size() == std::size_t(StepState::NotNeeded) + 1);
static_assert(retirementKind.size() == std::size_t(RetirementNotice::Kind::Commitment) + 1);
static_assert(calendarKind.size() == std::size_t(CalendarEntry::Kind::Removal) + 1);
static_assert(rejectionKind.size() == std::size_t(Rejection::Kind::Series) + 1);
static_assert(isolationState.size() == std::size_t(IsolationChoice::State::Outside) + 1);
static_assert(rangeOrigin.size() == std::size_t(RangeOrigin::Price) + 1);
static_assert(targetKind.size() == std::size_t(TargetChance::Kind::Latency) + 1);
static_assert(sizingKind.size() == std::size_t(SizingResult::Kind::Batch) + 1);

} // namespace slipway::names
