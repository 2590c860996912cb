// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/task.h"

#include <exception>
#include <new>

namespace slipway {

using namespace Qt::StringLiterals;

ExitCode exitCodeOf(ErrorCode code)
{
    switch (code) {
    case ErrorCode::Usage:
        return ExitCode::Usage;
    case ErrorCode::Unreadable:
    case ErrorCode::Invalid:
    case ErrorCode::Newer:
    case ErrorCode::Range:
        return ExitCode::Input;
    case ErrorCode::Unwritable:
        return ExitCode::Output;
    case ErrorCode::Network:
        return ExitCode::Network;
    }
    Q_UNREACHABLE();
}

int runTask(const Task &task, Console &console)
{
    try {
        const Result<ExitCode> done = task.run(console);
        if (done)
            return static_cast<int>(*done);
        console.say(done.error());
        return static_cast<int>(exitCodeOf(done.error().code));
    } catch (const std::bad_alloc &) {
        console.say(u"There is not enough memory."_s);
    } catch (const std::exception &fault) {
        console.say(u"The command ended early: %1."_s.arg(QString::fromLocal8Bit(fault.what())));
    }
    return static_cast<int>(ExitCode::Fault);
}

} // namespace slipway
