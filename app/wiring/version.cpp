// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wiring/version.h"

#include <QDate>

namespace slipway {

using namespace Qt::StringLiterals;

QString programVersion()
{
    return QStringLiteral(SLIPWAY_VERSION);
}

QString versionWithCommit()
{
    return u"%1, commit %2"_s.arg(programVersion(), QStringLiteral(SLIPWAY_COMMIT));
}

AboutFacts aboutFacts(const ReferenceData &data)
{
    AboutFacts facts;
    facts.version = versionWithCommit();
    facts.catalogVersion = data.catalog.version();
    facts.pricesId = data.prices.id();
    facts.oldestPrice = data.prices.oldest().toString(Qt::ISODate);
    facts.newestPrice = data.prices.newest().toString(Qt::ISODate);
    return facts;
}

} // namespace slipway
