// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wiring/templates.h"
#include "app/commands/commands.h"
#include "model/base/table.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

Result<ExitCode> runTemplates(bool json, Console &console)
{
    const Result<TemplateLibrary> library = loadTemplates();
    if (!library)
        return library.error();
    Table table;
    table.columns = {{u"id"_s}, {u"title"_s}, {u"description"_s, Table::Kind::Text, Table::Show::InJsonOnly}};
    for (const TemplateInfo &info : library->templates())
        table.rows.push_back({info.id, info.title, info.description});
    if (const Result<void> written = json ? console.writeData(table.toJson()) : console.write(table.toText());
        !written)
        return written.error();
    return ExitCode::Done;
}

} // namespace

void addTemplates(CLI::App &parser, Task &task)
{
    const auto json = std::make_shared<bool>(false);
    CLI::App *command = parser.add_subcommand("templates", "List the plans to start from");
    command->add_flag("--json", *json, "Print an array of objects, with their descriptions");
    command->callback([json, &task] {
        task.needs = Task::Needs::Core;
        task.run = [json](Console &console) { return runTemplates(*json, console); };
    });
}

} // namespace slipway
