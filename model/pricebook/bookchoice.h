// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/pricebook/booklibrary.h"
#include "model/prices/referencedata.h"

namespace slipway {

/// The user's current book where it is newer than the built-in one, or has what was agreed or factors that were brought; nothing means the
/// built-in one.
[[nodiscard]] Result<std::optional<PriceSnapshot>> newerBook(const BookLibrary &library,
                                                             const ReferenceData &builtIn);

/// The book asked for: "" what the plan is pinned to, else newerBook(); "builtin"; "current" the same without the pin; an id
/// or the beginning of a hash. Nothing means the built-in one. A pin that is found nowhere leaves what is current: who
/// evaluates says so. An Error where a book that is there cannot be read, or one asked for by name is not there.
[[nodiscard]] Result<std::optional<PriceSnapshot>> chooseBook(const BookLibrary &library, const ReferenceData &builtIn,
                                                              const QString &asked,
                                                              const std::optional<PinnedInput> &pin);

} // namespace slipway
