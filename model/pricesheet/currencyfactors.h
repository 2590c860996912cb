// SPDX-License-Identifier: GPL-3.0-or-later
// Factors of currencies that somebody brings.
#pragma once

#include "model/pricebook/bytesource.h"
#include "model/prices/priceupdate.h"

#include <QDate>
#include <QString>

#include <cstdint>
#include <vector>

namespace slipway {

/// What a file of factors says.
struct FactorList
{
    std::vector<DatedFactor> factors; ///< of each currency the newest by the day asked for, by code; never of dollars
    std::int64_t rows = 0;
    std::int64_t ahead = 0; ///< factors of days after that, left out
};

/// Bytes of a file of factors that are read, as they are once unpacked; a longer one is refused.
inline constexpr std::int64_t mostFactorBytes = 64LL * 1024 * 1024;

/// Reads factors from a CSV in one of two forms, whatever the case of its headings.
///
/// One factor a line: columns `currency` (EUR), `per_usd` (units of it for a dollar), `date` (2026-11-20) and, if there is one,
/// `source`. Or the table of reference rates of the European Central Bank (eurofxref.csv and eurofxref-hist.csv): `Date` and then
/// currencies, each line a day ("2026-11-20" or "20 November 2026") with units of them for one euro; a factor is that of the
/// currency by that of USD, rounded to a billionth. "N/A" and nothing are no factor.
///
/// Error Invalid, with the line in `where`: no such file, no day, a currency that is none, a factor that is no number above 0 and
/// up to a million, two factors of a currency for one day, dollars at other than 1, and a list without any factor by `day`.
[[nodiscard]] Result<FactorList> readCurrencyFactors(ByteSource &bytes, const QDate &day);

/// What a list changes in a book.
struct FactorChange
{
    DatedFactor factor;
    std::optional<ExchangeRate> before; ///< of the book
    QDate beforeDay;
    bool isInverted = false; ///< of a suspicious one: it looks like dollars for one unit of the currency
};
struct FactorChanges
{
    std::vector<FactorChange> taken; ///< that differ from the book's in factor, day or source
    std::vector<FactorChange> older; ///< of a day before that of the book's factor: left out
    /// More than three times the book's, less than a third, or about 1 by the book's (docs/prices.md): left out unless asked for.
    std::vector<FactorChange> suspicious;
    std::int64_t unchanged = 0;
};
/// A factor of the book that is in doubt is no measure of what is suspicious.
[[nodiscard]] FactorChanges factorChanges(const FactorList &list, const PriceSnapshot &book, bool takeSuspicious);
/// Of those taken, for updatedBook(): dated as the newest of them and of the book.
[[nodiscard]] PriceUpdate updateOf(const FactorChanges &changes, const PriceSnapshot &book);

} // namespace slipway
