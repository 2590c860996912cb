// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/task.h"

namespace CLI {
class App;
}

namespace slipway {

// The commands below `slipway prices`, one file each.
void addPricesImport(CLI::App &prices, Task &task);
void addPricesBooks(CLI::App &prices, Task &task); ///< list, diff, reset
void addPricesPlan(CLI::App &prices, Task &task); ///< check, demand, reprice

} // namespace slipway
