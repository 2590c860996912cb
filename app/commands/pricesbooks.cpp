// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/planinput.h"
#include "app/commands/pricesoutput.h"
#include "app/commands/pricesparts.h"
#include "app/wiring/clock.h"
#include "app/wiring/referencedata.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <CLI/CLI.hpp>

#include <map>
#include <memory>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct BooksOptions
{
    std::string before;
    std::string after;
    bool json = false;
};

Result<ExitCode> printed(const Result<void> &written)
{
    if (!written)
        return written.error();
    return ExitCode::Done;
}

Result<ExitCode> listBooks(const BooksOptions &options, Console &console)
{
    const Result<ReferenceData> builtIn = loadReferenceData();
    if (!builtIn)
        return builtIn.error();
    using Kind = Table::Kind;
    Table table;
    table.columns = {{u"id"_s},
                     {u"oldest"_s},
                     {u"newest"_s},
                     {u"prices"_s, Kind::Number},
                     {u"announced"_s, Kind::Number},
                     {u"current"_s, Kind::YesNo},
                     {u"kept"_s},
                     {u"sha256"_s},
                     {u"path"_s, Kind::Text, Table::Show::InJsonOnly},
                     {u"fault"_s, Kind::Text, Table::Show::InJsonOnly}};
    const auto row = [](const BookSummary &book, bool isCurrent) {
        const QJsonObject said = bookJson(book);
        return Table::Row{
            book.id, said[u"oldest"_s], said[u"newest"_s], said[u"rows"_s], said[u"announced"_s],
            isCurrent, QJsonValue(),      book.sha256,     QJsonValue(),    QJsonValue()};
    };
    const Result<ReferenceData> inUse = loadReferenceData(u"current"_s, {}, QDate());
    const QString used = inUse ? inUse->prices.sha256() : QString();
    table.rows.push_back(row(summaryOf(builtIn->prices), used == builtIn->prices.sha256()));
    for (const BookLibrary::Entry &entry : bookLibrary().entries(builtIn->catalog)) {
        if (!entry.book) {
            console.say(entry.fault);
            Table::Row cells(table.columns.size());
            cells[0] = u"(damaged)"_s;
            cells[5] = entry.isCurrent;
            cells[6] = entry.kept.toUTC().toString(Qt::ISODate);
            cells[7] = entry.sha256;
            cells[8] = entry.path;
            cells[9] = entry.fault;
            table.rows.push_back(std::move(cells));
            continue;
        }
        Table::Row cells = row(*entry.book, used == entry.sha256);
        cells[6] = entry.kept.toUTC().toString(Qt::ISODate);
        cells[8] = entry.path;
        table.rows.push_back(cells);
    }
    if (!inUse)
        console.say(inUse.error());
    return printed(options.json ? console.writeData(table.toJson()) : console.write(table.toText()));
}

/// Currencies of which the books have another factor, or one of another day: a plan in them costs more or less without a price that moved.
Table factorDifferences(const PriceSnapshot &before, const PriceSnapshot &after)
{
    Table table;
    table.columns = {{u"currency"_s}, {u"before"_s}, {u"beforeDate"_s}, {u"after"_s}, {u"afterDate"_s}};
    std::map<QString, Currency> all;
    for (const PriceSnapshot *book : {&before, &after}) {
        for (const Currency &currency : book->currencies())
            all.emplace(currency.code(), currency);
    }
    const auto cells = [](const PriceSnapshot &book, const Currency &currency) {
        const std::optional<ExchangeRate> rate = book.exchange(currency);
        return rate ? Table::Row{formatScaled(rate->raw(), ExchangeRate::scale),
                                 book.exchangeDate(currency).toString(Qt::ISODate)}
                    : Table::Row{QJsonValue(), QJsonValue()};
    };
    for (const auto &[code, currency] : all) {
        const Table::Row old = cells(before, currency);
        const Table::Row now = cells(after, currency);
        if (old != now)
            table.rows.push_back({code, old[0], old[1], now[0], now[1]});
    }
    return table;
}

/// Counts of what is told beside the prices themselves, where there is any.
QString aheadText(const BookDifferences &found)
{
    QStringList parts;
    const auto add = [&](const PriceChanges &changes, const QString &words) {
        if (!changes.empty())
            parts << QLocale::c().toString(static_cast<qulonglong>(changes.size())) + words;
    };
    add(found.agreed, u" newly agreed"_s);
    add(found.listed, u" agreed no more"_s);
    add(found.announced, u" newly announced"_s);
    add(found.withdrawn, u" announced no more"_s);
    add(found.ending, u" ending now"_s);
    add(found.endingNoMore, u" ending no more"_s);
    return parts.isEmpty() ? QString() : u"        "_s + parts.join(u", "_s) + u'\n';
}

