// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"
#include "app/commands/outputs.h"
#include "app/commands/planinput.h"
#include "app/wiring/clock.h"
#include "app/wiring/templates.h"
#include "model/plan/planjson.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct NewOptions
{
    std::string templateId;
    bool empty = false;
    std::string output = "-";
    bool force = false;
};

Result<Plan> planOf(const NewOptions &options)
{
    const Result<QDate> today = asOfDay({});
    if (!today)
        return today.error();
    if (options.empty)
        return emptyPlan(*today);
    const Result<TemplateLibrary> library = loadTemplates();
    if (!library)
        return library.error();
    Result<Plan> plan = library->plan(QString::fromLocal8Bit(options.templateId));
    if (!plan)
        return plan;
    return begunInTime(*std::move(plan), *today);
}

Result<ExitCode> runNew(const NewOptions &options, Console &console)
{
    Outputs outputs(options.force ? Outputs::Existing::Overwrite : Outputs::Existing::Refuse);
    outputs.addPlan(decodedPath(options.output), [&options]() -> Result<QByteArray> {
        const Result<Plan> plan = planOf(options);
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
    CLI::App *command = parser.add_subcommand("new", "Write a new plan from a template, or an empty one");
    CLI::Option_group *from = command->add_option_group("What to start from");
    from->add_option("--template", options->templateId, "Id of the template; slipway templates lists them");
    from->add_flag("--empty", options->empty,
                   "A plan without any work, which starts when quota that is asked for today is there");
    from->require_option(1);
    command->add_option("-o,--output", options->output, "The file to write; - is standard output")
        ->capture_default_str();
    command->add_flag("--force", options->force, "Replace an existing file");
    command->callback([options, &task] {
        task.needs = Task::Needs::Core;
        task.run = [options](Console &console) { return runNew(*options, console); };
    });
}

} // namespace slipway
