// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/console.h"
#include "model/base/result.h"

#include <functional>

namespace slipway {

/// Exit codes of the command line, see docs/command-line.md. Errors have theirs by ErrorCode.
enum class ExitCode { Done = 0, Blocked = 1, Usage = 2, Input = 3, Output = 4, Network = 5, Fault = 70 };

[[nodiscard]] ExitCode exitCodeOf(ErrorCode code);

/// What the arguments ask for: made by the parser, done once there is an application object.
struct Task
{
    /// Which application object it needs. Report draws and needs no display; Window ends with Usage where none can be
    /// reached.
    enum class Needs { Core, Report, Window };

    Needs needs = Needs::Core;
    std::function<Result<ExitCode>(Console &)> run;
    /// What can be said without an application object, and has to be where there is no display for one; may be empty.
    std::function<Result<void>()> check = {};
};

/// Runs it, says what failed, and returns the exit code. An exception is a failure too.
[[nodiscard]] int runTask(const Task &task, Console &console);

} // namespace slipway
