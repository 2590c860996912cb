// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wiring/referencedata.h"

#include "model/pricebook/bookchoice.h"
#include "resources/data.h"
#include "resources/retail.h"

#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace slipway {

Result<ReferenceData> loadReferenceData()
{
    Result<Catalog> catalog = Catalog::load(embeddedCatalog());
    if (!catalog)
        return catalog.error();
    Result<PriceSnapshot> prices = PriceSnapshot::load(embeddedPrices(), *catalog);
    if (!prices)
        return prices.error();
    return ReferenceData{*std::move(catalog), *std::move(prices)};
}

Result<ReferenceData> loadReferenceData(const QString &book, const std::optional<PinnedInput> &pin,
                                        const QDate &day)
{
    Result<ReferenceData> data = loadReferenceData();
    if (!data)
        return data;
    Result<std::optional<PriceSnapshot>> asked = chooseBook(bookLibrary(), *data, book, pin);
    if (!asked)
        return asked.error();
    if (*asked)
        data.value().prices = (*asked)->onDay(day, data->catalog);
    return data;
}

BookLibrary bookLibrary()
{
    return BookLibrary(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
                       + QStringLiteral("/prices"));
}

Result<RetailMeters> loadRetailMeters()
{
    return RetailMeters::parse(embeddedRetailMeters());
}

AdditionsLibrary additionsLibrary()
{
    return AdditionsLibrary(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
                            + QStringLiteral("/additions"));
}

} // namespace slipway
