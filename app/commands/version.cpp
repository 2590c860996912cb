// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wiring/version.h"
#include "app/commands/commands.h"
#include "app/wiring/referencedata.h"

#include <CLI/CLI.hpp>

namespace slipway {

using namespace Qt::StringLiterals;

void addVersion(CLI::App &parser, Task &task)
{
    parser.add_flag_callback(
        "--version",
        [&task] {
            task.needs = Task::Needs::Core;
            task.run = [](Console &console) -> Result<ExitCode> {
                const Result<ReferenceData> data = loadReferenceData();
                if (!data)
                    return data.error();
                if (const Result<void> written = console.write(aboutFacts(*data).text() + u'\n'); !written)
                    return written.error();
                return ExitCode::Done;
            };
        },
        "Print version and commit of Slipway, the version of Qt, and the dates of catalog and prices");
}

} // namespace slipway
