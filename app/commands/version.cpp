// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"

#include <CLI/CLI.hpp>

namespace slipway {

using namespace Qt::StringLiterals;

void addVersion(CLI::App &parser, Task &task)
{
    parser.add_flag_callback(
        "--version",
        [&task] {
            task.run = [](Console &console) -> Result<ExitCode> {
                const QString text = u"Slipway %1\nQt %2\n"_s.arg(QStringLiteral(SLIPWAY_VERSION),
                                                                  QString::fromLatin1(qVersion()));
                if (const Result<void> written = console.write(text); !written)
                    return written.error();
                return ExitCode::Done;
            };
        },
        "Print the versions of Slipway and Qt");
}

} // namespace slipway
