// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/task.h"

namespace slipway {

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

} // namespace slipway
