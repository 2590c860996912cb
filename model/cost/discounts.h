// SPDX-License-Identifier: GPL-3.0-or-later
// What a plan takes off list prices, service by service.
#pragma once

#include "model/plan/plan.h"

#include <QString>
#include <QStringList>
#include <QStringView>

namespace slipway::cost {

/// What hours of a VM size are sold as.
[[nodiscard]] QString machineService();
/// The service that Azure's price list names for a meter of resources/prices/meters.csv; empty: none is known.
[[nodiscard]] QString serviceOf(QStringView meter);
/// All of them, sorted.
[[nodiscard]] QStringList knownServices();

/// What was negotiated for a service, however its name is spelt; nullptr: nothing of its own.
[[nodiscard]] const ServiceDiscount *discountOf(const Plan &plan, QStringView service);
/// What comes off a list price of the service, in basis points: what was negotiated for it, else the plan's discount.
[[nodiscard]] int discountBasisPoints(const Plan &plan, QStringView service);

} // namespace slipway::cost
