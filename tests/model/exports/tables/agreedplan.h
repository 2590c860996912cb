// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/plan.h"

namespace slipway::test {

/// With all that an agreement and terms do to a bill at once: a discount, others by service, a currency factor of one's own, a reservation, a
/// savings plan of machines and one by amount in another currency, and a service without a price.
[[nodiscard]] Plan agreedPlan(const QString &currency);

/// Rows of the column "currency": of two digits, of none, and the dollar.
void addCurrencies();

} // namespace slipway::test
