// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>

namespace slipway {

/// The embedded packs, for Catalog::load() and PriceSnapshot::load(). They live as long as the program.
[[nodiscard]] QByteArrayView embeddedCatalog();
[[nodiscard]] QByteArrayView embeddedPrices();

} // namespace slipway
