// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"

#include <CLI/CLI.hpp>

namespace slipway {

void addCommands(CLI::App &parser, Task &task)
{
    parser.require_subcommand(0, 1);
    addNew(parser, task);
    addTemplates(parser, task);
    addCatalog(parser, task);
    addPrices(parser, task);
    addVersion(parser, task);
}

} // namespace slipway
