// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/evaluation/evaluate.h"

#include <QString>

#include <vector>

namespace slipway::test {

/// The built-in catalog and prices on the day that the tests judge, 2026-11-20.
Context explanationContext();

struct NamedPlan
{
    QString name;
    Plan plan;
};

/// Every template, and plans that need what templates leave out: derived numbers, every work method, lost nodes, another currency with
/// a discount.
std::vector<NamedPlan> explanationPlans();
Plan explanationTemplate(const QString &id);

} // namespace slipway::test
