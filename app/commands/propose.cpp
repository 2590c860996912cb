// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"
#include "app/commands/outputs.h"
#include "app/commands/planinput.h"
#include "app/commands/proposeoutput.h"
#include "app/commands/wholenumber.h"
#include "app/wiring/clock.h"
#include "app/wiring/referencedata.h"
#include "model/base/files.h"
#include "model/items/sheettexts.h"
#include "model/plan/planjson.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <memory>
#include <thread>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct ProposeCommand
{
    std::string sheet;
    std::string asOf;
    std::vector<std::string> save; ///< which one and where
    int draws = ProposeOptions().draws;
    bool force = false;
    bool json = false;
};

/// Errors name the file and the entry in it.
Result<Sheet> readSheetFile(const QString &path)
{
    const Result<QByteArray> bytes = readFile(path, maxSheetBytes);
    if (!bytes)
        return inFile(path, bytes.error());
    Result<Sheet> sheet = readSheet(*bytes);
    if (!sheet)
        return inFile(path, sheet.error());
    return sheet;
}

Result<QByteArray> planBytes(const Proposals &found, ProposalKind kind)
{
    const std::optional<Proposal> &wanted = found.of(kind);
    if (wanted)
        return writePlan(wanted->plan);
    return Error{ErrorCode::Usage,
                 u"There is no %1 proposal to save. %2"_s.arg(
                     QString(proposalId(kind)),
                     withCaptions(found.whyNone[static_cast<std::size_t>(kind)], sheetCaption)),
                 {}};
}

Result<void> saveProposal(const ProposeCommand &command, const Proposals &found, Console &console)
{
    if (command.save.empty())
        return {};
    Outputs outputs(command.force ? Outputs::Existing::Overwrite : Outputs::Existing::Refuse);
    const auto kinds = {ProposalKind::Cheapest, ProposalKind::Balanced, ProposalKind::Fastest};
    const auto kind = std::ranges::find_if(kinds, [&](ProposalKind each) {
        return proposalId(each) == QString::fromStdString(command.save.front());
    });
    outputs.add(decodedPath(command.save.back()), [&] { return planBytes(found, *kind); });
    return outputs.write(console);
}

Result<ExitCode> runPropose(const ProposeCommand &command, Console &console)
{
    const Result<QDate> asOf = asOfDay(QString::fromLocal8Bit(command.asOf));
    if (!asOf)
        return asOf.error();
    const QString path = decodedPath(command.sheet);
    const Result<Sheet> sheet = readSheetFile(path);
    if (!sheet)
        return sheet.error();
    const Result<ReferenceData> data = loadReferenceData({}, {}, *asOf);
    if (!data)
        return data.error();
    const Context context{data->catalog, data->prices, *asOf};
    ProposeOptions options;
    options.draws = command.draws;
    options.threads = static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1U, 16U));
    const Result<Proposals> found = propose(*sheet, context, options);
    if (!found)
        return inFile(path, found.error());
    if (const Result<void> saved = saveProposal(command, *found, console); !saved)
        return saved.error();
    const QByteArray text
        = command.json ? proposalsJson(*found, context) : proposalsText(*found, *sheet, context).toUtf8();
    if (const Result<void> written = console.writeAnswer(text, command.json); !written)
        return written.error();
    return ExitCode::Done;
}

} // namespace

void addPropose(CLI::App &parser, Task &task)
{
    const auto options = std::make_shared<ProposeCommand>();
    CLI::App *command
        = parser.add_subcommand("propose", "Three plans from a short sheet: cheapest, balanced, fastest");
    command->add_option("--sheet", options->sheet, "The sheet; slipway schema sheet says what it holds")
        ->required();
    command
        ->add_option("--save", options->save,
                     "Write one of the plans: cheapest, balanced or fastest, and the file")
        ->expected(2)
        ->check(CLI::IsMember({"cheapest", "balanced", "fastest"}).application_index(0));
    command->add_option("--draws", options->draws, "How often to draw each, 100 to 100,000 (default: 10,000)")
        ->check(wholeNumber(DrawOptions::fewest, DrawOptions::most));
    command->add_option(
        "--as-of", options->asOf,
        "The day that rules and retirements are judged on, YYYY-MM-DD (default: today, or the day "
        "of SOURCE_DATE_EPOCH)");
    command->add_flag("--force", options->force, "Replace an existing file");
    command->add_flag("--json", options->json, "Print JSON");
    command->callback([options, &task] {
        task.needs = Task::Needs::Core;
        task.run = [options](Console &console) { return runPropose(*options, console); };
    });
}

} // namespace slipway
