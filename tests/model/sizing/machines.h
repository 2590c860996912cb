// SPDX-License-Identifier: GPL-3.0-or-later
// Inside the tests of sizing.
#pragma once

#include "model/catalog/catalog.h"
#include "model/sizing/machine.h"
#include "resources/data.h"

namespace slipway::test {

/// As the built-in catalog has it; one that it does not have has nothing.
inline sizing::Machine machine(const QString &name)
{
    static const Catalog catalog = Catalog::load(embeddedCatalog()).value();
    const std::optional<SizeId> id = catalog.findSize(name);
    return id ? sizing::machineOf(catalog, catalog.size(*id)) : sizing::Machine();
}

} // namespace slipway::test
