// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wiring/referencedata.h"

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

namespace {

/// The user's current book where it is newer than the built-in one.
Result<std::optional<PriceSnapshot>> newerBook(const ReferenceData &builtIn)
{
    Result<std::optional<PriceSnapshot>> current = bookLibrary().current(builtIn.catalog);
    if (current && *current && (*current)->newest() < builtIn.prices.newest())
        return std::optional<PriceSnapshot>();
    return current;
}

/// The book asked for; nothing for the built-in one.
Result<std::optional<PriceSnapshot>> bookAskedFor(const QString &book, const std::optional<PinnedInput> &pin,
                                                  const ReferenceData &builtIn)
{
    if (book == u"builtin")
        return std::optional<PriceSnapshot>();
    if (book == u"current")
        return newerBook(builtIn);
    const PinnedInput wanted = book.isEmpty() ? pin.value_or(PinnedInput()) : PinnedInput{book, {}, {}};
    if (wanted.id.isEmpty() && wanted.sha256.isEmpty())
        return newerBook(builtIn);
    if (builtIn.prices.isBook(wanted.id, wanted.sha256)
        || (wanted.id.size() >= 8 && builtIn.prices.sha256().startsWith(wanted.id)))
        return std::optional<PriceSnapshot>();
    Result<PriceSnapshot> found = bookLibrary().find(wanted, builtIn.catalog);
    if (found)
        return std::optional(*std::move(found));
    if (book.isEmpty() && found.error().code == ErrorCode::Unreadable)
        return newerBook(builtIn);
    return found.error();
}

} // namespace

Result<ReferenceData> loadReferenceData(const QString &book, const std::optional<PinnedInput> &pin,
                                        const QDate &day)
{
    Result<ReferenceData> data = loadReferenceData();
    if (!data)
        return data;
    Result<std::optional<PriceSnapshot>> asked = bookAskedFor(book, pin, *data);
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
