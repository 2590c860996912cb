// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/proposals/usualwork.h"

#include "model/formulas/llmtables.h"
#include "model/proposals/planmaker.h"

#include <cmath>

namespace slipway {

namespace {

using formulas::LlmModel;
using formulas::LlmTables;

/// Models are called after a rounded number of parameters: "8B" has 8.03 billion.
constexpr double nearEnough = 0.1;

double awayFrom(const LlmModel &model, double billions)
{
    return std::abs(model.shape.parameters / 1e9 / billions - 1);
}

/// The one of the usual sheet where it is near enough, else the nearest one that writes answers.
const LlmModel *modelOfSize(double billions, const QString &usual)
{
    const LlmTables &tables = LlmTables::builtIn();
    const LlmModel *found = tables.findModel(usual);
    if (found && awayFrom(*found, billions) <= nearEnough)
        return found;
    found = nullptr;
    for (const LlmModel &each : tables.models()) {
        if (each.answers() && each.missing().isEmpty() && awayFrom(each, billions) <= nearEnough
            && (!found || awayFrom(each, billions) < awayFrom(*found, billions)))
            found = &each;
    }
    return found;
}

} // namespace

std::optional<LanguageWork> usualLanguageWork(const Plan &plan, const Catalog &catalog)
{
    const double billions = plan.model.parametersBillion ? plan.model.parametersBillion->likely : 0;
    if (plan.model.kind != ModelKind::Language || billions <= 0)
        return std::nullopt;
    Sheet sheet = usualSheet(WorkKind::LanguageEndpoint);
    const LlmModel *model = modelOfSize(billions, sheet.model);
    if (!model)
        return std::nullopt;
    sheet.model = model->name;
    sheet.start = plan.start;
    const Plan usual = proposals::PlanMaker(sheet, catalog, plan.start.firstDay()).plan();
    LanguageWork work;
    for (const Workload &each : usual.workloads) {
        if (const auto *tuning = std::get_if<TrainingJob>(&each.detail))
            work.tuning = *tuning;
        else if (const auto *answers = std::get_if<RealtimeEndpoint>(&each.detail))
            work.answers = *answers;
    }
    work.tuning.work.parametersBillion = *plan.model.parametersBillion;
    work.tuning.work.trainingPrecision = Precision::BFloat16;
    return work;
}

} // namespace slipway
