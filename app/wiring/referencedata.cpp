// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wiring/referencedata.h"

#include "resources/data.h"

#include <QStandardPaths>

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

AdditionsLibrary additionsLibrary()
{
    return AdditionsLibrary(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
                            + QStringLiteral("/additions"));
}

} // namespace slipway
