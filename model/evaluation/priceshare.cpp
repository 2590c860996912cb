// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/evaluation/priceshare.h"

namespace slipway {

std::optional<double> shareOfPricesSince(const Evaluation &evaluation, const QDate &date)
{
    const std::int64_t all = evaluation.total.known().minor();
    if (all <= 0 || !date.isValid())
        return std::nullopt;
    Money since(0, evaluation.currency);
    for (const CostLine &line : evaluation.lines) {
        if (line.priced() && line.origin.date.isValid() && line.origin.date >= date)
            since += line.total;
    }
    return static_cast<double>(since.minor()) / static_cast<double>(all);
}

} // namespace slipway
