// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"
#include "model/base/table.h"
#include "model/formulas/formulajson.h"
#include "model/formulas/registry.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct FormulaOptions
{
    std::string id;
    std::string inputs;
    bool json = false;
};

Result<ExitCode> print(Console &console, const QByteArray &answer, bool isData)
{
    if (const Result<void> written = console.writeAnswer(answer, isData); !written)
        return written.error();
    return ExitCode::Done;
}

Result<ExitCode> list(const FormulaOptions &options, Console &console)
{
    const auto names = [](const auto &values) {
        QStringList list;
        for (const auto &value : values)
            list.append(QString::fromLatin1(value.name));
        return list.join(u", "_s);
    };
    Table table;
    table.columns = {{u"id"_s},
                     {u"name"_s},
                     {u"inputs"_s, Table::Kind::Text, Table::Show::InJsonOnly},
                     {u"outputs"_s, Table::Kind::Text, Table::Show::InJsonOnly},
                     {u"formula"_s, Table::Kind::Text, Table::Show::InJsonOnly}};
    for (const formulas::Formula &formula : formulas::formulaRegistry())
        table.rows.push_back({QString::fromLatin1(formula.id), QString::fromUtf8(formula.name),
                              names(formula.inputs), names(formula.outputs),
                              QString::fromUtf8(formula.text)});
    return print(console, options.json ? table.toJson() : table.toText().toUtf8(), options.json);
}

Result<ExitCode> show(const FormulaOptions &options, Console &console)
{
    const std::vector<formulas::Formula> registry = formulas::formulaRegistry();
    const auto formula = findFormula(registry, QString::fromLocal8Bit(options.id));
    if (!formula)
        return formula.error();
    return print(console, options.json ? formulaJson(**formula) : formulaText(**formula).toUtf8(),
                 options.json);
}

Result<ExitCode> eval(const FormulaOptions &options, Console &console)
{
    const std::vector<formulas::Formula> registry = formulas::formulaRegistry();
    const auto formula = findFormula(registry, QString::fromLocal8Bit(options.id));
    if (!formula)
        return formula.error();
    const auto inputs = parseInputs(**formula, QByteArray::fromStdString(options.inputs));
    if (!inputs) {
        Error error = inputs.error();
        error.message.prepend(u"--inputs: "_s);
        return error;
    }
    const auto outputs = evaluate(**formula, *inputs);
    if (!outputs)
        return outputs.error();
    return print(console, evaluationJson(**formula, *inputs, *outputs), true);
}

using Action = Result<ExitCode> (*)(const FormulaOptions &, Console &);

CLI::App *addAction(CLI::App &parent, Task &task, const std::shared_ptr<FormulaOptions> &options,
                    const char *name, const char *says, Action action)
{
    CLI::App *command = parent.add_subcommand(name, says);
    command->callback([options, action, &task] {
        task.needs = Task::Needs::Core;
        task.run = [options, action](Console &console) { return action(*options, console); };
    });
    return command;
}

} // namespace

void addFormula(CLI::App &parser, Task &task)
{
    const auto options = std::make_shared<FormulaOptions>();
    CLI::App *command = parser.add_subcommand("formula", "Show and compute the formulas behind the figures");
    command->require_subcommand(1);

    CLI::App *listing = addAction(*command, task, options, "list", "List all formulas", list);
    listing->add_flag("--json", options->json, "Print an array of objects");

    CLI::App *showing
        = addAction(*command, task, options, "show", "Show a formula with its inputs and sources", show);
    showing->add_option("ID", options->id, "The formula, as in queue.mmc")->required();
    showing->add_flag("--json", options->json, "Print an object");

    CLI::App *evaluating = addAction(*command, task, options, "eval", "Compute a formula", eval);
    evaluating->add_option("ID", options->id, "The formula, as in queue.little")->required();
    evaluating
        ->add_option("--inputs", options->inputs,
                     "One JSON object, as in '{\"throughput_per_s\": 20, \"residence_s\": 10}'")
        ->required();
    evaluating->add_flag("--json", options->json, "Print an object; eval always does");
}

} // namespace slipway
