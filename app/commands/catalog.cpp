// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/catalogtables.h"
#include "app/commands/commands.h"
#include "app/commands/query.h"
#include "app/wiring/clock.h"
#include "app/wiring/referencedata.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct CatalogOptions
{
    std::string list;
    std::string where;
    std::string asOf;
    bool json = false;
};

Table tableOf(const std::string &list, const Catalog &catalog, const QDate &asOf)
{
    if (list == "targets")
        return targetTable(catalog, asOf);
    if (list == "series")
        return seriesTable(catalog, asOf);
    if (list == "sizes")
        return sizeTable(catalog, asOf);
    return regionTable(catalog);
}

Result<ExitCode> runCatalog(const CatalogOptions &options, Console &console)
{
    const Result<QDate> asOf = asOfDay(QString::fromLocal8Bit(options.asOf));
    if (!asOf)
        return asOf.error();
    const Result<ReferenceData> data = loadReferenceData();
    if (!data)
        return data.error();
    Table table = tableOf(options.list, data->catalog, *asOf);
    if (!options.where.empty()) {
        const Result<Query> query = Query::parse(QString::fromLocal8Bit(options.where), table.columns);
        if (!query)
            return query.error();
        for (const QString &sentence : query->neverMet(table))
            console.say(sentence);
        std::erase_if(table.rows, [&query](const Table::Row &row) { return !query->matches(row); });
    }
    const QByteArray text = options.json ? table.toJson() : table.toText().toUtf8();
    if (const Result<void> written = console.writeAnswer(text, options.json); !written)
        return written.error();
    return ExitCode::Done;
}

} // namespace

void addCatalog(CLI::App &parser, Task &task)
{
    const auto options = std::make_shared<CatalogOptions>();
    CLI::App *command
        = parser.add_subcommand("catalog", "List compute targets, VM series, VM sizes or regions");
    command->add_option("LIST", options->list, "What to list: targets, series, sizes or regions")
        ->required()
        ->check(CLI::IsMember({"targets", "series", "sizes", "regions"}));
    command->add_option(
        "--where", options->where,
        "Only rows that meet all conditions, as in: vcpus >= 8 and gpu ~ A100 and status = current");
    command->add_option("--as-of", options->asOf,
                        "The day that decides what has retired, YYYY-MM-DD (default: today)");
    command->add_flag("--json", options->json, "Print an array of objects, with every column");
    command->callback([options, &task] {
        task.needs = Task::Needs::Core;
        task.run = [options](Console &console) { return runCatalog(*options, console); };
    });
}

} // namespace slipway
