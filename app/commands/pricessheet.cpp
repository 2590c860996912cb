// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/planinput.h"
#include "app/commands/pricesparts.h"
#include "app/wiring/clock.h"
#include "model/pricesheet/pricesheet.h"
#include "resources/retail.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct PriceSheetOptions
{
    std::string file;
    std::string asOf;
    double perUsd = 0;
    PageOptions pages = {.import = {.allowPartial = true}};
};

Result<ExitCode> runPricesSheet(const PriceSheetOptions &options, Console &console)
{
    const Result<QDate> day = dayOfAnswers(QString::fromLocal8Bit(options.asOf));
    if (!day)
        return day.error();
    const QString path = decodedPath(options.file);
    PagesToTake sheet{.paths = {}, .day = *day, .options = options.pages};
    sheet.addMore = [&](RetailImport &import) -> Result<QStringList> {
        Result<std::unique_ptr<ByteSource>> bytes = openBytes(path, maxRetailBytes);
        if (!bytes)
            return bytes.error();
        import.setSource(PriceSnapshot::sheetSource());
        const Result<PriceSheet> read = readPriceSheet(
            **bytes, meterRegionsOf(embeddedMeterRegions()), options.perUsd, import);
        if (!read)
            return inFile(path, read.error());
        if (read->currency == u"USD" && options.perUsd != 0 && options.perUsd != 1)
            return inFile(path, Error{ErrorCode::Usage, u"The sheet is in USD: --per-usd is for sheets in another currency."_s, {}});
        QStringList remarks;
        if (!read->currency.isEmpty() && read->currency != u"USD") // a sheet without rows names none
            remarks << u"Prices in %1 were taken at %2 for a dollar, as stated with --per-usd."_s.arg(
                read->currency, QString::number(options.perUsd, 'g', 12));
        if (read->savingsPlans == 1)
            remarks << u"1 row of savings plans was left out: it names no size."_s;
        else if (read->savingsPlans > 1)
            remarks << u"%1 rows of savings plans were left out: they name no size."_s.arg(read->savingsPlans);
        remarks << u"What the sheet does not cover stays at list prices less the plan's discount; \"slipway "
                   "check\" names the lines."_s;
        return remarks;
    };
    return takePages(sheet, console);
}

} // namespace

void addPricesSheet(CLI::App &prices, Task &task)
{
    const auto options = std::make_shared<PriceSheetOptions>();
    CLI::App *command = prices.add_subcommand(
        "sheet", "Lay the price sheet of an agreement over the current book, and make that current");
    command
        ->add_option("FILE", options->file,
                     "The CSV that Microsoft hands out for an Enterprise Agreement or a Microsoft Customer "
                     "Agreement, plain or gzip")
        ->required();
    command
        ->add_option("--per-usd", options->perUsd,
                     "Units of the sheet's currency for a dollar, where it is in another one")
        ->check([](const std::string &typed) -> std::string {
            const double factor = QByteArray::fromStdString(typed).toDouble();
            return factor >= 1e-9 && factor <= 1e6
                ? std::string()
                : "\"" + typed.substr(0, 40) + "\" is no factor above 0 and up to a million, such as 0.86.";
        });
    command->add_option("--as-of", options->asOf,
                        "The day of the sheet, YYYY-MM-DD (default: today, or the day of SOURCE_DATE_EPOCH)");
    options->pages.addTo(*command);
    command->callback([options, &task] {
        task.needs = Task::Needs::Core;
        task.run = [options](Console &console) { return runPricesSheet(*options, console); };
    });
}

} // namespace slipway
