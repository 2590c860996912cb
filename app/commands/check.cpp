// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"
#include "app/commands/planinput.h"
#include "model/decision/judgement.h"
#include "model/document/backgrounddraws.h"
#include "model/exports/exports.h"
#include "model/rules/findingnames.h"

#include <nlohmann/json.hpp>

#include <CLI/CLI.hpp>

#include <memory>
#include <utility>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct CheckOptions
{
    PlanInput input;
    bool json = false;
};

QString findingsText(const Evaluation &evaluation)
{
    if (evaluation.findings.empty())
        return u"Nothing was found.\n"_s;
    QString text;
    for (const Finding &finding : evaluation.findings) {
        const QString subject = finding.subject.isEmpty() ? QString() : u" (%1)"_s.arg(finding.subject);
        text += QString(severityWord(finding.severity)).leftJustified(10) + finding.title + subject + u'\n';
        const QString indent(10, u' ');
        if (!finding.detail.isEmpty())
            text += indent + finding.detail + u'\n';
        if (!finding.field.isEmpty())
            text += indent + u"field: "_s + finding.field + u'\n';
        if (!finding.source.title.isEmpty())
            text += indent + u"source: %1, %2\n"_s.arg(finding.source.title, finding.source.asOf);
        if (finding.fix)
            text += indent + u"fix: "_s + finding.fix->label + u'\n';
    }
    return text;
}

/// The findings as the report has them: one description of a finding in JSON is enough.
QByteArray findingsJson(const Plan &plan, const Evaluation &evaluation)
{
    const QByteArray report = writeReportJson(plan, evaluation);
    const auto parsed = nlohmann::ordered_json::parse(report.begin(), report.end());
    return QByteArray::fromStdString(parsed.at("evaluation").at("findings").dump(2)) + '\n';
}

/// With what only draws tell: promises that hold at likely values and too seldom within the ranges. Plans that take long to evaluate are drawn less often.
Evaluation withDrawnFindings(const EvaluatedPlan &evaluated)
{
    const Plan &plan = evaluated.plan;
    Evaluation evaluation = evaluated.evaluation;
    const Uncertainty drawn
        = drawCosts(plan, {evaluated.data.catalog, evaluated.data.prices, evaluation.provenance.asOf},
                    evaluation.total, backgroundDraws(plan));
    const Robustness robustness = robustnessOf(plan, evaluation, drawn);
    Judgement judged = judgementOf(plan, evaluated.data.catalog, evaluation, &robustness);
    evaluation.findings = std::move(judged.findings);
    evaluation.steps = std::move(judged.steps);
    return evaluation;
}

Result<ExitCode> runCheck(const CheckOptions &options, Console &console)
{
    const Result<EvaluatedPlan> evaluated = evaluateInput(options.input, console);
    if (!evaluated)
        return evaluated.error();
    const Evaluation evaluation = withDrawnFindings(*evaluated);
    const QByteArray text
        = options.json ? findingsJson(evaluated->plan, evaluation) : findingsText(evaluation).toUtf8();
    if (const Result<void> written = console.writeAnswer(text, options.json); !written)
        return written.error();
    return evaluation.hasBlockers() ? ExitCode::Blocked : ExitCode::Done;
}

} // namespace

void addCheck(CLI::App &parser, Task &task)
{
    const auto options = std::make_shared<CheckOptions>();
    CLI::App *command
        = parser.add_subcommand("check", "Print the findings; ends with 1 when one of them blocks");
    options->input.addTo(*command);
    command->add_flag("--json", options->json, "Print an array of objects");
    command->callback([options, &task] {
        task.needs = Task::Needs::Core;
        task.run = [options](Console &console) { return runCheck(*options, console); };
    });
}

} // namespace slipway
