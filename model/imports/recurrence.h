// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"
#include "model/base/yearmonth.h"
#include "model/exports/azureml/yamltree.h"

#include <optional>

namespace slipway {

/// How many different values a key has: a word or number that repeats starts nothing twice. 1 where there is none, or one by itself.
[[nodiscard]] int differentValues(const azureml::YamlNode &node, QStringView path);

/// Starts in an average month (a twelfth of 365 days, 730 hours) of a trigger. Days of the month that not every month has count where they are: the
/// 31st in 7 of 12 months, the 30th in 11, the 29th in 11.25, as February has it in one year of four. `start` is the month of the first start, where
/// that is known: every twelve months from January on is always January. An Error says why there is no such number ("it is no recurrence").
[[nodiscard]] Result<double> startsPerMonth(const azureml::YamlNode &trigger, std::optional<YearMonth> start);

} // namespace slipway
