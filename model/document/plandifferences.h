// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/plan/plan.h"

#include <QStringList>

namespace slipway {

/// Where two plans differ, one line for each value: "/months: 12 here, 24 in the file". Entries of lists that have an id are
/// told apart by it, so that one more of them is one line and not a shift of all that follow.
[[nodiscard]] QStringList planDifferences(const Plan &here, const Plan &inFile);

} // namespace slipway
