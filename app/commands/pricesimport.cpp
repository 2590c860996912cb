// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/planinput.h"
#include "app/commands/pricesoutput.h"
#include "app/commands/pricesparts.h"
#include "app/wiring/clock.h"
#include "app/wiring/referencedata.h"

#include <QJsonDocument>

#include <CLI/CLI.hpp>

#include <memory>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct PricesImportOptions
{
    std::vector<std::string> files;
    std::string asOf;
    PageOptions pages;
};

Result<ExitCode> runPricesImport(const PricesImportOptions &options, Console &console)
{
    const Result<QDate> day = asOfDay(QString::fromLocal8Bit(options.asOf));
    if (!day)
        return day.error();
    PagesToTake pages{{}, *day, options.pages, {}, {}};
    for (const std::string &file : options.files)
        pages.paths << decodedPath(file);
    return takePages(pages, console);
}

} // namespace

Result<ExitCode> takePages(const PagesToTake &pages, Console &console)
{
    const Result<RetailMeters> meters = loadRetailMeters();
    if (!meters)
        return meters.error();
    const BookLibrary library = bookLibrary();
    std::unique_ptr<QLockFile> lock;
    if (!pages.options.dryRun) {
        Result<std::unique_ptr<QLockFile>> locked = library.lock();
        if (!locked)
            return locked.error();
        lock = std::move(locked).value();
    }
    const Result<ReferenceData> data = loadReferenceData(u"current"_s, {}, pages.day);
    if (!data)
        return data.error();
    RetailImport import(data->catalog, data->prices, *meters, pages.day);
    for (const QString &path : pages.paths) {
        if (const Result<void> added = import.addPath(path); !added)
            return added.error();
    }
    QStringList remarks = pages.remarks;
    if (pages.addMore) {
        const Result<QStringList> said = pages.addMore(import);
        if (!said)
            return said.error();
        remarks += *said;
    }
    Result<ImportedBook> imported = import.finish(pages.options.import);
    if (!imported) {
        Error error = imported.error();
        if (import.lacksPages())
            error.message += u" Add them, or take what is there with --partial."_s;
        return error;
    }
    imported.value().report.remarks = remarks + imported->report.remarks;
    std::optional<PriceSnapshot> kept;
    if (!pages.options.dryRun && !imported->bytes.isEmpty()) {
        Result<PriceSnapshot> book = library.keep(imported->bytes, data->catalog);
        if (!book)
            return book.error();
        kept = *std::move(book);
    }
    const Result<void> written = pages.options.json
        ? console.write(
            QJsonDocument(importJson(imported->report, data->catalog, kept ? &*kept : nullptr)).toJson())
        : console.write(importText(imported->report, data->catalog));
    if (!written)
        return written.error();
    if (kept)
        console.say(
            u"The book %1 (SHA-256 %2...) is current now."_s.arg(kept->id(), kept->sha256().left(12)));
    else if (imported->bytes.isEmpty())
        console.say(u"Nothing in the pages is a price of a plan: the book stays as it was."_s);
    else
        console.say(u"Nothing was kept, as --dry-run asks."_s);
    return ExitCode::Done;
}

void PageOptions::addTo(CLI::App &command, const char *partial)
{
    if (partial)
        command.add_flag("--partial", import.allowPartial, partial);
    command.add_flag("--accept-suspicious", import.takeSuspicious,
                     "Take prices of more than three times, or less than a third, of those before");
    command.add_flag("--dry-run", dryRun, "Print what would change, and keep nothing");
    command.add_flag("--json", json, "Print an object, with every change");
}

void addPricesImport(CLI::App &prices, Task &task)
{
    const auto options = std::make_shared<PricesImportOptions>();
    CLI::App *command = prices.add_subcommand(
        "import", "Lay pages of the Azure Retail Prices API over the current book, and make that current");
    command
        ->add_option("FILE", options->files,
                     "Pages in JSON, plain or gzip, or folders of them; all or none are taken")
        ->required();
    command->add_option("--as-of", options->asOf,
                        "The day on which the pages were fetched, YYYY-MM-DD (default: today, or the day of "
                        "SOURCE_DATE_EPOCH)");
    options->pages.addTo(
        *command, "Take the pages though others are missing, or a region has fewer prices than before");
    command->callback([options, &task] {
        task.needs = Task::Needs::Core;
        task.run = [options](Console &console) { return runPricesImport(*options, console); };
    });
}

} // namespace slipway
