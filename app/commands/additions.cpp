// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"
#include "app/commands/outputs.h"
#include "app/commands/planinput.h"
#include "app/wiring/referencedata.h"
#include "model/base/files.h"
#include "model/base/table.h"

#include <QFileInfo>
#include <QSet>

#include <CLI/CLI.hpp>

#include <algorithm>
#include <memory>
#include <optional>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct AdditionsOptions
{
    std::vector<std::string> files;
    std::string plan;
    bool json = false;
};

Table tableOf(const std::vector<AdditionsLibrary::Entry> &entries)
{
    using Kind = Table::Kind;
    Table table;
    table.columns = {{u"id"_s},
                     {u"name"_s},
                     {u"date"_s},
                     {u"sizes"_s, Kind::Number},
                     {u"regions"_s, Kind::Number},
                     {u"targets"_s, Kind::Number},
                     {u"prices"_s, Kind::Number},
                     {u"meters"_s, Kind::Number},
                     {u"sha256"_s},
                     {u"source"_s, Kind::Text, Table::Show::InJsonOnly},
                     {u"path"_s, Kind::Text, Table::Show::InJsonOnly}};
    const auto number = [](std::size_t count) { return QJsonValue(static_cast<qint64>(count)); };
    for (const auto &[additions, path] : entries) {
        table.rows.push_back({additions.id, additions.name, additions.date.toString(Qt::ISODate),
                              number(additions.sizes.size()), number(additions.regions.size()),
                              number(additions.targets.size()), number(additions.prices.size()),
                              number(additions.meters.size()), additions.sha256, additions.source, path});
    }
    return table;
}

Result<ExitCode> print(const std::vector<AdditionsLibrary::Entry> &entries, bool json, Console &console)
{
    const Table table = tableOf(entries);
    if (const Result<void> written = json ? console.writeData(table.toJson()) : console.write(table.toText());
        !written)
        return written.error();
    return ExitCode::Done;
}

/// Reads the files and lays them over the built-in catalog: only then are all faults known.
Result<std::vector<AdditionsLibrary::Entry>> readChecked(const std::vector<std::string> &files)
{
    Result<ReferenceData> data = loadReferenceData();
    if (!data)
        return data.error();
    std::vector<AdditionsLibrary::Entry> entries;
    for (const std::string &each : files) {
        const QString path = decodedPath(each);
        Result<Additions> read = readAdditionsFile(path);
        if (!read)
            return read.error();
        Result<ReferenceData> merged = withAdditions(*data, *read);
        if (!merged)
            return inFile(path, merged.error());
        data = std::move(merged);
        entries.push_back({*std::move(read), path});
    }
    return entries;
}

Result<ExitCode> check(const AdditionsOptions &options, Console &console)
{
    const auto entries = readChecked(options.files);
    if (!entries)
        return entries.error();
    return print(*entries, options.json, console);
}

/// The plan with the additions named, by id and hash; those of an id that it had take the place of others with a word.
Plan pinned(Plan plan, const std::vector<AdditionsLibrary::Entry> &entries, Console &console)
{
    for (const auto &entry : entries) {
        const auto found
            = std::find_if(plan.additions.begin(), plan.additions.end(),
                           [&](const PinnedInput &each) { return each.id == entry.additions.id; });
        if (found == plan.additions.end()) {
            plan.additions.push_back({entry.additions.id, entry.additions.sha256, {}});
            continue;
        }
        if (!found->sha256.isEmpty()
            && found->sha256.compare(entry.additions.sha256, Qt::CaseInsensitive) != 0)
            console.say(u"The additions \"%1\" take the place of others of that id (SHA-256 %2...)."_s.arg(
                found->id, found->sha256.left(12)));
        found->sha256 = entry.additions.sha256;
    }
    return plan;
}

Result<ExitCode> add(const AdditionsOptions &options, Console &console)
{
    const auto entries = readChecked(options.files);
    if (!entries)
        return entries.error();
    const QString path = decodedPath(options.plan);
    std::optional<PlanFileChange> change;
    if (!path.isEmpty()) {
        Result<PlanFileChange> opened = openForChange(path, console);
        if (!opened)
            return opened.error();
        change = *std::move(opened);
    }
    // The copies and the plan that names them: all or none.
    Outputs outputs(Outputs::Existing::Overwrite);
    QSet<QString> names;
    for (const AdditionsLibrary::Entry &entry : *entries) {
        const Result<QByteArray> bytes = readFile(entry.path, maxAdditionsBytes);
        if (!bytes)
            return bytes.error();
        const Result<Additions> read = readAdditions(*bytes);
        if (!read)
            return inFile(entry.path, read.error());
        const QString name = AdditionsLibrary::fileName(*read);
        if (!names.contains(name))
            outputs.replaceInFolder(additionsLibrary().folder(), name, *bytes);
        names.insert(name);
    }
    if (change)
        outputs.replace(path, writePlan(pinned(change->loaded().plan, *entries, console)));
    if (const Result<void> written = outputs.write(console); !written)
        return written.error();
    return print(*entries, options.json, console);
}

using Run = Result<ExitCode> (*)(const AdditionsOptions &, Console &);

CLI::App *addSub(CLI::App &command, const char *name, const char *help,
                 const std::shared_ptr<AdditionsOptions> &options, Task &task, Run run)
{
    CLI::App *sub = command.add_subcommand(name, help);
    sub->add_flag("--json", options->json, "Print an array of objects, with every column");
    sub->callback([options, run, &task] {
        task.needs = Task::Needs::Core;
        task.run = [options, run](Console &console) { return run(*options, console); };
    });
    return sub;
}

} // namespace

void addAdditions(CLI::App &parser, Task &task)
{
    CLI::App *command = parser.add_subcommand(
        "additions", "Your own sizes, prices, regions and targets, over the built-in catalog");
    command->require_subcommand(1);
    const auto options = std::make_shared<AdditionsOptions>();
    CLI::App *checking
        = addSub(*command, "check", "Read files of additions and say what they hold", options, task, check);
    checking->add_option("FILE", options->files, "Files of additions (docs/formats.md)")->required();
    CLI::App *adding
        = addSub(*command, "add", "Check files and keep copies, so that plans find them by their hash",
                 options, task, add);
    adding->add_option("FILE", options->files, "Files of additions (docs/formats.md)")->required();
    adding->add_option("--plan", options->plan, "A plan file to name them in");
    addSub(*command, "list", "List the copies kept", options, task,
           [](const AdditionsOptions &given, Console &console) {
               return print(additionsLibrary().entries(), given.json, console);
           });
}

} // namespace slipway
