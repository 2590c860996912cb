// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"
#include "app/commands/pricesparts.h"
#include "app/wiring/clock.h"
#include "app/wiring/referencedata.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

#include <CLI/CLI.hpp>

#include <memory>

namespace slipway {

using namespace Qt::StringLiterals;

namespace {

qint64 announcedOf(const PriceSnapshot &prices)
{
    return static_cast<qint64>(prices.announced().size() + prices.announcedMeters().size());
}

QByteArray infoJson(const ReferenceData &data)
{
    const PriceSnapshot &prices = data.prices;
    QJsonArray currencies;
    for (const Currency &currency : prices.currencies())
        currencies.append(currency.code());
    QJsonArray factors;
    for (const DatedFactor &each : prices.factors())
        factors.append(QJsonObject{{u"currency"_s, each.rate.currency().code()},
                                   {u"perUsd"_s, formatScaled(each.rate.raw(), ExchangeRate::scale)},
                                   {u"date"_s, each.day.toString(Qt::ISODate)},
                                   {u"source"_s, each.source}});
    const QJsonObject info{{u"id"_s, prices.id()},
                           {u"sha256"_s, prices.sha256()},
                           {u"oldest"_s, prices.oldest().toString(Qt::ISODate)},
                           {u"newest"_s, prices.newest().toString(Qt::ISODate)},
                           {u"rows"_s, static_cast<qint64>(prices.rows())},
                           {u"announced"_s, announcedOf(prices)},
                           {u"currencies"_s, currencies},
                           {u"exchangeDate"_s, prices.exchangeDate().toString(Qt::ISODate)},
                           {u"factors"_s, factors},
                           {u"catalogVersion"_s, data.catalog.version()}};
    return QJsonDocument(info).toJson();
}

QString infoText(const ReferenceData &data)
{
    const PriceSnapshot &prices = data.prices;
    QStringList codes;
    for (const Currency &currency : prices.currencies())
        codes.append(currency.code());
    QString brought;
    for (const DatedFactor &each : prices.factors())
        brought += u"Factor          one USD is %1 %2 on %3%4\n"_s.arg(
            formatScaled(each.rate.raw(), ExchangeRate::scale), each.rate.currency().code(),
            each.day.toString(Qt::ISODate), each.source.isEmpty() ? QString() : u", "_s + each.source);
    const QLocale c = QLocale::c();
    return u"Price book      %1\nVM prices       %2\nOldest          %3\nNewest          %4\n"_s.arg(
               prices.id(), c.toString(static_cast<qulonglong>(prices.rows())),
               prices.oldest().toString(Qt::ISODate), prices.newest().toString(Qt::ISODate))
        + (announcedOf(prices) > 0 ? u"Announced       %1\n"_s.arg(announcedOf(prices)) : QString())
        + u"Currencies      %1\nExchange rates  %2\n"_s.arg(codes.join(u" "_s),
                                                           prices.exchangeDate().toString(Qt::ISODate))
        + brought + u"SHA-256         %1\nCatalog         %2\n"_s.arg(prices.sha256(), data.catalog.version());
}

Result<ExitCode> runInfo(bool json, Console &console)
{
    const Result<QDate> day = asOfDay({});
    if (!day)
        return day.error();
    const Result<ReferenceData> data = loadReferenceData({}, {}, *day);
    if (!data)
        return data.error();
    if (const Result<void> written
        = json ? console.writeData(infoJson(*data)) : console.write(infoText(*data));
        !written)
        return written.error();
    return ExitCode::Done;
}

} // namespace

void addPrices(CLI::App &parser, Task &task)
{
    CLI::App *command = parser.add_subcommand("prices", "The prices that plans are costed with");
    command->require_subcommand(1);
    const auto json = std::make_shared<bool>(false);
    CLI::App *info = command->add_subcommand("info", "Print which prices are in use, and how old they are");
    info->add_flag("--json", *json, "Print an object");
    info->callback([json, &task] {
        task.needs = Task::Needs::Core;
        task.run = [json](Console &console) { return runInfo(*json, console); };
    });
    addPricesBooks(*command, task);
    addPricesImport(*command, task);
    addPricesPlan(*command, task);
    addPricesFactors(*command, task);
    addPricesRefresh(*command, task);
    addPricesSheet(*command, task);
    addPricesUse(*command, task);
}

} // namespace slipway
