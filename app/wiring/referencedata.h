// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/additionslibrary.h"
#include "model/pricebook/booklibrary.h"
#include "model/pricebook/retailmeters.h"
#include "model/prices/referencedata.h"

#include <QDate>

namespace slipway {

/// The catalog and the prices that are built into the program.
[[nodiscard]] Result<ReferenceData> loadReferenceData();

/// Which book of prices to take: "" what the plan is pinned to, else the user's current book where it is newer than the
/// built-in one, else that; "builtin"; "current" the same without the pin; an id or the beginning of a hash. Prices that were
/// announced for `day` or before hold. A pin that is found nowhere leaves what is current: who evaluates says so.
[[nodiscard]] Result<ReferenceData> loadReferenceData(const QString &book,
                                                      const std::optional<PinnedInput> &pin, const QDate &day);

/// The price books of this user.
[[nodiscard]] BookLibrary bookLibrary();

/// What the price service calls the meters.
[[nodiscard]] Result<RetailMeters> loadRetailMeters();

/// The additions that this user has kept.
[[nodiscard]] AdditionsLibrary additionsLibrary();

} // namespace slipway
