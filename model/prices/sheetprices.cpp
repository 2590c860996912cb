// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/prices/sheetprices.h"

#include "model/base/decimal.h"

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

/// In units of the sheet's currency. A rate is known to 1e-10 USD: as many digits of the product are known less those that the factor
/// has before its point, and the sheet's own price is the nearest of these.
Int128 statedRaw(Rate kept, const ExchangeRate &sheet)
{
    const std::int64_t one = powerOfTen(ExchangeRate::scale);
    std::int64_t unknown = 1;
    while (sheet.raw() > one * unknown)
        unknown *= 10;
    return divideHalfEven(Int128(kept.raw()) * sheet.raw(), Int128(one) * unknown) * unknown;
}

} // namespace

bool isInSheetCurrency(const ExchangeRate &sheet, const ExchangeRate &plan)
{
    return sheet.currency() != Currency() && sheet.currency() == plan.currency() && sheet.raw() > 0 && plan.raw() > 0;
}

Rate sheetRate(Rate kept, const ExchangeRate &sheet, const ExchangeRate &plan)
{
    if (!isInSheetCurrency(sheet, plan) || kept.raw() <= 0)
        return kept;
    const Int128 dollars = statedRaw(kept, sheet) * powerOfTen(ExchangeRate::scale) / plan.raw() + 1;
    return Rate(static_cast<std::int64_t>(std::min<Int128>(dollars, std::numeric_limits<std::int64_t>::max())));
}

QString packedSource(const PriceOrigin &origin)
{
    if (origin.sheet == ExchangeRate())
        return origin.source;
    return u"%1 %2 %3"_s.arg(origin.source, origin.sheet.currency().code()).arg(origin.sheet.raw());
}

bool unpackSource(PriceOrigin &origin, const QString &packed)
{
    origin.source = packed;
    if (!packed.startsWith(PriceSnapshot::sheetSource() + u' '))
        return true;
    const QStringList parts = packed.split(u' ');
    const std::optional<Currency> currency = parts.size() == 3 ? Currency::fromCode(parts[1]) : std::nullopt;
    const qint64 raw = currency ? parts[2].toLongLong() : 0;
    if (raw <= 0)
        return false;
    origin.source = parts[0];
    origin.sheet = ExchangeRate(*currency, raw);
    return true;
}

} // namespace slipway
