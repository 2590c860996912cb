// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluate.h"
#include "model/plan/templates.h"

namespace slipway::test {

/// The built-in catalog, prices and templates, loaded once for the tests of a binary.
const Catalog &catalog();
const PriceSnapshot &prices();
const TemplateLibrary &templates();

/// The day on which all tests judge.
inline const QDate asOf(2026, 11, 20);

[[nodiscard]] inline Context context()
{
    return {catalog(), prices(), asOf};
}

Plan templatePlan(const QString &id);
Evaluation evaluated(const Plan &plan);
/// The findings of one rule.
std::vector<Finding> findingsOf(const Evaluation &evaluation, const QString &rule);

} // namespace slipway::test
