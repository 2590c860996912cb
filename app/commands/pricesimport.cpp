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
    const Result<QDate> day = dayOfAnswers(QString::fromLocal8Bit(options.asOf));
    if (!day)
        return day.error();
    PagesToTake pages{.paths = {}, .day = *day, .options = options.pages};
    for (const std::string &file : options.files)
        pages.paths << decodedPath(file);
    return takePages(pages, console);
}

} // namespace

Result<ExitCode> changeBook(bool dryRun, const QDate &day, Console &console,
                            const std::function<Result<ChangedBook>(const ReferenceData &current)> &change)
{
    const BookLibrary library = bookLibrary();
    std::unique_ptr<QLockFile> lock;
    if (!dryRun) {
        Result<std::unique_ptr<QLockFile>> locked = library.lock();
        if (!locked)
            return locked.error();
        lock = std::move(locked).value();
    }
    const Result<ReferenceData> data = loadReferenceData(u"current"_s, {}, day);
    if (!data)
        return data.error();
    const Result<ChangedBook> changed = change(*data);
    if (!changed)
        return changed.error();
    std::optional<PriceSnapshot> kept;
    if (!dryRun && !changed->bytes.isEmpty()) {
        Result<PriceSnapshot> book = library.keep(changed->bytes, data->catalog);
        if (!book)
            return book.error();
        kept = *std::move(book);
    }
    if (const Result<void> written
        = console.writeAnswer(changed->report(kept ? &*kept : nullptr), changed->isReportData);
        !written)
        return written.error();
    console.say(kept ? u"The book %1 (SHA-256 %2...) is current now."_s.arg(kept->id(), kept->sha256().left(12))
                    : changed->bytes.isEmpty() ? changed->nothing
                                               : u"Nothing was kept, as --dry-run asks."_s);
    return ExitCode::Done;
}

Result<ExitCode> takePages(const PagesToTake &pages, Console &console)
{
    const Result<RetailMeters> meters = loadRetailMeters();
    if (!meters)
        return meters.error();
    return changeBook(pages.options.dryRun, pages.day, console, [&](const ReferenceData &data) -> Result<ChangedBook> {
        RetailImport import(data.catalog, data.prices, *meters, pages.day);
        const auto refused = [&pages](Error error) {
            if (pages.isFetched && (error.code == ErrorCode::Invalid || error.code == ErrorCode::Unreadable))
                error.code = ErrorCode::Network;
            return error;
        };
        for (const QString &path : pages.paths) {
            if (const Result<void> added = import.addPath(path); !added)
                return refused(added.error());
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
                error.message += pages.isFetched ? u" Ask again, or take what is there with --partial."_s
                                                 : u" Add them, or take what is there with --partial."_s;
            return refused(error);
        }
        const auto report = std::make_shared<ImportReport>(std::move(imported.value().report));
        report->remarks = remarks + report->remarks;
        return ChangedBook{imported->bytes,
                           [report, &data, json = pages.options.json](const PriceSnapshot *kept) {
                               return json ? QJsonDocument(importJson(*report, data.catalog, kept)).toJson()
                                           : importText(*report, data.catalog).toUtf8();
                           },
                           nothingTaken(*report), pages.options.json};
    });
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
