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
    /// Which application object it needs. Window and Report draw, with the offscreen platform where
    /// there is no display.
    enum class Needs { Core, Report, Window };

    Needs needs = Needs::Core;
    std::function<Result<ExitCode>(Console &)> run;
};

/// Runs it, says what failed, and returns the exit code. An exception is a failure too.
[[nodiscard]] int runTask(const Task &task, Console &console);

} // namespace slipway
