// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"

#include <CLI/CLI.hpp>

namespace slipway {

void addCommands(CLI::App &parser, Task &task)
{
    parser.require_subcommand(0, 1);
    addWindow(parser, task);
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
    addDescribe(parser, task);
}

} // namespace slipway
