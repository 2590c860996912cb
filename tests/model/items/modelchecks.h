// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>
#include <QStringList>

namespace slipway::test {

/// What QAbstractItemModelTester does not see: bounds one past the end, indexes with a parent, row headers, titles
/// and figures without text. The faults found, empty where there are none.
[[nodiscard]] QStringList boundaryFaults(const QAbstractItemModel &model);

/// Rows as text, cells parted by " | ".
[[nodiscard]] QStringList printed(const QAbstractItemModel &model);

} // namespace slipway::test
