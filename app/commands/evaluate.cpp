// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"
#include "app/commands/planinput.h"
#include "app/commands/words.h"
#include "model/base/format.h"
#include "model/exports/exports.h"
#include "model/uncertainty/uncertainty.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <memory>
#include <optional>
#include <thread>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct EvaluateOptions
{
    PlanInput input;
    bool json = false;
    bool range = false;
    int draws = DrawOptions().draws;
    bool statedOnly = false;
};

/// "Average month    USD 4,312.80": the name in a column of its own.
QString row(const QString &name, const QString &value)
{
    return name.leftJustified(18) + value + u'\n';
}

QString costSummary(const Plan &plan, const Evaluation &evaluation)
{
    const QLocale locale = QLocale::c();
    const auto total = [&](const Total &each) { return formatTotal(each, locale); };
    QString text = row(u"Average month"_s, total(evaluation.averageMonth))
        + row(u"Peak month"_s,
              u"%1 in %2"_s.arg(total(evaluation.peakMonth),
                                plan.start.plusMonths(evaluation.peakIndex).toText()))
        + row(u"Total"_s,
              u"%1 over %2"_s.arg(total(evaluation.total), formatUnits(plan.months, u"month"_s, locale)));
    for (std::size_t i = 0; i < costStageCount; ++i) {
        text += row(u"  "_s + stageWord(static_cast<CostStage>(i)), total(evaluation.stageTotals[i]));
    }
    for (const QString &line : evaluation.total.missing())
        text += row(u"Without a price"_s, line);
    if (!evaluation.owed.isZero())
        text += row(u"Owed after that"_s, formatTotal(evaluation.owed, locale));
    return text;
}

QString summary(const EvaluatedPlan &evaluated)
{
    const Plan &plan = evaluated.plan;
    const Evaluation &evaluation = evaluated.evaluation;
    const Provenance &provenance = evaluation.provenance;
    QString text = row(
        u"Drawn"_s,
        uncertainty.isExact()
            ? u"%1 times; nothing is uncertain"_s.arg(uncertainty.draws)
            : u"%1 times; uncertain inputs: %2"_s.arg(uncertainty.draws).arg(uncertainty.inputs.size()));
    text += row(u"Average month"_s, rangeText(uncertainty.averageMonth));
    text += row(u"Total"_s, rangeText(uncertainty.total));
    for (std::size_t i = 0; i < costStageCount; ++i)
        text += row(u"  "_s + stageWord(static_cast<CostStage>(i)), rangeText(uncertainty.stages[i]));
    text += row(u"Above planned"_s, chanceText(uncertainty.abovePlanned));
    if (uncertainty.overBudget)
        text += row(u"Over budget"_s, chanceText(*uncertainty.overBudget));
    for (const TargetChance &target : uncertainty.targets)
        text += row(u"Kept"_s, u"%1: %2"_s.arg(targetText(target), chanceText(target.kept)));
    return text + swingsText(uncertainty);
}

Result<ExitCode> runEvaluate(const EvaluateOptions &options, Console &console)
{
    if (!options.range && (options.statedOnly || options.draws != DrawOptions().draws))
        return Error{
            ErrorCode::Usage, u"--draws and --stated-ranges say how to draw: use them with --range"_s, {}};
    const Result<EvaluatedPlan> evaluated = evaluateInput(options.input, console);
    if (!evaluated)
        return evaluated.error();
    std::optional<Uncertainty> uncertainty;
    if (options.range) {
        DrawOptions draw;
        draw.draws = options.draws;
        draw.statedOnly = options.statedOnly;
        draw.threads = std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, 16);
        const ReferenceData &data = evaluated->data;
        uncertainty
            = drawCosts(evaluated->plan, {data.catalog, data.prices, evaluated->evaluation.provenance.asOf},
                        evaluated->evaluation.total, draw);
    }
    const QByteArray text = options.json
        ? writeReportJson(evaluated->plan, evaluated->evaluation, uncertainty ? &*uncertainty : nullptr)
        : (summary(*evaluated) + (uncertainty ? rangeSummary(*uncertainty) : QString())).toUtf8();
    if (const Result<void> written = console.write(text); !written)
        return written.error();
    return ExitCode::Done;
}

} // namespace

void addEvaluate(CLI::App &parser, Task &task)
{
    const auto options = std::make_shared<EvaluateOptions>();
    CLI::App *command = parser.add_subcommand("evaluate", "Print what a plan costs and what was found");
    options->input.addTo(*command);
    command->add_flag("--json", options->json, "Print the report as JSON, schema slipway.report");
    command->add_flag("--range", options->range, "Draw its uncertain figures: P10, P50, P90 and chances");
    command->add_option("--draws", options->draws, "How often to draw them, 100 to 100,000 (default: 10,000)")
        ->check(CLI::Range(DrawOptions::fewest, DrawOptions::most));
    command->add_flag("--stated-ranges", options->statedOnly,
                      "Draw only ranges that the plan states, none by kind of figure");
    command->callback([options, &task] {
        task.needs = Task::Needs::Core;
        task.run = [options](Console &console) { return runEvaluate(*options, console); };
    });
}

} // namespace slipway
