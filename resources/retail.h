// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace slipway {

/// prices/retailmeters.csv: what the price service calls the meters of the book.
[[nodiscard]] QByteArray embeddedRetailMeters();
/// prices/meterregions.csv: what price sheets and bills call the regions.
[[nodiscard]] QByteArray embeddedMeterRegions();

} // namespace slipway
