// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/planinput.h"
#include "app/commands/pricesoutput.h"
#include "app/commands/pricesparts.h"
#include "app/commands/words.h"
#include "app/wiring/clock.h"
#include "model/prices/priceupdate.h"
#include "model/pricesheet/currencyfactors.h"

#include <QJsonDocument>
#include <QLocale>

#include <CLI/CLI.hpp>

#include <algorithm>
#include <memory>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

struct PriceFactorsOptions
{
    std::string file;
    std::string asOf;
    bool takeSuspicious = false;
    bool dryRun = false;
    bool json = false;
};

QJsonValue factorCell(const std::optional<ExchangeRate> &rate)
{
    return rate ? QJsonValue(formatScaled(rate->raw(), ExchangeRate::scale)) : QJsonValue();
}

Table factorTable(const std::vector<FactorChange> &changes)
{
    Table table;
    table.columns = {{u"currency"_s}, {u"before"_s}, {u"beforeDate"_s}, {u"perUsd"_s}, {u"date"_s}, {u"source"_s}};
    for (const FactorChange &each : changes) {
        const auto day = [](const QDate &date) {
            return date.isValid() ? QJsonValue(date.toString(Qt::ISODate)) : QJsonValue();
        };
        table.rows.push_back({each.factor.rate.currency().code(), factorCell(each.before), day(each.beforeDay),
                              factorCell(each.factor.rate), day(each.factor.day),
                              each.factor.source.isEmpty() ? QJsonValue() : QJsonValue(each.factor.source)});
    }
    return table;
}

QJsonArray factorArray(const std::vector<FactorChange> &changes)
{
    return QJsonDocument::fromJson(factorTable(changes).toJson()).array();
}

QJsonArray suspiciousArray(const std::vector<FactorChange> &changes)
{
    QJsonArray list = factorArray(changes);
    for (std::size_t i = 0; i < changes.size(); ++i) {
        QJsonObject entry = list[static_cast<qsizetype>(i)].toObject();
        entry.insert(u"why"_s, changes[i].isInverted ? u"inverted"_s : u"threefold"_s);
        list[static_cast<qsizetype>(i)] = entry;
    }
    return list;
}

QString factorsText(const FactorList &list, const FactorChanges &changes, const QDate &day)
{
    const auto number = [](auto count) { return QLocale::c().toString(static_cast<qlonglong>(count)); };
    QString text = u"Read       %1, %2\nTaken      %3\nUnchanged  %4\n"_s.arg(
        counted(list.rows, u"row"_s, u"rows"_s),
        counted(static_cast<std::int64_t>(list.factors.size()), u"currency"_s, u"currencies"_s),
        number(changes.taken.size()), number(changes.unchanged));
    const auto add = [&text](const QString &heading, const std::vector<FactorChange> &part) {
        if (!part.empty())
            text += u"\n%1\n"_s.arg(heading) + factorTable(part).toText();
    };
    add(u"Taken: units for one dollar"_s, changes.taken);
    add(u"Left out as older than the book's"_s, changes.older);
    std::vector<FactorChange> far;
    std::vector<FactorChange> inverted;
    for (const FactorChange &each : changes.suspicious)
        (each.isInverted ? inverted : far).push_back(each);
    add(u"Left out as suspicious: more than three times the book's, or less than a third (--accept-suspicious takes them)"_s,
        far);
    add(u"Left out as suspicious: the wrong way round (--accept-suspicious takes them)"_s, inverted);
    for (const FactorChange &each : inverted) {
        const QString code = each.factor.rate.currency().code();
        text += u"%1 %2 looks like US dollars for one %1; a factor is %1 for one US dollar.\n"_s.arg(
            code, formatScaled(each.factor.rate.raw(), ExchangeRate::scale));
    }
    if (list.ahead > 0)
        text += u"\nLeft out: %1 of days after %2.\n"_s.arg(counted(list.ahead, u"factor"_s, u"factors"_s),
                                                             day.toString(Qt::ISODate));
    return text;
}

QByteArray factorsJson(const FactorList &list, const FactorChanges &changes, const PriceSnapshot *kept)
{
    return QJsonDocument(QJsonObject{{u"book"_s, kept ? QJsonValue(bookJson(*kept)) : QJsonValue()},
                                     {u"rows"_s, static_cast<qint64>(list.rows)},
                                     {u"taken"_s, factorArray(changes.taken)},
                                     {u"unchanged"_s, static_cast<qint64>(changes.unchanged)},
                                     {u"older"_s, factorArray(changes.older)},
                                     {u"suspicious"_s, suspiciousArray(changes.suspicious)},
                                     {u"ahead"_s, static_cast<qint64>(list.ahead)}})
        .toJson();
}

/// Why the book has the factors that it had.
QString noFactorTaken(const FactorChanges &changes)
{
    if (!changes.suspicious.empty())
        return u"Nothing was taken, as the factors are suspicious: the book stays as it was. --accept-suspicious takes them."_s;
    if (!changes.older.empty())
        return u"Nothing was taken, as the book's factors are newer: it stays as it was."_s;
    return u"Nothing in the file differs from the book: it stays as it was."_s;
}

Result<ExitCode> runPricesFactors(const PriceFactorsOptions &options, Console &console)
{
    const Result<QDate> day = dayOfAnswers(QString::fromLocal8Bit(options.asOf));
    if (!day)
        return day.error();
    const QString path = decodedPath(options.file);
    const Result<std::unique_ptr<ByteSource>> bytes = openBytes(path, mostFactorBytes);
    if (!bytes)
        return bytes.error();
    const Result<FactorList> list = readCurrencyFactors(**bytes, *day);
    if (!list)
        return inFile(path, list.error());

    return changeBook(options.dryRun, QDate(), console, [&](const ReferenceData &data) -> Result<ChangedBook> {
        const FactorChanges changes = factorChanges(*list, data.prices, options.takeSuspicious);
        ChangedBook changed;
        if (!changes.taken.empty()) {
            const Result<QByteArray> book
                = updatedBook(data.prices, data.catalog, updateOf(changes, data.prices));
            if (!book)
                return book.error();
            changed.bytes = *book;
        }
        changed.report = [&, changes](const PriceSnapshot *kept) {
            return options.json ? factorsJson(*list, changes, kept) : factorsText(*list, changes, *day).toUtf8();
        };
        changed.nothing = noFactorTaken(changes);
        changed.isReportData = options.json;
        return changed;
    });
}

} // namespace

void addPricesFactors(CLI::App &prices, Task &task)
{
    const auto options = std::make_shared<PriceFactorsOptions>();
    CLI::App *command = prices.add_subcommand(
        "factors", "Take what a dollar is in other currencies from a file, and make the book with it current");
    command
        ->add_option("FILE", options->file,
                     "A CSV with the columns currency, per_usd, date and source, or the table of reference rates of the "
                     "European Central Bank; plain or gzip")
        ->required();
    command->add_option("--as-of", options->asOf,
                        "The day whose factors are taken, or the newest before it, YYYY-MM-DD (default: today, or the "
                        "day of SOURCE_DATE_EPOCH)");
    command->add_flag(
        "--accept-suspicious", options->takeSuspicious,
        "Take factors of more than three times, or less than a third, of those before, or the wrong way "
        "round");
    command->add_flag("--dry-run", options->dryRun, "Print what would change, and keep nothing");
    command->add_flag("--json", options->json, "Print an object, with every factor");
    command->callback([options, &task] {
        task.needs = Task::Needs::Core;
        task.run = [options](Console &console) { return runPricesFactors(*options, console); };
    });
}

} // namespace slipway
