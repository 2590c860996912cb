// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/task.h"

namespace slipway {

/// What the arguments ask for. Wrong ones are an Error of code Usage. A request for help has a task, too: it
/// prints the help.
[[nodiscard]] Result<Task> parseCommandLine(int argc, const char *const *argv);

/// Parses, makes the application object the task needs, runs it and says what failed. Returns the exit code.
[[nodiscard]] int runCommandLine(int argc, char **argv);

} // namespace slipway
