// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/task.h"

namespace CLI {
class App;
}

namespace slipway {

/// Adds all commands and the window to the parser; whichever is chosen fills `task`, which must outlive
/// the parser.
void addCommands(CLI::App &parser, Task &task);

/// That were added and are not hidden.
[[nodiscard]] QStringList commandNames(const CLI::App &parser);
/// A sentence about a first word that is neither: what it was most likely meant to be.
[[nodiscard]] QString noSuchCommand(const QString &word, const QStringList &commands);

// One file a command. Each adds its sub-command with its options.
void addActuals(CLI::App &parser, Task &task);
void addAdditions(CLI::App &parser, Task &task);
void addBuy(CLI::App &parser, Task &task);
void addCatalog(CLI::App &parser, Task &task);
void addCheck(CLI::App &parser, Task &task);
/// Hidden. Call it last: it describes what was added before.
void addDescribe(CLI::App &parser, Task &task);
void addDiff(CLI::App &parser, Task &task);
void addEvaluate(CLI::App &parser, Task &task);
void addExport(CLI::App &parser, Task &task);
void addFormula(CLI::App &parser, Task &task);
void addImport(CLI::App &parser, Task &task);
void addNew(CLI::App &parser, Task &task);
void addPrices(CLI::App &parser, Task &task);
void addPropose(CLI::App &parser, Task &task);
void addScenarios(CLI::App &parser, Task &task);
void addSchema(CLI::App &parser, Task &task);
void addSearch(CLI::App &parser, Task &task);
void addSet(CLI::App &parser, Task &task);
void addTemplates(CLI::App &parser, Task &task);
void addVersion(CLI::App &parser, Task &task);
/// What is done when no command is named: the window, which needs a PLAN or nothing. It knows the commands that were added before.
void addWindow(CLI::App &parser, Task &task);

} // namespace slipway
