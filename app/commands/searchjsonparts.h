// SPDX-License-Identifier: GPL-3.0-or-later
// Inside app/commands: what the answers of `slipway search` have in common as JSON. The keys are in docs/search.md.
#pragma once

#include "model/plan/planedit.h"
#include "model/search/search.h"

#include <nlohmann/json.hpp>

#include <QByteArray>
#include <QStringList>

#include <string>

namespace slipway::searchjson {

[[nodiscard]] std::string text(const QString &value);
[[nodiscard]] QByteArray printed(const nlohmann::ordered_json &json);
[[nodiscard]] nlohmann::ordered_json sourceJson(const Source &source);
[[nodiscard]] nlohmann::ordered_json stringsJson(const QStringList &values);
[[nodiscard]] nlohmann::ordered_json editJson(const PlanEdit &edit);
/// Under `key` what is known of the total, beside it whether that is all and what is missing.
void setTotal(nlohmann::ordered_json &json, const char *key, const Total &total);
/// An amount that stands beside the total of the same object.
[[nodiscard]] nlohmann::ordered_json amountJson(const Total &total);
/// `measure` and the amounts are null where there is none.
[[nodiscard]] nlohmann::ordered_json candidateJson(const search::Candidate &candidate, const Context &context,
                                                   search::Measure measure, const Total &total);

} // namespace slipway::searchjson
