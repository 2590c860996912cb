// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalog/catalog.h"

#include <QAbstractItemModelTester>
#include <QStringList>

namespace slipway::test {

/// The built-in one.
[[nodiscard]] const Catalog &catalog();

/// A model that breaks the rules of Qt fails the test.
inline constexpr auto strict = QAbstractItemModelTester::FailureReportingMode::QtTest;

/// What QAbstractItemModelTester does not see: bounds one past the end, indexes with a parent, row headers, titles
/// and figures without text. The faults found, empty where there are none.
[[nodiscard]] QStringList boundaryFaults(const QAbstractItemModel &model);

/// Rows as text, cells parted by " | ".
[[nodiscard]] QStringList printed(const QAbstractItemModel &model);

} // namespace slipway::test
