// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"
#include "ui/support/combofield.h"

namespace slipway {

/// The catalog's regions by name with their geography; typing any part of a name narrows the list. The data of an
/// entry is the region's id. Text that names no region goes back to the region chosen before.
class RegionField final : public ComboField
{
    Q_OBJECT
public:
    explicit RegionField(const Catalog &catalog, QWidget *parent = nullptr);

private:
    void settle();
};

} // namespace slipway
