// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"

#include "model/base/nearmatch.h"

#include <CLI/CLI.hpp>

namespace slipway {

void addCommands(CLI::App &parser, Task &task)
{
    parser.require_subcommand(0, 1);
    addNew(parser, task);
    addTemplates(parser, task);
    addEvaluate(parser, task);
    addCheck(parser, task);
    addDiff(parser, task);
    addActuals(parser, task);
    addScenarios(parser, task);
    addSet(parser, task);
    addExport(parser, task);
    addSearch(parser, task);
    addBuy(parser, task);
    addPropose(parser, task);
    addImport(parser, task);
    addAdditions(parser, task);
    addCatalog(parser, task);
    addPrices(parser, task);
    addFormula(parser, task);
    addSchema(parser, task);
    addVersion(parser, task);
    addWindow(parser, task);
    addDescribe(parser, task);
}

QStringList commandNames(const CLI::App &parser)
{
    QStringList names;
    for (const CLI::App *command : parser.get_subcommands([](const CLI::App *) { return true; })) {
        // Hidden, or a group of options.
        if (!command->get_group().empty() && !command->get_name().empty())
            names << QString::fromStdString(command->get_name());
    }
    return names;
}

QString noSuchCommand(const QString &word, const QStringList &commands)
{
    return u"There is no file and no command named %1%2"_s.arg(word, sentenceEndFor(word, commands));
}

} // namespace slipway
