// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/actuals/actualcosts.h"

#include <functional>

namespace slipway {

/// Called now and then with the unpacked bytes that were read.
using BillProgress = std::function<void(qint64 bytes)>;

/// Adds all charges of an export, a CSV as it is or packed by gzip, to the collector, in memory that does not grow with the file. Returns how
/// many charges have tags that do not read. An Error names the file and the place in it; what was added before is of no use then: a
/// bill is read whole or not at all. Ends with Cancelled inside of a CancelScope.
[[nodiscard]] Result<qint64> readBill(ActualCollector &collector, const QString &path, CostBasis basis,
                                      const BillProgress &progress = {});

/// All of several exports, which count together.
[[nodiscard]] Result<ActualCosts> readBills(const Plan &plan, const Evaluation &evaluation, const BilledAs &as,
                                            const QStringList &paths, CostBasis basis,
                                            const BillProgress &progress = {});

} // namespace slipway
