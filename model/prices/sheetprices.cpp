// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/prices/sheetprices.h"

#include "model/base/decimal.h"

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace slipway {

namespace {

/// A rate is known to 1e-10 USD: in the currency of a sheet as many digits are known less those that its factor has before the point.
/// The least step of what is known.
std::int64_t stepOf(const ExchangeRate &sheet)
{
    std::int64_t step = 1;
    while (sheet.raw() > powerOfTen(ExchangeRate::scale) * step)
        step *= 10;
    return step;
}

/// In units of the sheet's currency, of which the sheet's own price is the nearest that is known.
Int128 statedRaw(Rate kept, const ExchangeRate &sheet)
{
    const std::int64_t step = stepOf(sheet);
    return divideHalfEven(Int128(kept.raw()) * sheet.raw(), Int128(powerOfTen(ExchangeRate::scale)) * step) * step;
}

/// Of units of the sheet's currency, a hair above.
Rate inDollars(Int128 stated, const ExchangeRate &plan)
{
    const Int128 dollars = stated * powerOfTen(ExchangeRate::scale) / plan.raw() + 1;
    return Rate(static_cast<std::int64_t>(std::min<Int128>(dollars, std::numeric_limits<std::int64_t>::max())));
}

/// The hour of a term whose whole price has four decimals at the most, a hair above; as it is where no such price makes it.
Int128 hourOfTerm(Int128 hourly, std::int64_t step, int hours)
{
    const Int128 fourDecimals = Int128(powerOfTen(Rate::scale - 4)) * step;
    const Int128 term = divideHalfEven(hourly * hours, fourDecimals) * fourDecimals;
    const Int128 off = term - hourly * hours;
    return (off < 0 ? -off : off) > Int128(hours) * step ? hourly : term / hours + 1;
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
    return inDollars(statedRaw(kept, sheet), plan);
}

Rate agreedRate(Rate kept, const ExchangeRate &sheet, const ExchangeRate &plan, PriceType type)
{
    if (!isReservation(type) || kept.raw() <= 0)
        return sheetRate(kept, sheet, plan);
    if (isInSheetCurrency(sheet, plan))
        return inDollars(hourOfTerm(statedRaw(kept, sheet), stepOf(sheet), termHours(type)), plan);
    return Rate(static_cast<std::int64_t>(hourOfTerm(kept.raw(), 1, termHours(type))));
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
