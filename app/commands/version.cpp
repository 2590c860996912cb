// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"
#include "app/wiring/referencedata.h"
#include "model/base/format.h"

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
                const QString text = u"Slipway %1\nQt %2\nCatalog of %3\nPrices of %4 to %5\n"_s.arg(
                    QStringLiteral(SLIPWAY_VERSION), QString::fromLatin1(qVersion()), data->catalog.version(),
                    formatIsoDate(data->prices.oldest()), formatIsoDate(data->prices.newest()));
                if (const Result<void> written = console.write(text); !written)
                    return written.error();
                return ExitCode::Done;
            };
        },
        "Print the versions of Slipway and Qt, and the dates of catalog and prices");
}

} // namespace slipway
