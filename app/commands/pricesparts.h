// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/task.h"
#include "model/pricebook/retailimport.h"
#include "model/prices/referencedata.h"

#include <QByteArray>
#include <QDate>
#include <QStringList>

#include <functional>

namespace CLI {
class App;
}

namespace slipway {

/// The options of every command that lays pages over the current book.
struct PageOptions
{
    PriceImportOptions import;
    bool dryRun = false;
    bool json = false;

    /// `partial` says what --partial takes; null: there is no such option.
    void addTo(CLI::App &command, const char *partial = nullptr);
};

/// What a command makes of the current book.
struct ChangedBook
{
    QByteArray bytes; ///< of the book that is to be current; empty: nothing in it would differ
    std::function<QByteArray(const PriceSnapshot *kept)> report; ///< what is printed; null: no book was kept
    QString nothing; ///< a sentence: why nothing would differ
    bool isReportData = false; ///< JSON, else text for a person
};
/// Makes a book of the current one as it stands on `day`, keeps it unless this is a dry run, and prints and says what became of it. No
/// other program changes the books meanwhile.
[[nodiscard]] Result<ExitCode>
changeBook(bool dryRun, const QDate &day, Console &console,
           const std::function<Result<ChangedBook>(const ReferenceData &current)> &change);

/// What becomes of pages once they are there.
struct PagesToTake
{
    QStringList paths; ///< files and folders
    QDate day; ///< on which they were fetched
    PageOptions options;
    QStringList remarks = {}; ///< sentences for the report
    bool isFetched = false; ///< by this command: what is wrong with them is a failure of the network
    /// Adds what is no page of the price service; may be empty. What it says is printed below the report.
    std::function<Result<QStringList>(RetailImport &)> addMore = {};
};
/// Lays pages over the current book, keeps what comes of them, and prints what changed.
[[nodiscard]] Result<ExitCode> takePages(const PagesToTake &pages, Console &console);

// The commands below `slipway prices`, one file each.
void addPricesImport(CLI::App &prices, Task &task);
void addPricesBooks(CLI::App &prices, Task &task); ///< list, diff, reset
void addPricesPlan(CLI::App &prices, Task &task); ///< check, demand, reprice
void addPricesFactors(CLI::App &prices, Task &task);
void addPricesRefresh(CLI::App &prices, Task &task);
void addPricesSheet(CLI::App &prices, Task &task);
void addPricesUse(CLI::App &prices, Task &task);

} // namespace slipway
