// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/items/sizechoicemodel.h"
#include "model/prices/pricesnapshot.h"

#include <QStringList>

#include <vector>

namespace slipway {

/// One row of sizes side by side.
struct SizeDifference
{
    QString name;
    QStringList cells; ///< empty: a heading
    std::vector<bool> differs; ///< by cell: other than the first
    int best = -1; ///< cell; -1: none is better than all others

    [[nodiscard]] bool isSame() const;
};
/// `rows` of the model, the first being what the others are compared with.
[[nodiscard]] std::vector<SizeDifference> sizeDifferences(const SizeChoiceModel &model, const Catalog &catalog,
                                                          const std::vector<int> &rows);

/// What a size costs an hour in one region.
struct RegionPrice
{
    QString region; ///< name
    double usd = 0;
    bool allowed = false; ///< the data may be there
    bool estimated = false; ///< nobody published it: worked out, or in doubt
};
/// By the price type of the choices, cheapest first; regions without a price that may be used are left out.
[[nodiscard]] std::vector<RegionPrice> regionPrices(const search::SizeChoices &choices, int row,
                                                    const Catalog &catalog, const PriceSnapshot &prices);

} // namespace slipway
