// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"

#include <QString>

namespace slipway::cost {

/// What the meter "acr.standard.day" of the price book bills, in the language of the program: "the container registry". The id of one
/// that nothing is known of.
[[nodiscard]] QString meterWords(const QString &meter);
/// Its name in a table of prices, where each meter has to have one of its own: "Container registry, Basic".
[[nodiscard]] QString meterName(const QString &meter);
/// Where a price is for: "West Europe", "zone 1, Europe and North America"; the id of what nothing is known of.
[[nodiscard]] QString pricePlace(const Catalog &catalog, const QString &pricedFor);

/// How the price of a meter is known, as the note of its row begins: "published", "derived", "second-hand". What follows is the rest.
[[nodiscard]] inline QString howKnown(const QString &note)
{
    return note.left(note.indexOf(u';'));
}

} // namespace slipway::cost
