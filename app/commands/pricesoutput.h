// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/table.h"
#include "model/pricebook/bookdifferences.h"
#include "model/pricebook/booklibrary.h"
#include "model/pricebook/retailimport.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QString>

namespace slipway {

/// A book as `prices info` and `prices list` print it.
[[nodiscard]] QJsonObject bookJson(const BookSummary &book);
[[nodiscard]] QJsonObject bookJson(const PriceSnapshot &book);

/// Prices side by side; at most `most` rows, the largest changes first, with a line that says how many are left out. `areGone`: those of the first
/// book alone.
[[nodiscard]] QString changesText(const QString &heading, const PriceChanges &changes,
                                  const Catalog &catalog, std::size_t most, bool areGone = false);
[[nodiscard]] QJsonArray changesJson(const PriceChanges &changes, const Catalog &catalog, bool areGone = false);
/// Last days of prices, in the order of sizes and meters.
[[nodiscard]] QString endingsText(const QString &heading, const PriceChanges &endings, const Catalog &catalog,
                                  std::size_t most);
[[nodiscard]] QJsonArray endingsJson(const PriceChanges &endings, const Catalog &catalog);

/// Why an import left the book as it was.
[[nodiscard]] QString nothingTaken(const ImportReport &report);
/// What an import found, for a terminal and as JSON; `book`: the one it made, null where nothing was kept.
[[nodiscard]] QString importText(const ImportReport &report, const Catalog &catalog);
[[nodiscard]] QJsonObject importJson(const ImportReport &report, const Catalog &catalog,
                                     const PriceSnapshot *book);

} // namespace slipway
