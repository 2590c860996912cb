// SPDX-License-Identifier: GPL-3.0-or-later
// Prices of an agreement in another currency than dollars.
#pragma once

#include "model/prices/pricesnapshot.h"

#include <QString>

namespace slipway {

/// What a price that a sheet states comes to in dollars for a plan. A book has it in dollars at the factor that was said with the
/// sheet. In a plan in the currency of the sheet it is to be what the sheet says, whatever the plan's factor: it is brought back by
/// the factor of the sheet and to dollars by that of the plan, a hair (1e-10 USD at the most) above, so that half a cent is rounded
/// alike whatever the factor. In plans in other currencies, and for sheets in dollars, it is `kept`.
[[nodiscard]] Rate sheetRate(Rate kept, const ExchangeRate &sheet, const ExchangeRate &plan);
/// The same of a price that is agreed, for `type`. A reservation is agreed for its whole term, and its hour is a part of that which
/// no number of digits may tell: it is a hair above, so that half a cent of a month is not lost, whatever the currency.
[[nodiscard]] Rate agreedRate(Rate kept, const ExchangeRate &sheet, const ExchangeRate &plan, PriceType type);
/// Whether sheetRate() does so.
[[nodiscard]] bool isInSheetCurrency(const ExchangeRate &sheet, const ExchangeRate &plan);

/// The source of an origin as a book has it: that of a sheet in another currency with the currency and its factor.
[[nodiscard]] QString packedSource(const PriceOrigin &origin);
/// The way back; false where it is none.
[[nodiscard]] bool unpackSource(PriceOrigin &origin, const QString &packed);

} // namespace slipway
