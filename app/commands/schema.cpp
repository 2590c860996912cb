// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"
#include "model/exports/exports.h"
#include "model/plan/planjson.h"
#include "model/proposals/sheet.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace slipway {

namespace {

QByteArray schemaOf(const std::string &format)
{
    if (format == "sheet")
        return sheetSchema();
    return format == "plan" ? planSchema() : reportSchema();
}

} // namespace

void addSchema(CLI::App &parser, Task &task)
{
    const auto which = std::make_shared<std::string>();
    CLI::App *command
        = parser.add_subcommand("schema", "Print the JSON Schema of plans, of reports or of sheets");
    command->add_option("FORMAT", *which, "plan, report or sheet")
        ->required()
        ->check(CLI::IsMember({"plan", "report", "sheet"}));
    command->callback([which, &task] {
        task.needs = Task::Needs::Core;
        task.run = [which](Console &console) -> Result<ExitCode> {
            const Result<void> written = console.writeData(schemaOf(*which));
            if (!written)
                return written.error();
            return ExitCode::Done;
        };
    });
}

} // namespace slipway
