// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"
#include "app/commands/evaluatemany.h"
#include "app/commands/planinput.h"
#include "app/commands/wholenumber.h"
#include "app/commands/words.h"
#include "model/base/format.h"
#include "model/buying/purchasedays.h"
#include "model/evaluation/linewords.h"
#include "model/evaluation/pricebasis.h"
#include "model/evaluation/pricedates.h"
#include "model/evaluation/priceshare.h"
#include "model/exports/exports.h"
#include "model/plan/shownnames.h"
#include "model/uncertainty/chancewords.h"
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
    std::string folder; ///< of many plans, in place of one
};

/// "Average month    USD 4,312.80": the name in a column of its own.
QString summaryRow(const QString &name, const QString &value)
{
    return name.leftJustified(18) + value + u'\n';
}

QString costSummary(const Plan &plan, const Evaluation &evaluation)
{
    const QLocale locale = QLocale::c();
    const auto total = [&](const Total &each) { return formatTotal(each, locale); };
    QString text = summaryRow(u"Average month"_s, total(evaluation.averageMonth))
        + summaryRow(u"Peak month"_s,
              u"%1 in %2"_s.arg(total(evaluation.peakMonth),
                                plan.start.plusMonths(evaluation.peakIndex).toText()))
        + summaryRow(u"Total"_s,
              u"%1 over %2"_s.arg(total(evaluation.total), formatUnits(plan.months, u"month"_s, locale)));
    for (std::size_t i = 0; i < costStageCount; ++i) {
        text += summaryRow(u"  "_s + stageWord(static_cast<CostStage>(i)), total(evaluation.stageTotals[i]));
    }
    for (const QString &line : evaluation.total.missing())
        text += summaryRow(u"Without a price"_s, line);
    if (!evaluation.owed.isZero())
        text += summaryRow(u"Owed after that"_s, formatTotal(evaluation.owed, locale));
    return text;
}

QString summary(const EvaluatedPlan &evaluated)
{
    const Plan &plan = evaluated.plan;
    const Evaluation &evaluation = evaluated.evaluation;
    const Provenance &provenance = evaluation.provenance;
    QString text = summaryRow(u"Plan"_s, shownNameOf(plan)) + summaryRow(u"Region"_s, plan.region)
        + costSummary(plan, evaluation);
    const int warnings = evaluation.count(Severity::Warning);
    const int advice = evaluation.count(Severity::Advice);
    text += summaryRow(
        u"Findings"_s,
        u"%1 blocking, %2 to approve, %3 %4, %5 %6 of advice"_s.arg(evaluation.count(Severity::Blocker))
            .arg(evaluation.count(Severity::Approval))
            .arg(warnings)
            .arg(warnings == 1 ? u"warning"_s : u"warnings"_s)
            .arg(advice)
            .arg(advice == 1 ? u"piece"_s : u"pieces"_s));
    for (const Finding &finding : evaluation.findings) {
        if (finding.severity == Severity::Blocker)
            text += summaryRow(u"  blocker"_s,
                               finding.subject.isEmpty()
                                   ? finding.title
                                   : u"%1: %2"_s.arg(subjectInWords(plan, finding.subject), finding.title));
    }
    text += summaryRow(u"Prices"_s,
                       priceAge(evaluation) ? u"%1. %2 %3"_s.arg(provenance.pricesId, basisRemark(evaluation),
                                                                 priceDateRemark(evaluation))
                                            : u"%1, none used"_s.arg(provenance.pricesId));
    if (const QString estimates = estimateRemark(evaluation); !estimates.isEmpty())
        text += summaryRow(u"Estimates"_s, estimates);
    if (const QString exchange = exchangeRemark(evaluation); !exchange.isEmpty())
        text += summaryRow(u"Exchange rate"_s, exchange);
    text += summaryRow(u"Judged on"_s, formatIsoDate(provenance.asOf));
    return text;
}

QString percentiles(const CostRange &range)
{
    const QLocale locale = QLocale::c();
    return u"P10 %1, P50 %2, P90 %3"_s.arg(formatTotal(range.p10, locale), formatTotal(range.p50, locale),
                                           formatTotal(range.p90, locale));
}

QString percentText(const Chance &chance)
{
    return chanceText(chance, u"%1 %"_s.arg(formatNumber(100 * chance.share, QLocale::c(), 1)));
}

/// The largest few of those that move it by a hundredth or more; --json has all.
QString swingRows(const Uncertainty &uncertainty)
{
    constexpr std::size_t most = 8;
    const QLocale locale = QLocale::c();
    QString text;
    const std::size_t shown = std::min(most, uncertainty.telling());
    for (std::size_t i = 0; i < shown; ++i) {
        const Swing &swing = uncertainty.swings[i];
        const UncertainInput &input = uncertainty.inputs[swing.input];
        const QString name = input.owner.isEmpty() ? input.name : u"%1: %2"_s.arg(input.owner, input.name);
        text += summaryRow(i == 0 ? u"Moved most by"_s : QString(),
                    u"%1, from %2 to %3"_s.arg(name, formatTotal(swing.atP10, locale),
                                               formatTotal(swing.atP90, locale)));
    }
    const std::size_t less = uncertainty.swings.size() - uncertainty.telling();
    if (less > 0)
        text += summaryRow(shown == 0 ? u"Moved most by"_s : QString(),
                           shown == 0 ? u"nothing by 1 % or more"_s
                                      : u"%1 more by under 1 % each"_s.arg(less));
    return text;
}

