// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/sourcewords.h"
#include "model/evaluation/evaluate.h"
#include "model/evaluation/reportparts.h"

namespace slipway {

/// What `make` makes of the plan's evaluation in the words of the sources. An evaluation carries words of the language that it was made
/// in; where that is another one, the plan is evaluated once more. For files that programs read: the same bytes in every language.
template <typename Make>
auto inSourceWords(const Plan &plan, const Evaluation &evaluation, const Context &context, Make make)
{
    if (!wordsAreTranslated())
        return make(evaluation);
    const SourceWords scope;
    return make(evaluateForReport(plan, context));
}

} // namespace slipway
