// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "model/eligibility/severity.h"
#include "model/plan/planedit.h"
#include "model/plan/plantypes.h"

#include <QString>

#include <optional>

namespace slipway {

/// Something the rules found. Blockers first, then in the order of the steps.
struct Finding
{
    QString rule; ///< id in docs/rules.md
    Severity severity = Severity::Advice;
    Step step = Step::Workload; ///< where it is resolved
    QString field; ///< JSON pointer into the plan; empty where it concerns no single field
    QString subject; ///< name of the compute or workload; empty: the plan
    QString title; ///< the problem, one short sentence
    QString detail; ///< cause and way out
    Source source;
    std::optional<PlanEdit> fix;
    /// By how much, in what the rule measures, where more is worse: hours that runs wait. 0: it is so, or it is not.
    double extent = 0;

    friend bool operator==(const Finding &, const Finding &) = default;
};

} // namespace slipway