QString rangeSummary(const Total &planned, const Uncertainty &uncertainty)
{
    const QString drawn = uncertainty.isExact()
        ? u"%1 times; nothing is uncertain"_s.arg(uncertainty.draws)
        : u"%1 times; uncertain inputs: %2"_s.arg(uncertainty.draws).arg(uncertainty.inputs.size());
    // Two totals stand there: which of them is no percentile is said.
    QString text
        = summaryRow(u"Point estimate"_s,
                     u"%1, every figure at its likely value"_s.arg(formatTotal(planned, QLocale::c())))
        + summaryRow(u"Drawn"_s, drawn)
        + summaryRow(u"Average month"_s, percentiles(uncertainty.averageMonth))
        + summaryRow(u"Total"_s, percentiles(uncertainty.total));
    for (std::size_t i = 0; i < costStageCount; ++i)
        text += summaryRow(u"  "_s + stageWord(static_cast<CostStage>(i)), percentiles(uncertainty.stages[i]));
    if (const QString why = whyOutside(planned, uncertainty); !why.isEmpty())
        text += summaryRow(QString(), why);
    text += summaryRow(u"Above planned"_s,
                       percentText(uncertainty.abovePlanned)
                           + (uncertainty.incomplete.share > 0 ? u", of what has a price"_s : QString()));
    if (uncertainty.overBudget)
        text += summaryRow(u"Over budget"_s, percentText(*uncertainty.overBudget));
    for (const TargetChance &target : uncertainty.targets)
        text += summaryRow(u"Kept"_s, u"%1: %2"_s.arg(targetName(target), percentText(target.kept)));
    return text + swingRows(uncertainty);
}

Uncertainty drawn(const EvaluateOptions &options, const EvaluatedPlan &evaluated)
{
    DrawOptions draw;
    draw.draws = options.draws;
    draw.statedOnly = options.statedOnly;
    draw.threads = static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1U, 16U));
    const Evaluation &evaluation = evaluated.evaluation;
    return drawCosts(evaluated.plan,
                     {evaluated.data.catalog, evaluated.data.prices, evaluation.provenance.asOf},
                     evaluation.total, draw);
}

Result<ExitCode> runEvaluate(const EvaluateOptions &options, Console &console)
{
    if (!options.range && (options.statedOnly || options.draws != DrawOptions().draws))
        return Error{
            ErrorCode::Usage, u"--draws and --stated-ranges say how to draw: use them with --range."_s, {}};
    if (!options.folder.empty())
        return evaluateFolder(decodedPath(options.folder), options.input, console);
    if (options.input.file.empty())
        return Error{ErrorCode::Usage, u"PLAN or --jsonl FOLDER is required."_s, {}};
    const Result<EvaluatedPlan> evaluated = evaluateInput(options.input, console);
    if (!evaluated)
        return evaluated.error();
    std::optional<Uncertainty> uncertainty;
    if (options.range)
        uncertainty = drawn(options, *evaluated);
    const QByteArray text = options.json
        ? writeReportJson(evaluated->plan,
                          withPurchaseDays(evaluated->evaluation, evaluated->plan,
                                           {evaluated->data.catalog, evaluated->data.prices,
                                            evaluated->evaluation.provenance.asOf}),
                          uncertainty ? &*uncertainty : nullptr)
        : (summary(*evaluated)
           + (uncertainty ? rangeSummary(evaluated->evaluation.total, *uncertainty) : QString()))
              .toUtf8();
    if (const Result<void> written = console.writeAnswer(text, options.json); !written)
        return written.error();
    return ExitCode::Done;
}

} // namespace

void addEvaluate(CLI::App &parser, Task &task)
{
    const auto options = std::make_shared<EvaluateOptions>();
    CLI::App *command = parser.add_subcommand("evaluate", "Print what a plan costs and what was found");
    options->input.addTo(*command);
    CLI::Option *plan = command->get_option("PLAN")->required(false);
    CLI::Option *json
        = command->add_flag("--json", options->json, "Print the report as JSON, schema slipway.report");
    CLI::Option *range = command->add_flag("--range", options->range,
                                           "Draw its uncertain figures: P10, P50, P90 and chances");
    command->add_option("--draws", options->draws, "How often to draw them, 100 to 100,000 (default: 10,000)")
        ->check(wholeNumber(DrawOptions::fewest, DrawOptions::most));
    command->add_flag("--stated-ranges", options->statedOnly,
                      "Draw only ranges that the plan states, none by kind of figure");
    command
        ->add_option("--jsonl", options->folder,
                     "In place of PLAN: one line of JSON for every plan in a folder and below it")
        ->excludes(plan)
        ->excludes(json)
        ->excludes(range);
    command->callback([options, &task] {
        task.needs = Task::Needs::Core;
        task.run = [options](Console &console) { return runEvaluate(*options, console); };
    });
}

} // namespace slipway
