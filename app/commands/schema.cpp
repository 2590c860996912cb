// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"
#include "model/exports/exports.h"
#include "model/plan/planjson.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace slipway {

void addSchema(CLI::App &parser, Task &task)
{
    const auto which = std::make_shared<std::string>();
    CLI::App *command = parser.add_subcommand("schema", "Print the JSON Schema of plans or of reports");
    command->add_option("FORMAT", *which, "plan or report")
        ->required()
        ->check(CLI::IsMember({"plan", "report"}));
    command->callback([which, &task] {
        task.needs = Task::Needs::Core;
        task.run = [which](Console &console) -> Result<ExitCode> {
            const Result<void> written = console.write(*which == "plan" ? planSchema() : reportSchema());
            if (!written)
                return written.error();
            return ExitCode::Done;
        };
    });
}

} // namespace slipway
