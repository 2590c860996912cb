// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/pricebook/retailfixture.h"

#include "resources/data.h"
#include "resources/retail.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace slipway::test {

using namespace Qt::StringLiterals;

const ReferenceData &builtIn()
{
    static const ReferenceData data = [] {
        Result<Catalog> catalog = Catalog::load(embeddedCatalog());
        if (!catalog)
            qFatal("The catalog cannot be loaded.");
        Result<PriceSnapshot> prices = PriceSnapshot::load(embeddedPrices(), *catalog);
        if (!prices)
            qFatal("The prices cannot be loaded.");
        return ReferenceData{*std::move(catalog), *std::move(prices)};
    }();
    return data;
}

const RetailMeters &retailMeters()
{
    static const RetailMeters meters = [] {
        Result<RetailMeters> parsed = RetailMeters::parse(embeddedRetailMeters());
        if (!parsed)
            qFatal("The names of meters cannot be read.");
        return *std::move(parsed);
    }();
    return meters;
}

QString retailFile(const QString &name)
{
    return QStringLiteral(SLIPWAY_TEST_DATA) + u"/retail/"_s + name;
}

std::optional<VmPrice> Imported::vm(QStringView size, QStringView region, PriceType type) const
{
    return book->vm(*builtIn().catalog.findSize(size), *builtIn().catalog.findRegion(region), type);
}

QString Imported::rate(QStringView size, QStringView region, PriceType type) const
{
    const auto price = vm(size, region, type);
    if (!price)
        return u"-"_s;
    const QString text = price->hourly.toDecimal();
    return price->origin.source == retailSource() ? text : u"old "_s + text;
}

QString Imported::meter(const QString &id, const QString &region) const
{
    for (const MeterPrice &price : book->meterPrices(id)) {
        if (price.region == region)
            return price.origin.source == retailSource() ? price.rate.toDecimal()
                                                         : u"old "_s + price.rate.toDecimal();
    }
    return u"-"_s;
}

Imported importPages(const QStringList &pages, const PriceImportOptions &options, const PriceSnapshot &base,
                     const QDate &day)
{
    const Catalog &catalog = builtIn().catalog;
    Imported result;
    RetailImport import(catalog, base, retailMeters(), day);
    for (const QString &page : pages) {
        const QByteArray text = page.toUtf8();
        HeldBytes held(text);
        const Result<void> added
            = page.startsWith(u'{') ? import.addPage(held, u"page"_s) : import.addPath(retailFile(page));
        if (!added) {
            result.error = added.error();
            return result;
        }
    }
    Result<ImportedBook> imported = import.finish(options);
    if (!imported) {
        result.error = imported.error();
        return result;
    }
    result.report = imported->report;
    if (imported->bytes.isEmpty()) {
        result.book = base;
        return result;
    }
    Result<PriceSnapshot> book = PriceSnapshot::load(imported->bytes, catalog);
    if (book)
        result.book = *std::move(book);
    else
        result.error = book.error();
    return result;
}

QString pageOf(const QStringList &rows, const QString &next)
{
    QJsonArray items;
    for (const QString &row : rows) {
        QJsonObject item{{u"currencyCode"_s, u"USD"_s},
                         {u"tierMinimumUnits"_s, 0},
                         {u"retailPrice"_s, 0.23},
                         {u"armRegionName"_s, u"westeurope"_s},
                         {u"effectiveStartDate"_s, u"2026-01-01T00:00:00Z"_s},
                         {u"meterName"_s, u"D4s v5"_s},
                         {u"productName"_s, u"Virtual Machines Dsv5 Series"_s},
                         {u"skuName"_s, u"D4s v5"_s},
                         {u"serviceName"_s, u"Virtual Machines"_s},
                         {u"unitOfMeasure"_s, u"1 Hour"_s},
                         {u"type"_s, u"Consumption"_s},
                         {u"armSkuName"_s, u"Standard_D4s_v5"_s}};
        const QString text = u'{' + row + u'}';
        const QJsonObject other = QJsonDocument::fromJson(text.toUtf8()).object();
        for (auto member = other.begin(); member != other.end(); ++member)
            item.insert(member.key(), member.value());
        items.append(item);
    }
    const QJsonObject page{{u"BillingCurrency"_s, u"USD"_s},
                           {u"Items"_s, items},
                           {u"NextPageLink"_s, next.isEmpty() ? QJsonValue() : QJsonValue(next)},
                           {u"Count"_s, items.size()}};
    return QString::fromUtf8(QJsonDocument(page).toJson());
}

QStringList rowsOfRegion(const QString &region, std::size_t step)
{
    const ReferenceData &data = builtIn();
    QStringList rows;
    std::size_t known = 0;
    for (std::size_t i = 0; i < data.catalog.sizes().size(); ++i) {
        const auto price = data.prices.vm(SizeId(i), *data.catalog.findRegion(region), PriceType::PayAsYouGo);
        if (price && known++ % step == 0)
            rows << u"\"armRegionName\": \"%1\", \"armSkuName\": \"%2\", \"retailPrice\": %3"_s.arg(
                region, data.catalog.sizes()[i].name, price->hourly.toDecimal());
    }
    return rows;
}

} // namespace slipway::test
