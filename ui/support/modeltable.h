// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/table.h"

class QAbstractItemModel;

namespace slipway {

enum class CellsOf {
    Display, ///< as they are shown
    Edit, ///< raw, where the model has that: figures carry no group separators
};

/// Headings and rows of a flat model, to give away as CSV or by the clipboard.
[[nodiscard]] Table tableOf(const QAbstractItemModel &model, CellsOf cells);
/// Only these rows, in this order.
[[nodiscard]] Table tableOf(const QAbstractItemModel &model, CellsOf cells, const std::vector<int> &rows);

} // namespace slipway