Result<ExitCode> diffBooks(const BooksOptions &options, Console &console)
{
    const auto load = [](const std::string &name) {
        return loadReferenceData(QString::fromLocal8Bit(name), {}, QDate());
    };
    const Result<ReferenceData> before = load(options.before);
    if (!before)
        return before.error();
    const Result<ReferenceData> after = load(options.after);
    if (!after)
        return after.error();
    const BookDifferences found = bookDifferences(before->prices, after->prices, after->catalog);
    const Table factors = factorDifferences(before->prices, after->prices);
    if (options.json) {
        const QJsonObject json{{u"before"_s, bookJson(before->prices)},
                               {u"after"_s, bookJson(after->prices)},
                               {u"unchanged"_s, static_cast<qint64>(found.same)},
                               {u"changed"_s, changesJson(found.changed, after->catalog)},
                               {u"added"_s, changesJson(found.added, after->catalog)},
                               {u"gone"_s, changesJson(found.gone, after->catalog, true)},
                               {u"announced"_s, changesJson(found.announced, after->catalog)},
                               {u"withdrawn"_s, changesJson(found.withdrawn, after->catalog, true)},
                               {u"ending"_s, endingsJson(found.ending, after->catalog)},
                               {u"endingNoMore"_s, endingsJson(found.endingNoMore, after->catalog)},
                               {u"agreed"_s, changesJson(found.agreed, after->catalog)},
                               {u"listed"_s, changesJson(found.listed, after->catalog)},
                               {u"factors"_s, QJsonDocument::fromJson(factors.toJson()).array()}};
        return printed(console.writeData(QJsonDocument(json).toJson()));
    }
    constexpr std::size_t most = 50;
    const auto count
        = [](const auto &list) { return QLocale::c().toString(static_cast<qulonglong>(list.size())); };
    const QString text
        = u"Books   %1 -> %2\nPrices  %3 changed, %4 only in the second, %5 only in the first, %6 the same\n%7"_s
              .arg(before->prices.id(), after->prices.id(), count(found.changed), count(found.added),
                   count(found.gone), QLocale::c().toString(static_cast<qlonglong>(found.same)),
                   aheadText(found))
        + changesText(u"Changed"_s, found.changed, after->catalog, most)
        + changesText(u"Only in the second"_s, found.added, after->catalog, 10)
        + changesText(u"Only in the first"_s, found.gone, after->catalog, 10, true)
        + changesText(u"Agreed in the second only: no discount comes off"_s, found.agreed, after->catalog, 10)
        + changesText(u"Agreed in the first only: list prices in the second"_s, found.listed, after->catalog,
                      10)
        + changesText(u"Announced in the second only"_s, found.announced, after->catalog, 10)
        + changesText(u"Announced in the first only"_s, found.withdrawn, after->catalog, 10, true)
        + endingsText(u"Last days told in the second only"_s, found.ending, after->catalog, 10)
        + endingsText(u"Last days told in the first only"_s, found.endingNoMore, after->catalog, 10)
        + (factors.rows.empty() ? QString() : u"\nUnits for one dollar\n"_s + factors.toText());
    return printed(console.write(text));
}

Result<ExitCode> resetBooks(const BooksOptions &options, Console &console)
{
    const BookLibrary library = bookLibrary();
    const Result<std::unique_ptr<QLockFile>> lock = library.lock();
    if (!lock)
        return lock.error();
    if (const Result<void> done = library.reset(); !done)
        return done.error();
    const Result<ReferenceData> data = loadReferenceData();
    if (!data)
        return data.error();
    console.say(
        u"The built-in book %1 is current now; books kept stay for plans that are pinned to them."_s.arg(
            data->prices.id()));
    return options.json ? printed(console.writeData(QJsonDocument(bookJson(data->prices)).toJson()))
                        : ExitCode::Done;
}

using RunBooks = Result<ExitCode> (*)(const BooksOptions &, Console &);

CLI::App *addBooksCommand(CLI::App &prices, const char *name, const char *help,
                          const std::shared_ptr<BooksOptions> &options, Task &task, RunBooks run)
{
    CLI::App *command = prices.add_subcommand(name, help);
    command->add_flag("--json", options->json, "Print JSON, with every column and price");
    command->callback([options, run, &task] {
        task.needs = Task::Needs::Core;
        task.run = [options, run](Console &console) { return run(*options, console); };
    });
    return command;
}

} // namespace

void addPricesBooks(CLI::App &prices, Task &task)
{
    const auto options = std::make_shared<BooksOptions>();
    addBooksCommand(prices, "list", "List the price books: the built-in one and those kept", options, task,
                    listBooks);
    CLI::App *diff = addBooksCommand(prices, "diff", "Print what differs between two price books", options,
                                     task, diffBooks);
    diff->add_option("BEFORE", options->before, "A book: builtin, current, an id or the beginning of a hash")
        ->required()
        ->check(CLI::Validator(noBook, ""));
    diff->add_option("AFTER", options->after, "The book to compare")
        ->required()
        ->check(CLI::Validator(noBook, ""));
    addBooksCommand(prices, "reset", "Go back to the built-in prices; books kept stay", options, task,
                    resetBooks);
}

} // namespace slipway
