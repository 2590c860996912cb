// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/model/evaluation/evaluationfixture.h"

#include <functional>
#include <vector>

namespace slipway::test {

/// A change to the template vision-realtime that makes a rule fire, and one that keeps it silent.
struct RuleCase
{
    const char *rule;
    std::function<void(Plan &)> fires;
    std::function<void(Plan &)> silent;
};

void nothing(Plan &plan);
RealtimeEndpoint &serving(Plan &plan);
TrainingJob &training(Plan &plan);
Experimentation &exploring(Plan &plan);
/// Lets the serving workload become batch scoring on the compute that served it.
BatchScoring &scoring(Plan &plan);

/// One case for every rule of the book, in no order.
[[nodiscard]] std::vector<RuleCase> ruleCases();

// By subject, each in the file of its name.
[[nodiscard]] std::vector<RuleCase> coreCases();
[[nodiscard]] std::vector<RuleCase> targetCases();
[[nodiscard]] std::vector<RuleCase> limitCases();
[[nodiscard]] std::vector<RuleCase> networkCases();
[[nodiscard]] std::vector<RuleCase> adviceCases();
[[nodiscard]] std::vector<RuleCase> sizingCases();

} // namespace slipway::test
