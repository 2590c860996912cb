// SPDX-License-Identifier: GPL-3.0-or-later
// Discounts by service as they are typed on one line.
#pragma once

#include "model/base/result.h"
#include "model/plan/plan.h"

#include <QLocale>
#include <QString>
#include <QStringList>

#include <vector>

namespace slipway {

/// Services that a discount may be for, as Azure's price list names them.
[[nodiscard]] QStringList discountServices();
/// "Virtual Machines 10; Storage 5", percents as the locale writes them.
[[nodiscard]] QString serviceDiscountsText(const std::vector<ServiceDiscount> &discounts, const QLocale &locale);
/// The same read back: parts between semicolons, each a name and its percent, 0 to 99; empty parts are left out. Else a sentence that names
/// the part and what is wrong with it. What the line does not show of `before` stays: members of the file that nobody here knows, with
/// their service or, where that was renamed, at their place; and digits of a percent that was not changed.
[[nodiscard]] Result<std::vector<ServiceDiscount>> serviceDiscountsOf(const QString &text, const QLocale &locale,
                                                                      const std::vector<ServiceDiscount> &before = {});

} // namespace slipway
