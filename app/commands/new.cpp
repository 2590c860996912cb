// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"
#include "app/commands/outputs.h"
#include "app/wiring/templates.h"
#include "model/plan/planjson.h"

#include <QFile>

#include <CLI/CLI.hpp>

#include <memory>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct NewOptions
{
    std::string templateId;
    std::string output = "-";
    bool force = false;
};

Result<ExitCode> runNew(const NewOptions &options, Console &console)
{
    Outputs outputs(options.force ? Outputs::Existing::Overwrite : Outputs::Existing::Refuse);
    outputs.add(QFile::decodeName(QByteArray::fromStdString(options.output)),
                [&options]() -> Result<QByteArray> {
                    const Result<TemplateLibrary> library = loadTemplates();
                    if (!library)
                        return library.error();
                    const Result<Plan> plan = library->plan(QString::fromLocal8Bit(options.templateId));
                    if (!plan)
                        return plan.error();
                    return writePlan(*plan);
                });
    if (const Result<void> written = outputs.write(console); !written)
        return written.error();
    return ExitCode::Done;
}

} // namespace

void addNew(CLI::App &parser, Task &task)
{
    const auto options = std::make_shared<NewOptions>();
    CLI::App *command = parser.add_subcommand("new", "Write a new plan from a template");
    command->add_option("--template", options->templateId, "Id of the template; slipway templates lists them")
        ->required();
    command->add_option("-o,--output", options->output, "The file to write; - is standard output")
        ->capture_default_str();
    command->add_flag("--force", options->force, "Replace an existing file");
    command->callback([options, &task] {
        task.needs = Task::Needs::Core;
        task.run = [options](Console &console) { return runNew(*options, console); };
    });
}

} // namespace slipway
