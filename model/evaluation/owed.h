// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cost/owedterms.h"
#include "model/evaluation/evaluation.h"

namespace slipway {

/// What is owed after the horizon, by the day that the plan was judged on.
[[nodiscard]] inline cost::OwedTerms owedTermsOf(const Plan &plan, const Evaluation &evaluation)
{
    return cost::owedTerms(plan, evaluation.lines, evaluation.currency, evaluation.provenance.asOf);
}

} // namespace slipway
