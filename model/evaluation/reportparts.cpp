// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/reportparts.h"

#include "model/evaluation/isolationchoices.h"
#include "model/evaluation/rejections.h"

namespace slipway {

void addReportParts(Evaluation &evaluation, const Plan &plan, const Context &context)
{
    evaluation.isolation = isolationChoices(plan, context, evaluation);
    evaluation.rejections = rejections(plan, context, evaluation.verdicts);
}

Evaluation evaluateForReport(const Plan &plan, const Context &context)
{
    Evaluation evaluation = evaluate(plan, context);
    addReportParts(evaluation, plan, context);
    return evaluation;
}

} // namespace slipway
