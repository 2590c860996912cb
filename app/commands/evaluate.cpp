// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"
#include "app/commands/planinput.h"
#include "app/commands/words.h"
#include "model/base/format.h"
#include "model/exports/exports.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct EvaluateOptions
{
    PlanInput input;
    bool json = false;
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
    QString text = row(u"Plan"_s, plan.name) + row(u"Region"_s, plan.region) + costSummary(plan, evaluation);
    text += row(u"Findings"_s,
                u"%1 blocking, %2 to approve, %3 warnings, %4 pieces of advice"_s
                    .arg(evaluation.count(Severity::Blocker))
                    .arg(evaluation.count(Severity::Approval))
                    .arg(evaluation.count(Severity::Warning))
                    .arg(evaluation.count(Severity::Advice)));
    for (const Finding &finding : evaluation.findings) {
        if (finding.severity == Severity::Blocker)
            text += row(u"  blocker"_s, finding.title);
    }
    text += row(
        u"Prices"_s,
        provenance.priceDate.isValid() ? u"%1, of %2 for 90 % of the total, oldest used of %3"_s.arg(
            provenance.pricesId, formatIsoDate(provenance.priceDate), formatIsoDate(provenance.oldestPrice))
                                       : u"%1, none used"_s.arg(provenance.pricesId));
    if (!provenance.exchangeDoubt.isEmpty())
        text += row(u"Doubtful"_s, u"%1: %2"_s.arg(provenance.currency, provenance.exchangeDoubt));
    text += row(u"Judged on"_s, formatIsoDate(provenance.asOf));
    return text;
}

Result<ExitCode> runEvaluate(const EvaluateOptions &options, Console &console)
{
    const Result<EvaluatedPlan> evaluated = evaluateInput(options.input, console);
    if (!evaluated)
        return evaluated.error();
    const QByteArray text = options.json ? writeReportJson(evaluated->plan, evaluated->evaluation)
                                         : summary(*evaluated).toUtf8();
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
    command->callback([options, &task] {
        task.needs = Task::Needs::Core;
        task.run = [options](Console &console) { return runEvaluate(*options, console); };
    });
}

} // namespace slipway
