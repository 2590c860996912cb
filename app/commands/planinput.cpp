// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/planinput.h"

#include "app/wiring/clock.h"
#include "app/wiring/templates.h"
#include "model/base/files.h"
#include "model/evaluation/evaluate.h"
#include "model/plan/planjson.h"

#include <QFile>
#include <QFileInfo>

#include <CLI/CLI.hpp>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

Result<Plan> templatePlan(const QString &id)
{
    const Result<TemplateLibrary> library = loadTemplates();
    if (!library)
        return library.error();
    return library->plan(id);
}

} // namespace

void PlanInput::addTo(CLI::App &command, bool orTemplate)
{
    CLI::Option *plan = command.add_option("PLAN", file, "A plan file, or a report in JSON");
    if (orTemplate) {
        command
            .add_option("--template", templateId, "A template in place of PLAN; slipway templates lists them")
            ->excludes(plan);
    } else {
        plan->required();
    }
    command.add_option(
        "--as-of", asOf,
        "The day that rules and retirements are judged on, YYYY-MM-DD (default: today, or the day "
        "of SOURCE_DATE_EPOCH)");
    command.add_option("--prices", prices, "The price book: builtin")
        ->check(CLI::IsMember({"builtin"}))
        ->capture_default_str();
}

Result<Plan> readPlanFile(const QString &path, Console &console)
{
    const Result<QByteArray> bytes = readFile(path, maxPlanBytes);
    if (!bytes)
        return inFile(path, bytes.error());
    Result<LoadedPlan> loaded = readPlan(*bytes);
    if (!loaded)
        return inFile(path, loaded.error());
    for (const QString &notice : loaded->notices)
        console.say(u"%1: %2"_s.arg(path, notice));
    return std::move(*std::move(loaded)).plan;
}

Result<EvaluatedPlan> evaluateInput(const PlanInput &input, Console &console)
{
    if (input.file.empty() && input.templateId.empty())
        return Error{ErrorCode::Usage, u"A plan file or --template is needed."_s, {}};
    const Result<QDate> asOf = asOfDay(QString::fromLocal8Bit(input.asOf));
    if (!asOf)
        return asOf.error();

    const QString path = QFile::decodeName(QByteArray::fromStdString(input.file));
    Result<Plan> plan = path.isEmpty() ? templatePlan(QString::fromLocal8Bit(input.templateId))
                                       : readPlanFile(path, console);
    if (!plan)
        return plan.error();
    Result<ReferenceData> data = loadReferenceData();
    if (!data)
        return data.error();
    EvaluatedPlan result{*std::move(data), QFileInfo(path).fileName(), *std::move(plan), {}};
    result.evaluation = evaluate(result.plan, {result.data.catalog, result.data.prices, *asOf});
    return result;
}

} // namespace slipway
