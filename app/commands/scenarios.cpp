// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/plan/scenarios.h"
#include "app/commands/commands.h"
#include "app/commands/planinput.h"
#include "app/commands/words.h"
#include "model/base/format.h"
#include "model/base/table.h"
#include "model/compare/comparison.h"
#include "model/exports/comparisons.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct ScenariosOptions
{
    PlanInput input;
    bool json = false;
};

constexpr std::size_t owedColumn = 5; ///< for people where a plan owes anything when it is over

Table scenarioColumns()
{
    using Kind = Table::Kind;
    Table table;
    table.columns = {{u"scenario"_s},
                     {u"currency"_s},
                     {u"averageMonth"_s},
                     {u"total"_s},
                     {u"complete"_s, Kind::YesNo},
                     {u"owed"_s, Kind::Text, Table::Show::InJsonOnly},
                     {u"difference"_s, Kind::Text, Table::Show::InJsonOnly},
                     {u"differenceIs"_s},
                     {u"blockers"_s, Kind::Number},
                     {u"approvals"_s, Kind::Number},
                     {u"warnings"_s, Kind::Number}};
    return table;
}

Table::Row scenarioRow(const QString &name, const EvaluatedPlan &base, const EvaluatedPlan &other, bool json)
{
    const Evaluation &evaluation = other.evaluation;
    const Comparison comparison = comparePlans(base.plan, base.evaluation, other.plan, evaluation);
    const CostDifference &difference = comparison.total.difference;
    // A person reads one form of figures in a table, a program exact ones.
    const auto amount = [json](const Total &total) {
        return json ? total.known().toDecimal() : formatAmount(Total(total.known()), QLocale::c());
    };
    return {name,
            evaluation.currency.code(),
            amount(evaluation.averageMonth),
            amount(evaluation.total),
            evaluation.total.isComplete(),
            amount(evaluation.owed),
            difference.known.toDecimal(),
            differenceText(difference),
            evaluation.count(Severity::Blocker),
            evaluation.count(Severity::Approval),
            evaluation.count(Severity::Warning)};
}

Result<ExitCode> runScenarios(const ScenariosOptions &options, Console &console)
{
    const Result<EvaluatedPlan> base = evaluateInput(options.input, console);
    if (!base)
        return base.error();
    Table table = scenarioColumns();
    const auto add = [&](const QString &name, const EvaluatedPlan &other) {
        table.rows.push_back(scenarioRow(name, *base, other, options.json));
        if (!other.evaluation.owed.isZero())
            table.columns[owedColumn].show = Table::Show::Always;
    };
    add(u"(the plan itself)"_s, *base);
    bool anyFailed = false;
    for (const QString &name : scenarioNames(base->plan)) {
        PlanInput input = options.input;
        input.scenario = name.toStdString();
        const Result<EvaluatedPlan> scenario = evaluateInput(input, console);
        if (scenario) {
            add(name, *scenario);
            continue;
        }
        Table::Row &row = table.rows.emplace_back(table.columns.size(), QJsonValue::Null);
        row.front() = name;
        console.say(u"%1: %2"_s.arg(scenario.error().where, scenario.error().message));
        anyFailed = true;
    }
    if (const Result<void> written
        = options.json ? console.writeData(table.toJson()) : console.write(table.toText());
        !written)
        return written.error();
    return anyFailed ? ExitCode::Input : ExitCode::Done;
}

} // namespace

void addScenarios(CLI::App &parser, Task &task)
{
    const auto options = std::make_shared<ScenariosOptions>();
    CLI::App *command
        = parser.add_subcommand("scenarios", "List a plan and its scenarios with what each costs");
    command->add_option("PLAN", options->input.file, "A plan file, or a report in JSON")->required();
    options->input.addContextTo(*command);
    command->add_flag("--json", options->json, "Print an array of objects, with every column");
    command->callback([options, &task] {
        task.needs = Task::Needs::Core;
        task.run = [options](Console &console) { return runScenarios(*options, console); };
    });
}

} // namespace slipway
